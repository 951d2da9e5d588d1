#ifndef KINORA_CPIXELS_ARITHMETIC_H
#define KINORA_CPIXELS_ARITHMETIC_H

#include "CPixels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

extern const struct kinora_pixels kinora_pixels_portable;

/// Each channel times a / 255; two channels at a time.
static inline uint32_t scale(uint32_t pixel, uint32_t a) {
    uint32_t even = (pixel & 0xff00ff) * a + 0x800080;
    uint32_t odd = (pixel >> 8 & 0xff00ff) * a + 0x800080;
    even = ((even + (even >> 8 & 0xff00ff)) >> 8) & 0xff00ff;
    odd = (odd + (odd >> 8 & 0xff00ff)) & 0xff00ff00;
    return even | odd;
}

static inline uint32_t product(uint32_t x, uint32_t a) {
    uint32_t t = x * a + 128;
    return (t + (t >> 8)) >> 8;
}

/// One pixel over another.
static inline uint32_t over(uint32_t s, uint32_t d) { return s + scale(d, 255 - (s >> 24)); }

/// The mean of four texels, weighted in 1/256.
static inline uint32_t mean(uint32_t ul, uint32_t ur, uint32_t ll, uint32_t lr, uint32_t fx, uint32_t fy) {
    uint32_t wlr = (fx * fy + 128) >> 8, wur = fx - wlr, wll = fy - wlr, wul = 256 - fx - wll;
    uint32_t even = (ul & 0xff00ff) * wul + (ur & 0xff00ff) * wur + (ll & 0xff00ff) * wll + (lr & 0xff00ff) * wlr + 0x800080;
    uint32_t odd = (ul >> 8 & 0xff00ff) * wul + (ur >> 8 & 0xff00ff) * wur + (ll >> 8 & 0xff00ff) * wll + (lr >> 8 & 0xff00ff) * wlr + 0x800080;
    return (even >> 8 & 0xff00ff) | (odd & 0xff00ff00);
}

static inline int32_t clamp(int32_t x, int32_t high) { return x < 0 ? 0 : x > high ? high : x; }

/// The mean of the texels around a position in 1/256 texel.
static inline uint32_t texel(struct kinora_texels t, int32_t u, int32_t v) {
    int32_t x = u >> 8, y = v >> 8;
    const uint32_t *upper = t.base + (ptrdiff_t)clamp(y, t.height - 1) * t.width;
    const uint32_t *lower = t.base + (ptrdiff_t)clamp(y + 1, t.height - 1) * t.width;
    int32_t left = clamp(x, t.width - 1), right = clamp(x + 1, t.width - 1);
    return mean(upper[left], upper[right], lower[left], lower[right], u & 255, v & 255);
}

/// A texel coordinate clamped to the image's surroundings, in 1/256.
static inline int32_t near_image(int64_t position, int32_t length) {
    int64_t low = -512, high = ((int64_t)length + 2) << 8, whole = position >> 24;
    // Clamped values are beyond the edge, where only the outermost texel is visible.
    return (int32_t)(whole < low ? low : whole > high ? high : whole);
}

/// The nearest integer, halves upwards.
static inline int32_t nearest(double x) {
    int32_t whole = (int32_t)(x + 0.5);
    // Truncation goes towards zero: subtract one below zero.
    return whole - (whole > x + 0.5);
}

/// Whether `count` positions in a row have coordinates that 32 bits hold in 1/256 texel.
static inline bool is_near(int64_t first, int64_t step, int64_t count) {
    const int64_t limit = (int64_t)1 << 53;
    int64_t length, last;
    if (__builtin_mul_overflow(step, count, &length) || __builtin_add_overflow(first, length, &last)) return false;
    return first > -limit && first < limit && last > -limit && last < limit;
}

/// A texel coordinate minus half a texel, in 1/256, rounded; clamped to the image's surroundings, NaN to the near side.
static inline int32_t projected(float coordinate, float limit) {
    float near = coordinate > -1 ? (coordinate < limit ? coordinate : limit) : -1;
    float exact = near * 256;
    // Adding 1.5 * 2^52 rounds to an integer in the low bits.
    double rounded = (double)(exact - 128) + 0x1.8p52;
    uint64_t bits;
    memcpy(&bits, &rounded, sizeof bits);
    return (int32_t)(uint32_t)bits;
}

static inline uint32_t projected_texel(struct kinora_texels t, struct kinora_projection row, int64_t pixel) {
    float column = (float)pixel + 0.5f;
    float depth = 1 / (column * row.dw + row.w);
    return texel(
        t, projected((column * row.du + row.u) * depth, (float)t.width + 1),
        projected((column * row.dv + row.v) * depth, (float)t.height + 1));
}

#endif
