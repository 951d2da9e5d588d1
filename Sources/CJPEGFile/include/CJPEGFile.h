#ifndef KINORA_CJPEGFILE_H
#define KINORA_CJPEGFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a call that must not return, so it is used from C alone: a `longjmp` over Swift's frames is undefined.
// Nothing here keeps state; every function may run on any thread.

/// Maximum length of an error message of libjpeg, with its closing zero.
enum { KINORA_JPEG_MESSAGE_SIZE = 256 };

/// The size in pixels that the file's header claims; no memory is taken for pixels. False with the reason in `message`.
bool kinora_jpeg_read_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message);

/// Decodes into `width * height` opaque pixels `0xAARRGGBB`, the top row first. The size must be the one read before. False with the
/// reason in `message` when the data ends early, is damaged, or has more than a bounded number of scans; the pixels are then undefined.
bool kinora_jpeg_read_pixels(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels, char *message);

/// Encodes premultiplied pixels `0xAARRGGBB`, blended over white, at a quality of 1…100; from 90 on with full color resolution.
/// `orientation` is EXIF's, 1…8; 1 writes none. The result is to be freed with `free`. False with the reason in `message`.
bool kinora_jpeg_write(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, int orientation, uint8_t **bytes, size_t *count,
    char *message);

#endif
