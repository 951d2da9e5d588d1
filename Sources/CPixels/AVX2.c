#include "Outlines.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Eight pixels at a time. What is left of a row, fewer than eight, is loaded under a mask and stored in parts: masked stores are slow.
#define AVX2 __attribute__((target("avx2")))
#define INLINE_AVX2 static inline __attribute__((target("avx2"), always_inline))

INLINE_AVX2 __m256i load(const uint32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE_AVX2 void store(uint32_t *p, __m256i pixels) { _mm256_storeu_si256((__m256i *)p, pixels); }

/// The first `count` of eight pixels, fewer than eight; the others are 0.
INLINE_AVX2 __m256i load_some(const uint32_t *p, size_t count) {
    __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_maskload_epi32((const int *)p, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), order));
}

INLINE_AVX2 void store_some(uint32_t *p, __m256i pixels, size_t count) {
    __m128i part = _mm256_castsi256_si128(pixels);
    if (count & 4) {
        _mm_storeu_si128((__m128i *)p, part);
        part = _mm256_extracti128_si256(pixels, 1);
        p += 4;
    }
    if (count & 2) {
        _mm_storel_epi64((__m128i *)p, part);
        part = _mm_unpackhi_epi64(part, part);
        p += 2;
    }
    if (count & 1) *p = (uint32_t)_mm_cvtsi128_si32(part);
}

/// Sixteen products of 8-bit numbers / 255.
INLINE_AVX2 __m256i product16(__m256i x, __m256i a) {
    return _mm256_mulhi_epu16(_mm256_add_epi16(_mm256_mullo_epi16(x, a), _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/// Each channel times a factor of its own pixel's / 255; the factors stand in 16 bits for each channel, of the pixels that unpacking takes low and high.
INLINE_AVX2 __m256i scale8(__m256i pixels, __m256i low, __m256i high) {
    __m256i zero = _mm256_setzero_si256();
    return _mm256_packus_epi16(
        product16(_mm256_unpacklo_epi8(pixels, zero), low), product16(_mm256_unpackhi_epi8(pixels, zero), high));
}

/// A pixel's byte 3, or 0, for each of its channels.
INLINE_AVX2 __m256i spread_low(__m256i words) {
    return _mm256_shuffle_epi8(
        words, _mm256_setr_epi8(
                   3, -1, 3, -1, 3, -1, 3, -1, 7, -1, 7, -1, 7, -1, 7, -1, 3, -1, 3, -1, 3, -1, 3, -1, 7, -1, 7, -1, 7, -1, 7, -1));
}
INLINE_AVX2 __m256i spread_high(__m256i words) {
    return _mm256_shuffle_epi8(
        words, _mm256_setr_epi8(
                   11, -1, 11, -1, 11, -1, 11, -1, 15, -1, 15, -1, 15, -1, 15, -1, 11, -1, 11, -1, 11, -1, 11, -1, 15, -1, 15, -1, 15, -1,
                   15, -1));
}

INLINE_AVX2 __m256i over8(__m256i s, __m256i d) {
    __m256i rest = _mm256_xor_si256(s, _mm256_set1_epi32(-1));
    return _mm256_add_epi32(s, scale8(d, spread_low(rest), spread_high(rest)));
}

/// Eight bytes, each at the top of a word.
INLINE_AVX2 __m256i top_bytes(const uint8_t *bytes) {
    return _mm256_slli_epi32(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)bytes)), 24);
}

AVX2 static void fill(uint32_t *d, size_t count, uint32_t color) {
    __m256i colors = _mm256_set1_epi32((int)color);
    size_t i = 0;
    if (count >= 32) {
        // On whole vectors of memory, from the first one that begins here.
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

/// Weights of four texels for each of eight places: the upper two's and the lower two's, 16 bits each, the left one's low.
struct weights {
    __m256i upper, lower;
};

INLINE_AVX2 struct weights weights_at(__m256i fx, __m256i fy) {
    __m256i lr = _mm256_srli_epi32(_mm256_add_epi32(_mm256_madd_epi16(fx, fy), _mm256_set1_epi32(128)), 8);
    __m256i ur = _mm256_sub_epi32(fx, lr), ll = _mm256_sub_epi32(fy, lr);
    __m256i ul = _mm256_sub_epi32(_mm256_sub_epi32(_mm256_set1_epi32(256), fx), ll);
    return (struct weights){
        _mm256_or_si256(ul, _mm256_slli_epi32(ur, 16)),
        _mm256_or_si256(ll, _mm256_slli_epi32(lr, 16)),
    };
}

/// Two neighbouring texels at each of two places, their channels side by side in 16 bits.
INLINE_AVX2 __m256i texel_pairs(const uint32_t *first, const uint32_t *second) {
    __m256i pairs = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadl_epi64((const __m128i *)first)), _mm_loadl_epi64((const __m128i *)second), 1);
    return _mm256_shuffle_epi8(
        pairs, _mm256_setr_epi8(
                   0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1, 0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1));
}

