#include "ui/files/vector_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <fstream>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(VectorFile)
};

constexpr std::streamsize lookedAt = 65536;

std::string tensorName(const QString& path) { return QFileInfo(path).fileName().toStdString(); }

std::ifstream streamOf(const QString& path) {
    return std::ifstream(QFile::encodeName(path).toStdString(), std::ios::binary);
}

VectorFileKind kindOf(std::ifstream& stream) {
    std::string start(static_cast<std::size_t>(lookedAt), '\0');
    stream.read(start.data(), lookedAt);
    start.resize(static_cast<std::size_t>(stream.gcount()));
    stream.clear();
    stream.seekg(0);
    return vectorFileKind(start);
}

Error wrongColumns(const std::string& name, std::int64_t columns, int headDim) {
    return {ErrorCode::OutOfRange,
            name + " has " + std::to_string(columns) + " numbers a row, but the head dimension is " +
                std::to_string(headDim),
            "head_dim", "rows of " + std::to_string(headDim) + " numbers, or another head dimension"};
}

}   // namespace

Result<std::optional<VectorFile>> readVectorFile(const QString& fileName) {
    if (!QFileInfo(fileName).isFile())
        return std::optional<VectorFile>();   // what can be read once only, or not at all, is no such file
    std::ifstream stream = streamOf(fileName);
    VectorFile file{fileName, stream ? kindOf(stream) : VectorFileKind::None};
    if (file.kind == VectorFileKind::None) return std::optional<VectorFile>();
    if (file.kind == VectorFileKind::Safetensors) {
        Result<std::vector<TensorListing>> tensors = listSafetensors(stream, tensorName(fileName));
        if (!tensors) return tensors.error();
        if (tensors->empty())
            return Error{ErrorCode::Malformed, "the file holds no tensors", tensorName(fileName)};
        file.tensors = std::move(*tensors);
        return std::optional(std::move(file));
    }
    Result<RowMatrix> rows = file.kind == VectorFileKind::Npy ? readNpy(stream, tensorName(fileName))
                                                              : readCsvRows(stream, tensorName(fileName));
    if (!rows) return rows.error();
    file.rows = std::make_shared<const RowMatrix>(std::move(*rows));
    return std::optional(std::move(file));
}

Result<std::shared_ptr<const RowMatrix>> vectorRows(const VectorFile& file, const VectorWish& wish,
                                                    int headDim) {
    std::shared_ptr<const RowMatrix> rows = file.rows;
    if (!rows) {
        std::ifstream stream = streamOf(file.path);
        Result<RowMatrix> tensor = readSafetensors(stream, tensorName(file.path), wish.tensor);
        if (!tensor) return tensor.error();
        rows = std::make_shared<const RowMatrix>(std::move(*tensor));
    }
    if (rows->cols() != headDim)
        return wrongColumns(file.rows ? tensorName(file.path) : wish.tensor, rows->cols(), headDim);
    return rows;
}

QString whyNotVectors(const TensorListing& tensor, int headDim) {
    if (!tensor.whyNot.empty())
        return Words::tr("cannot be read as rows: %1").arg(QString::fromStdString(tensor.whyNot));
    if (tensor.rows == 0) return Words::tr("contains no numbers");
    if (tensor.columns != headDim)
        return Words::tr("%1 numbers per row; the head dimension is %2").arg(tensor.columns).arg(headDim);
    return {};
}

}   // namespace rope::ui
