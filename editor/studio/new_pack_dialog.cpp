#include "editor/studio/new_pack_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_card.h"
#include "editor/systems/choose_game.h"
#include "model/messages/words.h"
#include "model/studio/pack_open.h"

namespace bocage::editor {

NewPackDialog::NewPackDialog(rules::LibraryPtr library, QWidget* parent)
    : QDialog(parent), m_library(std::move(library)) {
    setObjectName(QStringLiteral("newPackDialog"));
    setWindowTitle(tr("New pack"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 12);
    rows->setSpacing(8);
    rows->addWidget(
        briefingNote(tr("A pack holds pieces of your own: what is printed on your cardboard, or what you "
                        "made up. It is saved among your packs, so that every battle and army can use it "
                        "after each save.")));
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("newPackTitle"));
    m_title->setMinimumHeight(fieldHeight);
    m_title->setPlaceholderText(tr("My box"));
    m_author = new QLineEdit;
    m_author->setObjectName(QStringLiteral("newPackAuthor"));
    m_author->setMinimumHeight(fieldHeight);
    m_game = new QComboBox;
    m_game->setObjectName(QStringLiteral("newPackGame"));
    m_game->setMinimumHeight(fieldHeight);
    for (const rules::GameSystem* game : playableGames(*m_library))
        m_game->addItem(model::localized(game->name()),
                        QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())));
    rows->addWidget(captioned(tr("Title"), m_title));
    rows->addWidget(captioned(tr("Game"), m_game));
    rows->addWidget(captioned(tr("Author"), m_author));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* make = buttons->button(QDialogButtonBox::Ok);
    make->setText(tr("&Make the pack"));
    make->setObjectName(QStringLiteral("makePack"));
    make->setEnabled(false);
    connect(m_title, &QLineEdit::textChanged, make,
            [make](const QString& text) { make->setEnabled(!text.trimmed().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    setMinimumWidth(460);
    m_title->setFocus();
}

model::PackValue NewPackDialog::value() const {
    model::PackValue value =
        model::newPack(m_title->text().trimmed(), m_game->currentData().toString().toStdString(), *m_library);
    value.manifest.author = m_author->text().trimmed().toStdString();
    return value;
}

}  // namespace bocage::editor
