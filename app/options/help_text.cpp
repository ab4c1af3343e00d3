#include "app/options/help_text.h"

#include "app/options/option_table.h"
#include "app/values/suggestion.h"
#include "core/base/text_list.h"
#include "core/report/quantity.h"

#include <algorithm>
#include <vector>

namespace rope::app {

namespace {

constexpr std::size_t lineWidth = 110, longestLeft = 34;

/// The text in lines of at most lineWidth characters, indented except for the first.
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
    return spec.name + (spec.value.placeholder.empty() ? "" : " " + spec.value.placeholder);
}

/// Whether neither the placeholder nor the list of methods contains the allowed values.
bool needsAllowed(const OptionSpec& spec) {
    const ValueKind kind = spec.value.kind;
    return spec.role != OptionRole::MethodParameter &&
           (kind == ValueKind::Number || kind == ValueKind::Whole || kind == ValueKind::Size ||
            kind == ValueKind::Choices ||
            (kind == ValueKind::Choice && spec.value.placeholder.find('|') == std::string::npos));
}

std::string rightOf(const OptionSpec& spec) {
    std::string notes = needsAllowed(spec) ? spec.value.allowed : "";
    if (!spec.defaultValue.empty()) notes += (notes.empty() ? "default " : "; default ") + spec.defaultValue;
    return spec.meaning + (notes.empty() ? "" : " (" + notes + ")");
}

std::string optionsText(Subcommand subcommand) {
    std::vector<std::string> headings;
    std::size_t column = 0;
    for (const OptionSpec& spec : optionTable()) {
        if (!spec.belongsTo(subcommand)) continue;
        if (std::find(headings.begin(), headings.end(), spec.heading) == headings.end())
            headings.push_back(spec.heading);
        if (leftOf(spec).size() <= longestLeft) column = std::max(column, leftOf(spec).size() + 4);
    }
    std::string text;
    for (const std::string& heading : headings) {
        text += "\n" + heading + ":\n";
        for (const OptionSpec& spec : optionTable())
            if (spec.heading == heading && spec.belongsTo(subcommand))
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
    const std::vector<std::string> names = targetNames(subcommand);
    if (names.empty()) return {};
    return "\n" + std::string(rowOf(subcommand).placeholder) + ": " + joined(names) + "\n";
}

std::string usageText(const SubcommandRow& row) {
    return std::string(row.usage) + "\n    " + std::string(row.meaning) + "\n";
}

constexpr const char* listNote =
    "\nLIST: 0,1,5 or 0:100 or 0:100:5 (end excluded) or @FILE (one number per line); write --q=-1,2 if it "
    "starts with a minus.\n"
    "Ranges and defaults of the parameters of the methods: ropescope list methods\n";

constexpr const char* generalNote =
    "\nExit status: 0 done; 1 a value is out of range or a file is wrong; 2 the command line is wrong.\n"
    "Options of a subcommand: ropescope SUBCOMMAND --help\n";

}   // namespace

std::string helpText(Subcommand subcommand) {
    if (subcommand == Subcommand::Window) {
        std::string text = "RopeScope visualises rotary position embedding (RoPE).\n\n";
        for (const SubcommandRow& row : subcommands()) text += usageText(row);
        for (const SubcommandRow& row : subcommands()) text += targetsText(row.subcommand);
        return text + optionsText(subcommand) + generalNote;
    }
    const bool hasSetup = subcommand == Subcommand::Compute || subcommand == Subcommand::Render;
    return usageText(rowOf(subcommand)) + targetsText(subcommand) + optionsText(subcommand) +
           (hasSetup ? listNote : "");
}

std::string versionText() { return std::string("ropescope ") + ROPESCOPE_VERSION; }

}   // namespace rope::app
