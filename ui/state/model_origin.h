#pragma once

#include "core/base/result.h"
#include "core/model/imported_model.h"

#include <QString>

#include <memory>
#include <string>

namespace rope::ui {

/// The file or preset that a state started from. Shared, because it never changes: a state stays small.
struct ModelOrigin {
    std::shared_ptr<const ImportedModel> model = {};   ///< null: the numbers were set by hand
    std::string layers = {};   ///< the group of layers that the scenario started from; "" for the main one

    /// Equal content is equal, whoever holds it.
    bool operator==(const ModelOrigin& other) const;
};

/// A file by its name; most are called config.json, so that goes with its folder.
QString shownFile(const QString& path);

/// Of most large models.
inline constexpr int assumedHeadDim = 128;

/// The group that `layers` names, the main one where it names none.
std::size_t groupIndexOf(const ModelOrigin& origin);

/// What the file says, as a scenario: what "back to the model's value" goes back to. Where the file gives no
/// head dimension the usual one stands in, because it is a slider away.
/// in:  an origin with a model
/// err: as scenarioFromModel
Result<Scenario> scenarioOf(const ModelOrigin& origin);

}   // namespace rope::ui
