#include "Kernels.h"

#if !KINORA_ASSEMBLED_KERNELS

#include "CPixels.h"

#include <string.h>

// Portable version.

static void add_channels(uint16_t *sums, const uint32_t *pixels, size_t count) {
    const uint8_t *bytes = (const uint8_t *)pixels;
    for (size_t i = 0; i < 4 * count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

static void add_alpha(uint16_t *sums, const uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + (pixels[i] >> 24));
}

static void collect(uint32_t *cells, const uint16_t *sums, size_t channels, size_t phase, size_t count, uint32_t shift) {
    for (size_t i = 0; i < count; i++) {
        uint32_t *cell = cells + ((phase + i) >> shift) * channels;
        for (size_t channel = 0; channel < channels; channel++) cell[channel] += sums[i * channels + channel];
    }
}

static inline int16_t weighed(const int16_t *s, size_t step, const int16_t *weights, size_t taps) {
    int32_t sum = 1 << 14;
    for (size_t tap = 0; tap < taps; tap++) sum += s[tap * step] * weights[tap];
    return (int16_t)(sum >> 15);
}

static void weigh(int16_t *d, const int16_t *s, size_t step, size_t count, const int16_t *weights, size_t taps) {
    for (size_t i = 0; i < count; i++) d[i] = weighed(s + i, step, weights, taps);
}

static void widen(int16_t *d, const int16_t *cells, size_t channels, uint32_t start, uint32_t shift, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t position = start + 256 * (uint32_t)i;
        const int16_t *cell = cells + (position >> (shift + 8)) * channels;
        int32_t right = position >> shift & 255;
        for (size_t channel = 0; channel < channels; channel++) {
            d[i * channels + channel] = (int16_t)((cell[channel] * (256 - right) + cell[channels + channel] * right) >> 8);
        }
    }
}

static inline uint8_t byte_between(int16_t upper, int16_t lower, int32_t fy) {
    return (uint8_t)((upper * (256 - fy) + lower * fy + (1 << 14)) >> 15);
}

static void mix_to_bytes(uint8_t *d, const int16_t *upper, const int16_t *lower, size_t count, uint32_t fy) {
    for (size_t i = 0; i < count; i++) d[i] = byte_between(upper[i], lower[i], (int32_t)fy);
}

static const struct kinora_blurring portable = {add_channels, add_alpha, collect, weigh, widen, mix_to_bytes};

const struct kinora_blurring *kinora_blurring_any(void) { return &portable; }

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE_AVX2 static inline __attribute__((target("avx2"), always_inline))

INLINE_AVX2 __m256i load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
INLINE_AVX2 void store(void *p, __m256i values) { _mm256_storeu_si256((__m256i *)p, values); }

AVX2 static void add_channels_avx2(uint16_t *sums, const uint32_t *pixels, size_t count) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        __m256i bytes = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(pixels + i)));
        store(sums + 4 * i, _mm256_add_epi16(load(sums + 4 * i), bytes));
    }
    add_channels(sums + 4 * i, pixels + i, count - i);
}

AVX2 static void add_alpha_avx2(uint16_t *sums, const uint32_t *pixels, size_t count) {
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        __m256i first = _mm256_srli_epi32(load(pixels + i), 24), second = _mm256_srli_epi32(load(pixels + i + 8), 24);
        __m256i alphas = _mm256_permute4x64_epi64(_mm256_packus_epi32(first, second), 0xd8);
        store(sums + i, _mm256_add_epi16(load(sums + i), alphas));
    }
    add_alpha(sums + i, pixels + i, count - i);
}

AVX2 static void collect_avx2(uint32_t *cells, const uint16_t *sums, size_t channels, size_t phase, size_t count, uint32_t shift) {
    if (channels != 4) {
        collect(cells, sums, channels, phase, count, shift);
        return;
    }
    size_t i = 0;
    while (i < count) {
        size_t index = (phase + i) >> shift, end = ((index + 1) << shift) - phase;
        if (end > count) end = count;
        __m128i *cell = (__m128i *)(cells + 4 * index), sum = _mm_loadu_si128(cell);
        for (; i < end; i++) sum = _mm_add_epi32(sum, _mm_cvtepu16_epi32(_mm_loadl_epi64((const __m128i *)(sums + 4 * i))));
        _mm_storeu_si128(cell, sum);
    }
}

