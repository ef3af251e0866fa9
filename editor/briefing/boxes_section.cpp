#include <QLabel>
#include <QMessageBox>
#include <QSpinBox>
#include <algorithm>
#include <map>

#include "editor/briefing/briefing_sections.h"
#include "editor/panels/thumbnails.h"
#include "editor/tools/flow_layout.h"
#include "model/analysis/document_boxes.h"
#include "model/io/user_collection.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/systems/game_words.h"
#include "rules/checks/boxes_needed.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

using model::ElementNames;

/// "What boxes do I need": the fewest boxes, and every piece that goes on the table.
class BoxesSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(BoxesSection)

public:
    explicit BoxesSection(BriefingContext& context) : BriefingSection(context, QStringLiteral("boxes")) {}

    QString title() const override { return tr("Boxes needed"); }
    QString icon() const override { return QStringLiteral("collection"); }
    QStringList anchors() const override {
        return {QStringLiteral("/packs"), QStringLiteral("rule:DOC-BOX-01")};
    }

protected:
    QString hint() const override {
        return tr(
            "What must lie on the table to set this up: boards, tokens and what the players bring. It "
            "follows every change.");
    }

    /// What is needed, so that the page is built anew exactly when that changes.
    QString shape() const override {
        QString shape;
        for (const rules::Demand& demand : needs().demands)
            shape += QString::fromStdString(demand.content.value) + QLatin1Char('|');
        for (const rules::Copies& box : shelf().boxes)
            shape += QStringLiteral("%1×%2").arg(QString::fromStdString(box.id.value)).arg(box.count);
        return shape;
    }

    void build(QVBoxLayout& rows) override {
        const rules::CardboardNeeds wanted = needs();
        if (wanted.demands.empty())
            rows.addWidget(new BriefingCard(tr("Nothing yet"), tr("Lay boards on the map to begin.")));
        else
            rows.addWidget(answerCard(wanted));
        if (collection())
            rows.addWidget(shelfCard());
        pieces(rows, wanted.demands);
    }

