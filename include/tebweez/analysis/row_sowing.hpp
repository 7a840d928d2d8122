// Sows all pits of a row at once, for the analysis: the same as sow(), several times as fast.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "tebweez/analysis/packed_board.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {

/// The legal sowings of one row.
struct RowSowings {
  struct One {
    PackedBoard after;          ///< as the player who has sown sees it
    std::uint8_t place = 0;     ///< of the pit sown, 0 for A
    std::uint8_t captured = 0;  ///< seeds taken
  };
  std::array<One, longest_row> list{};
  int count = 0;

  [[nodiscard]] const One* begin() const noexcept { return list.data(); }
  [[nodiscard]] const One* end() const noexcept { return list.data() + count; }
};

/// Sows for one ruleset.
///
/// What a lap adds to the board is read from a table: a row for each pit and number in hand, which
/// is two additions of whole words. Each lap waits for the one before it, to know where it begins;
/// but the sowings of a row know nothing of one another. So a step sows the next lap of each: while
/// one waits, the machine is busy with the others, and it has to guess where a sowing ends once for
/// all of them. A sowing that has ended adds nothing in the steps that follow, since its next lap
/// has no seeds in hand. Nor is there anything to guess where they are all over: what is captured
/// comes from tables, for a line of no pits as for a long one.
class RowSowing {
 public:
  explicit RowSowing(const Rules& rules) noexcept : rules_{rules}, packing_{rules.row_length} {
    const int pits = packing_.pits();
    for (int from = 0; from < pits; ++from)
      for (int hand = 0; hand <= most_seeds; ++hand) write_lap(from, hand);
    for (int made = 2; made <= most_seeds; ++made) {
      relays_[static_cast<std::size_t>(made)] =
          static_cast<std::uint8_t>(rules.captures(made) ? 0 : made);
    }
    for (int last = 0; last < pits; ++last) write_lines(last);
  }

  [[nodiscard]] const Packing& packing() const noexcept { return packing_; }

  /// The pits that the mover may try to sow, bit 0 for A: see `candidates`.
  [[nodiscard]] unsigned candidates(const PackedBoard& board) const noexcept {
    const unsigned occupied = packing_.occupied(board);
    return rules_.choice == Choice::any ? occupied : std::bit_floor(occupied);
  }

  /// Sows each of the mover's `pits`, which must hold seeds. Endless sowings are left out (R4).
  void sow_each(const PackedBoard& board, unsigned pits, RowSowings& sowings) const noexcept {
    sowings.count = 0;
    switch (std::popcount(pits)) {
      case 1: return sow_pits<1>(board, pits, sowings);
      case 2: return sow_pits<2>(board, pits, sowings);
      case 3: return sow_pits<3>(board, pits, sowings);
      case 4: return sow_pits<4>(board, pits, sowings);
      case 5: return sow_pits<5>(board, pits, sowings);
      case 6: return sow_pits<6>(board, pits, sowings);
      case 7: return sow_pits<7>(board, pits, sowings);
      default: return;
    }
  }

  /// How many boards have their heads sown side by side.
  static constexpr std::size_t abreast = 8;

  /// Sows the head of each board, which must have one: the last pit of the mover's row that holds
  /// seeds. Bit i of what is returned tells that the sowing of board i never ends (R4).
  unsigned sow_heads(const std::array<PackedBoard, abreast>& boards,
                     std::array<RowSowings::One, abreast>& sowings) const noexcept {
    std::array<Lane, abreast> lanes;
    for (std::size_t i = 0; i < abreast; ++i) {
      const int head = static_cast<int>(std::bit_width(packing_.occupied(boards[i]))) - 1;
      sowings[i].place = static_cast<std::uint8_t>(head);
      lanes[i] = lane_from(boards[i], head);
    }
    const bool all_ended = sow_lanes(lanes);
    unsigned endless = 0;
    for (std::size_t i = 0; i < abreast; ++i) {
      take_line(lanes[i], Packing::total(boards[i]), sowings[i]);
      if (all_ended || ended(lanes[i])) continue;
      if (!sow_long(boards[i], sowings[i])) endless |= 1U << i;
    }
    return endless;
  }

