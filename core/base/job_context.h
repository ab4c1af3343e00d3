#pragma once

#include <functional>
#include <stop_token>

namespace rope {

/// All that a long function knows about the outside: whether to stop, and where to report how far it is (0 to
/// 1).
struct JobContext {
    std::stop_token stop = {};
    std::function<void(double)> progress = {};

    [[nodiscard]] bool stopped() const { return stop.stop_requested(); }
};

}   // namespace rope
