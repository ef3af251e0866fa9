#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>
#include <set>

#include "model/commands/pack_edits.h"
#include "model/io/document_files.h"
#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
#include "model/render/symbols.h"
#include "model/studio/field_plan.h"
#include "model/studio/field_values.h"
#include "model/studio/field_words.h"
#include "model/studio/pack_difference.h"
#include "model/studio/pack_judge.h"
#include "model/studio/pack_open.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using rules::ContentId;
using rules::Json;

namespace {

const LibraryLoad& library() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load;
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList rulesOf(const rules::Findings& findings) {
    QStringList list;
    for (const rules::Finding& finding : findings)
        list << QString::fromStdString(finding.rule);
    return list;
}

/// Says every text of ours in brackets, so that what has none is seen.
class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return u'[' + QString::fromUtf8(source) + u']';
    }
};

/// The first game that has pieces to copy in a test of what all games share.
std::string someGame() {
    return library().library->packs().front().manifest.system;
}

}  // namespace

/// Packs as documents: files and value, undo, safety copies, findings, edits.
class TestPackDocument : public QObject {
    Q_OBJECT

    static std::unique_ptr<PackDocument> fresh(const std::string& system) {
        return std::make_unique<PackDocument>(newPack(QStringLiteral("My box"), system, *library().library),
                                              library().library);
    }

    /// Every file as it lies on the disk.
    static std::map<QString, QByteArray> filesIn(const QString& folder) {
        std::map<QString, QByteArray> files;
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            files[name] = read(folder + u'/' + name);
        return files;
    }

    static QString pageOfWords() {
        QString page = QStringLiteral(
            "# Words of content\n\nWhat the forms of the [studio](own-content.md) offer, by game, kind and "
            "field: choices that "
            "the rules know, and words that shipped pieces use (looks, silhouettes, badges, bands, kinds of "
            "slots). Words of "
            "looks and badges are free: an unknown look is drawn plainly. This page is made from the program "
            "(`BOCAGE_WRITE_DOCS=1 test_pack_document thePageOfWordsIsWhatTheCodeKnows`).\n");
        const auto ticked = [](const QStringList& words) {
            return words.isEmpty() ? QString() : u'`' + words.join(QStringLiteral("`, `")) + u'`';
        };
        for (const rules::GameSystem* game : rules::gameSystems()) {
            const std::string system(game->id());
            const auto& packs = library().library->packs();
            if (std::none_of(packs.begin(), packs.end(),
                             [&](const rules::Pack& pack) { return pack.manifest.system == system; }))
                continue;
            page += QStringLiteral("\n## ") + QString::fromStdString(game->name().english()) + u'\n';
            if (!game->effects().empty()) {
                page += QStringLiteral(
                    "\n### Effects\n\n| Effect | Number | Classes | Rule |\n|---|---|---|---|\n");
                for (const rules::EffectInfo& effect : game->effects())
                    page += QStringLiteral("| `%1` | %2 | %3 | %4 |\n")
                                .arg(QString::fromStdString(std::string(effect.name)),
                                     effect.needsValue    ? QStringLiteral("needed")
                                     : effect.allowsValue ? QStringLiteral("possible")
                                                          : QString(),
                                     effect.needsClasses ? QStringLiteral("needed") : QString(),
                                     QString::fromStdString(std::string(effect.rule)));
            }
            for (const std::string& kind : rules::contentKinds(system)) {
                const FieldValues values(library().library, kind, system);
                QString rows;
                const std::function<void(const FieldPlan&)> walk = [&](const FieldPlan& plan) {
                    QStringList words;
                    for (const std::string& choice : plan.choices)
                        words << QString::fromStdString(choice);
                    if (plan.type == FieldPlan::Type::Line && plan.name != "symbol" && plan.path != "/id" &&
                        plan.typeName != "Effect.name")
                        words = values.suggestions(plan).mid(0, 80);
                    if (!words.isEmpty())
                        rows +=
                            QStringLiteral("| %1 | %2 |\n").arg(FieldWords::place(plan.path), ticked(words));
                    for (const FieldPlan& field : plan.fields)
                        walk(field);
                };
                walk(planOf(kind, system));
                if (!rows.isEmpty())
                    page += QStringLiteral("\n### %1\n\n| Field | Words |\n|---|---|\n")
                                .arg(FieldWords::kinds(kind)) +
                            rows;
            }
        }
        page += QStringLiteral(
                    "\n## Symbols\n\nEvery field that asks for a symbol takes one of these; "
                    "[symbols.md](symbols.md) shows them.\n\n") +
                ticked(symbolNames()) + u'\n';
        return page;
    }

private Q_SLOTS:
    void everyShippedPackIsWrittenAsItLies() {
        int packs = 0;
        for (const PackSource& source : library().sources) {
            const auto opened = openPack(source.path, library().library);
            QVERIFY(opened);
            QVERIFY(opened->problems.empty());
            for (const auto& [name, bytes] : filesIn(source.path)) {
                const auto written = packFiles(opened->document->value());
                QVERIFY2(written.contains(name), qPrintable(name));
                QVERIFY2(written.at(name) == bytes, qPrintable(source.path + u'/' + name));
            }
            ++packs;
        }
        QVERIFY(packs >= 4);
    }