/// Four channels, 32 bits each, of the means at places k and k + 4.
#define MEANS(k)                                                                                                                           \
    _mm256_srli_epi32(                                                                                                                     \
        _mm256_add_epi32(                                                                                                                  \
            _mm256_add_epi32(                                                                                                              \
                _mm256_madd_epi16(texel_pairs(upper + at[k], upper + at[k + 4]), _mm256_shuffle_epi32(w.upper, k * 0x55)),                 \
                _mm256_madd_epi16(texel_pairs(lower + at[k], lower + at[k + 4]), _mm256_shuffle_epi32(w.lower, k * 0x55))),                \
            _mm256_set1_epi32(128)),                                                                                                       \
        8)

/// The means of the texels right of and below eight texels, and of these, by parts of 0...256. There are at least two columns.
INLINE_AVX2 __m256i means_at(struct kinora_texels t, __m256i x, __m256i y, __m256i fx, __m256i fy) {
    __m256i corner = _mm256_add_epi32(_mm256_mullo_epi32(y, _mm256_set1_epi32(t.width)), x);
    uint32_t at[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)at, corner);
    struct weights w = weights_at(fx, fy);
    const uint32_t *upper = t.base, *lower = t.height > 1 ? t.base + t.width : t.base;
    return _mm256_packus_epi16(_mm256_packus_epi32(MEANS(0), MEANS(1)), _mm256_packus_epi32(MEANS(2), MEANS(3)));
}

INLINE_AVX2 __m256i clamped(__m256i x, __m256i high) { return _mm256_max_epi32(_mm256_min_epi32(x, high), _mm256_setzero_si256()); }

/// The means of a picture of one column.
AVX2 static __m256i means_of_column(struct kinora_texels t, __m256i u, __m256i v) {
    int32_t places[16] __attribute__((aligned(32)));
    uint32_t pixels[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)places, u);
    _mm256_store_si256((__m256i *)(places + 8), v);
    for (int i = 0; i < 8; i++) pixels[i] = texel(t, places[i], places[i + 8]);
    return _mm256_load_si256((const __m256i *)pixels);
}

/// The means around eight places in 1/256 texel, wherever they are; of at least two columns. Beyond the edges the outermost texels go on.
INLINE_AVX2 __m256i means_clamped(struct kinora_texels t, __m256i u, __m256i v) {
    // What lies right of the last texel but one and all of what lies farther out is the last one; two texels alike come to the same as one.
    u = clamped(u, _mm256_set1_epi32((t.width - 1) << 8));
    v = clamped(v, _mm256_set1_epi32((t.height - 1) << 8));
    __m256i x = _mm256_min_epi32(_mm256_srli_epi32(u, 8), _mm256_set1_epi32(t.width - 2));
    __m256i y = _mm256_min_epi32(_mm256_srli_epi32(v, 8), _mm256_set1_epi32(t.height > 1 ? t.height - 2 : 0));
    return means_at(t, x, y, _mm256_sub_epi32(u, _mm256_slli_epi32(x, 8)), _mm256_sub_epi32(v, _mm256_slli_epi32(y, 8)));
}

AVX2 static __attribute__((noinline)) __m256i means_rarely(struct kinora_texels t, __m256i u, __m256i v) {
    return t.width > 1 ? means_clamped(t, u, v) : means_of_column(t, u, v);
}

/// The four texels right of and below two, less 128: left and right side by side, the lower ones in the upper half.
INLINE_AVX2 __m256i texel_fours(const uint32_t *upper, const uint32_t *lower, uint32_t first, uint32_t second) {
    __m128 a = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(upper + first)));
    __m128 b = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(upper + second)));
    a = _mm_loadh_pi(a, (const __m64 *)(lower + first));
    b = _mm_loadh_pi(b, (const __m64 *)(lower + second));
    __m256i order = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    __m256i texels = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_castps_si128(a)), _mm_castps_si128(b), 1);
    return _mm256_xor_si256(_mm256_shuffle_epi8(texels, order), _mm256_set1_epi8(-128));
}

