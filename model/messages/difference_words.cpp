#include "model/messages/difference_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/plan/scenario_patch.h"

namespace bocage::model {

using namespace rules;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)
};

struct Counts {
    int added = 0, removed = 0, changed = 0;
    bool rest = false;
};

Counts count(const Scenario& before, const Scenario& after) {
    Counts counts;
    const Change change = ScenarioPatch::between(before, after).change();
    for (const Change::List& list : change.lists) {
        counts.added += static_cast<int>(list.added.size());
        counts.removed += static_cast<int>(list.removed.size());
        counts.changed += static_cast<int>(list.changed.size());
    }
    counts.rest = change.rest;
    return counts;
}

Counts count(const Roster& before, const Roster& after) {
    Counts counts;
    const auto find = [](const Roster& roster, const auto& entry) {
        return std::find_if(roster.entries.begin(), roster.entries.end(),
                            [&](const auto& other) { return other.id == entry.id; });
    };
    for (const auto& entry : after.entries)
        if (const auto old = find(before, entry); old == before.entries.end())
            ++counts.added;
        else
            counts.changed += !(*old == entry);
    for (const auto& entry : before.entries)
        counts.removed += find(after, entry) == after.entries.end();
    Roster a = before;
    Roster b = after;
    a.entries.clear();
    b.entries.clear();
    counts.rest = !(a == b);
    return counts;
}

template <class Value>
Counts count(const Value& before, const Value& after) {
    Counts counts;
    counts.rest = !(before == after);
    return counts;
}

}  // namespace

QString differenceInWords(const DocumentValue& before, const DocumentValue& after) {
    if (before.index() != after.index())
        return Words::tr("another kind of document");
    const Counts counts = std::visit(
        [&](const auto& value) { return count(value, std::get<std::decay_t<decltype(value)>>(after)); },
        before);
    QStringList parts;
    if (counts.added)
        parts << Words::tr("%n thing(s) added", nullptr, counts.added);
    if (counts.removed)
        parts << Words::tr("%n thing(s) removed", nullptr, counts.removed);
    if (counts.changed)
        parts << Words::tr("%n thing(s) changed", nullptr, counts.changed);
    if (counts.rest)
        parts << Words::tr("texts, forces or settings differ");
    return parts.join(QStringLiteral(", "));
}

QString ageInWords(const QDateTime& then, const QDateTime& now) {
    const qint64 seconds = then.secsTo(now);
    if (seconds < 60)
        return Words::tr("a moment ago");
    if (seconds < 3600)
        return Words::tr("%n minute(s) ago", nullptr, static_cast<int>(seconds / 60));
    if (seconds < 48 * 3600)
        return Words::tr("%n hour(s) ago", nullptr, static_cast<int>(seconds / 3600));
    return Words::tr("%n day(s) ago", nullptr, static_cast<int>(std::min<qint64>(seconds / 86400, 100'000)));
}

}  // namespace bocage::model
