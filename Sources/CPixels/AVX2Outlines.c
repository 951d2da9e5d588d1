#include "Kernels.h"

#if !KINORA_ASSEMBLED_KERNELS

#include "AVX2Texels.h"

#if defined(__x86_64__)

AVX2 void kinora_avx2_ellipse(
    int32_t *x, int32_t *y, const double *across, const double *down, size_t count, struct kinora_ellipse ellipse) {
    __m256d half = _mm256_set1_pd(0.5), center_x = _mm256_set1_pd(ellipse.x), center_y = _mm256_set1_pd(ellipse.y);
    __m256d first_x = _mm256_set1_pd(ellipse.first_x), first_y = _mm256_set1_pd(ellipse.first_y);
    __m256d second_x = _mm256_set1_pd(ellipse.second_x), second_y = _mm256_set1_pd(ellipse.second_y);
    for (size_t i = 0; i < count; i += 4) {
        __m256d a = _mm256_loadu_pd(across + i), b = _mm256_loadu_pd(down + i);
#define POINTS(axis)                                                                                                                       \
    _mm256_cvttpd_epi32(_mm256_floor_pd(_mm256_add_pd(                                                                                     \
        _mm256_add_pd(_mm256_add_pd(center_##axis, _mm256_mul_pd(first_##axis, a)), _mm256_mul_pd(second_##axis, b)), half)))
        _mm_storeu_si128((__m128i *)(x + i), POINTS(x));
        _mm_storeu_si128((__m128i *)(y + i), POINTS(y));
#undef POINTS
    }
}

// --- Edges -----------------------------------------------------------------------------------------------------------------------------

/// Eight edges, each as in `struct edge`, or one edge eight times.
struct edges8 {
    __m256i x0, y0, winding;
    __m256d width_low, width_high, height_low, height_high;
};

INLINE_AVX2 __m256d low_doubles(__m256i v) { return _mm256_cvtepi32_pd(_mm256_castsi256_si128(v)); }
INLINE_AVX2 __m256d high_doubles(__m256i v) { return _mm256_cvtepi32_pd(_mm256_extracti128_si256(v, 1)); }

INLINE_AVX2 struct edges8 edges8_of(__m256i x0, __m256i y0, __m256i x1, __m256i y1, __m256i winding) {
    __m256i width = _mm256_sub_epi32(x1, x0), height = _mm256_max_epi32(_mm256_sub_epi32(y1, y0), _mm256_set1_epi32(1));
    return (struct edges8){x0, y0, winding, low_doubles(width), high_doubles(width), low_doubles(height), high_doubles(height)};
}

/// The x-coordinates of edges at heights, as in `edge_x`: doubles hold the products, and fractional quotients are far enough from integers.
INLINE_AVX2 __m256i edge_x8(const struct edges8 *s, __m256i y) {
    __m256i down = _mm256_sub_epi32(y, s->y0);
    __m128i low = _mm256_cvttpd_epi32(_mm256_div_pd(_mm256_mul_pd(low_doubles(down), s->width_low), s->height_low));
    __m128i high = _mm256_cvttpd_epi32(_mm256_div_pd(_mm256_mul_pd(high_doubles(down), s->width_high), s->height_high));
    return _mm256_add_epi32(s->x0, _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1));
}

/// The units from eight columns to the second ones right of them, as in `touch`.
INLINE_AVX2 void units_of(uint64_t *bits, __m256i first, __m128i shift) {
    __m256i begin = _mm256_srl_epi32(first, shift), end = _mm256_srl_epi32(_mm256_add_epi32(first, _mm256_set1_epi32(2)), shift);
    __m256i one = _mm256_set1_epi64x(1), two = _mm256_set1_epi64x(2);
#define UNITS(half)                                                                                                                        \
    _mm256_sub_epi64(                                                                                                                      \
        _mm256_sllv_epi64(two, _mm256_cvtepu32_epi64(half(end))), _mm256_sllv_epi64(one, _mm256_cvtepu32_epi64(half(begin))))
#define LOW(v) _mm256_castsi256_si128(v)
#define HIGH(v) _mm256_extracti128_si256(v, 1)
    _mm256_store_si256((__m256i *)bits, UNITS(LOW));
    _mm256_store_si256((__m256i *)(bits + 4), UNITS(HIGH));
#undef UNITS
#undef LOW
#undef HIGH
}

/// Eight words, each from the previous lane; the first from the end of others.
INLINE_AVX2 __m256i one_later(__m256i words, __m256i before) {
    return _mm256_alignr_epi8(words, _mm256_permute2x128_si256(before, words, 0x21), 12);
}

/// `add_slope` for an edge within the canvas, eight columns at a time.
AVX2 static void add_wide(const struct strip *strip, int32_t row, int32_t left, int32_t right, int32_t height, int32_t winding) {
    // Quotients of wider edges do not fit floats.
    if (right - left >= 1 << 13) return add_slope(strip, row, left, right, height, winding);
    int32_t first = left >> 8, last = (right - 1) >> 8;
    touch(strip, row, first, last + 1);
    int32_t *accumulated = strip->accumulation + row * strip->stride + first;
    __m256i begin = _mm256_set1_epi32(left & 255), end = _mm256_set1_epi32(right - first * 256), sign = _mm256_set1_epi32(winding);
    __m256 high = _mm256_set1_ps((float)height), wide = _mm256_set1_ps((float)(right - left));
    __m256i column = _mm256_setr_epi32(0, 256, 512, 768, 1024, 1280, 1536, 1792), reached = _mm256_setzero_si256(), area = reached;
    for (int32_t x = first; x <= last + 1; x += 8, accumulated += 8) {
        // Height of the edge where it leaves each pixel.
        __m256i edge = _mm256_min_epi32(_mm256_add_epi32(column, _mm256_set1_epi32(256)), end);
        __m256i reach = _mm256_cvttps_epi32(_mm256_div_ps(_mm256_mul_ps(_mm256_cvtepi32_ps(_mm256_sub_epi32(edge, begin)), high), wide));
        __m256i cover = _mm256_sign_epi32(_mm256_sub_epi32(reach, one_later(reach, reached)), sign);
        __m256i from = _mm256_max_epi32(column, begin), twice = _mm256_slli_epi32(column, 1);
        __m256i partial = _mm256_madd_epi16(_mm256_sub_epi32(_mm256_add_epi32(from, edge), twice), cover);
        __m256i more = _mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(cover, 9), partial), one_later(partial, area));
        _mm256_storeu_si256((__m256i *)accumulated, _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)accumulated), more));
        column = _mm256_add_epi32(column, _mm256_set1_epi32(2048));
        reached = reach;
        area = partial;
    }
}