/// The same where all four texels of each place are in the picture, and no place is a texel's own, whose weight of 256 no byte would hold.
INLINE_AVX2 __m256i means_between(struct kinora_texels t, __m256i x, __m256i y, __m256i fx, __m256i fy) {
    __m256i corner = _mm256_add_epi32(_mm256_mullo_epi32(y, _mm256_set1_epi32(t.width)), x);
    uint32_t at[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)at, corner);
    __m256i lr = _mm256_srli_epi32(_mm256_add_epi32(_mm256_madd_epi16(fx, fy), _mm256_set1_epi32(128)), 8);
    __m256i ur = _mm256_sub_epi32(fx, lr), ll = _mm256_sub_epi32(fy, lr);
    __m256i ul = _mm256_sub_epi32(_mm256_sub_epi32(_mm256_set1_epi32(256), fx), ll);
    __m256i weights = _mm256_or_si256(
        _mm256_or_si256(ul, _mm256_slli_epi32(ur, 8)), _mm256_or_si256(_mm256_slli_epi32(ll, 16), _mm256_slli_epi32(lr, 24)));
    const uint32_t *upper = t.base, *lower = t.base + t.width;
    // Each place's weights for four channels; place k + 4 goes with k.
    __m256i first = _mm256_setr_epi8(
        0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
#define SUMS(k)                                                                                                                            \
    _mm256_maddubs_epi16(                                                                                                                  \
        _mm256_shuffle_epi8(weights, _mm256_add_epi8(first, _mm256_set1_epi8(4 * k))), texel_fours(upper, lower, at[k], at[k + 4]))
    __m256i s0 = SUMS(0), s1 = SUMS(1), s2 = SUMS(2), s3 = SUMS(3);
#undef SUMS
    // What was taken off comes back, with a half.
    __m256i back = _mm256_set1_epi16((short)(128 * 256 + 128));
    __m256i low = _mm256_add_epi16(_mm256_unpacklo_epi64(s0, s1), _mm256_unpackhi_epi64(s0, s1));
    __m256i high = _mm256_add_epi16(_mm256_unpacklo_epi64(s2, s3), _mm256_unpackhi_epi64(s2, s3));
    return _mm256_packus_epi16(_mm256_srli_epi16(_mm256_add_epi16(low, back), 8), _mm256_srli_epi16(_mm256_add_epi16(high, back), 8));
}

/// The means around eight places in 1/256 texel, wherever they are; fast where all is in the picture.
INLINE_AVX2 __m256i means(struct kinora_texels t, __m256i u, __m256i v) {
    __m256i part = _mm256_set1_epi32(255), last_x = _mm256_set1_epi32(t.width - 2), last_y = _mm256_set1_epi32(t.height - 2);
    __m256i x = _mm256_srai_epi32(u, 8), y = _mm256_srai_epi32(v, 8), fx = _mm256_and_si256(u, part), fy = _mm256_and_si256(v, part);
    // Without their signs x and y are too large left of and above the picture too.
    __m256i inside = _mm256_and_si256(
        _mm256_cmpeq_epi32(_mm256_min_epu32(x, last_x), x), _mm256_cmpeq_epi32(_mm256_min_epu32(y, last_y), y));
    __m256i between = _mm256_cmpgt_epi32(_mm256_or_si256(fx, fy), _mm256_setzero_si256());
    bool plain = t.width > 1 && t.height > 1 && _mm256_movemask_epi8(_mm256_and_si256(inside, between)) == -1;
    if (__builtin_expect(plain, 1)) return means_between(t, x, y, fx, fy);
    return means_rarely(t, u, v);
}

/// Places 0, 1, 4, 5 and 2, 3, 6, 7 of a course: bringing the words of both together gives all eight in order.
struct places {
    __m256i outer, inner;
};

INLINE_AVX2 struct places places_from(int64_t first, int64_t step) {
    return (struct places){
        _mm256_setr_epi64x(first, first + step, first + 4 * step, first + 5 * step),
        _mm256_setr_epi64x(first + 2 * step, first + 3 * step, first + 6 * step, first + 7 * step),
    };
}

