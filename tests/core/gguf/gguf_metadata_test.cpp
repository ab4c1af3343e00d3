#include "core/gguf/gguf_metadata.h"

#include "tests/support/gguf_bytes.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

using testing::GgufBytes;

Result<GgufMetadata> read(const std::string& bytes) {
    return readGgufMetadata(ByteSource(bytes), "model.gguf");
}

GgufBytes sample(std::uint32_t version = 3, bool isBigEndian = false) {
    GgufBytes file(version, isBigEndian);
    file.text("general.architecture", "llama")
        .u32("llama.context_length", 131072)
        .f32("llama.rope.freq_base", 500000);
    file.key("a.u8", 0), file.raw(std::uint8_t{200});
    file.key("a.i8", 1), file.raw(std::int8_t{-5});
    file.key("a.u16", 2), file.raw(std::uint16_t{60000});
    file.key("a.i16", 3), file.raw(std::int16_t{-300});
    file.key("a.i32", 5), file.raw(std::int32_t{-70000});
    file.key("a.u64", 10), file.raw(std::uint64_t{1} << 53U);
    file.key("a.i64", 11), file.raw(-(std::int64_t{1} << 53U));
    file.key("a.f64", 12), file.raw(std::bit_cast<std::uint64_t>(0.1));
    file.flag("a.yes", true).flag("a.no", false);
    file.texts("tokenizer.ggml.tokens", {"<s>", "", "a\nb"})
        .i32s("a.list", {3, -4, 5})
        .flags("a.flags", {true, false});
    file.tensor("token_embd.weight", std::vector<float>(100, 1)).tensor("rope_freqs.weight", {1, 2, 8});
    return file;
}

/// The value of a key that must be there; null where it is not.
JsonValue valueOf(const GgufMetadata& metadata, std::string_view key) {
    const JsonValue* value = findMember(metadata.values, key);
    EXPECT_NE(value, nullptr) << key;
    return value != nullptr ? *value : JsonValue{};
}

double number(const GgufMetadata& metadata, std::string_view key) {
    const JsonValue value = valueOf(metadata, key);
    EXPECT_NE(value.number(), nullptr) << key;
    return value.number() != nullptr ? *value.number() : 0;
}

std::vector<double> numbers(const GgufMetadata& metadata, std::string_view key) {
    const JsonValue value = valueOf(metadata, key);
    std::vector<double> list;
    if (value.array() == nullptr) return list;
    for (const JsonValue& item : *value.array()) {
        if (const bool* flag = item.flag()) list.push_back(*flag ? 1 : 0);
        if (const double* itemNumber = item.number()) list.push_back(*itemNumber);
    }
    return list;
}

void expectSample(const GgufMetadata& metadata) {
    EXPECT_EQ(nameOf(valueOf(metadata, "general.architecture")), "the text 'llama'");
    EXPECT_EQ(number(metadata, "llama.context_length"), 131072);
    EXPECT_EQ(number(metadata, "llama.rope.freq_base"), 500000);
    EXPECT_EQ(number(metadata, "a.u8"), 200);
    EXPECT_EQ(number(metadata, "a.i8"), -5);
    EXPECT_EQ(number(metadata, "a.u16"), 60000);
    EXPECT_EQ(number(metadata, "a.i16"), -300);
    EXPECT_EQ(number(metadata, "a.i32"), -70000);
    EXPECT_EQ(number(metadata, "a.u64"), 0x1p53);
    EXPECT_EQ(number(metadata, "a.i64"), -0x1p53);
    EXPECT_EQ(number(metadata, "a.f64"), 0.1);
    EXPECT_EQ(nameOf(valueOf(metadata, "a.yes")), "true");
    EXPECT_EQ(nameOf(valueOf(metadata, "a.no")), "false");
    EXPECT_TRUE(valueOf(metadata, "tokenizer.ggml.tokens").isNull());   // passed over
    EXPECT_EQ(numbers(metadata, "a.list"), (std::vector<double>{3, -4, 5}));
    EXPECT_EQ(numbers(metadata, "a.flags"), (std::vector<double>{1, 0}));
    ASSERT_EQ(metadata.ropeTensors.size(), 1U);
    EXPECT_EQ(metadata.ropeTensors[0].name, "rope_freqs.weight");
    EXPECT_EQ(metadata.ropeTensors[0].numbers, (std::vector<double>{1, 2, 8}));
    EXPECT_EQ(metadata.tensorCount, 2U);
    EXPECT_TRUE(metadata.warnings.empty());
}

