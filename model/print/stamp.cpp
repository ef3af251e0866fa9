// Which version of a document a sheet was printed from.
#include <QCoreApplication>
#include <QCryptographicHash>

#include "model/print/pictures.h"
#include "rules/campaign/rules_stamp.h"
#include "rules/format/formats.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString shortHash(const std::string& text) {
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(8));
}

template <class List>
void clearLabels(List& list) {
    for (auto& each : list)
        each.label = {};
}

void clearWords(Roster& roster) {
    roster.title = {};
    roster.author.clear();
    roster.provenance = {};
    roster.notes = {};
    clearLabels(roster.entries);
}

}  // namespace

QString stampOf(const Roster& roster) {
    Roster bare = roster;
    clearWords(bare);
    return shortHash(writeRoster(bare));
}

QString stampOf(const Scenario& scenario) {
    return QString::fromStdString(rulesStamp(scenario));
}

QString stampOf(const ChapterScenarios& chapters) {
    std::string stamps;
    for (const auto& [id, scenario] : chapters)
        stamps += id.value + rulesStamp(scenario);
    return shortHash(stamps);
}

QString stampLine(const Subject& subject) {
    const QString stamp = !subject.stamp.isEmpty() ? subject.stamp
                          : subject.scenario       ? stampOf(*subject.scenario)
                          : subject.army           ? stampOf(*subject.army)
                          : subject.chapters       ? stampOf(*subject.chapters)
                                                   : QString();
    return stamp.isEmpty() ? QString() : QCoreApplication::translate("PrintFrame", "version %1").arg(stamp);
}

}  // namespace bocage::model::print
