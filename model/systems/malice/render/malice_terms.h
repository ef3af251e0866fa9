#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/systems/malice/catalogue.h"

namespace bocage::model::malice {

/// The words of the game as people read them on cards, sheets and forms.
class Terms {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::malice::Terms)

public:
    static QString terrain(rules::malice::Terrain terrain);
    static QString site(rules::malice::Site site);
    static QString route(rules::malice::RouteKind kind);
    static QString colour(rules::malice::Colour colour);
    static QString colour(const std::string& name);  ///< of a card; empty for none
    static QString itemType(rules::malice::ItemType type);
    static QString fateKind(rules::malice::FateKind kind);
    static QString abilityUse(rules::malice::AbilityUse use);
    static QString radiance(rules::malice::Radiance kind);
    static QString radianceEffect(rules::malice::Radiance kind);
    static QString creature(rules::malice::CreatureType type);
    static QString city(rules::malice::CityService service);
    static QString mystic(rules::malice::MysticService service);
    static QString attribute(rules::malice::Attribute attribute);
    static QString difficulty(rules::malice::Difficulty difficulty);
    static QString scenario(rules::malice::ScenarioKind kind);
    static QString dstar(rules::malice::DstarMethod method);
    /// "+1 and 2★", "−1", "1d2".
    static QString amount(const rules::malice::Modifier& modifier);
    /// All of it: "+1★ to combat rolls against terrovans, this turn".
    static QString modifier(const rules::malice::Modifier& modifier);
};

}  // namespace bocage::model::malice
