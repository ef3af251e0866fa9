#include "model/document/live_checks.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <optional>

#include "model/document/embedded_army.h"
#include "model/io/linked_armies.h"

namespace bocage::model {

namespace {
constexpr int restAfterChange = 60;  ///< milliseconds
}

LiveChecks::LiveChecks(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(restAfterChange);
    connect(&m_timer, &QTimer::timeout, this, &LiveChecks::start);
}

LiveChecks::~LiveChecks() {
    overtake();
}

void LiveChecks::overtake() {
    if (m_overtaken)
        m_overtaken->store(true);
}

void LiveChecks::setDocument(Document* document) {
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    ++m_generation;
    overtake();
    m_verdict = {};
    const auto later = [this] {
        overtake();
        m_timer.start();
    };
    if (auto* scenario = qobject_cast<ScenarioDocument*>(document))
        connect(scenario, &ScenarioDocument::changed, this, later);
    if (auto* roster = qobject_cast<RosterDocument*>(document))
        connect(roster, &RosterDocument::changed, this, later);
    if (document) {
        connect(document, &Document::libraryChanged, this, later);
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT verdictChanged();
}

void LiveChecks::setCollection(const UserCollection* collection) {
    m_collection = collection;
    connect(collection, &UserCollection::changed, this, [this] {
        overtake();
        if (m_document)
            m_timer.start();
    });
}

void LiveChecks::start() {
    if (!m_document)
        return;
    const quint64 generation = ++m_generation;
    std::optional<rules::Scenario> scenario;
    std::optional<rules::Roster> roster;
    rules::ElementId only;  ///< the army in front, of a scenario that is judged whole
    if (auto* document = qobject_cast<ScenarioDocument*>(m_document)) {
        scenario = document->scenario();
    } else if (auto* embedded = qobject_cast<EmbeddedArmy*>(m_document)) {
        scenario = embedded->scenarioDocument().scenario();
        only = embedded->army();
    } else if (auto* army = qobject_cast<RosterDocument*>(m_document)) {
        roster = army->roster();
    } else {
        return;
    }
    std::optional<rules::Collection> collection;
    if (m_collection && m_collection->named())
        collection = m_collection->value();
    ++m_running;
    overtake();
    const auto overtaken = std::make_shared<std::atomic_bool>(false);
    m_overtaken = overtaken;
    QPointer<LiveChecks> self(this);
    Document* filed = m_document->owner() ? m_document->owner() : m_document.data();
    QThreadPool::globalInstance()->start([self, generation, overtaken, scenario = std::move(scenario),
                                          roster = std::move(roster), only, library = m_document->library(),
                                          path = filed->path(),
                                          collection = std::move(collection)]() mutable {
        // Armies that are only linked lie in files beside the scenario; reading them belongs here too.
        if (scenario && !path.isEmpty())
            loadLinkedArmies(*scenario, path);
        rules::ValidateRequest request;
        request.library = library;
        request.scenario = scenario ? &*scenario : nullptr;
        request.roster = roster ? &*roster : nullptr;
        request.collection = collection ? &*collection : nullptr;
        request.overtaken = overtaken.get();
        auto verdict = std::make_shared<rules::Verdict>(rules::validate(request));
        const auto elsewhere = [&](const rules::Finding& finding) {
            return finding.locations.empty() || finding.locations.front().army != only;
        };
        if (!only.empty()) {
            std::erase_if(verdict->findings, elsewhere);
            std::erase_if(verdict->waived, elsewhere);
        }
        // Back in the GUI thread, if anyone still waits there.
        if (auto* application = QCoreApplication::instance())
            QMetaObject::invokeMethod(
                application,
                [self, generation, overtaken, verdict] {
                    if (!self)
                        return;
                    --self->m_running;
                    if (generation != self->m_generation || overtaken->load())
                        return;
                    self->m_verdict = std::move(*verdict);
                    Q_EMIT self->verdictChanged();
                },
                Qt::QueuedConnection);
    });
}

}  // namespace bocage::model
