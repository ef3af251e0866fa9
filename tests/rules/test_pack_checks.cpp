#include <QtTest>

#include "tests/rules/pack_fixture.h"

using namespace bocage;
using namespace bocage::rules;
using Fixture = tests::PackFixture;

namespace {

Json ability(const char* slug) {
    return Json::Object{{"ability", slug}};
}
Json ability(const char* slug, int value) {
    return Json::Object{{"ability", slug}, {"value", value}};
}
Json copies(std::initializer_list<const char*> ids) {
    Json::Array list;
    for (const char* id : ids)
        list.push_back(Json::Object{{"id", id}});
    return list;
}

const char* const rifles = "p:unit/rifles";
const char* const scouts = "p:unit/scouts";
const char* const jeep = "p:unit/jeep";
const char* const tank = "p:unit/tank";
const char* const horror = "p:unit/horror";
const char* const command = "p:tile/command";

/// How often the rule is found broken after a change to the sound pack.
template <class Change>
int broken(std::string_view rule, Change change) {
    Fixture fixture;
    change(fixture);
    return fixture.count(rule);
}

}  // namespace

/// For every rule about packs the nearest legal and the nearest illegal case. The sound pack of the fixture
/// is the legal case wherever none is spelt out.
class TestPackChecks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundPackIsClean() {
        for (const Finding& finding : Fixture().check())
            QFAIL((finding.rule + " " + finding.subject).c_str());
    }

    void everyRuleHasATest() {
        const auto* system = findGameSystem("normandie");
        for (const auto& table : {packStructureChecks(), system->packChecks()})
            for (const PackCheck& check : table) {
                QByteArray name(check.rule.data(), static_cast<qsizetype>(check.rule.size()));
                name.replace('-', '_');
                bool found = false;
                for (int i = 0; i < metaObject()->methodCount(); ++i)
                    found = found || metaObject()->method(i).name().startsWith(name);
                QVERIFY2(found, name.constData());
            }
    }

    void PACK_ID_01_sameIdTwice() {
        QCOMPARE(broken("PACK-ID-01", [](Fixture& f) { f.pack().terrain.push_back(f.pack().terrain[0]); }),
                 1);
    }
    void PACK_REF_01_unknownContent() {
        QCOMPARE(broken("PACK-REF-01", [](Fixture& f) { f.set(jeep, {"wreck"}, "p:overlay/gone"); }), 1);
        QCOMPARE(broken("PACK-REF-01", [](Fixture& f) { f.pack().factions[0].deck = "p:deck/gone"; }), 1);
        QCOMPARE(
            broken("PACK-REF-01", [](Fixture& f) { f.house().edges[0].kind = ContentId("p:terrain/gone"); }),
            1);
    }
    void PACK_REF_02_undeclaredPack() {
        const auto foreign = [](Fixture& f) { f.set(jeep, {"wreck"}, "q:overlay/wreck"); };
        QCOMPARE(broken("PACK-REF-02", foreign), 1);
        QCOMPARE(broken("PACK-REF-02",
                        [&](Fixture& f) {
                            foreign(f);
                            f.pack().manifest.needs = {{PackId("q"), "1.0.0"}};
                        }),
                 0);
    }
    void PACK_REF_03_needsInACircle() {
        QCOMPARE(broken("PACK-REF-03",
                        [](Fixture& f) {
                            f.pack().manifest.needs = {{f.pack().manifest.id, "1.0.0"}};
                        }),
                 1);
        QCOMPARE(broken("PACK-REF-03",
                        [](Fixture& f) {
                            f.pack().manifest.needs = {{PackId("other"), "1.0.0"}};
                        }),
                 0);
    }
    void PACK_TEXT_01_noName() {
        QCOMPARE(broken("PACK-TEXT-01", [](Fixture& f) { f.pack().cards[0].name = {}; }), 1);
    }
    void PACK_TEXT_02_noHelp() {
        QCOMPARE(broken("PACK-TEXT-02", [](Fixture& f) { f.pack().terrain[0].help = {}; }), 1);
    }
    void PACK_TEXT_03_languageMissing() {
        QCOMPARE(broken("PACK-TEXT-03",
                        [](Fixture& f) {
                            f.pack().manifest.languages = {"en", "fr"};
                            forEachHead(f.pack(), [](const ContentHead& head) {
                                const_cast<ContentHead&>(head).name.byLanguage["fr"] = "x";
                            });
                            f.pack().cards[0].name = "Card";
                        }),
                 1);
    }
    void PACK_ART_01_symbolMissing() {
        const Names all{"building", "grenades", "assault"};
        const Names some{"building", "grenades"};
        QCOMPARE(Fixture().count("PACK-ART-01", &all), 0);
        QCOMPARE(Fixture().count("PACK-ART-01", &some), 1);
    }
    void PACK_ART_02_scanMissing() {
        Fixture fixture;
        fixture.house().art = "house.png";
        const Names there{"house.png"};
        const Names none;
        QCOMPARE(fixture.count("PACK-ART-02", nullptr, &there), 0);
        QCOMPARE(fixture.count("PACK-ART-02", nullptr, &none), 1);
    }
    void PACK_EFF_01_unknownEffect() {
        QCOMPARE(broken("PACK-EFF-01", [](Fixture& f) { f.pack().terrain[0].effects[0].name = "sticky"; }),
                 1);
    }
    void PACK_EFF_02_valueAgainstTheEffect() {
        QCOMPARE(broken("PACK-EFF-02", [](Fixture& f) { f.pack().terrain[0].effects[1].value.reset(); }), 1);
        QCOMPARE(broken("PACK-EFF-02", [](Fixture& f) { f.pack().terrain[0].effects[0].value = 1; }), 1);
        QCOMPARE(broken("PACK-EFF-02", [](Fixture& f) { f.pack().terrain[1].effects[1].classes.clear(); }),
                 1);
    }
    void PACK_FACE_01_faceNames() {
        QCOMPARE(broken("PACK-FACE-01", [](Fixture& f) { f.pack().overlays[0].faces[1].name = "a"; }), 1);
        QCOMPARE(broken("PACK-FACE-01", [](Fixture& f) { f.pack().overlays[1].faces.clear(); }), 1);
    }
    void PACK_FACE_02_outlinesDiffer() {
        QCOMPARE(broken("PACK-FACE-02",
                        [](Fixture& f) { f.pack().overlays[0].faces[1] = f.pack().overlays[1].faces[0]; }),
                 1);
    }
    void PACK_GRID_01_terrainInTheWrongPlace() {
        QCOMPARE(broken("PACK-GRID-01",
                        [](Fixture& f) { f.house().edges[0].kind = ContentId("p:terrain/floor"); }),
                 1);
        QCOMPARE(
            broken("PACK-GRID-01", [](Fixture& f) { f.house().grid.cells[0] = ContentId("p:terrain/wall"); }),
            1);
    }
    void PACK_GRID_02_featureOutside() {
        QCOMPARE(broken("PACK-GRID-02", [](Fixture& f) { f.house().edges[1].at.cell = {3, 0}; }), 1);
        QCOMPARE(broken("PACK-GRID-02", [](Fixture& f) { f.house().rooms[1].cells = {{1, 1}}; }), 1);
        QCOMPARE(broken("PACK-GRID-02",
                        [](Fixture& f) {
                            f.house().corners = {{{2, 1}, ContentId("p:terrain/post")}};
                        }),
                 0);
        QCOMPARE(broken("PACK-GRID-02",
                        [](Fixture& f) {
                            f.house().corners = {{{3, 1}, ContentId("p:terrain/post")}};
                        }),
                 1);
    }
    void PACK_FAC_01_colour() {
        QCOMPARE(broken("PACK-FAC-01", [](Fixture& f) { f.pack().factions[0].colour = "#0072BG"; }), 1);
    }
    void PACK_DECK_01_emptyStock() {
        QCOMPARE(broken("PACK-DECK-01", [](Fixture& f) { f.pack().decks[0].cards.clear(); }), 1);
        QCOMPARE(broken("PACK-DECK-01", [](Fixture& f) { f.pack().bags[0].contents[0].count = 0; }), 1);
    }
    void PACK_BOX_01_leftOutOfTheBox() {
        const auto boxed = [](Fixture& f) {
            BoxDef box;
            box.id = ContentId("p:box/b");
            box.name = "Box";
            forEachHead(f.pack(), [&](const ContentHead& head) { box.contents.push_back({head.id, 1}); });
            f.pack().boxes.push_back(box);
        };
        QCOMPARE(broken("PACK-BOX-01", boxed), 0);
        QCOMPARE(broken("PACK-BOX-01",
                        [&](Fixture& f) {
                            boxed(f);
                            std::erase_if(f.pack().boxes[0].contents,
                                          [](const Copies& copy) { return copy.id.value == jeep; });
                        }),
                 1);
    }
    void PACK_CARD_01_cardInNoDeck() {
        QCOMPARE(broken("PACK-CARD-01", [](Fixture& f) { f.pack().decks.clear(); }), 1);
    }

    void SON_UNI_02_defenseColour() {
        QCOMPARE(broken("SON-UNI-02", [](Fixture& f) { f.set(rifles, {"defenseColor"}, "yellow"); }), 0);
        QCOMPARE(broken("SON-UNI-02", [](Fixture& f) { f.set(rifles, {"defenseColor"}, "green"); }), 1);
    }
    void SON_UNI_03_footprintByClass() {
        QCOMPARE(broken("SON-UNI-03", [](Fixture& f) { f.set(horror, {"footprint"}, 4); }), 0);
        QCOMPARE(broken("SON-UNI-03", [](Fixture& f) { f.set(rifles, {"footprint"}, 2); }), 1);
        QCOMPARE(broken("SON-UNI-03", [](Fixture& f) { f.set(tank, {"footprint"}, 4); }), 1);
        QCOMPARE(broken("SON-UNI-03", [](Fixture& f) { f.set(horror, {"footprint"}, 1); }), 1);
        QCOMPARE(broken("SON-UNI-03", [](Fixture& f) { f.set(horror, {"footprint"}, 3); }), 1);
    }
    void SON_UNI_06_movementBelowZero() {
        QCOMPARE(broken("SON-UNI-06", [](Fixture& f) { f.set(rifles, {"front", "movement"}, 0); }), 0);
        QCOMPARE(broken("SON-UNI-06", [](Fixture& f) { f.set(rifles, {"front", "movement"}, -1); }), 1);
    }
    void SON_UNI_07_bonusIsZeroOrMoreOrX() {
        QCOMPARE(broken("SON-UNI-07",
                        [](Fixture& f) {
                            f.set(rifles, {"front", "bonus", "infantry"}, 0);
                        }),
                 0);
        QCOMPARE(broken("SON-UNI-07",
                        [](Fixture& f) {
                            f.set(rifles, {"front", "bonus", "infantry"}, -1);
                        }),
                 1);
    }
    void SON_UNI_09_defenseOfNothing() {
        const auto with = [](int value) {
            return broken("SON-UNI-09", [&](Fixture& f) {
                f.set(rifles, {"front", "defense", "front"}, value);
            });
        };
        QCOMPARE(with(1), 0);
        QCOMPARE(with(0), 1);
    }
    void SON_UNI_21_lifePointsOutOfRange() {
        const auto with = [](int value) {
            return broken("SON-UNI-21", [&](Fixture& f) { f.set(horror, {"lifePoints"}, value); });
        };
        QCOMPARE(with(20), 0);
        QCOMPARE(with(40), 1);
    }
    void SON_UNI_10_defenseByFacing() {
        QCOMPARE(broken("SON-UNI-10",
                        [](Fixture& f) {
                            f.set(tank, {"front", "defense"}, Json::Object{{"front", 9}});
                        }),
                 1);
        QCOMPARE(broken("SON-UNI-10", [](Fixture& f) { f.set(rifles, {"front", "defense", "left"}, 5); }), 1);
        QCOMPARE(broken("SON-UNI-10", [](Fixture& f) { f.set(horror, {"front", "defense", "left"}, 7); }), 0);
    }
    void SON_UNI_13_absorbsWithoutASideToFlipTo() {
        QCOMPARE(broken("SON-UNI-13",
                        [](Fixture& f) {
                            f.erase(rifles, "back");
                            f.erase(rifles, "backRole");
                        }),
                 1);
    }
    void SON_UNI_14_roleAndSideGoTogether() {
        QCOMPARE(broken("SON-UNI-14", [](Fixture& f) { f.erase(rifles, "backRole"); }), 1);
        QCOMPARE(broken("SON-UNI-14", [](Fixture& f) { f.erase(scouts, "back"); }), 1);
    }
    void SON_UNI_15_vehicleWithoutWreck() {
        QCOMPARE(broken("SON-UNI-15", [](Fixture& f) { f.erase(jeep, "wreck"); }), 1);
        QCOMPARE(broken("SON-UNI-15", [](Fixture& f) { f.set(tank, {"backRole"}, "none"); }), 1);
    }
    void SON_UNI_16_stateWithoutItsSide() {
        QCOMPARE(broken("SON-UNI-16", [](Fixture& f) { f.set(scouts, {"backRole"}, "reduced"); }), 1);
        QCOMPARE(broken("SON-UNI-16",
                        [](Fixture& f) {
                            f.set("p:unit/officer", {"front", "abilities"}, Json::Array{ability("tripod")});
                        }),
                 1);
    }
    void SON_UNI_17_weaponsAndOwnBonus() {
        QCOMPARE(broken("SON-UNI-17", [](Fixture& f) { f.set(tank, {"front", "bonus", "infantry"}, 1); }), 1);
    }
    void SON_UNI_18_heavyWithoutSecondary() {
        QCOMPARE(broken("SON-UNI-18",
                        [](Fixture& f) {
                            auto& front = const_cast<Json&>(*f.fields(tank).find("front"));
                            std::erase_if(front.object(),
                                          [](const auto& m) { return m.first == "secondary"; });
                        }),
                 1);
    }
    void PACK_CARD_02_needThatNobodyKnows() {
        const auto needs = [](const char* need) {
            return [need](Fixture& f) { f.pack().cards.front().needs = {need}; };
        };
        for (const char* known : {"vehicle", "building", "aviation", "rifles"})
            QCOMPARE(broken("PACK-CARD-02", needs(known)), 0);
        QCOMPARE(broken("PACK-CARD-02", needs("luck")), 1);
    }
    void SON_UNI_24_damagedSideIsTheWeakerOne() {
        QCOMPARE(broken("SON-UNI-24", [](Fixture& f) { f.set(rifles, {"back", "movement"}, 9); }), 1);
        QCOMPARE(broken("SON-UNI-24",
                        [](Fixture& f) {
                            f.set(rifles, {"back", "bonus", "infantry"}, 9);
                        }),
                 1);
        QCOMPARE(broken("SON-UNI-24", [](Fixture& f) { f.set(rifles, {"back", "stars"}, 3); }), 1);
        // A better defense is none of our business.
        QCOMPARE(broken("SON-UNI-24",
                        [](Fixture& f) {
                            f.set(rifles, {"back", "defense", "front"}, 19);
                        }),
                 0);
    }
    void SON_UNI_25_unknownTrait() {
        QCOMPARE(broken("SON-UNI-25", [](Fixture& f) { f.set(jeep, {"traits"}, Json::Array{"unique"}); }), 0);
        QCOMPARE(broken("SON-UNI-25", [](Fixture& f) { f.set(jeep, {"traits"}, Json::Array{"shiny"}); }), 1);
    }
    void SON_UNC_09_uncontrolledAndHarmless() {
        QCOMPARE(broken("SON-UNC-09",
                        [](Fixture& f) {
                            f.set(horror, {"front", "abilities"}, Json::Array{});
                        }),
                 0);
        QCOMPARE(broken("SON-UNC-09",
                        [](Fixture& f) {
                            f.set(horror, {"front", "abilities"}, Json::Array{});
                            f.set(horror, {"front", "bonus"}, Json::Object{});
                        }),
                 1);
    }
    void SON_ZOM_01_zombieIcon() {
        QCOMPARE(broken("SON-ZOM-01", [](Fixture& f) { f.erase("p:unit/zombie", "traits"); }), 1);
    }
    void SON_ZOM_06_zombieInNoBag() {
        QCOMPARE(broken("SON-ZOM-06", [](Fixture& f) { f.pack().bags.pop_back(); }), 1);
    }

    void SON_SA_49_valueAgainstTheTable() {
        const auto with = [](Json use) {
            return broken("SON-SA-49", [&](Fixture& f) {
                f.set(rifles, {"front", "abilities"}, Json::Array{use});
            });
        };
        QCOMPARE(with(ability("assault")), 0);
        QCOMPARE(with(ability("assault", 2)), 0);
        QCOMPARE(with(ability("mythos-manifestation")), 0);
        QCOMPARE(with(ability("scout")), 1);
        QCOMPARE(with(ability("scout", 2)), 0);
        QCOMPARE(with(ability("fire-move")), 1);
        QCOMPARE(with(ability("sacrifice", 1)), 1);
        QCOMPARE(with(ability("fire-move", -1)), 1);
        QCOMPARE(broken("SON-SA-49",
                        [](Fixture& f) {
                            f.set(tank, {"front", "primary", "abilities"}, Json::Array{ability("fire-move")});
                        }),
                 1);
    }
    void SON_SA_50_sameAbilityTwice() {
        const auto with = [](Json::Array uses) {
            return broken("SON-SA-50", [&](Fixture& f) { f.set(rifles, {"front", "abilities"}, uses); });
        };
        QCOMPARE(with({ability("mythos-hunter", 1), ability("mythos-hunter", 2)}), 0);
        QCOMPARE(with({ability("assault"), ability("assault", 1)}), 1);
    }
    void SON_AMB_52_unknownAbility() {
        QCOMPARE(broken("SON-AMB-52",
                        [](Fixture& f) {
                            f.set(rifles, {"front", "abilities"}, Json::Array{ability("wobble")});
                        }),
                 1);
    }
    void SON_SA_04_longDistanceNeedsAssault() {
        const auto with = [](Json::Array uses) {
            return broken("SON-SA-04", [&](Fixture& f) { f.set(rifles, {"front", "abilities"}, uses); });
        };
        QCOMPARE(with({ability("assault"), ability("assault-long", 2)}), 0);
        QCOMPARE(with({ability("assault-long", 2)}), 1);
    }
    void SON_SA_05_brutalNeedsAssault() {
        const auto with = [](Json::Array uses) {
            return broken("SON-SA-05", [&](Fixture& f) { f.set(rifles, {"front", "abilities"}, uses); });
        };
        QCOMPARE(with({ability("assault"), ability("assault-brutal", 2)}), 0);
        QCOMPARE(with({ability("assault-brutal", 2)}), 1);
    }
    void SON_SA_06_onTheMoveNeedsAssault() {
        const auto with = [](Json::Array uses) {
            return broken("SON-SA-06", [&](Fixture& f) { f.set(rifles, {"front", "abilities"}, uses); });
        };
        QCOMPARE(with({ability("assault"), ability("assault-move", 1)}), 0);
        QCOMPARE(with({ability("assault-move", 1)}), 1);
    }
    void SON_SA_02_waterAmbushNeedsAmphibious() {
        const auto with = [](Json::Array uses) {
            return broken("SON-SA-02", [&](Fixture& f) { f.set(rifles, {"front", "abilities"}, uses); });
        };
        QCOMPARE(with({ability("amphibious-ambush"), ability("amphibious")}), 0);
        QCOMPARE(with({ability("amphibious-ambush")}), 1);
    }
    void SON_SA_17_machineGunnerWithNothingToSplit() {
        const auto with = [](int bonus) {
            return broken("SON-SA-17", [&](Fixture& f) {
                f.set(rifles, {"front", "abilities"}, Json::Array{ability("machine-gunner")});
                f.set(rifles, {"front", "bonus"}, Json::Object{{"infantry", bonus}});
            });
        };
        QCOMPARE(with(2), 0);
        QCOMPARE(with(1), 1);
    }
    void SON_SA_25_sacrificeNeedsTwoSides() {
        const auto with = [](const char* unit) {
            return broken("SON-SA-25", [&](Fixture& f) {
                f.set(unit, {"front", "abilities"}, Json::Array{ability("sacrifice")});
            });
        };
        QCOMPARE(with(rifles), 0);
        QCOMPARE(with("p:unit/officer"), 1);
        QCOMPARE(broken("SON-SA-25",
                        [](Fixture& f) {
                            f.set(rifles, {"back", "abilities"}, Json::Array{ability("sacrifice")});
                        }),
                 1);
    }
    void SON_SA_40_bothSacrifices() {
        QCOMPARE(broken("SON-SA-40",
                        [](Fixture& f) {
                            f.set(rifles, {"front", "abilities"},
                                  Json::Array{ability("sacrifice"), ability("ultimate-sacrifice")});
                        }),
                 1);
    }

    void SON_OPT_06_costAndMarkers() {
        QCOMPARE(broken("SON-OPT-06", [](Fixture& f) { f.erase("p:option/grenades", "cost"); }), 1);
        QCOMPARE(broken("SON-OPT-06", [](Fixture& f) { f.erase("p:option/grenades", "markers"); }), 1);
    }
    void SON_OPT_07_markersAwayFromTheTable() {
        QCOMPARE(broken("SON-OPT-07", [](Fixture& f) { f.set("p:option/grenades", {"markers"}, 4); }), 1);
        QCOMPARE(broken("SON-OPT-07", [](Fixture& f) { f.set("p:option/leader", {"markers"}, 1); }), 1);
        QCOMPARE(broken("SON-OPT-07", [](Fixture& f) { f.set("p:option/gun", {"markers"}, 7); }), 0);
    }
    void SON_ARM_03_whatAKindNeeds() {
        QCOMPARE(broken("SON-ARM-03", [](Fixture& f) { f.erase("p:option/jeep", "units"); }), 1);
        QCOMPARE(broken("SON-ARM-03", [](Fixture& f) { f.erase("p:option/fog", "penalty"); }), 1);
    }
    void SON_ARM_05_spellBookSpaces() {
        QCOMPARE(broken("SON-ARM-05", [](Fixture& f) { f.erase("p:option/book", "spellSpaces"); }), 1);
        QCOMPARE(broken("SON-ARM-05", [](Fixture& f) { f.set("p:option/fog", {"spellSpaces"}, 1); }), 1);
    }
    void SON_ARM_43_neverInTheSearchBag() {
        QCOMPARE(
            broken("SON-ARM-43", [](Fixture& f) { f.set("p:option/leader", {"searchBag"}, "may-enter"); }),
            1);
        QCOMPARE(broken("SON-ARM-43",
                        [](Fixture& f) {
                            f.pack().bags[0].contents.push_back({ContentId("p:option/fog"), 1});
                        }),
                 1);
    }
    void SON_SRC_01_onlyFindsInTheSearchBag() {
        const auto with = [](const char* kind) {
            return broken("SON-SRC-01", [&](Fixture& f) {
                f.set("p:option/leader", {"kind"}, kind);
                f.pack().bags[0].contents.push_back({ContentId("p:option/leader"), 1});
            });
        };
        QCOMPARE(with("customization"), 0);
        QCOMPARE(with("equipment"), 1);
    }
    void SON_ARM_44_factionSpellInTheSearchBag() {
        const auto bagged = [](Fixture& f) {
            f.pack().bags[0].contents.push_back({ContentId("p:option/augur"), 1});
        };
        QCOMPARE(broken("SON-ARM-44", bagged), 0);
        QCOMPARE(broken("SON-ARM-44",
                        [&](Fixture& f) {
                            bagged(f);
                            f.set("p:option/augur", {"faction"}, "p:faction/f");
                        }),
                 1);
    }
    void SON_ARM_45_weaponThatHitsNothing() {
        QCOMPARE(broken("SON-ARM-45", [](Fixture& f) { f.set("p:option/gun", {"bonus"}, Json::Object{}); }),
                 1);
    }
    void SON_ARM_52_outOfRange() {
        QCOMPARE(broken("SON-ARM-52", [](Fixture& f) { f.set("p:option/gun", {"cost"}, 0); }), 0);
        QCOMPARE(broken("SON-ARM-52", [](Fixture& f) { f.set("p:option/gun", {"cost"}, -1); }), 1);
        QCOMPARE(broken("SON-ARM-52", [](Fixture& f) { f.set(command, {"stars"}, -1); }), 1);
        QCOMPARE(broken("SON-ARM-52",
                        [](Fixture& f) {
                            f.set("p:tile/hero", {"slots"},
                                  Json::Array{Json::Object{{"kinds", Json::Array{}}, {"band", "red"}}});
                        }),
                 1);
    }

    void SON_ARM_01_tileFields() {
        for (const char* field : {"cost", "breakingPoints", "victoryPoints"})
            QCOMPARE(broken("SON-ARM-01", [&](Fixture& f) { f.erase(command, field); }), 1);
        QCOMPARE(broken("SON-ARM-01", [](Fixture& f) { f.set(command, {"units"}, Json::Array{}); }), 1);
    }
    void SON_ARM_04_heroAlone() {
        QCOMPARE(broken("SON-ARM-04",
                        [](Fixture& f) {
                            f.set("p:tile/hero", {"units"}, copies({"p:unit/hero", "p:unit/rifles"}));
                        }),
                 1);
        QCOMPARE(broken("SON-ARM-04", [](Fixture& f) { f.erase("p:tile/hero", "hero"); }), 1);
    }
    void SON_ARM_19_officerTileWithoutOfficer() {
        QCOMPARE(broken("SON-ARM-19",
                        [](Fixture& f) {
                            f.set(command, {"units"}, copies({rifles, scouts}));
                        }),
                 1);
    }
    void SON_ARM_30_unitOfAnotherFaction() {
        QCOMPARE(broken("SON-ARM-30",
                        [](Fixture& f) {
                            FactionDef other = f.pack().factions[0];
                            other.id = ContentId("p:faction/g");
                            f.pack().factions.push_back(other);
                            f.set(rifles, {"faction"}, "p:faction/g");
                        }),
                 1);
    }
    void SON_ARM_68_breakingPoints() {
        QCOMPARE(broken("SON-ARM-68", [](Fixture& f) { f.set(command, {"breakingPoints"}, 3); }), 0);
        QCOMPARE(broken("SON-ARM-68", [](Fixture& f) { f.set(command, {"breakingPoints"}, 0); }), 1);
        QCOMPARE(broken("SON-ARM-68", [](Fixture& f) { f.set(command, {"breakingPoints"}, 6); }), 1);
    }
    void PACK_COST_01_priceByFormula() {
        const auto dearer = [](Fixture& f) { f.set("p:option/gun", {"cost"}, 99); };
        QCOMPARE(broken("PACK-COST-01", dearer), 1);
        QCOMPARE(broken("PACK-COST-01",
                        [&](Fixture& f) {
                            dearer(f);
                            for (SystemContent& item : f.pack().system)
                                item.provenance = Provenance::OfficialUserEntered;
                        }),
                 0);
    }

    void SON_SCN_24_buildingWithoutEntrance() {
        QCOMPARE(
            broken("SON-SCN-24", [](Fixture& f) { f.house().edges[0].kind = ContentId("p:terrain/wall"); }),
            1);
    }
    void SON_BLD_11_everySpaceInOneRoom() {
        QCOMPARE(broken("SON-BLD-11", [](Fixture& f) { f.house().rooms.pop_back(); }), 1);
        QCOMPARE(broken("SON-BLD-11", [](Fixture& f) { f.house().rooms[1].cells.push_back({0, 0}); }), 1);
    }
    void SON_TER_32_structureWithoutRuin() {
        QCOMPARE(broken("SON-TER-32", [](Fixture& f) { f.pack().overlays[0].faces.pop_back(); }), 1);
    }
    void SON_SCN_68_mythosWithoutValue() {
        QCOMPARE(broken("SON-SCN-68", [](Fixture& f) { f.pack().terrain[2].effects[0].value.reset(); }), 1);
    }

    void PACK_USE_01_orphanUnit() {
        QCOMPARE(broken("PACK-USE-01",
                        [](Fixture& f) { f.set("p:option/jeep", {"units"}, copies({"p:unit/jeep"})); }),
                 1);
    }
    void PACK_USE_02_optionThatFitsNowhere() {
        QCOMPARE(broken("PACK-USE-02",
                        [](Fixture& f) { f.set("p:option/grenades", {"bands"}, Json::Array{"blue"}); }),
                 0);
        QCOMPARE(broken("PACK-USE-02",
                        [](Fixture& f) { f.set("p:option/grenades", {"bands"}, Json::Array{"green"}); }),
                 1);
    }
};

QTEST_APPLESS_MAIN(TestPackChecks)
#include "test_pack_checks.moc"