TEST(GgufMetadata, EveryVersionAndByteOrder_AllTypes) {
    for (const std::uint32_t version : {1U, 2U, 3U})
        for (const bool isBigEndian : {false, true}) {
            SCOPED_TRACE("version " + std::to_string(version) + (isBigEndian ? " big" : " little"));
            const Result<GgufMetadata> metadata = read(sample(version, isBigEndian).bytes());
            ASSERT_TRUE(metadata.ok()) << describe(metadata.error());
            EXPECT_EQ(metadata->version, version);
            EXPECT_EQ(metadata->isBigEndian, isBigEndian);
            expectSample(*metadata);
        }
}

TEST(GgufMetadata, Float32_ReadAsTheDecimalItCameFrom) {
    const Result<GgufMetadata> metadata = read(GgufBytes().f32("x", 0.1F).f32("y", 1.1902381F).bytes());
    ASSERT_TRUE(metadata.ok());
    EXPECT_EQ(number(*metadata, "x"), 0.1);
    EXPECT_EQ(number(*metadata, "y"), 1.1902381);
}

TEST(GgufMetadata, TruncatedAnywhere_ErrorOrWarning_NeverACrash) {
    const std::string whole = sample().bytes();
    const std::size_t padding = 32 - 3 * sizeof(float);   // behind the last tensor
    for (std::size_t length = 0; length < whole.size() - padding; ++length) {
        const Result<GgufMetadata> metadata = read(whole.substr(0, length));
        if (metadata.ok()) {
            ASSERT_EQ(metadata->warnings.size(), 1U) << length;
            EXPECT_EQ(metadata->warnings[0].id, "gguf-tensor-not-read");
            EXPECT_TRUE(metadata->ropeTensors.empty());
        } else {
            EXPECT_EQ(metadata.error().code, ErrorCode::Malformed) << length;
            EXPECT_NE(metadata.error().where.find("model.gguf: byte "), std::string::npos);
        }
    }
}

TEST(GgufMetadata, EveryByteChanged_NeverACrash) {
    const std::string whole = sample().bytes();
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const char value : {'\0', '\x01', '\x7f', '\xff'}) {
            std::string changed = whole;
            changed[at] = value;
            const Result<GgufMetadata> metadata = read(changed);
            EXPECT_TRUE(metadata.ok() || metadata.error().code == ErrorCode::Malformed) << at;
        }
}

void expectRefused(const std::string& bytes, std::string_view part) {
    const Result<GgufMetadata> metadata = read(bytes);
    ASSERT_FALSE(metadata.ok()) << part;
    EXPECT_NE(describe(metadata.error()).find(part), std::string::npos) << describe(metadata.error());
    EXPECT_EQ(describe(metadata.error()).find('\n'), std::string::npos);
}

TEST(GgufMetadata, WrongMagicOrVersion_Refused) {
    expectRefused("", "GGUF");
    expectRefused("GGU", "GGUF");
    expectRefused("{\"a\": 1}", "GGUF");
    expectRefused(GgufBytes(4).bytes(), "version 4");
    expectRefused(GgufBytes(0).bytes(), "version 0");
    expectRefused(GgufBytes(77, true).bytes(), "version 77");
}

TEST(GgufMetadata, HugeCounts_RefusedWithoutMemory) {
    constexpr std::uint64_t huge = ~std::uint64_t{0} / 8;
    expectRefused(GgufBytes().claimKeys(huge).bytes(), "number of metadata keys");
    expectRefused(GgufBytes().claimTensors(huge).bytes(), "number of tensors");
    expectRefused(GgufBytes().claimKeys(60000).bytes(), "empty");   // padding instead of keys
    for (const std::uint64_t length : {huge, std::uint64_t{1} << 40U, ~std::uint64_t{0}}) {
        GgufBytes key;
        key.rawCount(length);
        expectRefused(key.claimKeys(1).bytes(), "length of a key");
        GgufBytes text;
        text.key("k", 8), text.rawCount(length);
        expectRefused(text.bytes(), "ends");
        for (const std::uint32_t type : {8U, 9U}) {
            GgufBytes list;
            list.key("k", 9), list.raw(type), list.rawCount(length);
            expectRefused(list.bytes(), "length of a list");
        }
    }
    GgufBytes numbers;
    numbers.key("k", 9), numbers.raw(std::uint32_t{12}), numbers.rawCount(std::uint64_t{1} << 39U);
    expectRefused(numbers.bytes(), "ends");
}

