#include "Kernels.h"

#if !KINORA_ASSEMBLED_KERNELS

#include "Outlines.h"

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

static void sample(uint32_t *d, struct kinora_texels texels, struct kinora_span span, size_t count) {
    uint64_t u = (uint64_t)span.u, v = (uint64_t)span.v;
    for (size_t i = 0; i < count; i++) {
        d[i] = texel(texels, near_image((int64_t)u, texels.width), near_image((int64_t)v, texels.height));
        u += (uint64_t)span.du;
        v += (uint64_t)span.dv;
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

static void ellipse(int32_t *x, int32_t *y, const double *across, const double *down, size_t count, struct kinora_ellipse e) {
    for (size_t i = 0; i < count; i++) {
        x[i] = nearest(e.x + e.first_x * across[i] + e.second_x * down[i]);
        y[i] = nearest(e.y + e.first_y * across[i] + e.second_y * down[i]);
    }
}

/// Accumulates a row, from the first column that is touched; returns that column.
static int32_t add_up(const struct strip *strip, int32_t row) {
    int32_t *accumulated = strip->accumulation + row * strip->stride, first = __builtin_ctzll(strip->touched[row]) << strip->shift;
    for (int32_t x = first + 1; x < strip->columns; x++) accumulated[x] += accumulated[x - 1];
    return first;
}

static void clear_row(const struct strip *strip, int32_t row) {
    memset(strip->accumulation + row * strip->stride, 0, (size_t)strip->stride * sizeof *strip->accumulation);
    strip->touched[row] = 0;
}

static void color_rows(const struct strip *strip, struct kinora_canvas canvas, const void *paint) {
    uint32_t color = *(const uint32_t *)paint;
    for (int32_t row = 0; row < strip->rows; row++) {
        if (!strip->touched[row]) continue;
        const int32_t *accumulated = strip->accumulation + row * strip->stride;
        uint32_t *d = canvas.pixels + row * canvas.stride;
        for (int32_t x = add_up(strip, row); x < strip->columns; x++) {
            if (accumulated[x]) d[x] = over(scale(color, coverage(accumulated[x])), d[x]);
        }
        clear_row(strip, row);
    }
}

static void color_outline(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, uint32_t color) {
    paint_outline(canvas, outline, scratch, add_edges, color_rows, &color);
}

static void texels_rows(const struct strip *strip, struct kinora_canvas canvas, const void *paint) {
    const struct texel_paint *p = paint;
    struct kinora_texels t = p->texels;
    for (int32_t row = 0; row < strip->rows; row++) {
        if (!strip->touched[row]) continue;
        const int32_t *accumulated = strip->accumulation + row * strip->stride;
        uint32_t *d = canvas.pixels + row * canvas.stride;
        struct kinora_span span = span_at(p, 0, canvas.top + row);
        for (int32_t x = add_up(strip, row); x < strip->columns; x++) {
            if (!accumulated[x]) continue;
            uint32_t s = texel(t, near_image(span.u + x * span.du, t.width), near_image(span.v + x * span.dv, t.height));
            d[x] = over(scale(s, product(coverage(accumulated[x]), p->opacity)), d[x]);
        }
        clear_row(strip, row);
    }
}

static bool texels_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, struct kinora_texels texels,
    struct kinora_plane plane, uint32_t opacity, bool opaque) {
    if (!is_plane_near(plane, canvas)) return false;
    struct texel_paint paint = {texels, plane, canvas.top, opacity, opaque};
    paint_outline(canvas, outline, scratch, add_edges, texels_rows, &paint);
    return true;
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
    .ellipse = ellipse,
    .color_outline = color_outline,
    .texels_outline = texels_outline,
};

static inline uint32_t mixed_channel(struct kinora_channel weights, int64_t a, int64_t r, int64_t g, int64_t b) {
    int64_t sum = (weights.red * r + weights.green * g + weights.blue * b + weights.constant * a + (1 << 15)) >> 16;
    return (uint32_t)(sum < 0 ? 0 : sum > a ? a : sum);
}

void kinora_mix_channels(uint32_t *d, size_t count, struct kinora_channel red, struct kinora_channel green, struct kinora_channel blue) {
    for (size_t i = 0; i < count; i++) {
        int64_t a = d[i] >> 24, r = d[i] >> 16 & 255, g = d[i] >> 8 & 255, b = d[i] & 255;
        d[i] = (uint32_t)a << 24 | mixed_channel(red, a, r, g, b) << 16 | mixed_channel(green, a, r, g, b) << 8
               | mixed_channel(blue, a, r, g, b);
    }
}

const struct kinora_pixels *kinora_pixels_any(void) { return &kinora_pixels_portable; }

#endif
