#include "app/gui/document_facts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

#include "editor/panels/thumbnails.h"
#include "editor/picking/plane.h"
#include "editor/systems/choose_game.h"
#include "editor/theme/theme.h"
#include "model/campaign/campaign_files.h"
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

QPixmap mapPicture(const rules::Scenario& scenario, const rules::LibraryPtr& library, const QSize& size,
                   qreal ratio) {
    if (size.isEmpty())
        return {};  // a card that was not laid out yet
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(editor::Theme::light().surround);
    if (scenario.battlefield.boards.empty()) {
        if (const QPixmap table = editor::tablePicture(scenario, library, size, ratio); !table.isNull())
            QPainter(&picture).drawPixmap(0, 0, table);
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

QString campaignDetail(const rules::Campaign& campaign, const rules::Library& library) {
    const rules::GameSystem* game = rules::findGameSystem(campaign.system);
    const QString detail =
        FactWords::tr("Campaign of %n chapter(s)", nullptr, static_cast<int>(campaign.chapters.size()));
    return game && editor::playableGames(library).size() > 1
               ? FactWords::tr("%1 · %2").arg(detail, model::localized(game->name()))
               : detail;
}

QPixmap campaignPicture(const rules::Campaign& campaign, const QString& path,
                        const rules::LibraryPtr& library, const QSize& size, qreal ratio) {
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(editor::Theme::light().surround);
    const auto files = model::loadChapters(campaign, path);
    std::vector<const rules::Scenario*> shown;
    for (const rules::CampaignChapter& chapter : campaign.chapters)
        if (const auto read = files.scenarios.find(chapter.id); read != files.scenarios.end())
            shown.push_back(&read->second);
    // More than three would be too narrow to tell anything.
    shown.resize(std::min<std::size_t>(shown.size(), 3));
    QPainter painter(&picture);
    const auto count = static_cast<int>(shown.size());
    for (int i = 0; i < count; ++i) {
        const int left = size.width() * i / count, right = size.width() * (i + 1) / count;
        const int seam = i + 1 < count ? 2 : 0;
        painter.drawPixmap(left, 0,
                           mapPicture(*shown[static_cast<std::size_t>(i)], library,
                                      QSize(right - left - seam, size.height()), ratio));
    }
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
    } else if (const auto* campaign = std::get_if<rules::Campaign>(&loaded->value)) {
        name(campaign->title);
        facts.detail = campaignDetail(*campaign, *library);
        facts.picture = campaignPicture(*campaign, path, library, picture, ratio);
    } else if (const auto* roster = std::get_if<rules::Roster>(&loaded->value)) {
        name(roster->title);
        facts.detail = armyDetail(*roster, library);
        if (!roster->entries.empty())
            facts.picture = editor::thumbnail(library, roster->entries.front().content, picture, ratio);
    }
    return facts;
}

}  // namespace bocage::app
