#pragma once

#include "tests/app/computed.h"

#include <gtest/gtest.h>

#include <complex>
#include <vector>

/// Helpers of the tests in this folder.
namespace rope::app::compute_support {

inline const Words qAndK{"--head-dim",        "4", "--pairing", "interleaved", "--q=1,0.5,0.8,-0.3",
                         "--k=0.2,-1,0.4,0.7"};
inline const std::vector<double> givenQ{1, 0.5, 0.8, -0.3}, givenK{0.2, -1, 0.4, 0.7};

inline Words with(Words words, const Words& more) {
    words.insert(words.end(), qAndK.begin(), qAndK.end());
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}   // namespace rope::app::compute_support
