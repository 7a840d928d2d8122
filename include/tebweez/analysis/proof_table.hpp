// What has been proved of positions, for any number of threads at once.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <optional>

#include "tebweez/analysis/packed_board.hpp"
#include "tebweez/analysis/threads.hpp"

namespace tebweez {

/// The least and the most that a position is proved to be worth to its mover.
struct Bounds {
  int least = -most_seeds;
  int most = most_seeds;

  /// Is it worth at least `bound`? Nothing when that is not known.
  [[nodiscard]] constexpr std::optional<bool> at_least(int bound) const noexcept {
    if (least >= bound) return true;
    if (most < bound) return false;
    return std::nullopt;
  }
  constexpr void learn(bool at_least, int bound) noexcept {
    if (at_least)
      least = std::max(least, bound);
    else
      most = std::min(most, bound - 1);
  }
};

/// What is known of one position. docs/analysis.md says what each of the two assumes.
struct Proofs {
  Bounds fresh;               ///< when nothing stood since the last capture
  Bounds always;              ///< whatever stood before, as long as the position itself did not
  std::optional<int> best{};  ///< the pit that was best when it was looked at: only a guess
};

/// A table of a fixed size at most, which forgets what took the least work. It begins small and
/// grows, so that short work touches little memory.
///
/// An entry is two words. The first is the position's number, mixed, and with the second one's bits
/// turned over in it; so of an entry that two threads wrote at once nothing is ever believed.
/// No two positions have the same number, and all of it is kept: nothing is mistaken for another.
class ProofTable {
 public:
  static constexpr std::size_t default_bytes = std::size_t{512} << 20U;
  static constexpr std::size_t fewest_bytes = std::size_t{64} << 10U;

  /// @param bytes at most so many are used; what lies below `fewest_bytes` counts as that
  /// @throws std::bad_alloc when there is no memory even for `fewest_bytes`
  explicit ProofTable(std::size_t bytes = default_bytes) {
    constexpr std::size_t fewest = fewest_bytes / sizeof(Bucket);
    const auto bits = [](std::size_t buckets) {
      return static_cast<int>(std::bit_width(buckets)) - 1;
    };
    const int taken =
        take_memory(bits(std::max(bytes, fewest_bytes) / sizeof(Bucket)), bits(fewest),
                    [this](int size) { take(std::size_t{1} << static_cast<unsigned>(size)); });
    most_ = std::size_t{1} << static_cast<unsigned>(taken);
    buckets_ = fewest;
  }

  /// The table's name for a position.
  [[nodiscard]] static std::uint64_t key(const PackedBoard& board) noexcept {
    return mixed(packed_numbers.number(board));
  }

  /// Asks the memory for what will be looked at soon.
  void fetch(std::uint64_t key) const noexcept {
#if defined(__GNUC__)
    __builtin_prefetch(&bucket(key));
#endif
  }

  [[nodiscard]] Proofs find(std::uint64_t key) const noexcept {
    for (const Entry& entry : bucket(key).entries)
      if (const std::uint64_t data = entry.data_of(key)) return unpacked(data);
    return {};
  }

  /// Adds what is newly known to what was, and says how many positions that took to find out.
  void keep(std::uint64_t key, const Proofs& proofs, std::uint64_t work) noexcept {
    Bucket& kept = bucket(key);
    Entry* place = nullptr;
    int least = 1 << 10;
    for (Entry& entry : kept.entries) {
      if (const std::uint64_t data = entry.data_of(key)) {
        entry.write(key, packed(merged(unpacked(data), proofs),
                                std::max(effort(work), data >> effort_at & 63U)));
        return;
      }
      const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
      const int worth = data == 0 ? -1 : worth_keeping(data);
      if (worth < least) {
        least = worth;
        place = &entry;
      }
    }
    if (least < 0 && ++used_ > 2 * buckets_.load(std::memory_order_relaxed) && grow())
      return keep(key, proofs, work);
    place->write(key, packed(proofs, effort(work)));
  }

  /// What was kept until now is the first to be forgotten.
  void grow_older() noexcept {
    age_ = (age_ + 1) & 255U;
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check;
    std::atomic<std::uint64_t> data;

    [[nodiscard]] std::uint64_t data_of(std::uint64_t key) const noexcept {
      const std::uint64_t value = data.load(std::memory_order_relaxed);
      return (check.load(std::memory_order_relaxed) ^ value) == key ? value & -(value >> 63U) : 0;
    }
    void write(std::uint64_t key, std::uint64_t value) noexcept {
      check.store(key ^ value, std::memory_order_relaxed);
      data.store(value, std::memory_order_relaxed);
    }
  };
  struct Bucket {
    std::array<Entry, 4> entries;
  };
  struct Free {
    void operator()(Bucket* buckets) const noexcept { std::free(buckets); }
  };

