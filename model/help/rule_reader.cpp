#include "model/help/rule_reader.h"

#include <algorithm>

#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

/// Signs that Markdown would take for its own are shown as they are.
QString literal(const QString& plain) {
    static const QString marks = QStringLiteral("\\`*_[]<>#|~");
    QString escaped;
    for (const QChar c : plain) {
        if (marks.contains(c))
            escaped += QLatin1Char('\\');
        escaped += c;
    }
    return escaped;
}

}  // namespace

std::vector<const CatalogueRule*> RuleReader::search(const RuleCatalogue& catalogue, const QString& words) {
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const CatalogueRule*> found;
    for (const CatalogueRule& rule : catalogue.rules()) {
        const QString all =
            QStringList{text(rule.id), text(rule.text), text(rule.source), title(catalogue, rule.group)}.join(
                QLatin1Char('\n'));
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
            found.push_back(&rule);
    }
    return found;
}

QString RuleReader::title(const RuleCatalogue& catalogue, const std::string& group) {
    for (const CatalogueGroup& known : catalogue.groups())
        if (known.id == group)
            return localized(known.title);
    return text(group);
}

QString RuleReader::status(CatalogueRule::Status status) {
    switch (status) {
        case CatalogueRule::Status::Checked:
            return tr("The validator judges it.");
        case CatalogueRule::Status::Derived:
            return tr("Bocage works it out and shows the number.");
        case CatalogueRule::Status::Engine:
            return tr("Sight, reach or odds obey it.");
        case CatalogueRule::Status::Printed:
            return tr("It is here to be read; players see to it.");
    }
    return {};
}

QString RuleReader::page(const RuleCatalogue& catalogue, const std::string& group) {
    QString page = QStringLiteral("# %1\n\n").arg(literal(title(catalogue, group)));
    for (const CatalogueRule& rule : catalogue.rules()) {
        if (rule.group != group)
            continue;
        page += QStringLiteral("### %1\n\n%2\n\n").arg(text(rule.id), literal(text(rule.text)));
        const QString source = text(rule.source);
        page += QStringLiteral("*%1*\n\n")
                    .arg(literal(source.isEmpty()
                                     ? status(rule.status)
                                     : tr("%1. %2", "source of a rule, then what Bocage does with it")
                                           .arg(source, status(rule.status))));
        for (const CatalogueRuling& ruling : catalogue.rulings())
            if (std::find(ruling.rules.begin(), ruling.rules.end(), rule.id) != ruling.rules.end())
                page += QStringLiteral("- %1\n\n")
                            .arg(literal(tr("Ruling %1: %2").arg(text(ruling.id), text(ruling.text))));
    }
    return page;
}

}  // namespace bocage::model
