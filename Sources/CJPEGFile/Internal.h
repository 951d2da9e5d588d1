#ifndef KINORA_CJPEGFILE_INTERNAL_H
#define KINORA_CJPEGFILE_INTERNAL_H

#include "CJPEGFile.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/// libjpeg's handler of errors, and where to go on after one.
struct failure {
    struct jpeg_error_mgr handler; // first, so that libjpeg's pointer to it is one to this
    jmp_buf landing;
    char *message; // KINORA_JPEG_MESSAGE_SIZE bytes of the caller's
};

/// Makes libjpeg's errors, and the warnings that mean missing or damaged pixels, jump to `landing`. To be called before the `create`.
struct jpeg_error_mgr *failure_install(struct failure *failure, char *message);

/// Gives up with a reason of our own.
_Noreturn void failure_give_up(j_common_ptr codec, const char *reason);

#endif
