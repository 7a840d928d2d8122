// Lines that are read from standard input and answered on standard output.
#pragma once

#include <string>
#include <string_view>

#include "tebweez/log/record.hpp"

namespace tebweez {

/// A person at a terminal is told what is wrong with a line and asked again; a script's mistake
/// ends the program.
class LineDialogue {
 public:
  virtual ~LineDialogue() = default;
  LineDialogue(const LineDialogue&) = delete;
  LineDialogue& operator=(const LineDialogue&) = delete;
  LineDialogue(LineDialogue&&) = delete;
  LineDialogue& operator=(LineDialogue&&) = delete;

 protected:
  /// @param wrong begins what a person is told of a wrong line: "That can't be played"
  /// @param lines what has been read of the input before
  explicit LineDialogue(std::string wrong, LineReader lines = {});

  /// Does what a whole line says. False: no more is read.
  virtual bool take(const LineReader::Line& line) = 0;

  /// Reads until the input ends, `take` has enough, or a wrong line ends it.
  /// @param typed_ahead what was read of the input before and is still to be taken
  void read_lines(std::string_view typed_ahead = {});
  /// Says what is wrong with a line; false when that ends the program.
  bool refuse(const Fault& fault);
  /// Prints a text, and at a terminal the sign that a line is waited for; false when that failed.
  bool show(const std::string& text);
  /// Prints a text behind which no line is waited for; false when that failed.
  bool put(const std::string& text);

  [[nodiscard]] bool asks_again() const noexcept { return asks_again_; }
  [[nodiscard]] int exit_status() const noexcept { return status_; }
  void fail_with(int status) noexcept { status_ = status; }
  [[nodiscard]] LineReader& lines() noexcept { return lines_; }
  /// What stood behind the last line that was taken, and has not been.
  [[nodiscard]] const std::string& rest() const noexcept { return rest_; }

 private:
  bool feed(std::string_view bytes);

  std::string wrong_;
  LineReader lines_;
  bool asks_again_;
  std::string rest_;
  int status_;
};

}  // namespace tebweez
