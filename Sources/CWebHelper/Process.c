#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CWebHelper.h"

extern char **environ;

double kinora_web_seconds(void) {
    struct timespec now;
    // Virtual time replaces the C library's function, not the system call.
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

bool kinora_web_sockets(int *app, int *helper) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return false;
    *app = ends[0];
    *helper = ends[1];
    int size = 1 << 20;
    for (int index = 0; index < 2; index++) setsockopt(ends[index], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    return true;
}

// --- Starting programs ---

int kinora_web_open(int folder, const char *name) { return openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC); }

enum { given_count = 3 };

/// Starts a program; `given` become its descriptors from 3 on (-1: none), `output` its standard error.
static pid_t start(const char *path, const char *const *arguments, const int given[given_count], int output) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    if (output >= 0) posix_spawn_file_actions_adddup2(&actions, output, 2);
    // Copies above the numbers that they get, so that neither overwrites the other.
    int copies[given_count] = {-1, -1, -1};
    for (int index = 0; index < given_count; index++) {
        if (given[index] < 0) continue;
        copies[index] = fcntl(given[index], F_DUPFD_CLOEXEC, 16);
        posix_spawn_file_actions_adddup2(&actions, copies[index], 3 + index);
    }
    // Signals of the app's threads and its handlers are not the program's.
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    pid_t process = -1;
    int fault = posix_spawn(&process, path, &actions, &attributes, (char *const *)arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    for (int index = 0; index < given_count; index++)
        if (copies[index] >= 0) close(copies[index]);
    errno = fault;
    return fault ? -1 : process;
}

struct watched {
    pid_t process;
    int pulse;
};

/// Sends a byte every two seconds; the program sends it back. Ends with the program.
static void *watch(void *data) {
    struct watched *watched = data;
    int silent = 0;
    for (;;) {
        struct pollfd waiting = {watched->pulse, POLLIN, 0};
        int ready = poll(&waiting, 1, 2000);
        char bytes[64];
        ssize_t count = ready > 0 ? recv(watched->pulse, bytes, sizeof bytes, MSG_DONTWAIT) : -1;
        if (count == 0 || (count < 0 && ready > 0 && errno != EAGAIN && errno != EINTR)) break;
        if (count > 0) {
            silent = 0;
            // The next byte two seconds later.
            poll(NULL, 0, 2000);
        } else if (++silent > 7) {
            kill(-watched->process, SIGKILL);
            break;
        }
        if (count > 0 || silent == 1) send(watched->pulse, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
    }
    close(watched->pulse);
    // A program that closes its sockets and stays is ended too.
    for (int tries = 0; tries < 20 && waitpid(watched->process, NULL, WNOHANG) == 0; tries++) poll(NULL, 0, 100);
    // With the processes that it has started, which may keep its socket open.
    kill(-watched->process, SIGKILL);
    waitpid(watched->process, NULL, 0);
    free(watched);
    return NULL;
}

int kinora_web_spawn(int program, const char *name, const char *scale, const char *folder, int socket) {
    int own, given;
    struct watched *watched = malloc(sizeof *watched);
    if (!watched || !kinora_web_sockets(&own, &given)) {
        free(watched);
        return -1;
    }
    const char *arguments[] = {name, scale, folder, NULL};
    // By the descriptor: whatever has the file's name meanwhile is not started.
    pid_t process = start("/proc/self/fd/5", arguments, (int[]){socket, given, program}, -1);
    int fault = errno;
    close(given);
    *watched = (struct watched){process, own};
    pthread_t thread;
    if (process < 0 || (fault = pthread_create(&thread, NULL, watch, watched))) {
        if (process > 0) {
            kill(-process, SIGKILL);
            waitpid(process, NULL, 0);
        }
        close(own);
        free(watched);
        errno = fault;
        return -1;
    }
    close(socket);
    pthread_detach(thread);
    return process;
}

int kinora_web_run(const char *const *arguments, double seconds, char *said, size_t size) {
    int ends[2];
    *said = 0;
    if (pipe2(ends, O_CLOEXEC)) return -1;
    pid_t process = start(arguments[0], arguments, (int[]){-1, -1, -1}, ends[1]);
    close(ends[1]);
    double end = kinora_web_seconds() + seconds;
    size_t used = 0;
    while (process > 0) {
        double left = end - kinora_web_seconds();
        struct pollfd waiting = {ends[0], POLLIN, 0};
        if (left <= 0 || poll(&waiting, 1, (int)(left * 1000) + 1) <= 0) {
            kill(-process, SIGKILL);
            break;
        }
        char bytes[512];
        ssize_t count = read(ends[0], bytes, sizeof bytes);
        if (count <= 0) break;
        size_t kept = (size_t)count < size - 1 - used ? (size_t)count : size - 1 - used;
        memcpy(said + used, bytes, kept);
        used += kept;
        said[used] = 0;
    }
    close(ends[0]);
    int status;
    if (process < 0 || waitpid(process, &status, 0) != process) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// --- The socket ---

long kinora_web_receive(int socket, void *bytes, size_t count, int *descriptor) {
    struct iovec part = {bytes, count};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr aligned;
    } control;
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.bytes};
    *descriptor = -1;
    ssize_t got = recvmsg(socket, &header, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    if (got <= 0) return -1;
    for (struct cmsghdr *rights = CMSG_FIRSTHDR(&header); rights; rights = CMSG_NXTHDR(&header, rights))
        if (rights->cmsg_level == SOL_SOCKET && rights->cmsg_type == SCM_RIGHTS) memcpy(descriptor, CMSG_DATA(rights), sizeof(int));
    return got;
}

long kinora_web_send(int socket, const void *bytes, size_t count) {
    ssize_t sent = send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    return sent;
}

void kinora_web_wait(int socket, bool writes, double seconds) {
    struct pollfd waiting = {socket, writes ? POLLIN | POLLOUT : POLLIN, 0};
    poll(&waiting, 1, seconds > 0 ? (int)(seconds * 1000) + 1 : 0);
}

const void *kinora_web_map(int descriptor, size_t size) {
    struct stat about;
    void *bytes = MAP_FAILED;
    if (size && fstat(descriptor, &about) == 0 && (size_t)about.st_size >= size)
        bytes = mmap(NULL, size, PROT_READ, MAP_SHARED, descriptor, 0);
    close(descriptor);
    return bytes == MAP_FAILED ? NULL : bytes;
}

void kinora_web_unmap(const void *bytes, size_t size) { munmap((void *)bytes, size); }

bool kinora_web_copy(uint32_t *target, size_t target_row, const uint32_t *source, size_t source_row, size_t width, size_t height) {
    bool differs = false;
    for (size_t row = 0; row < height; row++, target += target_row, source += source_row) {
        if (!differs && memcmp(target, source, width * 4) == 0) continue;
        differs = true;
        memcpy(target, source, width * 4);
    }
    return differs;
}
