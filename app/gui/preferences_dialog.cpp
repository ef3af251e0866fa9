#include "app/gui/preferences_dialog.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/language/language.h"

namespace bocage::app {

namespace {

QWidget* folderRow(const QString& path, const QString& name, const QString& button) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(QDir::toNativeSeparators(path));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    auto* open = new QPushButton(button);
    open->setAccessibleName(QStringLiteral("%1: %2").arg(name, button));
    QObject::connect(open, &QPushButton::clicked, open, [path] {
        QDir().mkpath(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    });
    layout->addWidget(label, 1);
    layout->addWidget(open);
    return row;
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Settings& settings, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    setMinimumWidth(560);

    auto* language = new QComboBox;
    language->setObjectName(QStringLiteral("preferencesLanguage"));
    for (const model::LanguageInfo& info : model::languages())
        language->addItem(info.name, info.code);
    language->setCurrentIndex(language->findData(model::currentLanguage()));
    connect(language, &QComboBox::activated, this,
            [this, language] { Q_EMIT languageChosen(language->currentData().toString()); });

    auto* look = new QComboBox;
    look->setObjectName(QStringLiteral("preferencesLook"));
    look->addItem(tr("Like the desktop"), static_cast<int>(Settings::Look::System));
    look->addItem(tr("Light"), static_cast<int>(Settings::Look::Light));
    look->addItem(tr("Dark"), static_cast<int>(Settings::Look::Dark));
    look->setCurrentIndex(look->findData(static_cast<int>(settings.look())));
    connect(look, &QComboBox::activated, this,
            [this, look] { Q_EMIT lookChosen(static_cast<Settings::Look>(look->currentData().toInt())); });

    auto* keys = new QPushButton(tr("Change the &keys…"));
    keys->setObjectName(QStringLiteral("preferencesKeys"));
    connect(keys, &QPushButton::clicked, this, &PreferencesDialog::keysWanted);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(heading(tr("Window")));
    form->addRow(tr("&Language"), language);
    form->addRow(tr("L&ook"), look);
    form->addRow(tr("Keyboard"), keys);
    form->addRow(heading(tr("Folders")));
    form->addRow(tr("Your packs"), folderRow(model::userPacksFolder(), tr("Your packs"), tr("Open")));
    form->addRow(tr("Earlier versions"), folderRow(model::userDataFolder() + QStringLiteral("/backups"),
                                                   tr("Earlier versions"), tr("Open")));
    form->addRow(tr("Safety copies"), folderRow(model::recoveryFolder(), tr("Safety copies"), tr("Open")));
    auto* close = new QPushButton(tr("&Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(close, 0, Qt::AlignRight);
}

}  // namespace bocage::app
