#include "model/systems/normandie/words/share_dictionary.h"

namespace bocage::model {

namespace {

/// What armies are likely to hold, the likeliest last: both sides must start from the very same text, so it
/// belongs to version 1 of the packing and never changes.
constexpr char armyText[] =
    R"("grant":true,"contents":["son-core:option/"],"deck":"son-core:deck/","waivers":[{"rule":"SON-ARM-)"
    R"(","key":"SON-ARM-","reason":{"en":""}}],"notes":{"en":"","fr":""},"variants":[{"id":"variant-1")"
    R"(,"name":{"en":""},"freeOptions":[{"id":"option-1","option":"son-core:option/"}],"provenance":")"
    R"(variant","official-user-entered","sample","label":{"en":"son-ghouls:faction/ghoulsson-call:faction/)"
    R"(sons-of-cthulhuson-core:faction/deep-onesson-core:faction/black-sunson-core:faction/majestic)"
    R"(son-ghouls:tile/ghoul-son-call:tile/cult-son-core:tile/black-sun-son-core:tile/sturm-commandplatoon)"
    R"(son-core:tile/ranger-weaponsassault-groupson-ghouls:option/son-call:option/planningbluffgrenadesleader)"
    R"(ammohardboiledveteran{"format":"bocage.army","version":1,"system":"normandie","title":{"en":")"
    R"(","fr":""},"author":"","packs":[{"id":"son-call","version":"1.0.0"},{"id":"son-ghouls","version":")"
    R"(1.0.0"},{"id":"son-core","version":"1.0.0"}],"faction":"son-core:faction/","limit":300,"entries":[)"
    R"({"id":"entry-1","content":"son-core:tile/","fillings":[{"id":"option-1","slot":0,"option":")"
    R"(son-core:option/"},{"id":"option-2","slot":1,"option":"son-core:option/"}]},{"id":"entry-2")";

}  // namespace

std::string_view normandieShareDictionary() {
    return {armyText, sizeof armyText - 1};
}

}  // namespace bocage::model
