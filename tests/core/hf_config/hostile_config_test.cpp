// Files that are broken, huge or malicious: one error that names the key, and never a crash or a long wait.
#include "core/model/imported_model.h"
#include "tests/support/test_files.h"

namespace rope {
namespace {

Error refusalOf(const std::string& text) {
    const Result<ImportedModel> model = readHfConfig(text, "f");
    EXPECT_FALSE(model.ok()) << text.substr(0, 200);
    return model.ok() ? Error{} : model.error();
}

/// A Llama config with one more member.
std::string with(const std::string& member) {
    return R"({"model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32, "max_position_embeddings": 4096, "rope_theta": 10000, )" +
           member + "}";
}

std::string scaled(const std::string& block) { return with("\"rope_scaling\": " + block); }

struct Broken {
    std::string text, where, allowed;
};

TEST(HostileConfig, WrongValues_AreRefusedByKeyAndRange) {
    const Broken rows[] = {
        {R"({"rope_theta": "10000"})", "f: rope_theta", "a number, > 0, finite"},
        {R"({"rope_theta": -1})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": 0})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": NaN})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": Infinity})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": -Infinity})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": 1e400})", "f: rope_theta", "> 0, finite"},
        {R"({"rope_theta": [1]})", "f: rope_theta", "a number, > 0, finite"},
        {R"({"rope_theta": true})", "f: rope_theta", "a number, > 0, finite"},
        {R"({"rope_theta": {}})", "f: rope_theta", "a number, > 0, finite"},
        {R"({"head_dim": 0})", "f: head_dim", "whole, 1 to 65536"},
        {R"({"head_dim": -4})", "f: head_dim", "whole, 1 to 65536"},
        {R"({"head_dim": 64.5})", "f: head_dim", "whole, 1 to 65536"},
        {R"({"head_dim": 99999999999999999999999999})", "f: head_dim", "whole, 1 to 65536"},
        {R"({"hidden_size": 64, "num_attention_heads": 0})", "f: num_attention_heads", "whole, 1 to 1e9"},
        {R"({"hidden_size": 64, "num_attention_heads": 128})", "f: num_attention_heads", "whole, 1 to 65536"},
        {with(R"("partial_rotary_factor": 0)"), "f: partial_rotary_factor", "> 0, <= 1"},
        {with(R"("partial_rotary_factor": 1.5)"), "f: partial_rotary_factor", "> 0, <= 1"},
        {with(R"("partial_rotary_factor": 0.001)"), "f: partial_rotary_factor",
         "1 to head_dim = 128 coordinates"},
        {with(R"("rotary_dim": 256)"), "f: rotary_dim", "1 to head_dim = 128 coordinates"},
        {R"({"max_position_embeddings": 0})", "f: max_position_embeddings",
         "whole, 1 to 9007199254740992 tokens"},
        {R"({"max_position_embeddings": "4096"})", "f: max_position_embeddings",
         "a number, whole, 1 to 9007199254740992 tokens"},
        {R"({"qk_rope_head_dim": 0})", "f: qk_rope_head_dim", "whole, 1 to 65536"},
        {R"({"qk_rope_head_dim": 64, "qk_nope_head_dim": -1})", "f: qk_nope_head_dim", "whole, 0 to 65536"},
        {scaled(R"("linear")"), "f: rope_scaling", "an object of RoPE keys, or null"},
        {scaled("[]"), "f: rope_scaling", "an object of RoPE keys, or null"},
        {scaled("true"), "f: rope_scaling", "an object of RoPE keys, or null"},
        {scaled(R"({"type": 3, "factor": 2})"), "f: rope_scaling.type", "a text"},
        {scaled(R"({"type": "linear"})"), "f: rope_scaling.factor", "> 0, <= 1e+09"},
        {scaled(R"({"type": "linear", "factor": -2})"), "f: rope_scaling.factor", "> 0, <= 1e+09"},
        {scaled(R"({"type": "linear", "factor": "2"})"), "f: rope_scaling.factor", "a number, > 0, <= 1e+09"},
        {scaled(R"({"type": "linear", "factor": [2, 4]})"), "f: rope_scaling.factor",
         "a number, > 0, <= 1e+09"},
        {scaled(R"({"type": "linear", "factor": NaN})"), "f: rope_scaling.factor", "> 0, <= 1e+09"},
        {scaled(R"({"type": "dynamic"})"), "f: rope_scaling.factor", "> 0, <= 1e+09"},
        {scaled(R"({"type": "yarn", "factor": 4, "truncate": "no"})"), "f: rope_scaling.truncate",
         "true or false"},
        {scaled(R"({"type": "yarn", "factor": 4, "attention_factor": "x"})"),
         "f: rope_scaling.attention_factor", "a number, >= 0, <= 1e+06"},
        {scaled(R"({"type": "yarn", "factor": 4, "original_max_position_embeddings": 0})"),
         "f: rope_scaling.original_max_position_embeddings", "whole, 1 to 9007199254740992 tokens"},
        {R"({"rope_scaling": {"type": "yarn", "original_max_position_embeddings": 4096}})", "f: factor",
         "> 0, <= 1e+09"},
        {R"({"rope_theta": 1, "max_position_embeddings": 8192, "rope_scaling": {"type": "yarn", "factor": 2}})",
         "f: rope_theta", "> 1"},
        {scaled(R"({"rope_type": "llama3", "factor": 8, "low_freq_factor": 4, "high_freq_factor": 1})"),
         "f: rope_scaling.low_freq_factor", "<= high_freq_factor"},
        {scaled(R"({"type": "longrope", "short_factor": 1, "long_factor": [1]})"),
         "f: rope_scaling.short_factor", "one number per pair, each > 0, <= 1e+30"},
        {scaled(R"({"type": "longrope", "short_factor": [1, "a"], "long_factor": [1]})"),
         "f: rope_scaling.short_factor[1]", "one number per pair, each > 0, <= 1e+30"},
        {scaled(R"({"type": "longrope", "short_factor": [1, 0], "long_factor": [1]})"),
         "f: rope_scaling.short_factor", "one number per pair, each > 0, <= 1e+30"},
        {R"({"text_config": []})", "f: text_config", "an object, or null"},
        {R"({"model_type": 5})", "f: model_type", "a text"},
        {R"({"pairing": "both"})", "f: pairing", "'half' or 'interleaved'"},
        {with(R"("layer_types": "x")"), "f: layer_types", "an array with one name a layer"},
        {with(R"("layer_types": ["full_attention", 1])"), "f: layer_types[1]", "the name of a kind of layer"},
        {with(R"("no_rope_layers": [1, 2])"), "f: no_rope_layers", "1 for RoPE, 0 for none"},
        {with(R"("sliding_window_pattern": 0)"), "f: sliding_window_pattern", "whole, 1 to 10000"},
        {scaled(R"({"type": "linear", "factor": {"a": 1}})"), "f: rope_scaling.factor",
         "a number, > 0, <= 1e+09"},
        {scaled(R"({"rope_type": "yarn", "factor": 4, "beta_fast": {}})"), "f: rope_scaling.beta_fast",
         "a number, >= 0, <= 1e+06"},
        {with(R"("rope_parameters": {"full_attention": 1})"), "f: rope_parameters.full_attention",
         "an object of RoPE keys, or null"},
    };
    for (const Broken& row : rows) {
        SCOPED_TRACE(row.text);
        const Error error = refusalOf(row.text);
        EXPECT_EQ(error.where, row.where) << error.message;
        EXPECT_EQ(error.allowed, row.allowed) << error.message;
        EXPECT_NE(error.code, ErrorCode::WrongUsage);
        EXPECT_EQ(describe(error).find('\n'), std::string::npos);
    }
}

