#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/briefing_words.h"
#include "model/messages/ruling_words.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

/// Special rules of this battle, and answers to what the rule books leave open.
class RulesSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(RulesSection)

public:
    explicit RulesSection(BriefingContext& context) : BriefingSection(context, QStringLiteral("rules")) {}

    QString title() const override { return tr("Special rules"); }
    QString icon() const override { return QStringLiteral("note"); }
    QStringList anchors() const override {
        return {QStringLiteral("/specialRules"), QStringLiteral("/rulings")};
    }

protected:
    QString hint() const override {
        return gameSays(scenario().system, "rules", tr("What is different in this battle."));
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::SpecialRule& rule : scenario().specialRules)
            parts << QString::fromStdString(rule.id.value);
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        for (const rules::SpecialRule& rule : scenario().specialRules)
            rows.addWidget(ruleCard(rule.id));
        rows.addWidget(adder());
        if (system() && !system()->rulings().empty()) {
            rows.addWidget(briefingNote(tr("Rulings"), "heading"));
            rows.addWidget(rulingsCard());
        }
    }

private:
    const rules::GameSystem* system() const { return rules::findGameSystem(scenario().system); }

    const rules::SpecialRule& rule(const rules::ElementId& id) const {
        for (const rules::SpecialRule& rule : scenario().specialRules)
            if (rule.id == id)
                return rule;
        static const rules::SpecialRule none;
        return none;
    }

    QWidget* ruleCard(const rules::ElementId& id) {
        const rules::SpecialRule& now = rule(id);
        QStringList touched;
        for (const std::string& each : now.rules)
            touched << QString::fromStdString(each);
        auto* card = new BriefingCard(
            now.ruleSwitch.empty() ? gameSays(scenario().system, "rule", tr("Rule of this battle"))
                                   : model::BriefingWords::ruleSwitch(now.ruleSwitch, scenario().system));
        card->setAnchors({QString::fromStdString(id.value)});
        if (!touched.isEmpty()) {
            auto* ids = new QLabel(touched.join(QStringLiteral(", ")));
            ids->setProperty("role", QStringLiteral("rule"));
            ids->setToolTip(tr("Rules it touches"));
            card->addTool(ids);
        }
        card->addTool(tool(QStringLiteral("rule-remove/%1").arg(QString::fromStdString(id.value)),
                           tr("Remove this rule"), QStringLiteral("delete"),
                           [this, id] { edits().removeSpecialRule(id); }));
        card->body().addWidget(fields().paragraph(
            QStringLiteral("rule-text/%1").arg(QString::fromStdString(id.value)), tr("Words of the rule"),
            [this, id] { return written(rule(id).text); },
            [this, id](const QString& text) { edits().setSpecialRuleText(id, language(), text); },
            [this, id] {
                return otherwise(
                    rule(id).text,
                    rule(id).ruleSwitch.empty()
                        ? gameSays(scenario().system, "rule.example",
                                   tr("Say it as you would to the other player at the table."))
                        : model::BriefingWords::ruleSwitchText(rule(id).ruleSwitch, scenario().system));
            }));
        return card;
    }

    QWidget* adder() {
        auto* card = new BriefingCard({});
        card->body().addWidget(briefingNote(tr("Add a rule: one of the usual switches, or your own words.")));
        auto* box = new QWidget;
        auto* flow = new FlowLayout(box, 8, 8);
        const auto chip = [&](const QString& name, const QString& text, const QString& tip,
                              std::function<void()> run) {
            auto* made = new QPushButton(themedIcon(QStringLiteral("plus")), text);
            made->setObjectName(name);
            made->setProperty("chip", true);
            made->setToolTip(tip);
            connect(made, &QPushButton::clicked, this, std::move(run));
            flow->addWidget(made);
        };
        chip(QStringLiteral("add-rule"), tr("Your own words"), tr("A rule that you write yourself"),
             [this] { edits().addSpecialRule({}, {}); });
        if (system())
            for (const rules::RuleSwitchInfo& info : system()->ruleSwitches()) {
                const bool used =
                    std::any_of(scenario().specialRules.begin(), scenario().specialRules.end(),
                                [&](const rules::SpecialRule& each) { return each.ruleSwitch == info.name; });
                if (used)
                    continue;
                chip(QStringLiteral("add-rule/%1").arg(QString::fromStdString(std::string(info.name))),
                     model::BriefingWords::ruleSwitch(info.name, scenario().system),
                     model::BriefingWords::ruleSwitchText(info.name, scenario().system), [this, info] {
                         edits().addSpecialRule(std::string(info.name),
                                                {info.rules.begin(), info.rules.end()});
                     });
            }
        card->body().addWidget(box);
        return card;
    }

    QWidget* rulingsCard() {
        auto* card = new BriefingCard(tr("Where the books leave a choice"),
                                      gameSays(scenario().system, "rulings",
                                               tr("The first answer is what Bocage assumes. Sight, movement "
                                                  "and odds follow what is chosen here.")));
        card->setAnchors({QStringLiteral("/rulings")});
        auto* table = new QGridLayout;
        table->setHorizontalSpacing(16);
        table->setVerticalSpacing(8);
        int row = 0;
        for (const rules::RulingInfo& info : system()->rulings()) {
            const std::string key(info.key);
            std::vector<BriefingFields::Choice> answers;
            for (const std::string_view value : info.values)
                answers.push_back({answers.empty() ? QString() : QString::fromStdString(std::string(value)),
                                   model::RulingWords::answer(key, value, scenario().system)});
            const std::string fallback(info.values.front());
            auto* question = briefingNote(model::RulingWords::question(key, scenario().system), "body");
            auto* choice = fields().choice(
                QStringLiteral("ruling/%1").arg(QString::fromStdString(key)),
                model::RulingWords::question(key, scenario().system), answers,
                [this, key, fallback] {
                    const auto chosen = scenario().rulings.find(key);
                    return chosen == scenario().rulings.end() || chosen->second == fallback
                               ? QString()
                               : QString::fromStdString(chosen->second);
                },
                [this, key](const QString& value) { edits().setRuling(key, value.toStdString()); });
            question->setBuddy(choice);
            auto* rule = new QLabel(QString::fromStdString(std::string(info.ambiguity)));
            rule->setProperty("role", QStringLiteral("rule"));
            table->addWidget(question, row, 0);
            table->addWidget(choice, row, 1);
            table->addWidget(rule, row, 2);
            ++row;
        }
        table->setColumnStretch(0, 1);
        card->body().addLayout(table);
        return card;
    }
};

}  // namespace

BriefingSection* makeRulesSection(BriefingContext& context) {
    return new RulesSection(context);
}

}  // namespace bocage::editor
