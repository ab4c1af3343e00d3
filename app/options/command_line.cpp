#include "app/options/command_line.h"

#include "app/options/list_names.h"
#include "app/options/suggestion.h"
#include "core/base/text_list.h"
#include "core/report/quantity.h"
#include "ui/views/view_registry.h"

#include <algorithm>
#include <array>
#include <optional>

namespace rope::app {

namespace {

constexpr std::array subcommands{Subcommand::Inspect, Subcommand::Compute, Subcommand::Render,
                                 Subcommand::List};

std::optional<Subcommand> subcommandNamed(std::string_view name) {
    for (const Subcommand subcommand : subcommands)
        if (subcommandName(subcommand) == name) return subcommand;
    return {};
}

std::string helpCommand(Subcommand subcommand) {
    const std::string_view name = subcommandName(subcommand);
    return "ropescope " + std::string(name) + (name.empty() ? "" : " ") + "--help";
}

Error wrongUsage(const std::string& message, const std::string& where, const std::string& allowed) {
    return {ErrorCode::WrongUsage, message, where, allowed};
}

bool isOption(std::string_view argument) { return argument.size() > 1 && argument.front() == '-'; }

/// -1, -.5, -inf: what starts with a minus and is a value nevertheless.
bool isNegativeNumber(std::string_view argument) {
    return argument.size() > 1 && argument.front() == '-' &&
           (std::string_view("0123456789.").find(argument[1]) != std::string_view::npos ||
            argument == "-inf" || argument == "-nan");
}

/// --name=value in two; the name alone when there is no '='.
struct OptionText {
    std::string name;
    std::optional<std::string> value;
};

OptionText taken(const std::string& argument) {
    const std::size_t equals = argument.find('=');
    if (equals == std::string::npos) return {argument, {}};
    return {argument.substr(0, equals), argument.substr(equals + 1)};
}

/// Whether some subcommand has that option and it wants a value.
bool takesValue(std::string_view name) {
    const auto rows = optionTable();
    return std::any_of(rows.begin(), rows.end(), [&](const OptionSpec& row) {
        return row.name == name && row.kind != ValueKind::Flag;
    });
}

/// The first argument that is neither an option nor an option's value; the number of arguments when there is
/// none.
std::size_t firstPositional(std::span<const std::string> arguments) {
    std::size_t i = 0;
    for (; i < arguments.size() && isOption(arguments[i]) && arguments[i] != "--"; ++i)
        if (takesValue(arguments[i])) ++i;
    return std::min(i, arguments.size());
}

Error unknownOption(Subcommand subcommand, const std::string& name) {
    const std::vector<std::string> own = optionNames(subcommand);
    for (const Subcommand other :
         {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute, Subcommand::Render, Subcommand::List})
        if (findOption(other, name) != nullptr)
            return wrongUsage(name + " is an option of " +
                                  helpCommand(other).substr(0, helpCommand(other).size() - 7) +
                                  ", not of this",
                              name, "see " + helpCommand(subcommand));
    return wrongUsage("unknown option '" + name + "'" + didYouMean(name, own), name,
                      "see " + helpCommand(subcommand));
}

bool looksLikeFile(std::string_view name) {
    return name.empty() || name.find_first_of("./\\") != std::string_view::npos;
}

/// A bare word is rather a mistyped subcommand than a file without ending.
Error unknownSubcommand(const std::string& word) {
    std::vector<std::string> names;
    for (const Subcommand subcommand : subcommands) names.emplace_back(subcommandName(subcommand));
    return wrongUsage("unknown subcommand '" + word + "'" + didYouMean(word, names), "subcommand",
                      joined(names) + ", or a file: ./" + word);
}

/// Walks over the arguments once.
class Parser {
public:
    Parser(Subcommand subcommand, std::span<const std::string> arguments) : m_arguments(arguments) {
        m_request.subcommand = subcommand;
    }

    Result<Request> parse() {
        for (; m_next < m_arguments.size(); ++m_next)
            if (const Check problem = takeOne(m_arguments[m_next])) return *problem;
        if (const Check problem = checkTarget()) return *problem;
        return std::move(m_request);
    }

private:
    Check takeOne(const std::string& argument) {
        if (!m_onlyPositionals && argument == "--") {
            m_onlyPositionals = true;
            return {};
        }
        return m_onlyPositionals || !isOption(argument) ? takePositional(argument) : takeOption(argument);
    }

    Check takePositional(const std::string& argument) {
        if (m_request.subcommand == Subcommand::Window && !m_hasTarget && !looksLikeFile(argument))
            return unknownSubcommand(argument);
        if (m_hasTarget)
            return wrongUsage("'" + argument + "' is one argument too many", "'" + argument + "'",
                              usageHint());
        m_hasTarget = true;
        m_request.target = argument;
        return {};
    }

