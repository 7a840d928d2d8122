// A sequence from the terminal that no key is known for, taken byte by byte and thrown away: taken
// apart, its letters and figures would be commands.
#pragma once

#include <string_view>

namespace tebweez::screen {

class StraySequence {
 public:
  /// Is this what such a sequence goes on with, after ESC? Any other character is a key of its own.
  /// Besides CSI and SS3 these are the strings: OSC, DCS, APC, PM and SOS, in which terminals
  /// answer.
  [[nodiscard]] static constexpr bool introduced_by(int byte) noexcept {
    return byte > 0 && byte < 0x80 &&
           std::string_view{"[O]P_^X"}.find(static_cast<char>(byte)) != std::string_view::npos;
  }
  constexpr void begin(char introducer) noexcept {
    rest_ = introducer == '[' ? Rest::first : introducer == 'O' ? Rest::one : Rest::string;
    figure_ = 0;
  }
  /// Is there more to come?
  [[nodiscard]] constexpr bool begun() const noexcept { return rest_ != Rest::none; }
  /// Of `ESC [ 200 ~`, just ended, 200; 0 for one of another form.
  [[nodiscard]] constexpr int figure() const noexcept {
    return begun() || figure_ < 0 ? 0 : figure_;
  }
  /// What has not come by now does not come.
  constexpr void drop() noexcept { rest_ = Rest::none; }

  constexpr void take(char byte) noexcept {
    constexpr char bell = 7;
    constexpr char escape = 0x1B;
    const bool final = byte >= '@' && byte <= '~';
    take_figure(byte);
    switch (rest_) {
      case Rest::none: return;
      case Rest::first:  // the Linux console has `ESC [ [ A`
        rest_ = byte == '[' ? Rest::one : final ? Rest::none : Rest::more;
        return;
      case Rest::more: rest_ = final ? Rest::none : Rest::more; return;
      case Rest::one: rest_ = Rest::none; return;
      case Rest::string:
        rest_ = byte == bell ? Rest::none : byte == escape ? Rest::ending : Rest::string;
        return;
      case Rest::ending:  // `ESC \` ends the string; any other sequence breaks it off
        rest_ = Rest::none;
        if (byte != '\\' && introduced_by(byte)) begin(byte);
        return;
    }
  }

 private:
  enum class Rest {
    none,
    first,   ///< the byte after `ESC [`
    more,    ///< more of it, up to a final byte
    one,     ///< one byte
    string,  ///< text up to BEL or `ESC \`
    ending,  ///< the byte after ESC in such a text
  };

  constexpr void take_figure(char byte) noexcept {
    constexpr int most = 999;
    const bool digit = byte >= '0' && byte <= '9' && rest_ != Rest::string;
    if (digit && figure_ >= 0 && figure_ <= most)
      figure_ = figure_ * 10 + (byte - '0');
    else if (byte != '~')
      figure_ = -1;
  }

  Rest rest_ = Rest::none;
  int figure_ = 0;  ///< negative: something else stands there
};

}  // namespace tebweez::screen
