#include "model/export/battlescribe.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QXmlStreamWriter>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "model/export/table_kit.h"
#include "model/io/zip_door.h"

namespace bocage::model {

using namespace rules;

namespace {

struct BattlescribeWords {
    Q_DECLARE_TR_FUNCTIONS(Battlescribe)
};

const QString schemaVersion = QStringLiteral("2.03");

QString cleanXml(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\n' || c == u'\t')
            out += c;
    return out;
}

QString decimal(int value) {
    return QString::number(value) + QStringLiteral(".0");
}

using Attributes = std::initializer_list<std::pair<const char*, QString>>;

/// The three files of one army: game system, catalogue, roster. Entries are numbered by what they are, so
/// that they keep their ids from one export to the next.
class BattlescribeWriter {
public:
    BattlescribeWriter(const ExportSubject& subject, const ExportOptions& options)
        : m_subject(subject), m_kit(tableKit(subject)), m_stem(options.stem) {}

    const std::vector<KitSheet>& sheets() const { return m_kit.sheets; }

    QByteArray gameSystem() {
        return document([this] {
            open("gameSystem",
                 {{"id", systemId()},
                  {"name", systemName()},
                  {"revision", QStringLiteral("1")},
                  {"battleScribeVersion", schemaVersion},
                  {"xmlns", QStringLiteral("http://www.battlescribe.net/schema/gameSystemSchema")}});
            open("costTypes");
            leaf("costType", {{"id", costId()},
                              {"name", costName()},
                              {"defaultCostLimit", QStringLiteral("-1.0")},
                              {"hidden", QStringLiteral("false")}});
            close();
            open("profileTypes");
            open("profileType", {{"id", ours("profile-type")}, {"name", BattlescribeWords::tr("Unit")}});
            open("characteristicTypes");
            for (const QString& column : columns())
                leaf("characteristicType", {{"id", columnId(column)}, {"name", column}});
            close();
            close();
            close();
            open("categoryEntries");
            for (const auto& [id, name] : categories())
                leaf("categoryEntry", {{"id", id}, {"name", name}, {"hidden", QStringLiteral("false")}});
            close();
            open("forceEntries");
            open("forceEntry", {{"id", ours("force")},
                                {"name", BattlescribeWords::tr("Army")},
                                {"hidden", QStringLiteral("false")}});
            open("categoryLinks");
            for (const auto& [id, name] : categories())
                leaf("categoryLink", {{"id", battlescribeId("link:" + id.toStdString())},
                                      {"name", name},
                                      {"hidden", QStringLiteral("false")},
                                      {"targetId", id},
                                      {"primary", QStringLiteral("false")}});
            close();
            close();
            close();
            close();
        });
    }

    QByteArray catalogue(const KitSheet& sheet) {
        return document([&] {
            open("catalogue",
                 {{"id", catalogueId(sheet)},
                  {"name", catalogueName(sheet)},
                  {"revision", QStringLiteral("1")},
                  {"battleScribeVersion", schemaVersion},
                  {"library", QStringLiteral("false")},
                  {"gameSystemId", systemId()},
                  {"gameSystemRevision", QStringLiteral("1")},
                  {"xmlns", QStringLiteral("http://www.battlescribe.net/schema/catalogueSchema")}});
            // What lies several times in the army is one entry with everything any of them holds.
            std::vector<std::string> order;
            std::map<std::string, KitLine> entries;
            for (const KitLine& line : sheet.lines) {
                const auto [place, fresh] = entries.try_emplace(line.content.value, line);
                if (fresh)
                    order.push_back(line.content.value);
                else
                    for (const KitLine& inner : line.lines)
                        if (std::none_of(place->second.lines.begin(), place->second.lines.end(),
                                         [&](const KitLine& one) { return one.content == inner.content; }))
                            place->second.lines.push_back(inner);
            }
            open("entryLinks");
            for (const std::string& id : order) {
                const KitLine& line = entries.at(id);
                open("entryLink", {{"id", linkId(line)},
                                   {"name", line.name},
                                   {"hidden", QStringLiteral("false")},
                                   {"collective", QStringLiteral("false")},
                                   {"import", QStringLiteral("true")},
                                   {"targetId", entryId(line)},
                                   {"type", QStringLiteral("selectionEntry")}});
                open("categoryLinks");
                leaf("categoryLink", {{"id", battlescribeId("category-link:" + id)},
                                      {"name", categoryOf(line).second},
                                      {"hidden", QStringLiteral("false")},
                                      {"targetId", categoryOf(line).first},
                                      {"primary", QStringLiteral("true")}});
                close();
                close();
            }
            close();
            open("sharedSelectionEntries");
            for (const std::string& id : order)
                entry(entries.at(id), id, true);
            close();
            close();
        });
    }

