#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <typeindex>
#include <unordered_map>
#include <utility>

namespace rope {

/// Results of computations by what they depend on: one least-recently-used cache for all kinds of results,
/// with one limit of bytes. Thread-safe; two threads may compute the same result at the same time.
///
/// A key is a type with a member type `Value`, the type of its results, operator== and `hash()`; equal keys
/// have equal hashes.
class ResultCache {
public:
    /// Sums of the vectors of 131072 tokens under two methods at a head dimension of 128 take half of it.
    static constexpr std::size_t defaultMaxBytes = std::size_t{128} << 20U;

    explicit ResultCache(std::size_t maxBytes = defaultMaxBytes) : m_maxBytes(maxBytes) {}
    ResultCache(const ResultCache&) = delete;
    ResultCache& operator=(const ResultCache&) = delete;

    /// Null where it is not cached.
    template <class Key>
    [[nodiscard]] std::shared_ptr<const typename Key::Value> find(const Key& key) {
        return valueOf<Key>(findEntry({typeid(Key), key.hash(), &key, areEqual<Key>}));
    }

    /// The result of this type of key that was found or inserted last; null where none is cached.
    template <class Key>
    [[nodiscard]] std::shared_ptr<const typename Key::Value> latest() {
        return valueOf<Key>(latestEntry(typeid(Key)));
    }

    /// Replaces the result of an equal key. Removes results that were not used for longest, until all fit; a
    /// result larger than the limit is not cached.
    /// in:  bytes of the value
    template <class Key>
    void insert(Key key, std::shared_ptr<const typename Key::Value> value, std::size_t bytes) {
        const std::size_t hash = key.hash();
        insertEntry({typeid(Key), hash, std::make_shared<const Key>(std::move(key)), areEqual<Key>,
                     std::move(value), bytes + sizeof(Key) + sizeof(Entry)});
    }

    /// Of all cached results.
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::size_t maxBytes() const { return m_maxBytes; }

private:
    using Equal = bool (*)(const void* key, const void* other);

    struct Lookup {
        std::type_index type;
        std::size_t hash;
        const void* key;
        Equal areEqual;
    };
    struct Entry {
        std::type_index type;
        std::size_t hash;
        std::shared_ptr<const void> key;
        Equal areEqual;
        std::shared_ptr<const void> value;
        std::size_t bytes;
    };
    using Entries = std::list<Entry>;
    using Index = std::unordered_multimap<std::size_t, Entries::iterator>;

    template <class Key>
    static bool areEqual(const void* key, const void* other) {
        return *static_cast<const Key*>(key) == *static_cast<const Key*>(other);
    }
    template <class Key>
    static std::shared_ptr<const typename Key::Value> valueOf(std::shared_ptr<const void> value) {
        return std::static_pointer_cast<const typename Key::Value>(std::move(value));
    }

    std::shared_ptr<const void> findEntry(const Lookup& lookup);
    std::shared_ptr<const void> latestEntry(std::type_index type);
    void insertEntry(Entry entry);
    Index::iterator placeOf(const Lookup& lookup);
    void remove(Index::iterator place, Entries& removed);

    mutable std::mutex m_mutex;
    Entries m_entries;   ///< used last in front
    Index m_index;   ///< by hash
    std::size_t m_maxBytes, m_bytes = 0;
};

/// Combines hashes of the members of a key.
constexpr std::size_t combinedHash(std::size_t hash, std::size_t next) {
    return (hash ^ (next + 0x9e3779b97f4a7c15U + (hash << 6U) + (hash >> 2U)));
}

}   // namespace rope
