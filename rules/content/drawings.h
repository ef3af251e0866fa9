#pragma once

#include <string>
#include <string_view>

#include "rules/content/library.h"

/// Own drawings of a pack: pictures that its author made, drawn instead of ours. They never carry meaning.
namespace bocage::rules {

/// A picture of a pack by its full name, `my-box:art/anchor.svg`: what a symbol or silhouette may say.
struct DrawingName {
    std::string_view pack;
    std::string_view file;  ///< "art/anchor.svg"; empty: the text names no drawing of a pack

    explicit operator bool() const { return !file.empty(); }
};

inline DrawingName drawingName(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || !isSlug(text.substr(0, colon)))
        return {};
    const std::string_view file = text.substr(colon + 1);
    if (!file.starts_with("art/") || !(file.ends_with(".svg") || file.ends_with(".png")))
        return {};
    return {text.substr(0, colon), file};
}

/// Members of an item that name the picture of its whole front or back, `art/scouts.png`.
inline constexpr std::string_view artField = "art";
inline constexpr std::string_view backArtField = "backArt";

/// The kinds of all games whose pieces are drawn as a whole and may so have a picture of their own. Boards
/// and overlays have one for each face; terrain and factions are no pieces.
inline bool mayHaveArt(std::string_view kind) {
    for (const std::string_view other : {"faction", "terrain", "board", "overlay", "bag", "box"})
        if (kind == other)
            return false;
    return true;
}

/// The picture that a piece names for one of its sides; empty for none.
std::string artOf(const Library& library, const ContentId& id, bool back);

}  // namespace bocage::rules
