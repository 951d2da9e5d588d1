#ifndef KINORA_CPIXELS_OUTLINES_H
#define KINORA_CPIXELS_OUTLINES_H

#include "Arithmetic.h"

// Outlines painted as a whole: exact area coverage as in `CoverageRasterizer`, to the same bytes. First the edges are added to an
// accumulation buffer, then the rows are painted from it.

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// A pixel's area, twice in squares of 1/256 pixel.
enum { WHOLE_PIXEL = 2 * 256 * 256 };

/// Some rows of a canvas, with their accumulation buffer. The prefix sum of a buffer row up to a column is twice the pixel's covered
/// area; where no bit of `touched` marks a unit of columns, all of it is 0. Painting a row clears both.
struct strip {
    int32_t *accumulation;
    uint64_t *touched;
    ptrdiff_t stride;
    int32_t columns, rows;
    int32_t shift;
    /// In 1/256 pixel.
    int32_t left, top;
};

/// An edge relative to the left and top of a strip, pointing downwards.
struct edge {
    int32_t x0, y0, x1, y1;
    /// 1 if the outline goes down too, or -1.
    int32_t winding;
};

/// Converts twice an area to 0...255, rounded.
ALWAYS_INLINE uint32_t coverage(int32_t sum) {
    int32_t area = sum < 0 ? -sum : sum;
    if (area > WHOLE_PIXEL) area = WHOLE_PIXEL;
    return (uint32_t)((area * 255 + WHOLE_PIXEL / 2) / WHOLE_PIXEL);
}

/// Marks the units from one column to another.
ALWAYS_INLINE void touch(const struct strip *strip, int32_t row, int32_t first, int32_t last) {
    strip->touched[row] |= ((uint64_t)2 << (last >> strip->shift)) - ((uint64_t)1 << (first >> strip->shift));
}

/// Computes the coverage of an edge within one row and the canvas's columns, and adds it to the accumulation buffer.
static inline void add_slope(const struct strip *strip, int32_t row, int32_t left, int32_t right, int32_t height, int32_t winding) {
    int32_t *accumulated = strip->accumulation + row * strip->stride;
    int32_t width = right - left, first = left >> 8, last = right > left ? (right - 1) >> 8 : first;
    int32_t cell = first < 0 ? 0 : first, end = last < strip->columns ? last : strip->columns - 1;
    touch(strip, row, cell, end + 1);
    // Height of the edge, from its left end, where it leaves each pixel, in either direction: an incremental division with a constant
    // quotient and remainder per pixel.
    int32_t reached = height, rest = 0, from = 0;
    if (first < 0) {
        from = (int32_t)(-(int64_t)left * height / width);
        reached = (int32_t)((256 - (int64_t)left) * height / width);
        rest = (int32_t)((256 - (int64_t)left) * height % width);
        accumulated[0] += 512 * from * winding;
        left = 0;
    } else if (first < last) {
        uint32_t reach = (uint32_t)((first + 1) * 256 - left) * (uint32_t)height;
        reached = (int32_t)(reach / (uint32_t)width);
        rest = (int32_t)(reach % (uint32_t)width);
    }
    if (cell < last) {
        int32_t cover = (reached - from) * winding, area = (left - 256 * cell + 256) * cover;
        int32_t here = 512 * cover - area, step = 256 * height / width, step_rest = 256 * height % width;
        // The next pixel's share is carried over and added with its own.
        for (;;) {
            accumulated[cell++] += here;
            here = area;
            from = reached;
            if (cell >= last || cell > end) break;
            reached += step;
            rest += step_rest;
            int32_t more = rest >= width;
            rest -= more ? width : 0;
            reached += more;
            area = 256 * (reached - from) * winding;
            here += area;
        }
        accumulated[cell] += here;
        if (cell > end) return;
        left = 256 * cell;
    }
    int32_t cover = (height - from) * winding, area = (left + right - 512 * cell) * cover;
    accumulated[cell] += 512 * cover - area;
    accumulated[cell + 1] += area;
}

/// The x-coordinate of an edge at a height: x0 + (y - y0) dx / dy, truncated towards x0.
ALWAYS_INLINE int32_t edge_x(struct edge s, int32_t y) {
    return s.x0 + (int32_t)((y - (int64_t)s.y0) * ((int64_t)s.x1 - s.x0) / ((int64_t)s.y1 - s.y0));
}