/// Contributions of eight segments: the indexes of their words, the values, and the units they touch.
struct contributions {
    int32_t row[8] __attribute__((aligned(32))), at[8];
    int32_t here[8], beside[8], beyond[8];
    uint64_t units[8];
};

/// Adds segments, each within one row, between two x-coordinates; none where the height is 0.
INLINE_AVX2 void add_segments(const struct strip *strip, __m256i row, __m256i from, __m256i to, __m256i height, __m256i winding) {
    __m256i zero = _mm256_setzero_si256();
    __m256i left = _mm256_min_epi32(from, to), right = _mm256_max_epi32(from, to);
    __m256i first = _mm256_srai_epi32(left, 8), last = _mm256_srai_epi32(_mm256_add_epi32(right, _mm256_cmpgt_epi32(right, left)), 8);
    __m256i is_one = _mm256_cmpeq_epi32(first, last), is_live = _mm256_cmpgt_epi32(height, zero);
    __m256i is_wide = _mm256_and_si256(is_live, _mm256_cmpgt_epi32(_mm256_sub_epi32(last, first), _mm256_set1_epi32(1)));
    if (__builtin_expect(!_mm256_testz_si256(is_wide, is_wide), 0)) {
        int32_t rows[8], lefts[8], rights[8], heights[8], windings[8];
        _mm256_storeu_si256((__m256i *)rows, row);
        _mm256_storeu_si256((__m256i *)lefts, left);
        _mm256_storeu_si256((__m256i *)rights, right);
        _mm256_storeu_si256((__m256i *)heights, height);
        _mm256_storeu_si256((__m256i *)windings, winding);
        for (uint32_t bits = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(is_wide)); bits; bits &= bits - 1) {
            int32_t k = __builtin_ctz(bits);
            add_wide(strip, rows[k], lefts[k], rights[k], heights[k], windings[k]);
        }
        is_live = _mm256_andnot_si256(is_wide, is_live);
    }
    // Within one or two columns. Inactive lanes go to a row of their own.
    row = _mm256_blendv_epi8(_mm256_set1_epi32(strip->rows), row, is_live);
    first = _mm256_and_si256(first, is_live);
    __m256i column = _mm256_slli_epi32(first, 8), edge = _mm256_add_epi32(column, _mm256_set1_epi32(256));
    __m256 reach = _mm256_cvtepi32_ps(_mm256_madd_epi16(_mm256_sub_epi32(edge, left), height));
    __m256i reached = _mm256_cvttps_epi32(_mm256_div_ps(reach, _mm256_cvtepi32_ps(_mm256_sub_epi32(right, left))));
    reached = _mm256_blendv_epi8(reached, height, is_one);
    __m256i middle = _mm256_blendv_epi8(edge, right, is_one);
    __m256i upper = _mm256_sign_epi32(reached, winding), lower = _mm256_sign_epi32(_mm256_sub_epi32(height, reached), winding);
    __m256i area = _mm256_madd_epi16(_mm256_sub_epi32(_mm256_add_epi32(left, middle), _mm256_add_epi32(column, column)), upper);
    __m256i next = _mm256_madd_epi16(_mm256_sub_epi32(_mm256_add_epi32(middle, right), _mm256_add_epi32(edge, edge)), lower);
    __m256i a = _mm256_sub_epi32(_mm256_slli_epi32(upper, 9), area);
    __m256i b = _mm256_sub_epi32(_mm256_add_epi32(area, _mm256_slli_epi32(lower, 9)), next);
    struct contributions p;
    units_of(p.units, first, _mm_cvtsi32_si128(strip->shift));
    _mm256_store_si256((__m256i *)p.row, row);
    _mm256_store_si256((__m256i *)p.at, _mm256_add_epi32(_mm256_mullo_epi32(row, _mm256_set1_epi32((int)strip->stride)), first));
    _mm256_store_si256((__m256i *)p.here, _mm256_and_si256(a, is_live));
    _mm256_store_si256((__m256i *)p.beside, _mm256_and_si256(b, is_live));
    _mm256_store_si256((__m256i *)p.beyond, _mm256_and_si256(next, is_live));
    // Word by word: neighboring segments touch the same words, which could not be read while vectors of them are being written.
    __asm__("" : "+m"(p));
    for (int k = 0; k < 8; k++) {
        int32_t *accumulated = strip->accumulation + p.at[k];
        int32_t here = p.here[k], beside = p.beside[k], beyond = p.beyond[k];
        __asm__("" : "+r"(here), "+r"(beside), "+r"(beyond));
        accumulated[0] += here;
        accumulated[1] += beside;
        accumulated[2] += beyond;
        strip->touched[p.row[k]] |= p.units[k];
    }
}

