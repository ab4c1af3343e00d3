#include "app/options/command_line.h"

#include "app/options/option_table.h"
#include "app/values/suggestion.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace rope::app {

namespace {

std::optional<Subcommand> subcommandNamed(std::string_view name) {
    for (const SubcommandRow& row : subcommands())
        if (!name.empty() && row.name == name) return row.subcommand;
    return {};
}

std::string seeHelp(Subcommand subcommand) { return "see " + commandOf(subcommand) + " --help"; }

Error wrongUsage(const std::string& message, const std::string& where, const std::string& allowed) {
    return {ErrorCode::WrongUsage, message, where, allowed};
}

bool isOption(std::string_view argument) { return argument.size() > 1 && argument.front() == '-'; }

/// -1, -.5, -inf: values, although they start with a minus.
bool isNegativeNumber(std::string_view argument) {
    return argument.size() > 1 && argument.front() == '-' &&
           (std::string_view("0123456789.").find(argument[1]) != std::string_view::npos ||
            argument == "-inf" || argument == "-nan");
}

/// --name or --name=value.
struct OptionText {
    std::string name;
    std::optional<std::string> value;
};

OptionText splitOption(const std::string& argument) {
    const std::size_t equals = argument.find('=');
    if (equals == std::string::npos) return {argument, {}};
    return {argument.substr(0, equals), argument.substr(equals + 1)};
}

/// Whether an option of this name of any subcommand takes a value.
bool takesValue(std::string_view name) {
    const auto rows = optionTable();
    return std::any_of(rows.begin(), rows.end(), [&](const OptionSpec& row) {
        return row.name == name && row.value.kind != ValueKind::Flag;
    });
}

/// Index of the first argument that is neither an option nor its value; arguments.size() if there is none.
std::size_t firstPositional(std::span<const std::string> arguments) {
    std::size_t i = 0;
    for (; i < arguments.size() && isOption(arguments[i]) && arguments[i] != "--"; ++i)
        if (takesValue(arguments[i])) ++i;
    return std::min(i, arguments.size());
}

Error unknownOption(Subcommand subcommand, const std::string& name) {
    for (const SubcommandRow& other : subcommands())
        if (findOption(other.subcommand, name) != nullptr)
            return wrongUsage(name + " is an option of " + commandOf(other.subcommand) + ", not of " +
                                  commandOf(subcommand),
                              name, seeHelp(subcommand));
    return wrongUsage("unknown option '" + name + "'" + didYouMean(name, optionNames(subcommand)), name,
                      seeHelp(subcommand));
}

bool looksLikeFile(std::string_view name) {
    return name.empty() || name.find_first_of("./\\") != std::string_view::npos;
}

/// A word without a dot or a slash is a mistyped subcommand rather than a file.
Error unknownSubcommand(const std::string& word) {
    std::vector<std::string> names;
    for (const SubcommandRow& row : subcommands())
        if (!row.name.empty()) names.emplace_back(row.name);
    return wrongUsage("unknown subcommand '" + word + "'" + didYouMean(word, names), "subcommand",
                      joined(names) + ", or a file: ./" + word);
}

Check checkStart(const SetupOptions& options) {
    std::string start;
    for (const auto& [name, given] : {std::pair("--preset", options.preset.has_value()),
                                      {"--config", options.config.has_value()},
                                      {"--session", options.session.has_value()}}) {
        if (given && !start.empty())
            return wrongUsage(start + " and " + name + " exclude each other", name,
                              "one of --preset, --config, --session");
        if (given) start = name;
    }
    if (options.layers && !options.preset && !options.config)
        return wrongUsage("--layers needs a model", "--layers", "together with --preset or --config");
    return {};
}

/// Options that need or exclude each other.
Check checkTogether(const Request& request) {
    const Options& options = request.options;
    if (const Check problem = checkStart(options)) return problem;
    const bool hasPreset = options.preset.has_value(), hasFile = !request.target.empty();
    if (request.subcommand == Subcommand::Inspect && hasFile == hasPreset)
        return wrongUsage("inspect needs either a file or --preset", hasFile ? "--preset" : "FILE",
                          "FILE or --preset NAME");
    if (request.subcommand == Subcommand::Window && hasFile && hasPreset)
        return wrongUsage("a file and --preset exclude each other", "--preset", "FILE or --preset NAME");
    if (request.subcommand == Subcommand::Render && !options.file)
        return wrongUsage("render needs -o FILE", "-o",
                          "a file name with the extension .png, .svg, .pdf or .gif");
    return {};
}

class Parser {
public:
    Parser(Subcommand subcommand, std::span<const std::string> arguments) : m_arguments(arguments) {
        m_request.subcommand = subcommand;
    }

