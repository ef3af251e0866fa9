#include "editor/systems/malice/avatar_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>

#include "editor/forms/field_rules.h"
#include "editor/systems/malice/malice_editor.h"
#include "editor/systems/malice/party_comparison.h"
#include "model/commands/roster_edits.h"
#include "model/document/scenario_document.h"
#include "model/messages/element_names.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/table/table.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo rosterTable[] = {
    {"party.compare", Menu::Army, 4, ACTION("&Compare…"),
     ACTION("Shows this party beside a variant or another party."), "compare", "", QKeySequence::UnknownKey,
     ActionInfo::Plain, 4},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> MaliceEditor::rosterActions() const {
    return rosterTable;
}

std::unique_ptr<RosterParts> MaliceEditor::createRosterParts(RosterDesk& desk) const {
    return std::make_unique<malice::MaliceParts>(desk);
}

}  // namespace bocage::editor

namespace bocage::editor::malice {

using namespace rules::malice;
using model::malice::Terms;

namespace {

QIcon shardIcon(Colour colour) {
    QPixmap picture(32, 32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    model::malice::paintShard(painter, QRectF(2, 2, 28, 28), colour, false);
    return QIcon(picture);
}

QSpinBox* number(const char* name, int low, int high) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(low, high);
    return box;
}

}  // namespace

MaliceParts::MaliceParts(RosterDesk& desk)
    : m_desk(desk), m_panel(new AvatarPanel), m_compare(new PartyComparison) {
    m_panel->setScenarios([this] { return m_desk.scenarios(); });
    m_compare->setOpenArmies([this] { return m_desk.otherRosters(); });
    QObject::connect(m_compare, &RosterComparison::fileWanted, m_compare,
                     [this] { compareWithFile(*m_compare, m_compare); });
}

std::vector<ArmyPanel*> MaliceParts::panels() {
    return {m_panel, m_compare};
}

bool MaliceParts::may(const QString&) const {
    return m_desk.document();
}

void MaliceParts::act(const QString&) {
    m_desk.showSection(*m_compare);
    m_compare->withBox()->setFocus(Qt::ShortcutFocusReason);
}

AvatarPanel::AvatarPanel(QWidget* parent) : ArmyPanel(parent) {
    setObjectName(QStringLiteral("malice-avatar"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(14, 8, 14, 8);
    form->setSpacing(6);
    const auto named_ = [](QWidget* field, const char* name, const QString& words) {
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(words);
    };
    m_mode = new QComboBox;
    m_mode->addItems({tr("Opening party"), tr("Game under way")});
    named_(m_mode, "partyMode", tr("What the party is"));
    form->addRow(tr("Judged as"), m_mode);
    m_difficulty = new QComboBox;
    for (const Difficulty each :
         {Difficulty::Hard, Difficulty::Challenging, Difficulty::Easy, Difficulty::Custom})
        m_difficulty->addItem(Terms::difficulty(each));
    named_(m_difficulty, "partyDifficulty", tr("Difficulty, where no scenario says it"));
    form->addRow(tr("Difficulty"), m_difficulty);
    m_maps = number("partyMaps", 1, 4);
    m_maps->setAccessibleName(tr("Terrain maps in play"));
    form->addRow(tr("Maps"), m_maps);
    m_revealed = number("partyLight", 0, 4);
    m_revealed->setAccessibleName(tr("Light Wells revealed so far"));
    form->addRow(tr("Light Wells"), m_revealed);
    m_avatar = new QComboBox;
    named_(m_avatar, "avatarChoice", tr("Avatar"));
    form->addRow(tr("Avatar"), m_avatar);
    m_name = new QLineEdit;
    named_(m_name, "avatarName", tr("Name of the avatar"));
    form->addRow(tr("Name"), m_name);
    m_player = new QLineEdit;
    named_(m_player, "avatarPlayer", tr("Who plays it"));
    form->addRow(tr("Player"), m_player);
    const char* const lifeNames[] = {"avatarHealthy", "avatarWounded", "avatarDrained"};
    const QString lifeWords[] = {tr("Healthy life"), tr("Wounded life"), tr("Drained life")};
    for (int i = 0; i < 3; ++i) {
        m_life[i] = number(lifeNames[i], 0, 9);
        m_life[i]->setAccessibleName(lifeWords[i]);
        form->addRow(lifeWords[i], m_life[i]);
        connect(m_life[i], &QSpinBox::valueChanged, this, [this, i](int value) {
            edit(tr("Change life"), [&](AvatarSection& section) {
                (i == 0   ? section.life.healthy
                 : i == 1 ? section.life.wounded
                          : section.life.drained) = value;
            });
        });
    }
    m_dealt = new QCheckBox(tr("as dealt"));
    m_dealt->setToolTip(tr("The avatar has the soulshards that the set-up hands out with its mastery."));
    named_(m_dealt, "avatarDealt", tr("Soulshards as the set-up deals them"));
    form->addRow(tr("Soulshards"), m_dealt);
    static const char* const shardNames[] = {"shardsBlack", "shardsBlue",   "shardsGreen",
                                             "shardsRed",   "shardsYellow", "shardsColourless"};
    for (int i = 0; i < 6; ++i) {
        const Colour colour = static_cast<Colour>(i);
        m_shards[i] = number(shardNames[i], 0, 48);
        m_shards[i]->setAccessibleName(tr("%1 soulshards").arg(Terms::colour(colour)));
        auto* label = new QWidget;
        auto* line = new QHBoxLayout(label);
        line->setContentsMargins(0, 0, 0, 0);
        auto* picture = new QLabel;
        picture->setPixmap(shardIcon(colour).pixmap(16, 16));
        line->addWidget(picture);
        line->addWidget(new QLabel(Terms::colour(colour)));
        form->addRow(label, m_shards[i]);
        connect(m_shards[i], &QSpinBox::valueChanged, this, [this, colour](int value) {
            edit(tr("Change soulshards"), [&](AvatarSection& section) {
                Shards shards = section.shards.value_or(Shards());
                shards.of(colour) = value;
                section.shards = shards;
            });
        });
    }
    m_board = new QComboBox;
    named_(m_board, "avatarStart", tr("Gate at which it begins"));
    m_board->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_board->installEventFilter(this);
    form->addRow(tr("Begins on"), m_board);
    m_band = number("avatarBand", 0, 8);
    m_band->setSpecialValueText(tr("alone"));
    m_band->setAccessibleName(tr("Band"));
    form->addRow(tr("Band"), m_band);

    connect(m_mode, &QComboBox::activated, this, [this](int index) {
        editParty(tr("Choose how the party is judged"), [&](PartySection& section) {
            section.mode = index ? PartyMode::Snapshot : PartyMode::Start;
        });
    });
    connect(m_difficulty, &QComboBox::activated, this, [this](int index) {
        editParty(tr("Choose the difficulty"),
                  [&](PartySection& section) { section.difficulty = static_cast<Difficulty>(index); });
    });
    connect(m_maps, &QSpinBox::valueChanged, this, [this](int value) {
        editParty(tr("Set the number of maps"), [&](PartySection& section) { section.maps = value; });
    });
    connect(m_revealed, &QSpinBox::valueChanged, this, [this](int value) {
        editParty(tr("Set the Light Wells"), [&](PartySection& section) { section.revealedLight = value; });
    });
    connect(m_avatar, &QComboBox::activated, this, [this](int index) {
        m_chosen = rules::ElementId(m_avatar->itemData(index).toString().toStdString());
        refresh();
        Q_EMIT revealWanted(m_chosen);
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (entry())
            model::RosterEdits(*m_document).setLabel(m_chosen, text);
    });
    connect(m_player, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(tr("Name the player"), [&](AvatarSection& section) { section.player = text.toStdString(); });
    });
    connect(m_board, &QComboBox::activated, this, [this](int index) {
        const rules::ElementId board(m_board->itemData(index).toString().toStdString());
        if (!entry() || board == avatarSection(entry()->extras).start.board)
            return;
        edit(tr("Choose where it begins"), [&](AvatarSection& section) { section.start = {board, {}}; });
    });
    for (QLineEdit* field : {m_name, m_player})
        connect(field, &QLineEdit::editingFinished, this, [this] {
            if (m_document)
                m_document->endMerge();
        });
    connect(m_band, &QSpinBox::valueChanged, this, [this](int value) {
        edit(tr("Choose a band"), [&](AvatarSection& section) {
            section.bands = value ? std::vector<int>{value} : std::vector<int>();
        });
    });
    connect(m_dealt, &QCheckBox::toggled, this, [this](bool on) {
        edit(tr("Change soulshards"), [&](AvatarSection& section) {
            if (on) {
                section.shards.reset();
                return;
            }
            const Party party = Party::of(m_document->roster(), Catalogue::of(*m_document->library()));
            for (const Avatar& avatar : party.avatars)
                if (avatar.entry && avatar.entry->id == m_chosen)
                    section.shards = avatar.shards;
        });
    });
    refresh();
}

QString AvatarPanel::title() const {
    return tr("Party and avatar");
}

void AvatarPanel::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document && document->roster().system == systemId ? document : nullptr;
    if (m_document)
        connect(m_document, &model::RosterDocument::changed, this, &AvatarPanel::refresh);
    refresh();
}

const rules::RosterEntry* AvatarPanel::entry() const {
    if (m_document)
        for (const rules::RosterEntry& each : m_document->roster().entries)
            if (each.id == m_chosen)
                return &each;
    return nullptr;
}

void AvatarPanel::edit(const QString& text, const std::function<void(AvatarSection&)>& change) {
    if (!entry())
        return;
    m_document->edit(
        text,
        [&](rules::Roster& roster) {
            for (rules::RosterEntry& each : roster.entries)
                if (each.id == m_chosen) {
                    AvatarSection section = avatarSection(each.extras);
                    change(section);
                    setSection(each.extras, section);
                }
        },
        QStringLiteral("avatar/") + QString::fromStdString(m_chosen.value) + text);
}

void AvatarPanel::editParty(const QString& text, const std::function<void(PartySection&)>& change) {
    if (!m_document)
        return;
    m_document->edit(text, [&](rules::Roster& roster) {
        PartySection section = partySection(roster.extras);
        change(section);
        setSection(roster.extras, section);
    });
}

/// The Gates of the scenarios that are open, by the board they stand on; a board that none of them has stays.
void AvatarPanel::fillStarts() {
    const QSignalBlocker quiet(m_board);
    m_board->clear();
    m_board->addItem(tr("not chosen"), QString());
    const rules::RosterEntry* now = entry();
    if (!now)
        return;
    const std::vector<model::ScenarioDocument*> open =
        m_scenarios ? m_scenarios() : std::vector<model::ScenarioDocument*>();
    for (const model::ScenarioDocument* scenario : open) {
        const Table table = Table::of(scenario->scenario(), *scenario->library());
        for (const TableBoard* board : table.terrainBoards()) {
            const QString id = QString::fromStdString(board->id.value);
            if (!board->only(Site::Gate) || m_board->findData(id) >= 0)
                continue;
            m_board->addItem(
                tr("Gate of %1").arg(model::ElementNames::content(*scenario->library(), board->board)), id);
            m_board->setItemData(m_board->count() - 1, tr("%1, board %2").arg(scenario->displayName(), id),
                                 Qt::ToolTipRole);
        }
    }
    const QString start = QString::fromStdString(avatarSection(now->extras).start.board.value);
    if (m_board->findData(start) < 0)
        m_board->addItem(tr("Gate of board %1").arg(start), start);
    m_board->setCurrentIndex(m_board->findData(start));
    m_board->setToolTip(m_board->count() > 1 || !open.empty()
                            ? QString()
                            : tr("Open the scenario of this party to choose one of its Gates."));
}

bool AvatarPanel::eventFilter(QObject* watched, QEvent* event) {
    // Scenarios come and go: their Gates are looked up when somebody is about to choose.
    if (watched == m_board && isAboutToChoose(*event))
        fillStarts();
    return ArmyPanel::eventFilter(watched, event);
}

void AvatarPanel::refresh() {
    setEnabled(m_document);
    const QList<QWidget*> all = findChildren<QWidget*>();
    std::vector<QSignalBlocker> quiet;
    quiet.reserve(static_cast<std::size_t>(all.size()));
    for (QWidget* widget : all)
        quiet.emplace_back(widget);
    m_avatar->clear();
    if (!m_document)
        return;
    const PartySection party = partySection(m_document->roster().extras);
    m_mode->setCurrentIndex(party.mode == PartyMode::Snapshot ? 1 : 0);
    m_difficulty->setCurrentIndex(static_cast<int>(party.difficulty));
    m_maps->setValue(party.maps);
    m_revealed->setValue(party.revealedLight);
    const auto& entries = m_document->roster().entries;
    if (!entry() && !entries.empty())
        m_chosen = entries.front().id;
    for (const rules::RosterEntry& each : entries) {
        const std::string label = each.label.in("en");
        m_avatar->addItem(label.empty() ? model::ElementNames::content(*m_document->library(), each.content)
                                        : QString::fromStdString(label),
                          QString::fromStdString(each.id.value));
        if (each.id == m_chosen)
            m_avatar->setCurrentIndex(m_avatar->count() - 1);
    }
    const rules::RosterEntry* now = entry();
    QList<QWidget*> ofAvatar{m_avatar, m_name, m_player, m_dealt, m_board, m_band};
    for (QSpinBox* box : m_life)
        ofAvatar << box;
    for (QSpinBox* box : m_shards)
        ofAvatar << box;
    for (QWidget* widget : ofAvatar)
        widget->setEnabled(now);
    if (!now)
        return;
    const AvatarSection section = avatarSection(now->extras);
    const auto write = [](QLineEdit* field, const QString& text) {
        if (field->text().trimmed() != text)
            field->setText(text);
    };
    write(m_name, QString::fromStdString(now->label.in("en")));
    write(m_player, QString::fromStdString(section.player));
    fillStarts();
    m_life[0]->setValue(section.life.healthy);
    m_life[1]->setValue(section.life.wounded);
    m_life[2]->setValue(section.life.drained);
    m_band->setValue(section.bands.empty() ? 0 : section.bands.front());
    m_dealt->setChecked(!section.shards);
    const Party resolved = Party::of(m_document->roster(), Catalogue::of(*m_document->library()));
    for (const Avatar& avatar : resolved.avatars)
        if (avatar.entry && avatar.entry->id == m_chosen)
            for (int i = 0; i < 6; ++i)
                m_shards[i]->setValue(avatar.shards.of(static_cast<Colour>(i)));
}

}  // namespace bocage::editor::malice