    Check takeOption(const std::string& argument) {
        const auto [name, attached] = taken(argument);
        const OptionSpec* spec = findOption(m_request.subcommand, name);
        if (spec == nullptr) return unknownOption(m_request.subcommand, name);
        if (!spec->isRepeatable && m_request.options.has(name))
            return wrongUsage(name + " is given twice", name, "once");
        if (spec->kind == ValueKind::Flag && attached)
            return wrongUsage(name + " takes no value", name, "no value");
        std::optional<std::string> value = attached;
        if (spec->kind != ValueKind::Flag && !value) value = nextValue();
        if (spec->kind != ValueKind::Flag && !value)
            return wrongUsage(name + " needs a value", name, allowedText(*spec));
        if (const Check problem = checkSyntax(*spec, value.value_or(""))) return problem;
        m_request.options.add(*spec, value.value_or(""));
        return {};
    }

    std::optional<std::string> nextValue() {
        if (m_next + 1 >= m_arguments.size()) return {};
        const std::string& next = m_arguments[m_next + 1];
        if (isOption(next) && !isNegativeNumber(next)) return {};
        ++m_next;
        return next;
    }

    [[nodiscard]] std::string usageHint() const { return "see " + helpCommand(m_request.subcommand); }

    [[nodiscard]] Check checkTarget() const {
        const TargetSpec target = targetOf(m_request.subcommand);
        const std::string placeholder(target.placeholder), name(subcommandName(m_request.subcommand));
        if (!m_hasTarget)
            return target.isRequired ? Check(wrongUsage(name + " needs a " + placeholder, placeholder,
                                                        joined(target.names)))
                                     : Check{};
        if (m_request.target.empty()) return wrongUsage("an empty " + placeholder, placeholder, usageHint());
        if (target.names.empty() ||
            std::find(target.names.begin(), target.names.end(), m_request.target) != target.names.end())
            return {};
        return wrongUsage("unknown " + placeholder + " '" + m_request.target + "'" +
                              didYouMean(m_request.target, target.names),
                          placeholder, joined(target.names));
    }

    std::span<const std::string> m_arguments;
    std::size_t m_next = 0;
    bool m_onlyPositionals = false, m_hasTarget = false;
    Request m_request;
};

/// Options that only make sense together, or not together.
Check checkTogether(const Request& request) {
    const GivenOptions& options = request.options;
    std::string start;
    for (const char* name : {"--preset", "--config", "--session"}) {
        if (!options.has(name)) continue;
        if (!start.empty())
            return wrongUsage(start + " and " + name + " exclude each other", name,
                              "one of --preset, --config, --session");
        start = name;
    }
    if (options.has("--layers") && !options.has("--preset") && !options.has("--config"))
        return wrongUsage("--layers needs a model", "--layers", "together with --preset or --config");
    if (request.subcommand == Subcommand::Inspect && request.target.empty() != options.has("--preset"))
        return wrongUsage("inspect needs either a file or --preset",
                          request.target.empty() ? "FILE" : "--preset", "FILE or --preset NAME");
    if (request.subcommand == Subcommand::Window && !request.target.empty() && options.has("--preset"))
        return wrongUsage("a file and --preset exclude each other", "--preset", "FILE or --preset NAME");
    if (request.subcommand == Subcommand::Render && !options.has("-o"))
        return wrongUsage("render needs -o FILE", "-o", "a file ending in .png, .svg, .pdf or .gif");
    return {};
}

}   // namespace

TargetSpec targetOf(Subcommand subcommand) {
    switch (subcommand) {
        case Subcommand::Window:
        case Subcommand::Inspect:
            return {subcommand, "FILE", false, {}};
        case Subcommand::Compute:
            return {subcommand, "QUANTITY", true, quantityIds()};
        case Subcommand::Render:
            return {subcommand, "VIEW", true, viewIds()};
        case Subcommand::List:
            return {subcommand, "LIST", true, listIds()};
    }
    return {subcommand, "", false, {}};
}

Result<Request> parseCommandLine(std::span<const std::string> arguments) {
    const std::size_t first = firstPositional(arguments);
    std::vector<std::string> rest(arguments.begin(), arguments.end());
    Request request;
    if (first < arguments.size())
        if (const auto named = subcommandNamed(arguments[first])) {
            request.subcommand = *named;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(first));
        }
    const auto isGiven = [&arguments](const char* name) {
        return std::find(arguments.begin(), arguments.end(), name) != arguments.end();
    };
    request.isHelp = isGiven("--help") || isGiven("-h");
    if (request.isHelp) return request;
    Result<Request> parsed = Parser(request.subcommand, rest).parse();
    if (!parsed) return parsed;
    if (const Check problem = checkTogether(*parsed)) return *problem;
    for (const GivenOption& given : parsed->options.all())
        if (const Check problem = checkRange(*given.spec, given.text)) return *problem;
    parsed->isVersion = parsed->options.has("--version");
    return parsed;
}

}   // namespace rope::app
