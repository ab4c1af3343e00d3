#include "ui/i18n/registry_texts.h"

#include <QtGlobal>

#include <array>

namespace rope::ui {

namespace {

constexpr std::array texts{
    QT_TRANSLATE_NOOP("core", "none"),
    QT_TRANSLATE_NOOP("core",
                      "Every pair keeps the speed it was trained with; beyond the trained length the slow "
                      "pairs meet angles they never saw."),
    QT_TRANSLATE_NOOP("core", "linear"),
    QT_TRANSLATE_NOOP("core",
                      "Every pair turns s times slower, so that all angles stay in the trained range; "
                      "neighbours come closer together."),
    QT_TRANSLATE_NOOP("core", "every position is divided by this"),
    QT_TRANSLATE_NOOP("core", "NTK-aware"),
    QT_TRANSLATE_NOOP("core",
                      "A larger base: pair i turns s^(2i/(r-2)) times slower, the first pair not at all, the "
                      "last exactly s times."),
    QT_TRANSLATE_NOOP("core", "the last pair turns this many times slower, the first not at all"),
    QT_TRANSLATE_NOOP("core", "NTK alpha"),
    QT_TRANSLATE_NOOP(
        "core",
        "The NTK-aware base with a constant alpha, written as type dynamic with alpha instead of factor."),
    QT_TRANSLATE_NOOP("core", "the last pair turns this many times slower"),
    QT_TRANSLATE_NOOP("core", "NTK fixed"),
    QT_TRANSLATE_NOOP(
        "core",
        "Pair i turns s^(2(i+1)/r) times slower: like NTK-aware, but the first pair is slowed a little too."),
    QT_TRANSLATE_NOOP("core", "NTK mixed"),
    QT_TRANSLATE_NOOP(
        "core",
        "Between linear and NTK fixed: how the slowing grows from pair to pair is set by an exponent."),
    QT_TRANSLATE_NOOP("core", "0 slows all pairs alike, 1 is the fixed form"),
    QT_TRANSLATE_NOOP("core", "Gradient"),
    QT_TRANSLATE_NOOP(
        "core", "A larger base, chosen so that the pair that made one turn within L makes one within L'."),
    QT_TRANSLATE_NOOP("core", "L'/L; absent: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK"),
    QT_TRANSLATE_NOOP("core",
                      "NTK-aware with a stretch that grows with the current length; up to the trained length "
                      "nothing changes."),
    QT_TRANSLATE_NOOP(
        "core",
        "strength: the base follows (s n/L - (s - 1))^(r/(r-2)) once the sequence n is longer than L"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK (vLLM)"),
    QT_TRANSLATE_NOOP("core",
                      "Dynamic NTK without dynamics: the base for the longest length, at every length."),
    QT_TRANSLATE_NOOP("core", "the length s L that the base is computed for"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK (Qwen)"),
    QT_TRANSLATE_NOOP(
        "core", "NTK-aware with a stretch that takes a step at each doubling beyond the trained length."),
    QT_TRANSLATE_NOOP("core", "dynamic linear"),
    QT_TRANSLATE_NOOP("core",
                      "Positions are squeezed into the trained range once the sequence is longer; until then "
                      "nothing changes."),
    QT_TRANSLATE_NOOP("core", "NTK-by-parts"),
    QT_TRANSLATE_NOOP("core", "YaRN's frequencies without its temperature."),
    QT_TRANSLATE_NOOP("core",
                      "how many times slower the slow pairs turn; absent: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "pairs with more turns than this within L are left alone"),
    QT_TRANSLATE_NOOP("core", "turns"),
    QT_TRANSLATE_NOOP("core", "pairs with fewer turns than this within L are interpolated fully"),
    QT_TRANSLATE_NOOP("core", "NTK-by-parts (original)"),
    QT_TRANSLATE_NOOP("core",
                      "Unscaled, NTK-aware and linear frequencies blended by two ramps over the pairs."),
    QT_TRANSLATE_NOOP("core", "how many times slower the slow pairs turn"),
    QT_TRANSLATE_NOOP("core", "how much of the NTK-aware part is used"),
    QT_TRANSLATE_NOOP("core", "how much of the unscaled part is used"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK-by-parts"),
    QT_TRANSLATE_NOOP("core",
                      "The original NTK-by-parts with a factor that grows with the current length; up to the "
                      "trained length nothing changes."),
    QT_TRANSLATE_NOOP("core", "YaRN"),
    QT_TRANSLATE_NOOP("core",
                      "Fast pairs are kept, slow pairs turn s times slower, those between are blended; the "
                      "logits are sharpened by A squared."),
    QT_TRANSLATE_NOOP("core", "A on cos and sin; absent: 0.1 ln(factor) + 1"),
    QT_TRANSLATE_NOOP("core", "numerator of A, only together with mscale_all_dim"),
    QT_TRANSLATE_NOOP("core", "denominator of A, and the DeepSeek softmax factor"),
    QT_TRANSLATE_NOOP("core", "round the ramp's ends to whole pairs"),
    QT_TRANSLATE_NOOP("core", "YaRN (vLLM)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN by vLLM's keys: attn_factor multiplies the temperature, attention_factor and "
                      "mscale are not read."),
    QT_TRANSLATE_NOOP("core", "multiplies the share of each pair that is kept"),
    QT_TRANSLATE_NOOP("core", "multiplies the temperature 0.1 ln(factor) + 1"),
    QT_TRANSLATE_NOOP("core", "false: attn_factor alone"),
    QT_TRANSLATE_NOOP("core", "YaRN (paper's ramp)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN as the paper's text has it: blended in proportion to the number of turns, not to "
                      "the pair index."),
    QT_TRANSLATE_NOOP("core", "YaRN (DeepSeek in vLLM)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN with A = M(mscale)/M(mscale_all_dim) even where only one of the two is given."),
    QT_TRANSLATE_NOOP("core", "numerator of A"),
    QT_TRANSLATE_NOOP("core", "denominator of A, and the softmax factor"),
    QT_TRANSLATE_NOOP("core", "YaRN (DeepSeek's code)"),
    QT_TRANSLATE_NOOP(
        "core",
        "YaRN's frequencies once the context exceeds L; cos and sin are not scaled, the softmax scale is."),
    QT_TRANSLATE_NOOP("core", "softmax factor (0.1 mscale ln(factor) + 1)^2"),
    QT_TRANSLATE_NOOP("core", "YaRN (TeleChat3)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN with temperature 0.07 ln s + 1, and s always max_position_embeddings / L."),
    QT_TRANSLATE_NOOP("core", "dynamic YaRN"),
    QT_TRANSLATE_NOOP(
        "core", "YaRN with a factor that grows with the current length, frequencies and temperature alike."),
    QT_TRANSLATE_NOOP("core", "start from max_position_embeddings / L instead of 1"),
    QT_TRANSLATE_NOOP("core", "LongRoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Every pair has a divisor of its own, found by search: one list up to the trained "
                      "length, another beyond it."),
    QT_TRANSLATE_NOOP("core", "divisor of each pair up to L"),
    QT_TRANSLATE_NOOP("core", "divisor of each pair beyond L"),
    QT_TRANSLATE_NOOP("core", "only for A; absent: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "A on cos and sin; absent: sqrt(1 + ln(factor) / ln(L))"),
    QT_TRANSLATE_NOOP("core", "dynamic LongRoPE"),
    QT_TRANSLATE_NOOP("core",
                      "LongRoPE whose divisors grow from 1 to the found ones as the current length grows."),
    QT_TRANSLATE_NOOP("core", "L'/L at which the divisors are reached; absent: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "Llama 3"),
    QT_TRANSLATE_NOOP("core",
                      "Short waves are kept, long waves turn s times slower, those between are blended by "
                      "their number of turns."),
    QT_TRANSLATE_NOOP("core", "pairs with fewer turns than this within L are divided by the factor"),
    QT_TRANSLATE_NOOP("core", "pairs with more turns than this within L are kept"),
    QT_TRANSLATE_NOOP("core", "p-RoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Only the fastest share of the pairs turns; the slow ones stand still and carry "
                      "content without position."),
    QT_TRANSLATE_NOOP("core", "share of the pairs that turn"),
    QT_TRANSLATE_NOOP("core", "every pair that turns is slowed by this"),
    QT_TRANSLATE_NOOP("core", "Giraffe"),
    QT_TRANSLATE_NOOP(
        "core",
        "Slow pairs are slowed by a power of their index, or replaced by one slow turn and then by none."),
    QT_TRANSLATE_NOOP("core", "every position is divided by this first"),
    QT_TRANSLATE_NOOP("core", "exponent k of the power basis"),
    QT_TRANSLATE_NOOP("core", "length T of the truncated basis; 0: no truncation"),
    QT_TRANSLATE_NOOP("core", "token"),
    QT_TRANSLATE_NOOP("core", "Resonance"),
    QT_TRANSLATE_NOOP(
        "core",
        "Every wavelength is rounded to whole tokens, so each pair meets the same angles again and again."),
    QT_TRANSLATE_NOOP("core", "Resonance YaRN"),
    QT_TRANSLATE_NOOP("core", "YaRN first, then every wavelength rounded to whole tokens."),
    QT_TRANSLATE_NOOP("core", "llama.cpp"),
    QT_TRANSLATE_NOOP("core",
                      "The rope operator with its own numbers: freq_scale, ext_factor, attn_factor, betas "
                      "and divisors per pair."),
    QT_TRANSLATE_NOOP("core", "1/factor: every angle is multiplied by this"),
    QT_TRANSLATE_NOOP("core", "0: linear; 1: YaRN's ramp; between: a blend"),
    QT_TRANSLATE_NOOP("core", "A, before the operator's own 1 + 0.1 ln(1/freq_scale)"),
    QT_TRANSLATE_NOOP("core", "divisor of each pair (rope_freqs)"),
    QT_TRANSLATE_NOOP("core", "ReRoPE"),
    QT_TRANSLATE_NOOP("core", "Distances stop at w: min(distance, w)."),
    QT_TRANSLATE_NOOP("core", "w: distances below it are kept"),
    QT_TRANSLATE_NOOP("core", "Leaky ReRoPE"),
    QT_TRANSLATE_NOOP("core", "Distances beyond w grow k times slower: w + (distance - w)/k."),
    QT_TRANSLATE_NOOP("core", "k: beyond the window distances grow this many times slower"),
    QT_TRANSLATE_NOOP("core", "Self-Extend"),
    QT_TRANSLATE_NOOP("core", "Distances beyond w are counted in groups: floor(m/G) + w - w/G - floor(n/G)."),
    QT_TRANSLATE_NOOP("core", "G: positions of far keys and their queries are divided by it, rounded down"),
    QT_TRANSLATE_NOOP("core", "dual chunk attention"),
    QT_TRANSLATE_NOOP(
        "core",
        "Distances inside a chunk and to the one before it are kept, older ones collapse to the largest."),
    QT_TRANSLATE_NOOP("core", "C: the largest distance that is used"),
    QT_TRANSLATE_NOOP("core", "l: tokens of the chunk before whose distances are kept; a chunk has C - l"),
    QT_TRANSLATE_NOOP("core", "STRING"),
    QT_TRANSLATE_NOOP(
        "core",
        "Distances from S on are moved down to W, so that well-trained short distances are used again."),
    QT_TRANSLATE_NOOP("core", "S: distances from here on are moved down by it; a third of L"),
    QT_TRANSLATE_NOOP("core", "W: what S itself becomes"),
    QT_TRANSLATE_NOOP("core", "LM-Infinite"),
    QT_TRANSLATE_NOOP("core", "Distances stop at L, and only the first G and the last L keys are seen."),
    QT_TRANSLATE_NOOP("core", "G: first tokens that every query sees"),
    QT_TRANSLATE_NOOP("core", "L: last tokens that a query sees, and the largest distance"),
    QT_TRANSLATE_NOOP("core", "StreamingLLM"),
    QT_TRANSLATE_NOOP("core",
                      "Distances count places in a cache of the first tokens and a recent window; other keys "
                      "are not seen."),
    QT_TRANSLATE_NOOP("core", "first tokens that stay in the cache"),
    QT_TRANSLATE_NOOP("core", "last tokens that stay in the cache"),
    QT_TRANSLATE_NOOP("core", "offset"),
    QT_TRANSLATE_NOOP("core", "Constants added to query and key positions; equal ones change nothing."),
    QT_TRANSLATE_NOOP("core", "added to every query's position"),
    QT_TRANSLATE_NOOP("core", "added to every key's position"),
    QT_TRANSLATE_NOOP("core", "base"),
    QT_TRANSLATE_NOOP(
        "core",
        "Another base, and nothing else: slow pairs turn slower still, the first pair keeps its speed."),
    QT_TRANSLATE_NOOP("core", "the base that replaces rope_theta"),
    QT_TRANSLATE_NOOP("core", "NoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Nothing turns: these layers see content without position, beside others that rotate."),
    QT_TRANSLATE_NOOP("core", "M-RoPE"),
    QT_TRANSLATE_NOOP("core",
                      "The first pairs follow time, the next height, the last width: text has the same "
                      "position on each, an image its "
                      "frames, rows and columns."),
    QT_TRANSLATE_NOOP("core", "interleaved M-RoPE"),
    QT_TRANSLATE_NOOP(
        "core", "Pairs take turns between time, height and width, so that each axis has fast and slow ones."),
    QT_TRANSLATE_NOOP("core", "Ernie 4.5 VL M-RoPE"),
    QT_TRANSLATE_NOOP("core",
                      "The fast pairs alternate between height and width, the slow ones follow time."),
    QT_TRANSLATE_NOOP("core", "openPangu M-RoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Each pair goes to the axis with the smallest share so far, the last one to time."),
    QT_TRANSLATE_NOOP("core", "XDRoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Sequence, width, height and time have a quarter of the pairs each; the rows of an "
                      "image count from 0."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Qwen2-VL)"),
    QT_TRANSLATE_NOOP(
        "core",
        "A vision tower: the first half of the pairs follows the row of a patch, the second its column."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Pixtral)"),
    QT_TRANSLATE_NOOP("core", "A vision tower: even pairs follow the row of a patch, odd ones its column."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Llama 4)"),
    QT_TRANSLATE_NOOP("core",
                      "A vision tower: columns, then rows, counted from 1; pairs are interleaved; the class "
                      "token is not turned."),
    QT_TRANSLATE_NOOP("core", "the first token of the example's image; text stands before and after it"),
    QT_TRANSLATE_NOOP("core", "patches along each side of the block that becomes one token"),
    QT_TRANSLATE_NOOP("core", "pairs that follow time, height and width; absent: 1/4, 3/8, 3/8"),
    QT_TRANSLATE_NOOP("core", "frames, rows and columns of the image; absent: 1, 32, 32"),
    QT_TRANSLATE_NOOP("core", "pairs that follow time, height and width; absent: 3/8, 5/16, 5/16"),
    QT_TRANSLATE_NOOP("core", "pairs that follow height, width and time; absent: 11/32, 11/32, 5/16"),
    QT_TRANSLATE_NOOP("core", "pairs that follow time, height and width; absent: a third each"),
    QT_TRANSLATE_NOOP("core", "pairs that follow sequence, width, height and time; absent: a quarter each"),
    QT_TRANSLATE_NOOP("core", "frames (1), rows and columns of the image; absent: 1, 32, 32"),
    QT_TRANSLATE_NOOP("core", "pairs"),
    QT_TRANSLATE_NOOP("core", "patch"),
    QT_TRANSLATE_NOOP("core", "log-n"),
    QT_TRANSLATE_NOOP("core",
                      "max(1, ln(m + 1)/ln L): longer contexts get sharper attention, so that entropy stays "
                      "about the same."),
    QT_TRANSLATE_NOOP("core", "L: up to it nothing changes"),
    QT_TRANSLATE_NOOP("core", "Llama 4 temperature"),
    QT_TRANSLATE_NOOP("core", "ln(1 + floor((m + 1)/floor_scale)) attn_scale + 1."),
    QT_TRANSLATE_NOOP("core", "tokens per step of the temperature"),
    QT_TRANSLATE_NOOP("core", "strength of the logarithm"),
    QT_TRANSLATE_NOOP("core", "Ministral temperature"),
    QT_TRANSLATE_NOOP("core", "1 + beta ln(1 + floor(m/L))."),
    QT_TRANSLATE_NOOP("core", "L: the temperature takes a step at its multiples"),
};

}   // namespace

std::span<const char* const> registryTexts() { return texts; }

}   // namespace rope::ui