    /// Forms come from descriptions: every field of every shipped piece has its place in the plan of its
    /// kind.
    void everyFieldOfEveryPieceHasAPlan() {
        int fields = 0, without = 0;
        const std::function<void(const Json&, const FieldPlan&, const QString&)> walk =
            [&](const Json& value, const FieldPlan& plan, const QString& where) {
                if (plan.type == FieldPlan::Type::Group) {
                    QVERIFY2(value.isObject(), qPrintable(where));
                    for (const auto& [key, member] : value.object()) {
                        const FieldPlan* field = planAt(plan, "/" + key);
                        if (!field) {
                            ++without;  // what a pack adds to a piece is kept, and has no form
                            continue;
                        }
                        ++fields;
                        walk(member, *field, where + QString::fromStdString("/" + key));
                    }
                } else if (plan.type == FieldPlan::Type::List) {
                    for (const Json& element : value.array())
                        walk(element, plan.fields.front(), where);
                }
            };
        for (const rules::Pack& pack : library().library->packs())
            for (const auto& [kind, items] : rules::contentItems(pack))
                for (const Json& item : items)
                    walk(item, planOf(kind, pack.manifest.system), QString::fromStdString(kind));
        QVERIFY(fields > 3000);
        QVERIFY2(without * 100 < fields, qPrintable(QString::number(without)));
    }

    /// Whatever a form shows of its kind, fields and choices can be said in another language.
    void everyWordOfEveryFormIsTranslated() {
        Brackets brackets;
        QVERIFY(QCoreApplication::installTranslator(&brackets));
        QStringList bare;
        const auto look = [&](const QString& words, const std::string& of) {
            if (!words.startsWith(u'['))
                bare << QString::fromStdString(of);
        };
        for (const rules::GameSystem* game : rules::gameSystems())
            for (const std::string& kind : rules::contentKinds(game->id())) {
                look(FieldWords::kind(kind), kind);
                look(FieldWords::kinds(kind), kind);
                const std::function<void(const FieldPlan&)> walk = [&](const FieldPlan& plan) {
                    for (const FieldPlan& field : plan.fields) {
                        // Painted, never typed; the name of an element of a list is that of the list.
                        if (field.type == FieldPlan::Type::Drawn)
                            continue;
                        if (!field.name.empty())
                            look(FieldWords::field(field), kind + field.path);
                        for (const std::string& choice : field.choices)
                            look(FieldWords::choice(choice), kind + field.path + " = " + choice);
                        walk(field);
                    }
                };
                walk(planOf(kind, game->id()));
            }
        QCoreApplication::removeTranslator(&brackets);
        bare.removeDuplicates();
        QVERIFY2(bare.isEmpty(), qPrintable(bare.join(QStringLiteral(", "))));
    }

