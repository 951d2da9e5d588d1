#ifndef KINORA_CPIXELS_H
#define KINORA_CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Rows of premultiplied pixels, words 0xAARRGGBB. Each kernel exists twice, for any processor and for AVX2, and both give the same bytes: everything is
// whole-number arithmetic, but for places in perspective, where each step is rounded as IEEE 754 says. A product of two channels is the nearest whole number
// to x·a/255, `((x·a + 128)·257) >> 16`. Nothing here keeps state or allocates; every function may run on any thread.

/// Texels without gaps between rows, at most 32,767 on a side.
struct kinora_texels {
    const uint32_t *base;
    int32_t width;
    int32_t height;
};

/// A place among texels, and how far it moves with a pixel to the right: 32.32 fixed point, half a texel taken off, half of 1/256 added.
struct kinora_course {
    int64_t u, v;
    int64_t du, dv;
};

/// A row of a projection: the place is (column·du + u, column·dv + v) / (column·dw + w), columns counted to pixels' centres.
struct kinora_projection {
    float u, v, w;
    float du, dv, dw;
    /// From a texel to the one wanted there some rows later, as they lie in memory; changes nothing but the time it takes.
    int64_t ahead;
};

/// A map from pixels to texels: the place of a canvas's first pixel, and how far it moves with a pixel to the right and down, as in a course.
struct kinora_plane {
    struct kinora_course first;
    int64_t down_u, down_v;
};

/// A part of a picture: `pixels` is the one at (left, top), rows are `stride` pixels apart; right and bottom are outside. Pixels right of it, up to `reach`,
/// may be written too, with what they are.
struct kinora_canvas {
    uint32_t *pixels;
    ptrdiff_t stride;
    int32_t left, top, right, bottom, reach;
};

/// A closed contour, around which whatever is inside lies on one side: `count` sides, from each point to the next; the last point is the first one again.
/// In 1/256 pixel, less than 2^27 from the origin. Up to seven words beyond the last point are read.
struct kinora_outline {
    const int32_t *x, *y;
    int32_t count;
};

/// Part of an ellipse, in 1/256 pixel: the centre, and where directions (1, 0) and (0, 1) lead from there.
struct kinora_ellipse {
    double x, y;
    double first_x, first_y, second_x, second_y;
};

/// The most rows of an outline that are in work at one time.
enum { KINORA_STRIP_ROWS = 128 };

/// Room for these rows, or as many as the canvas has, and one more: `touched` a word each, `sums` as many words each as `kinora_sums_stride` says, aligned to
/// 32 bytes; all 0 before and after.
struct kinora_room {
    int32_t *sums;
    uint64_t *touched;
};

/// Columns that are marked together when a side touches one of them: 1 << this. A row has less than 64 such units.
static inline int32_t kinora_unit_shift(int32_t columns) {
    int32_t shift = 2;
    // A side's part may touch two columns beyond the last.
    while ((columns + 2) >> shift >= 64) shift++;
    return shift;
}

/// From one row of sums to the next: what eight columns from any on may touch, and the last unit to its end, in words.
static inline ptrdiff_t kinora_sums_stride(int32_t columns) {
    ptrdiff_t unit = (ptrdiff_t)1 << kinora_unit_shift(columns), step = unit < 8 ? 8 : unit;
    return ((ptrdiff_t)columns + 2 + 8 + step - 1) & ~(step - 1);
}

/// One set of kernels. `count` may be 0; rows may be unaligned. `d` is the row painted on. Up to seven bytes beyond the end of `coverage` are read.
struct kinora_pixels {
    /// Replaces every pixel.
    void (*fill)(uint32_t *d, size_t count, uint32_t color);
    /// Blends a colour over every pixel.
    void (*color)(uint32_t *d, size_t count, uint32_t color);
    /// Blends a colour as far as each pixel is covered, 0…255.
    void (*color_covered)(uint32_t *d, const uint8_t *coverage, size_t count, uint32_t color);
    /// Blends each pixel over the one below it.
    void (*over)(uint32_t *d, const uint32_t *s, size_t count);
    /// Blends each pixel with an opacity of 0…255.
    void (*over_faded)(uint32_t *d, const uint32_t *s, size_t count, uint32_t opacity);
    /// Blends each pixel as far as it is covered, times an opacity of 0…255.
    void (*over_covered)(uint32_t *d, const uint32_t *s, const uint8_t *coverage, size_t count, uint32_t opacity);

