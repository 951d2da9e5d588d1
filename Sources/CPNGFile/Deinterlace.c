#include "CPNGFile.h"

#include <png.h>

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Everything that must be released after an error, which jumps out of libpng.
struct work {
    jmp_buf landing;
    char *message;
    png_structp reader;
    png_infop source;
    png_structp writer;
    png_infop target;
    png_bytep samples;
    png_bytepp rows;
    const uint8_t *bytes;
    size_t count;
    uint8_t *result;
    size_t result_count;
    size_t capacity;
};

static void on_error(png_structp codec, png_const_charp sentence) {
    struct work *work = png_get_error_ptr(codec);
    snprintf(work->message, KINORA_PNG_MESSAGE_SIZE, "%s", sentence);
    longjmp(work->landing, 1);
}

static void on_warning(png_structp codec, png_const_charp sentence) {
    (void)codec;
    (void)sentence;
}

static void read_bytes(png_structp codec, png_bytep target, size_t count) {
    struct work *work = png_get_io_ptr(codec);
    if (count > work->count) png_error(codec, "the file ends early");
    memcpy(target, work->bytes, count);
    work->bytes += count;
    work->count -= count;
}

static void write_bytes(png_structp codec, png_bytep source, size_t count) {
    struct work *work = png_get_io_ptr(codec);
    if (count > work->capacity - work->result_count) {
        const size_t capacity = work->capacity * 2 + count;
        uint8_t *grown = realloc(work->result, capacity);
        if (!grown) png_error(codec, "out of memory");
        work->result = grown;
        work->capacity = capacity;
    }
    memcpy(work->result + work->result_count, source, count);
    work->result_count += count;
}

static void flush_nothing(png_structp codec) {
    (void)codec;
}

static void release(struct work *work) {
    png_destroy_read_struct(&work->reader, &work->source, NULL);
    png_destroy_write_struct(&work->writer, &work->target);
    free(work->samples);
    free(work->rows);
}

static void read_rows(struct work *work) {
    png_set_read_fn(work->reader, work, read_bytes);
    png_read_info(work->reader, work->source);
    png_set_interlace_handling(work->reader);
    png_read_update_info(work->reader, work->source);
    const size_t height = png_get_image_height(work->reader, work->source);
    const size_t stride = png_get_rowbytes(work->reader, work->source);
    if (stride > 0 && height > SIZE_MAX / stride) png_error(work->reader, "it is too large");
    work->samples = malloc(stride * height);
    work->rows = malloc(height * sizeof *work->rows);
    if (!work->samples || !work->rows) png_error(work->reader, "out of memory");
    for (size_t row = 0; row < height; row++) work->rows[row] = work->samples + row * stride;
    png_read_image(work->reader, work->rows);
}

static void copy_header(struct work *work) {
    png_uint_32 width, height;
    int depth, type;
    png_get_IHDR(work->reader, work->source, &width, &height, &depth, &type, NULL, NULL, NULL);
    png_set_IHDR(
        work->writer, work->target, width, height, depth, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_bytep alphas;
    int alpha_count;
    png_color_16p transparent;
    if (png_get_tRNS(work->reader, work->source, &alphas, &alpha_count, &transparent)) {
        png_set_tRNS(work->writer, work->target, alphas, alpha_count, transparent);
    }
}

static void copy_color_space(struct work *work) {
    png_fixed_point gamma;
    if (png_get_gAMA_fixed(work->reader, work->source, &gamma)) png_set_gAMA_fixed(work->writer, work->target, gamma);
    int intent;
    if (png_get_sRGB(work->reader, work->source, &intent)) png_set_sRGB(work->writer, work->target, intent);
    png_fixed_point c[8];
    if (png_get_cHRM_fixed(work->reader, work->source, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7)) {
        png_set_cHRM_fixed(work->writer, work->target, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]);
    }
    png_charp name;
    int compression;
    png_bytep profile;
    png_uint_32 size;
    if (png_get_iCCP(work->reader, work->source, &name, &compression, &profile, &size)) {
        png_set_iCCP(work->writer, work->target, name, compression, profile, size);
    }
}

bool kinora_png_deinterlace(const uint8_t *bytes, size_t count, uint8_t **result, size_t *result_count, char *message) {
    struct work work = {.message = message, .bytes = bytes, .count = count};
    message[0] = 0;
    if (setjmp(work.landing)) {
        release(&work);
        free(work.result);
        return false;
    }
    work.reader = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, on_error, on_warning);
    work.writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, &work, on_error, on_warning);
    work.source = work.reader ? png_create_info_struct(work.reader) : NULL;
    work.target = work.writer ? png_create_info_struct(work.writer) : NULL;
    if (!work.source || !work.target) {
        snprintf(message, KINORA_PNG_MESSAGE_SIZE, "out of memory");
        release(&work);
        return false;
    }
    read_rows(&work);
    png_set_write_fn(work.writer, &work, write_bytes, flush_nothing);
    // Read again at once: not worth compressing.
    png_set_compression_level(work.writer, 0);
    png_set_filter(work.writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    copy_header(&work);
    copy_color_space(&work);
    png_write_info(work.writer, work.target);
    png_write_image(work.writer, work.rows);
    png_write_end(work.writer, NULL);
    release(&work);
    *result = work.result;
    *result_count = work.result_count;
    return true;
}
