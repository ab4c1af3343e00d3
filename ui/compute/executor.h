#pragma once

#include <functional>

namespace rope::ui {

/// Runs work and delivers its result: by threads in the program, manually in tests.
class Executor {
public:
    virtual ~Executor() = default;

    /// Runs the job some time, on any thread.
    virtual void run(std::function<void()> job) = 0;
    /// Runs the function later on the thread that owns the executor (the GUI thread). May be called from any
    /// thread.
    virtual void deliver(std::function<void()> function) = 0;
};

}   // namespace rope::ui
