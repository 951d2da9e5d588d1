#include "Kernels.h"

#if !KINORA_ASSEMBLED_KERNELS

#include "AVX2Texels.h"

#if defined(__x86_64__)

AVX2 static void fill(uint32_t *d, size_t count, uint32_t color) {
    __m256i colors = _mm256_set1_epi32((int)color);
    size_t i = 0;
    if (count >= 32) {
        // Aligned vectors, from the first one that begins here.
        store(d, colors);
        i = (32 - ((uintptr_t)d & 31)) / 4;
    }
    for (; i + 8 <= count; i += 8) store(d + i, colors);
    if (i < count) store_some(d + i, colors, count - i);
}

AVX2 static void blend_color(uint32_t *d, size_t count, uint32_t color) {
    __m256i colors = _mm256_set1_epi32((int)color), rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
    size_t i = 0;
    for (; i + 8 <= count; i += 8) store(d + i, _mm256_add_epi32(colors, scale8(load(d + i), rest, rest)));
    if (i < count) store_some(d + i, _mm256_add_epi32(colors, scale8(load_some(d + i, count - i), rest, rest)), count - i);
}

AVX2 static void blend_color_covered(uint32_t *d, const uint8_t *coverage, size_t count, uint32_t color) {
    __m256i colors = _mm256_set1_epi32((int)color);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i seen = top_bytes(coverage + i);
        store(d + i, over8(scale8(colors, spread_low(seen), spread_high(seen)), load(d + i)));
    }
    if (i < count) {
        __m256i seen = top_bytes(coverage + i);
        store_some(d + i, over8(scale8(colors, spread_low(seen), spread_high(seen)), load_some(d + i, count - i)), count - i);
    }
}

AVX2 static void blend(uint32_t *d, const uint32_t *s, size_t count) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) store(d + i, over8(load(s + i), load(d + i)));
    if (i < count) store_some(d + i, over8(load_some(s + i, count - i), load_some(d + i, count - i)), count - i);
}

AVX2 static void blend_faded(uint32_t *d, const uint32_t *s, size_t count, uint32_t opacity) {
    __m256i seen = _mm256_set1_epi16((short)opacity);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) store(d + i, over8(scale8(load(s + i), seen, seen), load(d + i)));
    if (i < count) store_some(d + i, over8(scale8(load_some(s + i, count - i), seen, seen), load_some(d + i, count - i)), count - i);
}

AVX2 static void blend_covered(uint32_t *d, const uint32_t *s, const uint8_t *coverage, size_t count, uint32_t opacity) {
    __m256i opacities = _mm256_set1_epi16((short)opacity);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i seen = top_bytes(coverage + i);
        __m256i low = product16(spread_low(seen), opacities), high = product16(spread_high(seen), opacities);
        store(d + i, over8(scale8(load(s + i), low, high), load(d + i)));
    }
    if (i < count) {
        __m256i seen = top_bytes(coverage + i);
        __m256i low = product16(spread_low(seen), opacities), high = product16(spread_high(seen), opacities);
        store_some(d + i, over8(scale8(load_some(s + i, count - i), low, high), load_some(d + i, count - i)), count - i);
    }
}

AVX2 static void sample(uint32_t *d, struct kinora_texels texels, struct kinora_span span, size_t count) {
    if (!is_near(span.u, span.du, (int64_t)count + 8) || !is_near(span.v, span.dv, (int64_t)count + 8)) {
        kinora_pixels_portable.sample(d, texels, span, count);
        return;
    }
    struct positions2 positions = positions_of(span);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) store(d + i, next_means(texels, &positions));
    if (i < count) store_some(d + i, next_means(texels, &positions), count - i);
}

/// Eight texel coordinates in perspective, in 1/256 texel.
INLINE_AVX2 __m256i projected8(__m256 coordinate, __m256 limit) {
    // In this order a NaN becomes -1.
    __m256 near = _mm256_min_ps(_mm256_max_ps(coordinate, _mm256_set1_ps(-1)), limit);
    return _mm256_cvtps_epi32(_mm256_sub_ps(_mm256_mul_ps(near, _mm256_set1_ps(256)), _mm256_set1_ps(128)));
}

/// Prefetches texels at a distance from a position: the hardware prefetcher does not follow slanting lines.
static inline void prefetch(struct kinora_texels t, int64_t ahead, int32_t x, int32_t y) {
    // As an integer: it may be outside the image, where nothing is fetched.
    __builtin_prefetch((const void *)((uintptr_t)t.base + (uintptr_t)(((int64_t)y * t.width + x + ahead) * 4)));
}

