#include "editor/systems/choose_game.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "model/messages/words.h"

namespace bocage::editor {

namespace {

struct GameChoice {
    Q_DECLARE_TR_FUNCTIONS(GameChoice)
};

}  // namespace

std::vector<const rules::GameSystem*> playableGames(const rules::Library& library) {
    std::vector<const rules::GameSystem*> games;
    for (const rules::GameSystem* game : rules::gameSystems())
        if (std::any_of(library.packs().begin(), library.packs().end(),
                        [&](const rules::Pack& pack) { return pack.manifest.system == game->id(); }))
            games.push_back(game);
    if (games.empty())
        games.assign(rules::gameSystems().begin(), rules::gameSystems().end());
    return games;
}

std::optional<std::string> chooseGame(const rules::Library& library, const QString& title, QWidget* parent) {
    const auto games = playableGames(library);
    if (games.size() == 1)
        return std::string(games.front()->id());
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("chooseGame"));
    dialog.setWindowTitle(title);
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("gameList"));
    list->setAccessibleName(GameChoice::tr("Games"));
    for (const rules::GameSystem* game : games)
        list->addItem(model::localized(game->name()));
    list->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* take = buttons->addButton(GameChoice::tr("&Choose"), QDialogButtonBox::AcceptRole);
    take->setObjectName(QStringLiteral("gameChosen"));
    take->setDefault(true);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemDoubleClicked, &dialog, &QDialog::accept);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setSpacing(14);
    layout->addWidget(new QLabel(GameChoice::tr("Which game is it for?")));
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    dialog.setMinimumWidth(360);
    list->setFocus();
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0)
        return std::nullopt;
    return std::string(games[static_cast<std::size_t>(list->currentRow())]->id());
}

}  // namespace bocage::editor
