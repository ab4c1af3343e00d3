#include "tests/core/tensor/tensor_support.h"

#include "core/tensor/tensor_file.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <sstream>
#include <string>

namespace rope {
namespace {

using namespace tensor_support;

Result<RowMatrix> safetensors(const std::string& bytes, const std::string& name = "q") {
    std::istringstream stream(bytes);
    return readSafetensors(stream, "x.safetensors", name);
}

std::string safetensorsBytes(const std::string& header, const std::string& data) {
    return littleEndian(header.size(), 8) + header + data;
}

std::string oneTensor(const std::string& dtype, const std::string& shape, std::size_t end,
                      const std::string& data) {
    return safetensorsBytes(R"({"__metadata__":{"format":"pt"},"q":{"dtype":")" + dtype + R"(","shape":)" +
                                shape + R"(,"data_offsets":[0,)" + std::to_string(end) + "]}}",
                            data);
}

TEST(Safetensors, Types_AreDecoded) {
    EXPECT_ROWS(safetensors(oneTensor("F64", "[2]", 16, doubles({1, 2}))), rows({{1, 2}}));
    EXPECT_ROWS(safetensors(oneTensor("BF16", "[2]", 4, std::string("\x80\x3F\x20\xC0", 4))),
                rows({{1, -2.5}}));
    EXPECT_ROWS(safetensors(oneTensor("F16", "[2,1]", 4, std::string("\x00\x3C\x00\xC0", 4))),
                rows({{1}, {-2}}));
    EXPECT_ROWS(safetensors(oneTensor("I8", "[2]", 2, "\xFF\x01")), rows({{-1, 1}}));
    EXPECT_ROWS(safetensors(oneTensor("U16", "[1]", 2, "\xFF\xFF")), rows({{65535}}));
}

TEST(Safetensors, TensorBehindAnother_IsFound) {
    const std::string header =
        R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},"b":{"dtype":"U8","shape":[1,2],"data_offsets":[3,5]}})";
    EXPECT_ROWS(safetensors(safetensorsBytes(header, "\x01\x02\x03\x04\x05"), "b"), rows({{4, 5}}));
}

TEST(Safetensors, SingleTensor_NeedsNoName) {
    EXPECT_ROWS(safetensors(oneTensor("F64", "[1]", 8, doubles({4})), ""), rows({{4}}));
}

TEST(Safetensors, UnknownName_IsWrongUsageThatListsNames) {
    const Result<RowMatrix> read = safetensors(oneTensor("F64", "[1]", 8, doubles({4})), "k");
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::WrongUsage);
    EXPECT_EQ(read.error().allowed, "q");
}

TEST(Safetensors, EveryTruncation_IsMalformed) {
    const std::string whole = oneTensor("F64", "[2]", 16, doubles({1, 2}));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Result<RowMatrix> read = safetensors(whole.substr(0, length));
        ASSERT_FALSE(read.ok()) << "cut at " << length;
        EXPECT_EQ(read.error().code, ErrorCode::Malformed);
    }
}

TEST(Safetensors, EveryByteChanged_NeverCrashes) {
    const std::string whole = oneTensor("F64", "[2]", 16, doubles({1, 2}));
    int refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const char c : {'\0', '\xFF', '9', '{', '"', '-'}) {
            std::string changed = whole;
            changed[i] = c;
            if (!safetensors(changed)) ++refused;
        }
    EXPECT_GT(refused, 100);
}

TEST(Safetensors, WrongSizes_AreRefused) {
    EXPECT_FALSE(safetensors(oneTensor("F64", "[3]", 16, doubles({1, 2}))).ok());
    EXPECT_FALSE(safetensors(oneTensor("F64", "[2]", 17, doubles({1, 2}) + "x")).ok());
    EXPECT_FALSE(safetensors(oneTensor("F64", "[0]", 0, "")).ok());
    EXPECT_FALSE(safetensors(oneTensor("F64", "[-1]", 8, doubles({1}))).ok());
    EXPECT_FALSE(safetensors(oneTensor("F64", "[1e3]", 8, doubles({1}))).ok());
    EXPECT_FALSE(safetensors(oneTensor("F64", "[4294967296,4294967296]", 8, doubles({1}))).ok());
    EXPECT_FALSE(safetensors(oneTensor("F8_E4M3", "[1]", 1, "x")).ok());
    EXPECT_FALSE(safetensors(littleEndian(UINT64_MAX, 8) + "{}").ok());
    EXPECT_FALSE(safetensors(littleEndian(100'000'000, 8) + "{}").ok());
    const std::string far =
        R"({"q":{"dtype":"U8","shape":[1],"data_offsets":[18446744073709551614,18446744073709551615]}})";
    EXPECT_FALSE(safetensors(safetensorsBytes(far, "x")).ok());
    const std::string backwards = R"({"q":{"dtype":"U8","shape":[1],"data_offsets":[1,0]}})";
    EXPECT_FALSE(safetensors(safetensorsBytes(backwards, "x")).ok());
}

TEST(Safetensors, BrokenHeader_NamesLineAndColumn) {
    for (const char* header : {R"({"q": 1,})",
                               R"({"q":1} )"
                               "x",
                               "{\"q\":  \"\xFF\"}"}) {
        const Result<RowMatrix> read = safetensors(safetensorsBytes(header, ""));
        ASSERT_FALSE(read.ok());
        EXPECT_EQ(read.error().code, ErrorCode::Malformed);
        EXPECT_NE(read.error().message.find("at line 1, column 9"), std::string::npos)
            << read.error().message;
    }
}

TEST(Safetensors, EqualNames_AreRefused) {
    const std::string entry = R"("q":{"dtype":"U8","shape":[1],"data_offsets":[0,1]})";
    EXPECT_ROWS(safetensors(safetensorsBytes("{" + entry + "}", "x")), rows({{120}}));
    const Result<RowMatrix> read = safetensors(safetensorsBytes("{" + entry + "," + entry + "}", "x"));
    ASSERT_FALSE(read.ok());
    EXPECT_NE(read.error().message.find("'q' occurs twice"), std::string::npos) << read.error().message;
}

TEST(Safetensors, DeepHeader_IsRefused) {
    EXPECT_FALSE(safetensors(safetensorsBytes(std::string(200000, '['), "")).ok());
}

}   // namespace
}   // namespace rope
