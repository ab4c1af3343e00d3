#include "tests/bench/limit_loops.h"

namespace rope::bench {

const LimitSet baselineLimits{floatMultiplyAdds, squareRoots};

}   // namespace rope::bench
