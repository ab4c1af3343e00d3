#include "core/methods/uncomputed_method.h"

#include <algorithm>
#include <array>
#include <string>

namespace rope {

namespace {

constexpr std::array rows{
    UncomputedMethod{"clex", "CLEX", "F",
                     "Chen et al. 2023, CLEX: Continuous Length Extrapolation, arXiv:2310.16450", "", "", "",
                     "The logarithm of every frequency follows a differential equation in the length.",
                     "the equation is a small network whose weights are learned for each model"},
    UncomputedMethod{
        "fope", "FoPE", "F", "Hua et al. 2024, Fourier Position Embedding, arXiv:2412.17739", "", "use_fope",
        "",
        "Every pair is a mixture of several frequencies; pairs with a wavelength above the trained "
        "length are not rotated.",
        "the mixture is a matrix learned for each head"},
    UncomputedMethod{"hope", "HoPE", "F", "Chen et al. 2024, HoPE, arXiv:2410.21216", "", "", "",
                     "Low-frequency pairs are not rotated.",
                     "models are trained with it; their configuration does not contain the pairs"},
    UncomputedMethod{
        "video-rope", "VideoRoPE", "P", "Wei et al. 2025, VideoRoPE, arXiv:2502.05173", "", "", "",
        "Low-frequency pairs use time, the others height and width.",
        "models are trained with it; the spacing of video frames in time is a parameter of the model"},
    UncomputedMethod{"pope", "PoPE", "P", "PoPE 2025, arXiv:2512.10938", "", "", "",
                     "Position is a phase, content a magnitude.",
                     "models are trained with it; it does not rotate the q and k of other models"},
    UncomputedMethod{"pose", "PoSE", "P",
                     "Zhu et al. 2023, PoSE: Positional Skip-wise Training, arXiv:2309.10400", "", "", "",
                     "Training on short texts whose positions skip over parts of the target length.",
                     "it is a training method; a trained model uses linear, ntk or yarn"},
    UncomputedMethod{"random-positions", "randomised positions", "P",
                     "Ruoss et al. 2023, Randomized Positional Encodings, arXiv:2305.16843", "", "", "",
                     "Training on a sorted random choice of positions from a longer range.",
                     "it is a way of training; the rotation is that of method none"},
    UncomputedMethod{"cope", "CoPE", "S",
                     "Golovneva et al. 2024, Contextual Position Encoding, arXiv:2405.18719", "", "", "",
                     "Positions are counted by gates that look at the content.",
                     "the vectors of the counted positions are learned"},
    UncomputedMethod{"kerple", "KERPLE", "S", "Chi et al. 2022, KERPLE, arXiv:2205.09921", "", "", "",
                     "A bias of -a ln(1 + b distance) or -a distance^b on the score.",
                     "a and b are learned for each head"},
    UncomputedMethod{"fire", "FIRE", "S",
                     "Li et al. 2023, Functional Interpolation for Relative Positions, arXiv:2310.04418", "",
                     "", "", "A bias that is a function of log distance over log position.",
                     "the function is a small learned network"},
    UncomputedMethod{"sandwich", "Sandwich", "S",
                     "Chi et al. 2022, Dissecting Transformer Length Extrapolation, arXiv:2212.10356", "", "",
                     "", "A bias that is the product of two sinusoidal encodings.",
                     "a bias is no rotation; encodings that RoPE is compared with are in `list encodings`"}};

}   // namespace

std::span<const UncomputedMethod> uncomputedMethods() { return rows; }

const UncomputedMethod* findUncomputedMethod(std::string_view id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const UncomputedMethod& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

Error notComputed(const UncomputedMethod& method, std::string_view where) {
    return {ErrorCode::Impossible,
            "method " + std::string(method.id) + " is not computed: " + std::string(method.reason),
            std::string(where), "a method without a reason in `list methods`"};
}

}   // namespace rope
