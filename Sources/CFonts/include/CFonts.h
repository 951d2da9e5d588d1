#pragma once
#include <stddef.h>

/// A font file in memory.
struct kinora_font {
    const unsigned char *bytes;
    size_t size;
};

/// The fonts that are part of every program, so that they are the same on every machine: Inter, the system font, and Noto Sans Mono and
/// Noto Serif, its monospaced and serif designs. Their licenses (SIL Open Font License 1.1) are Inter/LICENSE.txt and Noto/LICENSE.txt.
const struct kinora_font *kinora_shipped_fonts(size_t *count);

/// Restores FreeType's default driver settings, which a user's environment can change (FREETYPE_PROPERTIES).
///
/// `scaled_font` is any cairo_scaled_font_t, to reach the FreeType library with which Cairo draws all text.
void kinora_reset_freetype(void *scaled_font);
