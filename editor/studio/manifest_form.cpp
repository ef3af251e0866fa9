#include "editor/studio/manifest_form.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/briefing/briefing_card.h"
#include "editor/studio/field_controls.h"
#include "editor/theme/icons.h"
#include "model/language/language.h"
#include "model/messages/briefing_words.h"
#include "model/messages/words.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

using rules::PackManifest;

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

}  // namespace

ManifestForm::ManifestForm(model::PackDocument& document, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_edits(document) {
    setObjectName(QStringLiteral("manifestForm"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_document, &model::PackDocument::changed, this,
            [this] { QMetaObject::invokeMethod(this, &ManifestForm::refresh, Qt::QueuedConnection); });
    rebuild();
}

void ManifestForm::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

bool ManifestForm::isEmpty() const {
    const auto& items = m_document.value().items;
    return std::all_of(items.begin(), items.end(), [](const auto& kind) { return kind.second.empty(); });
}

QString ManifestForm::shape() const {
    const model::PackValue& value = m_document.value();
    QString shape = isEmpty() ? QStringLiteral("empty\n") : QString();
    for (const rules::PackPin& need : value.manifest.needs)
        shape += text(need.id.value) + u' ' + text(need.version) + u'\n';
    for (const std::string& language : value.manifest.languages)
        shape += text(language) + u'\n';
    for (const auto& [name, bytes] : value.files)
        shape += name + u'\n';
    return shape;
}

void ManifestForm::refresh() {
    if (shape() != m_shape)
        return rebuild();
    for (const auto& update : m_updates)
        update();
}

void ManifestForm::rebuild() {
    m_shape = shape();
    m_updates.clear();
    const int scrolled = verticalScrollBar()->value();
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(16, 12, 16, 16);
    rows->setSpacing(10);
    const auto line = [this](const QString& name, const QString& label, auto read, auto write) {
        auto* field = new LineField([this, label, write](const QString& written) {
            m_edits.editManifest(tr("Set: %1").arg(label),
                                 [&](PackManifest& manifest) { write(manifest, written.trimmed()); });
        });
        field->setObjectName(name);
        field->setAccessibleName(label);
        m_updates.push_back([this, field, read] { field->show(read(m_document.value().manifest)); });
        return captioned(label, field);
    };
    if (isEmpty()) {
        auto* begin = new BriefingCard(
            tr("Nothing is in the pack yet"),
            tr("Choose a kind on the left and press Ins for a new piece of it, or copy shipped pieces and "
               "enter what is printed on yours. What stands below can wait."));
        auto* copy =
            new QPushButton(themedIcon(QStringLiteral("import")), tr("Copy pieces of another pack…"));
        copy->setObjectName(QStringLiteral("packCopyFirst"));
        connect(copy, &QPushButton::clicked, this, &ManifestForm::copyWanted);
        begin->body().addWidget(copy, 0, Qt::AlignLeft);
        rows->addWidget(begin);
    }
    auto* about = new BriefingCard(tr("Pack"));
    about->body().setSpacing(6);
    rows->addWidget(about);
    for (const model::LanguageInfo& language : model::languages()) {
        const std::string code = language.code.toStdString();
        const auto put = [code](rules::Text& all, const QString& written) {
            if (written.isEmpty())
                all.byLanguage.erase(code);
            else
                all.byLanguage[code] = written.toStdString();
        };
        const auto get = [code](const rules::Text& all) {
            const auto found = all.byLanguage.find(code);
            return found == all.byLanguage.end() ? QString() : text(found->second);
        };
        about->body().addWidget(line(
            QStringLiteral("packTitle@") + language.code, tr("Title (%1)").arg(language.name),
            [get](const PackManifest& manifest) { return get(manifest.title); },
            [put](PackManifest& manifest, const QString& written) { put(manifest.title, written); }));
        about->body().addWidget(line(
            QStringLiteral("packDescription@") + language.code, tr("In a sentence (%1)").arg(language.name),
            [get](const PackManifest& manifest) { return get(manifest.description); },
            [put](PackManifest& manifest, const QString& written) { put(manifest.description, written); }));
    }
    about->body().addWidget(line(
        QStringLiteral("packVersion"), tr("Version"),
        [](const PackManifest& manifest) { return text(manifest.version); },
        [](PackManifest& manifest, const QString& written) {
            if (!written.isEmpty())
                manifest.version = written.toStdString();
        }));
    about->body().addWidget(line(
        QStringLiteral("packAuthor"), tr("Author"),
        [](const PackManifest& manifest) { return text(manifest.author); },
        [](PackManifest& manifest, const QString& written) { manifest.author = written.toStdString(); }));
    about->body().addWidget(line(
        QStringLiteral("packLicense"), tr("License"),
        [](const PackManifest& manifest) { return text(manifest.license); },
        [](PackManifest& manifest, const QString& written) { manifest.license = written.toStdString(); }));
    auto* id = new LineField([this](const QString& written) { m_edits.renamePack(model::slugOf(written)); });
    id->setObjectName(QStringLiteral("packId"));
    id->setAccessibleName(tr("Id"));
    id->setToolTip(
        tr("Every id in the pack begins with it. Documents that use the pack do not follow a change."));
    m_updates.push_back([this, id] { id->show(text(m_document.value().manifest.id.value)); });
    about->body().addWidget(captioned(tr("Id"), id));
    const rules::GameSystem* game = rules::findGameSystem(m_document.value().manifest.system);
    about->body().addWidget(captioned(
        tr("Game"),
        new QLabel(game ? model::localized(game->name()) : text(m_document.value().manifest.system))));

    auto* source = new QComboBox;
    source->setObjectName(QStringLiteral("packProvenance"));
    source->setAccessibleName(tr("Values come from"));
    source->setMinimumHeight(fieldHeight);
    for (const rules::Provenance each :
         {rules::Provenance::OfficialUserEntered, rules::Provenance::Variant, rules::Provenance::Sample})
        source->addItem(model::BriefingWords::provenance(each), static_cast<int>(each));
    connect(source, &QComboBox::activated, this, [this, source] {
        m_edits.setProvenance(static_cast<rules::Provenance>(source->currentData().toInt()));
    });
    m_updates.push_back([this, source] {
        const QSignalBlocker quiet(source);
        source->setCurrentIndex(source->findData(static_cast<int>(m_document.value().manifest.provenance)));
    });
    auto* values =
        new BriefingCard(tr("Values come from"), tr("Set once for the pack and every piece in it."));
    values->body().addWidget(source);
    rows->addWidget(values);

    auto* needs = new BriefingCard(tr("Needs"),
                                   tr("Packs whose pieces this one refers to; written down by themselves."));
    for (const rules::PackPin& need : m_document.value().manifest.needs) {
        const rules::Pack* pack = m_document.library()->pack(need.id);
        needs->body().addWidget(
            new QLabel(tr("%1, version %2 or newer")
                           .arg(pack ? model::localized(pack->manifest.title) : text(need.id.value),
                                text(need.version))));
    }
    if (m_document.value().manifest.needs.empty())
        needs->body().addWidget(briefingNote(tr("No other pack.")));
    rows->addWidget(needs);

    auto* files = new BriefingCard(tr("Pictures and other files"));
    for (const auto& [name, bytes] : m_document.value().files) {
        auto* row = new QWidget;
        auto* columns = new QHBoxLayout(row);
        columns->setContentsMargins(0, 0, 0, 0);
        auto* label = new QLabel(tr("%1 (%2)").arg(name, QLocale().formattedDataSize(bytes.size())));
        label->setTextFormat(Qt::PlainText);
        columns->addWidget(label, 1);
        auto* remove = new QToolButton;
        remove->setIcon(themedIcon(QStringLiteral("delete")));
        remove->setAutoRaise(true);
        remove->setObjectName(QStringLiteral("removeFile:") + name);
        remove->setAccessibleName(tr("Remove %1 from the pack").arg(name));
        remove->setToolTip(remove->accessibleName());
        connect(remove, &QToolButton::clicked, this, [this, file = name] { m_edits.removeFile(file); });
        columns->addWidget(remove);
        files->body().addWidget(row);
    }
    if (m_document.value().files.empty())
        files->body().addWidget(briefingNote(tr("None. Scans of boards come in where a board is painted.")));
    rows->addWidget(files);
    rows->addStretch(1);
    setWidget(page);
    for (const auto& update : m_updates)
        update();
    verticalScrollBar()->setValue(scrolled);
}

}  // namespace bocage::editor