/// Adds an edge within the canvas's columns, eight rows at a time.
AVX2 static __attribute__((noinline)) void add_long_edge(const struct strip *strip, struct edge edge, int32_t top, int32_t bottom) {
    struct edges8 s = edges8_of(
        _mm256_set1_epi32(edge.x0), _mm256_set1_epi32(edge.y0), _mm256_set1_epi32(edge.x1), _mm256_set1_epi32(edge.y1),
        _mm256_set1_epi32(edge.winding));
    __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), one_before = _mm256_setr_epi32(0, 0, 1, 2, 3, 4, 5, 6);
    __m256i begin = _mm256_set1_epi32(top), end = _mm256_set1_epi32(bottom), before = _mm256_set1_epi32(edge_x(edge, top));
    for (int32_t row = top >> 8; row * 256 < bottom; row += 8) {
        __m256i rows = _mm256_add_epi32(_mm256_set1_epi32(row), order), starts = _mm256_slli_epi32(rows, 8);
        __m256i stops = _mm256_min_epi32(_mm256_add_epi32(starts, _mm256_set1_epi32(256)), end);
        __m256i height = _mm256_sub_epi32(stops, _mm256_max_epi32(starts, begin));
        __m256i to = edge_x8(&s, stops), from = _mm256_blend_epi32(_mm256_permutevar8x32_epi32(to, one_before), before, 1);
        add_segments(strip, rows, from, to, height, s.winding);
        before = _mm256_permutevar8x32_epi32(to, _mm256_set1_epi32(7));
    }
}

