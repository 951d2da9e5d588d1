#include "CKinoraProgram.h"
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static atomic_bool lost;

/// Opens `/dev/null` in the place of closed standard descriptors, before anything else opens a file: a film that the system numbers 1 or 2
/// would receive what is printed. The direction is the wrong one, so that reading and writing still fail.
__attribute__((constructor(101))) static void reserve_standard_descriptors(void) {
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

static int write_parts(int descriptor, struct iovec *parts, int count) {
    sigset_t broken, usual, pending;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &broken, &usual);
    int error = 0;
    while (count > 0 && error == 0) {
        if (parts->iov_len == 0) {
            parts++;
            count--;
            continue;
        }
        ssize_t written = writev(descriptor, parts, count);
        if (written > 0) {
            while (written > 0) {
                size_t step = (size_t)written < parts->iov_len ? (size_t)written : parts->iov_len;
                parts->iov_base = (char *)parts->iov_base + step;
                parts->iov_len -= step;
                written -= (ssize_t)step;
                if (parts->iov_len == 0 && written > 0) {
                    parts++;
                    count--;
                }
            }
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd state = {.fd = descriptor, .events = POLLOUT};
            poll(&state, 1, -1);
        } else if (written == 0 || errno != EINTR) {
            error = written == 0 ? EIO : errno;
        }
    }
    if (error == EPIPE && !sigismember(&pending, SIGPIPE)) {
        struct timespec now = {0};
        while (sigtimedwait(&broken, NULL, &now) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &usual, NULL);
    if (error != 0 && (descriptor == STDOUT_FILENO || descriptor == STDERR_FILENO)) atomic_store(&lost, true);
    return error;
}

int kinora_write(int descriptor, const void *bytes, size_t count) {
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
    return write_parts(descriptor, &part, 1);
}

int kinora_say(const char *sentence) {
    struct iovec parts[] = {
        {.iov_base = "kinora: ", .iov_len = 8},
        {.iov_base = (void *)sentence, .iov_len = strlen(sentence)},
        {.iov_base = "\n", .iov_len = 1},
    };
    return write_parts(STDERR_FILENO, parts, 3);
}

bool kinora_has_lost_output(void) {
    // The rest in the C library's buffers is written now, or is lost.
    return fflush(stdout) != 0 || ferror(stdout) || fflush(stderr) != 0 || ferror(stderr) || atomic_load(&lost);
}
