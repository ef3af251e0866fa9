#include "editor/systems/malice/table_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_section.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/element_names.h"
#include "model/systems/malice/analysis/table_edits.h"
#include "model/systems/malice/analysis/travel.h"
#include "model/systems/malice/render/malice_terms.h"

namespace bocage::editor::malice {

using namespace rules::malice;
using model::malice::TableEdits;
using model::malice::Terms;

namespace {

QString key(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

class TableSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(MaliceTableSection)

public:
    explicit TableSection(BriefingContext& context)
        : BriefingSection(context, QStringLiteral("malice-table")) {}

    QString title() const override { return tr("The game"); }
    QString icon() const override { return QStringLiteral("settings"); }
    QStringList anchors() const override {
        return {QStringLiteral("/malice"), QStringLiteral("/battlefield/boards")};
    }

protected:
    QString hint() const override {
        return tr("Which of the two scenarios is played, how hard, with which options, on which boards.");
    }
    QString shape() const override {
        QStringList parts;
        for (const rules::PlacedBoard& board : scenario().battlefield.boards)
            parts << QString::fromStdString(board.id.value + "/" + board.board.value);
        for (const Join& join : section().joins)
            parts << QStringLiteral("%1.%2-%3.%4")
                         .arg(QString::fromStdString(join.a.board.value))
                         .arg(join.a.edge)
                         .arg(QString::fromStdString(join.b.board.value))
                         .arg(join.b.edge);
        return parts.join(QLatin1Char('|'));
    }
    void build(QVBoxLayout& rows) override {
        rows.addWidget(gameCard());
        rows.addWidget(optionsCard());
        rows.addWidget(joinsCard());
        rows.addWidget(realmCard());
    }

private:
    ScenarioSection section() const { return scenarioSection(scenario().extras); }
    TableEdits table() const { return TableEdits(document()); }

    QWidget* gameCard() {
        auto* card = new BriefingCard(tr("Scenario and difficulty"));
        card->setAnchors({QStringLiteral("rule:SOM-CHK-80"), QStringLiteral("rule:SOM-CHK-81"),
                          QStringLiteral("rule:SOM-CHK-82")});
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        const auto choose = [&](const char* name, const QString& caption, const QString& label, auto values,
                                auto read, auto write) {
            line->addWidget(
                captioned(caption, fields().choice(QLatin1String(name), label, values, read, write)));
        };
        std::vector<BriefingFields::Choice> kinds;
        for (const ScenarioKind kind : {ScenarioKind::Thwart, ScenarioKind::Preserve})
            kinds.push_back({key(nameOf(kind)), Terms::scenario(kind)});
        choose(
            "malice-scenario", tr("Scenario"), tr("Which scenario is played"), kinds,
            [this] { return key(nameOf(section().scenario)); },
            [this](const QString& value) {
                if (const auto kind = named<ScenarioKind>(value.toStdString()))
                    table().setScenario(*kind);
            });
        std::vector<BriefingFields::Choice> levels;
        for (const Difficulty level :
             {Difficulty::Hard, Difficulty::Challenging, Difficulty::Easy, Difficulty::Custom})
            levels.push_back({key(nameOf(level)), Terms::difficulty(level)});
        choose(
            "malice-difficulty", tr("Difficulty"), tr("What avatars begin with"), levels,
            [this] { return key(nameOf(section().difficulty)); },
            [this](const QString& value) {
                if (const auto level = named<Difficulty>(value.toStdString()))
                    table().setDifficulty(*level);
            });
        choose(
            "malice-profile", tr("Set-up"), tr("Whether the set-up keeps to the booklet"),
            std::vector<BriefingFields::Choice>{{key(nameOf(Profile::Official)), tr("as in the booklet")},
                                                {key(nameOf(Profile::Variant)), tr("a variant of your own")}},
            [this] { return key(nameOf(section().profile)); },
            [this](const QString& value) {
                if (const auto profile = named<Profile>(value.toStdString()))
                    table().setProfile(*profile);
            });
        line->addStretch(1);
        card->body().addLayout(line);
        auto* words = briefingNote({});
        fields().follow(words, [this, words] {
            words->setText(
                section().scenario == ScenarioKind::Preserve
                    ? tr("The players win when they have revealed every Light Well. When a Shadow reveals "
                         "one, "
                         "Xulthûl comes, and they must destroy its body before the last Light Well is out.")
                    : tr("The players win when they have revealed every Light Well. The first one that a "
                         "Shadow "
                         "reveals loses them the game."));
        });
        card->body().addWidget(words);
        return card;
    }

    QWidget* optionsCard() {
        auto* card = new BriefingCard(tr("Options"));
        card->setAnchors({QStringLiteral("rule:SOM-CHK-84"), QStringLiteral("rule:SOM-CHK-86"),
                          QStringLiteral("rule:SOM-CHK-87"), QStringLiteral("rule:SOM-CHK-63")});
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        std::vector<BriefingFields::Choice> methods;
        for (const DstarMethod method :
             {DstarMethod::All, DstarMethod::Halfsies, DstarMethod::Lockdown, DstarMethod::Net})
            methods.push_back({key(nameOf(method)), Terms::dstar(method)});
        line->addWidget(captioned(
            tr("Star dice"), fields().choice(
                                 QStringLiteral("malice-dstar"), tr("How star dice are used in combat"),
                                 methods, [this] { return QString::fromStdString(section().dstarMethod); },
                                 [this](const QString& value) { table().setDstar(value.toStdString()); })));
        std::vector<BriefingFields::Choice> profiles{{QString(), tr("as the rulings say")}};
        for (const auto& [id, profile] : Catalogue::of(library()).profiles)
            profiles.push_back(
                {QString::fromStdString(id.value), model::ElementNames::content(library(), id)});
        line->addWidget(
            captioned(tr("Creatures"),
                      fields().choice(
                          QStringLiteral("malice-generator"), tr("Bands of the creature generator"), profiles,
                          [this] { return QString::fromStdString(section().generator.value); },
                          [this](const QString& value) {
                              table().setGenerator(rules::ContentId(value.toStdString()));
                          })));
        line->addWidget(captioned(
            tr("Avatars"), fields().number(
                               QStringLiteral("malice-avatars"), tr("Avatars that the tables are read for"),
                               1, 8, tr("as in the party"), [this] { return section().avatars; },
                               [this](std::optional<int> value) { table().setAvatars(value); })));
        line->addStretch(1);
        card->body().addLayout(line);
        card->body().addWidget(fields().check(
            QStringLiteral("malice-stewardship"),
            tr("Stewardship: whoever first reveals a city draws a treasure and keeps it"),
            [this] { return section().stewardship; }, [this](bool on) { table().setStewardship(on); }));
        auto* mystics = new QHBoxLayout;
        mystics->setSpacing(16);
        const auto supply = [&](const char* name, const QString& caption, int MysticSupply::*field) {
            mystics->addWidget(captioned(
                caption, fields().number(
                             QLatin1String(name), tr("Mystic tokens of this service in the box"), 0, 6, {},
                             [this, field] { return std::optional(section().mysticTokens.*field); },
                             [this, field](std::optional<int> value) {
                                 MysticSupply changed = section().mysticTokens;
                                 changed.*field = value.value_or(0);
                                 table().setMysticTokens(changed);
                             })));
        };
        supply("malice-cleanse", tr("Cleansing mystics"), &MysticSupply::cleanse);
        supply("malice-heal", tr("Healing mystics"), &MysticSupply::heal);
        supply("malice-restore", tr("Restoring mystics"), &MysticSupply::restore);
        mystics->addStretch(1);
        card->body().addLayout(mystics);
        return card;
    }

    QString boardName(const rules::ElementId& id) const {
        for (const rules::PlacedBoard& board : scenario().battlefield.boards)
            if (board.id == id)
                return model::ElementNames::content(library(), board.board);
        return QString::fromStdString(id.value);
    }

    QWidget* joinsCard() {
        auto* card =
            new BriefingCard(tr("Joined boards"),
                             tr("Where edges adjoin, avatars and Shadows walk from one board to the other."));
        card->setAnchors({QStringLiteral("/malice/joins"), QStringLiteral("rule:SOM-CHK-12"),
                          QStringLiteral("rule:SOM-CHK-13")});
        card->addTool(button(QStringLiteral("malice-derive-joins"), tr("Join as they lie"),
                             QStringLiteral("snap"), [this] { table().deriveJoins(); }));
        if (section().joins.empty())
            card->body().addWidget(briefingNote(
                tr("No edges are joined: only Gates connect the boards, and Shadows cannot cross.")));
        for (const Join& join : section().joins) {
            auto* line = new QHBoxLayout;
            line->setSpacing(8);
            auto* words = new QLabel(tr("Edge %1 of %2 with edge %3 of %4")
                                         .arg(join.a.edge)
                                         .arg(boardName(join.a.board))
                                         .arg(join.b.edge)
                                         .arg(boardName(join.b.board)));
            words->setTextFormat(Qt::PlainText);
            words->setWordWrap(true);
            words->setContentsMargins(0, 0, 0, 6);  // in line with what stands in the field
            line->addWidget(words, 1, Qt::AlignBottom);
            const QString name =
                QStringLiteral("%1.%2").arg(QString::fromStdString(join.a.board.value)).arg(join.a.edge);
            line->addWidget(captioned(tr("Shift"), fields().number(
                                                       QStringLiteral("malice-shift/") + name,
                                                       tr("Cells that the edges are shifted"), -20, 20, {},
                                                       [this, join] {
                                                           for (const Join& each : section().joins)
                                                               if (each.a == join.a && each.b == join.b)
                                                                   return std::optional(each.offset);
                                                           return std::optional(0);
                                                       },
                                                       [this, join](std::optional<int> value) {
                                                           table().setOffset(join, value.value_or(0));
                                                       })));
            line->addWidget(tool(QStringLiteral("malice-part/") + name, tr("Part these edges"),
                                 QStringLiteral("delete"), [this, join] { table().removeJoin(join); }),
                            0, Qt::AlignBottom);
            card->body().addLayout(line);
        }
        return card;
    }

    QWidget* realmCard() {
        auto* card = new BriefingCard(tr("Shadow Realm"));
        card->setAnchors({QStringLiteral("rule:SOM-CHK-03"), QStringLiteral("rule:SOM-CHK-70")});
        std::vector<BriefingFields::Choice> sides;
        const QString names[] = {tr("north-east"), tr("east"), tr("south-east"),
                                 tr("south-west"), tr("west"), tr("north-west")};
        for (int i = 0; i < 6; ++i)
            sides.push_back({QString::number(i), names[i]});
        auto* line = new QHBoxLayout;
        line->addWidget(
            captioned(tr("A roll of 1 moves a Shadow to the"),
                      fields().choice(
                          QStringLiteral("malice-direction"), tr("Direction 1 of the Shadow Realm"), sides,
                          [this] { return QString::number(section().firstDirection); },
                          [this](const QString& value) { table().setFirstDirection(value.toInt()); })));
        line->addStretch(1);
        card->body().addLayout(line);
        card->body().addWidget(briefingNote(tr("The other directions follow clockwise.")));
        return card;
    }
};

class SetupSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(MaliceSetupSection)

public:
    explicit SetupSection(BriefingContext& context)
        : BriefingSection(context, QStringLiteral("malice-setup")) {}