TEST(HostileConfig, UnknownObjectInOneBlock_LeavesTheBlockAsItIs) {
    const Result<ImportedModel> model =
        readHfConfig(scaled(R"({"rope_type": "linear", "factor": 2, "foo": {}})"), "f");
    ASSERT_TRUE(model.ok()) << describe(model.error());
    ASSERT_EQ(model->groups.size(), 1U);
    EXPECT_EQ(model->groups.front().method.id, "linear");
}

TEST(HostileConfig, UnknownScaling_ListsWhatIsKnown) {
    const Error error = refusalOf(scaled(R"({"rope_type": "magic", "factor": 2})"));
    EXPECT_EQ(error.where, "f: rope_scaling.rope_type");
    EXPECT_NE(error.message.find("'magic'"), std::string::npos);
    EXPECT_NE(error.allowed.find("llama3"), std::string::npos);
}

TEST(HostileConfig, BrokenJson_NamesLineColumnAndByte) {
    struct Text {
        std::string text, where;
    };
    const Text rows[] = {{"", "f: line 1, column 1 (byte 0)"},
                         {" \n\t", "f: line 1, column 1 (byte 0)"},
                         {"{", "f: line 1, column 2 (byte 1)"},
                         {"{\"a\"", "f: line 1, column 5 (byte 4)"},
                         {"{\"a\": ", "f: line 1, column 7 (byte 6)"},
                         {"{\"a\": 1", "f: line 1, column 8 (byte 7)"},
                         {"{\"a\": 1,}", "f: line 1, column 9 (byte 8)"},
                         {"{'a': 1}", "f: line 1, column 2 (byte 1)"},
                         {"{\"a\": 01}", "f: line 1, column 9 (byte 8)"},
                         {"{\"a\": tru}", "f: line 1, column 7 (byte 6)"},
                         {"{} x", "f: line 1, column 4 (byte 3)"},
                         {"{\"a\": \"\\x\"}", "f: line 1, column 9 (byte 8)"},
                         {"{\"a\": \"\n\"}", "f: line 1, column 8 (byte 7)"},
                         {"\xFF\xFE{}", "f: line 1, column 1 (byte 0)"},
                         {"{\"a\": \"\xC3(\"}", "f: line 1, column 8 (byte 7)"},
                         {"{\"a\": \"\xED\xA0\x80\"}", "f: line 1, column 8 (byte 7)"}};
    for (const Text& row : rows) {
        const Error error = refusalOf(row.text);
        EXPECT_EQ(error.code, ErrorCode::Malformed) << row.text;
        EXPECT_EQ(error.where, row.where) << row.text << ": " << error.message;
    }
}

