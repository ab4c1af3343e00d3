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

Result<RowMatrix> npy(const std::string& bytes) {
    std::istringstream stream(bytes);
    return readNpy(stream, "x.npy");
}

Result<RowMatrix> csv(const std::string& bytes) {
    std::istringstream stream(bytes);
    return readCsvRows(stream, "x.csv");
}

std::string npyBytes(const std::string& descr, bool isFortran, const std::string& shape,
                     const std::string& data, int version = 1) {
    const std::string header = "{'descr': '" + descr +
                               "', 'fortran_order': " + (isFortran ? "True" : "False") +
                               ", 'shape': " + shape + ", }     \n";
    return "\x93NUMPY" + littleEndian(static_cast<std::uint64_t>(version), 1) + std::string(1, '\0') +
           littleEndian(header.size(), version == 1 ? 2 : 4) + header + data;
}

TEST(Npy, OneDimension_IsOneRow) {
    EXPECT_ROWS(npy(npyBytes("<f8", false, "(3,)", doubles({1, 0.1, -2}))), rows({{1, 0.1, -2}}));
}

TEST(Npy, Scalar_IsOneNumber) { EXPECT_ROWS(npy(npyBytes("<f8", false, "()", doubles({7}))), rows({{7}})); }

TEST(Npy, TwoDimensions_AreRows) {
    EXPECT_ROWS(npy(npyBytes("<f8", false, "(2, 3)", doubles({1, 2, 3, 4, 5, 6}))),
                rows({{1, 2, 3}, {4, 5, 6}}));
}

TEST(Npy, FortranOrder_IsTransposed) {
    EXPECT_ROWS(npy(npyBytes("<f8", true, "(2, 3)", doubles({1, 4, 2, 5, 3, 6}))),
                rows({{1, 2, 3}, {4, 5, 6}}));
}

TEST(Npy, LeadingOnes_AreDropped) {
    EXPECT_ROWS(npy(npyBytes("<f8", false, "(1, 1, 2, 2)", doubles({1, 2, 3, 4}))), rows({{1, 2}, {3, 4}}));
}

TEST(Npy, OneRowOfTwoDimensions_StaysOneRow) {
    EXPECT_ROWS(npy(npyBytes("<f8", false, "(1, 2)", doubles({1, 2}))), rows({{1, 2}}));
}

TEST(Npy, ColumnOfTwoDimensions_IsManyRows) {
    EXPECT_ROWS(npy(npyBytes("<f8", false, "(2, 1)", doubles({1, 2}))), rows({{1}, {2}}));
}

TEST(Npy, VersionsTwoAndThree_AreRead) {
    for (const int version : {2, 3})
        EXPECT_ROWS(npy(npyBytes("<f8", false, "(1,)", doubles({5}), version)), rows({{5}}));
}

TEST(Npy, Float32_BothByteOrders) {
    const std::string little("\x00\x00\x80\x3F\x00\x00\x20\xC0", 8),
        big("\x3F\x80\x00\x00\xC0\x20\x00\x00", 8);
    EXPECT_ROWS(npy(npyBytes("<f4", false, "(2,)", little)), rows({{1, -2.5}}));
    EXPECT_ROWS(npy(npyBytes(">f4", false, "(2,)", big)), rows({{1, -2.5}}));
}

TEST(Npy, Float16_OneSubnormalLargestAndInfinity) {
    const std::string halves("\x00\x3C\x01\x00\xFF\x7B\x00\xFC\x66\x2E", 10);
    EXPECT_ROWS(npy(npyBytes("<f2", false, "(5,)", halves)),
                rows({{1, 0x1p-24, 65504, -std::numeric_limits<double>::infinity(), 0.0999755859375}}));
}

TEST(Npy, Integers_KeepTheirSign) {
    EXPECT_ROWS(npy(npyBytes("|i1", false, "(3,)", "\x7F\x80\xFF")), rows({{127, -128, -1}}));
    EXPECT_ROWS(npy(npyBytes("|u1", false, "(2,)", "\x80\xFF")), rows({{128, 255}}));
    EXPECT_ROWS(npy(npyBytes("<i8", false, "(1,)", littleEndian(static_cast<std::uint64_t>(-5), 8))),
                rows({{-5}}));
    EXPECT_ROWS(npy(npyBytes(">i2", false, "(1,)", "\xFF\xFE")), rows({{-2}}));
    EXPECT_ROWS(npy(npyBytes("|b1", false, "(2,)", std::string("\x01\x00", 2))), rows({{1, 0}}));
}