INLINE_AVX2 __m256i words_of(struct places p) {
    return _mm256_castps_si256(_mm256_shuffle_ps(
        _mm256_castsi256_ps(_mm256_srli_epi64(p.outer, 24)), _mm256_castsi256_ps(_mm256_srli_epi64(p.inner, 24)), 0x88));
}

/// Eight places of a course, and how far they move with eight pixels.
struct places2 {
    struct places u, v;
    __m256i du, dv;
};

INLINE_AVX2 struct places2 places_of(struct kinora_course course) {
    return (struct places2){
        places_from(course.u, course.du),
        places_from(course.v, course.dv),
        _mm256_set1_epi64x(8 * course.du),
        _mm256_set1_epi64x(8 * course.dv),
    };
}

INLINE_AVX2 void go_on(struct places2 *p) {
    p->u.outer = _mm256_add_epi64(p->u.outer, p->du);
    p->u.inner = _mm256_add_epi64(p->u.inner, p->du);
    p->v.outer = _mm256_add_epi64(p->v.outer, p->dv);
    p->v.inner = _mm256_add_epi64(p->v.inner, p->dv);
}

/// The means at eight places; goes on to the next eight.
INLINE_AVX2 __m256i next_means(struct kinora_texels texels, struct places2 *p) {
    __m256i pixels = means(texels, words_of(p->u), words_of(p->v));
    go_on(p);
    return pixels;
}

/// The same near the picture's edge, of at least two columns.
INLINE_AVX2 __m256i next_edge(struct kinora_texels texels, struct places2 *p) {
    __m256i pixels = means_clamped(texels, words_of(p->u), words_of(p->v));
    go_on(p);
    return pixels;
}

/// Whether of `count` places from some on the first and the last have all four texels in the picture.
INLINE_AVX2 bool is_run_inside(struct kinora_texels t, const struct places2 *p, int32_t count) {
    int64_t u = _mm256_extract_epi64(p->u.outer, 0), v = _mm256_extract_epi64(p->v.outer, 0);
    int64_t du = _mm256_extract_epi64(p->u.outer, 1) - u, dv = _mm256_extract_epi64(p->v.outer, 1) - v;
    int64_t last_u = u + (count - 1) * du, last_v = v + (count - 1) * dv;
    uint64_t right = (uint64_t)(t.width - 1) << 32, bottom = (uint64_t)(t.height - 1) << 32;
    return (uint64_t)u < right && (uint64_t)last_u < right && (uint64_t)v < bottom && (uint64_t)last_v < bottom;
}

AVX2 static void sample(uint32_t *d, struct kinora_texels texels, struct kinora_course course, size_t count) {
    if (!is_near(course.u, course.du, (int64_t)count + 8) || !is_near(course.v, course.dv, (int64_t)count + 8)) {
        kinora_pixels_portable.sample(d, texels, course, count);
        return;
    }
    struct places2 places = places_of(course);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) store(d + i, next_means(texels, &places));
    if (i < count) store_some(d + i, next_means(texels, &places), count - i);
}

/// Eight texel coordinates in perspective in 1/256 texel.
INLINE_AVX2 __m256i projected8(__m256 place, __m256 limit) {
    // In this order a NaN becomes -1.
    __m256 near = _mm256_min_ps(_mm256_max_ps(place, _mm256_set1_ps(-1)), limit);
    return _mm256_cvtps_epi32(_mm256_sub_ps(_mm256_mul_ps(near, _mm256_set1_ps(256)), _mm256_set1_ps(128)));
}

/// Has the texels some way ahead of a place fetched: along a slanting line, the processor does not see where it leads.
static inline void prefetch(struct kinora_texels t, int64_t ahead, int32_t x, int32_t y) {
    // As a number: it may lie beyond the image, where nothing is fetched.
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
        __m256i places_u = projected8(across, right), places_v = projected8(down, bottom);
        prefetch(texels, row.ahead, _mm256_extract_epi32(places_u, 4) >> 8, _mm256_extract_epi32(places_v, 4) >> 8);
        __m256i pixels = means(texels, places_u, places_v);
        if (i + 8 <= count) {
            store(d + i, pixels);
        } else {
            store_some(d + i, pixels, count - i);
        }
    }
}

