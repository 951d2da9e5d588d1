#ifndef KINORA_CPIXELS_AVX2_TEXELS_H
#define KINORA_CPIXELS_AVX2_TEXELS_H

#include "AVX2.h"

#if defined(__x86_64__)

/// 127 less channels: signed, so that the weights can be unsigned.
INLINE_AVX2 __m256i below_127(__m256i pixels) { return _mm256_xor_si256(pixels, _mm256_set1_epi8(127)); }

/// Means, from sums of channels `below_127` by weights that add up to 256, or a single one of 255: so a byte holds a full weight.
INLINE_AVX2 __m256i bytes_of_sums(__m256i low, __m256i high) {
    __m256i all = _mm256_set1_epi16(127 * 256 + 128);
    return _mm256_packus_epi16(_mm256_srli_epi16(_mm256_sub_epi16(all, low), 8), _mm256_srli_epi16(_mm256_sub_epi16(all, high), 8));
}

/// The four texels right of and below one: the upper two, then the lower two. The second load is folded into the instruction, which
/// compilers miss.
INLINE_AVX2 __m128i four_texels(const uint32_t *upper, const uint32_t *lower) {
    typedef uint64_t __attribute__((may_alias, aligned(4))) texel_pair;
    __m128i texels;
    __asm__("vmovhps %2, %1, %0" : "=x"(texels) : "x"(_mm_loadl_epi64((const __m128i *)upper)), "m"(*(const texel_pair *)lower));
    return texels;
}

/// Bilinear means of eight texels and their right and lower neighbors, with weights of 0...256. There are at least two columns.
INLINE_AVX2 __m256i means_at(struct kinora_texels t, __m256i x, __m256i y, __m256i fx, __m256i fy) {
    uint32_t at[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(y, _mm256_set1_epi32(t.width)), x));
    // Read from memory: extracting from the register costs more.
    __asm__("" : "+m"(at));
    __m256i lr = _mm256_srli_epi32(_mm256_add_epi32(_mm256_madd_epi16(fx, fy), _mm256_set1_epi32(128)), 8);
    __m256i ur = _mm256_sub_epi32(fx, lr), ll = _mm256_sub_epi32(fy, lr);
    __m256i ul = _mm256_sub_epi32(_mm256_set1_epi32(256), _mm256_add_epi32(fx, ll));
    // In bytes 256 becomes 255.
    __m256i weights = _mm256_packus_epi16(_mm256_packus_epi32(ul, ur), _mm256_packus_epi32(ll, lr));
    const uint32_t *upper = t.base, *lower = t.height > 1 ? t.base + t.width : t.base;
    // Left and right interleaved. Lane k + 4 is paired with k.
    __m256i order = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    __m256i first = _mm256_setr_epi8(
        0, 4, 0, 4, 0, 4, 0, 4, 8, 12, 8, 12, 8, 12, 8, 12, 0, 4, 0, 4, 0, 4, 0, 4, 8, 12, 8, 12, 8, 12, 8, 12);
#define TEXELS(k) four_texels(upper + at[k], lower + at[k])
#define SUMS(k)                                                                                                                            \
    _mm256_maddubs_epi16(                                                                                                                  \
        _mm256_shuffle_epi8(weights, _mm256_add_epi8(first, _mm256_set1_epi8(k))),                                                         \
        below_127(_mm256_shuffle_epi8(_mm256_set_m128i(TEXELS(k + 4), TEXELS(k)), order)))
    __m256i s0 = SUMS(0), s1 = SUMS(1), s2 = SUMS(2), s3 = SUMS(3);
#undef SUMS
#undef TEXELS
    return bytes_of_sums(
        _mm256_add_epi16(_mm256_unpacklo_epi64(s0, s1), _mm256_unpackhi_epi64(s0, s1)),
        _mm256_add_epi16(_mm256_unpacklo_epi64(s2, s3), _mm256_unpackhi_epi64(s2, s3)));
}

INLINE_AVX2 __m256i clamped(__m256i x, __m256i high) { return _mm256_max_epi32(_mm256_min_epi32(x, high), _mm256_setzero_si256()); }

/// The means of an image of one column.
AVX2 static __m256i means_of_column(struct kinora_texels t, __m256i u, __m256i v) {
    int32_t positions[16] __attribute__((aligned(32)));
    uint32_t pixels[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)positions, u);
    _mm256_store_si256((__m256i *)(positions + 8), v);
    for (int i = 0; i < 8; i++) pixels[i] = texel(t, positions[i], positions[i + 8]);
    return _mm256_load_si256((const __m256i *)pixels);
}

