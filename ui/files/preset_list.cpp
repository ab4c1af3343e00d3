#include "ui/files/preset_list.h"

#include <QByteArray>
#include <QFile>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr std::string_view startName = "llama-3.1-8b";

}   // namespace

Result<std::vector<Preset>> loadPresets() {
    QFile file(QStringLiteral(":/presets/models.json"));
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, "the catalogue of presets is missing from the program",
                     "presets"};
    const QByteArray bytes = file.readAll();
    return parsePresets(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

const Preset* startPreset(const std::vector<Preset>& presets) {
    const auto found = std::find_if(presets.begin(), presets.end(),
                                    [](const Preset& preset) { return preset.name == startName; });
    if (found != presets.end()) return &*found;
    return presets.empty() ? nullptr : &presets.front();
}

}   // namespace rope::ui
