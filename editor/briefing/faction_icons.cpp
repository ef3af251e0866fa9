#include "editor/briefing/faction_icons.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/render/piece_style.h"
#include "model/render/symbols.h"

namespace bocage::editor {

QColor factionColour(const rules::Library& library, const rules::ContentId& faction) {
    return faction.empty() ? QColor() : model::factionLook(library, faction).colour;
}

QColor sideColour(const rules::Library& library, const rules::ScenarioSide& side) {
    if (const QColor own(QString::fromStdString(side.colour)); own.isValid())
        return own;
    return side.players.empty() ? QColor() : factionColour(library, side.players.front().faction);
}

QPixmap factionMark(const rules::Library& library, const rules::ContentId& faction, int size, qreal ratio) {
    const model::FactionLook look = model::factionLook(library, faction);
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(1, 1, size - 2, size - 2);
    const double cut = size / 4.0;
    QPainterPath shape;
    if (look.frame == QLatin1String("chamfered")) {
        shape.addPolygon(QPolygonF{{box.left() + cut, box.top()},
                                   {box.right() - cut, box.top()},
                                   {box.right(), box.top() + cut},
                                   {box.right(), box.bottom() - cut},
                                   {box.right() - cut, box.bottom()},
                                   {box.left() + cut, box.bottom()},
                                   {box.left(), box.bottom() - cut},
                                   {box.left(), box.top() + cut}});
        shape.closeSubpath();
    } else if (look.frame == QLatin1String("scalloped") || look.frame == QLatin1String("torn")) {
        shape.addEllipse(box);
    } else if (look.frame == QLatin1String("notched")) {
        shape.addPolygon(QPolygonF{{box.center().x(), box.top()},
                                   {box.right(), box.center().y()},
                                   {box.center().x(), box.bottom()},
                                   {box.left(), box.center().y()}});
        shape.closeSubpath();
    } else {
        shape.addRoundedRect(box, cut, cut);
    }
    painter.fillPath(shape, look.colour);
    model::drawSymbol(painter, box.adjusted(cut, cut, -cut, -cut), look.symbol,
                      model::readableOn(look.colour));
    return pixmap;
}

QIcon factionIcon(const rules::Library& library, const rules::ContentId& faction) {
    return QIcon(factionMark(library, faction, 20, 2));
}

namespace {

void add(std::vector<BriefingFields::Choice>& choices, const rules::Library& library,
         const rules::ContentId& faction) {
    const QString key = QString::fromStdString(faction.value);
    if (faction.empty() || std::any_of(choices.begin(), choices.end(),
                                       [&](const BriefingFields::Choice& c) { return c.key == key; }))
        return;
    choices.push_back({key, model::ElementNames::content(library, faction), factionIcon(library, faction)});
}

}  // namespace

std::vector<BriefingFields::Choice> factionChoices(const rules::LibraryPtr& library,
                                                   const rules::Scenario& scenario, const QString& none) {
    std::vector<BriefingFields::Choice> choices{{QString(), none}};
    for (const rules::ScenarioSide& side : scenario.sides)
        for (const rules::Player& player : side.players)
            add(choices, *library, player.faction);
    return choices;
}

std::vector<BriefingFields::Choice> allFactionChoices(const rules::LibraryPtr& library,
                                                      const std::string& system, const QString& none) {
    std::vector<BriefingFields::Choice> choices{{QString(), none}};
    for (const rules::Pack& pack : library->packs())
        if (pack.manifest.system == system)
            for (const rules::FactionDef& faction : pack.factions)
                add(choices, *library, faction.id);
    return choices;
}

}  // namespace bocage::editor
