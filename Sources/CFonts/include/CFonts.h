#pragma once
#include <stddef.h>

/// A font file in memory.
struct kinora_font {
    const unsigned char *bytes;
    size_t size;
};

/// The faces of Inter, with which all text of the system font is drawn on every machine. The licence (SIL Open Font License 1.1) is
/// Inter/LICENSE.txt.
const struct kinora_font *kinora_inter(size_t *count);

/// Restores FreeType's default driver settings, which a user's environment can change (FREETYPE_PROPERTIES).
///
/// `scaled_font` is any cairo_scaled_font_t, to reach the FreeType library with which Cairo draws all text.
void kinora_reset_freetype(void *scaled_font);
