// Recovery files: what the checksum vouches for is written again as the same bytes.
#include "model/io/recovery.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto recovery = model::parseRecovery(fuzz::bytesOf(data, size), QStringLiteral("fuzz"));
    if (recovery)
        fuzz::must(model::parseRecovery(model::recoveryBytes(*recovery), QStringLiteral("again")).ok());
    return 0;
}