TEST(HostileConfig, EveryTruncationOfARealConfig_IsAnErrorOrAConfig) {
    const std::string whole = test::bytesOf(ROPESCOPE_TEST_DATA, "configs/llama31_8b.json");
    for (std::size_t length = 0; length + 2 < whole.size(); ++length) {
        const Result<ImportedModel> model = readHfConfig(std::string_view(whole).substr(0, length), "f");
        ASSERT_FALSE(model.ok()) << length;
        EXPECT_EQ(model.error().code, ErrorCode::Malformed);
    }
}

TEST(HostileConfig, EverySingleByteChanged_NeverCrashes) {
    const std::string whole = test::bytesOf(ROPESCOPE_TEST_DATA, "configs/deepseek_v2_lite_yarn_mscale.json");
    int accepted = 0, refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const char byte : {'\0', '"', '9', '-', '[', '\x80'}) {
            std::string changed = whole;
            changed[i] = byte;
            const Result<ImportedModel> model = readHfConfig(changed, "f");
            accepted += model.ok() ? 1 : 0;
            if (model.ok()) continue;
            ++refused;
            EXPECT_FALSE(model.error().message.empty()) << i;
        }
    EXPECT_GT(accepted, 0);
    EXPECT_GT(refused, 0);
}

TEST(HostileConfig, SizesAreBounded) {
    EXPECT_NE(refusalOf(std::string(100'000'000, 'x')).message.find("100000000 bytes"), std::string::npos);
    EXPECT_NE(refusalOf(std::string(1'000'000, '[')).message.find("nested deeper than 64"),
              std::string::npos);
    std::string wide = "{\"a\": [0";
    for (int i = 0; i < 600'000; ++i) wide += ",0";
    EXPECT_NE(refusalOf(wide + "]}").message.find("more than 500000 values"), std::string::npos);
    std::string digits = "{\"rope_theta\": " + std::string(5'000'000, '9') + "}";
    EXPECT_EQ(refusalOf(digits).where, "f: rope_theta");
    std::string layers = "{\"layer_types\": [\"a\"";
    for (int i = 0; i < 20'000; ++i) layers += ",\"a\"";
    EXPECT_EQ(refusalOf(layers + "]}").where, "f: layer_types");
}

TEST(HostileConfig, NestingOfSixtyFourLevels_IsStillRead) {
    std::string nested = "1";
    for (int i = 0; i < 63; ++i) nested = "[" + nested + "]";
    EXPECT_TRUE(readHfConfig("{\"a\": " + nested + "}", "f").ok());
}

TEST(HostileConfig, PythonsNumbersAndMarks_AreUnderstood) {
    const Result<ImportedModel> infinite =
        readHfConfig(with(R"("time_step_limit": [0.0, Infinity], "x": NaN)"), "f");
    EXPECT_TRUE(infinite.ok());
    const Result<ImportedModel> marked = readHfConfig("\xEF\xBB\xBF" + with(R"("x": 1)"), "f");
    ASSERT_TRUE(marked.ok());
    EXPECT_EQ(marked->warnings.at(0).id, "byte-order-mark");
    const Result<ImportedModel> repeated = readHfConfig(R"({"rope_theta": 1e4, "rope_theta": 5e5})", "f");
    ASSERT_TRUE(repeated.ok());
    EXPECT_EQ(repeated->warnings.at(0).id, "repeated-key");
    EXPECT_EQ(repeated->groups.at(0).ropeTheta, 5e5);
}

TEST(HostileConfig, ForeignTextInMessages_IsShortAndPrintable) {
    const Error error = refusalOf("{\"rope_theta\": \"" + std::string(10'000, 'a') + "\\n\"}");
    EXPECT_LT(describe(error).size(), 200U);
    EXPECT_EQ(describe(error).find('\n'), std::string::npos);
}

}   // namespace
}   // namespace rope
