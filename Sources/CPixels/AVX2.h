#ifndef KINORA_CPIXELS_AVX2_H
#define KINORA_CPIXELS_AVX2_H

#include "Outlines.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Eight pixels at a time. The rest of a row, fewer than eight, is loaded under a mask and stored in pieces: masked stores are slow.
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
    __m128i chunk = _mm256_castsi256_si128(pixels);
    if (count & 4) {
        _mm_storeu_si128((__m128i *)p, chunk);
        chunk = _mm256_extracti128_si256(pixels, 1);
        p += 4;
    }
    if (count & 2) {
        _mm_storel_epi64((__m128i *)p, chunk);
        chunk = _mm_unpackhi_epi64(chunk, chunk);
        p += 2;
    }
    if (count & 1) *p = (uint32_t)_mm_cvtsi128_si32(chunk);
}

/// Sixteen products of 8-bit numbers / 255.
INLINE_AVX2 __m256i product16(__m256i x, __m256i a) {
    return _mm256_mulhi_epu16(_mm256_add_epi16(_mm256_mullo_epi16(x, a), _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/// Each channel times a factor of its own pixel / 255; the factors are 16 bits for each channel, for the pixels that unpacking takes low
/// and high.
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

/// Eight bytes, each in the high byte of a word.
INLINE_AVX2 __m256i top_bytes(const uint8_t *bytes) {
    return _mm256_slli_epi32(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)bytes)), 24);
}

void kinora_avx2_ellipse(int32_t *x, int32_t *y, const double *across, const double *down, size_t count, struct kinora_ellipse ellipse);
void kinora_avx2_color_outline(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, uint32_t color);
bool kinora_avx2_texels_outline(
    struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, struct kinora_texels texels,
    struct kinora_plane plane, uint32_t opacity, bool opaque);

#endif

#endif
