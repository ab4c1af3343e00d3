#pragma once

#include "core/frequency/scaling_method.h"
#include "core/parameters/rope_defaults.h"

#include <string>
#include <utility>
#include <vector>

namespace rope {

/// A JSON object on one line, written key by key.
class OneLineObject {
public:
    OneLineObject& add(std::string_view key, const std::string& json);
    OneLineObject& add(std::string_view key, double number);
    OneLineObject& addText(std::string_view key, std::string_view text);
    [[nodiscard]] std::string text() const { return "{" + m_members + "}"; }
    [[nodiscard]] bool isEmpty() const { return m_members.empty(); }

private:
    std::string m_members;
};

/// A scaling in HF's words.
struct HfBlock {
    double ropeTheta = defaultRopeTheta;
    OneLineObject members;   ///< rope_type and its parameters; empty for no scaling
    std::string whyNot;   ///< why HF has no words for it; empty when it has
};

/// rope_type if HF has the method, YaRN with an explicit attention_factor if only the attention factor
/// differs, another rope_theta where the method amounts to that.
HfBlock hfBlock(const ScalingRequest& request, const MethodChoice& choice);

/// The base that gives the same frequencies without any method; nullopt when there is none.
std::optional<double> equivalentBase(const ScalingRequest& request, const MethodChoice& choice);

}   // namespace rope
