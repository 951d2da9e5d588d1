#ifndef KINORA_CPIXELS_H
#define KINORA_CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Kernels over rows of premultiplied pixels, words 0xAARRGGBB. Each kernel exists in a portable version and one for AVX2, and both give the
// same bytes: all arithmetic is in integers, except for positions in perspective, where each step is rounded as IEEE 754 says. A product of
// two channels is the nearest integer to x·a/255, `((x·a + 128)·257) >> 16`. No state, no allocation; every function may run on any thread.

/// Tightly packed texels, at most 32,767 per edge.
struct kinora_texels {
    const uint32_t *base;
    int32_t width;
    int32_t height;
};

/// A line through texels: position, and step per pixel to the right, in 32.32 fixed point, minus half a texel, plus half of 1/256.
struct kinora_span {
    int64_t u, v;
    int64_t du, dv;
};

/// A row of a projection: the position is (column·du + u, column·dv + v) / (column·dw + w), columns counted to pixels' centers.
struct kinora_projection {
    float u, v, w;
    float du, dv, dw;
    /// Prefetch distance in memory from a texel to the one needed some rows later; does not affect the result.
    int64_t ahead;
};

/// A map from pixels to texels: the position of a canvas's first pixel, and the steps per pixel to the right and down, as in
/// `kinora_span`.
struct kinora_plane {
    struct kinora_span first;
    int64_t down_u, down_v;
};

/// A part of an image: `pixels` is the one at (left, top), rows are `stride` pixels apart; right and bottom are exclusive. Pixels right of
/// it, up to `reach`, may be rewritten unchanged.
struct kinora_canvas {
    uint32_t *pixels;
    ptrdiff_t stride;
    int32_t left, top, right, bottom, reach;
};

/// A closed contour with its inside on one side: `count` edges, from each point to the next; the last point repeats the first one. In 1/256
/// pixel, less than 2^27 from the origin. Up to seven words beyond the last point are read.
struct kinora_outline {
    const int32_t *x, *y;
    int32_t count;
};

/// Part of an ellipse, in 1/256 pixel: the center, and the images of directions (1, 0) and (0, 1) relative to it.
struct kinora_ellipse {
    double x, y;
    double first_x, first_y, second_x, second_y;
};

/// The maximum rows of an outline processed at a time.
enum { KINORA_STRIP_ROWS = 128 };

/// Scratch buffers for these rows, or the canvas's if fewer, and one more: `touched` has a word each, the accumulation buffer has
/// `kinora_accumulation_stride` words each, aligned to 32 bytes; all 0 before and after.
struct kinora_scratch {
    int32_t *accumulation;
    uint64_t *touched;
};

/// Log2 of the number of columns that share a mark in `touched`. A row has less than 64 such units.
static inline int32_t kinora_unit_shift(int32_t columns) {
    int32_t shift = 2;
    // A segment may touch two columns beyond the last.
    while ((columns + 2) >> shift >= 64) shift++;
    return shift;
}

/// Words from one row of the accumulation buffer to the next: the columns that eight columns may touch, rounded up to whole units.
static inline ptrdiff_t kinora_accumulation_stride(int32_t columns) {
    ptrdiff_t unit = (ptrdiff_t)1 << kinora_unit_shift(columns), step = unit < 8 ? 8 : unit;
    return ((ptrdiff_t)columns + 2 + 8 + step - 1) & ~(step - 1);
}

/// One set of kernels. `count` may be 0; rows may be unaligned. `d` is the destination row. Up to seven bytes beyond the end of `coverage`
/// are read.
struct kinora_pixels {
    /// Replaces every pixel.
    void (*fill)(uint32_t *d, size_t count, uint32_t color);
    /// Blends a color over every pixel.
    void (*color)(uint32_t *d, size_t count, uint32_t color);
    /// Blends a color by each pixel's coverage, 0…255.
    void (*color_covered)(uint32_t *d, const uint8_t *coverage, size_t count, uint32_t color);
    /// Blends each source pixel over the destination.
    void (*over)(uint32_t *d, const uint32_t *s, size_t count);
    /// Blends each pixel with an opacity of 0…255.
    void (*over_faded)(uint32_t *d, const uint32_t *s, size_t count, uint32_t opacity);
    /// Blends each pixel by its coverage, times an opacity of 0…255.
    void (*over_covered)(uint32_t *d, const uint32_t *s, const uint8_t *coverage, size_t count, uint32_t opacity);

    // Bilinear means of four texels, with integer weights in 1/256 that add up to 256. Edge texels extend outwards.

    /// Along a line of texels.
    void (*sample)(uint32_t *d, struct kinora_texels texels, struct kinora_span span, size_t count);
    /// Along a line in perspective; `column` is the first pixel's.
    void (*project)(uint32_t *d, struct kinora_texels texels, struct kinora_projection row, int64_t column, size_t count);
    /// Of two rows; the lower one's weight is `fy` / 256.
    void (*mix_rows)(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fy);
    /// Of two rows and their neighbors to the right, which must exist, with weights `fx` and `fy` in 1/256.
    void (*shift)(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fx, uint32_t fy);