    Result<Request> parse() {
        for (; m_next < m_arguments.size(); ++m_next)
            if (const Check problem = takeOne(m_arguments[m_next])) return *problem;
        if (const Check problem = checkTarget()) return *problem;
        if (const Check problem = checkTogether(m_request)) return *problem;
        if (m_outOfRange) return *m_outOfRange;
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
                              seeHelp(m_request.subcommand));
        m_hasTarget = true;
        m_request.target = argument;
        return {};
    }

    Check takeOption(const std::string& argument) {
        auto [name, value] = splitOption(argument);
        const OptionSpec* spec = findOption(m_request.subcommand, name);
        if (spec == nullptr) return unknownOption(m_request.subcommand, name);
        if (!spec->isRepeatable && !m_given.insert(spec).second)
            return wrongUsage(name + " is given twice", name, "once");
        const bool isFlag = spec->value.kind == ValueKind::Flag;
        if (isFlag && value) return wrongUsage(name + " takes no value", name, spec->value.allowed);
        if (!isFlag && !value) value = nextValue();
        if (!isFlag && !value) return wrongUsage(name + " needs a value", name, spec->value.allowed);
        return store(*spec, value.value_or(""));
    }

    Check store(const OptionSpec& spec, const std::string& text) {
        Check problem = spec.value.store(text, spec.name, m_request.options);
        if (!problem) return {};
        if (problem->allowed.empty() && problem->code != ErrorCode::Impossible)
            problem->allowed = spec.value.allowed;
        if (problem->code == ErrorCode::WrongUsage) return problem;
        if (!m_outOfRange) m_outOfRange = std::move(problem);
        return {};
    }

    std::optional<std::string> nextValue() {
        if (m_next + 1 >= m_arguments.size()) return {};
        const std::string& next = m_arguments[m_next + 1];
        if (isOption(next) && !isNegativeNumber(next)) return {};
        ++m_next;
        return next;
    }

    [[nodiscard]] Check checkTarget() const {
        const SubcommandRow& row = rowOf(m_request.subcommand);
        const std::vector<std::string> names = targetNames(m_request.subcommand);
        const std::string placeholder(row.placeholder);
        const std::string& target = m_request.target;
        if (!m_hasTarget && names.empty()) return {};
        if (!m_hasTarget)
            return wrongUsage(std::string(row.name) + " needs a " + placeholder, placeholder, joined(names));
        if (target.empty())
            return wrongUsage("an empty " + placeholder, placeholder, seeHelp(m_request.subcommand));
        if (names.empty() || std::find(names.begin(), names.end(), target) != names.end()) return {};
        return wrongUsage("unknown " + placeholder + " '" + target + "'" + didYouMean(target, names),
                          placeholder, joined(names));
    }

    std::span<const std::string> m_arguments;
    std::size_t m_next = 0;
    bool m_onlyPositionals = false, m_hasTarget = false;
    std::set<const OptionSpec*> m_given;
    Check m_outOfRange;   // the first one, reported after all WrongUsage
    Request m_request;
};

}   // namespace

Result<Request> parseCommandLine(std::span<const std::string> arguments) {
    const std::size_t first = firstPositional(arguments);
    std::vector<std::string> rest(arguments.begin(), arguments.end());
    Request request;
    if (first < arguments.size())
        if (const auto named = subcommandNamed(arguments[first])) {
            request.subcommand = *named;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(first));
        }
    request.options.isHelp = std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument == "--help" || argument == "-h";
    });
    if (request.options.isHelp) return request;
    return Parser(request.subcommand, rest).parse();
}

}   // namespace rope::app
