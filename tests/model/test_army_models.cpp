#include <QAbstractItemModelTester>
#include <QtTest>
#include <random>

#include "model/commands/roster_edits.h"
#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "model/roster/army_catalogue_model.h"
#include "model/roster/army_sheet_model.h"
#include "model/roster/army_totals_model.h"
#include "rules/format/formats.h"
#include "rules/systems/normandie/checks/army_trial.h"
#include "rules/systems/normandie/checks/check_context.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;
using Mode = QAbstractItemModelTester::FailureReportingMode;

/// In the order in which the game counts and groups them.
constexpr int pointsLine = 0, ordersLine = 1, accessLine = 7, heroesGroup = 1;

class TestArmyModels : public QObject {
    Q_OBJECT

    LibraryPtr m_library;

    Roster sample(const char* name = "ranger-company") const {
        return readRoster(asText(*readFile(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/%1.army.json")
                                               .arg(QLatin1String(name)))))
            ->value;
    }
    Verdict judge(const RosterDocument& document) const {
        ValidateRequest request;
        request.library = m_library;
        request.roster = &document.roster();
        return validate(request);
    }

private Q_SLOTS:
    void initTestCase() { m_library = loadInstalledLibrary().library; }

    /// All three under the tester while an army is edited at random, undone and swapped for another.
    void modelsStayWhole() {
        ArmyCatalogueModel catalogue;
        ArmyCatalogueFilter filter;
        filter.setSourceModel(&catalogue);
        ArmySheetModel sheet;
        ArmyTotalsModel totals;
        QAbstractItemModelTester a(&catalogue, Mode::QtTest), b(&filter, Mode::QtTest),
            c(&sheet, Mode::QtTest), d(&totals, Mode::QtTest);
        RosterDocument first(sample(), m_library), second(sample("black-sun-circle"), m_library);
        for (RosterDocument* document : {&first, &second, &first}) {
            catalogue.setDocument(document);
            sheet.setDocument(document);
            totals.setDocument(document);
            std::mt19937 random(3);
            const auto content = normandie::contentFor(m_library);
            for (int step = 0; step < 12; ++step) {
                RosterEdits edits(*document);
                const auto& entries = document->roster().entries;
                const ElementId entry = entries.empty() ? ElementId() : entries[random() % entries.size()].id;
                auto option = content->options().begin();
                std::advance(option, static_cast<int>(random() % content->options().size()));
                switch (random() % 7) {
                    case 0:
                        edits.addEntry(
                            std::next(content->tiles().begin(), static_cast<int>(random() % 20))->first);
                        break;
                    case 1:
                        edits.remove(entry);
                        break;
                    case 2:
                        edits.addFreeOption(option->first);
                        break;
                    case 3:
                        edits.duplicateEntry(entry);
                        break;
                    case 4:
                        document->undoStack().undo();
                        break;
                    default:
                        edits.fillSlot(entry, static_cast<int>(random() % 4), option->first);
                }
                catalogue.setTarget({entry, static_cast<int>(random() % 4)});
                sheet.setVerdict(judge(*document));
                filter.setFitsOnly(random() % 3 == 0);
            }
        }
        catalogue.setDocument(nullptr);
        sheet.setDocument(nullptr);
        totals.setDocument(nullptr);
        QCOMPARE(sheet.rowCount(), 0);
    }

    void totalsAreThoseOfTheRules() {
        RosterDocument document(sample(), m_library);
        ArmyTotalsModel model;
        model.setDocument(&document);
        const auto content = normandie::contentFor(m_library);
        const normandie::ArmyView view(document.roster(), *content);
        const auto totals = normandie::totalsOf(view);
        QCOMPARE(model.points(), totals.points.value);
        QCOMPARE(model.rowCount(model.index(ordersLine, 0)), static_cast<int>(totals.orders.terms.size()));
        int sum = 0;
        const QModelIndex points = model.index(pointsLine, 0);
        for (int row = 0; row < model.rowCount(points); ++row)
            sum += model.index(row, 1, points).data().toInt();
        QCOMPARE(sum, totals.points.value);
        QVERIFY(model.provisional());
        QVERIFY(!model.provisionalReason().isEmpty());
        QCOMPARE(model.rowCount(model.index(accessLine, 0)), static_cast<int>(totals.access.size()));
    }

