#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/faction_icons.h"
#include "editor/briefing/victory_form.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"

namespace bocage::editor {

namespace {

using Victory = rules::VictoryCondition;

/// Ways to win, side by side, each as a form and as a sentence.
class VictorySection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(VictorySection)

public:
    explicit VictorySection(BriefingContext& context) : BriefingSection(context, QStringLiteral("victory")) {}

    QString title() const override { return tr("Victory"); }
    QString icon() const override { return QStringLiteral("objective"); }
    QStringList anchors() const override { return {QStringLiteral("/victory")}; }

protected:
    QString hint() const override {
        return tr(
            "How each side wins. Any one of a side's conditions is enough. Each is said in a sentence; "
            "your own words take its place.");
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::ScenarioSide& side : scenario().sides)
            parts << QString::fromStdString(side.id.value);
        for (const Victory& condition : scenario().victory)
            parts << VictoryForm::shapeOf(condition);
        // Targets on offer.
        for (const auto& objective : scenario().objectives)
            parts << QString::fromStdString(objective.id.value);
        for (const auto& zone : scenario().zones)
            parts << QString::fromStdString(zone.id.value);
        parts << QString::number(scenario().pieces.size());
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        if (scenario().sides.empty()) {
            rows.addWidget(
                new BriefingCard(tr("Nobody fights yet"),
                                 tr("Add two sides in “Sides & forces” first; then say how they win.")));
            return;
        }
        for (const rules::ScenarioSide& side : scenario().sides)
            buildSide(rows, side);
        const bool shared = std::any_of(scenario().victory.begin(), scenario().victory.end(),
                                        [](const Victory& condition) { return condition.side.empty(); });
        if (shared) {
            rows.addWidget(briefingNote(tr("Whoever comes first"), "heading"));
            for (const Victory& condition : scenario().victory)
                if (condition.side.empty())
                    rows.addWidget(form(condition.id, QColor()));
        }
    }

private:
    QWidget* form(const rules::ElementId& id, const QColor& colour) {
        const VictoryForm::Parts parts{
            document(), fields(), language(),
            [this](const char* name, const QString& tip, const char* icon, std::function<void()> run) {
                return tool(QString::fromLatin1(name), tip, QString::fromLatin1(icon), std::move(run));
            },
            [this](const std::vector<rules::ElementId>& ids) { Q_EMIT mapWanted(ids); }};
        return VictoryForm(parts, id).make(colour);
    }

    /// A new condition may lie below what is seen.
    void showForm(const rules::ElementId& id) {
        auto* kind = findChild<QWidget*>(QStringLiteral("victory-kind/") + QString::fromStdString(id.value));
        if (!kind)
            return;
        QWidget* card = kind;
        while (card->parentWidget() && !qobject_cast<BriefingCard*>(card))
            card = card->parentWidget();
        widget()->adjustSize();
        ensureWidgetVisible(card);
        kind->setFocus(Qt::OtherFocusReason);
    }

    void buildSide(QVBoxLayout& rows, const rules::ScenarioSide& side) {
        auto* head = new QWidget;
        auto* line = new QHBoxLayout(head);
        line->setContentsMargins(0, 8, 0, 0);
        line->setSpacing(8);
        if (!side.players.empty()) {
            auto* mark = new QLabel;
            mark->setPixmap(factionMark(library(), side.players.front().faction, 24, devicePixelRatioF()));
            line->addWidget(mark);
        }
        auto* name = briefingNote({}, "heading");
        fields().follow(
            name, [this, name, id = side.id] { name->setText(model::ElementNames::side(scenario(), id)); });
        line->addWidget(name, 1);
        rows.addWidget(head);
        const QColor colour = sideColour(library(), side);
        int shown = 0;
        for (const Victory& condition : scenario().victory)
            if (condition.side == side.id) {
                rows.addWidget(form(condition.id, colour));
                ++shown;
            }
        auto* adder = new BriefingCard({});
        adder->setAnchors({QString::fromStdString(side.id.value)});
        adder->body().addWidget(briefingNote(shown == 0 ? tr("This side cannot win yet. Choose how it does:")
                                                        : tr("Another way to win:")));
        auto* chips = new QWidget;
        auto* flow = new FlowLayout(chips, 8, 8);
        for (int kind = 0; kind <= static_cast<int>(Victory::Kind::Text); ++kind) {
            const auto which = static_cast<Victory::Kind>(kind);
            auto* chip = new QPushButton(model::BriefingWords::kind(which));
            chip->setObjectName(
                QStringLiteral("add-victory/%1/%2").arg(QString::fromStdString(side.id.value)).arg(kind));
            chip->setProperty("chip", true);
            chip->setToolTip(model::BriefingWords::kindHelp(which));
            connect(chip, &QPushButton::clicked, this,
                    [this, id = side.id, which] { showForm(edits().addVictory(id, which)); });
            flow->addWidget(chip);
        }
        adder->body().addWidget(chips);
        rows.addWidget(adder);
    }
};

}  // namespace

BriefingSection* makeVictorySection(BriefingContext& context) {
    return new VictorySection(context);
}

}  // namespace bocage::editor
