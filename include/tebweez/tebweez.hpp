// Everything: the rules, and the move log.
#pragma once

#include "tebweez/match.hpp"
#include "tebweez/notation.hpp"
#include "tebweez/record.hpp"
