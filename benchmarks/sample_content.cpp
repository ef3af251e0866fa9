#include "benchmarks/sample_content.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "rules/format/formats.h"

namespace bocage::benchmarks {

using namespace rules;

namespace {

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::string resourceText(const std::string& path) {
    return textOf(std::filesystem::path(BOCAGE_RESOURCES_FOLDER) / path);
}

normandie::ContentPtr sampleContent() {
    static const normandie::ContentPtr content = [] {
        std::vector<Pack> packs;
        for (const char* name : {"son-core", "son-call", "son-ghouls"}) {
            const std::filesystem::path folder =
                std::filesystem::path(BOCAGE_RESOURCES_FOLDER) / "packs" / name;
            Pack pack;
            if (const auto manifest = readPackManifest(textOf(folder / "pack.json")))
                pack.manifest = manifest->value;
            for (const auto& entry : std::filesystem::directory_iterator(folder))
                if (entry.path().extension() == ".json" && entry.path().filename() != "pack.json")
                    static_cast<void>(readContentFile(textOf(entry.path()), pack));
            packs.push_back(std::move(pack));
        }
        return normandie::Content::build(Library::build(std::move(packs)).first).first;
    }();
    return content;
}

}  // namespace bocage::benchmarks
