#pragma once

#include <array>
#include <string_view>

/// Spellings of the same field in configs of different versions and origins; the most common name first. One
/// table, read by the importer and by the check for misspelt keys.
namespace rope::keys {

using Name = std::string_view;

/// Objects that hold the language model of a larger one.
inline constexpr std::array textModels{
    Name("text_config"), Name("llm_config"),   Name("language_config"),   Name("language_model_config"),
    Name("lm_config"),   Name("text_model"),   Name("thinker_config"),    Name("language_model"),
    Name("llm"),         Name("model_config"), Name("pretrained_config"), Name("decoder")};

inline constexpr std::array headDim{Name("head_dim"),  Name("kv_channels"), Name("attention_head_dim"),
                                    Name("head_size"), Name("d_head"),      Name("dim_head")};
inline constexpr std::array globalHeadDim{Name("global_head_dim")};
inline constexpr std::array localHeadDim{Name("swa_head_dim"), Name("local_head_dim")};
inline constexpr std::array hiddenSize{Name("hidden_size"), Name("n_embd"),    Name("d_model"),
                                       Name("dim"),         Name("model_dim"), Name("n_embed"),
                                       Name("embed_dim"),   Name("hidden_dim")};
inline constexpr std::array headCount{Name("num_attention_heads"), Name("n_head"), Name("n_heads"),
                                      Name("num_heads")};
inline constexpr std::array layerCount{Name("num_hidden_layers"), Name("n_layer"), Name("n_layers"),
                                       Name("num_layers")};
inline constexpr std::array ropeHeadDim{Name("qk_rope_head_dim")};
inline constexpr std::array nopeHeadDim{Name("qk_nope_head_dim")};

inline constexpr std::array rotaryDim{Name("rotary_dim"),           Name("rotary_ndims"),
                                      Name("attn_rotary_emb"),      Name("rotary_emb_dim"),
                                      Name("rotary_embedding_dim"), Name("rope_dim")};
inline constexpr std::array rotaryFraction{
    Name("partial_rotary_factor"), Name("rotary_pct"),     Name("rope_pct"),
    Name("rope_percent"),          Name("rotary_percent"), Name("rotary_percentage"),
    Name("rotary_emb_fraction")};

inline constexpr std::array base{Name("rope_theta"),
                                 Name("global_rope_theta"),
                                 Name("rotary_emb_base"),
                                 Name("rotary_base"),
                                 Name("rope_base"),
                                 Name("rope_freq_base"),
                                 Name("rope_freq_constant"),
                                 Name("rotary_embedding_base"),
                                 Name("position_embedding_base")};
inline constexpr std::array localBase{Name("rope_local_base_freq"), Name("local_rope_theta"),
                                      Name("swa_rope_theta"), Name("rope_theta_local"),
                                      Name("local_base_freq")};
inline constexpr std::array baseRatio{Name("rope_ratio")};

inline constexpr std::array trainedLength{Name("original_max_position_embeddings"), Name("original_seq_len"),
                                          Name("initial_context_length"),
                                          Name("orig_max_position_embeddings")};
inline constexpr std::array contextLength{Name("max_position_embeddings"),
                                          Name("max_seq_len"),
                                          Name("max_sequence_length"),
                                          Name("max_seq_length"),
                                          Name("n_positions"),
                                          Name("n_ctx"),
                                          Name("seq_length"),
                                          Name("seq_len"),
                                          Name("context_length"),
                                          Name("max_context_length"),
                                          Name("context_window_size"),
                                          Name("block_size"),
                                          Name("model_max_length")};

inline constexpr std::array ropeBlock{Name("rope_scaling"), Name("rotary_scaling"), Name("rope_hf_config"),
                                      Name("rope_parameters")};
inline constexpr std::array interleaved{Name("rope_interleave"), Name("rope_interleaved"),
                                        Name("rotary_emb_interleaved"), Name("rotary_interleaved"),
                                        Name("is_rope_interleaved")};

/// A scaling among the other keys instead of in a block.
inline constexpr std::array flatType{Name("rope_type"), Name("rope_scaling_type")};
inline constexpr std::array flatFactor{Name("rope_scaling_factor"), Name("rope_factor"),
                                       Name("scaling_factor"), Name("seq_len_interpolation_factor")};

/// Further keys about RoPE that are read somewhere, so that they do not count as unknown.
inline constexpr std::array others{Name("position_embedding_type"),
                                   Name("no_rope_layers"),
                                   Name("no_rope_layer_interval"),
                                   Name("pairing"),
                                   Name("use_dynamic_ntk"),
                                   Name("use_logn_attn"),
                                   Name("use_rope_layers"),
                                   Name("partial_rotary_factors"),
                                   Name("original_rope"),
                                   Name("use_rope"),
                                   Name("rope"),
                                   Name("use_scaled_rope"),
                                   Name("rope_ntk_alpha"),
                                   Name("rope_ntk_beta"),
                                   Name("mrope_section"),
                                   Name("mrope_interleaved"),
                                   Name("rotary"),
                                   Name("rope_impl"),
                                   Name("rope_dail_config"),
                                   Name("use_rotary_embeddings"),
                                   Name("rotary_emb_scale_base"),
                                   Name("rope_max_length"),
                                   Name("rope_high_freq_factor"),
                                   Name("rope_low_freq_factor"),
                                   Name("use_rope_scaling"),
                                   Name("use_mem_rope")};

}   // namespace rope::keys
