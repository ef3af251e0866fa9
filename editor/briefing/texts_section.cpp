#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/languages.h"
#include "editor/systems/game_editor.h"
#include "model/messages/briefing_words.h"

namespace bocage::editor {

namespace {

using model::TextField;

/// Every text of the battle in two languages side by side.
class TextsSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(TextsSection)

public:
    explicit TextsSection(BriefingContext& context)
        : BriefingSection(context, QStringLiteral("texts")), m_left("en"), m_right("fr") {}

    QString title() const override { return tr("Texts"); }
    QString icon() const override { return QStringLiteral("text"); }
    QStringList anchors() const override { return {QStringLiteral("/texts")}; }

protected:
    QString hint() const override {
        return tr("What players read, in two languages side by side. Empty texts fall back to English.");
    }

    QString shape() const override {
        QStringList codes;
        for (const std::string& code : writtenLanguages(scenario()))
            codes << QString::fromStdString(code);
        return codes.join(QLatin1Char('|')) + QString::fromStdString("/" + m_left + "/" + m_right);
    }

    void build(QVBoxLayout& rows) override {
        auto* card = new BriefingCard({});
        card->setAnchors({QStringLiteral("/texts")});
        auto* table = new QGridLayout;
        table->setHorizontalSpacing(16);
        table->setVerticalSpacing(12);
        table->addWidget(languageHead(QStringLiteral("left"), m_left), 0, 0);
        table->addWidget(languageHead(QStringLiteral("right"), m_right), 0, 1);
        struct Row {
            TextField field;
            QString name;
            int lines;
        };
        const Row all[] = {
            {TextField::Title, tr("Title"), 1},
            {TextField::Introduction, tr("Introduction"), 3},
            {TextField::Deployment, gameSays(scenario().system, "texts.deployment", tr("Deployment")), 2},
            {TextField::Preparation, tr("Preparation"), 2},
            {TextField::Gameplay, tr("Gameplay"), 2},
            {TextField::Epilogue, tr("Epilogue"), 2}};
        int row = 1;
        for (const Row& each : all) {
            table->addWidget(text(each.field, each.name, QStringLiteral("left"), m_left, each.lines), row, 0);
            table->addWidget(text(each.field, each.name, QStringLiteral("right"), m_right, each.lines), row,
                             1);
            ++row;
        }
        table->setColumnStretch(0, 1);
        table->setColumnStretch(1, 1);
        card->body().addLayout(table);
        rows.addWidget(card);
    }

private:
    QWidget* languageHead(const QString& which, std::string& chosen) {
        auto* box = new QWidget;
        auto* line = new QHBoxLayout(box);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        std::vector<std::string> codes = writtenLanguages(scenario());
        for (const std::string& code : offeredLanguages())
            if (std::find(codes.begin(), codes.end(), code) == codes.end())
                codes.push_back(code);
        std::vector<BriefingFields::Choice> choices;
        for (const std::string& code : codes)
            choices.push_back({QString::fromStdString(code), model::BriefingWords::language(code)});
        line->addWidget(fields().choice(
            QStringLiteral("language/%1").arg(which), tr("Language of this column"), choices,
            [&chosen] { return QString::fromStdString(chosen); },
            [this, &chosen](const QString& code) {
                chosen = code.toStdString();
                rebuild();
            }));
        line->addWidget(tool(QStringLiteral("language-remove/%1").arg(which),
                             tr("Remove every text in this language"), QStringLiteral("delete"),
                             [this, &chosen] { edits().removeLanguage(chosen); }));
        line->addStretch(1);
        return box;
    }

    QWidget* text(TextField field, const QString& name, const QString& which, const std::string& code,
                  int lines) {
        QWidget* box = captioned(
            name, fields().paragraph(
                      QStringLiteral("text/%1/%2").arg(static_cast<int>(field)).arg(which),
                      QStringLiteral("%1, %2").arg(name, model::BriefingWords::language(code)),
                      [this, field, code] {
                          const auto& texts = model::textOf(scenario(), field).byLanguage;
                          const auto found = texts.find(code);
                          return found == texts.end() ? QString() : QString::fromStdString(found->second);
                      },
                      [this, field, code](const QString& words) { edits().setText(field, code, words); },
                      [this, field] { return otherwise(model::textOf(scenario(), field)); }, lines));
        addOutdatedNotice(*box, field, which, code);
        return box;
    }

    /// Says below a translation that its original has changed since. The room stays reserved, so that
    /// nothing jumps while one types on the other side.
    void addOutdatedNotice(QWidget& box, TextField field, const QString& which, const std::string& code) {
        auto* notice = new QWidget;
        auto* line = new QHBoxLayout(notice);
        line->setContentsMargins(0, 0, 0, 0);
        auto* words = new QLabel(tr("Translation out of date: the other language has changed since."));
        words->setProperty("role", QStringLiteral("warning"));
        words->setWordWrap(true);
        words->setObjectName(QStringLiteral("outdated/%1/%2").arg(static_cast<int>(field)).arg(which));
        auto* confirm =
            button(QStringLiteral("confirm/%1/%2").arg(static_cast<int>(field)).arg(which), tr("Still right"),
                   {}, [this, field, code] { edits().confirmText(field, code); });
        confirm->setToolTip(tr("Call this translation up to date as it is."));
        line->addWidget(words, 1);
        line->addWidget(confirm);
        QSizePolicy policy = notice->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        notice->setSizePolicy(policy);
        qobject_cast<QVBoxLayout*>(box.layout())->insertWidget(2, notice);
        fields().follow(notice, [this, notice, field, code] {
            notice->setVisible(model::isOutdated(scenario(), field, code));
        });
    }

    std::string m_left, m_right;
};

}  // namespace

BriefingSection* makeTextsSection(BriefingContext& context) {
    return new TextsSection(context);
}

}  // namespace bocage::editor
