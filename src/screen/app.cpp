#include "screen/app.hpp"

#include <algorithm>
#include <csignal>
#include <type_traits>
#include <utility>

#include "screen/screens.hpp"
#include "system/problem.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez::screen {
namespace {

/// The pit that a key is the letter of.
std::optional<Pit> pit_of(char32_t key) noexcept {
  return key < 0x80 ? pit_from(static_cast<char>(key)) : std::nullopt;
}

void draw_too_small(Grid& grid) {
  const std::string needed = "tebweez needs " + std::to_string(fewest_columns) + "x" +
                             std::to_string(fewest_rows) + ", this window is " +
                             std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) +
                             "; the match is kept";
  int row = 0;
  for (const std::string& line : wrap(needed, grid.columns(), grid.charset()))
    grid.put(row++, 0, line);
}

}  // namespace

App::App(Window& window, const DisplaySettings& display, SettingsFile settings)
    : window_{window}, settings_{std::move(settings)}, display_{display.or_kept(settings_.kept())} {
  if (display_.speed) speed_ = Speed{*display_.speed};
}

void App::keep(const KeptSettings& settings) {
  if (const auto problem = settings_.keep(settings)) unkept_ = problem->what;
}

void App::slower() {
  speed_.slower();
  keep_speed();
}

void App::faster() {
  speed_.faster();
  keep_speed();
}

void App::keep_speed() {
  KeptSettings settings = kept();
  settings.speed = speed_.seeds_a_second();
  keep(settings);
}

void App::wear(Scheme scheme, ColorUse color) {
  KeptSettings settings = kept();
  if (display_.scheme.value_or(Scheme{}) != scheme) settings.scheme = scheme;
  if (display_.color.value_or(ColorUse{}) != color) settings.color = color;
  keep(settings);
  display_.scheme = scheme;
  display_.color = color;
  window_.wear(display_);
}

bool App::too_small() const {
  return !size_for(window_.rows(), window_.columns()).has_value();
}

void App::show() {
  Grid grid{window_.rows(), window_.columns(), window_.charset()};
  if (too_small()) {
    draw_too_small(grid);
  } else {
    std::size_t first = screens_.size() - 1;
    while (first > 0 && screens_[first]->floats()) --first;
    for (std::size_t i = first; i < screens_.size(); ++i) {
      if (i > first) grid.drop_zones();
      screens_[i]->draw(grid, *this);
    }
  }
  window_.show(grid);
  shown_ = std::move(grid);
}

int App::run(std::unique_ptr<Screen> first) {
  screens_.push_back(std::move(first));
  while (!status_) {
    show();
    take(window_.wait(top().wake(), top().watched_file()));
    rearrange();
  }
  close_all();
  if (*status_ == status::done) status_ = worst_;
  return *status_;
}

void App::close_all() {
  farewell_.clear();
  while (!screens_.empty()) {
    if (const auto problem = top().leave()) {
      last_word_ = problem->what;
      worst_ = problem->status;
    } else if (!told_to_end_) {
      farewell_ += top().farewell();
    }
    screens_.pop_back();
  }
}

void App::rearrange() {
  if (std::exchange(popped_, false) && screens_.size() > 1) {
    screens_.pop_back();
    top().uncovered();
  }
  if (replacement_ != nullptr) {
    close_all();
    screens_.push_back(std::exchange(replacement_, nullptr));
  }
  for (auto& screen : std::exchange(pushed_, {})) screens_.push_back(std::move(screen));
  if (const Request request = std::exchange(for_below_, Request::none); request != Request::none) {
    give(request);
    rearrange();
  }
}

void App::close_with(Request request) {
  pop();
  for_below_ = request;
}

void App::leave(int status) {
  const bool asked = std::any_of(screens_.begin(), screens_.end(),
                                 [](const auto& screen) { return screen->asks_to_leave(); });
  if (!asked)
    for (const auto& screen : screens_)
      if (!screen->may_leave(*this, status)) return;
  end(status);
}

void App::end(int status) {
  status_ = status;
}

void App::take(const Event& event) {
  std::visit(
      [this](const auto& what) {
        using What = std::decay_t<decltype(what)>;
        if constexpr (std::is_same_v<What, KeyPress>) {
          what.pasted ? take_pasted(what.key) : take_key(what.key);
        } else if constexpr (std::is_same_v<What, Click>) {
          const auto target = too_small() ? std::nullopt : shown_->target_at(what.spot);
          if (!target) return;
          if (const auto* entry = std::get_if<int>(&*target); entry != nullptr)
            give(Entry{*entry});
          else if (const auto* pit = std::get_if<Pit>(&*target); pit != nullptr)
            give(*pit);
          else
            give(std::get<Request>(*target));
        } else if constexpr (std::is_same_v<What, Wheel>) {
          if (!too_small()) give(Scroll{what.lines});
        } else if constexpr (std::is_same_v<What, TimedOut>) {
          top().tick(*this);
        } else if constexpr (std::is_same_v<What, InputReady>) {
          top().file_ready(*this);
        } else if constexpr (std::is_same_v<What, Ended>) {
          told_to_end_ = true;
          end(what.status);
        }
      },
      event);
}

void App::take_key(char32_t key) {
  if (key == 0) return;
  const Context context = top().context();
  const bool text = context.meets(where::text);
  const Request request = request_for(key, context);
  if (too_small()) {  // nothing can be seen, so nothing is played
    if (request == Request::quit || request == Request::leave || request == Request::interrupt ||
        request == Request::redraw || request == Request::suspend)
      give(request);
    return;
  }
  if (request != Request::none)
    give(request);
  else if (text && key >= ' ' && key < key::beyond_unicode)
    give(Character{key});
  else if (const auto pit = pit_of(key))
    give(PitLetter{*pit});
  else if (key >= '0' && key <= '9')
    give(Digit{static_cast<int>(key - '0')});
}

/// A text that was pasted is none of the commands that its letters are.
void App::take_pasted(char32_t key) {
  if (top().context().meets(where::text) && !too_small() && key >= ' ' && key < key::beyond_unicode)
    give(Character{key});
}

void App::give(const Input& input) {
  if (const auto* request = std::get_if<Request>(&input);
      request != nullptr && take_common(*request))
    return;
  top().handle(input, *this);
}

bool App::take_common(Request request) {
  switch (request) {
    case Request::help:
      if (top().context().meets(where::page)) return false;
      push(help_page(top()));
      return true;
    case Request::rules: {
      if (top().context().meets(where::page)) return false;
      const Rules* rules = nullptr;
      for (const auto& screen : screens_)
        if (screen->rules() != nullptr) rules = screen->rules();
      push(rules_page(rules));
      return true;
    }
    case Request::view: below_ = other(below_); return true;
    case Request::redraw: window_.redraw(); return true;
    case Request::suspend: window_.suspend(); return true;
    case Request::quit:
      if (screens_.size() > 1)
        pop();
      else
        leave(status::done);
      return true;
    case Request::leave: leave(status::done); return true;
    case Request::interrupt: leave(status::signal_base + SIGINT); return true;
    case Request::close:
      if (screens_.size() < 2 || top().takes_close()) return false;
      pop();
      return true;
    default: return false;
  }
}

}  // namespace tebweez::screen
