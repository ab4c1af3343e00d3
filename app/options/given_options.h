#pragma once

#include "app/options/option_table.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// One option as it was typed; its text has been checked against its row.
struct GivenOption {
    const OptionSpec* spec = nullptr;
    std::string text = {};
};

/// The options of a command line, asked by name ("--rope-theta").
class GivenOptions {
public:
    void add(const OptionSpec& spec, std::string text) { m_options.push_back({&spec, std::move(text)}); }

    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> texts(
        std::string_view name) const;   ///< of a repeatable option, in order
    [[nodiscard]] std::optional<double> number(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> whole(std::string_view name) const;
    [[nodiscard]] const std::vector<GivenOption>& all() const { return m_options; }

private:
    [[nodiscard]] const GivenOption* find(std::string_view name) const;

    std::vector<GivenOption> m_options;
};

/// Width and height of a WxH text; nothing when it is not of that form.
struct SizeText {
    std::int64_t width = 0, height = 0;
};
Result<SizeText> parseSize(std::string_view text, std::string_view where);

/// Whether a value's text is of the kind that its option takes.
/// err: WrongUsage
Check checkSyntax(const OptionSpec& spec, const std::string& text);

/// Whether a well-formed value is in its option's range. Lists are looked at when they are read.
/// err: OutOfRange
Check checkRange(const OptionSpec& spec, const std::string& text);

}   // namespace rope::app