    // Means of four texels, weighted in 1/256 by whole numbers that add up to 256. Beyond the edges the outermost texels go on.

    /// Along a line among the texels.
    void (*sample)(uint32_t *d, struct kinora_texels texels, struct kinora_course course, size_t count);
    /// Along a line in perspective; `column` is the first pixel's.
    void (*project)(uint32_t *d, struct kinora_texels texels, struct kinora_projection row, int64_t column, size_t count);
    /// Of two rows, the lower one's part `fy` of 256.
    void (*mix_rows)(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fy);
    /// Of two rows and their neighbours to the right, which must be there: parts `fx` and `fy` of 256.
    void (*shift)(uint32_t *d, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t fx, uint32_t fy);

    // Whole outlines, each pixel blended as far as its area is covered.

    /// The nearest points, halves to the right and down, to those where directions (x[i], y[i]) lead; up to three more are read and written.
    void (*ellipse)(int32_t *x, int32_t *y, const double *across, const double *down, size_t count, struct kinora_ellipse ellipse);
    /// Blends a colour.
    void (*color_outline)(struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_room room, uint32_t color);
    /// Blends means of four texels with an opacity of 0…255; `opaque` promises that the texels' alpha is 255. False, with nothing painted, where texels lie
    /// too far away.
    bool (*texels_outline)(
        struct kinora_canvas canvas, struct kinora_outline outline, struct kinora_room room, struct kinora_texels texels,
        struct kinora_plane plane, uint32_t opacity, bool opaque);
};

/// The kernels for any processor.
const struct kinora_pixels *kinora_pixels_any(void);

/// The kernels for this processor.
const struct kinora_pixels *kinora_pixels_best(void);

/// Weights of the channels that make up another one, 16 bits after the point; the constant's is that of full alpha.
struct kinora_channel {
    int64_t red, green, blue, constant;
};

/// Makes each pixel's channels from all three, rounded and kept between 0 and the pixel's alpha.
void kinora_mix_channels(uint32_t *d, size_t count, struct kinora_channel red, struct kinora_channel green, struct kinora_channel blue);

/// Has some memory fetched that will be read soon.
static inline void kinora_prefetch(const void *first, size_t bytes) {
    for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)first + at);
}

/// What blurs do with rows of cells: numbers of 15 bits, 128 times a byte's, one or four channels to a cell.
struct kinora_blurring {
    /// Adds the four channels of each pixel to its sums; of at most 257 rows.
    void (*add_channels)(uint16_t *sums, const uint32_t *pixels, size_t count);
    /// Adds each pixel's alpha to its sum; of at most 257 rows.
    void (*add_alpha)(uint16_t *sums, const uint32_t *pixels, size_t count);
    /// Adds the sums of pixels to those of the cells that they lie in, 1 << shift to a cell, the first pixel `phase` from the left of the first cell.
    void (*collect)(uint32_t *cells, const uint16_t *sums, size_t channels, size_t phase, size_t count, uint32_t shift);
    /// Means of values that follow each other at a distance of `step`, by an even number of weights, none above 32,767 and together 32,768.
    void (*weigh)(int16_t *d, const int16_t *s, size_t step, size_t count, const int16_t *weights, size_t taps);
    /// Values for each pixel from the two cells next to it; `start` is how far the first one lies from the first cell, in 1/256 pixel.
    void (*widen)(int16_t *d, const int16_t *cells, size_t channels, uint32_t start, uint32_t shift, size_t count);
    /// Bytes between two rows, the lower one's part `fy` of 256.
    void (*mix_to_bytes)(uint8_t *d, const int16_t *upper, const int16_t *lower, size_t count, uint32_t fy);
};

/// The ones for any processor.
const struct kinora_blurring *kinora_blurring_any(void);

/// The ones for this processor.
const struct kinora_blurring *kinora_blurring_best(void);

/// Has some bytes of each of some rows, which begin `stride` bytes after each other, fetched into the cache.
static inline void kinora_fetch(const void *first, size_t bytes, size_t rows, size_t stride) {
    for (size_t row = 0; row < rows; row++) {
        const char *line = (const char *)first + row * stride;
        for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch(line + at);
        __builtin_prefetch(line + bytes - 1);
    }
}

/// Tells the processor that one waits for another.
static inline void kinora_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/// The processor that the thread runs on now; -1 where the system does not say.
int kinora_processor(void);

/// Has the thread go on on another processor where it runs on this one; false where the system has no other one for it.
bool kinora_avoid_processor(int processor);

#endif