/// Edges through more rows are added one by one.
enum { SHORT_ROWS = 4 };

/// Adds the edges that are short and within the canvas's columns, eight at a time.
AVX2 static void add_edges8(const struct strip *strip, struct kinora_outline outline) {
    __m256i zero = _mm256_setzero_si256(), order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i left = _mm256_set1_epi32(strip->left), top = _mm256_set1_epi32(strip->top);
    __m256i bottom = _mm256_set1_epi32(strip->rows * 256), limit = _mm256_set1_epi32(strip->columns * 256);
    for (int32_t i = 0; i < outline.count; i += 8) {
#define POINTS(axis, index, origin) _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)(outline.axis + (index))), origin)
        __m256i xa = POINTS(x, i, left), ya = POINTS(y, i, top), xb = POINTS(x, i + 1, left), yb = POINTS(y, i + 1, top);
#undef POINTS
        __m256i is_upward = _mm256_cmpgt_epi32(ya, yb);
        __m256i y0 = _mm256_min_epi32(ya, yb), y1 = _mm256_max_epi32(ya, yb);
        __m256i x0 = _mm256_blendv_epi8(xa, xb, is_upward), x1 = _mm256_blendv_epi8(xb, xa, is_upward);
        __m256i y = _mm256_max_epi32(y0, zero), end = _mm256_min_epi32(y1, bottom);
        __m256i is_live = _mm256_and_si256(
            _mm256_cmpgt_epi32(end, y), _mm256_cmpgt_epi32(_mm256_set1_epi32(outline.count - i), order));
        if (_mm256_testz_si256(is_live, is_live)) continue;
        __m256i row = _mm256_srai_epi32(y, 8), winding = _mm256_or_si256(is_upward, _mm256_set1_epi32(1));
        __m256i rows = _mm256_sub_epi32(_mm256_srai_epi32(_mm256_add_epi32(end, _mm256_set1_epi32(255)), 8), row);
        __m256i is_outside = _mm256_or_si256(
            _mm256_cmpgt_epi32(zero, _mm256_min_epi32(x0, x1)),
            _mm256_xor_si256(_mm256_cmpgt_epi32(limit, _mm256_max_epi32(x0, x1)), _mm256_set1_epi32(-1)));
        __m256i is_single = _mm256_and_si256(
            is_live, _mm256_or_si256(is_outside, _mm256_cmpgt_epi32(rows, _mm256_set1_epi32(SHORT_ROWS))));
        if (!_mm256_testz_si256(is_single, is_single)) {
            uint32_t outside = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(is_outside));
            for (uint32_t bits = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(is_single)); bits; bits &= bits - 1) {
                int32_t k = __builtin_ctz(bits), here = i + k;
                struct edge s = {
                    outline.x[here] - strip->left, outline.y[here] - strip->top, outline.x[here + 1] - strip->left,
                    outline.y[here + 1] - strip->top, 1};
                if (s.y0 > s.y1) s = (struct edge){s.x1, s.y1, s.x0, s.y0, -1};
                if (outside >> k & 1) {
                    add_edge(strip, s);
                } else {
                    int32_t height = strip->rows * 256;
                    add_long_edge(strip, s, s.y0 < 0 ? 0 : s.y0, s.y1 < height ? s.y1 : height);
                }
            }
            is_live = _mm256_andnot_si256(is_single, is_live);
        }
        // Dead lanes have no rows. What is in memory after the points may be any number: rows after the highest of them would overflow.
        y = _mm256_and_si256(y, is_live);
        end = _mm256_and_si256(end, is_live);
        struct edges8 s = edges8_of(x0, y0, x1, y1, winding);
        __m256i is_cut = _mm256_cmpgt_epi32(zero, y0), from = x0;
        if (!_mm256_testz_si256(is_cut, is_live)) from = edge_x8(&s, y);
        for (; !_mm256_testz_si256(is_live, is_live); is_live = _mm256_cmpgt_epi32(end, y)) {
            row = _mm256_srai_epi32(y, 8);
            __m256i stop = _mm256_min_epi32(_mm256_slli_epi32(_mm256_add_epi32(row, _mm256_set1_epi32(1)), 8), end);
            __m256i to = edge_x8(&s, stop);
            add_segments(strip, row, from, to, _mm256_sub_epi32(stop, y), winding);
            y = stop;
            from = to;
        }
    }
    strip->touched[strip->rows] = 0;
}