TEST(GgufMetadata, UnknownTypes_Refused) {
    GgufBytes value;
    value.key("k", 13);
    expectRefused(value.bytes(), "value type 13");
    GgufBytes list;
    list.key("k", 9), list.raw(std::uint32_t{99}), list.rawCount(1);
    expectRefused(list.bytes(), "type 99");
    GgufBytes flag;
    flag.key("k", 7), flag.raw(std::uint8_t{2});
    expectRefused(flag.bytes(), "yes-or-no");
}

TEST(GgufMetadata, NestedLists_PassedOverToADepth) {
    const auto nested = [](int depth) {
        GgufBytes file;
        file.key("k", 9);
        for (int level = 1; level < depth; ++level) file.raw(std::uint32_t{9}), file.rawCount(1);
        file.raw(std::uint32_t{4}), file.rawCount(2), file.raw(std::uint32_t{1}), file.raw(std::uint32_t{2});
        return file.u32("after", 7).bytes();
    };
    const Result<GgufMetadata> shallow = read(nested(3));
    ASSERT_TRUE(shallow.ok()) << describe(shallow.error());
    EXPECT_EQ(number(*shallow, "after"), 7);
    expectRefused(nested(50), "nested");
}

TEST(GgufMetadata, BadKeys_Refused) {
    expectRefused(GgufBytes().u32("a", 1).u32("b", 1).u32("a", 2).bytes(), "is repeated");
    expectRefused(GgufBytes().u32("", 1).bytes(), "empty");
    expectRefused(GgufBytes().u32(std::string_view("a\0b", 3), 1).bytes(), "NUL");
}

TEST(GgufMetadata, LongTextsAndLists_PassedOver) {
    const Result<GgufMetadata> metadata =
        read(GgufBytes()
                 .text("tokenizer.chat_template", std::string(200000, 'x'))
                 .i32s("tokenizer.ggml.token_type", std::vector<std::int32_t>(100000, 1))
                 .u32("after", 7)
                 .bytes());
    ASSERT_TRUE(metadata.ok());
    EXPECT_EQ(number(*metadata, "after"), 7);
    EXPECT_TRUE(valueOf(*metadata, "tokenizer.chat_template").isNull());
}

TEST(GgufMetadata, TensorOfAnotherType_Refused) {
    expectRefused(GgufBytes().tensor("rope_freqs.weight", {1, 2}, 8).bytes(), "has type 8");
    expectRefused(GgufBytes().tensor("rope_freqs.weight", std::vector<float>(40000, 1)).bytes(),
                  "impossible shape");
}

TEST(GgufMetadata, HalfPrecisionTensors_InEitherByteOrder) {
    for (const bool isBigEndian : {false, true}) {
        const Result<GgufMetadata> metadata =
            read(GgufBytes(3, isBigEndian)
                     .shortTensor("rope_factors_short.weight", {0x3C00, 0x4000, 0x5000, 0x3E00}, 1)
                     .shortTensor("rope_factors_long.weight", {0x3F80, 0x4000, 0x4200, 0x3FC0}, 30)
                     .bytes());
        ASSERT_TRUE(metadata.ok()) << describe(metadata.error());
        ASSERT_EQ(metadata->ropeTensors.size(), 2U);
        EXPECT_EQ(metadata->ropeTensors[0].numbers, (std::vector<double>{1, 2, 32, 1.5}));
        EXPECT_EQ(metadata->ropeTensors[1].numbers, (std::vector<double>{1, 2, 32, 1.5}));
    }
}

TEST(GgufMetadata, Alignment_MustBeAPowerOfTwo) {
    for (const std::uint32_t alignment : {0U, 3U, 48U})
        expectRefused(GgufBytes().u32("general.alignment", alignment).bytes(), "alignment");
    EXPECT_TRUE(
        read(GgufBytes().u32("general.alignment", 32).tensor("rope_freqs.weight", {1, 2}).bytes()).ok());
}

TEST(GgufMetadata, LargeFile_OnlyTheNeededPartsAreRead) {
    const std::string head = sample().bytes();
    std::uint64_t bytesAsked = 0;
    // A file of 40 GB whose unread rest is zeros.
    const ByteSource source([&](std::uint64_t offset, std::span<char> into) {
        bytesAsked += into.size();
        for (std::size_t i = 0; i < into.size(); ++i)
            into[i] = offset + i < head.size() ? head[offset + i] : '\0';
        return into.size();
    });
    const Result<GgufMetadata> metadata = readGgufMetadata(source, "big.gguf");
    ASSERT_TRUE(metadata.ok());
    expectSample(*metadata);
    EXPECT_LT(bytesAsked, 1000000U);
}

}   // namespace
}   // namespace rope
