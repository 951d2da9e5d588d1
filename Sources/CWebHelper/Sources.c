#include "CWebHelper.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char protocol_h[] = {
#embed "include/WebHelperProtocol.h"
};
static const char helper_h[] = {
#embed "Helper/helper.h"
};
static const char main_c[] = {
#embed "Helper/main.c"
};
static const char wire_c[] = {
#embed "Helper/wire.c"
};
static const char display_c[] = {
#embed "Helper/display.c"
};
static const char capture_c[] = {
#embed "Helper/capture.c"
};
static const char view_c[] = {
#embed "Helper/view.c"
};
static const char load_c[] = {
#embed "Helper/load.c"
};
static const char loadevents_c[] = {
#embed "Helper/loadevents.c"
};
static const char policy_c[] = {
#embed "Helper/policy.c"
};
static const char script_c[] = {
#embed "Helper/script.c"
};
static const char dialog_c[] = {
#embed "Helper/dialog.c"
};
static const char input_c[] = {
#embed "Helper/input.c"
};
static const char find_c[] = {
#embed "Helper/find.c"
};
static const char touch_c[] = {
#embed "Helper/touch.c"
};
static const char question_c[] = {
#embed "Helper/question.c"
};
static const char scheme_c[] = {
#embed "Helper/scheme.c"
};
static const char store_c[] = {
#embed "Helper/store.c"
};

static const struct {
    const char *name, *bytes;
    size_t count;
} files[] = {
    {"WebHelperProtocol.h", protocol_h, sizeof protocol_h},
    {"helper.h", helper_h, sizeof helper_h},
    {"main.c", main_c, sizeof main_c},
    {"wire.c", wire_c, sizeof wire_c},
    {"display.c", display_c, sizeof display_c},
    {"capture.c", capture_c, sizeof capture_c},
    {"view.c", view_c, sizeof view_c},
    {"load.c", load_c, sizeof load_c},
    {"loadevents.c", loadevents_c, sizeof loadevents_c},
    {"policy.c", policy_c, sizeof policy_c},
    {"script.c", script_c, sizeof script_c},
    {"dialog.c", dialog_c, sizeof dialog_c},
    {"input.c", input_c, sizeof input_c},
    {"find.c", find_c, sizeof find_c},
    {"touch.c", touch_c, sizeof touch_c},
    {"question.c", question_c, sizeof question_c},
    {"scheme.c", scheme_c, sizeof scheme_c},
    {"store.c", store_c, sizeof store_c},
};

const char *kinora_web_source(int index, const char **bytes, size_t *count) {
    if (index < 0 || (size_t)index >= sizeof files / sizeof *files) return NULL;
    *bytes = files[index].bytes;
    *count = files[index].count;
    return files[index].name;
}
