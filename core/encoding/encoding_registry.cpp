#include "core/base/limits.h"
#include "core/encoding/encoding_parts.h"
#include "core/parameters/parameter_list.h"

#include <algorithm>
#include <array>
#include <string>

namespace rope {

std::string_view placeText(EncodingPlace place) {
    switch (place) {
        case EncodingPlace::Nowhere:
            return "nowhere";
        case EncodingPlace::Added:
            return "added to q and k";
        case EncodingPlace::Rotated:
            return "rotates q and k";
        case EncodingPlace::Score:
            return "added to the score";
    }
    return "";
}

std::span<const Encoding> encodings() {
    using namespace encoding_rows;
    static const std::array rows{
        noneEncoding, sinusoidalEncodingRow, learnedEncodingRow, transformerXlEncoding,
        t5Encoding,   alibiEncoding,         ropeEncoding,       xposEncoding};
    return rows;
}

const Encoding* findEncoding(std::string_view id) {
    const auto rows = encodings();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Encoding& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

const ParameterSpec* findParameter(const Encoding& encoding, std::string_view key) {
    return findSpec(encoding.parameters, key);
}

namespace {

Check checkVectors(const RowMatrix& vectors, const std::vector<std::int64_t>& positions, int headDim,
                   const char* name) {
    if (vectors.cols() != headDim || static_cast<std::size_t>(vectors.rows()) != positions.size())
        return Error{ErrorCode::OutOfRange,
                     std::string(name) + " is " + std::to_string(vectors.rows()) + " x " +
                         std::to_string(vectors.cols()) + " for " + std::to_string(positions.size()) +
                         " positions",
                     name, "one row of head_dim = " + std::to_string(headDim) + " numbers per position"};
    const auto bad = std::find_if(positions.begin(), positions.end(), [](std::int64_t position) {
        return position < 0 || position > maxPosition;
    });
    if (bad == positions.end()) return {};
    return Error{ErrorCode::OutOfRange, "position " + std::to_string(*bad) + " is out of range", "positions",
                 "0 to " + std::to_string(maxPosition)};
}

Check checkLayout(const EncodingRequest& request) {
    const PairLayout& layout = request.layout;
    if (layout.headDim < 1 || layout.rotaryDim < 1 || layout.rotaryOffset < 0 ||
        layout.rotaryOffset + layout.rotaryDim > layout.headDim)
        return Error{ErrorCode::OutOfRange,
                     "rotary_dim = " + std::to_string(layout.rotaryDim) + " does not fit the head",
                     "rotary_dim", "1 to head_dim = " + std::to_string(layout.headDim)};
    if (request.schedule.pairCount() == static_cast<std::size_t>(layout.pairCount())) return {};
    return Error{ErrorCode::OutOfRange,
                 "inv_freq has " + std::to_string(request.schedule.pairCount()) + " numbers", "inv_freq",
                 std::to_string(layout.pairCount()) + " numbers, one per pair"};
}

}   // namespace

Check checkEncodingRequest(const Encoding& encoding, const EncodingRequest& request) {
    if (const Check problem = checkLayout(request)) return problem;
    if (const Check problem =
            checkVectors(request.queries, request.queryPositions, request.layout.headDim, "q"))
        return problem;
    if (const Check problem = checkVectors(request.keys, request.keyPositions, request.layout.headDim, "k"))
        return problem;
    return checkParameterList("encoding " + std::string(encoding.id), encoding.parameters,
                              request.parameters);
}

Result<RowMatrix> encodedScores(const Encoding& encoding, const EncodingRequest& request) {
    if (const Check problem = checkEncodingRequest(encoding, request)) return *problem;
    return encoding.scores(request);
}

}   // namespace rope
