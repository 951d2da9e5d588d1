#include "Internal.h"

#include <stdlib.h>

// From this quality on the colors keep the full resolution.
enum { FULL_COLOR_QUALITY = 90 };

/// A growing file in memory. libjpeg's own keeps its address to itself until the end, so that a failure could not free it.
struct growing_file {
    struct jpeg_destination_mgr manager; // first, so that libjpeg's pointer to it is one to this
    uint8_t *bytes;
    size_t capacity;
};

static void grow(j_compress_ptr encoder, size_t capacity) {
    struct growing_file *file = (struct growing_file *)encoder->dest;
    const size_t used = file->capacity;
    uint8_t *bytes = realloc(file->bytes, capacity);
    if (!bytes) failure_give_up((j_common_ptr)encoder, "there is not enough memory");
    file->bytes = bytes;
    file->capacity = capacity;
    file->manager.next_output_byte = bytes + used;
    file->manager.free_in_buffer = capacity - used;
}

static void begin_file(j_compress_ptr encoder) {
    grow(encoder, 1 << 16);
}

static boolean extend_file(j_compress_ptr encoder) {
    grow(encoder, ((struct growing_file *)encoder->dest)->capacity * 2);
    return TRUE;
}

static void end_file(j_compress_ptr encoder) {
    (void)encoder;
}

static void write_orientation(j_compress_ptr encoder, int orientation) {
    // An EXIF block of one directory with one entry: orientation, one 16-bit number, big-endian.
    const JOCTET block[] = {
        'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1,
        0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, (JOCTET)orientation, 0, 0, 0, 0, 0, 0,
    };
    jpeg_write_marker(encoder, JPEG_APP0 + 1, block, sizeof block);
}

static void write_rows(j_compress_ptr encoder, const uint32_t *pixels) {
    const uint32_t width = encoder->image_width;
    JSAMPARRAY buffer = encoder->mem->alloc_sarray((j_common_ptr)encoder, JPOOL_IMAGE, width * 4, 1);
    while (encoder->next_scanline < encoder->image_height) {
        const uint32_t *source = pixels + (size_t)encoder->next_scanline * width;
        JSAMPROW target = buffer[0];
        for (uint32_t x = 0; x < width; x++, target += 4) {
            const uint32_t white = 255 - (source[x] >> 24);
            target[0] = (JSAMPLE)((source[x] & 0xFF) + white);
            target[1] = (JSAMPLE)((source[x] >> 8 & 0xFF) + white);
            target[2] = (JSAMPLE)((source[x] >> 16 & 0xFF) + white);
            target[3] = 255;
        }
        jpeg_write_scanlines(encoder, buffer, 1);
    }
}

bool kinora_jpeg_write(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, int orientation, uint8_t **bytes, size_t *count,
    char *message) {
    struct jpeg_compress_struct encoder = {0};
    struct growing_file file = {
        .manager = {.init_destination = begin_file, .empty_output_buffer = extend_file, .term_destination = end_file}};
    struct failure failure;
    encoder.err = failure_install(&failure, message);
    if (setjmp(failure.landing)) {
        jpeg_destroy_compress(&encoder);
        free(file.bytes);
        return false;
    }
    jpeg_create_compress(&encoder);
    encoder.dest = &file.manager;
    encoder.image_width = width;
    encoder.image_height = height;
    encoder.input_components = 4;
    encoder.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&encoder);
    jpeg_set_quality(&encoder, quality, TRUE);
    if (quality >= FULL_COLOR_QUALITY) {
        encoder.comp_info[0].h_samp_factor = 1;
        encoder.comp_info[0].v_samp_factor = 1;
    }
    jpeg_start_compress(&encoder, TRUE);
    if (orientation > 1) write_orientation(&encoder, orientation);
    write_rows(&encoder, pixels);
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    *bytes = file.bytes;
    *count = file.capacity - file.manager.free_in_buffer;
    return true;
}
