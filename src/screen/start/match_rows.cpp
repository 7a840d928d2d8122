#include "screen/start/match_rows.hpp"

#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "matches/session.hpp"
#include "screen/screens.hpp"
#include "words/words.hpp"

namespace tebweez::screen {
namespace {

/// Does the computer play this side, and nobody of that name the other?
bool is_computers(const MatchSettings& settings, Side side) {
  const PerSide<bool>& plays = settings.computer.plays;
  return plays[side] && !plays[other(side)];
}

/// The name that was given, or else the last one of a person there.
std::optional<std::string> name_of(const MatchSettings& settings, const LastNames& last,
                                   Side side) {
  const auto& name = settings.name[side];
  return name || settings.computer.plays[side] ? name : last[side];
}

Objection play(const Rules& rules, const MatchSettings& like, const LastNames& last, App& app) {
  MatchSettings settings = like;
  settings.rules = rules;
  KeptSettings kept = app.kept();
  for (const Side side : both_sides) {
    settings.name[side] = name_of(like, last, side);
    if (!like.computer.plays[side]) kept.name[side] = settings.name[side];
  }
  auto session = Session::begin(settings);
  if (!session) return session.error().what;
  app.keep(kept);
  app.replace(match_screen(*std::move(session), std::move(settings)));
  return std::nullopt;
}

RowText ruleset_text(const Rules& rules, bool narrow) {
  const std::string country{rules.country};
  return {std::string{rules.name}, narrow ? country : country + ": " + std::string{rules.meaning},
          std::string{rules.in_brief}};
}

/// Two people, the computer as North, as South, as both.
constexpr std::array<PerSide<bool>, 4> opponents{
    PerSide<bool>{false, false}, {false, true}, {true, false}, {true, true}};

RowText opponent_text(const PerSide<bool>& plays, bool narrow) {
  const auto& [south, north] = plays;
  const std::string_view who =
      south && north ? (narrow ? "computer" : "the computer alone, a show")
      : north        ? (narrow ? "you, computer" : "you, and the computer as North")
      : south        ? (narrow ? "computer, you" : "you, and the computer as South")
                     : "two people";
  return {"Played by", std::string{who}, "Two people at one keyboard, or the computer for one"};
}

RowText level_text(Level level, bool narrow) {
  return {narrow ? "Level" : "The computer's level", std::string{to_text(level)},
          "Easy looks one action ahead, medium four; strong plays best"};
}

RowText name_text(const MatchSettings& settings, const LastNames& last, Side side) {
  const bool south = side == Side::south;
  return {south ? "South's name" : "North's name",
          name_of(settings, last, side)
              .value_or(is_computers(settings, side) ? "Computer"
                        : south                      ? "South"
                                                     : "North"),
          south ? "South sits below; capital letters name South's pits"
                : "North sits above; small letters name North's pits",
          role_of(side)};
}

/// An empty name is none, and the last one is not meant either.
Objection take_name(std::optional<std::string>& name, std::optional<std::string>& last,
                    const std::string& text) {
  if (text.empty()) {
    name.reset();
    last.reset();
    return std::nullopt;
  }
  if (const auto wrong = check_new_name(text)) return std::string{*wrong} + ".";
  name = text;
  return std::nullopt;
}

RowText target_row_text(const std::optional<int>& target) {
  return {"Target", target ? target_text(*target) : "the ruleset's own",
          "Gains that win the match; 0 plays one round only"};
}

/// The ruleset's own, one round, and then tens up to the highest.
void step_target(std::optional<int>& target, int by) {
  constexpr int stride = 10;
  if (!target) {
    if (by > 0) target = 0;
  } else if (by > 0) {
    target = std::min(highest_target, *target - *target % stride + stride);
  } else if (*target == 0) {
    target.reset();
  } else {
    target = (*target - 1) / stride * stride;
  }
}

Objection take_target(std::optional<int>& target, const std::string& text) {
  const auto number = parse_number(text, highest_target);
  if (!number && !text.empty()) return "The target is a number from 0 (one round) to 1000.";
  target = number;
  return std::nullopt;
}

RowText origin_text(Origin origin, bool narrow) {
  const bool sows = origin == Origin::sow;
  return {narrow ? "Own pit" : "A lap that comes round",
          narrow ? (sows ? "is sown too" : "is skipped")
                 : (sows ? "sows the pit it came from too" : "skips the pit it came from"),
          "Reading R1: a lap that comes round to the pit it was lifted from"};
}

}  // namespace

void add_rulesets(StartRows& rows, const MatchSettings& settings, const LastNames& last) {
  for (const Rules* rules : all_rules)
    rows.push_back(
        {.group = RowGroup::rulesets,
         .text = [rules](const App&, bool narrow) { return ruleset_text(*rules, narrow); },
         .enter = "play",
         .act = [rules, &settings, &last](App& app) { return play(*rules, settings, last, app); },
         .rules = rules});
}

void add_match_settings(StartRows& rows, MatchSettings& settings, LastNames& last) {
  auto& plays = settings.computer.plays;
  rows.push_back(
      {.group = RowGroup::match,
       .text = [&plays](const App&, bool narrow) { return opponent_text(plays, narrow); },
       .step = [&plays](int by, App&) { plays = stepped(opponents, plays, by); }});
  auto& level = settings.computer.level;
  rows.push_back({.group = RowGroup::match,
                  .text = [&level](const App&, bool narrow) { return level_text(level, narrow); },
                  .step =
                      [&level](int by, App& app) {
                        level = stepped(all_levels, level, by);
                        KeptSettings kept = app.kept();
                        kept.level = level;
                        app.keep(kept);
                      }});
  for (const Side side : both_sides) {
    auto& name = settings.name[side];
    rows.push_back(
        {.group = RowGroup::match,
         .text = [&settings, &last, side](
                     const App&, bool /*narrow*/) { return name_text(settings, last, side); },
         // A name that nobody gave is not there to be typed behind.
         .typed = [&settings, &last, side] { return name_of(settings, last, side).value_or(""); },
         .take = [&name, &former = last[side]](
                     const std::string& text) { return take_name(name, former, text); }});
  }
  auto& target = settings.target;
  rows.push_back(
      {.group = RowGroup::match,
       .text = [&target](const App&, bool /*narrow*/) { return target_row_text(target); },
       .step = [&target](int by, App&) { step_target(target, by); },
       .typed = [&target] { return target ? std::to_string(*target) : std::string{}; },
       .take = [&target](const std::string& text) { return take_target(target, text); }});
  auto& origin = settings.origin;
  rows.push_back(
      {.group = RowGroup::match,
       .text = [&origin](const App&, bool narrow) { return origin_text(origin, narrow); },
       .step =
           [&origin](int by, App&) {
             origin = stepped(std::array{Origin::sow, Origin::skip}, origin, by);
           }});
}

}  // namespace tebweez::screen
