// RTLD_NEXT
#define _GNU_SOURCE

#include "CKinoraProgram.h"
#include "Internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

void kinora_thread_is_refused(int error) {
    if (kinora_program_has_begun() && (error == EAGAIN || error == ENOMEM)) kinora_end_exhausted();
}

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// A sanitizer has its own. Virtual time has one too, which takes the place of this one and calls the function above.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

/// Foundation starts a thread, and libdispatch works on a queue, without an error if the system refuses one: code that waits for it would
/// wait forever.
__attribute__((weak)) int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *), void *restrict context) {
    int (*usual)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
    int error = usual ? usual(thread, attributes, body, context) : EAGAIN;
    if (error != 0) kinora_thread_is_refused(error);
    return error;
}

#endif
