#include <algorithm>
#include <vector>

#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

/// Bushes and trees of a hedge or wood, collected so that lower ones overlap higher ones whatever cell they
/// come from.
struct Plant {
    QPointF at;
    double radius;
    int variant;
    Stamp stamp;
};

void paintPlants(const Brush& brush, std::vector<Plant>& plants) {
    std::stable_sort(plants.begin(), plants.end(), [](const Plant& a, const Plant& b) {
        return a.at.y() != b.at.y() ? a.at.y() < b.at.y() : a.at.x() < b.at.x();
    });
    for (const Plant& plant : plants)
        brush.stamp(plant.stamp, plant.variant, plant.at, plant.radius);
}

void paintHedgerows(const Brush& brush) {
    const CellMask& mask = brush.shapes.hedgerow;
    if (mask.empty())
        return;
    brush.fill(brush.shapes.hedges, colour::shadow, 0.24, {0.07, 0.085});
    brush.fill(brush.shapes.hedges, colour::hedgeShade, 0.62);
    std::vector<Plant> plants;
    const bool sparse = brush.detail == Detail::Far;
    static constexpr double sizes[] = {0.175, 0.205, 0.235};
    brush.eachCellOf(mask, [&](int col, int row, const SceneCell& cell) {
        Random random(cell.feature(Look::Hedgerow)->seed);
        // A loose three by three, pulled inwards on open sides so that the clump stays in its cell.
        const double left = mask.contains(col - 1, row) ? 0.16 : 0.22;
        const double right = mask.contains(col + 1, row) ? 0.84 : 0.78;
        const double top = mask.contains(col, row - 1) ? 0.16 : 0.23;
        const double bottom = mask.contains(col, row + 1) ? 0.84 : 0.77;
        const int across = sparse ? 2 : 3;
        for (int y = 0; y < across; ++y)
            for (int x = 0; x < across; ++x) {
                const double step = 1.0 / (across - 1);
                const QPointF at(left + (right - left) * x * step + random.between(-0.07, 0.07),
                                 top + (bottom - top) * y * step + random.between(-0.07, 0.07));
                plants.push_back({QPointF(col, row) + at, sizes[random.below(3)] * (sparse ? 1.3 : 1),
                                  random.below(16), Stamp::HedgeBush});
            }
        if (mask.contains(col + 1, row) && !sparse)
            plants.push_back({{col + 1 + random.between(-0.05, 0.05), row + random.between(0.3, 0.7)},
                              sizes[1 + random.below(2)],
                              random.below(16),
                              Stamp::HedgeBush});
        if (mask.contains(col, row + 1) && !sparse)
            plants.push_back({{col + random.between(0.3, 0.7), row + 1 + random.between(-0.05, 0.05)},
                              sizes[1 + random.below(2)],
                              random.below(16),
                              Stamp::HedgeBush});
    });
    paintPlants(brush, plants);
}

void paintThickets(const Brush& brush) {
    const CellMask& mask = brush.shapes.thicket;
    if (mask.empty())
        return;
    brush.fill(brush.shapes.thickets, 0xFF8E9A5C, 0.38);
    std::vector<Plant> plants;
    static constexpr double sizes[] = {0.135, 0.165, 0.195};
    // Bushes stand around the cell and leave a gap: a thicket is lighter than a hedgerow.
    static constexpr QPointF places[] = {{0.25, 0.3}, {0.58, 0.24}, {0.78, 0.5}, {0.32, 0.66}, {0.62, 0.76}};
    brush.eachCellOf(mask, [&](int col, int row, const SceneCell& cell) {
        Random random(cell.feature(Look::Thicket)->seed);
        for (const QPointF& place : places)
            plants.push_back({QPointF(col, row) + place +
                                  QPointF(random.between(-0.07, 0.07), random.between(-0.07, 0.07)),
                              sizes[random.below(3)], random.below(12), Stamp::ThicketBush});
        if (mask.contains(col + 1, row) && random.chance(0.6))
            plants.push_back({{col + 1 + random.between(-0.06, 0.06), row + random.between(0.25, 0.75)},
                              sizes[random.below(2)],
                              random.below(12),
                              Stamp::ThicketBush});
        if (mask.contains(col, row + 1) && random.chance(0.6))
            plants.push_back({{col + random.between(0.25, 0.75), row + 1 + random.between(-0.06, 0.06)},
                              sizes[random.below(2)],
                              random.below(12),
                              Stamp::ThicketBush});
    });
    paintPlants(brush, plants);
}

void paintForests(const Brush& brush) {
    const CellMask& mask = brush.shapes.forest;
    if (mask.empty())
        return;
    brush.fill(brush.shapes.forests, colour::shadow, 0.2, {0.09, 0.11});
    brush.fill(brush.shapes.forests, 0xFF4C5836, 0.85);
    std::vector<Plant> plants;
    static constexpr double sizes[] = {0.29, 0.34, 0.39};
    static constexpr QPointF places[] = {{0.3, 0.3}, {0.72, 0.36}, {0.36, 0.72}, {0.76, 0.78}};
    brush.eachCellOf(mask, [&](int col, int row, const SceneCell& cell) {
        Random random(cell.feature(Look::Forest)->seed);
        for (const QPointF& place : places)
            plants.push_back({QPointF(col, row) + place +
                                  QPointF(random.between(-0.08, 0.08), random.between(-0.08, 0.08)),
                              sizes[random.below(3)], random.below(12), Stamp::Tree});
    });
    paintPlants(brush, plants);
}

}  // namespace

void paintFoliage(const Brush& brush) {
    paintThickets(brush);
    paintHedgerows(brush);
    paintForests(brush);
}

}  // namespace bocage::model::map
