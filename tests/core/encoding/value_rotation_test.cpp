// Laws of the encodings that RoPE is compared with, through the one signature of the registry.
#include "tests/core/encoding/encoding_support.h"

#include "core/attention/vector_source.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/alibi.h"
#include "core/encoding/encoding.h"
#include "core/encoding/linear_attention.h"
#include "core/encoding/value_rotation.h"
#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <set>
#include <string>

namespace rope {
namespace {

using namespace encoding_support;

TEST(ValueRotation, Relative_DependsOnDistancesAlone_AbsoluteDoesNot) {
    const EncodingRequest asked = request(5, 5), moved = request(5, 5, 16, 700);
    const RowMatrix weights = RowMatrix::Constant(5, 5, 0.2), &values = asked.keys;
    const auto output = [&](const EncodingRequest& q, ValueRotation rotation) {
        return attentionOutput(weights, values, q.queryPositions, q.keyPositions, q.layout, q.schedule,
                               rotation);
    };
    EXPECT_LE((output(asked, ValueRotation::Relative) - output(moved, ValueRotation::Relative))
                  .cwiseAbs()
                  .maxCoeff(),
              1e-11);
    EXPECT_GT((output(asked, ValueRotation::Absolute) - output(moved, ValueRotation::Absolute))
                  .cwiseAbs()
                  .maxCoeff(),
              0.1);
    EXPECT_LE((output(asked, ValueRotation::None) - weights * values).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(ValueRotation, AllWeightOnTheTokenItself_GivesItsValueBack) {
    const EncodingRequest asked = request(4, 4);
    const RowMatrix weights = RowMatrix::Identity(4, 4);
    const RowMatrix output = attentionOutput(weights, asked.keys, asked.queryPositions, asked.keyPositions,
                                             asked.layout, asked.schedule, ValueRotation::Relative);
    EXPECT_LE((output - asked.keys).cwiseAbs().maxCoeff(), 1e-14);
}

}   // namespace
}   // namespace rope