 private:
  static constexpr unsigned hand_bits = 7;
  static constexpr std::uint32_t hand_mask = (1U << hand_bits) - 1;
  static_assert(most_seeds <= static_cast<int>(hand_mask));
  /// After so many laps the one loop of sowing.hpp takes over, which knows what never ends (R4).
  static constexpr int many_laps = 48;

  /// What a lap adds to a board, and the index of the pit where it ends.
  struct Lap {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
  };
  /// One sowing on its way: its board, and its next lap, the index of the pit and the seeds in
  /// hand.
  struct Lane {
    std::array<std::uint64_t, 2> words{};
    std::uint32_t lap = 0;
  };

  static int at(const Lane& lane, std::uint32_t index) noexcept {
    if constexpr (std::endian::native == std::endian::little) {
      return reinterpret_cast<const unsigned char*>(lane.words.data())[index];
    } else {
      return static_cast<int>(lane.words[index >> 3U] >> (8U * (index & 7U)) & 0xFFU);
    }
  }

  void write_lap(int from, int hand) noexcept {
    const int pits = packing_.pits();
    PackedBoard added;
    added.add(from, -hand);
    int last = from;
    for (int left = hand; left > 0;) {
      last = last + 1 < pits ? last + 1 : 0;
      if (rules_.origin == Origin::skip && last == from) continue;  // R1
      added.add(last, 1);
      --left;
    }
    const std::size_t index =
        static_cast<std::size_t>(from) << hand_bits | static_cast<std::size_t>(hand);
    laps_[index] = {added.low, added.high};
    ends_[index] = static_cast<std::uint8_t>(last);
  }

  /// What is left of a board, for each line that runs back from a pit.
  void write_lines(int last) noexcept {
    constexpr int every_bit = 0xFF;
    const int pits = packing_.pits();
    PackedBoard kept{.low = ~std::uint64_t{0}, .high = ~std::uint64_t{0}};
    int at = last;
    for (int length = 0; length <= pits; ++length) {
      kept_[static_cast<std::size_t>(last)][static_cast<std::size_t>(length)] = kept;
      for (const int taken : {at, pits - 1 - at})
        if (kept.at(taken) != 0) kept.add(taken, -every_bit);
      at = at == 0 ? pits - 1 : at - 1;
    }
  }

  static Lane lane_from(const PackedBoard& board, int pit) noexcept {
    return {.words = {board.low, board.high},
            .lap = static_cast<std::uint32_t>(pit) << hand_bits |
                   static_cast<std::uint32_t>(board.at(pit))};
  }
  [[nodiscard]] static bool ended(const Lane& lane) noexcept { return (lane.lap & hand_mask) == 0; }

  /// Sows until all have ended, or have had many laps; false then.
  template <std::size_t Lanes>
  [[nodiscard]] bool sow_lanes(std::array<Lane, Lanes>& lanes) const noexcept {
    for (int laps = 0; laps < many_laps; ++laps) {
      std::uint32_t going_on = 0;
      for (Lane& lane : lanes) {
        lane.words[0] += laps_[lane.lap].low;
        lane.words[1] += laps_[lane.lap].high;
        const std::uint32_t last = ends_[lane.lap];
        const std::uint32_t hand = relays_[static_cast<std::size_t>(at(lane, last))];
        lane.lap = last << hand_bits | hand;
        going_on |= hand;
      }
      if (going_on == 0) return true;
    }
    return false;
  }

