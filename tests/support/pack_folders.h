#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/format/formats.h"

namespace bocage::tests {

inline std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Reads the packs of a folder with the readers of rules/ alone, for tests that need no Qt.
inline std::vector<rules::Pack> packsIn(const std::filesystem::path& folder, rules::Problems& problems) {
    std::vector<rules::Pack> packs;
    std::vector<std::filesystem::path> folders;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (std::filesystem::exists(entry.path() / "pack.json"))
                folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    const auto keep = [&](const rules::Problems& more) {
        problems.insert(problems.end(), more.begin(), more.end());
    };
    for (const auto& path : folders) {
        rules::Pack pack;
        auto manifest = rules::readPackManifest(textOf(path / "pack.json"));
        if (!manifest) {
            keep(manifest.problems());
            continue;
        }
        pack.manifest = manifest->value;
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            if (entry.path().extension() != ".json" || entry.path().filename() == "pack.json")
                continue;
            if (auto read = rules::readContentFile(textOf(entry.path()), pack); !read)
                keep(read.problems());
        }
        packs.push_back(std::move(pack));
    }
    return packs;
}

}  // namespace bocage::tests
