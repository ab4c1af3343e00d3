#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string_view>

namespace rope::ui {

struct ViewSettingsRow;

struct InvarianceSettings {
    static constexpr std::string_view viewId = "invariance";

    std::int64_t maxShift = 1000;   ///< largest common shift drawn [token]

    bool operator==(const InvarianceSettings&) const = default;
    /// err: OutOfRange naming the session key
    [[nodiscard]] Check check() const;
};

extern const ViewSettingsRow invarianceSettingsRow;

}   // namespace rope::ui
