// dladdr(3)
#define _GNU_SOURCE
#include "CBrowser.h"

#include <dlfcn.h>

const char *kinora_code_image(const void *address, const void **base) {
    Dl_info image;
    if (!dladdr(address, &image) || !image.dli_fname) return NULL;
    *base = image.dli_fbase;
    return image.dli_fname;
}
