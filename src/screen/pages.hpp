// What is laid over another screen: help, the rules, a question.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "screen/screen.hpp"

namespace tebweez::screen {

/// The keys of a screen, made from the table. Any of them can be chosen with the arrows and done
/// with Enter, for keyboards without its letter.
class HelpPage final : public Screen {
 public:
  /// @param impossible what can't be asked for now
  /// @param note what else there is to say
  HelpPage(Context context, const std::vector<Request>& impossible, std::string note);
  [[nodiscard]] Context context() const override { return where::page; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;

 private:
  struct Row {
    std::vector<char32_t> keys;
    Request request{};
    std::string_view help;
  };
  std::vector<std::string> sentences_;  ///< above the keys
  bool tells_direction_ = false;        ///< the marks beside the board are explained
  std::vector<Row> rows_;
  int chosen_ = 0;
  int first_ = 0;  ///< the first row in sight, as the window's height allows
};

/// Lines that one scrolls through.
class ScrolledPage : public Screen {
 public:
  [[nodiscard]] Context context() const override { return where::page; }
  void draw(Grid& grid, const App& app) final;
  void handle(const Input& input, App& app) override;

 protected:
  [[nodiscard]] virtual std::string title() const = 0;
  /// What it was opened by, of what works on every page: that closes it again.
  [[nodiscard]] virtual Request opened_by() const { return Request::none; }
  /// What there is to read, in lines no wider than that.
  [[nodiscard]] virtual std::vector<std::string> lines(int width, Charset charset) const = 0;

 private:
  int first_ = 0;
  int page_ = 1;
  int last_ = 0;
};

/// The rules of a ruleset with their sources and readings.
class RulesPage final : public ScrolledPage {
 public:
  explicit RulesPage(const Rules* rules) : rules_{rules} {}
  [[nodiscard]] const Rules* rules() const override { return rules_; }

 protected:
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] Request opened_by() const override { return Request::rules; }
  [[nodiscard]] std::vector<std::string> lines(int width, Charset charset) const override;

 private:
  const Rules* rules_;
};

/// A question with its answers; Esc gives none of them.
class Question final : public Screen {
 public:
  struct Answer {
    std::string text;
    std::function<void(App&)> act;
  };
  Question(std::string text, std::vector<Answer> answers, bool about_leaving = false)
      : text_{std::move(text)}, answers_{std::move(answers)}, about_leaving_{about_leaving} {}
  [[nodiscard]] Context context() const override { return where::question; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] bool floats() const override { return true; }
  [[nodiscard]] bool asks_to_leave() const override { return about_leaving_; }

 private:
  std::string text_;
  std::vector<Answer> answers_;
  bool about_leaving_;
  int chosen_ = 0;
};

/// Asks whether to leave all the same; the first answer is to stay.
void ask_to_leave(App& app, std::string question, int status);

}  // namespace tebweez::screen
