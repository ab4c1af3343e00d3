#include "core/report/quantity.h"

#include "core/report/text_table.h"
#include "core/tensor/npy_writer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <sstream>
#include <string>

namespace rope {
namespace {

QuantityRequest smallRequest(ResultFormat format) {
    QuantityRequest request{.format = format};
    request.scenario.layout = {.headDim = 4, .rotaryDim = 4};
    request.scenario.lengths = {.trained = 12, .dynamicTrained = 12, .configured = 12, .context = 12};
    request.scenario.methods.push_back({{"linear", {{"factor", 2.0}}}});
    return request;
}

std::string bytesOf(const Quantity& quantity, ResultFormat format) {
    QuantityRequest request = smallRequest(format);
    EXPECT_FALSE(fillDefaultList(quantity, request));
    const Result<QuantityResult> result = computeQuantity(quantity, request);
    EXPECT_TRUE(result.ok()) << quantity.id << ": " << (result ? "" : describe(result.error()));
    return result ? result->bytes : std::string();
}

TEST(Quantity, Ids_AreUniqueAndFound) {
    std::set<std::string> ids;
    for (const Quantity& quantity : quantities()) {
        EXPECT_TRUE(ids.insert(std::string(quantity.id)).second) << quantity.id;
        EXPECT_EQ(findQuantity(quantity.id)->id, quantity.id);
    }
    EXPECT_EQ(findQuantity("nothing"), nullptr);
    EXPECT_EQ(quantityIds().size(), quantities().size());
}

TEST(Quantity, Json_CarriesSetupAndWarnings) {
    for (const Quantity& quantity : quantities()) {
        const std::string json = bytesOf(quantity, ResultFormat::Json);
        EXPECT_EQ(json.rfind("{\n  \"setup\": {\n    \"quantity\": \"" + std::string(quantity.id) + "\"", 0),
                  0U)
            << json.substr(0, 80);
        EXPECT_NE(json.find("\n  \"warnings\": ["), std::string::npos) << quantity.id;
        EXPECT_EQ(json.substr(json.size() - 2), "}\n");
    }
}

TEST(Quantity, Csv_HasCommentsThenHeaderThenEqualRows) {
    for (const Quantity& quantity : quantities()) {
        std::istringstream lines(bytesOf(quantity, ResultFormat::Csv));
        std::string line;
        std::getline(lines, line);
        EXPECT_EQ(line, "# ropescope compute " + std::string(quantity.id));
        while (std::getline(lines, line) && line.front() == '#') continue;
        const auto commas = std::count(line.begin(), line.end(), ',');
        EXPECT_GT(commas, 0) << quantity.id;
        std::size_t rows = 0;
        while (std::getline(lines, line)) {
            EXPECT_EQ(std::count(line.begin(), line.end(), ','), commas) << quantity.id;
            ++rows;
        }
        EXPECT_GT(rows, 0U) << quantity.id;
    }
}

TEST(Quantity, Warnings_AreGatheredOnce) {
    QuantityRequest request = smallRequest(ResultFormat::Json);
    request.warnings = {{"told-before", "a warning", "somewhere"}};
    request.scenario.methods[1].choice.parameters.set("factor", 0.5);
    const Result<QuantityResult> result = computeQuantity(*findQuantity("frequencies"), request);
    ASSERT_TRUE(result.ok());
    ASSERT_EQ(result->warnings.size(), 2U);
    EXPECT_EQ(result->warnings[0].id, "told-before");
    EXPECT_EQ(result->warnings[1].id, "factor-below-one");
    EXPECT_NE(result->bytes.find("factor-below-one"), std::string::npos);
}

TEST(Quantity, ImpossibleScenario_IsAnError) {
    QuantityRequest request = smallRequest(ResultFormat::Json);
    request.scenario.ropeTheta = -1;
    for (const Quantity& quantity : quantities()) {
        const Result<QuantityResult> result = computeQuantity(quantity, request);
        ASSERT_FALSE(result.ok()) << quantity.id;
        EXPECT_EQ(result.error().where, "rope_theta");
    }
}

TEST(DefaultList, ShiftsOfAShortModel_AreAllItsPositions) {
    QuantityRequest request = smallRequest(ResultFormat::Json);
    ASSERT_FALSE(fillDefaultList(*findQuantity("invariance"), request));
    EXPECT_EQ(request.list.size(), 12U);
    request.scenario.lengths.trained = 9007199254740992;
    ASSERT_FALSE(fillDefaultList(*findQuantity("invariance"), request));
    ASSERT_EQ(request.list.size(), 64U);
    EXPECT_EQ(request.list[63], 9007199254740992 / 64 * 63);
}

TEST(DefaultList, DistancesBeyondAList_AreRefused) {
    QuantityRequest request = smallRequest(ResultFormat::Json);
    request.scenario.lengths.trained = 1e15;
    const Check problem = fillDefaultList(*findQuantity("decay"), request);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->where, "distances");
}

TEST(NpyWriter, Header_IsAlignedAndShapesAreTuples) {
    for (const auto& [shape, text] :
         {std::pair(std::vector<std::size_t>{3}, "(3,)"), {{1, 3}, "(1, 3)"}, {{1, 1, 3}, "(1, 1, 3)"}}) {
        const std::string bytes =
            npyBytes({shape, {1, std::nan(""), -std::numeric_limits<double>::infinity()}});
        const std::size_t header =
            static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
        EXPECT_EQ((10 + header) % 64, 0U);
        EXPECT_EQ(bytes.size(), 10 + header + 24);
        EXPECT_NE(bytes.find("'shape': " + std::string(text) + ", }"), std::string::npos);
    }
}

TEST(TextTable, Forms_QuoteAndAlign) {
    const TextTable table{{"id", "words", "empty"}, {{"a", "x, \"y\"", ""}, {"long-id", {"2", "[2]"}, ""}}};
    EXPECT_EQ(tableCsv(table), "id,words,empty\na,\"x, \"\"y\"\"\",\nlong-id,2,\n");
    EXPECT_EQ(tableForPeople(table), "id       words\na        x, \"y\"\nlong-id  2\n");
    EXPECT_EQ(tableJson(table),
              "[\n  {\n    \"id\": \"a\",\n    \"words\": \"x, \\\"y\\\"\",\n    \"empty\": \"\"\n  },\n  "
              "{\n    \"id\": \"long-id\",\n"
              "    \"words\": [2],\n    \"empty\": \"\"\n  }\n]\n");
}

}   // namespace
}   // namespace rope
