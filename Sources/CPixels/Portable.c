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

static void color_row(const struct outline_row *row, const void *paint) {
    uint32_t *d = row->pixels;
    uint32_t color = *(const uint32_t *)paint;
    int32_t sum = 0;
    for (int32_t x = row->begin; x < row->end; x++) {
        sum += row->sums[x];
        row->sums[x] = 0;
        d[x] = over(scale(color, coverage(sum)), d[x]);
    }
}

static void color_outline(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_sums sums, uint32_t color) {
    paint_outline(canvas, outline, sums, color_row, &color);
}

static void texels_row(const struct outline_row *row, const void *paint) {
    uint32_t *d = row->pixels;
    const struct texel_paint *p = paint;
    struct kinora_course course = course_at(p, row->begin, row->y);
    int32_t sum = 0;
    for (int32_t x = row->begin; x < row->end; x++) {
        sum += row->sums[x];
        row->sums[x] = 0;
        uint32_t s = texel(p->texels, near_image(course.u, p->texels.width), near_image(course.v, p->texels.height));
        d[x] = over(scale(s, product(coverage(sum), p->opacity)), d[x]);
        course.u += course.du;
        course.v += course.dv;
    }
}

static bool texels_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_sums sums, struct kinora_texels texels,
    struct kinora_plane plane, uint32_t opacity, bool opaque) {
    if (!is_plane_near(plane, canvas)) return false;
    struct texel_paint paint = {texels, plane, opacity, opaque};
    paint_outline(canvas, outline, sums, texels_row, &paint);
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
    .color_outline = color_outline,
    .texels_outline = texels_outline,
};

const struct kinora_pixels *kinora_pixels_any(void) { return &kinora_pixels_portable; }
