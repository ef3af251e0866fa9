// The armies of a player: embedded, linked, opened, taken away.
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/army_status.h"
#include "editor/briefing/faction_icons.h"
#include "editor/briefing/force_form.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "model/document/embedded_army.h"
#include "model/io/linked_armies.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"

namespace bocage::editor {

using model::BriefingEdits;

namespace {

/// The roster of an army, read from beside the scenario when it is linked; nothing when that fails.
std::optional<rules::Roster> rosterOf(const model::ScenarioDocument& document, const rules::Force::Army& army,
                                      rules::Problems& problems) {
    if (army.roster)
        return army.roster;
    rules::Scenario copy;
    copy.sides.emplace_back();
    copy.sides.front().players.emplace_back();
    copy.sides.front().players.front().force.armies.push_back(army);
    problems = model::loadLinkedArmies(copy, document.path(), document.openArmies());
    return copy.sides.front().players.front().force.armies.front().roster;
}

}  // namespace

QWidget* ForceForm::armies() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    for (const rules::Force::Army& army : find(document, id).force.armies)
        rows->addWidget(armyRow(army));
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    auto* embed = new QPushButton(themedIcon(QStringLiteral("plus")),
                                  gameSays(document.scenario().system, "army.new", tr("New army")));
    embed->setObjectName(name("army-new"));
    embed->setProperty("chip", true);
    embed->setToolTip(
        gameSays(document.scenario().system, "army.new.tip",
                 tr("An empty army inside this scenario, of the player's faction and army points.")));
    QObject::connect(embed, &QPushButton::clicked, embed, [&document, id] {
        BriefingEdits(document).embedArmy(id, model::emptyArmyFor(document.scenario(), find(document, id)));
    });
    line->addWidget(embed);
    auto* link = new QPushButton(themedIcon(QStringLiteral("open")),
                                 gameSays(document.scenario().system, "army.link", tr("Link an army file…")));
    link->setObjectName(name("army-link"));
    link->setProperty("chip", true);
    link->setToolTip(gameSays(document.scenario().system, "army.link.tip",
                              tr("The army stays a file of its own beside the scenario.")));
    QObject::connect(link, &QPushButton::clicked, link, [form = *this] { form.linkArmy(); });
    line->addWidget(link);
    line->addStretch(1);
    rows->addLayout(line);
    return captioned(gameSays(document.scenario().system, "armies", tr("Armies")), box);
}

