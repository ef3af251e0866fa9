#include "model/systems/normandie/army/army_totals_model.h"

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/words/army_text.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

ArmyTotalsModel::ArmyTotalsModel(QObject* parent) : QAbstractItemModel(parent) {
    refresh();
}

void ArmyTotalsModel::setDocument(RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &RosterDocument::changed, this, &ArmyTotalsModel::refresh);
        connect(document, &Document::libraryChanged, this, &ArmyTotalsModel::refresh);
    }
    refresh();
}

QString ArmyTotalsModel::provisionalReason() const {
    if (!m_provisional)
        return {};
    return m_unknownCosts > 0 ? tr("Provisional: %n cost(s) are unknown.", nullptr, m_unknownCosts)
                              : tr("Provisional: the costs are samples.");
}

std::vector<ArmyTotalsModel::Line> ArmyTotalsModel::build() {
    std::vector<Line> lines(sectionCount);
    const QString names[sectionCount] = {tr("Points"),
                                         tr("Orders"),
                                         tr("Special orders"),
                                         tr("Bluffs"),
                                         tr("Units"),
                                         tr("Breaking points · VP"),
                                         tr("Markers to hand out"),
                                         tr("Who may use what"),
                                         tr("Spells"),
                                         tr("Abilities in play"),
                                         tr("Bags needed")};
    for (int i = 0; i < sectionCount; ++i)
        lines[static_cast<std::size_t>(i)].name = names[i];
    m_points = m_unknownCosts = 0;
    m_provisional = false;
    m_limit.reset();
    if (!m_document)
        return lines;
    const auto content = contentFor(m_document->library());
    const Library& library = content->library();
    const ArmyText words(library);
    const ArmyView army(m_document->roster(), *content, {}, Rulings::from(m_document->rulings()));
    const ArmyTotals totals = totalsOf(army);
    m_points = totals.points.value;
    m_limit = m_document->limit();
    m_provisional = totals.provisional;
    m_unknownCosts = totals.unknownCosts;

    const auto number = [](int value) { return QString::number(value); };
    const auto explain = [&](Line& line, const Total& total) {
        for (const ArmyTerm& term : total.terms)
            line.sources.push_back(
                {words.term(term), number(term.value), QString::fromStdString(term.rule), term.source});
    };
    const auto sum = [&](const Total& total, int usable) {
        QStringList parts;
        for (const ArmyTerm& term : total.terms)
            parts << number(term.value);
        // Long sums are folded out instead.
        if (parts.size() < 2 || parts.size() > 4)
            return number(usable);
        return QStringLiteral("%1 = %2").arg(usable).arg(parts.join(QStringLiteral(" + ")));
    };
    Line& points = lines[Points];
    points.value = m_limit ? tr("%1 of %2").arg(m_points).arg(*m_limit) : number(m_points);
    explain(points, totals.points);
    Line& orders = lines[Orders];
    orders.value = totals.orders.value > orderCap
                       ? tr("%1 of %2 stars").arg(totals.usableOrders).arg(totals.orders.value)
                       : sum(totals.orders, totals.usableOrders);
    explain(orders, totals.orders);
    lines[SpecialOrders].value = number(totals.specialOrders.value);
    explain(lines[SpecialOrders], totals.specialOrders);
    lines[Bluffs].value = number(totals.usableBluffs);
    explain(lines[Bluffs], totals.bluffs);

    Line& units = lines[Units];
    units.value = number(totals.units);
    for (const auto& [unitClass, count] : totals.unitsByClass)
        units.sources.push_back({ArmyText::unitClass(unitClass), number(count), {}, {}});
    if (totals.manifestations > 0)
        units.sources.push_back(
            {tr("Mythos Manifestations"), number(totals.manifestations), QStringLiteral("SON-ARM-71"), {}});
    units.sources.push_back(
        {tr("Able to take orders"), number(totals.ableToTakeOrders), QStringLiteral("SON-ARM-66"), {}});

    Line& breaking = lines[Breaking];
    breaking.value = tr("%1 · %2").arg(totals.breakingPoints).arg(totals.victoryPoints);
    for (std::size_t e = 0; e < totals.entries.size(); ++e) {
        const EntryTotals& own = totals.entries[e];
        const auto shown = [&](const std::optional<int>& value) {
            return value ? number(*value) : QStringLiteral("–");
        };
        breaking.sources.push_back({ElementNames::content(library, army.entries[e].entry->content),
                                    tr("%1 · %2").arg(shown(own.breakingPoints), shown(own.victoryPoints)),
                                    QStringLiteral("SON-ARM-67"), own.id});
    }
    Line& handOut = lines[HandOut];
    int markers = 0;
    for (const rules::normandie::HandOut& item : totals.handOut) {
        markers += item.count;
        handOut.sources.push_back({words.handOut(item), number(item.count), {}, {}});
    }
    handOut.value = number(markers);

    Line& access = lines[Access];
    access.value = number(static_cast<int>(totals.access.size()));
    for (const OptionAccess& one : totals.access) {
        QStringList served;
        for (const int unit : one.units)
            served << ElementNames::content(library, army.units[static_cast<std::size_t>(unit)].id);
        served.removeDuplicates();
        Line line{ElementNames::content(library, one.option), ArmyText::reach(one.reach),
                  served.join(QStringLiteral(", ")), one.filling};
        if (one.units.empty())
            line.value = tr("nobody");
        access.sources.push_back(std::move(line));
    }
    Line& spells = lines[Spells];
    spells.value = number(static_cast<int>(totals.spells.size()));
    for (const SpellTotals& spell : totals.spells)
        spells.sources.push_back({words.name(spell.spell), ArmyText::casting(spell),
                                  spell.ruled ? QStringLiteral("SON-AMB-57") : QStringLiteral("SON-OPT-02"),
                                  spell.filling});
    Line& abilities = lines[Abilities];
    abilities.value = number(static_cast<int>(totals.abilities.size()));
    for (const auto& [slug, count] : totals.abilities) {
        const Ability* ability = content->ability(slug);
        abilities.sources.push_back({ArmyWords::ability({slug, {}, false, false}, *content),
                                     number(count),
                                     ability ? localized(ability->help) : QString(),
                                     {}});
    }
    Line& bags = lines[Bags];
    QStringList needed;
    for (const std::string& bag : totals.bags)
        needed << ArmyText::bag(bag);
    bags.value = needed.isEmpty() ? tr("none") : needed.join(QStringLiteral(", "));
    for (Line& line : lines) {
        QStringList tip;
        for (const Line& source : line.sources)
            tip << QStringLiteral("%1: %2").arg(source.name, source.value);
        line.tip = tip.mid(0, 24).join(QLatin1Char('\n'));
    }
    return lines;
}

