#include "ui/files/vector_file.h"

#include "tests/support/scenario_builders.h"
#include "tests/support/wait_until.h"
#include "ui/compute/pool_executor.h"
#include "ui/files/file_commands.h"
#include "ui/files/preset_list.h"
#include "ui/files/vector_dialog.h"
#include "ui/session/session_json.h"
#include "ui/shell/appearance.h"
#include "ui/shell/notice_bar.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <bit>
#include <cstdint>
#include <map>
#include <optional>

namespace rope::ui {
namespace {

std::string littleEndian(std::uint64_t number, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
    return bytes;
}

/// 0.5, 1.5, 2.5 ... as float64.
std::string countingDoubles(int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i) bytes += littleEndian(std::bit_cast<std::uint64_t>(i + 0.5), 8);
    return bytes;
}

std::string npy(int rows, int columns) {
    const std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(rows) +
                               ", " + std::to_string(columns) + "), }     \n";
    return "\x93NUMPY" + littleEndian(1, 1) + std::string(1, '\0') + littleEndian(header.size(), 2) + header +
           countingDoubles(rows * columns);
}

/// A tensor of each kind: usable, too wide, of three dimensions, of a type that cannot be read.
std::string safetensors() {
    const std::string header = R"({"cube":{"dtype":"F64","shape":[2,2,4],"data_offsets":[0,128]},)"
                               R"("odd":{"dtype":"F8_E4M3","shape":[16],"data_offsets":[0,16]},)"
                               R"("q":{"dtype":"F64","shape":[2,16],"data_offsets":[0,256]},)"
                               R"("wide":{"dtype":"F64","shape":[1,32],"data_offsets":[0,256]}})";
    return littleEndian(header.size(), 8) + header + countingDoubles(32);
}

class VectorFileTest : public ::testing::Test {
protected:
    QString write(const char* name, const std::string& bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        return file.fileName();
    }
    VectorFile read(const char* name, const std::string& bytes) {
        const Result<std::optional<VectorFile>> file = readVectorFile(write(name, bytes));
        EXPECT_TRUE(file.ok() && file->has_value()) << name;
        return file.ok() && file->has_value() ? **file : VectorFile{};
    }

    QTemporaryDir folder;
};

TEST_F(VectorFileTest, ContentDecides_NotTheName) {
    EXPECT_EQ(read("a.json", npy(1, 16)).kind, VectorFileKind::Npy);
    EXPECT_EQ(read("b.txt", "# comment\n1,2\n3,4\n").kind, VectorFileKind::Csv);
    EXPECT_EQ(read("c", "x,y\r\n1, -2e3\r\n").kind, VectorFileKind::Csv);
    EXPECT_EQ(read("d.bin", safetensors()).kind, VectorFileKind::Safetensors);
    for (const char* other : {"", "{\"rope_theta\": 1}", "[1,2]", "null", "GGUF....", "a,b\nc,d\n1,2\n"})
        EXPECT_FALSE(readVectorFile(write("e.npy", other)).value().has_value()) << other;
}

TEST_F(VectorFileTest, Rows_AreThoseOfTheFile) {
    const VectorFile file = read("q.npy", npy(2, 16));
    ASSERT_NE(file.rows, nullptr);
    EXPECT_EQ(file.rows->rows(), 2);
    EXPECT_EQ((*file.rows)(1, 3), 19.5);
    const auto tooNarrow = vectorRows(file, {}, 32);
    ASSERT_FALSE(tooNarrow.ok());
    EXPECT_NE(tooNarrow.error().message.find("16"), std::string::npos);
    EXPECT_NE(tooNarrow.error().message.find("32"), std::string::npos);
}

TEST_F(VectorFileTest, Tensors_SayWhyTheyCannotBeTaken) {
    const VectorFile file = read("m.safetensors", safetensors());
    ASSERT_EQ(file.tensors.size(), 4U);
    std::map<std::string, bool> usable;
    for (const TensorListing& tensor : file.tensors)
        usable[tensor.name] = whyNotVectors(tensor, 16).isEmpty();
    EXPECT_EQ(usable,
              (std::map<std::string, bool>{{"cube", false}, {"odd", false}, {"q", true}, {"wide", false}}));
    const auto rows = vectorRows(file, {true, true, "q"}, 16);
    ASSERT_TRUE(rows.ok()) << describe(rows.error());
    EXPECT_EQ((**rows)(1, 15), 31.5);
}

TEST_F(VectorFileTest, Dialog_OffersOnlyTensorsThatFit) {
    VectorDialog dialog(read("m.safetensors", safetensors()), 16);
    auto* tensors = dialog.findChild<QTreeWidget*>(QStringLiteral("tensors"));
    ASSERT_NE(tensors, nullptr);
    ASSERT_EQ(tensors->topLevelItemCount(), 4);
    EXPECT_EQ(dialog.wish().tensor, "q") << "the first that fits is chosen";
    auto* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_TRUE(accept->isEnabled());
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(tensors->topLevelItem(i)->isDisabled(),
                  tensors->topLevelItem(i)->text(0) != QStringLiteral("q"));
    tensors->setCurrentItem(tensors->topLevelItem(0));
    EXPECT_EQ(dialog.wish().tensor, "q") << "one that does not fit cannot be chosen";
    dialog.findChild<QComboBox*>(QStringLiteral("vector_role"))->setCurrentIndex(2);
    EXPECT_FALSE(dialog.wish().isQuery);
    EXPECT_TRUE(dialog.wish().isKey);
}

TEST_F(VectorFileTest, Dialog_WithNothingThatFitsCanOnlyBeCancelled) {
    VectorDialog dialog(read("m.safetensors", safetensors()), 7);
    EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    const auto* tensors = dialog.findChild<QTreeWidget*>(QStringLiteral("tensors"));
    for (int i = 0; i < tensors->topLevelItemCount(); ++i)
        EXPECT_FALSE(tensors->topLevelItem(i)->text(2).isEmpty()) << i;
}

TEST_F(VectorFileTest, Dialog_OfOneArrayAsksForItsRoleAlone) {
    VectorDialog dialog(read("q.npy", npy(1, 16)), 16);
    EXPECT_EQ(dialog.findChild<QTreeWidget*>(QStringLiteral("tensors")), nullptr);
    EXPECT_TRUE(dialog.wish().isQuery && dialog.wish().isKey);
}

class VectorWindowTest : public VectorFileTest {
protected:
    VectorWindowTest() {
        window.files().setVectorRequest([this](const VectorFile&, int) {
            ++asked;
            return wish;
        });
    }
    const VectorSource& vectors() { return store.current().scenario.vectors; }