  template <std::size_t Lanes>
  void sow_pits(const PackedBoard& board, unsigned pits, RowSowings& sowings) const noexcept {
    std::array<Lane, Lanes> lanes;
    for (Lane& lane : lanes) {
      const int pit = std::countr_zero(pits);
      pits &= pits - 1;
      lane = lane_from(board, pit);
      sowings.list[static_cast<std::size_t>(sowings.count++)].place =
          static_cast<std::uint8_t>(pit);
    }
    const bool all_ended = sow_lanes(lanes);
    const int total = Packing::total(board);
    for (std::size_t i = 0; i < Lanes; ++i) take_line(lanes[i], total, sowings.list[i]);
    if (!all_ended) finish_long(board, lanes.data(), sowings);
  }

  /// As take_line of sowing.hpp (R2, R14). Where the last seed captures nothing the line has no
  /// pits, and nothing is taken.
  void take_line(const Lane& lane, int total, RowSowings::One& one) const noexcept {
    const auto pits = static_cast<std::uint32_t>(packing_.pits());
    const std::uint32_t last = lane.lap >> hand_bits;
    const std::uint32_t taking = capturing(lane.words[0]) | capturing(lane.words[1]) << 8U;
    // All pits twice, so that a line may run back past the first; then the last pit topmost.
    const std::uint32_t back = (taking | taking << pits) << (31U - pits - last);
    const std::size_t length = std::min(static_cast<std::uint32_t>(std::countl_one(back)), pits);
    const PackedBoard& kept = kept_[last][length];
    one.after = {.low = lane.words[0] & kept.low, .high = lane.words[1] & kept.high};
    one.captured = static_cast<std::uint8_t>(total - Packing::total(one.after));
  }

  /// Which of eight pits hold a number that captures, bit 0 for the lowest byte.
  [[nodiscard]] std::uint32_t capturing(std::uint64_t pits) const noexcept {
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
    constexpr std::uint64_t most = 0x7F * ones;
    // The highest bit of each byte: does it differ from two and from four; is it odd or 0?
    const std::uint64_t others = rules_.capture == Capture::two_or_four
                                     ? ((pits ^ 2 * ones) + most) & ((pits ^ 4 * ones) + most)
                                     : pits << 7U | ~(pits + most);
    const std::uint64_t some = ~others >> 7U & ones;
    return static_cast<std::uint32_t>(some * 0x0102'0408'1020'4080U >> 56U);  // see Packing
  }

  /// Sows to the end what has had many laps, and leaves out what never ends.
  void finish_long(const PackedBoard& board, const Lane* lanes,
                   RowSowings& sowings) const noexcept {
    const int sown = std::exchange(sowings.count, 0);
    for (int i = 0; i < sown; ++i) {
      RowSowings::One& one = sowings.list[static_cast<std::size_t>(sowings.count)];
      one = sowings.list[static_cast<std::size_t>(i)];
      sowings.count += ended(lanes[i]) || sow_long(board, one) ? 1 : 0;
    }
  }

  [[nodiscard]] bool sow_long(const PackedBoard& board, RowSowings::One& one) const noexcept {
    const Sowing sowing =
        sow(packing_.unpack(board, Side::south), Pit{Side::south, one.place}, rules_);
    one.after = packing_.pack({.board = sowing.after, .mover = Side::south});
    one.captured = static_cast<std::uint8_t>(sowing.captured);
    return !sowing.endless();
  }

  static constexpr std::size_t laps_kept = std::size_t{2} * longest_row << hand_bits;

  Rules rules_;
  Packing packing_;
  std::array<Lap, laps_kept> laps_{};
  std::array<std::uint8_t, laps_kept> ends_{};
  /// The seeds that a last seed lifts again, by what it makes: 0 where the sowing ends.
  std::array<std::uint8_t, std::size_t{1} << hand_bits> relays_{};
  /// kept_[p][n]: ones where nothing is taken by a line of n pits that runs back from pit p.
  std::array<std::array<PackedBoard, std::size_t{2} * longest_row + 1>,
             std::size_t{2} * longest_row>
      kept_{};
};

}  // namespace tebweez
