#include "model/judging/judging.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <mutex>
#include <optional>

#include "model/campaign/campaign_files.h"
#include "model/commands/apply_fix.h"
#include "model/document/campaign_document.h"
#include "model/document/embedded_army.h"
#include "model/document/origin.h"
#include "model/document/pack_document.h"
#include "model/io/judge_file.h"
#include "model/io/linked_armies.h"
#include "model/io/linked_files.h"
#include "model/library/rule_catalogues.h"
#include "model/studio/pack_judge.h"
#include "rules/judging/revalidate.h"

namespace bocage::model {

namespace {
constexpr int restAfterChange = 60;  ///< milliseconds
}

/// Everything a run needs, as it was at one moment: it never looks at the document.
struct Judging::Subject {
    std::shared_ptr<const rules::Scenario> scenario;  ///< null when an army is judged on its own
    std::shared_ptr<rules::Scenario> linking;         ///< instead, where other files belong to it
    rules::Roster roster;
    std::optional<rules::Campaign> campaign;
    std::optional<PackValue> pack;
    rules::LibraryPtr library;
    QString path;
    OpenArmies open;
    bool strict = false;
    rules::ElementId only;  ///< the army in front, of a scenario that is judged whole
    std::optional<rules::Collection> collection;

    const rules::Scenario* whole() const { return scenario ? scenario.get() : linking.get(); }
    const std::string& system() const {
        if (pack)
            return pack->manifest.system;
        return whole() ? whole()->system : campaign ? campaign->system : roster.system;
    }
    FixableValue value() const { return whole() ? FixableValue(*whole()) : FixableValue(roster); }

    rules::ValidateRequest request(const std::atomic_bool* overtaken) const {
        rules::ValidateRequest request;
        request.library = library;
        request.strict = strict;
        request.overtaken = overtaken;
        request.collection = collection ? &*collection : nullptr;
        return request;
    }

    /// The subject itself. `owner` keeps it alive for as long as the validator builds on it.
    rules::Verdict judge(rules::Revalidator& validator, const std::atomic_bool* overtaken,
                         std::shared_ptr<const void> owner) const {
        if (pack)
            return judgePack(*pack, *library);
        rules::ValidateRequest asked = request(overtaken);
        if (campaign)
            return judgeCampaign(*campaign, path, asked).verdict;
        // Armies that are only linked lie in files beside the scenario; reading them belongs here too.
        if (linking)
            return about(
                judgeFile(*linking, path, std::move(asked), validator, open, std::move(owner)).verdict);
        asked.scenario = scenario.get();
        asked.roster = scenario ? nullptr : &roster;
        return about(validator.validate(asked, std::move(owner)));
    }