  void take(std::size_t buckets) {
    // Zeros that the system has not given yet: it does when they are touched first.
    entries_.reset();
    entries_.reset(static_cast<Bucket*>(std::calloc(buckets, sizeof(Bucket))));
    if (!entries_) out_of_memory();
  }

  static constexpr unsigned place_at = 32;
  static constexpr unsigned effort_at = 35;
  static constexpr unsigned age_at = 41;
  static constexpr std::uint64_t no_place = 7;

  /// Can be undone, so that no two numbers come out the same.
  [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t number) noexcept {
    number = (number ^ number >> 30U) * 0xBF58476D1CE4E5B9U;
    number = (number ^ number >> 27U) * 0x94D049BB133111EBU;
    return number ^ number >> 31U;
  }
  [[nodiscard]] static std::uint64_t effort(std::uint64_t work) noexcept {
    return static_cast<std::uint64_t>(std::bit_width(work));
  }

  [[nodiscard]] static std::uint64_t byte(int value) noexcept {
    return static_cast<std::uint8_t>(value);
  }
  [[nodiscard]] std::uint64_t packed(const Proofs& proofs, std::uint64_t effort) const noexcept {
    const std::uint64_t place = proofs.best ? static_cast<std::uint64_t>(*proofs.best) : no_place;
    return std::uint64_t{1} << 63U | age_ << age_at | effort << effort_at | place << place_at |
           byte(proofs.fresh.least) | byte(proofs.fresh.most) << 8U |
           byte(proofs.always.least) << 16U | byte(proofs.always.most) << 24U;
  }
  [[nodiscard]] static Proofs unpacked(std::uint64_t data) noexcept {
    const auto value = [data](unsigned shift) {
      return static_cast<int>(static_cast<std::int8_t>(data >> shift & 0xFFU));
    };
    Proofs proofs{.fresh = {value(0), value(8)}, .always = {value(16), value(24)}};
    if (const auto place = data >> place_at & 7U; place != no_place)
      proofs.best = static_cast<int>(place);
    return proofs;
  }
  [[nodiscard]] static Proofs merged(Proofs proofs, const Proofs& more) noexcept {
    const auto merge = [](Bounds& bounds, const Bounds& other) {
      bounds.least = std::max(bounds.least, other.least);
      bounds.most = std::min(bounds.most, other.most);
    };
    merge(proofs.fresh, more.fresh);
    merge(proofs.always, more.always);
    if (more.best) proofs.best = more.best;
    return proofs;
  }
  [[nodiscard]] int worth_keeping(std::uint64_t data) const noexcept {
    const std::uint64_t older = (age_ - (data >> age_at & 255U)) & 255U;
    return static_cast<int>(data >> effort_at & 63U) + 256 - static_cast<int>(older) * 4;
  }

  [[nodiscard]] Bucket& bucket(std::uint64_t key) const noexcept {
    return entries_.get()[key & (buckets_.load(std::memory_order_acquire) - 1)];
  }

  /// Twice as many buckets: what lay in one belongs to it or to the one that far behind. Other
  /// threads go on meanwhile; at worst they don't find something, or what they keep is lost.
  /// @return whether it grew: not when it is as large as it may be, or another thread is at it
  bool grow() noexcept {
    const std::unique_lock lock{growing_, std::try_to_lock};
    const std::size_t old = buckets_.load();
    if (!lock || 2 * old > most_ || used_ <= 2 * old) {
      if (2 * old > most_) used_ = 0;
      return false;
    }
    for (std::size_t i = 0; i < old; ++i) {
      for (std::size_t slot = 0; slot < 4; ++slot) {
        Entry& entry = entries_.get()[i].entries[slot];
        const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
        const std::uint64_t key = entry.check.load(std::memory_order_relaxed) ^ data;
        if (data == 0 || (key & old) == 0) continue;
        entries_.get()[i + old].entries[slot].write(key, data);
        entry.write(0, 0);
      }
    }
    buckets_.store(2 * old, std::memory_order_release);
    return true;
  }

  std::unique_ptr<Bucket, Free> entries_;
  std::size_t most_ = 0;  ///< buckets that there is room for
  std::atomic<std::size_t> buckets_ = 0;
  std::atomic<std::size_t> used_ = 0;
  std::mutex growing_;
  std::atomic<std::uint64_t> age_ = 0;
};

}  // namespace tebweez
