#include <pango/pango-language.h>
#include <stdlib.h>
#include <string.h>

// Pango reads the user's languages once (PANGO_LANGUAGE, LANGUAGE) and prefers the glyphs of these for characters that languages share:
// Chinese and Japanese, Serbian and Russian. It reads English here, so that no pixel depends on the environment. Before `main`, because
// other threads may read the environment later.
__attribute__((constructor)) static void read_languages(void) {
    const char *value = getenv("PANGO_LANGUAGE");
    char *usual = value ? strdup(value) : NULL;
    setenv("PANGO_LANGUAGE", "en", 1);
    // Declared as a function without effects, whose calls a compiler may leave out.
    PangoLanguage **(*volatile read)(void) = pango_language_get_preferred;
    read();
    if (usual)
        setenv("PANGO_LANGUAGE", usual, 1);
    else
        unsetenv("PANGO_LANGUAGE");
    free(usual);
}
