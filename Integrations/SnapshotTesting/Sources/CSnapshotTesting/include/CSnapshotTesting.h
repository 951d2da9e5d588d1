#ifndef KINORA_CSNAPSHOT_TESTING_H
#define KINORA_CSNAPSHOT_TESTING_H

#include <stddef.h>
#include <stdint.h>

/// Differences between two images of equal size.
typedef struct {
    /// Bytes that differ.
    size_t bytes;
    /// Pixels that differ in any byte.
    size_t pixels;
    /// Bounding box of these pixels, right and bottom exclusive.
    size_t left, top, right, bottom;
    /// Pixels whose color difference exceeds the limit.
    size_t over;
    /// Largest color difference, 0 to 100.
    double largest;
} kinora_snapshot_difference;

/// Compares pixels, premultiplied 0xAARRGGBB. The color difference is that of CIE 1994 (graphic arts) in L*a*b* (D65), over white or over
/// black, whichever is larger. With a negative limit colors are not measured.
kinora_snapshot_difference kinora_snapshot_compare(
    const uint32_t *reference, const uint32_t *image, size_t width, size_t height, double limit);

#endif