AVX2 static void weigh_avx2(int16_t *d, const int16_t *s, size_t step, size_t count, const int16_t *weights, size_t taps) {
    __m256i half = _mm256_set1_epi32(1 << 14);
    size_t i = 0;
    for (; i + 32 <= count; i += 32) {
        __m256i sums[4] = {half, half, half, half};
        const int16_t *at = s + i;
        for (size_t tap = 0; tap < taps; tap += 2, at += 2 * step) {
            int32_t both;
            memcpy(&both, weights + tap, sizeof both);
            __m256i w = _mm256_set1_epi32(both);
            __m256i a = load(at), b = load(at + step), c = load(at + 16), e = load(at + step + 16);
            sums[0] = _mm256_add_epi32(sums[0], _mm256_madd_epi16(_mm256_unpacklo_epi16(a, b), w));
            sums[1] = _mm256_add_epi32(sums[1], _mm256_madd_epi16(_mm256_unpackhi_epi16(a, b), w));
            sums[2] = _mm256_add_epi32(sums[2], _mm256_madd_epi16(_mm256_unpacklo_epi16(c, e), w));
            sums[3] = _mm256_add_epi32(sums[3], _mm256_madd_epi16(_mm256_unpackhi_epi16(c, e), w));
        }
        store(d + i, _mm256_packs_epi32(_mm256_srai_epi32(sums[0], 15), _mm256_srai_epi32(sums[1], 15)));
        store(d + i + 16, _mm256_packs_epi32(_mm256_srai_epi32(sums[2], 15), _mm256_srai_epi32(sums[3], 15)));
    }
    weigh(d + i, s + i, step, count - i, weights, taps);
}

/// Two neighboring cells of four channels around a position, interleaved, with each cell's weight.
INLINE_AVX2 __m128i between(const int16_t *cells, uint32_t position, uint32_t shift) {
    __m128i pair = _mm_loadu_si128((const __m128i *)(cells + (position >> (shift + 8)) * 4));
    uint32_t right = position >> shift & 255;
    __m128i weights = _mm_set1_epi32((int32_t)(right << 16 | (256 - right)));
    return _mm_srli_epi32(_mm_madd_epi16(_mm_unpacklo_epi16(pair, _mm_unpackhi_epi64(pair, pair)), weights), 8);
}

AVX2 static void widen_avx2(int16_t *d, const int16_t *cells, size_t channels, uint32_t start, uint32_t shift, size_t count) {
    size_t i = 0;
    if (channels == 4) {
        for (; i + 2 <= count; i += 2) {
            uint32_t position = start + 256 * (uint32_t)i;
            __m128i values = _mm_packus_epi32(between(cells, position, shift), between(cells, position + 256, shift));
            _mm_storeu_si128((__m128i *)(d + 4 * i), values);
        }
    }
    widen(d + i * channels, cells, channels, start + 256 * (uint32_t)i, shift, count - i);
}

AVX2 static void mix_to_bytes_avx2(uint8_t *d, const int16_t *upper, const int16_t *lower, size_t count, uint32_t fy) {
    __m256i weights = _mm256_set1_epi32((int32_t)(fy << 16 | (256 - fy))), half = _mm256_set1_epi32(1 << 14);
    size_t i = 0;
#define MIX(unpack) _mm256_srli_epi32(_mm256_add_epi32(_mm256_madd_epi16(unpack(a, b), weights), half), 15)
    for (; i + 32 <= count; i += 32) {
        __m256i a = load(upper + i), b = load(lower + i);
        __m256i first = _mm256_packs_epi32(MIX(_mm256_unpacklo_epi16), MIX(_mm256_unpackhi_epi16));
        a = load(upper + i + 16);
        b = load(lower + i + 16);
        __m256i second = _mm256_packs_epi32(MIX(_mm256_unpacklo_epi16), MIX(_mm256_unpackhi_epi16));
        store(d + i, _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xd8));
    }
#undef MIX
    mix_to_bytes(d + i, upper + i, lower + i, count - i, fy);
}

static const struct kinora_blurring avx2 = {
    add_channels_avx2, add_alpha_avx2, collect_avx2, weigh_avx2, widen_avx2, mix_to_bytes_avx2,
};

const struct kinora_blurring *kinora_blurring_best(void) { return __builtin_cpu_supports("avx2") ? &avx2 : &portable; }

#else

const struct kinora_blurring *kinora_blurring_best(void) { return &portable; }

#endif

#endif
