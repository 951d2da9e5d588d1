#ifndef KINORA_CPIXELS_H
#define KINORA_CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Rows of premultiplied pixels, words 0xAARRGGBB. Each kernel exists twice, for any processor and for AVX2, and both give the same bytes: everything is
// whole-number arithmetic, and the one division of floating-point numbers is rounded as IEEE 754 says. A product of two channels is the nearest whole number
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
    double u, v, w;
    double du, dv, dw;
};

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
};

/// The kernels for any processor.
const struct kinora_pixels *kinora_pixels_any(void);

/// The kernels for this processor.
const struct kinora_pixels *kinora_pixels_best(void);

/// Tells the processor that one waits for another.
static inline void kinora_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

#endif
