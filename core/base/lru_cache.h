#pragma once

#include <algorithm>
#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace rope {

/// Results by what was asked, those used last, up to a sum of their weights. Thread-safe; two threads may
/// make the same result at once.
template <class Key, class Value>
class Kept {
public:
    using Pointer = std::shared_ptr<const Value>;

    explicit Kept(std::size_t mostWeight) : m_mostWeight(mostWeight) {}

    /// Null where there is none.
    Pointer find(const Key& key) {
        const std::scoped_lock lock(m_mutex);
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const Entry& entry) { return entry.key == key; });
        if (found == m_entries.end()) return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return found->value;
    }

    /// The one used last; null before there is one.
    Pointer latest() {
        const std::scoped_lock lock(m_mutex);
        return m_entries.empty() ? nullptr : m_entries.front().value;
    }

    void insert(Key key, Pointer value, std::size_t weight = 1) {
        const std::scoped_lock lock(m_mutex);
        m_entries.push_front({std::move(key), std::move(value), weight});
        m_weight += weight;
        for (; m_weight > m_mostWeight; m_entries.pop_back()) m_weight -= m_entries.back().weight;
    }

private:
    struct Entry {
        Key key;
        Pointer value;
        std::size_t weight;
    };

    std::mutex m_mutex;
    std::list<Entry> m_entries;   ///< the one used last in front
    std::size_t m_mostWeight, m_weight = 0;
};

}   // namespace rope
