#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// GGUF files written byte by byte.
namespace rope::testing {

class GgufBytes {
public:
    explicit GgufBytes(std::uint32_t version = 3, bool isBigEndian = false)
        : m_version(version), m_isBigEndian(isBigEndian) {}

    // Raw parts.
    template <class Integer>
    static void put(std::string& bytes, Integer value, bool isBigEndian) {
        for (std::size_t i = 0; i < sizeof(value); ++i) {
            const std::size_t byte = isBigEndian ? sizeof(value) - 1 - i : i;
            bytes.push_back(static_cast<char>(
                static_cast<unsigned char>(static_cast<std::uint64_t>(value) >> (8 * byte))));
        }
    }
    template <class Integer>
    void raw(Integer value) {
        put(m_pairs, value, m_isBigEndian);
    }
    void rawCount(std::uint64_t value) {
        m_version == 1 ? raw(static_cast<std::uint32_t>(value)) : raw(value);
    }
    void rawText(std::string_view text) {
        rawCount(text.size());
        m_pairs += text;
    }
    void key(std::string_view name, std::uint32_t type) {
        rawText(name);
        raw(type);
        ++m_keys;
    }

    // Whole pairs.
    GgufBytes& u32(std::string_view name, std::uint32_t value) { return key(name, 4), raw(value), *this; }
    GgufBytes& f32(std::string_view name, float value) {
        return key(name, 6), raw(std::bit_cast<std::uint32_t>(value)), *this;
    }
    GgufBytes& flag(std::string_view name, bool value) {
        return key(name, 7), raw(static_cast<std::uint8_t>(value)), *this;
    }
    GgufBytes& text(std::string_view name, std::string_view value) {
        return key(name, 8), rawText(value), *this;
    }
    GgufBytes& texts(std::string_view name, const std::vector<std::string>& values) {
        key(name, 9);
        raw(std::uint32_t{8});
        rawCount(values.size());
        for (const std::string& value : values) rawText(value);
        return *this;
    }
    GgufBytes& flags(std::string_view name, const std::vector<bool>& values) {
        key(name, 9);
        raw(std::uint32_t{7});
        rawCount(values.size());
        for (const bool value : values) raw(static_cast<std::uint8_t>(value));
        return *this;
    }
    GgufBytes& i32s(std::string_view name, const std::vector<std::int32_t>& values) {
        key(name, 9);
        raw(std::uint32_t{5});
        rawCount(values.size());
        for (const std::int32_t value : values) raw(value);
        return *this;
    }

    /// A float32 tensor of one dimension.
    GgufBytes& tensor(std::string_view name, const std::vector<float>& numbers, std::uint32_t type = 0) {
        m_tensors.push_back({std::string(name), numbers.size(), type, m_data.size()});
        for (const float number : numbers) put(m_data, std::bit_cast<std::uint32_t>(number), m_isBigEndian);
        m_data.resize((m_data.size() + 31) / 32 * 32);
        return *this;
    }

    /// The same of numbers as they stand in the file: float16 (type 1), bfloat16 (30).
    GgufBytes& shortTensor(std::string_view name, const std::vector<std::uint16_t>& bits,
                           std::uint32_t type) {
        m_tensors.push_back({std::string(name), bits.size(), type, m_data.size()});
        for (const std::uint16_t number : bits) put(m_data, number, m_isBigEndian);
        m_data.resize((m_data.size() + 31) / 32 * 32);
        return *this;
    }

    GgufBytes& claimKeys(std::uint64_t count) { return m_claimedKeys = count, *this; }
    GgufBytes& claimTensors(std::uint64_t count) { return m_claimedTensors = count, *this; }

    [[nodiscard]] std::string bytes() const {
        std::string all = "GGUF";
        put(all, m_version, m_isBigEndian);
        putCount(all, m_claimedTensors.value_or(m_tensors.size()));
        putCount(all, m_claimedKeys.value_or(m_keys));
        all += m_pairs;
        for (const Tensor& tensor : m_tensors) {
            putCount(all, tensor.name.size());
            all += tensor.name;
            put(all, std::uint32_t{1}, m_isBigEndian);
            putCount(all, tensor.length);
            put(all, tensor.type, m_isBigEndian);
            put(all, std::uint64_t{tensor.offset}, m_isBigEndian);
        }
        all.resize((all.size() + 31) / 32 * 32);
        return all + m_data;
    }

private:
    struct Tensor {
        std::string name;
        std::size_t length;
        std::uint32_t type;
        std::size_t offset;
    };
    void putCount(std::string& bytes, std::uint64_t value) const {
        m_version == 1 ? put(bytes, static_cast<std::uint32_t>(value), m_isBigEndian)
                       : put(bytes, value, m_isBigEndian);
    }

    std::uint32_t m_version;
    bool m_isBigEndian;
    std::uint64_t m_keys = 0;
    std::optional<std::uint64_t> m_claimedKeys, m_claimedTensors;
    std::string m_pairs, m_data;
    std::vector<Tensor> m_tensors;
};

}   // namespace rope::testing
