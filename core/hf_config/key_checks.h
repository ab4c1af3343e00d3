#pragma once

#include "core/base/result.h"
#include "core/json/config_reader.h"

namespace rope {

/// Keys of the file that look like RoPE keys and are not read anywhere: misspelt ones above all.
Warnings checkUnknownKeys(const ConfigReader& reader);

/// Keys that change positions or queries in ways that frequencies do not show.
Warnings checkOtherMechanisms(const ConfigReader& reader);

}   // namespace rope
