#include "app/gui/pack_question.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "model/document/pack_value.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/studio/pack_difference.h"
#include "model/studio/pack_facts.h"

namespace bocage::app {

namespace {

QLabel* label(const QString& text, const char* role = nullptr) {
    auto* made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    if (role)
        made->setProperty("role", role);
    return made;
}

QPlainTextEdit* lines(const QString& name, const QStringList& text) {
    auto* made = new QPlainTextEdit(text.join(QLatin1Char('\n')));
    made->setObjectName(name);
    made->setReadOnly(true);
    made->setTabChangesFocus(true);
    made->setMinimumHeight(90);
    return made;
}

}  // namespace

QStringList PackQuestion::touchedSentences(const QStringList& files) {
    QStringList armies, scenarios, others;
    for (const QString& file : files) {
        const QString name = QFileInfo(file).fileName();
        (name.endsWith(QLatin1String(".army.json"))       ? armies
         : name.endsWith(QLatin1String(".scenario.json")) ? scenarios
                                                          : others)
            << name;
    }
    constexpr int shown = 6;
    const auto names = [](const QStringList& all) {
        const QString first = all.mid(0, shown).join(QStringLiteral(", "));
        const int more = static_cast<int>(all.size()) - shown;
        return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
    };
    const auto count = [](const QStringList& all) { return static_cast<int>(all.size()); };
    QStringList sentences;
    if (!armies.isEmpty())
        sentences << tr("%n of your armies change: %1.", nullptr, count(armies)).arg(names(armies));
    if (!scenarios.isEmpty())
        sentences << tr("%n of your scenarios change: %1.", nullptr, count(scenarios)).arg(names(scenarios));
    if (!others.isEmpty())
        sentences
            << tr("%n other document(s) of yours change: %1.", nullptr, count(others)).arg(names(others));
    return sentences;
}

PackQuestion::PackQuestion(const rules::Pack& pack, const rules::Problems& problems,
                           const model::LibraryLoad& library, const QStringList& documents, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("packQuestion"));
    setWindowTitle(tr("A content pack"));
    setMinimumWidth(560);
    const rules::PackManifest& manifest = pack.manifest;
    const QString version = QString::fromStdString(manifest.version);
    const rules::Pack* there = library.library->pack(manifest.id);
    m_replaces = there;

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 16, 18, 12);
    rows->setSpacing(8);
    auto* head = new QHBoxLayout;
    if (const rules::ContentId emblem = model::PackFacts::emblem(pack); !emblem.empty()) {
        auto* picture = new QLabel;
        picture->setPixmap(editor::thumbnail(model::withPack(*library.library, pack), emblem, {64, 64},
                                             devicePixelRatioF()));
        head->addWidget(picture);
    }
    auto* titles = new QVBoxLayout;
    titles->addWidget(label(model::localized(manifest.title), "heading"));
    titles->addWidget(
        label(manifest.author.empty()
                  ? tr("Version %1").arg(version)
                  : tr("Version %1, by %2").arg(version, QString::fromStdString(manifest.author)),
              "muted"));
    head->addLayout(titles, 1);
    rows->addLayout(head);
    if (const QString about = model::localized(manifest.description); !about.isEmpty())
        rows->addWidget(label(about));
    rows->addWidget(label(model::PackFacts::contents(pack)));
    if (const QStringList needs = model::PackFacts::needs(*library.library, pack); !needs.isEmpty())
        rows->addWidget(label(tr("Needs: %1").arg(needs.join(QStringLiteral(", ")))));
    rows->addWidget(
        label(tr("Nothing in it can run: a pack holds data, pictures and texts, and all of it is checked "
                 "before it is installed."),
              "muted"));
    if (there) {
        const QString before = QString::fromStdString(there->manifest.version);
        rows->addWidget(label(tr("Version %1 of it is installed. This would change:").arg(before), "strong"));
        const model::PackDifference difference(*there, pack);
        rows->addWidget(lines(
            QStringLiteral("packDifference"),
            difference.empty() ? QStringList{tr("Nothing: the pieces are the same.")} : difference.lines()));
        if (const QStringList sentences = touchedSentences(difference.touched(documents));
            !sentences.isEmpty()) {
            auto* said = label(sentences.join(QLatin1Char('\n')), "strong");
            said->setObjectName(QStringLiteral("packTouched"));
            rows->addWidget(said);
        }
    }
    if (!problems.empty()) {
        rows->addWidget(
            label(tr("%n thing(s) in it are wrong. It can be mended in the studio, not installed as it is:",
                     nullptr, static_cast<int>(problems.size())),
                  "error"));
        rows->addWidget(lines(QStringLiteral("packProblems"), model::ProblemText::full(problems)));
    }
    auto* buttons = new QDialogButtonBox;
    QPushButton* install = buttons->addButton(
        there ? tr("&Replace version %1").arg(QString::fromStdString(there->manifest.version))
              : tr("&Install"),
        QDialogButtonBox::AcceptRole);
    install->setObjectName(QStringLiteral("install"));
    install->setEnabled(problems.empty());
    QPushButton* studio = buttons->addButton(tr("Open in the &studio"), QDialogButtonBox::ActionRole);
    studio->setObjectName(QStringLiteral("openInStudio"));
    QPushButton* no = buttons->addButton(tr("&Not now"), QDialogButtonBox::RejectRole);
    no->setObjectName(QStringLiteral("notNow"));
    // Whoever opens a new pack wants it; what is there already is not replaced by a careless Enter.
    QPushButton* first = problems.empty() && !there ? install : no;
    first->setDefault(true);
    first->setFocus();
    connect(install, &QPushButton::clicked, this, [this] {
        m_answer = Answer::Install;
        accept();
    });
    connect(studio, &QPushButton::clicked, this, [this] {
        m_answer = Answer::Studio;
        accept();
    });
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    rows->addWidget(buttons);
}

}  // namespace bocage::app
