#pragma once

#include "core/engines/engine_flags.h"
#include "core/gguf/gguf_architecture.h"
#include "core/gguf/gguf_config.h"
#include "core/gguf/gguf_scaling.h"
#include "core/model/group_schedule.h"
#include "core/model_file/model_file.h"
#include "tests/support/gguf_bytes.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

/// Helpers of the tests in this folder.
namespace rope::gguf_support {

using testing::GgufBytes;

inline Result<ImportedModel> read(const GgufBytes& file) {
    return readModelBytes(file.bytes(), "model.gguf");
}

inline ImportedModel modelOf(const GgufBytes& file) {
    Result<ImportedModel> model = read(file);
    EXPECT_TRUE(model.ok()) << (model.ok() ? "" : describe(model.error()));
    return model.ok() ? std::move(*model) : ImportedModel{.groups = {LayerGroup{}}};
}

inline const LayerGroup& mainOf(const ImportedModel& model) { return model.groups[model.mainGroup]; }

inline bool hasWarning(const ImportedModel& model, std::string_view id) {
    return std::any_of(model.warnings.begin(), model.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

/// Keys that every model has, for the architecture.
inline GgufBytes base(const std::string& architecture, std::uint32_t context = 32768) {
    GgufBytes file;
    file.text("general.architecture", architecture)
        .u32(architecture + ".context_length", context)
        .u32(architecture + ".embedding_length", 4096)
        .u32(architecture + ".block_count", 12)
        .u32(architecture + ".attention.head_count", 32)
        .f32(architecture + ".rope.freq_base", 1e6F);
    return file;
}

}   // namespace rope::gguf_support