    QByteArray roster(const KitSheet& sheet) {
        return document([&] {
            open("roster", {{"id", battlescribeId("roster:" + sheet.id + sheet.title.toStdString())},
                            {"name", sheet.title},
                            {"battleScribeVersion", schemaVersion},
                            {"gameSystemId", systemId()},
                            {"gameSystemName", systemName()},
                            {"gameSystemRevision", QStringLiteral("1")},
                            {"xmlns", QStringLiteral("http://www.battlescribe.net/schema/rosterSchema")}});
            int total = 0;
            const std::function<void(const std::vector<KitLine>&)> add =
                [&](const std::vector<KitLine>& lines) {
                    for (const KitLine& line : lines) {
                        total += line.cost.value_or(0);
                        add(line.lines);
                    }
                };
            add(sheet.lines);
            costs(total);
            if (sheet.limit) {
                open("costLimits");
                leaf("costLimit",
                     {{"name", costName()}, {"typeId", costId()}, {"value", decimal(*sheet.limit)}});
                close();
            }
            open("forces");
            open("force", {{"id", battlescribeId("force:" + sheet.id)},
                           {"name", BattlescribeWords::tr("Army")},
                           {"entryId", ours("force")},
                           {"catalogueId", catalogueId(sheet)},
                           {"catalogueRevision", QStringLiteral("1")},
                           {"catalogueName", catalogueName(sheet)}});
            open("selections");
            for (std::size_t i = 0; i < sheet.lines.size(); ++i)
                selection(sheet.lines[i], linkId(sheet.lines[i]), sheet.lines[i].content.value,
                          sheet.id + '/' + std::to_string(i), true);
            close();
            open("categories");
            category(battlescribeId("none:" + sheet.id), BattlescribeWords::tr("Uncategorised"),
                     QStringLiteral("(No Category)"), false);
            for (const auto& [id, name] : categories())
                category(battlescribeId("force-category:" + sheet.id + id.toStdString()), name, id, false);
            close();
            close();
            close();
            close();
        });
    }

    QString catalogueFile(const KitSheet& sheet) const {
        return safeStem(catalogueName(sheet)) + QStringLiteral(".cat");
    }

private:
    QByteArray document(const std::function<void()>& body) {
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.setAutoFormatting(true);
        xml.setAutoFormattingIndent(2);
        m_xml = &xml;
        xml.writeStartDocument(QStringLiteral("1.0"), true);
        body();
        xml.writeEndDocument();
        return bytes;
    }

    void open(const char* element, Attributes attributes = {}) {
        m_xml->writeStartElement(QString::fromLatin1(element));
        for (const auto& [name, value] : attributes)
            m_xml->writeAttribute(QString::fromLatin1(name), cleanXml(value));
    }
    void close() { m_xml->writeEndElement(); }
    void leaf(const char* element, Attributes attributes) {
        open(element, attributes);
        close();
    }

    QString ours(const std::string& what) const { return battlescribeId(m_subject.system() + ':' + what); }
    QString systemId() const { return ours("system"); }
    QString systemName() const {
        return QStringLiteral("Bocage %1").arg(QString::fromStdString(m_subject.system()));
    }
    QString costId() const { return ours("cost"); }
    QString costName() const { return QStringLiteral("pts"); }
    QString columnId(const QString& column) const {
        return ours("column:" + std::to_string(columns().indexOf(column)));
    }
    QStringList columns() const {
        return m_kit.sheets.empty() ? QStringList() : m_kit.sheets.front().columns;
    }

    std::vector<std::pair<QString, QString>> categories() const {
        return {{ours("category:unit"), BattlescribeWords::tr("Units")},
                {ours("category:other"), BattlescribeWords::tr("Others")}};
    }
    std::pair<QString, QString> categoryOf(const KitLine& line) const {
        return categories()[line.type == "unit" ? 0 : 1];
    }
    QString catalogueId(const KitSheet& sheet) const {
        return battlescribeId("catalogue:" + (sheet.faction.empty() ? sheet.id : sheet.faction));
    }
    QString catalogueName(const KitSheet& sheet) const {
        return sheet.factionName.isEmpty() ? sheet.title : sheet.factionName;
    }
    static QString linkId(const KitLine& line) { return battlescribeId("link:" + line.content.value); }
    static QString entryId(const KitLine& line) { return battlescribeId(line.content.value); }

    void costs(int value) {
        open("costs");
        leaf("cost", {{"name", costName()}, {"typeId", costId()}, {"value", decimal(value)}});
        close();
    }

