// Files of a pack: the manifest, and content of every kind.
#include "rules/content/library.h"
#include "rules/format/formats.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto manifest = rules::readPackManifest(text)) {
        const auto again = rules::readPackManifest(rules::writePackManifest(manifest->value));
        fuzz::must(again && again->value == manifest->value);
    }
    rules::Pack pack;
    pack.manifest.id = rules::PackId("fuzz");
    pack.manifest.system = "normandie";
    if (rules::readContentFile(text, pack)) {
        rules::writeContentFiles(pack);
        rules::Library::build({pack});
    }
    return 0;
}
