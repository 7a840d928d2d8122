// The table of what has been proved: what is kept is found again, by one thread and by several.
#include "tebweez/analysis/proof_table.hpp"

#include <cstdint>
#include <thread>
#include <vector>

#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/packed_board.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// A number of positions, each proved to be worth what can be told from its place in the list.
std::vector<std::uint64_t> many_keys(unsigned seed, int count) {
  Chance chance{seed};
  const Packing packing{6};
  std::vector<std::uint64_t> keys;
  for (int i = 0; i < count; ++i) {
    const Position position{.board = random_board(chance, 6, 2 + chance.below(70)),
                            .mover = Side::south};
    keys.push_back(ProofTable::key(packing.pack(position)));
  }
  return keys;
}

Proofs worth_of(std::uint64_t key) {
  const int worth = static_cast<int>(key % 70);
  return {.fresh = {worth, worth}, .always = {-worth, worth}, .best = static_cast<int>(key % 6)};
}

bool same(const Proofs& one, const Proofs& other) {
  return one.fresh.least == other.fresh.least && one.fresh.most == other.fresh.most &&
         one.always.least == other.always.least && one.always.most == other.always.most &&
         one.best == other.best;
}

}  // namespace

TEST_CASE("Proof table: what is kept is found again, however far the table has grown") {
  ProofTable table{std::size_t{64} << 20U};
  const auto keys = many_keys(81, 200'000);
  for (const auto key : keys) table.keep(key, worth_of(key), 1);
  int lost = 0;
  for (const auto key : keys) {
    const Proofs found = table.find(key);
    if (found.best)
      REQUIRE(same(found, worth_of(key)));
    else
      ++lost;
  }
  CHECK(lost < 20'000);  // where four places are taken and a fifth comes, one is forgotten
}

TEST_CASE("Proof table: what is learnt is added to what is known") {
  ProofTable table{ProofTable::fewest_bytes};
  const std::uint64_t key = many_keys(82, 1).front();
  table.keep(key, {.fresh = {4, 20}, .always = {-8, 30}}, 3);
  table.keep(key, {.fresh = {-2, 12}, .always = {2, 40}, .best = 5}, 3);
  CHECK(same(table.find(key), {.fresh = {4, 12}, .always = {2, 30}, .best = 5}));
}

TEST_CASE("Proof table: a small one forgets what took the least work, and nothing is mistaken") {
  ProofTable table{ProofTable::fewest_bytes};
  const auto dear = many_keys(83, 300);
  for (const auto key : dear) table.keep(key, worth_of(key), 1'000'000);
  const auto cheap = many_keys(84, 100'000);
  for (const auto key : cheap) table.keep(key, worth_of(key), 1);
  int kept = 0;
  for (const auto key : dear) kept += table.find(key).best ? 1 : 0;
  CHECK(kept > 290);
  for (const auto key : cheap)
    if (const Proofs found = table.find(key); found.best) REQUIRE(same(found, worth_of(key)));
}

TEST_CASE("Proof table: several threads that fill it while it grows all come to an end") {
  for (int round = 0; round < 20; ++round) {
    ProofTable table{std::size_t{8} << 20U};
    const auto keys = many_keys(85 + static_cast<unsigned>(round), 60'000);
    {
      std::vector<std::jthread> threads;
      for (std::size_t first = 0; first < 4; ++first)
        threads.emplace_back([&table, &keys, first] {
          for (std::size_t i = first; i < keys.size(); i += 4)
            table.keep(keys[i], worth_of(keys[i]), 1);
        });
    }
    int found = 0;
    for (const auto key : keys) {
      const Proofs proofs = table.find(key);
      if (!proofs.best) continue;
      ++found;
      REQUIRE(same(proofs, worth_of(key)));
    }
    CHECK(found > 10'000);  // what is kept while it grows may be lost
  }
}