    /// Words that pieces of ours have in free fields (badges, looks, groups, what cards need …) are no bare
    /// codes either: a table says them, or the piece that they mean.
    void everyWordOfEveryPieceIsTranslated() {
        std::set<std::string, std::less<>> pieces;
        for (const rules::Pack& pack : library().library->packs())
            for (const rules::SystemContent& item : pack.system)
                pieces.emplace(item.id.name());
        Brackets brackets;
        QVERIFY(QCoreApplication::installTranslator(&brackets));
        QStringList bare;
        int looked = 0;
        for (const rules::GameSystem* game : rules::gameSystems())
            for (const std::string& kind : rules::contentKinds(game->id())) {
                const FieldValues values(library().library, kind, std::string(game->id()));
                const std::function<void(const FieldPlan&)> walk = [&](const FieldPlan& plan) {
                    if (plan.type == FieldPlan::Type::Line && plan.path != "/id" && plan.name != "symbol")
                        for (const QString& suggestion : values.suggestions(plan)) {
                            const std::string code = suggestion.toStdString();
                            // Letters of faces, colours and numbers of rules are the same in all languages.
                            if (code.size() < 2 || code.front() == '#' || plan.name == "rule" ||
                                pieces.contains(code))
                                continue;
                            ++looked;
                            if (!values.word(plan, code).contains(u'['))
                                bare << QString::fromStdString(kind + plan.path + " = " + code);
                        }
                    for (const FieldPlan& field : plan.fields)
                        walk(field);
                };
                walk(planOf(kind, game->id()));
            }
        QCoreApplication::removeTranslator(&brackets);
        bare.removeDuplicates();
        QVERIFY2(bare.isEmpty(), qPrintable(bare.join(QStringLiteral(", "))));
        QVERIFY(looked > 200);
    }

    void aNewPieceOfEveryKindOfEveryGame() {
        for (const rules::GameSystem* game : rules::gameSystems()) {
            auto document = fresh(std::string(game->id()));
            const QByteArray before = document->toBytes();
            PackEdits edits(*document);
            int steps = 0;
            for (const std::string& kind : rules::contentKinds(game->id())) {
                const ContentId added = edits.add(kind, QStringLiteral("Thing of mine"));
                QVERIFY2(document->value().find(added), kind.c_str());
                QVERIFY(!planOf(kind, game->id()).fields.empty());
                QVERIFY(!FieldWords::kinds(kind).isEmpty());
                ++steps;
            }
            const QByteArray after = document->toBytes();
            QCOMPARE(document->undoStack().count(), steps);
            while (document->undoStack().canUndo())
                document->undoStack().undo();
            QCOMPARE(document->toBytes(), before);
            while (document->undoStack().canRedo())
                document->undoStack().redo();
            QCOMPARE(document->toBytes(), after);
            // Boards, overlays, factions can be used as they begin: nothing of theirs is unreadable.
            for (const rules::Problem& problem : document->unreadable())
                QVERIFY2(!QString::fromStdString(problem.pointer).contains(QLatin1String(":board/")) &&
                             !QString::fromStdString(problem.pointer).contains(QLatin1String(":overlay/")),
                         problem.pointer.c_str());
        }
    }

    void idsFollowNamesAndReferencesFollowIds() {
        auto document = fresh(someGame());
        PackEdits edits(*document);
        const ContentId card = edits.add("card", QStringLiteral("New card"));
        const ContentId deck = edits.add("deck", QStringLiteral("Cards of mine"));
        edits.set({deck}, "/cards/-", Json(Json::Object{{"id", card.value}}), QStringLiteral("step"));
        edits.setText({card}, "/name", "en", QStringLiteral("Élan d’acier"), QStringLiteral("step"));
        const ContentId renamed("my-box:card/elan-dacier");
        QVERIFY(document->value().find(renamed));
        QCOMPARE(jsonAt(document->value().find(deck)->json(), "/cards/0/id")->string(), renamed.value);
        QVERIFY(edits.renamePack("our-box"));
        QVERIFY(document->value().find(ContentId("our-box:card/elan-dacier")));
        QCOMPARE(jsonAt(document->value().of("deck").front().json(), "/cards/0/id")->string(),
                 std::string("our-box:card/elan-dacier"));
        QVERIFY(!edits.rename(ContentId("our-box:card/elan-dacier"), "Not A Slug"));
    }

