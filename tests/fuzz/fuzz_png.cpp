// Pictures that call themselves PNG.
#include "model/io/png_door.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto image = model::readPng(fuzz::bytesOf(data, size)))
        fuzz::must(image->width() <= model::maxPictureSide && image->height() <= model::maxPictureSide);
    return 0;
}