// --- Rows ------------------------------------------------------------------------------------------------------------------------------

/// Coverage of eight pixels of a row, in the high bytes of words; continues the running sum in every word of `carry`, and clears the
/// accumulation buffer.
INLINE_AVX2 __m256i coverage8(int32_t *accumulated, __m256i *carry) {
    __m256i sum = _mm256_loadu_si256((const __m256i *)accumulated);
    _mm256_storeu_si256((__m256i *)accumulated, _mm256_setzero_si256());
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 4));
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 8));
    sum = _mm256_add_epi32(sum, _mm256_shuffle_epi32(_mm256_permute2x128_si256(sum, sum, 0x08), 0xff));
    sum = _mm256_add_epi32(sum, *carry);
    *carry = _mm256_permutevar8x32_epi32(sum, _mm256_set1_epi32(7));
    __m256i area = _mm256_min_epi32(_mm256_abs_epi32(sum), _mm256_set1_epi32(WHOLE_PIXEL));
    area = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
    return _mm256_slli_epi32(_mm256_srli_epi32(_mm256_add_epi32(area, _mm256_set1_epi32(WHOLE_PIXEL / 2)), 17), 24);
}

INLINE_AVX2 uint32_t coverage_of(__m256i carry) { return coverage(_mm256_cvtsi256_si32(carry)); }

/// All bits of the first `count` of eight words.
INLINE_AVX2 __m256i first_words(int32_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// The units right of the first `x` columns.
ALWAYS_INLINE uint64_t units_from(uint64_t units, int32_t x, int32_t shift) {
    int32_t first = x >> shift;
    return first < 64 ? units & (~(uint64_t)0 << first) : 0;
}

/// Blends eight pixels at the right edge of a canvas, of which the first `columns` belong to it and `reach` may be written.
INLINE_AVX2 void blend_last(uint32_t *d, int32_t columns, int32_t reach, __m256i s) {
    s = _mm256_and_si256(s, first_words(columns));
    if (reach >= 8) {
        store(d, over8(s, load(d)));
    } else if (columns > 0) {
        store_some(d, over8(s, load_some(d, (size_t)columns)), (size_t)columns);
    }
}

INLINE_AVX2 void blend_block(uint32_t *d, int32_t columns, int32_t reach, __m256i s) {
    if (__builtin_expect(columns >= 8, 1)) {
        store(d, over8(s, load(d)));
    } else {
        blend_last(d, columns, reach, s);
    }
}

/// Blends a color over a run of pixels.
INLINE_AVX2 void color_run(uint32_t *d, int32_t count, uint32_t color) {
    __m256i colors = _mm256_set1_epi32((int)color), rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
    int32_t x = 0;
    if (color >> 24 == 255) {
        for (; x + 8 <= count; x += 8) store(d + x, colors);
    } else {
        for (; x + 8 <= count; x += 8) store(d + x, _mm256_add_epi32(colors, scale8(load(d + x), rest, rest)));
    }
    if (x < count) {
        size_t some = (size_t)(count - x);
        store_some(d + x, _mm256_add_epi32(colors, scale8(load_some(d + x, some), rest, rest)), some);
    }
}

AVX2 static __attribute__((noinline)) void color_run_partially(uint32_t *d, int32_t count, uint32_t color, uint32_t seen) {
    color_run(d, count, scale(color, seen));
}

/// Same, by the pixels' coverage, from the running sum.
INLINE_AVX2 void color_covered(uint32_t *d, int32_t count, uint32_t color, __m256i carry) {
    uint32_t seen = coverage_of(carry);
    if (seen == 255) {
        color_run(d, count, color);
    } else if (__builtin_expect(seen > 0, 0)) {
        color_run_partially(d, count, color, seen);
    }
}

/// Paints the rows of a strip. `shift` is the strip's, a constant at the call.
INLINE_AVX2 void color_rows_by(const struct strip *strip, struct kinora_canvas canvas, uint32_t color, int32_t shift) {
    __m256i colors = _mm256_set1_epi32((int)color);
    int32_t columns = strip->columns, reach = canvas.reach - canvas.left;
    int32_t *accumulated = strip->accumulation;
    uint32_t *d = canvas.pixels;
    for (int32_t row = 0; row < strip->rows; row++, accumulated += strip->stride, d += canvas.stride) {
        uint64_t units = strip->touched[row];
        if (!units) continue;
        strip->touched[row] = 0;
        __m256i carry = _mm256_setzero_si256();
        int32_t x = __builtin_ctzll(units) << shift;
        for (;;) {
            __m256i seen = coverage8(accumulated + x, &carry);
            blend_block(d + x, columns - x, reach - x, scale8(colors, spread_low(seen), spread_high(seen)));
            x += 8;
            units = units_from(units, x, shift);
            if (!units) break;
            int32_t count = ((__builtin_ctzll(units) << shift) - x) & ~7;
            if (count > 0) {
                color_covered(d + x, count, color, carry);
                x += count;
            }
        }
        if (x < columns) color_covered(d + x, columns - x, color, carry);
    }
}

AVX2 static void color_rows(const struct strip *strip, struct kinora_canvas canvas, const void *paint) {
    uint32_t color = *(const uint32_t *)paint;
    if (strip->shift == 2) {
        color_rows_by(strip, canvas, color, 2);
    } else {
        color_rows_by(strip, canvas, color, strip->shift);
    }
}

AVX2 void kinora_avx2_color_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, uint32_t color) {
    paint_outline(canvas, outline, scratch, add_edges8, color_rows, &color);
}