    void findingsLieOnTheCardTheyConcern() {
        RosterDocument document(sample(), m_library);
        // An order in the platoon's equipment slot.
        const ElementId platoon = document.roster().entries[1].id;
        RosterEdits(document).fillSlot(platoon, 1, ContentId("son-core:option/planning"));
        ArmySheetModel sheet;
        sheet.setDocument(&document);
        sheet.setVerdict(judge(document));
        const QModelIndex slot = sheet.indexOf({platoon, 1});
        QVERIFY(slot.isValid());
        QVERIFY(!slot.data(ArmySheetModel::ProblemsRole).toStringList().isEmpty());
        QVERIFY(sheet.inWords({platoon, 1}).contains(QStringLiteral("SON-ARM-15")));
        QVERIFY(sheet.placeOf(slot) == (ArmyPlace{platoon, 1}));
        QVERIFY(sheet.indexOf({platoon, 2}).data(ArmySheetModel::ProblemsRole).toStringList().isEmpty());
    }

    void spellBooksShowTheirSpaces() {
        const auto content = normandie::contentFor(m_library);
        const normandie::Option* book = nullptr;
        for (const auto& [id, option] : content->options())
            if (option.spellSpaces > 0)
                book = &option;
        if (!book)
            QSKIP("no open pack has a spell book");
        RosterDocument document(sample(), m_library);
        const ElementId entry = document.roster().entries[0].id;
        const ElementId filling = RosterEdits(document).fillSlot(entry, 3, book->id);
        RosterEdits(document).addSpell(filling, ContentId("son-core:option/paralyze"));
        ArmySheetModel sheet;
        sheet.setDocument(&document);
        const QModelIndex slot = sheet.indexOf({entry, 3});
        QCOMPARE(sheet.rowCount(slot), book->spellSpaces);
        QCOMPARE(sheet.index(0, 0, slot).data(ArmySheetModel::ContentIdRole).toString(),
                 QStringLiteral("son-core:option/paralyze"));
        QVERIFY(sheet.indexOf({entry, 3, 0}) == sheet.index(0, 0, slot));
    }

    void filtersNarrowAndWhatFitsComesFirst() {
        RosterDocument document(sample(), m_library);
        const ElementId platoon = document.roster().entries[1].id;
        ArmyCatalogueModel model;
        model.setDocument(&document);
        model.setTarget({platoon, 1});
        ArmyCatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setFaction(document.roster().faction);
        const int all = filter.rowCount();
        QVERIFY(all > 40 && all < model.rowCount());
        using Fit = ArmyCatalogueModel::Fit;
        int last = 0;
        for (int row = 0; row < all; ++row) {
            const int fit = filter.index(row, 0).data(ArmyCatalogueModel::FitRole).toInt();
            QVERIFY(fit >= last);
            last = fit;
            const bool refused = fit == static_cast<int>(Fit::Nowhere);
            QCOMPARE(filter.index(row, 0).data(ArmyCatalogueModel::ReasonRole).toString().isEmpty(),
                     !refused);
            QCOMPARE(filter.index(row, 0).data(ArmyCatalogueModel::RuleRole).toString().isEmpty(), !refused);
        }
        filter.setFitsOnly(true);
        const normandie::ArmyTrial trial(normandie::contentFor(m_library), document.roster());
        QVERIFY(filter.rowCount() > 1);
        for (int row = 0; row < filter.rowCount(); ++row)
            QVERIFY(trial
                        .inSlot(ContentId(filter.index(row, 0)
                                              .data(ArmyCatalogueModel::ContentIdRole)
                                              .toString()
                                              .toStdString()),
                                1, 1)
                        .empty());
        filter.setFitsOnly(false);
        filter.setCostAtMost(12);
        for (int row = 0; row < filter.rowCount(); ++row)
            QVERIFY(filter.index(row, 0).data(ArmyCatalogueModel::CostRole).toInt() <= 12);
        filter.setCostAtMost({});
        filter.setGroups({heroesGroup});
        QVERIFY(filter.rowCount() >= 3);
        filter.setGroups({});
        filter.setWords(QStringLiteral("grenad"));
        QVERIFY(filter.rowCount() >= 1 && filter.rowCount() < 12);
        filter.setWords({});
        filter.setAbility(QStringLiteral("assault"));
        QVERIFY(filter.rowCount() < all);
        for (int row = 0; row < filter.rowCount(); ++row)
            QVERIFY(filter.index(row, 0)
                        .data(ArmyCatalogueModel::AbilitiesRole)
                        .toStringList()
                        .contains(QStringLiteral("assault")));
        filter.setAbility({});
        filter.setOwnedOnly(true);
        for (int row = 0; row < filter.rowCount(); ++row)
            QVERIFY(filter.index(row, 0).data(ArmyCatalogueModel::LeftRole).toInt() > 0);
    }
};

QTEST_GUILESS_MAIN(TestArmyModels)
#include "test_army_models.moc"
