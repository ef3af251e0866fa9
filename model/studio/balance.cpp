#include "model/studio/balance.h"

#include <algorithm>
#include <cmath>

#include "model/systems/game_face.h"

namespace bocage::model {

namespace {

double median(std::vector<double> values) {
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The line through the points that half of them lie above whichever way they are paired.
void fit(Balance& balance) {
    std::vector<double> slopes, bases, residues;
    for (std::size_t i = 0; i < balance.points.size(); ++i)
        for (std::size_t j = i + 1; j < balance.points.size(); ++j) {
            const double across = balance.points[j].value - balance.points[i].value;
            if (std::abs(across) > 1e-9)
                slopes.push_back((balance.points[j].cost - balance.points[i].cost) / across);
        }
    balance.slope = std::max(0.0, median(std::move(slopes)));
    for (const Balance::Point& point : balance.points)
        bases.push_back(point.cost - balance.slope * point.value);
    balance.base = median(std::move(bases));
    for (Balance::Point& point : balance.points) {
        point.usual = balance.base + balance.slope * point.value;
        residues.push_back(std::abs(point.cost - point.usual));
    }
    // 1.4826 turns the median of distances into the deviation of a bell curve.
    balance.spread = 1.4826 * median(std::move(residues));
}

}  // namespace

Balance balanceOf(const rules::PackManifest& pack, const rules::LibraryPtr& library) {
    Balance balance;
    const GameFace* face = findGameFace(pack.system);
    const GameBalance* game = face ? face->balance() : nullptr;
    if (!game)
        return balance;
    balance.explained = game->explained();
    for (BalanceEntry& entry : game->entries(library)) {
        Balance::Point point;
        point.own = entry.content.pack() == pack.id.value;
        static_cast<BalanceEntry&>(point) = std::move(entry);
        balance.points.push_back(std::move(point));
    }
    fit(balance);
    for (Balance::Point& point : balance.points) {
        const double off = point.cost - point.usual;
        point.deviation = balance.spread > 0 ? off / balance.spread : 0;
        point.outlier = balance.points.size() >= 5 && std::abs(off) > 2.5 * balance.spread &&
                        std::abs(off) > 0.1 * std::abs(point.usual) && std::abs(off) >= 1;
    }
    std::stable_sort(balance.points.begin(), balance.points.end(),
                     [](const Balance::Point& a, const Balance::Point& b) {
                         return std::tuple(!a.own, !a.outlier, -std::abs(a.deviation)) <
                                std::tuple(!b.own, !b.outlier, -std::abs(b.deviation));
                     });
    return balance;
}

bool isWeighed(const rules::Json& piece, std::string_view system) {
    const GameFace* face = findGameFace(system);
    const GameBalance* game = face ? face->balance() : nullptr;
    return game && game->weighs(piece);
}

QString BalanceWords::line(const Balance::Point& point) {
    const QString usual = QString::number(std::lround(point.usual));
    const QString cost = QString::number(point.cost);
    if (!point.outlier)
        return tr("costs %1; pieces of its value cost about %2, which is near enough").arg(cost, usual);
    return point.cheap() ? tr("cheap: costs %1, where pieces of its value cost about %2").arg(cost, usual)
                         : tr("dear: costs %1, where pieces of its value cost about %2").arg(cost, usual);
}

QString BalanceWords::nothing(const Balance& balance) {
    return balance.explained.isEmpty()
               ? tr("Pieces of this game are not bought with points, so there is nothing to weigh.")
               : tr("Nothing in this pack has a cost that could be compared yet.");
}

}  // namespace bocage::model
