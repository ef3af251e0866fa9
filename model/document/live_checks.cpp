#include "model/document/live_checks.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <optional>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"

namespace bocage::model {

namespace {
constexpr int restAfterChange = 60;  ///< milliseconds
}

LiveChecks::LiveChecks(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(restAfterChange);
    connect(&m_timer, &QTimer::timeout, this, &LiveChecks::start);
}

LiveChecks::~LiveChecks() = default;

void LiveChecks::setDocument(Document* document) {
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    ++m_generation;
    m_verdict = {};
    const auto later = [this] { m_timer.start(); };
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

void LiveChecks::start() {
    if (!m_document)
        return;
    const quint64 generation = ++m_generation;
    std::optional<rules::Scenario> scenario;
    std::optional<rules::Roster> roster;
    if (auto* document = qobject_cast<ScenarioDocument*>(m_document))
        scenario = document->scenario();
    else if (auto* army = qobject_cast<RosterDocument*>(m_document))
        roster = army->roster();
    else
        return;
    ++m_running;
    QPointer<LiveChecks> self(this);
    QThreadPool::globalInstance()->start([self, generation, scenario = std::move(scenario),
                                          roster = std::move(roster), library = m_document->library()] {
        rules::ValidateRequest request;
        request.library = library;
        request.scenario = scenario ? &*scenario : nullptr;
        request.roster = roster ? &*roster : nullptr;
        auto verdict = std::make_shared<rules::Verdict>(rules::validate(request));
        // Back in the GUI thread, if anyone still waits there.
        if (auto* application = QCoreApplication::instance())
            QMetaObject::invokeMethod(
                application,
                [self, generation, verdict] {
                    if (!self)
                        return;
                    --self->m_running;
                    if (generation != self->m_generation)
                        return;
                    self->m_verdict = std::move(*verdict);
                    Q_EMIT self->verdictChanged();
                },
                Qt::QueuedConnection);
    });
}

}  // namespace bocage::model
