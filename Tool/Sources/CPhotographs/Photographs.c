#include "CPhotographs.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char astronaut[] = {
#embed "Photographs/astronaut.jpg"
};
static const unsigned char cat[] = {
#embed "Photographs/cat.jpg"
};
static const unsigned char dandelion[] = {
#embed "Photographs/dandelion.jpg"
};
static const unsigned char deep_field[] = {
#embed "Photographs/deep-field.jpg"
};
static const unsigned char espresso[] = {
#embed "Photographs/espresso.jpg"
};
static const unsigned char evening_sun[] = {
#embed "Photographs/evening-sun.jpg"
};
static const unsigned char galaxies[] = {
#embed "Photographs/galaxies.jpg"
};
static const unsigned char launch_pad[] = {
#embed "Photographs/launch-pad.jpg"
};
static const unsigned char meadow[] = {
#embed "Photographs/meadow.jpg"
};
static const unsigned char photographer[] = {
#embed "Photographs/photographer.jpg"
};
static const unsigned char raccoon[] = {
#embed "Photographs/raccoon.jpg"
};
static const unsigned char raccoon_face[] = {
#embed "Photographs/raccoon-face.jpg"
};
static const unsigned char seed_head[] = {
#embed "Photographs/seed-head.jpg"
};
static const unsigned char stairs[] = {
#embed "Photographs/stairs.jpg"
};

#define FILE_OF(name, bytes) {name, bytes, sizeof bytes}

static const struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} files[] = {
    FILE_OF("astronaut", astronaut),
    FILE_OF("cat", cat),
    FILE_OF("dandelion", dandelion),
    FILE_OF("deep-field", deep_field),
    FILE_OF("espresso", espresso),
    FILE_OF("evening-sun", evening_sun),
    FILE_OF("galaxies", galaxies),
    FILE_OF("launch-pad", launch_pad),
    FILE_OF("meadow", meadow),
    FILE_OF("photographer", photographer),
    FILE_OF("raccoon", raccoon),
    FILE_OF("raccoon-face", raccoon_face),
    FILE_OF("seed-head", seed_head),
    FILE_OF("stairs", stairs),
};

const unsigned char *gallery_photograph(const char *name, size_t *size) {
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (strcmp(files[i].name, name) != 0) continue;
        *size = files[i].size;
        return files[i].bytes;
    }
    *size = 0;
    return NULL;
}
