#include "CFailures.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "../../../Documentation/Failures.md"
};
static const unsigned char jump[] = {
#embed "../../../Documentation/Images/failure-jump.png"
};
static const unsigned char velocity[] = {
#embed "../../../Documentation/Images/failure-velocity.png"
};
static const unsigned char back[] = {
#embed "../../../Documentation/Images/failure-back.png"
};
static const unsigned char vanish[] = {
#embed "../../../Documentation/Images/failure-vanish.png"
};
static const unsigned char curve[] = {
#embed "../../../Documentation/Images/failure-curve.png"
};

static const struct {
    const char *path;
    const unsigned char *bytes;
    size_t count;
} files[] = {
    {"Failures.md", page, sizeof page},
    {"Images/failure-jump.png", jump, sizeof jump},
    {"Images/failure-velocity.png", velocity, sizeof velocity},
    {"Images/failure-back.png", back, sizeof back},
    {"Images/failure-vanish.png", vanish, sizeof vanish},
    {"Images/failure-curve.png", curve, sizeof curve},
};

const void *kinora_failure_file(const char *path, size_t *count) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++)
        if (strcmp(path, files[index].path) == 0) {
            *count = files[index].count;
            return files[index].bytes;
        }
    return NULL;
}