/// The means around eight positions in 1/256 texel, wherever they are; of at least two columns. Beyond the edges the outermost texels
/// extend.
INLINE_AVX2 __m256i means_clamped(struct kinora_texels t, __m256i u, __m256i v) {
    // Right of the last texel but one, and farther out, all is the last texel; two equal texels have the same mean as one.
    u = clamped(u, _mm256_set1_epi32((t.width - 1) << 8));
    v = clamped(v, _mm256_set1_epi32((t.height - 1) << 8));
    __m256i x = _mm256_min_epi32(_mm256_srli_epi32(u, 8), _mm256_set1_epi32(t.width - 2));
    __m256i y = _mm256_min_epi32(_mm256_srli_epi32(v, 8), _mm256_set1_epi32(t.height > 1 ? t.height - 2 : 0));
    return means_at(t, x, y, _mm256_sub_epi32(u, _mm256_slli_epi32(x, 8)), _mm256_sub_epi32(v, _mm256_slli_epi32(y, 8)));
}

AVX2 static __attribute__((noinline)) __m256i means_rarely(struct kinora_texels t, __m256i u, __m256i v) {
    return t.width > 1 ? means_clamped(t, u, v) : means_of_column(t, u, v);
}

/// The means around eight positions in 1/256 texel, wherever they are; fast if all are inside the image.
INLINE_AVX2 __m256i means(struct kinora_texels t, __m256i u, __m256i v) {
    __m256i fraction_mask = _mm256_set1_epi32(255), last_x = _mm256_set1_epi32(t.width - 2), last_y = _mm256_set1_epi32(t.height - 2);
    __m256i x = _mm256_srai_epi32(u, 8), y = _mm256_srai_epi32(v, 8);
    // As unsigned numbers, x and y left of and above the image are too large as well.
    __m256i inside = _mm256_and_si256(
        _mm256_cmpeq_epi32(_mm256_min_epu32(x, last_x), x), _mm256_cmpeq_epi32(_mm256_min_epu32(y, last_y), y));
    bool plain = t.width > 1 && t.height > 1 && _mm256_movemask_epi8(inside) == -1;
    if (__builtin_expect(plain, 1)) return means_at(t, x, y, _mm256_and_si256(u, fraction_mask), _mm256_and_si256(v, fraction_mask));
    return means_rarely(t, u, v);
}

/// Positions 0, 1, 4, 5 and 2, 3, 6, 7 along a line: packing the words of both gives all eight in order.
///
/// Shifted, so that each upper word is the position in 1/256 texel.
struct positions {
    __m256i outer, inner;
};

INLINE_AVX2 __m256i shifted(__m256i positions) { return _mm256_slli_epi64(positions, 8); }

INLINE_AVX2 struct positions positions_from(int64_t first, int64_t step) {
    return (struct positions){
        shifted(_mm256_setr_epi64x(first, first + step, first + 4 * step, first + 5 * step)),
        shifted(_mm256_setr_epi64x(first + 2 * step, first + 3 * step, first + 6 * step, first + 7 * step)),
    };
}

INLINE_AVX2 __m256i words_of(struct positions p) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(p.outer), _mm256_castsi256_ps(p.inner), 0xDD));
}

/// Eight positions along a line, and their steps by eight pixels.
struct positions2 {
    struct positions u, v;
    __m256i du, dv;
};

INLINE_AVX2 struct positions2 positions_of(struct kinora_span span) {
    return (struct positions2){
        positions_from(span.u, span.du),
        positions_from(span.v, span.dv),
        shifted(_mm256_set1_epi64x(8 * span.du)),
        shifted(_mm256_set1_epi64x(8 * span.dv)),
    };
}

/// The positions from a column on along a line with the same steps as another, whose first ones are given.
INLINE_AVX2 struct positions2 positions_like(struct positions2 p, struct kinora_span other, struct kinora_span span, int32_t column) {
    __m256i u = shifted(_mm256_set1_epi64x(span.u - other.u + column * span.du));
    __m256i v = shifted(_mm256_set1_epi64x(span.v - other.v + column * span.dv));
    p.u.outer = _mm256_add_epi64(p.u.outer, u);
    p.u.inner = _mm256_add_epi64(p.u.inner, u);
    p.v.outer = _mm256_add_epi64(p.v.outer, v);
    p.v.inner = _mm256_add_epi64(p.v.inner, v);
    return p;
}

INLINE_AVX2 void advance_positions(struct positions2 *p) {
    p->u.outer = _mm256_add_epi64(p->u.outer, p->du);
    p->u.inner = _mm256_add_epi64(p->u.inner, p->du);
    p->v.outer = _mm256_add_epi64(p->v.outer, p->dv);
    p->v.inner = _mm256_add_epi64(p->v.inner, p->dv);
}

/// The means at eight positions; advances by eight.
INLINE_AVX2 __m256i next_means(struct kinora_texels texels, struct positions2 *p) {
    __m256i pixels = means(texels, words_of(p->u), words_of(p->v));
    advance_positions(p);
    return pixels;
}

/// Same, near the image's edge, of at least two columns.
INLINE_AVX2 __m256i next_edge(struct kinora_texels texels, struct positions2 *p) {
    __m256i pixels = means_clamped(texels, words_of(p->u), words_of(p->v));
    advance_positions(p);
    return pixels;
}

#endif

#endif
