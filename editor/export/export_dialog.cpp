#include "editor/export/export_dialog.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QThread>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "model/export/export_readers.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr int shownFiles = 400;

/// Rows as high as their sentences need.
class WrappedRows : public QStyledItemDelegate {
public:
    explicit WrappedRows(QTreeWidget* list) : QStyledItemDelegate(list), m_list(list) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int margin = 8, width = m_list->viewport()->width() - 2 * margin;
        const QRect words = option.fontMetrics.boundingRect(QRect(0, 0, std::max(width, 80), 10000),
                                                            Qt::TextWordWrap, index.data().toString());
        return {width, words.height() + 6};
    }

private:
    QTreeWidget* m_list;
};

QTreeWidget* plainList(const QString& head, const QString& name) {
    auto* list = new QTreeWidget;
    list->setObjectName(name);
    list->setHeaderLabel(head);
    list->setAccessibleName(head);
    list->setRootIsDecorated(false);
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setItemDelegate(new WrappedRows(list));
    list->setSelectionMode(QAbstractItemView::NoSelection);
    // How high a wrapped row is depends on how wide the list has become.
    QObject::connect(list->header(), &QHeaderView::sectionResized, list, [list] { list->doItemsLayout(); });
    return list;
}

}  // namespace

ExportDialog::ExportDialog(std::shared_ptr<const model::ExportSubject> subject, const QString& folder,
                           const QString& stem, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_known(m_subject),
      m_formats(new QListWidget),
      m_help(new QLabel),
      m_stem(new QLineEdit(stem)),
      m_folder(new QLineEdit(QDir::toNativeSeparators(folder))),
      m_pixelsLabel(new QLabel(tr("&Pixels of a space:"))),
      m_pixels(new QSpinBox),
      m_urlLabel(new QLabel(tr("&Address of the pictures:"))),
      m_url(new QLineEdit),
      m_readerLabel(new QLabel(tr("Fo&r:"))),
      m_reader(new QComboBox),
      m_files(plainList(tr("Will be written"), QStringLiteral("exportFiles"))),
      m_losses(plainList(tr("What the target cannot hold"), QStringLiteral("exportLosses"))),
      m_state(new QLabel) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    m_formats->setObjectName(QStringLiteral("exportFormats"));
    m_formats->setAccessibleName(tr("Format"));
    for (const model::Exporter* one : model::exporters()) {
        if (!one->appliesTo(m_subject->value))
            continue;
        auto* item = new QListWidgetItem(one->name(), m_formats);
        item->setData(Qt::UserRole,
                      QString::fromLatin1(one->id().data(), static_cast<qsizetype>(one->id().size())));
        item->setToolTip(one->help());
    }
    m_formats->setMaximumWidth(220);
    m_formats->setSpacing(3);
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("exportState"));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stem->setObjectName(QStringLiteral("exportStem"));
    m_folder->setObjectName(QStringLiteral("exportFolder"));
    m_url->setObjectName(QStringLiteral("exportUrl"));
    m_url->setPlaceholderText(QStringLiteral("https://"));
    m_pixels->setRange(16, 256);
    m_pixels->setValue(64);
    m_pixelsLabel->setBuddy(m_pixels);
    m_urlLabel->setBuddy(m_url);
    m_readerLabel->setBuddy(m_reader);
    m_reader->setObjectName(QStringLiteral("exportReader"));
    m_reader->setToolTip(tr("What others keep to themselves is left out of the files of one player."));
    m_reader->addItem(tr("Everybody"));
    if (const rules::Scenario* scenario = m_subject->scenario())
        for (const rules::ScenarioSide& side : scenario->sides)
            for (const rules::Player& player : side.players)
                m_reader->addItem(model::ElementNames::player(*scenario, player.id),
                                  QString::fromStdString(player.id.value));
    m_readerLabel->setVisible(m_reader->count() > 2);
    m_reader->setVisible(m_reader->count() > 2);

    auto* choose = new QPushButton(tr("&Choose…"));
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(m_folder);
    folderRow->addWidget(choose);
    auto* form = new QFormLayout;
    form->addRow(m_help);
    form->addRow(tr("&Name:"), m_stem);
    auto* folderLabel = new QLabel(tr("&Folder:"));
    folderLabel->setBuddy(m_folder);
    form->addRow(folderLabel, folderRow);
    form->addRow(m_readerLabel, m_reader);
    form->addRow(m_pixelsLabel, m_pixels);
    form->addRow(m_urlLabel, m_url);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("exportRun"));
    m_export->setDefault(true);
    m_openFolder = buttons->addButton(tr("&Open the folder"), QDialogButtonBox::ActionRole);
    m_openFolder->setObjectName(QStringLiteral("exportOpenFolder"));
    m_openFolder->setEnabled(false);

    auto* right = new QVBoxLayout;
    right->addLayout(form);
    right->addWidget(m_files, 2);
    right->addWidget(m_losses, 3);
    right->addWidget(m_state);
    auto* columns = new QHBoxLayout;
    columns->addWidget(m_formats);
    columns->addLayout(right, 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(buttons);
    resize(820, 620);

    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::refresh);
    connect(m_stem, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(m_url, &QLineEdit::editingFinished, this, &ExportDialog::refresh);
    connect(m_reader, &QComboBox::currentIndexChanged, this, [this] {
        const QString reader = m_reader->currentData().toString();
        auto known = reader.isEmpty() ? rules::Result<model::ExportSubject>(*m_subject)
                                      : model::subjectFor(*m_subject, rules::PlayerId(reader.toStdString()));
        m_known = known ? std::make_shared<const model::ExportSubject>(std::move(*known)) : m_subject;
        refresh();
    });
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString chosen =
            QFileDialog::getExistingDirectory(this, tr("Folder to write into"), m_folder->text());
        if (!chosen.isEmpty())
            setFolder(chosen);
    });
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::run);
    connect(m_openFolder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QDir::fromNativeSeparators(m_folder->text())));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    m_formats->setCurrentRow(0);
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::setFolder(const QString& folder) {
    m_folder->setText(QDir::toNativeSeparators(folder));
}

