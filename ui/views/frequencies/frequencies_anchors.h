#pragma once

#include "ui/picture/anchor.h"
#include "ui/views/frequencies/frequencies_layout.h"

#include <vector>

namespace rope::ui {

/// What a lecture can point at; the names are those of FrequenciesPicture::anchors().
std::vector<Anchor> frequenciesAnchors(const FrequenciesData& data, const FrequenciesLayout& layout,
                                       const Theme& theme);

}   // namespace rope::ui
