#include "screen/app.hpp"

#include <csignal>
#include <type_traits>
#include <utility>

#include "screen/pages.hpp"
#include "system.hpp"

namespace tebweez::screen {
namespace {

bool is_pit_letter(char32_t key) noexcept {
  return key < 0x80 && pit_from(static_cast<char>(key)).has_value();
}

void draw_too_small(Grid& grid) {
  const std::string needed = "tebweez needs " + std::to_string(fewest_columns) + "x" +
                             std::to_string(fewest_rows) + ", here is " +
                             std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) +
                             "; the match is kept";
  int row = 0;
  for (const std::string& line : wrap(needed, grid.columns(), grid.charset()))
    grid.put(row++, 0, line);
}

}  // namespace

App::App(Window& window, const DisplayOptions& display) : window_{window}, display_{display} {
  if (display.speed) speed_ = Speed{*display.speed};
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
  while (!screens_.empty()) {
    if (const auto problem = top().leave()) {
      last_word_ = problem->what;
      worst_ = problem->status;
    }
    screens_.pop_back();
  }
}

void App::rearrange() {
  if (std::exchange(popped_, false) && screens_.size() > 1) screens_.pop_back();
  if (replacement_ != nullptr) {
    close_all();
    screens_.push_back(std::exchange(replacement_, nullptr));
  }
  for (auto& screen : std::exchange(pushed_, {})) screens_.push_back(std::move(screen));
  if (const Command command = std::exchange(for_below_, Command::none); command != Command::none) {
    give(command);
    rearrange();
  }
}

void App::close_with(Command command) {
  pop();
  for_below_ = command;
}

void App::leave(int status) {
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
          take_key(what.key);
        } else if constexpr (std::is_same_v<What, Click>) {
          const auto target = too_small() ? std::nullopt : shown_->target_at(what.spot);
          if (!target) return;
          if (const auto* entry = std::get_if<int>(&*target); entry != nullptr)
            give(Entry{*entry});
          else if (const auto* pit = std::get_if<Pit>(&*target); pit != nullptr)
            give(*pit);
          else
            give(std::get<Command>(*target));
        } else if constexpr (std::is_same_v<What, TimedOut>) {
          top().tick(*this);
        } else if constexpr (std::is_same_v<What, InputReady>) {
          top().file_ready(*this);
        } else if constexpr (std::is_same_v<What, Ended>) {
          end(what.status);
        }
      },
      event);
}

void App::take_key(char32_t key) {
  if (key == 0) return;
  const unsigned place = top().place();
  const bool text = (place & where::text) != 0;
  const Command command = command_for(key, place);
  if (too_small()) {  // nothing can be seen, so nothing is played
    if (command == Command::leave || command == Command::interrupt || command == Command::redraw ||
        command == Command::suspend)
      give(command);
    return;
  }
  if (command != Command::none)
    give(command);
  else if (text && key >= ' ' && key < key::beyond_unicode)
    give(Character{key});
  else if (is_pit_letter(key))
    give(PitLetter{static_cast<char>(key)});
  else if (key >= '0' && key <= '9')
    give(Digit{static_cast<int>(key - '0')});
}

void App::give(const Input& input) {
  if (const auto* command = std::get_if<Command>(&input);
      command != nullptr && take_common(*command))
    return;
  top().handle(input, *this);
}

bool App::take_common(Command command) {
  switch (command) {
    case Command::help:
      if ((top().place() & where::page) != 0) return false;
      push(std::make_unique<HelpPage>(top().place()));
      return true;
    case Command::rules: {
      if ((top().place() & where::page) != 0) return false;
      const Rules* rules = nullptr;
      for (const auto& screen : screens_)
        if (screen->rules() != nullptr) rules = screen->rules();
      push(std::make_unique<RulesPage>(rules));
      return true;
    }
    case Command::view: below_ = other(below_); return true;
    case Command::redraw: window_.redraw(); return true;
    case Command::suspend: window_.suspend(); return true;
    case Command::leave: leave(status::done); return true;
    case Command::interrupt: leave(status::signal_base + SIGINT); return true;
    case Command::close:
      if (screens_.size() < 2) return false;
      pop();
      return true;
    default: return false;
  }
}

}  // namespace tebweez::screen