TEST(Npy, HeaderWithOtherSpacingAndQuotes_IsRead) {
    const std::string header = "{\"shape\":(2,),\"fortran_order\":False,\"descr\":\"<f8\"}";
    EXPECT_ROWS(npy("\x93NUMPY\x01" + std::string(1, '\0') + littleEndian(header.size(), 2) + header +
                    doubles({1, 2})),
                rows({{1, 2}}));
}

TEST(Npy, EveryTruncation_IsMalformed) {
    const std::string whole = npyBytes("<f8", false, "(2, 3)", doubles({1, 2, 3, 4, 5, 6}));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Result<RowMatrix> read = npy(whole.substr(0, length));
        ASSERT_FALSE(read.ok()) << "cut at " << length;
        EXPECT_EQ(read.error().code, ErrorCode::Malformed);
    }
}

TEST(Npy, EveryByteChanged_NeverCrashes) {
    const std::string whole = npyBytes("<f8", false, "(2, 3)", doubles({1, 2, 3, 4, 5, 6}));
    int refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const char c : {'\0', '\xFF', '9', '(', ',', '\''}) {
            std::string changed = whole;
            changed[i] = c;
            if (!npy(changed)) ++refused;
        }
    EXPECT_GT(refused, 100);
}

TEST(Npy, HugeShapes_AreRefusedBeforeMemoryIsTaken) {
    for (const char* shape :
         {"(18446744073709551615,)", "(4294967296, 4294967296)", "(64000001,)", "(99999999999999999999999,)",
          "(9223372036854775808, 2)", "(64000000, 64000000)"})
        EXPECT_FALSE(npy(npyBytes("<f8", false, shape, doubles({1}))).ok()) << shape;
}

TEST(Npy, LargeShapeOfSmallFile_IsMalformed) {
    const Result<RowMatrix> read = npy(npyBytes("<f8", false, "(64000000,)", doubles({1})));
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::Malformed);
}

TEST(Npy, WrongHeaders_AreMalformed) {
    for (const char* shape :
         {"(0,)", "(2, 0)", "(-1,)", "(2, 2, 2)", "3", "(", "(1", "(1 2)", "(a,)", "[1]", "(1.5,)"})
        EXPECT_FALSE(npy(npyBytes("<f8", false, shape, doubles({1, 2, 3, 4, 5, 6, 7, 8}))).ok()) << shape;
    for (const char* descr :
         {"<f3", "<c16", "|O", "<U4", "", "f", "<f80", "|V2", "<f1", "<i3", "[('a', '<f8')]"})
        EXPECT_FALSE(npy(npyBytes(descr, false, "(1,)", doubles({1, 2}))).ok()) << descr;
    EXPECT_FALSE(npy(npyBytes("<f8", false, "(1,)", doubles({1}), 4)).ok());
    EXPECT_FALSE(npy("PK\x03\x04").ok());
}

TEST(Csv, RowsHeaderCommentsAndBlanks) {
    EXPECT_ROWS(csv("\xEF\xBB\xBF# made by hand\nx0,x1 [1]\r\n1, 2\r\n\n# more\n\"3\",-4.5e-3"),
                rows({{1, 2}, {3, -0.0045}}));
}

TEST(Csv, NoHeaderNoLastLineEnd) { EXPECT_ROWS(csv("1,2\n3,4"), rows({{1, 2}, {3, 4}})); }

TEST(Csv, WrongFiles_NameTheLine) {
    for (const auto& [text, line] : {std::pair("1,2\n3", "line 2"),
                                     {"1,2\n3,x", "line 2"},
                                     {"a,b\nc,d\n1,2", "line 2"},
                                     {"1,\n", "line 1"},
                                     {"1,2,x,4\n5,6,7,8\n", "line 1"},
                                     {"", "no numbers"},
                                     {"# only\n", "no numbers"},
                                     {"a,b\n", "no numbers"},
                                     {"1,2\n1,,2", "line 2"}}) {
        const Result<RowMatrix> read = csv(text);
        ASSERT_FALSE(read.ok()) << text;
        EXPECT_EQ(read.error().code, ErrorCode::Malformed);
        EXPECT_NE(read.error().message.find(line), std::string::npos) << read.error().message;
    }
}

TEST(Csv, LineWithoutEnd_IsRefused) { EXPECT_FALSE(csv(std::string(5 << 20, '1')).ok()); }

}   // namespace
}   // namespace rope
