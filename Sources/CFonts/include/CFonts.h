#pragma once
#include <stddef.h>

/// The bytes of Inter-Regular.otf, and their number: a font for machines without Inter. Its licence (SIL Open Font License 1.1) is
/// LICENSE.txt beside it.
const unsigned char *kinora_inter_regular(size_t *size);

/// Restores FreeType's default driver settings, which a user's environment can change (FREETYPE_PROPERTIES).
///
/// `scaled_font` is any cairo_scaled_font_t, to reach the FreeType library with which Cairo draws all text.
void kinora_reset_freetype(void *scaled_font);
