// Archives: only harmless names come out, and no more bytes than the limits allow.
#include "model/io/zip_door.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const model::ZipLimits limits;
    const auto entries = model::readZip(fuzz::bytesOf(data, size), limits);
    if (!entries)
        return 0;
    qint64 total = 0;
    for (const auto& [name, bytes] : *entries) {
        fuzz::must(model::isSafeEntryName(name.toStdString()));
        total += bytes.size();
    }
    fuzz::must(total <= limits.total);
    return 0;
}