    void profile(const KitLine& line) {
        open("profiles");
        open("profile", {{"id", battlescribeId("profile:" + line.content.value)},
                         {"name", line.name},
                         {"hidden", QStringLiteral("false")},
                         {"typeId", ours("profile-type")},
                         {"typeName", BattlescribeWords::tr("Unit")}});
        open("characteristics");
        const QStringList names = columns();
        for (qsizetype i = 0; i < names.size() && i < line.values.size(); ++i) {
            open("characteristic", {{"name", names[i]}, {"typeId", columnId(names[i])}});
            m_xml->writeCharacters(cleanXml(line.values[i]));
            close();
        }
        close();
        close();
        close();
    }

    void constraint(const std::string& owner, const char* type, int value) {
        leaf("constraint", {{"field", QStringLiteral("selections")},
                            {"scope", QStringLiteral("parent")},
                            {"value", decimal(value)},
                            {"percentValue", QStringLiteral("false")},
                            {"shared", QStringLiteral("true")},
                            {"includeChildSelections", QStringLiteral("false")},
                            {"includeChildForces", QStringLiteral("false")},
                            {"id", battlescribeId(owner + ':' + type)},
                            {"type", QString::fromLatin1(type)}});
    }

    static QString kindOf(const KitLine& line) { return QString::fromStdString(line.type); }

    /// In data files profiles come before entries and costs last.
    void entry(const KitLine& line, const std::string& path, bool top) {
        open("selectionEntry", {{"id", top ? entryId(line) : battlescribeId(path)},
                                {"name", line.name},
                                {"hidden", QStringLiteral("false")},
                                {"collective", QStringLiteral("false")},
                                {"import", QStringLiteral("true")},
                                {"type", kindOf(line)}});
        if (!top) {
            open("constraints");
            if (line.type == "model")
                constraint(path, "min", line.count);
            constraint(path, "max", line.count);
            close();
        }
        if (!line.values.isEmpty())
            profile(line);
        children(
            line, path,
            [this](const KitLine& inner, const std::string& innerPath) { entry(inner, innerPath, false); },
            "selectionEntries");
        costs(line.count > 0 ? line.cost.value_or(0) / line.count : 0);
        close();
    }

    /// Twice the same below one parent is told apart by its number.
    static void children(const KitLine& line, const std::string& path,
                         const std::function<void(const KitLine&, const std::string&)>& action) {
        std::map<std::string, int> seen;
        for (const KitLine& inner : line.lines) {
            const int number = seen[inner.content.value]++;
            action(inner, path + '>' + inner.content.value + (number ? '#' + std::to_string(number) : ""));
        }
    }
    void children(const KitLine& line, const std::string& path,
                  const std::function<void(const KitLine&, const std::string&)>& action,
                  const char* element) {
        if (line.lines.empty())
            return;
        open(element);
        children(line, path, action);
        close();
    }

    /// In rosters rules and profiles come first, then selections, costs and categories.
    void selection(const KitLine& line, const QString& link, const std::string& path,
                   const std::string& place, bool top) {
        open("selection",
             {{"id", battlescribeId("selection:" + place)},
              {"name", line.name},
              {"entryId", link + QStringLiteral("::") + (top ? entryId(line) : battlescribeId(path))},
              {"number", QString::number(line.count)},
              {"type", kindOf(line)}});
        if (!line.values.isEmpty())
            profile(line);
        int number = 0;
        children(
            line, path,
            [&](const KitLine& inner, const std::string& innerPath) {
                selection(inner, link, innerPath, place + '/' + std::to_string(number++), false);
            },
            "selections");
        costs(line.cost.value_or(0));
        if (top) {
            open("categories");
            category(battlescribeId("primary:" + place), categoryOf(line).second, categoryOf(line).first,
                     true);
            close();
        }
        close();
    }

    void category(const QString& id, const QString& name, const QString& entry, bool primary) {
        leaf("category", {{"id", id},
                          {"name", name},
                          {"entryId", entry},
                          {"primary", primary ? QStringLiteral("true") : QStringLiteral("false")}});
    }

