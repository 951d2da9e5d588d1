// close_range(2)
#define _GNU_SOURCE
#include "CBrowser.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <unistd.h>

#define MOST_FILES 1024
static bool is_inherited[MOST_FILES];

/// Notes the files that the program was started with, by which its parent may see that it lives.
__attribute__((constructor)) static void note_files(void) {
    for (int file = 3; file < MOST_FILES; file++) is_inherited[file] = fcntl(file, F_GETFD) == 0;
}

int kinora_start_again(char *const arguments[]) {
    // Of the open files only those stay that the program was started with.
    close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    for (int file = 3; file < MOST_FILES; file++)
        if (is_inherited[file]) fcntl(file, F_SETFD, 0);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    // The link leads to the executable though another build has replaced its file.
    return execv("/proc/self/exe", arguments);
}
