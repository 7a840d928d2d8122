// Why an action or a layout is refused, told to the players. A log's reader has words of its own.
#pragma once

#include <string>

#include "tebweez/action.hpp"
#include "words/words.hpp"

namespace tebweez {

/// "Only G may be sown: it is the last pit with seeds."
[[nodiscard]] std::string refusal_sentence(const Refusal& refusal, const Names& names);

}  // namespace tebweez