    QString title() const override { return tr("Set-up and ways"); }
    QString icon() const override { return QStringLiteral("odds"); }
    QStringList anchors() const override { return {QStringLiteral("/pieces")}; }

protected:
    QString hint() const override {
        return tr(
            "Tokens are dealt by lot: the same number deals the same game. What lies face down only the "
            "designer knows; the layer of notes on the map shows or hides it.");
    }
    QString shape() const override { return QString::number(scenario().battlefield.boards.size()); }
    void build(QVBoxLayout& rows) override {
        rows.addWidget(dealCard());
        rows.addWidget(distancesCard());
    }

private:
    static QString kindName(DealKind kind) {
        switch (kind) {
            case DealKind::Wells:
                return tr("Wells");
            case DealKind::Cities:
                return tr("Cities");
            case DealKind::Mystics:
                return tr("Mystics");
            case DealKind::Lairs:
                return tr("Lairs");
            case DealKind::Seals:
                return tr("Seals");
            case DealKind::Masteries:
                return tr("Masteries");
        }
        return {};
    }

    QWidget* dealCard() {
        auto* card = new BriefingCard(tr("Deal the set-up"));
        card->setAnchors({QStringLiteral("rule:SOM-CHK-50"), QStringLiteral("rule:SOM-CHK-51"),
                          QStringLiteral("rule:SOM-CHK-52"), QStringLiteral("rule:SOM-CHK-54"),
                          QStringLiteral("rule:SOM-CHK-60"), QStringLiteral("rule:SOM-CHK-62")});
        auto* line = new QHBoxLayout;
        line->setSpacing(12);
        m_seed = new QSpinBox;
        m_seed->setObjectName(QStringLiteral("malice-seed"));
        m_seed->setRange(1, 999'999);
        m_seed->setAccessibleName(tr("Number that the deal comes from"));
        m_seed->setValue(std::max(1, lastSeed()));
        line->addWidget(captioned(tr("Number of the deal"), m_seed));
        auto* all =
            button(QStringLiteral("malice-deal"), tr("Deal everything"), QStringLiteral("odds"), [this] {
                TableEdits(document())
                    .deal({std::begin(allDealKinds), std::end(allDealKinds)}, m_seed->value());
            });
        line->addWidget(all, 0, Qt::AlignBottom);  // in line with the field
        line->addWidget(
            button(QStringLiteral("malice-deal-next"), tr("Another deal"), QStringLiteral("right"),
                   [this] {
                       m_seed->setValue(m_seed->value() + 1);
                       TableEdits(document())
                           .deal({std::begin(allDealKinds), std::end(allDealKinds)}, m_seed->value());
                   }),
            0, Qt::AlignBottom);
        line->addStretch(1);
        card->body().addLayout(line);
        card->body().addWidget(briefingNote(tr("Or one kind alone, the rest stays:")));
        auto* box = new QWidget;
        auto* flow = new FlowLayout(box, 8, 8);
        for (const DealKind kind : allDealKinds) {
            auto* chip = new QPushButton(themedIcon(QStringLiteral("odds")), kindName(kind));
            chip->setObjectName(QStringLiteral("malice-deal/") + key(rules::malice::nameOf(kind)));
            chip->setProperty("chip", true);
            chip->setToolTip(tr("Deals only these again, from the number above."));
            connect(chip, &QPushButton::clicked, this,
                    [this, kind] { TableEdits(document()).deal({kind}, m_seed->value()); });
            flow->addWidget(chip);
        }
        card->body().addWidget(box);
        auto* words = briefingNote({});
        words->setObjectName(QStringLiteral("malice-dealt"));
        fields().follow(words, [this, words] { words->setText(tokensText()); });
        card->body().addWidget(words);
        return card;
    }

    int lastSeed() const {
        const ScenarioSection section = scenarioSection(scenario().extras);
        return section.deals.empty() ? 1 : section.deals.back().seed;
    }

    QString tokensText() const {
        const Table table = Table::of(scenario(), library());
        int wells = 0, down = 0, cities = 0, mystics = 0, lairs = 0, seals = 0;
        for (const Token& token : table.tokens) {
            wells += token.kind == Token::Kind::Well;
            down += token.kind == Token::Kind::Well && !token.faceUp;
            cities += token.kind == Token::Kind::City;
            mystics += token.kind == Token::Kind::Mystic;
            lairs += token.kind == Token::Kind::Stocked;
            seals += token.kind == Token::Kind::Seal;
        }
        return tr("On the table: %1 Wells (%2 face down), %3 cities, %4 mystics, %5 stocked lairs, %6 seals.")
            .arg(wells)
            .arg(down)
            .arg(cities)
            .arg(mystics)
            .arg(lairs)
            .arg(seals);
    }

    QWidget* distancesCard() {
        auto* card =
            new BriefingCard(tr("From Gate to site"),
                             tr("A lone avatar, two moves a round, without fights; steps of a Shadow."));
        auto* list = new QTableWidget(0, 5);
        list->setObjectName(QStringLiteral("malice-distances"));
        list->setHorizontalHeaderLabels(
            {tr("Gate"), tr("Site"), tr("Points"), tr("Rounds"), tr("Shadow's steps")});
        for (int column = 0; column < list->columnCount(); ++column)
            list->horizontalHeaderItem(column)->setTextAlignment(
                (column > 1 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        list->setEditTriggers(QAbstractItemView::NoEditTriggers);
        list->setSelectionBehavior(QAbstractItemView::SelectRows);
        list->verticalHeader()->hide();
        list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        list->setMinimumHeight(260);
        list->setAccessibleName(tr("Distances from Gates to sites"));
        fields().follow(list, [this, list] {
            const model::malice::Travel travel(scenario(), document().library());
            const auto distances = travel.distances({});
            list->setRowCount(static_cast<int>(distances.size()));
            int row = 0;
            for (const auto& each : distances) {
                const QString cells[] = {
                    each.from, each.to, model::malice::pointsText(each.halves),
                    each.halves < 0 ? tr("never") : QLocale().toString(each.rounds, 'f', 1),
                    each.shadowSteps < 0 ? QStringLiteral("–") : QString::number(each.shadowSteps)};
                for (int column = 0; column < 5; ++column) {
                    auto* item = new QTableWidgetItem(cells[column]);
                    if (column > 1)
                        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                    list->setItem(row, column, item);
                }
                ++row;
            }
        });
        card->body().addWidget(list);
        return card;
    }

    QSpinBox* m_seed = nullptr;
};

}  // namespace

BriefingSection* makeTableSection(BriefingContext& context) {
    return new TableSection(context);
}

BriefingSection* makeSetupSection(BriefingContext& context) {
    return new SetupSection(context);
}

}  // namespace bocage::editor::malice