/// Texels times their coverage `seen`, in the high bytes of words, and an opacity.
INLINE_AVX2 __m256i faded(__m256i s, __m256i seen, __m256i opacity, bool fades) {
    __m256i low = spread_low(seen), high = spread_high(seen);
    return fades ? scale8(s, product16(low, opacity), product16(high, opacity)) : scale8(s, low, high);
}

/// A row of texels, from the canvas's left edge.
struct texel_row {
    const struct texel_paint *paint;
    struct kinora_span span;
    uint32_t *pixels;
};

/// Whether the first and the last of some positions have all four texels inside the image.
ALWAYS_INLINE bool is_run_inside(struct kinora_texels t, struct kinora_span c, int32_t first, int32_t last) {
    uint64_t right = (uint64_t)(t.width - 1) << 32, bottom = (uint64_t)(t.height - 1) << 32;
    return (uint64_t)(c.u + first * c.du) < right && (uint64_t)(c.u + last * c.du) < right && (uint64_t)(c.v + first * c.dv) < bottom
        && (uint64_t)(c.v + last * c.dv) < bottom;
}

/// Paints eight pixels of uniform coverage.
INLINE_AVX2 void texels_whole(uint32_t *d, __m256i s, __m256i seen, bool fades, bool covers) {
    if (covers) {
        store(d, s);
    } else {
        store(d, over8(fades ? scale8(s, seen, seen) : s, load(d)));
    }
}

/// Paints pixels of uniform coverage, eight at a time; returns the first column of the remaining ones. `fades` and `covers` are constants
/// at the call.
INLINE_AVX2 int32_t texels_run(
    const struct texel_row *row, int32_t x, int32_t end, struct positions2 *positions, __m256i seen, bool fades, bool covers) {
    struct kinora_texels texels = row->paint->texels;
    uint32_t *d = row->pixels;
    if (texels.height > 1 && is_run_inside(texels, row->span, x, end - 1)) {
        // Between two ends inside the image no bounds checks are needed.
        struct positions2 now = *positions;
        __m256i fraction_mask = _mm256_set1_epi32(255);
        for (; x + 8 <= end; x += 8) {
            __m256i u = words_of(now.u), v = words_of(now.v);
            __m256i s = means_at(
                texels, _mm256_srai_epi32(u, 8), _mm256_srai_epi32(v, 8), _mm256_and_si256(u, fraction_mask),
                _mm256_and_si256(v, fraction_mask));
            texels_whole(d + x, s, seen, fades, covers);
            advance_positions(&now);
        }
        *positions = now;
    }
    for (; x + 8 <= end; x += 8) texels_whole(d + x, next_edge(texels, positions), seen, fades, covers);
    return x;
}

