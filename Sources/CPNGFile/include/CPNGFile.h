#ifndef KINORA_CPNGFILE_H
#define KINORA_CPNGFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng's full interface reports errors by a call that must not return, so it is used from C alone: a `longjmp` over Swift's frames is
// undefined. Nothing here keeps state; every function may run on any thread.

/// Maximum length of an error message of libpng, with its closing zero.
enum { KINORA_PNG_MESSAGE_SIZE = 256 };

/// Rewrites a PNG file with its rows in order, one after another: the same samples, color space and transparent color. To be used for
/// interlaced files of 16 bits, of which libpng's simplified interface mixes up the passes (1.6.39). The result is to be freed with
/// `free`. False with the reason in `message` if the file is damaged.
bool kinora_png_deinterlace(const uint8_t *bytes, size_t count, uint8_t **result, size_t *result_count, char *message);

#endif
