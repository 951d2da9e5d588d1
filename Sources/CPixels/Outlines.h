#ifndef KINORA_CPIXELS_OUTLINES_H
#define KINORA_CPIXELS_OUTLINES_H

#include "Arithmetic.h"

// Outlines painted whole: the area of each pixel that they cover, as `CoverageRasterizer` has it, to the same bytes. Side by side, not row by row: so what
// belongs to a side stays in registers. Then each row is painted from the sums that the sides have left.

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// Of a pixel's area, twice in 1/256 by 1/256 pixel.
enum { WHOLE_PIXEL = 2 * 256 * 256 };

/// The columns that some sides touch, from the canvas's left; none where `begin` is the canvas's width. Where some lie right of it, `end` is the width.
struct touched {
    int32_t begin, end;
};

/// One row of an outline. What stands in `sums` from 0 to a column adds up to twice the pixel's covered area; it is 0 but between `begin` and `whole_begin`,
/// and between `whole_end` and `end`. Who paints the row clears it.
struct outline_row {
    uint32_t *pixels;
    int32_t *sums;
    int32_t begin, whole_begin, whole_end, end;
    int32_t width;
    /// From the canvas's top.
    int32_t y;
};

/// From twice an area to 0...255, rounded.
ALWAYS_INLINE uint32_t coverage(int32_t sum) {
    int32_t area = sum < 0 ? -sum : sum;
    if (area > WHOLE_PIXEL) area = WHOLE_PIXEL;
    return (uint32_t)((area * 255 + WHOLE_PIXEL / 2) / WHOLE_PIXEL);
}

ALWAYS_INLINE void touch(struct touched *t, int32_t begin, int32_t end) {
    if (begin < t->begin) t->begin = begin;
    if (end > t->end) t->end = end;
}

