#include "CFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "Inter-Regular.otf"
};

const unsigned char *kinora_inter_regular(size_t *size) {
    *size = sizeof bytes;
    return bytes;
}
