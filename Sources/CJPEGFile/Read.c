#include "Internal.h"

// Progressive files of real encoders have about ten scans. A few bytes make one that visits every pixel, so a file of nothing but
// scans would take hours.
enum { MAXIMUM_SCANS = 100 };

// Maximum memory for libjpeg's coefficients of a progressive file: four components of the largest image that is read.
static const long maximum_memory = 640L << 20;

static void watch_scans(j_common_ptr codec) {
    j_decompress_ptr decoder = (j_decompress_ptr)codec;
    if (decoder->input_scan_number > MAXIMUM_SCANS) failure_give_up(codec, "it has more scans than any encoder writes");
}

static void open_decoder(j_decompress_ptr decoder, const uint8_t *bytes, size_t count) {
    decoder->mem->max_memory_to_use = maximum_memory;
    jpeg_mem_src(decoder, bytes, count);
    jpeg_read_header(decoder, TRUE);
}

bool kinora_jpeg_read_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char *message) {
    struct jpeg_decompress_struct decoder = {0};
    struct failure failure;
    decoder.err = failure_install(&failure, message);
    if (setjmp(failure.landing)) {
        jpeg_destroy_decompress(&decoder);
        return false;
    }
    jpeg_create_decompress(&decoder);
    open_decoder(&decoder, bytes, count);
    *width = decoder.image_width;
    *height = decoder.image_height;
    jpeg_destroy_decompress(&decoder);
    return true;
}

static uint32_t scaled(uint32_t component, uint32_t factor) {
    return ((component * factor + 128) * 257) >> 16;
}

// Adobe's programs store the complements of cyan, magenta, yellow and black, and say so by their marker.
static void convert_cmyk(const JSAMPLE *source, uint32_t *target, uint32_t width, bool complemented) {
    const uint32_t flip = complemented ? 0 : 255;
    for (uint32_t x = 0; x < width; x++, source += 4) {
        const uint32_t black = source[3] ^ flip;
        target[x] = 0xFF000000u | scaled(source[0] ^ flip, black) << 16 | scaled(source[1] ^ flip, black) << 8
            | scaled(source[2] ^ flip, black);
    }
}

static void read_rows(j_decompress_ptr decoder, uint32_t *pixels) {
    const uint32_t width = decoder->output_width;
    JSAMPARRAY separations = NULL;
    if (decoder->out_color_space == JCS_CMYK) {
        separations = decoder->mem->alloc_sarray((j_common_ptr)decoder, JPOOL_IMAGE, width * 4, 1);
    }
    while (decoder->output_scanline < decoder->output_height) {
        uint32_t *row = pixels + (size_t)decoder->output_scanline * width;
        if (separations) {
            jpeg_read_scanlines(decoder, separations, 1);
            convert_cmyk(separations[0], row, width, decoder->saw_Adobe_marker);
        } else {
            JSAMPROW target = (JSAMPROW)row;
            jpeg_read_scanlines(decoder, &target, 1);
        }
    }
}

bool kinora_jpeg_read_pixels(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels, char *message) {
    struct jpeg_decompress_struct decoder = {0};
    struct jpeg_progress_mgr progress = {.progress_monitor = watch_scans};
    struct failure failure;
    decoder.err = failure_install(&failure, message);
    if (setjmp(failure.landing)) {
        jpeg_destroy_decompress(&decoder);
        return false;
    }
    jpeg_create_decompress(&decoder);
    decoder.progress = &progress;
    open_decoder(&decoder, bytes, count);
    const bool is_cmyk = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
    decoder.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&decoder);
    if (decoder.output_width != width || decoder.output_height != height) {
        failure_give_up((j_common_ptr)&decoder, "its size is not the one of its header");
    }
    read_rows(&decoder, pixels);
    // Reads up to the closing marker, so that a file cut off behind the last row is noticed.
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return true;
}
