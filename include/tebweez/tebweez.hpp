// The rules and the move log. Analysis is included by name, from tebweez/analysis/.
#pragma once

#include "tebweez/log/notation.hpp"
#include "tebweez/log/record.hpp"
#include "tebweez/match.hpp"
#include "tebweez/version.hpp"
