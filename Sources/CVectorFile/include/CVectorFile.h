#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The drawing of an SVG file.
typedef struct kinora_svg kinora_svg;

/// Reads an SVG file. NULL, with a sentence in `*problem` that the caller frees, if it cannot be read, or the library is missing.
/// `*width` and `*height` are in points, 0 if the file says neither a size nor a box.
kinora_svg *kinora_svg_open(const uint8_t *bytes, size_t count, double *width, double *height, char **problem);

/// Draws the whole file, stretched, over transparent pixels, `0xAARRGGBB` premultiplied, rows without padding.
bool kinora_svg_draw(kinora_svg *svg, uint32_t *pixels, int width, int height);

void kinora_svg_close(kinora_svg *svg);

/// The first page of a PDF file as SVG, by the program `pdftocairo` (poppler). The caller frees the bytes; NULL, with a sentence in
/// `*problem` that the caller frees, if that is missing or cannot read the file. The program has `seconds` of a processor and 512 MB.
uint8_t *kinora_svg_of_pdf(const char *path, int seconds, size_t *count, char **problem);