/// Paints a run of pixels of uniform coverage.
INLINE_AVX2 void texels_covered(const struct texel_row *row, int32_t x, int32_t end, struct positions2 *positions, uint32_t coverage) {
    uint32_t whole = product(coverage, row->paint->opacity);
    __m256i seen = _mm256_set1_epi16((short)whole);
    if (whole < 255) {
        x = texels_run(row, x, end, positions, seen, true, false);
    } else if (row->paint->opaque) {
        x = texels_run(row, x, end, positions, seen, false, true);
    } else {
        x = texels_run(row, x, end, positions, seen, false, false);
    }
    if (x < end) {
        size_t count = (size_t)(end - x);
        __m256i s = scale8(next_edge(row->paint->texels, positions), seen, seen);
        store_some(row->pixels + x, over8(s, load_some(row->pixels + x, count)), count);
    }
}

/// Paints the rows of a strip. `shift` is the strip's, `fades` whether the opacity is below 255, both constants at the call.
INLINE_AVX2 void texels_rows_by(
    const struct strip *strip, struct kinora_canvas canvas, const struct texel_paint *p, int32_t shift, bool fades) {
    __m256i opacity = _mm256_set1_epi16((short)p->opacity);
    int32_t columns = strip->columns, reach = canvas.reach - canvas.left;
    int32_t *accumulated = strip->accumulation;
    struct texel_row line = {.paint = p, .pixels = canvas.pixels};
    struct kinora_span first = p->plane.first;
    struct positions2 first_positions = positions_of(first);
    for (int32_t row = 0; row < strip->rows; row++, accumulated += strip->stride, line.pixels += canvas.stride) {
        uint64_t units = strip->touched[row];
        if (!units) continue;
        strip->touched[row] = 0;
        line.span = span_at(p, 0, canvas.top + row);
        __m256i carry = _mm256_setzero_si256();
        int32_t x = __builtin_ctzll(units) << shift;
        struct positions2 positions = positions_like(first_positions, first, line.span, x);
        for (;;) {
            __m256i seen = coverage8(accumulated + x, &carry), s = next_edge(p->texels, &positions);
            blend_block(line.pixels + x, columns - x, reach - x, faded(s, seen, opacity, fades));
            x += 8;
            units = units_from(units, x, shift);
            if (!units) break;
            int32_t count = ((__builtin_ctzll(units) << shift) - x) & ~7;
            if (count <= 0) continue;
            uint32_t whole = coverage_of(carry);
            if (whole) {
                texels_covered(&line, x, x + count, &positions, whole);
            } else {
                positions = positions_like(first_positions, first, line.span, x + count);
            }
            x += count;
        }
        if (x >= columns) continue;
        uint32_t whole = coverage_of(carry);
        if (whole) texels_covered(&line, x, columns, &positions, whole);
    }
}

AVX2 static void texels_rows(const struct strip *strip, struct kinora_canvas canvas, const void *paint) {
    const struct texel_paint *p = paint;
    if (strip->shift == 2 && p->opacity == 255) {
        texels_rows_by(strip, canvas, p, 2, false);
    } else {
        texels_rows_by(strip, canvas, p, strip->shift, p->opacity < 255);
    }
}

AVX2 bool kinora_avx2_texels_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, struct kinora_texels texels,
    struct kinora_plane plane, uint32_t opacity, bool opaque) {
    if (!is_plane_near(plane, canvas)) return false;
    if (texels.width < 2) return kinora_pixels_portable.texels_outline(canvas, outline, scratch, texels, plane, opacity, opaque);
    struct texel_paint paint = {texels, plane, canvas.top, opacity, opaque};
    paint_outline(canvas, outline, scratch, add_edges8, texels_rows, &paint);
    return true;
}

#endif

#endif
