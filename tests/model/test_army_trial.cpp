#include <QtTest>

#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "rules/format/formats.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/army_trial.h"
#include "rules/systems/normandie/checks/check_context.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::normandie;

/// The trial's answer is held against the validator: the same change really made, judged through the one
/// door.
class TestArmyTrial : public QObject {
    Q_OBJECT

    LibraryPtr m_library;
    ContentPtr m_content;

    std::vector<Roster> samples() const {
        std::vector<Roster> all;
        for (const char* name : {"ranger-company", "black-sun-circle", "tide-of-spawn"}) {
            const auto loaded = readRoster(model::asText(
                *model::readFile(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/%1.army.json")
                                     .arg(QLatin1String(name)))));
            all.push_back(loaded->value);
        }
        return all;
    }

    std::set<std::string> verdictAbout(const Roster& roster, const ElementId& id) const {
        ValidateRequest request;
        request.library = m_library;
        request.roster = &roster;
        std::set<std::string> rules;
        for (const Finding& finding : validate(request).findings)
            for (const Location& location : finding.locations)
                if (finding.severity == Severity::Error &&
                    std::find(location.entries.begin(), location.entries.end(), id) != location.entries.end())
                    rules.insert(finding.rule + finding.message);
        return rules;
    }

    static std::set<std::string> rulesOf(const Findings& findings) {
        std::set<std::string> rules;
        for (const Finding& finding : findings)
            rules.insert(finding.rule + finding.message);
        return rules;
    }

private Q_SLOTS:
    void initTestCase() {
        m_library = model::loadInstalledLibrary().library;
        m_content = contentFor(m_library);
    }

    void everyOptionInEverySlotIsJudgedAsTheValidatorDoes() {
        int refused = 0, taken = 0;
        for (const Roster& roster : samples()) {
            const ArmyTrial trial(m_content, roster);
            for (std::size_t e = 0; e < roster.entries.size(); ++e) {
                const Tile* tile = m_content->tile(roster.entries[e].content);
                for (std::size_t s = 0; s < tile->slots.size(); ++s)
                    for (const auto& [id, option] : m_content->options()) {
                        if (needsNoSlot(option))
                            continue;
                        Roster changed = roster;
                        auto& fillings = changed.entries[e].fillings;
                        std::erase_if(fillings, [&](const auto& f) { return f.slot == static_cast<int>(s); });
                        RosterEntry::Filling filling;
                        filling.id = ElementId("tried-out");
                        filling.slot = static_cast<int>(s);
                        filling.option = id;
                        fillings.push_back(filling);
                        const auto wanted = verdictAbout(changed, filling.id);
                        const auto said = rulesOf(trial.inSlot(id, e, static_cast<int>(s)));
                        QVERIFY2(said == wanted, id.value.c_str());
                        ++(said.empty() ? taken : refused);
                    }
            }
        }
        QVERIFY(refused > 100);
        QVERIFY(taken > 100);
    }

    void placesAreThoseWithoutObjection() {
        for (const Roster& roster : samples()) {
            const ArmyTrial trial(m_content, roster);
            for (const auto& [id, option] : m_content->options()) {
                const auto places = trial.placesFor(id);
                for (const auto& place : places)
                    QVERIFY(trial.inSlot(id, place.entry, place.slot).empty());
                std::size_t fitting = 0;
                for (std::size_t e = 0; e < roster.entries.size(); ++e)
                    for (std::size_t s = 0; s < m_content->tile(roster.entries[e].content)->slots.size(); ++s)
                        fitting += !needsNoSlot(option) && trial.inSlot(id, e, static_cast<int>(s)).empty();
                QCOMPARE(places.size(), fitting);
            }
        }
    }

    void theFirstPlaceIsTheFirstOfAll() {
        for (const Roster& roster : samples())
            for (const auto& [id, option] : m_content->options()) {
                const auto all = ArmyTrial(m_content, roster).placesFor(id);
                const auto first =
                    ArmyTrial(m_content, roster).placeFor(id, [](const auto&) { return true; });
                QCOMPARE(first.has_value(), !all.empty());
                if (first)
                    QVERIFY(*first == all.front());
            }
    }

    /// The catalogue of an army of many different tiles must not take seconds.
    void aLargeArmyIsAskedOnlyForWhatIsNeeded() {
        Roster large = samples().front();
        const std::vector<RosterEntry> few = large.entries;
        large.entries.clear();
        std::vector<ContentId> options;
        for (const auto& [id, option] : m_content->options())
            options.push_back(id);
        for (std::size_t i = 0; i < 60; ++i) {
            RosterEntry entry = few[i % few.size()];
            entry.id = ElementId("entry-" + std::to_string(i));
            entry.fillings.resize(1);  // all different, and slots left
            entry.fillings.front().id = ElementId("filling-" + std::to_string(i));
            entry.fillings.front().slot = 0;
            entry.fillings.front().option = options[i % options.size()];
            large.entries.push_back(std::move(entry));
        }
        const ContentId grenades("son-core:option/grenades");
        const ArmyTrial everywhere(m_content, large);
        QVERIFY(everywhere.placesFor(grenades).size() > 20);
        const ArmyTrial anywhere(m_content, large);
        QVERIFY(anywhere.placeFor(grenades, [](const auto& place) { return !place.taken; }));
        QVERIFY2(anywhere.effort() * 10 < everywhere.effort(),
                 qPrintable(QStringLiteral("%1 of %2").arg(anywhere.effort()).arg(everywhere.effort())));
        // Asked again, nothing is judged again.
        const long long before = everywhere.effort();
        everywhere.placesFor(grenades);
        QCOMPARE(everywhere.effort(), before);
    }

    void theReasonNamesTheRule() {
        const Roster roster = samples().front();  // Rangers
        const ArmyTrial trial(m_content, roster);
        const auto rule = [](const Findings& findings) {
            return findings.empty() ? std::string() : findings.front().rule;
        };
        // An order into the equipment slot of the platoon; a tank with a band it has not.
        QCOMPARE(rule(trial.inSlot(ContentId("son-core:option/planning"), 1, 1)), std::string("SON-ARM-15"));
        QCOMPARE(rule(trial.asEntry(ContentId("son-core:tile/sturm-platoon"))), std::string("SON-ARM-30"));
        QVERIFY(trial.asEntry(ContentId("son-core:tile/ranger-weapons")).empty());
        QCOMPARE(rule(trial.asFreeOption(ContentId("son-core:option/ammo"))), std::string("SON-ARM-13"));
    }

    void aScenarioForbidsItsOwn() {
        const Roster roster = samples().front();
        Player player;
        player.force.forbidden = {ContentId("son-core:tile/ranger-weapons")};
        const ArmyTrial trial(m_content, roster, &player);
        const Findings objections = trial.asEntry(ContentId("son-core:tile/ranger-weapons"));
        QVERIFY(!objections.empty());
        QCOMPARE(objections.front().rule, std::string("SON-ARM-50"));
    }
};

QTEST_GUILESS_MAIN(TestArmyTrial)
#include "test_army_trial.moc"
