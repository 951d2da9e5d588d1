#define _GNU_SOURCE

#include "CVectorFile.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// Bytes of a page as SVG.
enum { LONGEST_PAGE = 64 << 20 };

static uint8_t *failed(char **problem, const char *text) {
    *problem = strdup(text);
    return NULL;
}

// Reads until the end; NULL for more than the longest page.
static uint8_t *read_all(int file, size_t *count) {
    uint8_t *bytes = NULL;
    size_t size = 0;
    *count = 0;
    for (;;) {
        if (*count == size) {
            size = size == 0 ? 64 << 10 : size * 2;
            uint8_t *grown = size > LONGEST_PAGE ? NULL : realloc(bytes, size);
            if (grown == NULL) {
                free(bytes);
                return NULL;
            }
            bytes = grown;
        }
        ssize_t got = read(file, bytes + *count, size - *count);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return bytes;
        *count += (size_t)got;
    }
}

uint8_t *kinora_svg_of_pdf(const char *path, int seconds, size_t *count, char **problem) {
    int output[2];
    if (pipe2(output, O_CLOEXEC) != 0) return failed(problem, strerror(errno));
    char script[160];
    snprintf(script, sizeof script, "ulimit -t %d -v 524288; exec pdftocairo -svg -f 1 -l 1 -- \"$1\" -", seconds);
    char *const arguments[] = {"sh", "-c", script, "pdftocairo", (char *)path, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child;
    int error = posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(output[1]);
    if (error != 0) {
        close(output[0]);
        return failed(problem, strerror(error));
    }
    uint8_t *bytes = read_all(output[0], count);
    close(output[0]);
    if (bytes == NULL) kill(child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (bytes != NULL && WIFEXITED(status) && WEXITSTATUS(status) == 0 && *count > 0) return bytes;
    free(bytes);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127) {
        return failed(problem, "pdftocairo is missing; install it: apt-get install poppler-utils");
    }
    if (WIFSIGNALED(status)) return failed(problem, "the PDF takes too long, or makes too large a drawing");
    return failed(problem, "the PDF is damaged, locked or empty");
}
