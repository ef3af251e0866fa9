#include "app/gui/document_facts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

#include "editor/panels/thumbnails.h"
#include "editor/picking/plane.h"
#include "editor/systems/choose_game.h"
#include "editor/theme/theme.h"
#include "model/library/content_library.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/plan/placed_elements.h"
#include "model/render/map_renderer.h"
#include "model/studio/pack_facts.h"
#include "model/systems/game_face.h"

namespace bocage::app {

namespace {

struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(DocumentFacts)
};

QString armyDetail(const rules::Roster& roster, const rules::LibraryPtr& library) {
    QStringList words;
    if (!roster.faction.empty())
        words << model::ElementNames::content(*library, roster.faction);
    const model::RosterFace* face = model::rosterFaceOf(roster.system);
    if (face && face->hasCosts()) {
        const int points = face->points({roster, library});
        words << (roster.limit ? FactWords::tr("%1 of %2 points").arg(points).arg(*roster.limit)
                               : FactWords::tr("%n point(s)", nullptr, points));
    }
    return words.join(QStringLiteral(" · "));
}

}  // namespace

QString battleDetail(const rules::Scenario& scenario, const rules::Library& library) {
    const int sides = static_cast<int>(scenario.sides.size());
    const rules::GameSystem* game = rules::findGameSystem(scenario.system);
    QString detail = FactWords::tr("%n side(s)", nullptr, sides);
    if (!game || game->grid()) {
        const auto bounds = model::battlefieldBounds(scenario, library);
        detail =
            FactWords::tr("%1 × %2 spaces · %n side(s)", nullptr, sides).arg(bounds.cols).arg(bounds.rows);
    }
    // Where several games are about, each battle says which it is of; last, for what is long is cut there.
    if (game && editor::playableGames(library).size() > 1)
        detail = FactWords::tr("%1 · %2").arg(detail, model::localized(game->name()));
    return detail;
}

namespace {

/// Where there is no board, the first things of every player lie side by side on the table.
void paintTable(QPainter& painter, const rules::Scenario& scenario, const rules::LibraryPtr& library,
                const QSize& size, qreal ratio) {
    std::vector<rules::ContentId> things;
    for (std::size_t place = 0; things.size() < 6 && place < 3; ++place)
        for (const rules::ScenarioSide& side : scenario.sides)
            for (const rules::Player& player : side.players)
                for (const rules::Force::Army& army : player.force.armies)
                    if (army.roster && place < army.roster->entries.size())
                        things.push_back(army.roster->entries[place].content);
    constexpr int gap = 8;
    const int columns = std::min(3, static_cast<int>(things.size()));
    if (columns == 0)
        return;
    const int rows = things.size() > 3 ? 2 : 1;
    const QSize room((size.width() - gap * (columns + 1)) / columns,
                     (size.height() - gap * (rows + 1)) / rows);
    for (int i = 0; i < std::min(columns * rows, static_cast<int>(things.size())); ++i) {
        const QPixmap thing = editor::thumbnail(library, things[static_cast<std::size_t>(i)], room, ratio);
        const QSize drawn = thing.size() / ratio;
        painter.drawPixmap(gap + i % columns * (room.width() + gap) + (room.width() - drawn.width()) / 2,
                           gap + i / columns * (room.height() + gap) + (room.height() - drawn.height()) / 2,
                           thing);
    }
}

}  // namespace

QPixmap mapPicture(const rules::Scenario& scenario, const rules::LibraryPtr& library, const QSize& size,
                   qreal ratio) {
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(editor::Theme::light().surround);
    if (scenario.battlefield.boards.empty()) {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paintTable(painter, scenario, library, size, ratio);
        return picture;
    }
    model::MapRenderer renderer(scenario, library);
    model::MapOptions options;
    options.layers.setFlag(model::MapLayer::Coordinates, false);
    options.layers.setFlag(model::MapLayer::Grid, false);
    const QRectF bounds =
        editor::boxOf(editor::gridOf(scenario), model::battlefieldBounds(scenario, *library));
    // A cropped map invites more than a small one with bars.
    const double scale = std::max(size.width() / bounds.width(), size.height() / bounds.height());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    renderer.paint(painter, bounds, options);
    return picture;
}

DocumentFacts documentFacts(const QString& path, const rules::LibraryPtr& library, const QSize& picture,
                            qreal ratio) {
    DocumentFacts facts;
    facts.title = QFileInfo(path).fileName();
    if (QFileInfo(path).fileName() == QLatin1String("pack.json")) {
        const auto pack = model::loadPack(QFileInfo(path).absolutePath());
        if (pack) {
            facts.title = model::localized(pack->pack.manifest.title);
            facts.detail =
                FactWords::tr("Pack, version %1").arg(QString::fromStdString(pack->pack.manifest.version));
            if (const auto emblem = model::PackFacts::emblem(pack->pack); !emblem.empty())
                facts.picture = editor::thumbnail(library, emblem, picture, ratio);
        } else {
            facts.detail = FactWords::tr("cannot be read");
        }
        return facts;
    }
    const auto loaded = model::loadValue(path);
    if (!loaded) {
        facts.detail = FactWords::tr("cannot be read");
        return facts;
    }
    const auto name = [&](const rules::Text& title) {
        if (const QString words = model::localized(title); !words.isEmpty())
            facts.title = words;
    };
    if (const auto* scenario = std::get_if<rules::Scenario>(&loaded->value)) {
        name(scenario->title);
        facts.detail = battleDetail(*scenario, *library);
        facts.picture = mapPicture(*scenario, library, picture, ratio);
    } else if (const auto* roster = std::get_if<rules::Roster>(&loaded->value)) {
        name(roster->title);
        facts.detail = armyDetail(*roster, library);
        if (!roster->entries.empty())
            facts.picture = editor::thumbnail(library, roster->entries.front().content, picture, ratio);
    }
    return facts;
}

}  // namespace bocage::app
