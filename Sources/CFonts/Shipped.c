#include "CFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char black[] = {
#embed "Inter/Inter-Black.otf"
};
static const unsigned char black_italic[] = {
#embed "Inter/Inter-BlackItalic.otf"
};
static const unsigned char bold[] = {
#embed "Inter/Inter-Bold.otf"
};
static const unsigned char bold_italic[] = {
#embed "Inter/Inter-BoldItalic.otf"
};
static const unsigned char extra_bold[] = {
#embed "Inter/Inter-ExtraBold.otf"
};
static const unsigned char extra_bold_italic[] = {
#embed "Inter/Inter-ExtraBoldItalic.otf"
};
static const unsigned char extra_light[] = {
#embed "Inter/Inter-ExtraLight.otf"
};
static const unsigned char extra_light_italic[] = {
#embed "Inter/Inter-ExtraLightItalic.otf"
};
static const unsigned char italic[] = {
#embed "Inter/Inter-Italic.otf"
};
static const unsigned char light[] = {
#embed "Inter/Inter-Light.otf"
};
static const unsigned char light_italic[] = {
#embed "Inter/Inter-LightItalic.otf"
};
static const unsigned char medium[] = {
#embed "Inter/Inter-Medium.otf"
};
static const unsigned char medium_italic[] = {
#embed "Inter/Inter-MediumItalic.otf"
};
static const unsigned char regular[] = {
#embed "Inter/Inter-Regular.otf"
};
static const unsigned char semi_bold[] = {
#embed "Inter/Inter-SemiBold.otf"
};
static const unsigned char semi_bold_italic[] = {
#embed "Inter/Inter-SemiBoldItalic.otf"
};
static const unsigned char thin[] = {
#embed "Inter/Inter-Thin.otf"
};
static const unsigned char thin_italic[] = {
#embed "Inter/Inter-ThinItalic.otf"
};
static const unsigned char mono[] = {
#embed "Noto/NotoSansMono-Regular.ttf"
};
static const unsigned char mono_bold[] = {
#embed "Noto/NotoSansMono-Bold.ttf"
};
static const unsigned char serif[] = {
#embed "Noto/NotoSerif-Regular.ttf"
};
static const unsigned char serif_bold[] = {
#embed "Noto/NotoSerif-Bold.ttf"
};
static const unsigned char serif_italic[] = {
#embed "Noto/NotoSerif-Italic.ttf"
};
static const unsigned char serif_bold_italic[] = {
#embed "Noto/NotoSerif-BoldItalic.ttf"
};

#define FACE(name) {name, sizeof name}

static const struct kinora_font faces[] = {
    FACE(black),
    FACE(black_italic),
    FACE(bold),
    FACE(bold_italic),
    FACE(extra_bold),
    FACE(extra_bold_italic),
    FACE(extra_light),
    FACE(extra_light_italic),
    FACE(italic),
    FACE(light),
    FACE(light_italic),
    FACE(medium),
    FACE(medium_italic),
    FACE(regular),
    FACE(semi_bold),
    FACE(semi_bold_italic),
    FACE(thin),
    FACE(thin_italic),
    FACE(mono),
    FACE(mono_bold),
    FACE(serif),
    FACE(serif_bold),
    FACE(serif_italic),
    FACE(serif_bold_italic),
};

const struct kinora_font *kinora_shipped_fonts(size_t *count) {
    *count = sizeof faces / sizeof *faces;
    return faces;
}