    void shippedPiecesAreCopiedWithWhatTheyNeed() {
        const rules::Pack* from = library().library->pack(rules::PackId("son-core"));
        QVERIFY(from);
        auto document = fresh(from->manifest.system);
        PackEdits edits(*document);
        std::vector<ContentId> originals;
        for (const rules::SystemContent& item : from->system)
            if (item.id.kind() == "unit" || item.id.kind() == "tile")
                originals.push_back(item.id);
        const auto copies = edits.copy(originals);
        QCOMPARE(copies.size(), originals.size());
        QVERIFY(document->unreadable().empty());
        QCOMPARE(document->value().manifest.needs.size(), 1u);
        QCOMPARE(document->value().manifest.needs.front().id.value, std::string("son-core"));
        // Tiles bring the units of this pack, not the shipped ones.
        for (const PackItem& tile : document->value().of("tile"))
            for (const Json& copy : tile.json().find("units")->array())
                QVERIFY(copy.find("id")->string().starts_with("my-box:unit/"));
        for (const ContentId& id : copies)
            QCOMPARE(document->value().find(id)->json().find("provenance")->string(),
                     std::string("official-user-entered"));
        QVERIFY(!rulesOf(judgePack(document->value(), *library().library).findings)
                     .contains(QStringLiteral("PACK-REF-02")));
        QCOMPARE(document->undoStack().count(), 1);
    }

