#pragma once

#include "core/scenario/valid_scenario.h"

#include <gtest/gtest.h>

#include <utility>

namespace rope {

/// The checked scenario; a failure of the test, and the default scenario, where it is not valid.
inline ValidScenario valid(Scenario scenario) {
    const Result<ValidScenario> checked = validated(std::move(scenario));
    EXPECT_TRUE(checked.ok()) << describe(checked ? Error{} : checked.error());
    return checked ? *checked : validated(Scenario{}).value();
}

}   // namespace rope
