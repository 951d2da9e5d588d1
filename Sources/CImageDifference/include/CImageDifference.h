#ifndef KINORA_CIMAGEDIFFERENCE_H
#define KINORA_CIMAGEDIFFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// Differences between two images of equal size.
typedef struct {
    /// Pixels that differ at all.
    size_t different;
    /// Pixels whose color distance exceeds the limit; the fields below describe these alone.
    size_t over;
    /// Bounding box in pixels, right and bottom exclusive.
    size_t left, top, right, bottom;
    /// Largest color distance and its pixel.
    double distance;
    size_t x, y;
    /// Largest difference of a component, 0 to 255.
    int component;
} kinora_image_difference;

/// Compares pixels, premultiplied 0xAARRGGBB. The distance of two colors is that of CIE 1976 in L*a*b* (D65), over white or over black,
/// whichever is larger. With a negative limit, every different pixel counts.
kinora_image_difference kinora_compare_images(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, double limit);

/// Pixels of two images of equal size that differ in a component by more than a limit.
typedef struct {
    size_t pixels;
    /// Bounding box in pixels, right and bottom exclusive.
    size_t left, top, right, bottom;
    /// Largest difference of a component of these pixels, 0 to 255.
    int component;
} kinora_component_difference;

/// Compares components, of pixels 0xAARRGGBB. With limit 0 every different pixel counts.
kinora_component_difference kinora_compare_components(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, int limit);

/// Draws `actual` in pale gray, and pixels with a component over the limit in orange to red. `target` is opaque.
void kinora_draw_component_difference(const uint32_t *expected, const uint32_t *actual, size_t count, int limit, uint32_t *target);

/// Draws `actual` in pale gray, and each pixel over the limit in red, the stronger the farther. `target` is opaque.
void kinora_draw_difference(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t height, double limit, uint32_t *target);

/// Color distance of two pixels, as above.
double kinora_color_distance(uint32_t one, uint32_t other);

/// Relative luminance of an opaque pixel as in WCAG 2, 0 to 1.
double kinora_luminance(uint32_t pixel);

/// A frame of a video: brightness for each pixel, color for each square of two by two pixels. Lengths of rows are in bytes.
typedef struct {
    const uint8_t *luma, *blue, *red;
    size_t luma_row, blue_row, red_row;
} kinora_planes;

/// The factors from such values to red, green and blue, in 1/65536.
typedef struct {
    int32_t luma, black, red_of_red, blue_of_blue, green_of_blue, green_of_red;
} kinora_color_matrix;

/// As `kinora_compare_components`, for two frames of a video with one matrix; most pixels are never converted.
kinora_component_difference kinora_compare_planes(
    kinora_planes expected, kinora_planes actual, size_t width, size_t height, kinora_color_matrix matrix, int limit);

#endif
