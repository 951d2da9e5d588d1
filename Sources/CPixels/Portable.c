#include "Arithmetic.h"

static void fill(uint32_t *d, size_t count, uint32_t color) {
    for (size_t i = 0; i < count; i++) d[i] = color;
}

static void blend_color(uint32_t *d, size_t count, uint32_t color) {
    for (size_t i = 0; i < count; i++) d[i] = over(color, d[i]);
}

static void blend_color_covered(uint32_t *d, const uint8_t *coverage, size_t count, uint32_t color) {
    for (size_t i = 0; i < count; i++) d[i] = over(scale(color, coverage[i]), d[i]);
}

static void blend(uint32_t *d, const uint32_t *s, size_t count) {
    for (size_t i = 0; i < count; i++) d[i] = over(s[i], d[i]);
}

static void blend_faded(uint32_t *d, const uint32_t *s, size_t count, uint32_t opacity) {
    for (size_t i = 0; i < count; i++) d[i] = over(scale(s[i], opacity), d[i]);
}

static void blend_covered(uint32_t *d, const uint32_t *s, const uint8_t *coverage, size_t count, uint32_t opacity) {
    for (size_t i = 0; i < count; i++) d[i] = over(scale(s[i], product(coverage[i], opacity)), d[i]);
}

static void sample(uint32_t *d, struct kinora_texels texels, struct kinora_course course, size_t count) {
    uint64_t u = (uint64_t)course.u, v = (uint64_t)course.v;
    for (size_t i = 0; i < count; i++) {
        d[i] = texel(texels, near_image((int64_t)u, texels.width), near_image((int64_t)v, texels.height));
        u += (uint64_t)course.du;
        v += (uint64_t)course.dv;
    }
}

static void project(uint32_t *d, struct kinora_texels texels, struct kinora_projection row, int64_t column, size_t count) {
    for (size_t i = 0; i < count; i++) d[i] = projected_texel(texels, row, column + (int64_t)i);
}

static void mix_rows(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fy) {
    for (size_t i = 0; i < count; i++) d[i] = mean(upper[i], 0, lower[i], 0, 0, fy);
}

static void shift(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fx, uint32_t fy) {
    for (size_t i = 0; i < count; i++) d[i] = mean(upper[i], upper[i + 1], lower[i], lower[i + 1], fx, fy);
}

const struct kinora_pixels kinora_pixels_portable = {
    .fill = fill,
    .color = blend_color,
    .color_covered = blend_color_covered,
    .over = blend,
    .over_faded = blend_faded,
    .over_covered = blend_covered,
    .sample = sample,
    .project = project,
    .mix_rows = mix_rows,
    .shift = shift,
};

const struct kinora_pixels *kinora_pixels_any(void) { return &kinora_pixels_portable; }