    // Whole outlines, each pixel blended by its coverage.

    /// Points in directions (x[i], y[i]), rounded, halves to the right and down; up to three more are read and written.
    void (*ellipse)(int32_t *x, int32_t *y, const double *across, const double *down, size_t count, struct kinora_ellipse ellipse);
    /// Blends a color.
    void (*color_outline)(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, uint32_t color);
    /// Blends bilinear means with an opacity of 0…255; `opaque` promises that the texels' alpha is 255. Returns false and paints nothing if
    /// texel coordinates are out of range.
    bool (*texels_outline)(
        struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_scratch scratch, struct kinora_texels texels,
        struct kinora_plane plane, uint32_t opacity, bool opaque);
};

/// The portable kernels.
const struct kinora_pixels *kinora_pixels_any(void);

/// The best kernels for this processor.
const struct kinora_pixels *kinora_pixels_best(void);

/// Weights of the channels for another one, with 16 fractional bits; the constant's is that of full alpha.
struct kinora_channel {
    int64_t red, green, blue, constant;
};

/// Computes each pixel's channels from all three, rounded and clamped to 0 and the pixel's alpha.
void kinora_mix_channels(uint32_t *d, size_t count, struct kinora_channel red, struct kinora_channel green, struct kinora_channel blue);

/// Prefetches memory.
static inline void kinora_prefetch(const void *first, size_t bytes) {
    for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)first + at);
}

/// Blur kernels over rows of cells: 15-bit numbers, 128 times a byte's, one or four channels per cell.
struct kinora_blurring {
    /// Adds the four channels of each pixel to those of its column; of at most 257 rows.
    void (*add_channels)(uint16_t *sums, const uint32_t *pixels, size_t count);
    /// Adds each pixel's alpha to its sum; of at most 257 rows.
    void (*add_alpha)(uint16_t *sums, const uint32_t *pixels, size_t count);
    /// Adds the sums of pixels to those of their cells, 1 << shift per cell; the first pixel is `phase` from the left of the first cell.
    void (*collect)(uint32_t *cells, const uint16_t *sums, size_t channels, size_t phase, size_t count, uint32_t shift);
    /// Weighted means of values at a distance of `step`, with an even number of weights, none above 32,767 and together 32,768.
    void (*weigh)(int16_t *d, const int16_t *s, size_t step, size_t count, const int16_t *weights, size_t taps);
    /// Interpolates each pixel between two cells; `start` is the distance of the first one from the first cell, in 1/256 pixel.
    void (*widen)(int16_t *d, const int16_t *cells, size_t channels, uint32_t start, uint32_t shift, size_t count);
    /// Interpolates bytes between two rows; the lower one's weight is `fy` / 256.
    void (*mix_to_bytes)(uint8_t *d, const int16_t *upper, const int16_t *lower, size_t count, uint32_t fy);
};

/// The portable blur kernels.
const struct kinora_blurring *kinora_blurring_any(void);

/// The best blur kernels for this processor.
const struct kinora_blurring *kinora_blurring_best(void);

/// Prefetches some bytes of each of several rows, which are `stride` bytes apart.
static inline void kinora_fetch(const void *first, size_t bytes, size_t rows, size_t stride) {
    for (size_t row = 0; row < rows; row++) {
        const char *line = (const char *)first + row * stride;
        for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch(line + at);
        __builtin_prefetch(line + bytes - 1);
    }
}

/// Hints that the processor is in a spin loop.
static inline void kinora_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/// The processor that the thread runs on; -1 if unknown.
int kinora_processor(void);

/// Moves the thread to another processor if it runs on this one; returns false if no other is available to it.
bool kinora_avoid_processor(int processor);

/// Constants of the PNG encoder: symbols of lengths of copies with their extra bits, and remainders of CRC-32 for eight bytes at a time.
struct kinora_png_tables {
    uint16_t copy_symbols[259];
    uint8_t copy_extra_bits[259];
    uint8_t copy_extra_counts[259];
    uint32_t remainders[8][256];
};

/// Fills the tables, which are the same for all images.
void kinora_png_prepare(struct kinora_png_tables *tables);

/// The maximum size of a PNG file of these dimensions, with scratch space of the encoder.
size_t kinora_png_bound(size_t width, size_t height, bool has_alpha);

/// Writes pixels as a PNG file in sRGB, unpremultiplied, and returns its size; alpha is left out without `has_alpha`. Rows are `stride`
/// pixels apart; `zeros` is a row of zeros; `output` has `kinora_png_bound` bytes. Less than 2 GiB: the data is one chunk.
size_t kinora_png_write(
    const struct kinora_png_tables *tables, const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, bool has_alpha,
    const uint32_t *zeros, uint8_t *output);

#endif
