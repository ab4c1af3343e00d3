#pragma once

#include "core/analysis/reading_divergence.h"
#include "core/model/imported_model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rope {

/// How a program that ignores or misreads one key of a model's file rotates its vectors, against the file's
/// own meaning.
struct OtherReading {
    std::string id;   ///< kebab-case: "ignores-scaling", "standard-base" ...
    std::string sentence;   ///< who reads what, and what follows
    FrequencySchedule schedule;
    /// Where some pair is a quarter revolution away from where it should be; nothing where that never happens
    /// (the temperature alone differs).
    std::optional<std::int64_t> firstQuarterRevolution;
    /// At 1, 2, 4 ... and the context, for q = k = 1: the first reading is the file's own.
    ReadingDivergence divergence;
};

/// Every known reading of the main group that differs from ours: without the scaling, with base 10000, with
/// max_position_embeddings for the trained length, dynamic NTK as vLLM has it, YaRN with truncated borders,
/// attn_factor multiplied in, the softmax scale left alone.
/// out: empty where nothing rotates, the rotary dimension is not known, or no reading differs
std::vector<OtherReading> otherReadings(const ImportedModel& model);

}   // namespace rope