AVX2 static void project(uint32_t *d, struct kinora_texels texels, struct kinora_projection row, int64_t column, size_t count) {
    __m256 du = _mm256_set1_ps(row.du), dv = _mm256_set1_ps(row.dv), dw = _mm256_set1_ps(row.dw);
    __m256 u = _mm256_set1_ps(row.u), v = _mm256_set1_ps(row.v), w = _mm256_set1_ps(row.w);
    __m256 right = _mm256_set1_ps((float)texels.width + 1), bottom = _mm256_set1_ps((float)texels.height + 1);
    __m256 order = _mm256_setr_ps(0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f);
    for (size_t i = 0; i < count; i += 8) {
        __m256 x = _mm256_add_ps(_mm256_set1_ps((float)(column + (int64_t)i)), order);
        __m256 depth = _mm256_div_ps(_mm256_set1_ps(1), _mm256_add_ps(_mm256_mul_ps(x, dw), w));
        __m256 across = _mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(x, du), u), depth);
        __m256 down = _mm256_mul_ps(_mm256_add_ps(_mm256_mul_ps(x, dv), v), depth);
        __m256i positions_u = projected8(across, right), positions_v = projected8(down, bottom);
        prefetch(texels, row.ahead, _mm256_extract_epi32(positions_u, 4) >> 8, _mm256_extract_epi32(positions_v, 4) >> 8);
        __m256i pixels = means(texels, positions_u, positions_v);
        if (i + 8 <= count) {
            store(d + i, pixels);
        } else {
            store_some(d + i, pixels, count - i);
        }
    }
}

/// Two pixels' channels, `below_127`, by two weights that add up to at most 256: the sums fit 16 bits.
INLINE_AVX2 __m256i sums_low(__m256i first, __m256i second, __m256i weights) {
    return _mm256_maddubs_epi16(weights, _mm256_unpacklo_epi8(first, second));
}
INLINE_AVX2 __m256i sums_high(__m256i first, __m256i second, __m256i weights) {
    return _mm256_maddubs_epi16(weights, _mm256_unpackhi_epi8(first, second));
}

/// In pixels. Long rows are mostly contiguous.
enum { LONG_ROW = 1024 };

/// Prefetches the pixels of the next rows: hardware prefetching stops at the end of a memory page.
static inline void fetch_ahead(const uint32_t *pixels) {
    // As an integer: the address may be invalid.
    __builtin_prefetch((const void *)((uintptr_t)pixels + 2 * LONG_ROW * sizeof *pixels));
}

INLINE_AVX2 __m256i mix8(__m256i upper, __m256i lower, __m256i weights) {
    __m256i a = below_127(upper), b = below_127(lower);
    return bytes_of_sums(sums_low(a, b, weights), sums_high(a, b, weights));
}

AVX2 static void mix_rows(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fy) {
    if (fy == 0) {
        // A byte cannot hold a weight of 256.
        memcpy(d, upper, count * sizeof *d);
        return;
    }
    __m256i weights = _mm256_set1_epi16((short)(fy << 8 | (256 - fy)));
    size_t i = 0;
    if (count >= LONG_ROW) {
        for (; i + 16 <= count; i += 16) {
            fetch_ahead(d + i);
            fetch_ahead(lower + i);
            store(d + i, mix8(load(upper + i), load(lower + i), weights));
            store(d + i + 8, mix8(load(upper + i + 8), load(lower + i + 8), weights));
        }
    }
    for (; i + 8 <= count; i += 8) store(d + i, mix8(load(upper + i), load(lower + i), weights));
    if (i < count) store_some(d + i, mix8(load_some(upper + i, count - i), load_some(lower + i, count - i), weights), count - i);
}

/// The means of four pixels each; the weights of the left and the right one interleaved.
INLINE_AVX2 __m256i shift8(__m256i ul, __m256i ur, __m256i ll, __m256i lr, __m256i upper, __m256i lower) {
    __m256i a = below_127(ul), b = below_127(ur), c = below_127(ll), e = below_127(lr);
    return bytes_of_sums(
        _mm256_add_epi16(sums_low(a, b, upper), sums_low(c, e, lower)), _mm256_add_epi16(sums_high(a, b, upper), sums_high(c, e, lower)));
}

AVX2 static void shift(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fx, uint32_t fy) {
    uint32_t lr = (fx * fy + 128) >> 8, ll = fy - lr, ur = fx - lr, ul = 256 - fx - ll;
    __m256i above = _mm256_set1_epi16((short)(ur << 8 | ul)), below = _mm256_set1_epi16((short)(lr << 8 | ll));
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        store(d + i, shift8(load(upper + i), load(upper + i + 1), load(lower + i), load(lower + i + 1), above, below));
    }
    if (i < count) {
        size_t rest = count - i;
        store_some(
            d + i,
            shift8(
                load_some(upper + i, rest), load_some(upper + i + 1, rest), load_some(lower + i, rest), load_some(lower + i + 1, rest),
                above, below),
            rest);
    }
}

static const struct kinora_pixels avx2 = {
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
    .ellipse = kinora_avx2_ellipse,
    .color_outline = kinora_avx2_color_outline,
    .texels_outline = kinora_avx2_texels_outline,
};

const struct kinora_pixels *kinora_pixels_best(void) { return __builtin_cpu_supports("avx2") ? &avx2 : &kinora_pixels_portable; }

#else

const struct kinora_pixels *kinora_pixels_best(void) { return &kinora_pixels_portable; }

#endif

#endif