AVX2 static void mix_rows(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fy) {
    __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
    __m256i rest = _mm256_set1_epi16((short)(256 - fy)), part = _mm256_set1_epi16((short)fy);
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i a = load(upper + i), b = load(lower + i);
#define MIX(half_of)                                                                                                                       \
    _mm256_srli_epi16(                                                                                                                     \
        _mm256_add_epi16(                                                                                                                  \
            _mm256_add_epi16(_mm256_mullo_epi16(half_of(a, zero), rest), _mm256_mullo_epi16(half_of(b, zero), part)), half),               \
        8)
        store(d + i, _mm256_packus_epi16(MIX(_mm256_unpacklo_epi8), MIX(_mm256_unpackhi_epi8)));
#undef MIX
    }
    for (; i < count; i++) d[i] = mean(upper[i], 0, lower[i], 0, 0, fy);
}

AVX2 static void shift(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fx, uint32_t fy) {
    __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
    uint32_t lr = (fx * fy + 128) >> 8, ll = fy - lr;
    __m256i wlr = _mm256_set1_epi16((short)lr), wur = _mm256_set1_epi16((short)(fx - lr)), wll = _mm256_set1_epi16((short)ll);
    __m256i wul = _mm256_set1_epi16((short)(256 - fx - ll));
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i a = load(upper + i), b = load(upper + i + 1), c = load(lower + i), e = load(lower + i + 1);
#define MEAN(half_of)                                                                                                                      \
    _mm256_srli_epi16(                                                                                                                     \
        _mm256_add_epi16(                                                                                                                  \
            _mm256_add_epi16(                                                                                                              \
                _mm256_add_epi16(_mm256_mullo_epi16(half_of(a, zero), wul), _mm256_mullo_epi16(half_of(b, zero), wur)),                    \
                _mm256_add_epi16(_mm256_mullo_epi16(half_of(c, zero), wll), _mm256_mullo_epi16(half_of(e, zero), wlr))),                   \
            half),                                                                                                                         \
        8)
        store(d + i, _mm256_packus_epi16(MEAN(_mm256_unpacklo_epi8), MEAN(_mm256_unpackhi_epi8)));
#undef MEAN
    }
    for (; i < count; i++) d[i] = mean(upper[i], upper[i + 1], lower[i], lower[i + 1], fx, fy);
}

