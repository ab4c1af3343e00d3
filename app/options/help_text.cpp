#include "app/options/help_text.h"

#include "app/options/command_line.h"
#include "app/options/suggestion.h"
#include "core/base/text_list.h"
#include "core/report/quantity.h"

#include <algorithm>
#include <vector>

namespace rope::app {

namespace {

constexpr std::size_t lineWidth = 110, longestLeft = 34;

const char* usageOf(Subcommand subcommand) {
    switch (subcommand) {
        case Subcommand::Window:
            return "ropescope [FILE]";
        case Subcommand::Inspect:
            return "ropescope inspect FILE|--preset NAME [--target-context N] [--json]";
        case Subcommand::Compute:
            return "ropescope compute QUANTITY [setup] [--format json|csv|npy] [-o FILE]";
        case Subcommand::Render:
            return "ropescope render VIEW [setup] [picture] -o FILE.(png|svg|pdf|gif)";
        case Subcommand::List:
            return "ropescope list LIST [--format json|csv]";
    }
    return "";
}

const char* meaningOf(Subcommand subcommand) {
    switch (subcommand) {
        case Subcommand::Window:
            return "open the window; FILE: session, exported picture, config.json, .gguf, or q and k (.npy, "
                   ".csv, .safetensors)";
        case Subcommand::Inspect:
            return "what a model's config.json or GGUF file says about RoPE";
        case Subcommand::Compute:
            return "numbers as JSON, CSV or NPY";
        case Subcommand::Render:
            return "a picture without a display";
        case Subcommand::List:
            return "what there is to choose from";
    }
    return "";
}

/// Words put into lines that all begin at `indent`.
std::string wrapped(const std::string& text, std::size_t indent) {
    std::string result;
    std::size_t used = indent;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (used > indent && used + 1 + end - begin > lineWidth) {
            result += "\n" + std::string(indent, ' ');
            used = indent;
        } else if (used > indent) {
            result += ' ';
            ++used;
        }
        result += text.substr(begin, end - begin);
        used += end - begin;
        begin = end + 1;
    }
    return result;
}

std::string line(const std::string& left, const std::string& right, std::size_t column) {
    const std::size_t used = left.size() + 2;
    const std::string gap =
        used + 2 > column ? "\n" + std::string(column, ' ') : std::string(column - used, ' ');
    return "  " + left + gap + wrapped(right, column) + "\n";
}

std::string leftOf(const OptionSpec& spec) {
    // A set of few words says more than the word NAME.
    std::string value = spec.placeholder;
    if (spec.kind == ValueKind::Choice && spec.choices.size() <= 4) {
        value.clear();
        for (const std::string& choice : spec.choices) value += (value.empty() ? "" : "|") + choice;
    }
    return spec.name + (value.empty() ? "" : " " + value);
}

std::string rightOf(const OptionSpec& spec) {
    std::string text = spec.meaning + (spec.unit.empty() ? "" : " [" + spec.unit + "]");
    std::string notes;
    const bool saysRange = spec.kind == ValueKind::Number || spec.kind == ValueKind::Whole ||
                           spec.kind == ValueKind::Seed || spec.kind == ValueKind::Size ||
                           spec.kind == ValueKind::Choices ||
                           (spec.kind == ValueKind::Choice && spec.choices.size() > 4);
    if (saysRange && spec.group != "Method") notes = allowedText(spec);
    if (spec.name == "--method") notes = allowedText(spec);
    if (!spec.standard.empty()) notes += (notes.empty() ? "default " : "; default ") + spec.standard;
    return text + (notes.empty() ? "" : " (" + notes + ")");
}

std::string optionsText(Subcommand subcommand) {
    std::vector<std::string> groups;
    std::size_t column = 0;
    for (const OptionSpec& spec : optionTable()) {
        if (!spec.belongsTo(subcommand)) continue;
        if (std::find(groups.begin(), groups.end(), spec.group) == groups.end()) groups.push_back(spec.group);
        if (leftOf(spec).size() <= longestLeft) column = std::max(column, leftOf(spec).size() + 4);
    }
    std::string text;
    for (const std::string& group : groups) {
        text += "\n" + group + ":\n";
        for (const OptionSpec& spec : optionTable())
            if (spec.group == group && spec.belongsTo(subcommand))
                text += line(leftOf(spec), rightOf(spec), column);
    }
    return text;
}

std::string quantitiesText() {
    std::string text = "\nQuantities:\n";
    for (const Quantity& quantity : quantities())
        text += line(std::string(quantity.id), std::string(quantity.meaning), 15);
    return text;
}

std::string targetsText(Subcommand subcommand) {
    if (subcommand == Subcommand::Compute) return quantitiesText();
    const TargetSpec target = targetOf(subcommand);
    if (target.names.empty()) return {};
    return "\n" + std::string(target.placeholder) + ": " + joined(target.names) + "\n";
}

constexpr const char* listNote =
    "\nLIST: 0,1,5 or 0:100 or 0:100:5 (end excluded) or @FILE (one number a line); write --q=-1,2 when it "
    "starts with a minus.\n"
    "Parameters of a method, with range and default: ropescope list methods\n";

constexpr const char* generalNote =
    "\nExit status: 0 done; 1 a value is out of range or a file is wrong; 2 the command line is wrong.\n"
    "SUBCOMMAND --help tells the options of each.\n";

}   // namespace

std::string helpText(Subcommand subcommand) {
    if (subcommand == Subcommand::Window) {
        std::string text = "RopeScope makes rotary position embedding (RoPE) visible.\n\n";
        for (const Subcommand each : {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute,
                                      Subcommand::Render, Subcommand::List})
            text += std::string(usageOf(each)) + "\n    " + meaningOf(each) + "\n";
        return text + targetsText(Subcommand::Compute) + targetsText(Subcommand::Render) +
               targetsText(Subcommand::List) + optionsText(subcommand) + generalNote;
    }
    const bool hasSetup = subcommand == Subcommand::Compute || subcommand == Subcommand::Render;
    return std::string(usageOf(subcommand)) + "\n    " + meaningOf(subcommand) + "\n" +
           targetsText(subcommand) + optionsText(subcommand) + (hasSetup ? listNote : "");
}

std::string versionText() { return std::string("ropescope ") + ROPESCOPE_VERSION; }

}   // namespace rope::app
