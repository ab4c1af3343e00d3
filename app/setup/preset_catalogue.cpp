#include "app/setup/preset_catalogue.h"

#include "app/values/suggestion.h"
#include "ui/files/preset_list.h"

#include <algorithm>
#include <cctype>

namespace rope::app {

namespace {

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}   // namespace

Result<Preset> presetNamed(const std::string& name) {
    Result<std::vector<Preset>> presets = ui::loadPresets();
    if (!presets) return presets.error();
    std::vector<std::string> names;
    for (Preset& preset : *presets) {
        if (lowered(preset.name) == lowered(name)) return std::move(preset);
        names.push_back(preset.name);
    }
    return Error{ErrorCode::WrongUsage, "unknown preset '" + name + "'" + didYouMean(name, names), "--preset",
                 "see ropescope list presets"};
}

}   // namespace rope::app
