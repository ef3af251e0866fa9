#include "app/gui/packs_dialog.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/theme/icons.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
#include "model/messages/finding_text.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/studio/pack_difference.h"
#include "model/studio/pack_facts.h"
#include "model/studio/pack_judge.h"
#include "model/studio/pack_open.h"
#include "rules/systems/game_system.h"

namespace bocage::app {

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

}  // namespace

PacksDialog::PacksDialog(Services services, QWidget* parent)
    : QDialog(parent), m_services(std::move(services)) {
    setObjectName(QStringLiteral("packsDialog"));
    setWindowTitle(tr("Packs"));
    setAcceptDrops(true);
    resize(880, 540);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("packsList"));
    m_list->setAccessibleName(tr("Installed packs"));
    m_list->setIconSize({48, 48});
    m_list->setSpacing(2);
    m_list->setFixedWidth(330);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_title = new QLabel;
    m_title->setProperty("role", "heading");
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_facts = new QLabel;
    m_facts->setObjectName(QStringLiteral("packFacts"));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_report = new QPlainTextEdit;
    m_report->setObjectName(QStringLiteral("packReport"));
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->hide();
    const auto button = [](const char* name, const QString& words, const char* icon) {
        auto* made = new QPushButton(editor::themedIcon(QString::fromLatin1(icon)), words);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_open = button("packOpen", tr("&Open in the studio"), "edit");
    m_export = button("packExport", tr("&Export…"), "export");
    m_check = button("packCheck", tr("&Check"), "validate");
    m_remove = button("packRemove", tr("&Remove…"), "delete");
    m_open->setDefault(true);
    m_open->setIcon(editor::iconOnAccent(QStringLiteral("edit")));
    QPushButton* install = button("packInstall", tr("&Install a file…"), "import");
    QPushButton* make = button("packNew", tr("&New pack…"), "add");
    QPushButton* close = button("packsClose", tr("Close"), "");

    auto* of = new QHBoxLayout;
    for (QPushButton* each : {m_open, m_check, m_export, m_remove})
        of->addWidget(each);
    of->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_title);
    right->addWidget(m_facts, 1);
    right->addWidget(m_report, 1);
    right->addLayout(of);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    m_hint = new QLabel(tr("A pack file or folder dropped here is shown before it is installed."));
    m_hint->setProperty("role", "muted");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(install);
    bottom->addWidget(make);
    bottom->addWidget(m_hint, 1);
    bottom->addWidget(close);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 12);
    rows->addLayout(columns, 1);
    rows->addLayout(bottom);

    connect(m_list, &QListWidget::currentRowChanged, this, &PacksDialog::show);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const QString path = source() ? source()->path : QString();
        accept();
        m_services.open(path);
    });
    connect(m_list, &QListWidget::itemDoubleClicked, m_open, &QPushButton::click);
    connect(m_export, &QPushButton::clicked, this, [this] {
        if (const model::PackSource* chosen = source())
            if (const QString said = m_services.build(chosen->path); !said.isEmpty())
                m_hint->setText(said);
    });
    connect(m_check, &QPushButton::clicked, this, &PacksDialog::check);
    connect(m_remove, &QPushButton::clicked, this, &PacksDialog::remove);
    connect(install, &QPushButton::clicked, this, &PacksDialog::install);
    connect(make, &QPushButton::clicked, this, [this] {
        accept();
        m_services.make();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    refresh();
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toString() == m_services.front)
            m_list->setCurrentRow(row);
}

void PacksDialog::refresh() {
    const int row = m_list->currentRow();
    m_list->clear();
    const model::LibraryLoad& load = m_services.library();
    for (const rules::Pack& pack : load.library->packs()) {
        auto* item = new QListWidgetItem(
            tr("%1\nVersion %2").arg(model::localized(pack.manifest.title), text(pack.manifest.version)));
        item->setData(Qt::UserRole, text(pack.manifest.id.value));
        if (const rules::ContentId emblem = model::PackFacts::emblem(pack); !emblem.empty())
            item->setIcon(QIcon(editor::thumbnail(load.library, emblem, {48, 48}, devicePixelRatioF())));
        else
            item->setIcon(editor::themedIcon(QStringLiteral("pack")));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    show();
}

const rules::Pack* PacksDialog::pack() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item ? m_services.library().library->pack(
                      rules::PackId(item->data(Qt::UserRole).toString().toStdString()))
                : nullptr;
}

const model::PackSource* PacksDialog::source() const {
    const rules::Pack* chosen = pack();
    for (const model::PackSource& each : m_services.library().sources)
        if (chosen && each.id == chosen->manifest.id)
            return &each;
    return nullptr;
}

