#include "CBrowser.h"

#include <qrencode.h>
#include <stdlib.h>
#include <string.h>

uint8_t *kinora_qr_code(const char *text, int *width) {
    QRcode *code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    if (!code) return NULL;
    size_t count = (size_t)code->width * (size_t)code->width;
    uint8_t *modules = malloc(count);
    if (modules) memcpy(modules, code->data, count);
    *width = code->width;
    QRcode_free(code);
    return modules;
}
