#pragma once

#include "core/base/result.h"
#include "core/model/imported_model.h"

#include <QString>

#include <memory>
#include <string>

namespace rope::ui {

/// The file or preset that a state started from. Shared, because it never changes: a state stays small.
struct ModelOrigin {
    std::shared_ptr<const ImportedModel> model = {};   ///< null: the values were set manually
    std::string layers = {};   ///< the group of layers that the scenario started from; "" for the main one

    /// Compared by content.
    bool operator==(const ModelOrigin& other) const;
};

/// A file by its name; most are called config.json, so that goes with its folder.
QString shownFile(const QString& path);

/// Of most large models.
inline constexpr int assumedHeadDim = 128;

/// The group that `layers` names, the main one where it names none.
std::size_t groupIndexOf(const ModelOrigin& origin);

/// The scenario of the file: the values of "reset to the value of the model". If the file gives no
/// head dimension, the default is used, because a slider can change it.
/// in:  an origin with a model
/// err: as scenarioFromModel
Result<Scenario> scenarioOf(const ModelOrigin& origin);

}   // namespace rope::ui
