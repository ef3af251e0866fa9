// Share codes: an army that comes out goes in again.
#include "model/io/share_code.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto roster = model::readShareCode(QString::fromUtf8(fuzz::bytesOf(data, size)))) {
        const auto code = model::shareCode(*roster);
        const auto again = code ? model::readShareCode(*code) : rules::Result<rules::Roster>(code.problems());
        fuzz::must(again && *again == *roster);
    }
    return 0;
}
