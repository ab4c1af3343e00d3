#include "tests/bench/limit_loops.h"

namespace rope::bench {

const LimitSet avx2Limits{floatMultiplyAdds, squareRoots};

}   // namespace rope::bench
