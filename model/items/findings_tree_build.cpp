// What the tree of findings should show: grouping, filter and the lines of a lesson.
#include <map>

#include "model/items/findings_tree_node.h"
#include "model/messages/rule_lesson.h"
#include "rules/checks/ownership.h"

namespace bocage::model {

bool FindingsTree::passes(const FindingRow& row) const {
    const auto shown = [&] {
        if (row.waived)
            return m_filter.waived;
        if (rules::isOwnership(row.finding))
            return m_filter.missing;
        switch (row.finding.severity) {
            case rules::Severity::Error:
                return m_filter.errors;
            case rules::Severity::Warning:
                return m_filter.warnings;
            case rules::Severity::Note:
                break;
        }
        return m_filter.notes;
    };
    if (!shown())
        return false;
    // Every word of the filter must be somewhere in the row.
    const QString all =
        QStringList{QString::fromStdString(row.finding.rule), row.sentence, row.place, row.sideName}.join(
            QLatin1Char('\n'));
    for (const QString& word : m_filter.text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!all.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

std::pair<std::string, QString> FindingsTree::groupOf(const FindingRow& row) const {
    switch (m_grouping) {
        case Grouping::None:
            break;
        case Grouping::Rule:
            return {row.finding.rule, QString::fromStdString(row.finding.rule)};
        case Grouping::Place: {
            const QString place = row.places.value(0);
            return {place.toStdString(), place.isEmpty() ? tr("The whole document") : place};
        }
        case Grouping::Side:
            return {row.side.value, row.side.empty() ? tr("No side of its own") : row.sideName};
    }
    return {};
}

std::unique_ptr<FindingsTree::Node> FindingsTree::findingNode(std::size_t index) const {
    const FindingRow& row = m_rows[index];
    auto node = std::make_unique<Node>();
    node->kind = Kind::Finding;
    node->key = row.key;
    node->row = row;
    if (row.waived)
        node->add(Kind::Reason, "reason")->text =
            row.reason.isEmpty() ? tr("Waived without a reason.") : tr("Waived: %1").arg(row.reason);
    const RuleLesson lesson = RuleLessons::lesson(m_system, row.finding.rule);
    if (!lesson.why.isEmpty()) {
        Node* why = node->add(Kind::Why, "why");
        why->text = lesson.why;
        why->source = lesson.source;
    }
    for (int i = 0; i < lesson.rulings.size(); ++i)
        node->add(Kind::Ruling, "ruling" + std::to_string(i))->text = lesson.rulings[i];
    if (row.places.size() > 1)
        for (int i = 0; i < row.places.size(); ++i) {
            if (row.places[i].isEmpty())
                continue;
            Node* place = node->add(Kind::Place, "place" + std::to_string(i));
            place->text = row.places[i];
            place->part = i;
        }
    for (int i = 0; i < row.fixes.size(); ++i) {
        Node* fix = node->add(Kind::Fix, "fix" + std::to_string(i));
        fix->text = row.fixes[i];
        fix->part = i;
    }
    return node;
}

std::unique_ptr<FindingsTree::Node> FindingsTree::build() const {
    auto root = std::make_unique<Node>();
    std::map<std::string, Node*> groups;
    Node* waived = nullptr;
    std::unique_ptr<Node> waivedGroup;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const FindingRow& row = m_rows[i];
        if (!passes(row))
            continue;
        Node* under = root.get();
        if (row.waived) {
            if (!waived) {
                waivedGroup = std::make_unique<Node>();
                waived = waivedGroup.get();
                waived->key = "waived";
                waived->text = tr("Waived");
            }
            under = waived;
        } else if (rules::isOwnership(row.finding)) {
            // What somebody owns is another question than what the rules allow.
            Node*& group = groups["missing"];
            if (!group) {
                group = root->add(Kind::Group, "missing");
                group->text = tr("Not in your boxes");
            }
            under = group;
        } else if (m_grouping != Grouping::None) {
            const auto [key, title] = groupOf(row);
            Node*& group = groups["group " + key];
            if (!group) {
                group = root->add(Kind::Group, "group " + key);
                group->text = title;
                if (m_grouping == Grouping::Rule)
                    group->source = RuleLessons::lesson(m_system, row.finding.rule).why;
            }
            under = group;
        }
        if (under != root.get())
            ++under->count;
        under->children.push_back(findingNode(i));
        under->children.back()->parent = under;
    }
    if (waivedGroup) {
        waivedGroup->parent = root.get();
        root->children.push_back(std::move(waivedGroup));
    }
    return root;
}

}  // namespace bocage::model