bool ExportDialog::chooseFormat(std::string_view id) {
    for (int i = 0; i < m_formats->count(); ++i)
        if (m_formats->item(i)->data(Qt::UserRole).toString().toStdString() == id) {
            m_formats->setCurrentRow(i);
            return true;
        }
    return false;
}

const model::Exporter* ExportDialog::exporter() const {
    const QListWidgetItem* item = m_formats->currentItem();
    return item ? model::findExporter(item->data(Qt::UserRole).toString().toStdString()) : nullptr;
}

model::ExportOptions ExportDialog::options() const {
    model::ExportOptions options;
    options.stem = m_stem->text().trimmed();
    options.language = QString::fromStdString(model::uiLanguage());
    options.pixelsPerCell = m_pixels->value();
    options.baseUrl = m_url->text().trimmed();
    return options;
}

void ExportDialog::say(const QString& text, bool good) {
    m_state->setText(text);
    m_openFolder->setEnabled(good);
}

void ExportDialog::refresh() {
    const model::Exporter* chosen = exporter();
    m_files->clear();
    m_losses->clear();
    say({}, false);
    // A name with a separator would lead out of the folder.
    const QString stem = m_stem->text().trimmed();
    const bool named =
        !stem.isEmpty() && !stem.contains(u'/') && !stem.contains(u'\\') && !stem.startsWith(u'.');
    m_export->setEnabled(chosen && named);
    if (!chosen)
        return;
    m_help->setText(chosen->help());
    for (QWidget* widget : {static_cast<QWidget*>(m_pixelsLabel), static_cast<QWidget*>(m_pixels)})
        widget->setVisible(chosen->drawsPictures());
    for (QWidget* widget : {static_cast<QWidget*>(m_urlLabel), static_cast<QWidget*>(m_url)})
        widget->setVisible(chosen->wantsBaseUrl());
    if (!named) {
        say(tr("Give it a name without slashes."), false);
        return;
    }
    const QStringList names = model::filesOf(chosen->plan(*m_known, options()));
    for (const QString& name : names.mid(0, shownFiles))
        new QTreeWidgetItem(m_files, {name});
    if (names.size() > shownFiles)
        new QTreeWidgetItem(m_files,
                            {tr("and %n more", nullptr, static_cast<int>(names.size()) - shownFiles)});
    m_files->setHeaderLabel(tr("Will be written: %n file(s)", nullptr, static_cast<int>(names.size())));
    const model::Losses losses = model::lossesOf(*chosen, *m_known, options());
    for (const model::Loss& loss : losses)
        new QTreeWidgetItem(m_losses,
                            {loss.kind == model::Loss::Kind::LeftOut ? tr("Left out: %1").arg(loss.text)
                                                                     : tr("Not played: %1").arg(loss.text)});
    if (losses.empty())
        new QTreeWidgetItem(m_losses, {tr("Nothing is lost.")});
    if (const QString line = m_subject->fitness.line(); !line.isEmpty())
        say(line, false);
}

void ExportDialog::run() {
    const model::Exporter* chosen = exporter();
    if (!chosen || m_running)
        return;
    const model::ExportPlan plan = chosen->plan(*m_known, options());
    const QDir folder(QDir::fromNativeSeparators(m_folder->text().trimmed()));
    QStringList there;
    for (const QString& name : model::filesOf(plan))
        if (QFileInfo::exists(folder.filePath(name)))
            there << name;
    if (!there.isEmpty()) {
        QMessageBox box(
            QMessageBox::Question, windowTitle(),
            tr("%n file(s) of these names are there already.", nullptr, static_cast<int>(there.size())),
            QMessageBox::Cancel, this);
        box.setObjectName(QStringLiteral("exportReplace"));
        QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
        replace->setObjectName(QStringLiteral("replace"));
        box.setDetailedText(there.mid(0, shownFiles).join(u'\n'));
        box.exec();
        if (box.clickedButton() != replace)
            return;
    }
    // Drawing a large map takes its time: the window stays alive meanwhile.
    m_running = true;
    m_export->setEnabled(false);
    say(tr("Writing…"), false);
    Result<QStringList> written = QStringList();
    const std::unique_ptr<QThread> thread(
        QThread::create([&] { written = model::writeExport(plan, folder.path(), !there.isEmpty()); }));
    QEventLoop loop;
    connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    m_running = false;
    m_export->setEnabled(true);
    if (!written)
        return say(model::ProblemText::full(written.problems()).join(u'\n'), false);
    say(tr("%n file(s) written.", nullptr, static_cast<int>(written->size())), true);
    m_openFolder->setFocus();
}

void ExportDialog::closeEvent(QCloseEvent* event) {
    if (m_running)
        event->ignore();
    else
        QDialog::closeEvent(event);
}

}  // namespace bocage::editor