void PacksDialog::show() {
    m_report->hide();
    m_facts->show();
    const rules::Pack* chosen = pack();
    const model::PackSource* from = source();
    const bool own = from && !from->installed;
    for (QPushButton* each : {m_open, m_export, m_check})
        each->setEnabled(from);
    m_remove->setEnabled(own);
    m_remove->setToolTip(own || !from ? QString() : tr("It comes with Bocage and stays."));
    m_open->setText(own || !from ? tr("&Open in the studio") : tr("&Open a copy in the studio"));
    if (!chosen) {
        m_title->clear();
        m_facts->setText(tr("There are no packs."));
        return;
    }
    m_title->setText(model::localized(chosen->manifest.title));
    const rules::Library& library = *m_services.library().library;
    const rules::GameSystem* game = rules::findGameSystem(chosen->manifest.system);
    QStringList facts;
    facts << tr("Version %1").arg(text(chosen->manifest.version))
          << tr("Game: %1").arg(game ? model::localized(game->name()) : text(chosen->manifest.system));
    if (!chosen->manifest.author.empty())
        facts << tr("Author: %1").arg(text(chosen->manifest.author));
    facts << (own ? tr("Installed by you: %1").arg(from->path) : tr("Comes with Bocage"));
    if (const QString about = model::localized(chosen->manifest.description); !about.isEmpty())
        facts << QString() << about;
    facts << QString() << model::PackFacts::contents(*chosen);
    if (const QStringList needs = model::PackFacts::needs(library, *chosen); !needs.isEmpty())
        facts << QString() << tr("Needs: %1").arg(needs.join(QStringLiteral(", ")));
    if (const QStringList others = model::PackFacts::dependents(library, chosen->manifest.id);
        !others.isEmpty())
        facts << QString() << tr("Needed by: %1").arg(others.join(QStringLiteral(", ")));
    QStringList names;
    for (const QString& file : model::filesUsing(chosen->manifest.id, m_services.documents()))
        names << QFileInfo(file).fileName();
    if (!names.isEmpty())
        facts << QString() << tr("Used by: %1").arg(names.join(QStringLiteral(", ")));
    m_facts->setText(facts.join(QLatin1Char('\n')));
}

void PacksDialog::install() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Install a pack"), {}, tr("Packs") + QStringLiteral(" (*.bocagepack pack.json)"));
    if (file.isEmpty())
        return;
    const QFileInfo chosen(file);
    m_services.offer(chosen.fileName() == model::packManifestName ? chosen.absolutePath() : file);
    refresh();
}

void PacksDialog::check() {
    const model::PackSource* chosen = source();
    if (!chosen)
        return;
    QStringList lines;
    if (const auto files = model::PackFiles::open(chosen->path))
        lines += model::ProblemText::full(model::checkPack(*files));
    const auto read = model::readPack(chosen->path);
    if (read) {
        const auto live =
            model::withPack(*m_services.library().library, model::buildPackValue(read->value).pack);
        const model::FindingText words(*live);
        for (const rules::Finding& finding :
             model::judgePack(read->value, *m_services.library().library).findings)
            if (finding.severity != rules::Severity::Note)
                lines << tr("%1: %2").arg(text(finding.rule), words.sentence(finding));
    } else {
        lines += model::ProblemText::full(read.problems());
    }
    m_report->setPlainText(lines.isEmpty() ? tr("Nothing is wrong with this pack.")
                                           : lines.join(QLatin1Char('\n')));
    m_facts->hide();
    m_report->show();
}

void PacksDialog::remove() {
    const rules::Pack* chosen = pack();
    const model::PackSource* from = source();
    if (!chosen || !from || from->installed)
        return;
    const rules::PackId id = chosen->manifest.id;
    QStringList names;
    for (const QString& file : model::filesUsing(id, m_services.documents()))
        names << QFileInfo(file).fileName();
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("removePackQuestion"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Remove the pack “%1”?").arg(model::localized(chosen->manifest.title)));
    QString detail =
        tr("Documents that use it keep everything: its pieces are shown as ghosts until the pack is back.");
    if (!names.isEmpty())
        detail += QLatin1Char('\n') + tr("These do: %1").arg(names.join(QStringLiteral(", ")));
    box.setInformativeText(detail);
    QPushButton* yes = box.addButton(tr("&Remove it"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("removeIt"));
    QPushButton* no = box.addButton(tr("&Keep it"), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    if (box.clickedButton() != static_cast<QAbstractButton*>(yes))
        return;
    const auto removed = model::removePack(id, model::userPacksFolder());
    m_services.reload();
    refresh();
    if (!removed)
        m_services.tell(tr("The pack could not be removed whole."), removed.problems());
}

void PacksDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void PacksDialog::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this,
        [this, paths] {
            for (const QString& path : paths)
                m_services.offer(path);
            refresh();
        },
        Qt::QueuedConnection);
}

}  // namespace bocage::app