    void findingsStandOnTheFieldThatIsWrong() {
        auto document = fresh("normandie");
        PackEdits edits(*document);
        const ContentId tile = edits.add("tile", QStringLiteral("Platoon"));
        edits.set({tile}, "/cost", Json("dear"), QStringLiteral("step"));
        const auto findings = judgePack(document->value(), *library().library).findings;
        bool found = false;
        for (const rules::Finding& finding : findings)
            if (finding.rule == "PACK-READ-01") {
                found = true;
                const PackPlace place = packPlace(finding.locations.front().pointer);
                QCOMPARE(place.item, tile);
                QCOMPARE(place.pointer, std::string("/cost"));
            }
        QVERIFY(found);
        // It is kept as it is, saved and read again.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("box/pack.json"));
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("box"))));
        QVERIFY(saveDocument(*document, path));
        const auto again = openPack(folder.filePath(QStringLiteral("box")), library().library);
        QVERIFY(again);
        QVERIFY(again->document->value() == document->value());
        // Mended by what the finding is about.
        edits.set({tile}, "/cost", Json(90), QStringLiteral("step"));
        QVERIFY(!rulesOf(judgePack(document->value(), *library().library).findings)
                     .contains(QStringLiteral("PACK-READ-01")));
    }

    void waysOutAreTaken() {
        auto document = fresh("normandie");
        PackEdits edits(*document);
        const ContentId card = edits.add("card", QStringLiteral("Card"));
        edits.add("deck", QStringLiteral("Deck"));
        edits.add("box", QStringLiteral("Box"));
        int taken = 0;
        for (int round = 0; round < 8; ++round) {
            const auto findings = judgePack(document->value(), *library().library).findings;
            const auto next = std::find_if(findings.begin(), findings.end(),
                                           [](const rules::Finding& each) { return !each.fixes.empty(); });
            if (next == findings.end())
                break;
            const auto before = document->toBytes();
            QVERIFY(edits.apply(next->fixes.front(), QStringLiteral("Fix")));
            QVERIFY(document->toBytes() != before);
            const auto after = judgePack(document->value(), *library().library).findings;
            QVERIFY(std::none_of(after.begin(), after.end(),
                                 [&](const rules::Finding& each) { return each.key() == next->key(); }));
            ++taken;
        }
        QVERIFY(taken >= 2);
        QCOMPARE(jsonAt(document->value().of("deck").front().json(), "/cards/0/id")->string(), card.value);
    }

    void aSafetyCopyBringsEverythingBack() {
        auto document = fresh("normandie");
        PackEdits edits(*document);
        edits.add("unit", QStringLiteral("Scouts"));
        edits.setFile(QStringLiteral("art/scan.png"), QByteArray("\x89PNG\0\1\2", 7), QStringLiteral("step"));
        Recovery recovery;
        recovery.title = document->displayName();
        recovery.bytes = document->toBytes();
        const auto parsed = parseRecovery(recoveryBytes(recovery), QStringLiteral("copy"));
        QVERIFY(parsed);
        const auto restored = restoreDocument(*parsed, library().library);
        QVERIFY(restored);
        auto* pack = qobject_cast<PackDocument*>(restored->document.get());
        QVERIFY(pack);
        QVERIFY(pack->value() == document->value());
        QVERIFY(pack->isModified());
        auto other = fresh("normandie");
        QVERIFY(restoreInto(*other, recovery.bytes, QStringLiteral("Restore")));
        QVERIFY(other->value() == document->value());
        other->undoStack().undo();
        QVERIFY(other->value().items.empty());
    }

    void whatASaveTakesAwayIsGoneFromTheFolder() {
        QTemporaryDir folder;
        auto document = fresh("normandie");
        PackEdits edits(*document);
        const ContentId unit = edits.add("unit", QStringLiteral("Scouts"));
        const QString path = folder.filePath(QStringLiteral("pack.json"));
        QVERIFY(saveDocument(*document, path));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("units.json"))));
        QVERIFY(!document->isModified());
        edits.remove({unit});
        QVERIFY(saveDocument(*document, path));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("units.json"))));
        document->undoStack().undo();
        QVERIFY(saveDocument(*document, path));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("units.json"))));
    }

    void differencesAreToldInValues() {
        auto document = fresh("normandie");
        PackEdits edits(*document);
        const ContentId tile = edits.add("tile", QStringLiteral("Ranger Platoon"));
        const ContentId unit = edits.add("unit", QStringLiteral("Scouts"));
        edits.set({tile}, "/cost", Json(110), QStringLiteral("step"));
        const rules::Pack before = buildPackValue(document->value()).pack;
        edits.set({tile}, "/cost", Json(115), QStringLiteral("step"));
        edits.remove({unit});
        edits.add("unit", QStringLiteral("Snipers"));
        const PackDifference difference(before, buildPackValue(document->value()).pack);
        const QStringList lines = difference.lines();
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.contains(QStringLiteral("Ranger Platoon: Cost 110 → 115")));
        QVERIFY(lines.contains(QStringLiteral("Scouts is gone (unit)")));
        QVERIFY(lines.contains(QStringLiteral("Snipers is new (unit)")));
        QTemporaryDir folder;
        QFile army(folder.filePath(QStringLiteral("a.army.json")));
        QVERIFY(army.open(QIODevice::WriteOnly));
        army.write("{\"entries\": [\"" + QByteArray::fromStdString(tile.value) + "\"]}");
        army.close();
        QFile other(folder.filePath(QStringLiteral("b.army.json")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("{\"entries\": [\"" + QByteArray::fromStdString(tile.value) + "-x\"]}");
        other.close();
        QCOMPARE(difference.touched({army.fileName(), other.fileName()}), QStringList{army.fileName()});
    }

    /// docs/content-words.md lists what forms offer; made anew with BOCAGE_WRITE_DOCS=1. Every game that
    /// has a pack must be there with all its choices and effects.
    void thePageOfWordsIsWhatTheCodeKnows() {
        const QString path = QStringLiteral(BOCAGE_SOURCE_DIR "/docs/content-words.md");
        if (qEnvironmentVariableIsSet("BOCAGE_WRITE_DOCS")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(pageOfWords().toUtf8());
        }
        const QString page = QString::fromUtf8(read(path));
        int games = 0, words = 0;
        for (const rules::GameSystem* game : rules::gameSystems()) {
            const QString heading =
                QStringLiteral("\n## ") + QString::fromStdString(game->name().english()) + u'\n';
            const qsizetype from = page.indexOf(heading);
            const auto& packs = library().library->packs();
            if (std::none_of(packs.begin(), packs.end(),
                             [&](const rules::Pack& pack) { return pack.manifest.system == game->id(); }))
                continue;
            QVERIFY2(from >= 0, qPrintable(heading));
            ++games;
            const QString part = page.mid(from, page.indexOf(QStringLiteral("\n## "), from + 4) - from);
            const auto has = [&](const std::string& word) {
                ++words;
                QVERIFY2(part.contains(u'`' + QString::fromStdString(word) + u'`'), word.c_str());
            };
            for (const rules::EffectInfo& effect : game->effects())
                has(std::string(effect.name));
            for (const std::string& kind : rules::contentKinds(game->id())) {
                const std::function<void(const FieldPlan&)> walk = [&](const FieldPlan& plan) {
                    for (const std::string& choice : plan.choices)
                        has(choice);
                    for (const FieldPlan& field : plan.fields)
                        walk(field);
                };
                walk(planOf(kind, game->id()));
            }
        }
        QVERIFY(games >= 2);
        QVERIFY(words > 150);
    }
};

QTEST_GUILESS_MAIN(TestPackDocument)
#include "test_pack_document.moc"
