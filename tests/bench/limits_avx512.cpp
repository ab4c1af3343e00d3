#include "tests/bench/limit_loops.h"

namespace rope::bench {

const LimitSet avx512Limits{floatMultiplyAdds, squareRoots};

}   // namespace rope::bench
