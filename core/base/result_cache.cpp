#include "core/base/result_cache.h"

#include <algorithm>
#include <iterator>

namespace rope {

std::size_t ResultCache::bytes() const {
    const std::scoped_lock lock(m_mutex);
    return m_bytes;
}

std::shared_ptr<const void> ResultCache::findEntry(const Lookup& lookup) {
    const std::scoped_lock lock(m_mutex);
    const auto place = placeOf(lookup);
    if (place == m_index.end()) return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, place->second);
    return place->second->value;
}

std::shared_ptr<const void> ResultCache::latestEntry(std::type_index type) {
    const std::scoped_lock lock(m_mutex);
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [type](const Entry& entry) { return entry.type == type; });
    return found == m_entries.end() ? nullptr : found->value;
}

void ResultCache::insertEntry(Entry entry) {
    if (entry.bytes > m_maxBytes) return;
    Entries removed;   // freed after the lock
    const std::scoped_lock lock(m_mutex);
    const auto same = placeOf({entry.type, entry.hash, entry.key.get(), entry.areEqual});
    if (same != m_index.end()) remove(same, removed);
    while (m_bytes + entry.bytes > m_maxBytes) {
        const Entry& last = m_entries.back();
        remove(placeOf({last.type, last.hash, last.key.get(), last.areEqual}), removed);
    }
    m_bytes += entry.bytes;
    m_entries.push_front(std::move(entry));
    m_index.emplace(m_entries.front().hash, m_entries.begin());
}

ResultCache::Index::iterator ResultCache::placeOf(const Lookup& lookup) {
    const auto [first, end] = m_index.equal_range(lookup.hash);
    const auto found = std::find_if(first, end, [&](const auto& place) {
        const Entry& entry = *place.second;
        return entry.type == lookup.type && lookup.areEqual(entry.key.get(), lookup.key);
    });
    return found == end ? m_index.end() : found;
}

void ResultCache::remove(Index::iterator place, Entries& removed) {
    m_bytes -= place->second->bytes;
    removed.splice(removed.begin(), m_entries, place->second);
    m_index.erase(place);
}

}   // namespace rope
