#include "screen/start/look_rows.hpp"

#include <array>
#include <optional>

namespace tebweez::screen {
namespace {

/// The schemes, and at the end no colours at all.
constexpr auto choices = [] {
  std::array<std::optional<Scheme>, all_schemes.size() + 1> list{};
  for (std::size_t i = 0; i < all_schemes.size(); ++i) list[i] = all_schemes[i];
  return list;
}();

std::optional<Scheme> chosen_of(const DisplaySettings& display) {
  if (display.color == ColorUse::never) return std::nullopt;
  return display.scheme.value_or(Scheme{});
}

void step(int by, App& app) {
  const DisplaySettings& display = app.display();
  const auto next = stepped(choices, chosen_of(display), by);
  const bool never = display.color == ColorUse::never;
  const ColorUse with_colors = never ? ColorUse::automatic : display.color.value_or(ColorUse{});
  app.wear(next.value_or(display.scheme.value_or(Scheme{})), next ? with_colors : ColorUse::never);
}

}  // namespace

void add_looks(StartRows& rows) {
  rows.push_back({.group = RowGroup::looks,
                  .text =
                      [](const App& app, bool /*narrow*/) {
                        const auto scheme = chosen_of(app.display());
                        return RowText{"Colours", scheme ? std::string{to_text(*scheme)} : "none",
                                       "Each player has a tint, as the names show; marks tell all"
                                       " that colours do"};
                      },
                  .step = step});
}

}  // namespace tebweez::screen
