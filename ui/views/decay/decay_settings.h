#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string_view>

namespace rope::ui {

struct ViewSettingsRow;

enum class DecayMeasure { Bound, Ones, Score };

struct DecaySettings {
    static constexpr std::string_view viewId = "decay";

    DecayMeasure measure = DecayMeasure::Bound;
    std::int64_t maxDistance = 131072;   ///< largest distance drawn [token]
    bool isLogarithmic = true;

    bool operator==(const DecaySettings&) const = default;
    /// err: OutOfRange naming the session key
    [[nodiscard]] Check check() const;
};

extern const ViewSettingsRow decaySettingsRow;

}   // namespace rope::ui