    /// What it would be with a way out taken.
    rules::Verdict judge(const FixableValue& judged, rules::Revalidator& validator) const {
        rules::ValidateRequest asked = request(nullptr);
        if (const auto* army = std::get_if<rules::Roster>(&judged)) {
            asked.roster = army;
            return validator.validate(asked);
        }
        rules::Scenario copy = std::get<rules::Scenario>(judged);
        return about(judgeFile(copy, path, std::move(asked), validator, open).verdict);
    }

private:
    rules::Verdict about(rules::Verdict verdict) const {
        const auto elsewhere = [&](const rules::Finding& finding) {
            return finding.locations.empty() || finding.locations.front().army != only;
        };
        if (!only.empty()) {
            std::erase_if(verdict.findings, elsewhere);
            std::erase_if(verdict.waived, elsewhere);
        }
        return verdict;
    }
};

/// What the last run found out, for the next one. Only one run at a time may use it.
struct Judging::Memory {
    std::mutex mutex;
    rules::Revalidator validator;
};

Judging::Judging(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(restAfterChange);
    connect(&m_timer, &QTimer::timeout, this, &Judging::start);
}

Judging::~Judging() {
    overtake();
}

void Judging::overtake() {
    if (m_overtaken)
        m_overtaken->store(true);
}

void Judging::later() {
    m_upToDate = false;
    ++m_generation;
    overtake();
    m_timer.start();
}

void Judging::setDocument(Document* document) {
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_memory = std::make_shared<Memory>();
    m_verdict = {};
    if (auto* scenario = qobject_cast<ScenarioDocument*>(document)) {
        connect(scenario, &ScenarioDocument::changed, this, &Judging::later);
        connect(scenario, &ScenarioDocument::linkedArmiesChanged, this, &Judging::later);
    }
    if (auto* roster = qobject_cast<RosterDocument*>(document))
        connect(roster, &RosterDocument::changed, this, &Judging::later);
    if (auto* campaign = qobject_cast<CampaignDocument*>(document)) {
        connect(campaign, &CampaignDocument::changed, this, &Judging::later);
        connect(campaign, &CampaignDocument::chaptersChanged, this, &Judging::later);
    }
    if (auto* pack = qobject_cast<PackDocument*>(document))
        connect(pack, &PackDocument::changed, this, &Judging::later);
    if (document)
        connect(document, &Document::libraryChanged, this, &Judging::later);
    later();
    if (!document)
        m_timer.stop();
    Q_EMIT documentChanged();
    Q_EMIT verdictChanged();
}

void Judging::setCollection(const UserCollection* collection) {
    m_collection = collection;
    connect(collection, &UserCollection::changed, this, [this] {
        if (m_document)
            later();
    });
}

void Judging::setStrict(bool strict) {
    if (strict == m_strict)
        return;
    m_strict = strict;
    if (m_document)
        later();
}

std::shared_ptr<Judging::Subject> Judging::subject() const {
    if (!m_document)
        return nullptr;
    auto subject = std::make_shared<Subject>();
    const auto take = [&](const ScenarioDocument& document) {
        if (linksArmies(document.scenario()) || namesChapterFiles(document.scenario()))
            subject->linking = std::make_shared<rules::Scenario>(document.scenario());
        else
            subject->scenario = document.snapshot();
    };
    if (auto* document = qobject_cast<ScenarioDocument*>(m_document)) {
        take(*document);
    } else if (auto* embedded = qobject_cast<EmbeddedArmy*>(m_document)) {
        take(embedded->scenarioDocument());
        subject->only = embedded->army();
    } else if (auto* army = qobject_cast<RosterDocument*>(m_document)) {
        subject->roster = army->roster();
    } else if (auto* campaign = qobject_cast<CampaignDocument*>(m_document)) {
        subject->campaign = campaign->campaign();
    } else if (auto* pack = qobject_cast<PackDocument*>(m_document)) {
        subject->pack = pack->value();
    } else {
        return nullptr;
    }
    if (m_collection && m_collection->named())
        subject->collection = m_collection->value();
    subject->library = m_document->library();
    const Document* filed = m_document->owner() ? m_document->owner() : m_document.data();
    subject->path = subject->campaign ? linkBase(*filed) : filed->path();
    if (const auto* scenario = qobject_cast<const ScenarioDocument*>(filed))
        subject->open = scenario->openArmies();
    subject->strict = m_strict;
    return subject;
}

/// Runs `work` with a flag that says when nobody waits any more, then `finish` with its result back in the
/// GUI thread: only if the document is still as it was.
template <class Work, class Finish>
void Judging::inThread(Work work, Finish finish) {
    overtake();
    const auto overtaken = std::make_shared<std::atomic_bool>(false);
    m_overtaken = overtaken;
    const quint64 generation = ++m_generation;
    ++m_running;
    QPointer<Judging> self(this);
    QThreadPool::globalInstance()->start(
        [self, generation, overtaken, work = std::move(work), finish = std::move(finish)]() mutable {
            auto result = std::make_shared<decltype(work(*overtaken))>(work(*overtaken));
            auto* application = QCoreApplication::instance();
            if (!application)
                return;
            QMetaObject::invokeMethod(
                application,
                [self, generation, overtaken, result, finish = std::move(finish)]() mutable {
                    if (!self)
                        return;
                    --self->m_running;
                    finish(*result, generation == self->m_generation && !overtaken->load());
                },
                Qt::QueuedConnection);
        });
}

void Judging::start() {
    const auto judged = subject();
    if (!judged)
        return;
    inThread(
        [judged, memory = m_memory](const std::atomic_bool& overtaken) {
            // Whoever unfolds a finding wants the rule at once: the words are read here, not there.
            ruleCatalogue(judged->system());
            const std::lock_guard lock(memory->mutex);  // an overtaken run ends before its next check
            return judged->judge(memory->validator, &overtaken, judged);
        },
        [this](rules::Verdict& verdict, bool wanted) {
            if (!wanted)
                return;
            m_verdict = std::move(verdict);
            m_upToDate = true;
            Q_EMIT verdictChanged();
        });
}

void Judging::fixAll(const FixChoice& choice, const QString& name) {
    const auto judged = subject();
    if (!judged || judged->campaign || judged->pack)
        return;
    m_timer.stop();
    inThread(
        [judged, choice](const std::atomic_bool& overtaken) {
            rules::Revalidator validator;
            return model::fixAll(
                judged->value(), choice,
                [&](const FixableValue& value) { return judged->judge(value, validator); }, &overtaken);
        },
        [this, name](FixOutcome& outcome, bool wanted) {
            const int steps = wanted ? static_cast<int>(outcome.steps.size()) : 0;
            if (steps > 0)
                setValue(m_document->owner() ? *m_document->owner() : *m_document, std::move(outcome.value),
                         name);
            else if (wanted)
                later();
            Q_EMIT fixedAll(steps);
        });
}

}  // namespace bocage::model
