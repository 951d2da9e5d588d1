#include "CQRCode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// libqrencode's interface, which is loaded when a code is first made, so that programs without codes do not need the library.
typedef struct {
    int version;
    int width;
    unsigned char *data;
} QRcode;
static QRcode *(*encode)(int size, const unsigned char *data, int version, int level);
static void (*release)(QRcode *code);
static char failure[256];

static void load(void) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install libqrencode4", dlerror());
        return;
    }
    *(void **)&encode = dlsym(library, "QRcode_encodeData");
    *(void **)&release = dlsym(library, "QRcode_free");
    if (encode == NULL || release == NULL) snprintf(failure, sizeof failure, "libqrencode.so.4 has no QRcode_encodeData");
}

uint8_t *kinora_qr_code(const uint8_t *bytes, int count, int level, int *width, const char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *problem = failure[0] == '\0' ? NULL : failure;
    if (*problem != NULL || count < 1) return NULL;
    QRcode *code = encode(count, bytes, 0, level);
    if (code == NULL) return NULL;
    *width = code->width;
    size_t size = (size_t)code->width * (size_t)code->width;
    uint8_t *modules = malloc(size);
    // The lowest bit of a module is its color; the others say what it is for.
    if (modules != NULL) {
        for (size_t i = 0; i < size; i++) modules[i] = code->data[i] & 1;
    }
    release(code);
    return modules;
}