/// Adds a part of a side that lies within one row of the canvas, not left and not right of it, in more than two columns or in part beside it.
static inline void add_slope(
    int32_t *sums, struct touched *t, int32_t columns, int32_t left, int32_t right, int32_t height, int32_t winding) {
    int32_t width = right - left, first = left >> 8, last = (right - 1) >> 8;
    int32_t cell = first < 0 ? 0 : first, end = last < columns ? last : columns - 1;
    touch(t, cell, end + 2);
    // How far down the side has gone where it leaves each pixel, from its left end, whichever way it points: a quotient and a remainder that grow by the same
    // amounts from pixel to pixel.
    int32_t reached, rest, from = 0;
    if (first < 0) {
        from = (int32_t)(-(int64_t)left * height / width);
        reached = (int32_t)((256 - (int64_t)left) * height / width);
        rest = (int32_t)((256 - (int64_t)left) * height % width);
        sums[0] += 512 * from * winding;
        left = 0;
    } else {
        uint32_t reach = (uint32_t)((first + 1) * 256 - left) * (uint32_t)height;
        reached = (int32_t)(reach / (uint32_t)width);
        rest = (int32_t)(reach % (uint32_t)width);
    }
    if (cell < last) {
        int32_t cover = (reached - from) * winding, area = (left - 256 * cell + 256) * cover;
        int32_t here = 512 * cover - area, step = 256 * height / width, step_rest = 256 * height % width;
        // What falls on the next pixel is carried on and added there, with its own.
        for (;;) {
            sums[cell++] += here;
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
        sums[cell] += here;
        if (cell > end) return;
        left = 256 * cell;
    }
    int32_t cover = (height - from) * winding, area = (left + right - 512 * cell) * cover;
    sums[cell] += 512 * cover - area;
    sums[cell + 1] += area;
}

/// Adds a part of a side within a row, `height` high.
ALWAYS_INLINE void add_part(
    int32_t *sums, struct touched *t, int32_t columns, int32_t left, int32_t right, int32_t height, int32_t winding, bool inside) {
    int32_t first = left >> 8;
    if (!inside) {
        if (first >= columns) {
            t->end = columns;
            return;
        }
        if (right <= 0 && left < 0) {
            sums[0] += 512 * height * winding;
            touch(t, 0, 1);
            return;
        }
    }
    int32_t last = right > left ? (right - 1) >> 8 : first;
    if (last > first + 1 || (!inside && (first < 0 || last >= columns))) return add_slope(sums, t, columns, left, right, height, winding);
    // In one column or two: the same steps for both, since which of them comes next is hard to guess.
    int32_t edge = (first + 1) * 256, width = right - left, is_one = first == last;
    int32_t reached = (int32_t)((uint32_t)((edge - left) * height) / (uint32_t)(width | is_one));
    reached = is_one ? height : reached;
    int32_t middle = is_one ? right : edge;
    int32_t upper = reached * winding, lower = (height - reached) * winding;
    int32_t area = (left + middle - 512 * first) * upper, next_area = (middle + right - 2 * edge) * lower;
    sums[first] += 512 * upper - area;
    sums[first + 1] += area + 512 * lower - next_area;
    sums[first + 2] += next_area;
    touch(t, first, last + 2);
}

/// Some rows of a canvas, and for each the sums, `stride` words, and what the sides touch that go down, and those that go up.
struct strip {
    int32_t *sums;
    struct touched (*touched)[2];
    ptrdiff_t stride;
    int32_t columns;
    /// In 1/256 pixel.
    int32_t left, top, bottom;
};

ALWAYS_INLINE void add_rows(struct strip *strip, int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t winding, bool inside) {
    int32_t way = winding < 0, columns = strip->columns;
    int32_t y = y0 < strip->top ? strip->top : y0, stop = y1 < strip->bottom ? y1 : strip->bottom;
    int64_t height = (int64_t)y1 - y0, width = x1 < x0 ? (int64_t)x0 - x1 : (int64_t)x1 - x0;
    int32_t sign = x1 < x0 ? -1 : 1;
    // The place at a height is x0 + (y - y0) dx / dy, cut towards x0.
    int32_t x = y == y0 ? x0 : x0 + sign * (int32_t)((y - (int64_t)y0) * width / height);
    ptrdiff_t row = (y - strip->top) >> 8;
    int32_t *sums = strip->sums + row * strip->stride;
    struct touched *t = &strip->touched[row][way];
    int32_t bottom = (y & ~255) + 256;
    if (bottom < stop) {
        uint64_t distance = (uint64_t)(bottom - (int64_t)y0) * (uint64_t)width, step = 256 * (uint64_t)width;
        int64_t quotient = (int64_t)(distance / (uint64_t)height), rest = (int64_t)(distance % (uint64_t)height);
        int64_t row_quotient = (int64_t)(step / (uint64_t)height), row_rest = (int64_t)(step % (uint64_t)height);
        for (; bottom < stop; bottom += 256) {
            int32_t next = x0 + sign * (int32_t)quotient;
            add_part(sums, t, columns, sign < 0 ? next : x, sign < 0 ? x : next, bottom - y, winding, inside);
            x = next;
            y = bottom;
            quotient += row_quotient;
            rest += row_rest;
            if (rest >= height) {
                rest -= height;
                quotient++;
            }
            sums += strip->stride;
            t += 2;
        }
    }
    int32_t next = stop == y1 ? x1 : x0 + sign * (int32_t)((stop - (int64_t)y0) * width / height);
    add_part(sums, t, columns, sign < 0 ? next : x, sign < 0 ? x : next, stop - y, winding, inside);
}

static inline void add_side(struct strip *strip, struct kinora_side side) {
    int32_t winding = side.y0 < side.y1 ? 1 : -1;
    int32_t x0 = winding > 0 ? side.x0 : side.x1, x1 = winding > 0 ? side.x1 : side.x0;
    int32_t y0 = winding > 0 ? side.y0 : side.y1, y1 = winding > 0 ? side.y1 : side.y0;
    if (y0 == y1 || y1 <= strip->top || y0 >= strip->bottom) return;
    x0 -= strip->left;
    x1 -= strip->left;
    int32_t least = x0 < x1 ? x0 : x1, most = x0 < x1 ? x1 : x0;
    if (least >= strip->columns * 256) {
        // It may end what is covered in the canvas to its edge.
        int32_t end = y1 < strip->bottom ? (y1 - strip->top + 255) >> 8 : (strip->bottom - strip->top) >> 8;
        for (int32_t row = y0 < strip->top ? 0 : (y0 - strip->top) >> 8; row < end; row++) strip->touched[row][winding < 0].end = strip->columns;
        return;
    }
    // All of it is left of the canvas: only how far it goes down matters.
    if (most <= 0) x0 = x1 = least = -1;
    if (least >= 0 && most < strip->columns * 256) {
        add_rows(strip, x0, y0, x1, y1, winding, true);
    } else {
        add_rows(strip, x0, y0, x1, y1, winding, false);
    }
}

/// Paints a row.
typedef void row_painter(const struct outline_row *row, const void *paint);

/// Has each row painted of which an outline covers something.
ALWAYS_INLINE void paint_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_sums room, row_painter painter, const void *paint) {
    struct touched touched[KINORA_STRIP_ROWS][2];
    int32_t width = canvas.right - canvas.left, top = canvas.top;
    struct strip strip = {.sums = room.base, .touched = touched, .stride = width + KINORA_SUMS_SPARE, .columns = width, .left = canvas.left * 256};
    struct outline_row row = {.width = width};
    while (top < canvas.bottom) {
        int32_t bottom = canvas.bottom - top < KINORA_STRIP_ROWS ? canvas.bottom : top + KINORA_STRIP_ROWS;
        strip.top = top * 256;
        strip.bottom = bottom * 256;
        for (int32_t i = 0; i < bottom - top; i++) touched[i][0] = touched[i][1] = (struct touched){width, 0};
        for (int32_t i = 0; i < outline.count; i++) add_side(&strip, outline.sides[i]);
        row.sums = strip.sums;
        row.pixels = canvas.pixels + (ptrdiff_t)(top - canvas.top) * canvas.stride;
        for (int32_t i = 0; i < bottom - top; i++, row.sums += strip.stride, row.pixels += canvas.stride) {
            bool is_second_left = touched[i][1].begin < touched[i][0].begin;
            struct touched a = touched[i][is_second_left], b = touched[i][!is_second_left];
            if (a.begin >= width) continue;
            row.sums[width] = 0;
            row.begin = a.begin;
            row.whole_begin = a.end < b.begin ? a.end : b.begin;
            row.whole_end = b.begin;
            row.end = a.end > b.end ? a.end : b.end;
            if (row.end > width) row.end = width;
            row.y = top - canvas.top + i;
            painter(&row, paint);
        }
        top = bottom;
    }
}

/// What the texels of an outline are.
struct texel_paint {
    struct kinora_texels texels;
    struct kinora_plane plane;
    uint32_t opacity;
    bool opaque;
};

/// `y` is counted from the canvas's top.
ALWAYS_INLINE struct kinora_course course_at(const struct texel_paint *p, int32_t x, int32_t y) {
    struct kinora_course course = p->plane.first;
    course.u += x * course.du + y * p->plane.down_u;
    course.v += x * course.dv + y * p->plane.down_v;
    return course;
}

/// Whether no texel that a canvas's pixels show, and eight more to the right, is too far away for 32 bits in 1/256.
static inline bool is_plane_near(struct kinora_plane plane, struct kinora_canvas canvas) {
    struct kinora_course first = plane.first;
    int64_t across = canvas.right - canvas.left + 8, down = canvas.bottom - canvas.top;
    if (!is_near(first.u, plane.down_u, down) || !is_near(first.v, plane.down_v, down)) return false;
    int64_t last_u = first.u + down * plane.down_u, last_v = first.v + down * plane.down_v;
    return is_near(first.u, first.du, across) && is_near(first.v, first.dv, across) && is_near(last_u, first.du, across)
        && is_near(last_v, first.dv, across);
}

#endif
