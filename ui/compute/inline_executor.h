#pragma once

#include "ui/compute/executor.h"

namespace rope::ui {

/// Runs everything immediately on the caller's thread: for pictures without a window.
class InlineExecutor : public Executor {
public:
    void run(std::function<void()> job) override { job(); }
    void deliver(std::function<void()> function) override { function(); }
};

}   // namespace rope::ui
