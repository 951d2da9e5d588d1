#include "CImageDifference.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

// The same differences on every processor.
#pragma STDC FP_CONTRACT OFF

// Table sizes: the cube root is interpolated between the entries, with an error below 0.002 in L*.
#define ROOTS 4096

static float linear[256];
static float roots[ROOTS + 2];
static pthread_once_t prepared = PTHREAD_ONCE_INIT;

static void prepare(void) {
    for (int i = 0; i < 256; i++) {
        double c = i / 255.0;
        linear[i] = (float)(c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
    }
    for (int i = 0; i < ROOTS + 2; i++) {
        double t = (double)i / ROOTS;
        roots[i] = (float)(t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116);
    }
}

static float root(float t) {
    float x = (t < 0 ? 0 : t > 1 ? 1 : t) * ROOTS;
    int i = (int)x;
    return roots[i] + (x - (float)i) * (roots[i + 1] - roots[i]);
}

/// L*a*b* of a premultiplied pixel over a gray background, 0 or 255.
static void lab(uint32_t pixel, uint32_t background, float *result) {
    uint32_t rest = (255 - (pixel >> 24)) * background / 255;
    uint32_t red = (pixel >> 16 & 255) + rest, green = (pixel >> 8 & 255) + rest, blue = (pixel & 255) + rest;
    float r = linear[red > 255 ? 255 : red], g = linear[green > 255 ? 255 : green], b = linear[blue > 255 ? 255 : blue];
    float x = root((0.4124564f * r + 0.3575761f * g + 0.1804375f * b) / 0.95047f);
    float y = root(0.2126729f * r + 0.7151522f * g + 0.0721750f * b);
    float z = root((0.0193339f * r + 0.1191920f * g + 0.9503041f * b) / 1.08883f);
    result[0] = 116 * y - 16;
    result[1] = 500 * (x - y);
    result[2] = 200 * (y - z);
}

static double distance_over(uint32_t one, uint32_t other, uint32_t background) {
    float a[3], b[3];
    lab(one, background, a);
    lab(other, background, b);
    float l = a[0] - b[0], m = a[1] - b[1], n = a[2] - b[2];
    return sqrt((double)(l * l + m * m + n * n));
}

static double distance(uint32_t one, uint32_t other) {
    if (one == other) return 0;
    double white = distance_over(one, other, 255);
    if (one >> 24 == 255 && other >> 24 == 255) return white;
    double black = distance_over(one, other, 0);
    return white > black ? white : black;
}

double kinora_color_distance(uint32_t one, uint32_t other) {
    pthread_once(&prepared, prepare);
    return distance(one, other);
}

double kinora_luminance(uint32_t pixel) {
    pthread_once(&prepared, prepare);
    return 0.2126 * linear[pixel >> 16 & 255] + 0.7152 * linear[pixel >> 8 & 255] + 0.0722 * linear[pixel & 255];
}

static int component(uint32_t one, uint32_t other) {
    int largest = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int a = (int)(one >> shift & 255), b = (int)(other >> shift & 255), d = a > b ? a - b : b - a;
        if (d > largest) largest = d;
    }
    return largest;
}

kinora_image_difference kinora_compare_images(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, double limit) {
    pthread_once(&prepared, prepare);
    kinora_image_difference found = {0};
    found.left = width;
    found.top = height;
    // Neighbors often have the same pair of colors.
    uint32_t last_one = 0, last_other = 0;
    double last = 0;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *a = expected + y * width, *b = actual + y * width;
        if (memcmp(a, b, width * sizeof *a) == 0) continue;
        for (size_t x = 0; x < width; x++) {
            if (a[x] == b[x]) continue;
            found.different++;
            if (a[x] != last_one || b[x] != last_other) {
                last_one = a[x];
                last_other = b[x];
                last = distance(last_one, last_other);
            }
            if (limit >= 0 && last <= limit) continue;
            found.over++;
            if (x < found.left) found.left = x;
            if (x >= found.right) found.right = x + 1;
            if (y < found.top) found.top = y;
            found.bottom = y + 1;
            int c = component(a[x], b[x]);
            if (c > found.component) found.component = c;
            if (found.over == 1 || last > found.distance) {
                found.distance = last;
                found.x = x;
                found.y = y;
            }
        }
    }
    return found;
}

kinora_component_difference kinora_compare_components(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, int limit) {
    kinora_component_difference found = {.left = width, .top = height};
    for (size_t y = 0; y < height; y++) {
        const uint32_t *a = expected + y * width, *b = actual + y * width;
        if (memcmp(a, b, width * sizeof *a) == 0) continue;
        for (size_t x = 0; x < width; x++) {
            if (a[x] == b[x]) continue;
            int c = component(a[x], b[x]);
            if (c <= limit) continue;
            found.pixels++;
            if (x < found.left) found.left = x;
            if (x >= found.right) found.right = x + 1;
            if (y < found.top) found.top = y;
            found.bottom = y + 1;
            if (c > found.component) found.component = c;
        }
    }
    return found;
}

/// From orange to red: the smallest difference is still visible. `share` is 0 for the smallest, 1 for large ones.
static uint32_t red(double share) { return 0xFFFF0000u | (uint32_t)(140 * (share >= 1 ? 0 : 1 - share)) << 8; }

static uint32_t pale(uint32_t pixel) {
    uint32_t rest = 255 - (pixel >> 24);
    uint32_t gray = ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19) / 256 + rest;
    gray = 191 + (gray > 255 ? 255 : gray) / 4;
    if (gray > 255) gray = 255;
    return 0xFF000000u | gray << 16 | gray << 8 | gray;
}

void kinora_draw_component_difference(const uint32_t *expected, const uint32_t *actual, size_t count, int limit, uint32_t *target) {
    for (size_t i = 0; i < count; i++) {
        int c = expected[i] == actual[i] ? 0 : component(expected[i], actual[i]);
        target[i] = c > limit ? red(c / 128.0) : pale(actual[i]);
    }
}

void kinora_draw_difference(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, double limit, uint32_t *target) {
    pthread_once(&prepared, prepare);
    for (size_t i = 0; i < width * height; i++) {
        uint32_t pixel = actual[i];
        double d = expected[i] == pixel ? 0 : distance(expected[i], pixel);
        target[i] = expected[i] != pixel && (limit < 0 || d > limit) ? red(d / 40) : pale(pixel);
    }
}
