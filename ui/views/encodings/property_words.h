#pragma once

#include "core/encoding_study/encoding_properties.h"

#include <QString>

namespace rope::ui {

/// An encoding's name in the language of the window; the core's own title where there is no word for it.
QString encodingName(const Encoding& encoding);

/// Column head of a measured property: "only relative?". The id itself where there is no word for it.
QString propertyHead(std::string_view id);

/// The measured number as the table shows it: "✓ 1.6e−13", "✗ 0.47"; "–" where nothing can be measured.
QString propertyText(const EncodingProperty& property);

/// What was measured and what it means, as one sentence.
QString propertySentence(const EncodingProperty& property);

}   // namespace rope::ui