QWidget* ForceForm::armyRow(const rules::Force::Army& army) const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId player = m_id;
    const rules::ElementId id = army.id;
    auto* row = new QFrame;
    row->setObjectName(QStringLiteral("contentChip"));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 4, 8, 4);
    line->setSpacing(8);
    auto* mark = new QLabel;
    auto* title = new QLabel;
    title->setTextFormat(Qt::PlainText);
    title->setProperty("role", QStringLiteral("strong"));
    auto* status = new QLabel;
    status->setObjectName(QStringLiteral("army-status/%1").arg(QString::fromStdString(id.value)));
    status->setTextFormat(Qt::PlainText);
    status->setProperty("role", QStringLiteral("muted"));
    line->addWidget(mark);
    line->addWidget(title);
    line->addWidget(status, 1);
    m_parts.fields.followFindings(
        row, [row, mark, title, status, &document, player, id, findings = m_parts.findings] {
            const rules::Force::Army* now = nullptr;
            for (const rules::Force::Army& each : find(document, player).force.armies)
                if (each.id == id)
                    now = &each;
            if (!now)
                return;
            rules::Problems problems;
            const auto roster = rosterOf(document, *now, problems);
            const rules::ContentId faction = roster ? roster->faction : find(document, player).faction;
            mark->setPixmap(factionMark(*document.library(), faction, 20, row->devicePixelRatioF()));
            QString name = roster ? model::localized(roster->title) : QString();
            if (name.isEmpty())
                name = now->file.empty()
                           ? gameSays(document.scenario().system, "army.nameless", tr("Army without a name"))
                           : QString::fromStdString(now->file);
            title->setText(name);
            QString words =
                roster ? armyStatus(document.library(), document.scenario(), *now, *roster, findings())
                       : model::ProblemText::full(problems).join(QLatin1Char(' '));
            // Seen here as its tab shows it; somebody who gets both files would see something else.
            if (document.openArmies().contains(model::linkedPath(document.path(), now->file)))
                words += QStringLiteral(" · ") + tr("with changes that are not saved yet");
            status->setText(words);
        });
    const auto action = [&](const char* field, const QString& text, auto run) {
        auto* button = new QPushButton(text);
        button->setObjectName(
            QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(id.value)));
        button->setProperty("link", true);
        button->setCursor(Qt::PointingHandCursor);
        QObject::connect(button, &QPushButton::clicked, button, run);
        line->addWidget(button);
    };
    action("army-open", gameSays(document.scenario().system, "army.open", tr("Open army")),
           [open = m_parts.openArmy, player, id] { open(player, id); });
    if (!army.file.empty())
        action("army-embed", tr("Copy into the scenario"), [&document, army, id, row] {
            rules::Problems problems;
            if (auto roster = rosterOf(document, army, problems))
                BriefingEdits(document).replaceArmy(id, std::move(*roster));
            else
                QMessageBox::warning(row, QStringLiteral("Bocage"),
                                     model::ProblemText::full(problems).join(QLatin1Char('\n')));
        });
    line->addWidget(m_parts.tool(
        QStringLiteral("army-remove/%1").arg(QString::fromStdString(id.value)).toLatin1().constData(),
        army.file.empty()
            ? gameSays(document.scenario().system, "army.remove", tr("Remove this army"))
            : gameSays(document.scenario().system, "army.unlink", tr("Unlink this army; its file stays")),
        "close", [&document, id] { BriefingEdits(document).removeArmy(id); }));
    return row;
}

void ForceForm::linkArmy() const {
    model::ScenarioDocument& document = m_parts.document;
    QWidget* window = QApplication::activeWindow();
    if (document.path().isEmpty()) {
        QMessageBox box(window);
        box.setObjectName(QStringLiteral("linkNeedsFile"));
        box.setWindowTitle(QStringLiteral("Bocage"));
        box.setIcon(QMessageBox::Information);
        box.setTextFormat(Qt::PlainText);
        box.setText(tr("The scenario has no file yet."));
        box.setInformativeText(
            tr("Linked armies are files beside the scenario or in a folder below it. Save "
               "the scenario first, then choose the army."));
        QPushButton* save = box.addButton(tr("&Save…"), QMessageBox::AcceptRole);
        save->setObjectName(QStringLiteral("save"));
        QPushButton* cancel = box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
        cancel->setObjectName(QStringLiteral("cancel"));
        box.setDefaultButton(save);
        box.setEscapeButton(cancel);
        box.exec();
        if (box.clickedButton() != static_cast<QAbstractButton*>(save))
            return;
        m_parts.save();
        if (document.path().isEmpty())
            return;
    }
    const QDir folder = QFileInfo(document.path()).dir();
    const QString file = QFileDialog::getOpenFileName(window, tr("Link an army file"), folder.path(),
                                                      tr("Armies (*.army.json)"));
    if (file.isEmpty())
        return;
    const QString link = folder.relativeFilePath(file);
    if (link.startsWith(QStringLiteral("..")) || QDir::isAbsolutePath(link)) {
        QMessageBox box(QMessageBox::Information, QStringLiteral("Bocage"),
                        tr("That army lies somewhere else."), QMessageBox::Close, window);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(
            tr("An army has to lie beside the scenario or in a folder below it, so that "
               "both can be passed on together. Copy it there first."));
        box.exec();
        return;
    }
    BriefingEdits(document).linkArmy(m_id, link);
}

}  // namespace bocage::editor
