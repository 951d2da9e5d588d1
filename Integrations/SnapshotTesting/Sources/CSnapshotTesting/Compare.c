#include "CSnapshotTesting.h"

#include <math.h>
#include <string.h>

/// Linear component of a premultiplied one over a gray background, 0 or 255.
static double linear(uint32_t component, uint32_t alpha, uint32_t background) {
    double c = (component + (255 - alpha) * background / 255.0) / 255;
    if (c > 1) c = 1;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double root(double t) { return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116; }

static void lab(uint32_t pixel, uint32_t background, double *result) {
    uint32_t alpha = pixel >> 24;
    double r = linear(pixel >> 16 & 255, alpha, background);
    double g = linear(pixel >> 8 & 255, alpha, background);
    double b = linear(pixel & 255, alpha, background);
    double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    result[0] = 116 * y - 16;
    result[1] = 500 * (x - y);
    result[2] = 200 * (y - z);
}

static double difference_over(uint32_t reference, uint32_t pixel, uint32_t background) {
    double one[3], other[3];
    lab(reference, background, one);
    lab(pixel, background, other);
    double chroma = hypot(one[1], one[2]);
    double lightness_step = one[0] - other[0], chroma_step = chroma - hypot(other[1], other[2]);
    double a = one[1] - other[1], b = one[2] - other[2];
    double hue_squared = fmax(a * a + b * b - chroma_step * chroma_step, 0);
    double c = chroma_step / (1 + 0.045 * chroma), h = 1 + 0.015 * chroma;
    return sqrt(lightness_step * lightness_step + c * c + hue_squared / (h * h));
}

static double difference(uint32_t reference, uint32_t pixel) {
    double white = difference_over(reference, pixel, 255);
    if (reference >> 24 == 255 && pixel >> 24 == 255) return fmin(white, 100);
    return fmin(fmax(white, difference_over(reference, pixel, 0)), 100);
}

kinora_snapshot_difference kinora_snapshot_compare(
    const uint32_t *reference, const uint32_t *image, size_t width, size_t height, double limit) {
    kinora_snapshot_difference found = {0};
    found.left = width;
    found.top = height;
    // Neighbors often have the same pair of colors.
    uint32_t last_reference = 0, last_pixel = 0;
    double last = 0;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *one = reference + y * width, *other = image + y * width;
        if (memcmp(one, other, width * sizeof *one) == 0) continue;
        if (y < found.top) found.top = y;
        found.bottom = y + 1;
        for (size_t x = 0; x < width; x++) {
            uint32_t bits = one[x] ^ other[x];
            if (bits == 0) continue;
            found.pixels++;
            if (x < found.left) found.left = x;
            if (x + 1 > found.right) found.right = x + 1;
            found.bytes += ((bits & 0xFF) != 0) + ((bits & 0xFF00) != 0) + ((bits & 0xFF0000) != 0) + ((bits & 0xFF000000) != 0);
            if (limit < 0) continue;
            if (one[x] != last_reference || other[x] != last_pixel) {
                last_reference = one[x];
                last_pixel = other[x];
                last = difference(last_reference, last_pixel);
            }
            if (last > limit) found.over++;
            if (last > found.largest) found.largest = last;
        }
    }
    return found;
}