/// How far eight pixels of a row are covered, at the tops of words; the sums up to there, in every word of `carry`, are carried on, and cleared.
INLINE_AVX2 __m256i coverage8(int32_t *sums, __m256i *carry) {
    __m256i sum = _mm256_loadu_si256((const __m256i *)sums);
    _mm256_storeu_si256((__m256i *)sums, _mm256_setzero_si256());
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

INLINE_AVX2 void color_block(uint32_t *d, int32_t count, __m256i colors, __m256i seen) {
    __m256i s = scale8(colors, spread_low(seen), spread_high(seen));
    if (count >= 8) {
        store(d, over8(s, load(d)));
    } else {
        store_some(d, over8(s, load_some(d, (size_t)count)), (size_t)count);
    }
}

AVX2 static void color_row(const struct outline_row *row, const void *paint) {
    uint32_t *d = row->pixels;
    uint32_t color = *(const uint32_t *)paint;
    __m256i colors = _mm256_set1_epi32((int)color), carry = _mm256_setzero_si256();
    int32_t x = row->begin;
    for (; x < row->whole_begin; x += 8) color_block(d + x, row->width - x, colors, coverage8(row->sums + x, &carry));
    if (x + 8 <= row->whole_end) {
        uint32_t whole = scale(color, coverage_of(carry));
        int32_t count = (row->whole_end - x) & ~7;
        if (whole >> 24 == 255) {
            fill(d + x, (size_t)count, whole);
        } else {
            blend_color(d + x, (size_t)count, whole);
        }
        x += count;
    }
    for (; x < row->end; x += 8) color_block(d + x, row->width - x, colors, coverage8(row->sums + x, &carry));
}

AVX2 static void color_outline(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_sums sums, uint32_t color) {
    paint_outline(canvas, outline, sums, color_row, &color);
}

INLINE_AVX2 void texels_block(uint32_t *d, int32_t count, __m256i s, __m256i seen, __m256i opacity, bool fades) {
    __m256i low = spread_low(seen), high = spread_high(seen);
    s = fades ? scale8(s, product16(low, opacity), product16(high, opacity)) : scale8(s, low, high);
    if (count >= 8) {
        store(d, over8(s, load(d)));
    } else {
        store_some(d, over8(s, load_some(d, (size_t)count)), (size_t)count);
    }
}

/// Paints eight pixels that are seen alike.
INLINE_AVX2 void texels_whole(uint32_t *d, __m256i s, __m256i seen, bool fades, bool covers) {
    if (covers) {
        store(d, s);
    } else {
        store(d, over8(fades ? scale8(s, seen, seen) : s, load(d)));
    }
}

/// Paints pixels that are seen alike, eight at a time; gives the column where fewer are left. `fades` and `covers` are known where this is called.
INLINE_AVX2 int32_t texels_run(
    uint32_t *d, int32_t x, int32_t end, const struct texel_paint *p, struct places2 *places, __m256i seen, bool fades, bool covers) {
    struct kinora_texels texels = p->texels;
    if (texels.height > 1 && is_run_inside(texels, places, end - x)) {
        // Between two ends within the picture all is within it, and need not be looked at.
        struct places2 now = *places;
        __m256i part = _mm256_set1_epi32(255), zero = _mm256_setzero_si256();
        for (; x + 8 <= end; x += 8) {
            __m256i u = words_of(now.u), v = words_of(now.v);
            __m256i fx = _mm256_and_si256(u, part), fy = _mm256_and_si256(v, part);
            __m256i on_texel = _mm256_cmpeq_epi32(_mm256_or_si256(fx, fy), zero), s;
            if (__builtin_expect(_mm256_testz_si256(on_texel, on_texel), 1)) {
                s = means_between(texels, _mm256_srai_epi32(u, 8), _mm256_srai_epi32(v, 8), fx, fy);
            } else {
                s = means_at(texels, _mm256_srai_epi32(u, 8), _mm256_srai_epi32(v, 8), fx, fy);
            }
            texels_whole(d + x, s, seen, fades, covers);
            go_on(&now);
        }
        *places = now;
    }
    for (; x + 8 <= end; x += 8) texels_whole(d + x, next_edge(texels, places), seen, fades, covers);
    return x;
}

AVX2 static void texels_row(const struct outline_row *row, const void *paint) {
    uint32_t *d = row->pixels;
    const struct texel_paint *p = paint;
    struct kinora_texels texels = p->texels;
    struct places2 places = places_of(course_at(p, row->begin, row->y));
    __m256i opacity = _mm256_set1_epi16((short)p->opacity), carry = _mm256_setzero_si256();
    int32_t x = row->begin;
    for (; x < row->whole_begin; x += 8) {
        __m256i seen = coverage8(row->sums + x, &carry);
        texels_block(d + x, row->width - x, next_edge(texels, &places), seen, opacity, p->opacity < 255);
    }
    if (x + 8 <= row->whole_end) {
        uint32_t whole = product(coverage_of(carry), p->opacity);
        __m256i seen = _mm256_set1_epi16((short)whole);
        if (whole < 255) {
            x = texels_run(d, x, row->whole_end, p, &places, seen, true, false);
        } else if (p->opaque) {
            x = texels_run(d, x, row->whole_end, p, &places, seen, false, true);
        } else {
            x = texels_run(d, x, row->whole_end, p, &places, seen, false, false);
        }
    }
    for (; x < row->end; x += 8) {
        __m256i seen = coverage8(row->sums + x, &carry);
        texels_block(d + x, row->width - x, next_edge(texels, &places), seen, opacity, p->opacity < 255);
    }
}

AVX2 static bool texels_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_sums sums, struct kinora_texels texels,
    struct kinora_plane plane, uint32_t opacity, bool opaque) {
    if (!is_plane_near(plane, canvas)) return false;
    if (texels.width < 2) return kinora_pixels_portable.texels_outline(canvas, outline, sums, texels, plane, opacity, opaque);
    struct texel_paint paint = {texels, plane, opacity, opaque};
    paint_outline(canvas, outline, sums, texels_row, &paint);
    return true;
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
    .color_outline = color_outline,
    .texels_outline = texels_outline,
};

const struct kinora_pixels *kinora_pixels_best(void) { return __builtin_cpu_supports("avx2") ? &avx2 : &kinora_pixels_portable; }

#else

const struct kinora_pixels *kinora_pixels_best(void) { return &kinora_pixels_portable; }

#endif