/// Adds an edge row by row, wherever it is.
static inline void add_edge(const struct strip *strip, struct edge s) {
    int32_t limit = strip->columns * 256, bottom = strip->rows * 256;
    if (s.y1 <= 0 || s.y0 >= bottom || (s.x0 >= limit && s.x1 >= limit)) return;
    // Entirely left of the canvas: only its height matters.
    if (s.x0 <= 0 && s.x1 <= 0) s.x0 = s.x1 = 0;
    int32_t y = s.y0 < 0 ? 0 : s.y0, end = s.y1 < bottom ? s.y1 : bottom;
    for (int32_t x = edge_x(s, y), next, stop; y < end; x = next, y = stop) {
        int32_t row = y >> 8;
        stop = (row + 1) * 256 < end ? (row + 1) * 256 : end;
        next = edge_x(s, stop);
        int32_t left = x < next ? x : next, right = x < next ? next : x;
        if (right <= 0) {
            strip->accumulation[row * strip->stride] += 512 * (stop - y) * s.winding;
            touch(strip, row, 0, 0);
        } else if (left < limit) {
            add_slope(strip, row, left, right, stop - y, s.winding);
        }
    }
}

/// Adds the edges of an outline.
typedef void edge_adder(const struct strip *strip, struct kinora_outline outline);

/// Paints the rows of a strip at the top of a canvas.
typedef void strip_painter(const struct strip *strip, struct kinora_canvas canvas, const void *paint);

ALWAYS_INLINE void add_edges(const struct strip *strip, struct kinora_outline outline) {
    for (int32_t i = 0; i < outline.count; i++) {
        int32_t x0 = outline.x[i] - strip->left, y0 = outline.y[i] - strip->top;
        int32_t x1 = outline.x[i + 1] - strip->left, y1 = outline.y[i + 1] - strip->top;
        if (y0 < y1) add_edge(strip, (struct edge){x0, y0, x1, y1, 1});
        if (y0 > y1) add_edge(strip, (struct edge){x1, y1, x0, y0, -1});
    }
}

/// Paints the rows covered by an outline, strip by strip.
ALWAYS_INLINE void paint_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, edge_adder adder, strip_painter painter,
    const void *paint) {
    int32_t columns = canvas.right - canvas.left;
    struct strip strip = {
        .accumulation = scratch.accumulation,
        .touched = scratch.touched,
        .stride = kinora_accumulation_stride(columns),
        .columns = columns,
        .shift = kinora_unit_shift(columns),
        .left = canvas.left * 256,
    };
    while (canvas.top < canvas.bottom) {
        strip.rows = canvas.bottom - canvas.top < KINORA_STRIP_ROWS ? canvas.bottom - canvas.top : KINORA_STRIP_ROWS;
        strip.top = canvas.top * 256;
        adder(&strip, outline);
        painter(&strip, canvas, paint);
        canvas.pixels += strip.rows * canvas.stride;
        canvas.top += strip.rows;
    }
}

/// Paint with the texels of an image.
struct texel_paint {
    struct kinora_texels texels;
    struct kinora_plane plane;
    /// Row at the start of the plane.
    int32_t top;
    uint32_t opacity;
    bool opaque;
};

/// Line of texels of a row, from a column on.
ALWAYS_INLINE struct kinora_span span_at(const struct texel_paint *p, int32_t x, int32_t y) {
    struct kinora_span span = p->plane.first;
    span.u += x * span.du + (y - p->top) * p->plane.down_u;
    span.v += x * span.dv + (y - p->top) * p->plane.down_v;
    return span;
}

/// Whether all texels for a canvas's pixels, and eight more to the right, fit 32 bits in 1/256.
static inline bool is_plane_near(struct kinora_plane plane, struct kinora_canvas canvas) {
    struct kinora_span first = plane.first;
    int64_t across = canvas.right - canvas.left + 8, down = canvas.bottom - canvas.top;
    if (!is_near(first.u, plane.down_u, down) || !is_near(first.v, plane.down_v, down)) return false;
    int64_t last_u = first.u + down * plane.down_u, last_v = first.v + down * plane.down_v;
    return is_near(first.u, first.du, across) && is_near(first.v, first.dv, across) && is_near(last_u, first.du, across)
        && is_near(last_v, first.dv, across);
}

#endif
