#include "editor/army/new_army_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/systems/choose_game.h"
#include "model/messages/words.h"
#include "model/render/piece_style.h"
#include "model/render/symbols.h"
#include "model/roster/roster_face.h"

namespace bocage::editor {

namespace {

QIcon factionIcon(const rules::Library& library, const rules::ContentId& faction) {
    const model::FactionLook look = model::factionLook(library, faction);
    QPixmap picture(20, 20);
    picture.fill(look.colour);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    model::drawSymbol(painter, QRectF(2, 2, 16, 16), look.symbol, model::readableOn(look.colour));
    return picture;
}

}  // namespace

NewArmyDialog::NewArmyDialog(rules::LibraryPtr library, QWidget* parent)
    : QDialog(parent), m_library(std::move(library)) {
    setObjectName(QStringLiteral("newArmyDialog"));
    setWindowTitle(tr("New army"));
    m_game = new QComboBox(this);
    m_game->setObjectName(QStringLiteral("newArmyGame"));
    for (const rules::GameSystem* game : playableGames(*m_library))
        if (model::rosterFaceOf(game->id()))
            m_game->addItem(model::localized(game->name()),
                            QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())));
    m_faction = new QComboBox;
    m_faction->setObjectName(QStringLiteral("newArmyFaction"));
    m_faction->setIconSize({20, 20});
    m_limit = new QSpinBox;
    m_limit->setObjectName(QStringLiteral("newArmyLimit"));
    m_limit->setRange(10, 5000);
    m_limit->setSingleStep(10);
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("newArmyTitle"));
    m_title->setPlaceholderText(tr("A name of your own"));
    auto* form = new QFormLayout;
    m_form = form;
    if (m_game->count() > 1)
        form->addRow(tr("&Game:"), m_game);
    else
        m_game->hide();
    form->addRow(tr("&Faction:"), m_faction);
    form->addRow(tr("&Points:"), m_limit);
    form->addRow(tr("&Title:"), m_title);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("newArmyCreate"));
    create->setDefault(true);
    create->setEnabled(m_game->count() > 0);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewArmyDialog::gameChosen);
    gameChosen();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(14);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(360);
}

std::string NewArmyDialog::system() const {
    return m_game->currentData().toString().toStdString();
}

void NewArmyDialog::gameChosen() {
    m_faction->clear();
    for (const rules::Pack& pack : m_library->packs())
        if (pack.manifest.system == system())
            for (const rules::FactionDef& faction : pack.factions)
                m_faction->addItem(factionIcon(*m_library, faction.id), model::localized(faction.name),
                                   QString::fromStdString(faction.id.value));
    const model::RosterFace* game = model::rosterFaceOf(system());
    const auto show = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    };
    show(m_faction, m_faction->count() > 0);
    show(m_limit, game && game->hasCosts());
    if (game && game->usualLimit() > 0)
        m_limit->setValue(game->usualLimit());
}

rules::Roster NewArmyDialog::roster() const {
    rules::Roster roster;
    roster.system = system();
    roster.provenance = rules::Provenance::Variant;
    roster.faction = rules::ContentId(m_faction->currentData().toString().toStdString());
    if (const model::RosterFace* game = model::rosterFaceOf(roster.system); game && game->hasCosts())
        roster.limit = m_limit->value();
    if (const QString title = m_title->text().trimmed(); !title.isEmpty())
        roster.title.byLanguage[model::uiLanguage()] = title.toStdString();
    // Every open pack may be drawn from, as in a new scenario.
    for (const rules::Pack& pack : m_library->packs())
        if (pack.manifest.system == roster.system)
            roster.packs.push_back({pack.manifest.id, pack.manifest.version});
    return roster;
}

}  // namespace bocage::editor
