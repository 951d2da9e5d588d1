// pipe2(2)
#define _GNU_SOURCE

#include "CKinoraProgram.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t kinora_start(const char *program, char *const arguments[], int output, int errors) {
    pid_t parent = getpid(), child = fork();
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(127);
    if (output != STDOUT_FILENO) dup2(output, STDOUT_FILENO);
    if (errors != STDERR_FILENO) dup2(errors, STDERR_FILENO);
    // Threads of libdispatch block signals; the program would begin with them blocked.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execv(program, arguments);
    _exit(127);
}

int kinora_wait(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return -1;
    return status;
}

static volatile pid_t running;

/// A terminal sends its signals to the child too; others are passed on.
static void pass_on(int number, siginfo_t *information, void *context) {
    if (information->si_code <= 0 && running > 0) kill(running, number);
}

static void handle_signals(struct sigaction usual[], const int signals[], int count) {
    for (int index = 0; index < count; index++) {
        struct sigaction action = {.sa_sigaction = pass_on, .sa_flags = SA_SIGINFO | SA_RESTART};
        sigemptyset(&action.sa_mask);
        sigaction(signals[index], NULL, &usual[index]);
        if (usual[index].sa_handler != SIG_IGN) sigaction(signals[index], &action, NULL);
    }
}

/// Whether two descriptors are one open file, as after `2>&1`: the lines of both keep their order then.
static bool is_same_file(int one, int other) {
    struct stat a, b;
    return fstat(one, &a) == 0 && fstat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino
        && fcntl(one, F_GETFL) == fcntl(other, F_GETFL);
}

/// Passes on what can be read at once; false at the end of the stream.
static bool relay(int source, int target) {
    static char buffer[1 << 16];
    ssize_t count = read(source, buffer, sizeof buffer);
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    if (count == 0) return false;
    // A reader that has gone ends the child as it would without a relay. Output that a full disk refuses is lost; the child goes on.
    return kinora_write(target, buffer, (size_t)count) != EPIPE;
}

/// A pipe from a child to a standard stream of this process.
struct stream {
    /// The descriptor that the child writes to.
    int input;
    /// -1 without a pipe, or at its end.
    int output;
    int target;
};

static bool open_stream(struct stream *stream, int target) {
    *stream = (struct stream){.input = target, .output = -1, .target = target};
    // A terminal is never full, and shows progress to the child alone.
    if (isatty(target)) return true;
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    stream->output = ends[0];
    stream->input = ends[1];
    return true;
}

static void close_input(struct stream *stream) {
    if (stream->input != stream->target) close(stream->input);
    stream->input = stream->target;
}

static void pass_streams(struct stream streams[2], pid_t child) {
    int ended = (int)syscall(SYS_pidfd_open, child, 0);
    bool has_ended = false;
    while (streams[0].output >= 0 || streams[1].output >= 0) {
        struct pollfd states[] = {
            {.fd = streams[0].output, .events = POLLIN}, {.fd = streams[1].output, .events = POLLIN}, {.fd = ended, .events = POLLIN}};
        int ready = poll(states, has_ended ? 2 : 3, has_ended ? 0 : ended < 0 ? 50 : -1);
        if (ready < 0 && errno == EINTR) continue;
        bool has_read = false;
        for (int index = 0; index < 2; index++) {
            if (streams[index].output < 0 || states[index].revents == 0) continue;
            has_read = true;
            if (relay(streams[index].output, streams[index].target)) continue;
            close(streams[index].output);
            streams[index].output = -1;
        }
        // Programs that the child leaves behind may keep its ends open.
        if (has_ended && !has_read) break;
        siginfo_t information = {0};
        if (!has_ended && (ended < 0 || states[2].revents != 0))
            has_ended = waitid(P_PID, (id_t)child, &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_pid == child;
    }
    for (int index = 0; index < 2; index++)
        if (streams[index].output >= 0) close(streams[index].output);
    if (ended >= 0) close(ended);
}

int kinora_run(const char *program, char *const arguments[]) {
    static const int signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
    enum { count = sizeof signals / sizeof *signals };
    struct sigaction usual[count];
    struct stream streams[2];
    if (!open_stream(&streams[0], STDOUT_FILENO)) return -1;
    bool is_one = streams[0].output >= 0 && is_same_file(STDOUT_FILENO, STDERR_FILENO);
    if (is_one) {
        streams[1] = (struct stream){.input = STDERR_FILENO, .output = -1, .target = STDERR_FILENO};
    } else if (!open_stream(&streams[1], STDERR_FILENO)) {
        close_input(&streams[0]);
        close(streams[0].output);
        return -1;
    }
    handle_signals(usual, signals, count);
    running = kinora_start(program, arguments, streams[0].input, is_one ? streams[0].input : streams[1].input);
    for (int index = 0; index < 2; index++) close_input(&streams[index]);
    int status = -1;
    if (running > 0) {
        pass_streams(streams, running);
        status = kinora_wait(running);
    }
    running = 0;
    for (int index = 0; index < count; index++) sigaction(signals[index], &usual[index], NULL);
    return status;
}
