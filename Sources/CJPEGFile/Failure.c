#include "Internal.h"

#include <jerror.h>

static void on_error(j_common_ptr codec) {
    struct failure *failure = (struct failure *)codec->err;
    char sentence[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, sentence);
    snprintf(failure->message, KINORA_JPEG_MESSAGE_SIZE, "%s", sentence);
    longjmp(failure->landing, 1);
}

static void on_message(j_common_ptr codec, int level) {
    if (level >= 0) return; // traces
    switch (codec->err->msg_code) {
    // Oddities that leave every pixel as it was meant.
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_TOO_MUCH_DATA:
        return;
    default:
        on_error(codec);
    }
}

static void print_nothing(j_common_ptr codec) {
    (void)codec;
}

struct jpeg_error_mgr *failure_install(struct failure *failure, char *message) {
    failure->message = message;
    message[0] = 0;
    jpeg_std_error(&failure->handler);
    failure->handler.error_exit = on_error;
    failure->handler.emit_message = on_message;
    failure->handler.output_message = print_nothing;
    return &failure->handler;
}

void failure_give_up(j_common_ptr codec, const char *reason) {
    struct failure *failure = (struct failure *)codec->err;
    snprintf(failure->message, KINORA_JPEG_MESSAGE_SIZE, "%s", reason);
    longjmp(failure->landing, 1);
}
