#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The first image of a HEIF file (HEIC, AVIF), upright.
typedef struct kinora_heif kinora_heif;

/// Opens a file, whose bytes stay where they are until it is closed. NULL, with a sentence in `*problem` that the caller frees, if it
/// cannot be read, or the library is missing.
kinora_heif *kinora_heif_open(const uint8_t *bytes, size_t count, int *width, int *height, bool *has_alpha, char **problem);

/// Decodes into `width * height` pixels, `0xAARRGGBB` not premultiplied, rows without padding. false, with a sentence in `*problem` that
/// the caller frees, if the file is damaged.
bool kinora_heif_decode(kinora_heif *file, uint32_t *pixels, int width, int height, char **problem);

void kinora_heif_close(kinora_heif *file);