    std::vector<Preset> presets = loadPresets().value();
    ExplorerStore store{smallState()};   // 16 coordinates a head
    PoolExecutor executor;
    Appearance appearance{ThemeChoice::Light};
    MainWindow window{{store, executor, appearance, presets, nullptr}};
    std::optional<VectorWish> wish = VectorWish{};
    int asked = 0;
};

TEST_F(VectorWindowTest, Npy_BecomesQueryAndKeyAndIsKeptInTheSession) {
    ASSERT_TRUE(window.files().open(write("q.npy", npy(1, 16)))) << window.notice().text().toStdString();
    ASSERT_NE(vectors().givenQuery, nullptr);
    EXPECT_EQ((*vectors().givenQuery)(0, 2), 2.5);
    EXPECT_EQ(*vectors().givenKey, *vectors().givenQuery);
    EXPECT_NE(store.current().origin.model, nullptr) << "the model stays";
    const Result<ExplorerState> back = parseSession(sessionText(store.current()));
    ASSERT_TRUE(back.ok()) << describe(back.error());
    EXPECT_EQ(*back, store.current());
    store.undoStack().undo();
    EXPECT_EQ(vectors().givenQuery, nullptr);
}

TEST_F(VectorWindowTest, RowsPerPosition_TakeThePositionsAlong) {
    wish->isKey = false;
    ASSERT_GT(store.current().scenario.queryPosition, 3);
    const std::int64_t key = store.current().scenario.keyPosition;
    ASSERT_TRUE(window.files().open(write(
        "rows.csv", "# three rows\n" +
                        [] {
                            std::string text;
                            for (int row = 0; row < 3; ++row)
                                for (int i = 0; i < 16; ++i)
                                    text += std::to_string(row * 16 + i) + (i == 15 ? "\n" : ",");
                            return text;
                        }())))
        << window.notice().text().toStdString();
    EXPECT_EQ(vectors().givenQuery->rows(), 3);
    EXPECT_EQ(vectors().givenKey, nullptr);
    EXPECT_EQ(store.current().scenario.queryPosition, 2) << "the last row there is";
    EXPECT_EQ(store.current().scenario.keyPosition, key);
    EXPECT_TRUE(vectorAt(vectors(), VectorRole::Query, store.current().scenario.queryPosition, 16).ok());
}

TEST_F(VectorWindowTest, Safetensors_GivesTheChosenTensor) {
    wish->tensor = "q";
    ASSERT_TRUE(window.files().open(write("m.safetensors", safetensors())))
        << window.notice().text().toStdString();
    EXPECT_EQ((*vectors().givenKey)(1, 0), 16.5);
}

TEST_F(VectorWindowTest, WhatDoesNotFit_IsSaidInOneSentenceAndNotAskedAbout) {
    const ExplorerState before = store.current();
    EXPECT_FALSE(window.files().open(write("wide.npy", npy(1, 32))));
    EXPECT_EQ(asked, 0);
    EXPECT_TRUE(window.notice().text().contains(QStringLiteral("32")) &&
                window.notice().text().contains(QStringLiteral("16")))
        << window.notice().text().toStdString();
    for (const std::string& broken :
         {npy(2, 16).substr(0, 200), npy(1, 16).substr(0, 40), safetensors().substr(0, 60),
          std::string("1,2\n3\n"), std::string("1,2\nx,y\n")}) {
        EXPECT_FALSE(window.files().open(write("broken", broken)));
        EXPECT_TRUE(window.notice().text().contains(QStringLiteral("broken")));
    }
    wish = std::nullopt;
    EXPECT_FALSE(window.files().open(write("q.npy", npy(1, 16)))) << "cancelled";
    EXPECT_EQ(store.current(), before);
}

TEST_F(VectorWindowTest, NotANumber_IsRefusedByTheState) {
    const ExplorerState before = store.current();
    std::string line = "nan";
    for (int i = 1; i < 16; ++i) line += ",1";
    EXPECT_FALSE(window.files().open(write("nan.csv", line + "\n")));
    EXPECT_EQ(store.current(), before);
    EXPECT_FALSE(window.notice().text().isEmpty());
}

}   // namespace
}   // namespace rope::ui
