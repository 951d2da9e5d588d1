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

static inline void add_pixel(kinora_component_difference *found, size_t x, size_t y, int component) {
    found->pixels++;
    if (x < found->left) found->left = x;
    if (x >= found->right) found->right = x + 1;
    if (y < found->top) found->top = y;
    found->bottom = y + 1;
    if (component > found->component) found->component = component;
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
            add_pixel(&found, x, y, c);
        }
    }
    return found;
}

/// The pixels of a row that share a test: their colors are those of `BLOCK / 2` squares.
#define BLOCK 32

static int largest_difference(const uint8_t *one, const uint8_t *other, size_t count) {
    uint8_t largest = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t d = one[i] > other[i] ? one[i] - other[i] : other[i] - one[i];
        largest = d > largest ? d : largest;
    }
    return largest;
}

static inline int clamped(int value) {
    value = (value + 32768) >> 16;
    return value < 0 ? 0 : value > 255 ? 255 : value;
}

static inline int distant(int a, int b) { return a > b ? a - b : b - a; }

static inline int larger(int a, int b, int c) {
    int d = distant(a, b);
    return d > c ? d : c;
}

/// The most that a component may differ, in 1/65536, if brightness and color differ by so much.
static inline int largest_change(kinora_color_matrix m, int luma, int blue, int red) {
    int green = m.green_of_blue * blue + m.green_of_red * red, color = m.red_of_red * red;
    if (m.blue_of_blue * blue > color) color = m.blue_of_blue * blue;
    return m.luma * luma + (green > color ? green : color);
}

kinora_component_difference kinora_compare_planes(
    kinora_planes expected, kinora_planes actual, size_t width, size_t height, kinora_color_matrix m, int limit) {
    kinora_component_difference found = {.left = width, .top = height};
    for (size_t y = 0; y < height; y++) {
        const uint8_t *luma[2] = {expected.luma + y * expected.luma_row, actual.luma + y * actual.luma_row};
        const uint8_t *blue[2] = {expected.blue + y / 2 * expected.blue_row, actual.blue + y / 2 * actual.blue_row};
        const uint8_t *red[2] = {expected.red + y / 2 * expected.red_row, actual.red + y / 2 * actual.red_row};
        for (size_t start = 0; start < width; start += BLOCK) {
            size_t count = width - start < BLOCK ? width - start : BLOCK, squares = (count + 1) / 2;
            int l = largest_difference(luma[0] + start, luma[1] + start, count);
            int b = largest_difference(blue[0] + start / 2, blue[1] + start / 2, squares);
            int r = largest_difference(red[0] + start / 2, red[1] + start / 2, squares);
            if ((l | b | r) == 0 || largest_change(m, l, b, r) < limit << 16) continue;
            for (size_t x = start; x < start + count; x++) {
                if (limit > 0) {
                    int l = distant(luma[0][x], luma[1][x]), b = distant(blue[0][x / 2], blue[1][x / 2]);
                    if (largest_change(m, l, b, distant(red[0][x / 2], red[1][x / 2])) < limit << 16) continue;
                }
                int component[2][3];
                for (int i = 0; i < 2; i++) {
                    int light = m.luma * (luma[i][x] - m.black), u = blue[i][x / 2] - 128, v = red[i][x / 2] - 128;
                    component[i][0] = clamped(light + m.red_of_red * v);
                    component[i][1] = clamped(light - m.green_of_blue * u - m.green_of_red * v);
                    component[i][2] = clamped(light + m.blue_of_blue * u);
                }
                int c = larger(component[0][0], component[1][0], 0);
                c = larger(component[0][1], component[1][1], c);
                c = larger(component[0][2], component[1][2], c);
                if (c <= limit) continue;
                add_pixel(&found, x, y, c);
            }
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
    // Without a branch the compiler draws several pixels at once.
    for (size_t i = 0; i < count; i++) target[i] = pale(actual[i]);
    for (size_t i = 0; i < count; i++) {
        if (expected[i] == actual[i]) continue;
        int c = component(expected[i], actual[i]);
        if (c > limit) target[i] = red(c / 128.0);
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