    const ExportSubject& m_subject;
    TableKit m_kit;
    QString m_stem;
    QXmlStreamWriter* m_xml = nullptr;
};

class BattlescribeExporter : public Exporter {
public:
    std::string_view id() const override { return "battlescribe"; }
    QString name() const override { return BattlescribeWords::tr("BattleScribe roster"); }
    QString help() const override {
        return BattlescribeWords::tr(
            "Roster, zipped roster, catalogue and game system for BattleScribe and New "
            "Recruit. The roster can be imported again.");
    }
    QString suffix() const override { return QStringLiteral("ros"); }
    bool draws() const override { return false; }
    bool appliesTo(const DocumentValue& value) const override {
        return std::holds_alternative<Roster>(value) || std::holds_alternative<Scenario>(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses{{"rules",
                       Loss::Kind::NotPlayed,
                       BattlescribeWords::tr("The rules of army building, but for numbers and costs."),
                       {}},
                      {"catalogue",
                       Loss::Kind::NotPlayed,
                       BattlescribeWords::tr("The catalogue holds only what is in these armies."),
                       {}}};
        if (const Roster* roster = subject.roster()) {
            addRosterLosses(losses, *roster);
        } else {
            losses.push_back({"scenario",
                              Loss::Kind::LeftOut,
                              BattlescribeWords::tr("Everything of the scenario but its armies."),
                              {}});
        }
        if (!subject.fitness.line().isEmpty())
            losses.push_back({"fitness", Loss::Kind::LeftOut, subject.fitness.line(), {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        const auto writer = std::make_shared<BattlescribeWriter>(subject, options);
        ExportPlan plan;
        std::set<QString> catalogues;
        for (std::size_t i = 0; i < writer->sheets().size(); ++i) {
            const KitSheet& sheet = writer->sheets()[i];
            const QString stem = i == 0 ? options.stem : QStringLiteral("%1-%2").arg(options.stem).arg(i + 1);
            plan.push_back({stem + QStringLiteral(".ros"),
                            [writer, &sheet] { return Result<QByteArray>(writer->roster(sheet)); }});
            plan.push_back(
                {stem + QStringLiteral(".rosz"), [writer, &sheet, stem] {
                     return writeZip({{safeStem(stem) + QStringLiteral(".ros"), writer->roster(sheet)}});
                 }});
            if (catalogues.insert(writer->catalogueFile(sheet)).second)
                plan.push_back({options.stem + u'-' + writer->catalogueFile(sheet),
                                [writer, &sheet] { return Result<QByteArray>(writer->catalogue(sheet)); }});
        }
        plan.push_back({options.stem + QStringLiteral(".gst"),
                        [writer] { return Result<QByteArray>(writer->gameSystem()); }});
        return plan;
    }

private:
    static void addRosterLosses(Losses& losses, const Roster& roster) {
        const auto add = [&](const char* code, const QString& text, std::vector<std::string> pointers) {
            losses.push_back({code, Loss::Kind::LeftOut, text, std::move(pointers)});
        };
        add("ids", BattlescribeWords::tr("Ids of entries and options; they get new ones."),
            {"/entries/*/id", "/entries/*/fillings/*/id", "/freeOptions/*/id"});
        add("slots",
            BattlescribeWords::tr("Which slot an option fills; it goes into the first that takes it."),
            {"/entries/*/fillings/*/slot"});
        const auto field = [&](bool there, const char* code, const QString& text, const char* pointer) {
            if (there)
                add(code, text, {pointer});
        };
        add("title",
            BattlescribeWords::tr("The title in other languages, the author, and the order of the packs."),
            {"/title", "/author", "/provenance", "/packs"});
        field(!roster.notes.empty(), "notes", BattlescribeWords::tr("Notes of the army."), "/notes");
        field(!roster.variants.empty(), "variants", BattlescribeWords::tr("Other variants of the army."),
              "/variants");
        field(!roster.waivers.empty(), "waivers", BattlescribeWords::tr("Accepted exceptions."), "/waivers");
        field(!roster.deck.empty(), "deck", BattlescribeWords::tr("The deck that is played."), "/deck");
        for (const auto& [key, value] : roster.extras)
            add("extras", BattlescribeWords::tr("The field %1.").arg(QString::fromStdString(key)),
                {'/' + escapePointer(key)});
        bool labels = false, grants = false, extras = false;
        for (const RosterEntry& entry : roster.entries) {
            labels = labels || !entry.label.empty();
            grants = grants || entry.grant;
            extras = extras || !entry.extras.empty();
        }
        field(labels, "labels", BattlescribeWords::tr("Names that the player gave to entries."),
              "/entries/*/label");
        field(grants, "grants", BattlescribeWords::tr("Which entries the scenario hands out."),
              "/entries/*/grant");
        field(extras, "unit-names",
              BattlescribeWords::tr("What the game keeps with single entries, such as names of counters."),
              "/entries/*/*");
    }
};

}  // namespace

QString battlescribeId(const std::string& id) {
    const QString hash = QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString("bocage:" + id), QCryptographicHash::Sha1)
            .toHex());
    return hash.mid(0, 4) + u'-' + hash.mid(4, 4) + u'-' + hash.mid(8, 4) + u'-' + hash.mid(12, 4);
}

const Exporter& battlescribeExporter() {
    static const BattlescribeExporter exporter;
    return exporter;
}

}  // namespace bocage::model