void ArmyTotalsModel::refresh() {
    std::vector<Line> now = build();
    if (m_lines.empty()) {
        m_lines = std::move(now);
        Q_EMIT refreshed();
        return;
    }
    // The sections stay, so that what is folded out stays so; only their sources come and go.
    for (std::size_t i = 0; i < now.size(); ++i) {
        const QModelIndex section = index(static_cast<int>(i), 0);
        const int before = rowCount(section);
        const int after = static_cast<int>(now[i].sources.size());
        std::vector<Line>& sources = m_lines[i].sources;
        if (after < before) {
            beginRemoveRows(section, after, before - 1);
            sources.resize(static_cast<std::size_t>(after));
            endRemoveRows();
        } else if (after > before) {
            beginInsertRows(section, before, after - 1);
            sources.insert(sources.end(), now[i].sources.begin() + before, now[i].sources.end());
            endInsertRows();
        }
        m_lines[i] = std::move(now[i]);
        Q_EMIT dataChanged(section, section.siblingAtColumn(1));
        if (after > 0)
            Q_EMIT dataChanged(index(0, 0, section), index(after - 1, 1, section));
    }
    Q_EMIT refreshed();
}

QModelIndex ArmyTotalsModel::index(int row, int column, const QModelIndex& parent) const {
    if (row < 0 || column < 0 || column > 1 || row >= rowCount(parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(parent.isValid() ? parent.row() + 1 : 0));
}

QModelIndex ArmyTotalsModel::parent(const QModelIndex& index) const {
    const quintptr id = index.isValid() ? index.internalId() : 0;
    return id == 0 ? QModelIndex() : createIndex(static_cast<int>(id) - 1, 0, quintptr(0));
}

int ArmyTotalsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_lines.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_lines[static_cast<std::size_t>(parent.row())].sources.size());
}

const ArmyTotalsModel::Line& ArmyTotalsModel::lineOf(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == 0 ? m_lines[row]
                                   : m_lines[static_cast<std::size_t>(index.internalId() - 1)].sources[row];
}

QVariant ArmyTotalsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = lineOf(index);
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == 0 ? line.name : line.value;
        case Qt::AccessibleTextRole:
            return tr("%1: %2").arg(line.name, line.value);
        case Qt::ToolTipRole:
            return line.tip;
        case Qt::TextAlignmentRole:
            return static_cast<int>(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
        case ElementRole:
            return QString::fromStdString(line.element.value);
        default:
            return {};
    }
}

}  // namespace bocage::model
