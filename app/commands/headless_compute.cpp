#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/setup/setup.h"
#include "core/report/quantity.h"
#include "ui/compute/thread_executor.h"

namespace rope::app {

namespace {

std::optional<std::vector<std::int64_t>> listFor(const Quantity& quantity, Setup& setup) {
    switch (quantity.argument) {
        case ListArgument::None:
            return std::vector<std::int64_t>{};
        case ListArgument::Positions:
            return std::move(setup.positions);
        case ListArgument::Distances:
            return std::move(setup.distances);
        case ListArgument::Shifts:
            return std::move(setup.shifts);
    }
    return {};
}

}   // namespace

Result<Warnings> runCompute(const Request& request) {
    Result<Setup> setup = buildSetup(request.options);
    if (!setup) return setup.error();
    const Quantity& quantity = *findQuantity(request.target);
    auto list = listFor(quantity, *setup);
    QuantityRequest quantityRequest{.scenario = std::move(setup->scenario()),
                                    .warnings = setup->warnings,
                                    .format = request.options.format.value_or(ResultFormat::Json)};
    if (list) quantityRequest.list = std::move(*list);
    else if (const Check problem = fillDefaultList(quantity, quantityRequest))
        return withOptionName(*problem);
    Result<QuantityResult> result =
        computeQuantity(quantity, std::move(quantityRequest), {.executor = &ui::threadExecutor()});
    if (!result) return withOptionName(result.error());
    if (const Check problem = writeOutput(request.options.file.value_or("-"), result->bytes)) return *problem;
    return std::move(result->warnings);
}

}   // namespace rope::app