private:
    rules::CardboardNeeds needs() const { return model::cardboardNeeds(document()); }

    rules::Collection shelf() const { return collection() ? collection()->value() : rules::Collection(); }

    QWidget* answerCard(const rules::CardboardNeeds& wanted) const {
        const rules::BoxesNeeded answer =
            rules::boxesNeeded(wanted.demands, {}, library(), wanted.substitutes);
        auto* card = new BriefingCard(tr("The fewest boxes"));
        card->setAnchors(anchors());
        auto* boxes = briefingNote(model::BriefingWords::boxes(answer.boxes, library()), "heading");
        boxes->setObjectName(QStringLiteral("boxesNeeded"));
        card->body().addWidget(boxes);
        if (!answer.found)
            card->body().addWidget(
                briefingNote(tr("Even a dozen boxes do not hold everything at once."), "error"));
        if (!answer.nowhere.empty()) {
            QStringList names;
            for (const rules::ContentId& id : answer.nowhere)
                names << ElementNames::content(library(), id);
            card->body().addWidget(briefingNote(
                tr("In no box of your packs: %1").arg(names.join(QStringLiteral(", "))), "error"));
        }
        if (!shelf().boxes.empty()) {
            const rules::BoxesNeeded missing =
                rules::boxesNeeded(wanted.demands, shelf(), library(), wanted.substitutes);
            auto* verdict = briefingNote(
                missing.boxes.empty()
                    ? tr("✓ Your boxes are enough.")
                    : tr("You still need %1.").arg(model::BriefingWords::boxes(missing.boxes, library())),
                missing.boxes.empty() ? "body" : "error");
            verdict->setObjectName(QStringLiteral("boxesMissing"));
            card->body().addWidget(verdict);
        }
        return card;
    }

    QWidget* shelfCard() {
        auto* card = new BriefingCard(
            tr("Your boxes"), tr("Say which boxes you own and how many. The box panel then counts what "
                                 "is left on your shelf, and pieces you do not have are reported. "
                                 "Bocage remembers it for every scenario."));
        for (const rules::Pack& pack : library().packs()) {
            if (pack.manifest.system != scenario().system)
                continue;
            for (const rules::BoxDef& box : pack.boxes) {
                const QString name = ElementNames::content(library(), box.id);
                auto* line = new QHBoxLayout;
                line->setSpacing(12);
                QSpinBox* count = fields().number(
                    QStringLiteral("owned/%1").arg(QString::fromStdString(box.id.value)),
                    tr("How many of %1 you own").arg(name), 0, 99, {},
                    [this, id = box.id] { return std::optional<int>(collection()->boxes(id)); },
                    [this, id = box.id](std::optional<int> owned) {
                        if (const auto saved = collection()->setBoxes(id, *owned); !saved)
                            QMessageBox::warning(
                                this, QStringLiteral("Bocage"),
                                model::ProblemText::full(saved.problems()).join(QLatin1Char('\n')));
                    });
                line->addWidget(count);
                auto* label = new QLabel(name);
                label->setTextFormat(Qt::PlainText);
                label->setBuddy(count);
                line->addWidget(label, 1);
                card->body().addLayout(line);
            }
        }
        return card;
    }

    /// What pieces of a kind are called together; the kinds of one game by its own words.
    QString titleOf(const std::string& kind) const {
        static const std::map<std::string, const char*> shared = {
            {"board", QT_TR_NOOP("Boards")},
            {"overlay", QT_TR_NOOP("Terrain tiles")},
            {"terrain", QT_TR_NOOP("Walls and obstacles")},
            {"tile", QT_TR_NOOP("Recruitment tiles")},
            {"unit", QT_TR_NOOP("Counters")},
            {"option", QT_TR_NOOP("Options")},
            {"marker", QT_TR_NOOP("Markers and tokens")},
            {"card", QT_TR_NOOP("Cards")},
            {"deck", QT_TR_NOOP("Decks")},
            {"bag", QT_TR_NOOP("Bags")}};
        if (const auto found = shared.find(kind); found != shared.end())
            return tr(found->second);
        const model::CodeWords* own =
            model::findWords(&model::GameWords::contentKinds, kind, scenario().system);
        return own ? QCoreApplication::translate("FieldWords", own->name) : tr("Other pieces");
    }

    void pieces(QVBoxLayout& rows, const std::vector<rules::Demand>& demands) {
        // Kinds in the order in which a table is set up; after them those of one game, as they are asked for.
        std::vector<std::string> kinds{"board", "overlay", "terrain", "marker", "tile", "unit", "option"};
        std::map<std::string, std::map<rules::ContentId, int>> counts;
        for (const rules::Demand& demand : demands) {
            const std::string kind(demand.content.kind());
            if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
                kinds.push_back(kind);
            ++counts[kind][demand.content];
        }
        for (const std::string& kind : kinds) {
            if (counts[kind].empty())
                continue;
            auto* card = new BriefingCard(titleOf(kind));
            auto* box = new QWidget;
            auto* flow = new FlowLayout(box, 8, 8);
            for (const auto& [id, count] : counts[kind])
                flow->addWidget(chip(id, count));
            card->body().addWidget(box);
            rows.addWidget(card);
        }
    }

    QWidget* chip(const rules::ContentId& id, int count) const {
        auto* made = new QFrame;
        made->setObjectName(QStringLiteral("contentChip"));
        auto* line = new QHBoxLayout(made);
        line->setContentsMargins(4, 4, 8, 4);
        line->setSpacing(8);
        auto* picture = new QLabel;
        picture->setPixmap(thumbnail(document().library(), id, {44, 32}, devicePixelRatioF()));
        line->addWidget(picture);
        auto* words =
            new QLabel(QStringLiteral("%1 × %2").arg(count).arg(ElementNames::content(library(), id)));
        words->setTextFormat(Qt::PlainText);
        line->addWidget(words);
        return made;
    }
};

}  // namespace

BriefingSection* makeBoxesSection(BriefingContext& context) {
    return new BoxesSection(context);
}

}  // namespace bocage::editor
