#include "app/gui/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPageSize>
#include <QPushButton>
#include <QTabWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "app/gui/preferences_templates.h"
#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/io/user_collection.h"
#include "model/language/language.h"

namespace bocage::app {

namespace {

QLabel* pathLabel(const QString& path) {
    auto* label = new QLabel(QDir::toNativeSeparators(path));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

QWidget* rowOf(QWidget* field, QWidget* button) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(field, 1);
    layout->addWidget(button);
    return row;
}

QWidget* folderRow(const QString& path, const QString& name, const QString& words) {
    auto* open = new QPushButton(words);
    open->setAccessibleName(QStringLiteral("%1: %2").arg(name, words));
    QObject::connect(open, &QPushButton::clicked, open, [path] {
        QDir().mkpath(path);
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    });
    return rowOf(pathLabel(path), open);
}

}  // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, const model::UserCollection& collection,
                                     QWidget* parent)
    : QDialog(parent), m_settings(settings), m_collection(collection), m_tabs(new QTabWidget) {
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    setMinimumWidth(600);
    m_tabs->setObjectName(QStringLiteral("preferencesTabs"));
    addWindowPage();
    addFilesPage();
    addTablePage();
    auto* templates = new TemplatesPage;
    connect(templates, &TemplatesPage::changed, this, &PreferencesDialog::templatesChanged);
    m_tabs->addTab(templates, tr("&Templates"));
    auto* close = new QPushButton(tr("&Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
}

QFormLayout* PreferencesDialog::addPage(const QString& title) {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_tabs->addTab(page, title);
    return form;
}

void PreferencesDialog::addWindowPage() {
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
    look->setCurrentIndex(look->findData(static_cast<int>(m_settings.look())));
    connect(look, &QComboBox::activated, this,
            [this, look] { Q_EMIT lookChosen(static_cast<Settings::Look>(look->currentData().toInt())); });

    auto* keys = new QPushButton(tr("Change the &keys…"));
    keys->setObjectName(QStringLiteral("preferencesKeys"));
    connect(keys, &QPushButton::clicked, this, &PreferencesDialog::keysWanted);

    QFormLayout* form = addPage(tr("&Window"));
    form->addRow(tr("&Language"), language);
    form->addRow(tr("L&ook"), look);
    form->addRow(tr("Keyboard"), keys);
}

void PreferencesDialog::addFilesPage() {
    auto* autosave = new QComboBox;
    autosave->setObjectName(QStringLiteral("preferencesAutosave"));
    for (const int seconds : {5, 10, 20})
        autosave->addItem(tr("after %1 seconds at the latest").arg(seconds), seconds);
    autosave->setCurrentIndex(autosave->findData(m_settings.autosaveSeconds()));
    autosave->setToolTip(
        tr("A safety copy of what is not saved is written when you pause, and then at the latest."));
    connect(autosave, &QComboBox::activated, this, [this, autosave] {
        m_settings.setAutosaveSeconds(autosave->currentData().toInt());
        Q_EMIT autosaveChosen();
    });

    auto* reopen = new QCheckBox(tr("Open the &files of last time at every start"));
    reopen->setObjectName(QStringLiteral("preferencesReopen"));
    reopen->setChecked(m_settings.flag(QStringLiteral("files/reopen"), false));
    connect(reopen, &QCheckBox::toggled, this, &PreferencesDialog::reopenChosen);

    QLabel* documents = pathLabel(m_settings.documentsFolder());
    documents->setObjectName(QStringLiteral("preferencesDocuments"));
    auto* choose = new QPushButton(tr("C&hange…"));
    choose->setObjectName(QStringLiteral("preferencesChooseDocuments"));
    connect(choose, &QPushButton::clicked, this, [this, documents] {
        const QString folder = QFileDialog::getExistingDirectory(
            this, tr("Folder of your battles and armies"), m_settings.documentsFolder());
        if (folder.isEmpty())
            return;
        m_settings.setDocumentsFolder(folder);
        documents->setText(QDir::toNativeSeparators(folder));
    });

    QFormLayout* form = addPage(tr("&Files"));
    form->addRow(tr("&Safety copies"), autosave);
    form->addRow(QString(), reopen);
    form->addRow(tr("Your documents"), rowOf(documents, choose));
    form->addRow(tr("Your packs"), folderRow(model::userPacksFolder(), tr("Your packs"), tr("Open")));
    form->addRow(tr("Earlier versions"), folderRow(model::userDataFolder() + QStringLiteral("/backups"),
                                                   tr("Earlier versions"), tr("Open")));
    form->addRow(tr("Copies lie in"), folderRow(model::recoveryFolder(), tr("Safety copies"), tr("Open")));
}

void PreferencesDialog::addTablePage() {
    auto* unit = new QComboBox;
    unit->setObjectName(QStringLiteral("preferencesUnit"));
    unit->addItem(tr("Spaces only"), static_cast<int>(model::LengthUnit::Spaces));
    unit->addItem(tr("Spaces and centimetres"), static_cast<int>(model::LengthUnit::Centimetres));
    unit->addItem(tr("Spaces and inches"), static_cast<int>(model::LengthUnit::Inches));
    unit->setCurrentIndex(unit->findData(static_cast<int>(m_settings.lengthUnit())));
    unit->setToolTip(tr("What Measure tells, with spaces of 25 mm."));
    connect(unit, &QComboBox::activated, this, [this, unit] {
        m_settings.setLengthUnit(static_cast<model::LengthUnit>(unit->currentData().toInt()));
        Q_EMIT unitChosen();
    });

    auto* paper = new QComboBox;
    paper->setObjectName(QStringLiteral("preferencesPaper"));
    for (const QPageSize::PageSizeId id : {QPageSize::A4, QPageSize::A3, QPageSize::A5, QPageSize::Letter,
                                           QPageSize::Legal, QPageSize::Tabloid})
        paper->addItem(QPageSize::name(id), QPageSize::key(id));
    paper->setCurrentIndex(std::max(0, paper->findData(m_settings.paper())));
    connect(paper, &QComboBox::activated, this,
            [this, paper] { m_settings.setPaper(paper->currentData().toString()); });

    auto* owned = new QLabel;
    owned->setObjectName(QStringLiteral("preferencesCollection"));
    owned->setWordWrap(true);
    const auto tell = [this, owned] {
        int boxes = 0;
        for (const rules::Copies& box : m_collection.value().boxes)
            boxes += box.count;
        owned->setText(m_collection.named() ? tr("You own %n box(es).", nullptr, boxes)
                                            : tr("You have not named a box yet."));
    };
    tell();
    connect(&m_collection, &model::UserCollection::changed, this, tell);
    auto* boxes = new QPushButton(tr("My &boxes…"));
    boxes->setObjectName(QStringLiteral("preferencesBoxes"));
    connect(boxes, &QPushButton::clicked, this, &PreferencesDialog::boxesWanted);

    QFormLayout* form = addPage(tr("T&able and paper"));
    form->addRow(tr("&Lengths"), unit);
    form->addRow(tr("&Paper"), paper);
    form->addRow(tr("Collection"), rowOf(owned, boxes));
}

}  // namespace bocage::app
