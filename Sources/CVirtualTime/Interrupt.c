#include "Internal.h"
#include <errno.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

// The caller ensures that one thread at a time is interrupted.

static void (*_Atomic work)(void);
static atomic_bool is_done;

static void handle(int signal) {
    (void)signal;
    int error = errno;
    void (*body)(void) = atomic_exchange(&work, NULL);
    if (body) {
        body();
        atomic_store(&is_done, true);
    }
    errno = error;
}

bool kinora_thread_interrupt(int32_t thread, double limit, void (*body)(void)) {
    // An otherwise unused real-time signal; interrupted waits restart.
    int number = SIGRTMAX - 7;
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART}, before;
    sigfillset(&action.sa_mask);
    if (sigaction(number, &action, &before) != 0) return false;
    atomic_store(&is_done, false);
    atomic_store(&work, body);
    bool is_sent = syscall(SYS_tgkill, getpid(), thread, number) == 0;
    int64_t end = kinora_real_clock(CLOCK_MONOTONIC) + (int64_t)(limit * (double)NANOSECONDS);
    while (is_sent && !atomic_load(&is_done) && kinora_real_clock(CLOCK_MONOTONIC) < end) kinora_real_nanosleep(NANOSECONDS / 1000);
    bool did = atomic_load(&is_done);
    // A late handler finds no work; it stays installed for that.
    atomic_store(&work, NULL);
    if (did || !is_sent) sigaction(number, &before, NULL);
    return did;
}
