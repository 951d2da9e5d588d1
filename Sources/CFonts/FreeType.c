#include "CFonts.h"

#include <cairo/cairo-ft.h>
#include <ft2build.h>
#include FT_MODULE_H

// As in FreeType's documentation of its driver properties.
static FT_Bool no_stem_darkening = 1;
static FT_Int darkening[8] = {500, 400, 1000, 275, 1667, 275, 2333, 0};
static FT_UInt adobe_hinting = 1, interpreter = 40;

void kinora_reset_freetype(void *scaled_font) {
    if (cairo_scaled_font_get_type(scaled_font) != CAIRO_FONT_TYPE_FT) return;
    FT_Face face = cairo_ft_scaled_font_lock_face(scaled_font);
    if (face == NULL) return;
    FT_Library library = face->glyph->library;
    static const char *const drivers[] = {"cff", "type1", "t1cid", "autofitter"};
    for (int i = 0; i < 4; i++) {
        FT_Property_Set(library, drivers[i], "no-stem-darkening", &no_stem_darkening);
        FT_Property_Set(library, drivers[i], "darkening-parameters", darkening);
        // The autofitter does not have this property, and rejects it.
        FT_Property_Set(library, drivers[i], "hinting-engine", &adobe_hinting);
    }
    FT_Property_Set(library, "truetype", "interpreter-version", &interpreter);
    cairo_ft_scaled_font_unlock_face(scaled_font);
}
