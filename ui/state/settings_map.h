#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace rope::ui {

/// The settings of all views in one regular value. Each view's settings are a struct that the view's folder
/// defines: copyable, comparable, default-constructible, with the id of the view as `static constexpr
/// std::string_view viewId`. A view whose settings were never changed has the defaults.
class SettingsMap {
public:
    template <class Settings>
    [[nodiscard]] const Settings& get() const {
        static const Settings defaults{};
        const Entry* entry = find(Settings::viewId);
        return entry == nullptr ? defaults : static_cast<const Holder<Settings>&>(*entry->holder).value;
    }

    /// For changes: `settings.edit<DecaySettings>().maxDistance = 4096`.
    template <class Settings>
    [[nodiscard]] Settings& edit() {
        Entry* entry = const_cast<Entry*>(find(Settings::viewId));
        if (entry == nullptr)
            entry = &m_entries.emplace_back(Settings::viewId, std::make_shared<Holder<Settings>>());
        else if (entry->holder.use_count() > 1)
            entry->holder = std::make_shared<Holder<Settings>>(static_cast<const Holder<Settings>&>(
                *entry->holder));   // copies of the map have the same holder
        return static_cast<Holder<Settings>&>(*entry->holder).value;
    }

    /// The first setting that is out of range, as the views' own check() reports it.
    [[nodiscard]] Check check() const {
        for (const Entry& entry : m_entries)
            if (Check problem = entry.holder->check()) return problem;
        return {};
    }

    friend bool operator==(const SettingsMap& a, const SettingsMap& b) {
        return a.agreesWith(b) && b.agreesWith(a);
    }

private:
    struct HolderBase {
        virtual ~HolderBase() = default;
        /// in: a holder of the same view; null: the defaults
        [[nodiscard]] virtual bool equals(const HolderBase* other) const = 0;
        [[nodiscard]] virtual Check check() const = 0;
    };
    template <class Settings>
    struct Holder final : HolderBase {
        Settings value{};

        [[nodiscard]] bool equals(const HolderBase* other) const override {
            return value == (other == nullptr ? Settings{} : static_cast<const Holder*>(other)->value);
        }
        [[nodiscard]] Check check() const override { return value.check(); }
    };
    struct Entry {
        std::string_view viewId;
        std::shared_ptr<HolderBase> holder;

        Entry(std::string_view id, std::shared_ptr<HolderBase> settings)
            : viewId(id), holder(std::move(settings)) {}
    };

    [[nodiscard]] const Entry* find(std::string_view viewId) const {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const Entry& entry) { return entry.viewId == viewId; });
        return found == m_entries.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool agreesWith(const SettingsMap& other) const {
        return std::all_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
            const Entry* theirs = other.find(entry.viewId);
            return entry.holder->equals(theirs == nullptr ? nullptr : theirs->holder.get());
        });
    }

    std::vector<Entry> m_entries;
};

}   // namespace rope::ui
