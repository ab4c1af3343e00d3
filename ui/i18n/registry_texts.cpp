#include "ui/i18n/registry_texts.h"

#include <QtGlobal>

#include <array>

namespace rope::ui {

namespace {

constexpr std::array texts{
    QT_TRANSLATE_NOOP("core", "no scaling"),
    QT_TRANSLATE_NOOP("core",
                      "The frequencies of the training. Beyond the trained length the low-frequency pairs "
                      "leave the trained range."),
    QT_TRANSLATE_NOOP("core", "linear"),
    QT_TRANSLATE_NOOP("core",
                      "All frequencies are divided by s, so that all angles stay in the trained range; "
                      "adjacent tokens become harder to tell apart."),
    QT_TRANSLATE_NOOP("core", "divisor of every position"),
    QT_TRANSLATE_NOOP("core", "NTK-aware"),
    QT_TRANSLATE_NOOP("core",
                      "A larger base: the frequency of pair i is divided by s^(2i/(r-2)), that of the last "
                      "pair exactly by s, that of the first not at all."),
    QT_TRANSLATE_NOOP("core", "divisor of the last frequency; the first is unchanged"),
    QT_TRANSLATE_NOOP("core", "NTK alpha"),
    QT_TRANSLATE_NOOP(
        "core",
        "The NTK-aware base with a constant alpha; in files, type dynamic with alpha instead of factor."),
    QT_TRANSLATE_NOOP("core", "divisor of the last frequency"),
    QT_TRANSLATE_NOOP("core", "NTK fixed"),
    QT_TRANSLATE_NOOP("core",
                      "The frequency of pair i is divided by s^(2(i+1)/r): like NTK-aware, but the first "
                      "pair is scaled as well."),
    QT_TRANSLATE_NOOP("core", "NTK mixed"),
    QT_TRANSLATE_NOOP(
        "core",
        "Between linear and NTK fixed: an exponent determines how the scaling increases with the pair."),
    QT_TRANSLATE_NOOP("core", "0: all pairs are scaled equally; 1: NTK fixed"),
    QT_TRANSLATE_NOOP("core", "Gradient"),
    QT_TRANSLATE_NOOP("core",
                      "A larger base, chosen so that the pair that completes one revolution within L "
                      "completes one within L'."),
    QT_TRANSLATE_NOOP("core", "L'/L; default: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK"),
    QT_TRANSLATE_NOOP("core",
                      "NTK-aware with a factor that increases with the current length; no effect up to the "
                      "trained length."),
    QT_TRANSLATE_NOOP("core",
                      "strength: beyond L the base is multiplied by (s n/L - (s - 1))^(r/(r-2)), with the "
                      "current length n"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK (vLLM)"),
    QT_TRANSLATE_NOOP("core", "The base of dynamic NTK for the longest length, used at every length."),
    QT_TRANSLATE_NOOP("core", "the base is computed for the length s L"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK (Qwen)"),
    QT_TRANSLATE_NOOP(
        "core",
        "NTK-aware with a factor that increases in steps, at each doubling beyond the trained length."),
    QT_TRANSLATE_NOOP("core", "dynamic linear"),
    QT_TRANSLATE_NOOP(
        "core",
        "Beyond the trained length, positions are scaled linearly to the trained range; no effect before."),
    QT_TRANSLATE_NOOP("core", "NTK-by-parts"),
    QT_TRANSLATE_NOOP("core", "The frequencies of YaRN without its attention factor."),
    QT_TRANSLATE_NOOP("core", "divisor of the low frequencies; default: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "pairs with more revolutions than this within L are unscaled"),
    QT_TRANSLATE_NOOP("core", "revolutions"),
    QT_TRANSLATE_NOOP("core", "pairs with fewer revolutions than this within L are interpolated"),
    QT_TRANSLATE_NOOP("core", "NTK-by-parts (original)"),
    QT_TRANSLATE_NOOP("core",
                      "Unscaled, NTK-aware and linear frequencies, blended by two ramps over the pairs."),
    QT_TRANSLATE_NOOP("core", "divisor of the low frequencies"),
    QT_TRANSLATE_NOOP("core", "weight of the NTK-aware frequencies"),
    QT_TRANSLATE_NOOP("core", "weight of the unscaled frequencies"),
    QT_TRANSLATE_NOOP("core", "dynamic NTK-by-parts"),
    QT_TRANSLATE_NOOP("core",
                      "The original NTK-by-parts with a factor that increases with the current length; no "
                      "effect up to the trained length."),
    QT_TRANSLATE_NOOP("core", "YaRN"),
    QT_TRANSLATE_NOOP("core",
                      "High-frequency pairs are unscaled, low-frequency pairs are divided by s, pairs "
                      "between are blended; logits are multiplied by A squared."),
    QT_TRANSLATE_NOOP("core", "A on cos and sin; default: 0.1 ln(factor) + 1"),
    QT_TRANSLATE_NOOP("core", "numerator of A, only together with mscale_all_dim"),
    QT_TRANSLATE_NOOP("core", "denominator of A, and the DeepSeek softmax factor"),
    QT_TRANSLATE_NOOP("core", "round the ends of the ramp to whole pairs"),
    QT_TRANSLATE_NOOP("core", "YaRN (vLLM)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN with the keys of vLLM: attn_factor multiplies the attention factor; "
                      "attention_factor and mscale are ignored."),
    QT_TRANSLATE_NOOP("core", "multiplies the unscaled fraction of each pair"),
    QT_TRANSLATE_NOOP("core", "multiplies the attention factor 0.1 ln(factor) + 1"),
    QT_TRANSLATE_NOOP("core", "false: attn_factor alone"),
    QT_TRANSLATE_NOOP("core", "YaRN (paper's ramp)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN as in the text of the paper: the ramp is linear in the number of revolutions, "
                      "not in the pair index."),
    QT_TRANSLATE_NOOP("core", "YaRN (DeepSeek in vLLM)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN with A = M(mscale)/M(mscale_all_dim) even if only one of the two is given."),
    QT_TRANSLATE_NOOP("core", "numerator of A"),
    QT_TRANSLATE_NOOP("core", "denominator of A, and the softmax factor"),
    QT_TRANSLATE_NOOP("core", "YaRN (DeepSeek's code)"),
    QT_TRANSLATE_NOOP("core",
                      "The frequencies of YaRN if the context exceeds L; cos and sin are not scaled, the "
                      "softmax scale is."),
    QT_TRANSLATE_NOOP("core", "softmax factor (0.1 mscale ln(factor) + 1)^2"),
    QT_TRANSLATE_NOOP("core", "YaRN (TeleChat3)"),
    QT_TRANSLATE_NOOP("core",
                      "YaRN with attention factor 0.07 ln s + 1 and s = max_position_embeddings / L."),
    QT_TRANSLATE_NOOP("core", "dynamic YaRN"),
    QT_TRANSLATE_NOOP(
        "core",
        "YaRN with a factor that increases with the current length, for frequencies and attention factor."),
    QT_TRANSLATE_NOOP("core", "start at max_position_embeddings / L instead of 1"),
    QT_TRANSLATE_NOOP("core", "LongRoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Each pair has its own divisor, found by search: one list up to the trained length, "
                      "another beyond it."),
    QT_TRANSLATE_NOOP("core", "divisor of each pair up to L"),
    QT_TRANSLATE_NOOP("core", "divisor of each pair beyond L"),
    QT_TRANSLATE_NOOP("core", "only for A; default: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "A on cos and sin; default: sqrt(1 + ln(factor) / ln(L))"),
    QT_TRANSLATE_NOOP("core", "dynamic LongRoPE"),
    QT_TRANSLATE_NOOP(
        "core", "LongRoPE with divisors that increase from 1 to the given ones with the current length."),
    QT_TRANSLATE_NOOP("core",
                      "L'/L at which the given divisors are reached; default: max_position_embeddings / L"),
    QT_TRANSLATE_NOOP("core", "Llama 3"),
    QT_TRANSLATE_NOOP("core",
                      "Pairs with short wavelengths are unscaled, those with long wavelengths are divided by "
                      "s; between them the ramp is linear in the number of revolutions."),
    QT_TRANSLATE_NOOP("core", "pairs with fewer revolutions than this within L are divided by the factor"),
    QT_TRANSLATE_NOOP("core", "pairs with more revolutions than this within L are unscaled"),
    QT_TRANSLATE_NOOP("core", "p-RoPE"),
    QT_TRANSLATE_NOOP(
        "core",
        "Only the pairs with the highest frequencies rotate; the others do not depend on the position."),
    QT_TRANSLATE_NOOP("core", "fraction of the pairs that rotate"),
    QT_TRANSLATE_NOOP("core", "divisor of the frequencies of these pairs"),
    QT_TRANSLATE_NOOP("core", "Giraffe"),
    QT_TRANSLATE_NOOP("core",
                      "Low frequencies are scaled by a power of the pair index, or replaced by one constant "
                      "frequency and then by 0."),
    QT_TRANSLATE_NOOP("core", "divisor of every position, applied first"),
    QT_TRANSLATE_NOOP("core", "exponent k of the power basis"),
    QT_TRANSLATE_NOOP("core", "length T of the truncated basis; 0: no truncation"),
    QT_TRANSLATE_NOOP("core", "token"),
    QT_TRANSLATE_NOOP("core", "Resonance"),
    QT_TRANSLATE_NOOP(
        "core",
        "Every wavelength is rounded to whole tokens, so that the angles of each pair repeat exactly."),
    QT_TRANSLATE_NOOP("core", "Resonance YaRN"),
    QT_TRANSLATE_NOOP("core", "YaRN first, then every wavelength rounded to whole tokens."),
    QT_TRANSLATE_NOOP("core", "llama.cpp"),
    QT_TRANSLATE_NOOP("core",
                      "The rope operator with its own parameters: freq_scale, ext_factor, attn_factor, betas "
                      "and divisors per pair."),
    QT_TRANSLATE_NOOP("core", "1/factor: multiplies every angle"),
    QT_TRANSLATE_NOOP("core", "0: linear; 1: the ramp of YaRN; between: blended"),
    QT_TRANSLATE_NOOP("core", "A, before the factor 1 + 0.1 ln(1/freq_scale) of the operator"),
    QT_TRANSLATE_NOOP("core", "divisor of each pair (rope_freqs)"),
    QT_TRANSLATE_NOOP("core", "ReRoPE"),
    QT_TRANSLATE_NOOP("core", "Distances are limited to w: min(distance, w)."),
    QT_TRANSLATE_NOOP("core", "w: distances below it are unchanged"),
    QT_TRANSLATE_NOOP("core", "Leaky ReRoPE"),
    QT_TRANSLATE_NOOP("core", "Distances beyond w are compressed by k: w + (distance - w)/k."),
    QT_TRANSLATE_NOOP("core", "k: divisor of the distance beyond the window"),
    QT_TRANSLATE_NOOP("core", "Self-Extend"),
    QT_TRANSLATE_NOOP("core", "Distances beyond w are grouped: floor(m/G) + w - w/G - floor(n/G)."),
    QT_TRANSLATE_NOOP("core", "G: for keys beyond the window, positions are divided by it and rounded down"),
    QT_TRANSLATE_NOOP("core", "dual chunk attention"),
    QT_TRANSLATE_NOOP("core",
                      "Distances inside a chunk and to the previous one are unchanged; longer ones are "
                      "replaced by the maximum."),
    QT_TRANSLATE_NOOP("core", "C: maximum distance"),
    QT_TRANSLATE_NOOP("core",
                      "l: tokens of the previous chunk with unchanged distances; a chunk has C - l tokens"),
    QT_TRANSLATE_NOOP("core", "STRING"),
    QT_TRANSLATE_NOOP(
        "core", "Distances from S on are shifted down to W, so that frequent short distances are reused."),
    QT_TRANSLATE_NOOP("core", "S: distances from S on are reduced by S; a third of L"),
    QT_TRANSLATE_NOOP("core", "W: the distance that replaces S"),
    QT_TRANSLATE_NOOP("core", "LM-Infinite"),
    QT_TRANSLATE_NOOP("core",
                      "Distances are limited to L, and only the first G and the last L keys are unmasked."),
    QT_TRANSLATE_NOOP("core", "G: first tokens, unmasked for every query"),
    QT_TRANSLATE_NOOP("core", "L: last tokens that are unmasked, and the maximum distance"),
    QT_TRANSLATE_NOOP("core", "StreamingLLM"),
    QT_TRANSLATE_NOOP(
        "core",
        "Distances are indices in a cache of the first tokens and a recent window; other keys are masked."),
    QT_TRANSLATE_NOOP("core", "sink tokens: first tokens that stay in the cache"),
    QT_TRANSLATE_NOOP("core", "last tokens that stay in the cache"),
    QT_TRANSLATE_NOOP("core", "offset"),
    QT_TRANSLATE_NOOP("core", "Constants added to query and key positions; equal constants have no effect."),
    QT_TRANSLATE_NOOP("core", "added to every query's position"),
    QT_TRANSLATE_NOOP("core", "added to every key's position"),
    QT_TRANSLATE_NOOP("core", "base"),
    QT_TRANSLATE_NOOP("core", "Another base: low frequencies change most, the first pair is unchanged."),
    QT_TRANSLATE_NOOP("core", "the base that replaces rope_theta"),
    QT_TRANSLATE_NOOP("core", "NoPE"),
    QT_TRANSLATE_NOOP("core",
                      "No rotation: the scores of these layers do not depend on the position; other layers "
                      "of the model rotate."),
    QT_TRANSLATE_NOOP("core", "M-RoPE"),
    QT_TRANSLATE_NOOP("core",
                      "The first pairs use time, the next height, the last width. Text has the same position "
                      "on each axis; images have frames, rows and columns."),
    QT_TRANSLATE_NOOP("core", "interleaved M-RoPE"),
    QT_TRANSLATE_NOOP(
        "core",
        "Pairs alternate between time, height and width, so that each axis has high and low frequencies."),
    QT_TRANSLATE_NOOP("core", "Ernie 4.5 VL M-RoPE"),
    QT_TRANSLATE_NOOP(
        "core", "High-frequency pairs alternate between height and width; low-frequency pairs use time."),
    QT_TRANSLATE_NOOP("core", "openPangu M-RoPE"),
    QT_TRANSLATE_NOOP(
        "core", "Each pair is assigned to the axis with the smallest fraction so far, the last one to time."),
    QT_TRANSLATE_NOOP("core", "XDRoPE"),
    QT_TRANSLATE_NOOP("core",
                      "Sequence, width, height and time have a quarter of the pairs each; the rows of an "
                      "image are counted from 0."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Qwen2-VL)"),
    QT_TRANSLATE_NOOP(
        "core",
        "Vision encoder: the first half of the pairs uses the row of a patch, the second half its column."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Pixtral)"),
    QT_TRANSLATE_NOOP("core", "Vision encoder: even pairs use the row of a patch, odd pairs its column."),
    QT_TRANSLATE_NOOP("core", "2-D RoPE (Llama 4)"),
    QT_TRANSLATE_NOOP("core",
                      "Vision encoder: columns, then rows, counted from 1; pairs are interleaved; the class "
                      "token is not rotated."),
    QT_TRANSLATE_NOOP("core", "first token of the image in the example; text precedes and follows it"),
    QT_TRANSLATE_NOOP("core", "patches per side of the block that forms one token"),
    QT_TRANSLATE_NOOP("core", "pairs for time, height and width; default: 1/4, 3/8, 3/8"),
    QT_TRANSLATE_NOOP("core", "frames, rows and columns of the image; default: 1, 32, 32"),
    QT_TRANSLATE_NOOP("core", "pairs for time, height and width; default: 3/8, 5/16, 5/16"),
    QT_TRANSLATE_NOOP("core", "pairs for height, width and time; default: 11/32, 11/32, 5/16"),
    QT_TRANSLATE_NOOP("core", "pairs for time, height and width; default: a third each"),
    QT_TRANSLATE_NOOP("core", "pairs for sequence, width, height and time; default: a quarter each"),
    QT_TRANSLATE_NOOP("core", "frames (1), rows and columns of the image; default: 1, 32, 32"),
    QT_TRANSLATE_NOOP("core", "pairs"),
    QT_TRANSLATE_NOOP("core", "patch"),
    QT_TRANSLATE_NOOP("core", "log-n"),
    QT_TRANSLATE_NOOP("core",
                      "max(1, ln(m + 1)/ln L): attention is more concentrated in longer contexts, so that "
                      "its entropy stays about constant."),
    QT_TRANSLATE_NOOP("core", "L: no effect up to this position"),
    QT_TRANSLATE_NOOP("core", "Llama 4 temperature"),
    QT_TRANSLATE_NOOP("core", "ln(1 + floor((m + 1)/floor_scale)) attn_scale + 1."),
    QT_TRANSLATE_NOOP("core", "tokens per step of the temperature"),
    QT_TRANSLATE_NOOP("core", "strength of the logarithm"),
    QT_TRANSLATE_NOOP("core", "Ministral temperature"),
    QT_TRANSLATE_NOOP("core", "1 + beta ln(1 + floor(m/L))."),
    QT_TRANSLATE_NOOP("core", "L: the temperature increases at its multiples"),
};

}   // namespace

std::span<const char* const> registryTexts() { return texts; }

}   // namespace rope::ui
