#include "Internal.h"
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// A paced clock follows real time: the idle function of the run loop waits in real time, on the descriptors of the wait that is going on.

static atomic_bool is_paced;
/// An eventfd that ends these waits; created once.
static _Atomic int wake_file = -1;
/// The descriptors of the run loop's wait that is going on. The driving thread's.
static struct pollfd *waited;
static nfds_t waited_count;

bool kinora_is_paced(void) { return atomic_load_explicit(&is_paced, memory_order_relaxed); }

void kinora_time_set_paced(double patience) {
    if (patience > 0 && atomic_load(&wake_file) < 0) atomic_store(&wake_file, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
    kinora_threads_set_patience(patience > 0 ? (int64_t)(patience * 1e9) : 0);
    atomic_store(&is_paced, patience > 0);
}

void kinora_run_loop_wake(void) {
    int error = errno;
    const uint64_t one = 1;
    int file = atomic_load(&wake_file);
    if (file >= 0) syscall(SYS_write, file, &one, sizeof one);
    errno = error;
}

void kinora_note_arming(void) {
    if (kinora_is_paced() && !kinora_is_driving_thread()) kinora_run_loop_wake();
}

struct kinora_wait kinora_begin_wait(struct pollfd *descriptors, nfds_t count) {
    struct kinora_wait outer = {waited, waited_count};
    waited = descriptors;
    waited_count = count;
    return outer;
}

void kinora_end_wait(struct kinora_wait outer) {
    waited = outer.descriptors;
    waited_count = outer.count;
}

bool kinora_run_loop_poll(double seconds) {
    int file = atomic_load(&wake_file);
    struct pollfd *all = malloc((waited_count + 1) * sizeof *all);
    if (!all) return false;
    for (nfds_t i = 0; i < waited_count; i++) all[i] = waited[i];
    all[waited_count] = (struct pollfd){.fd = file, .events = POLLIN};
    // Beyond a year there is no end.
    struct timespec time = kinora_timespec(seconds > 0 ? (int64_t)(fmin(seconds, 3e7) * 1e9) : 0);
    long count = syscall(SYS_ppoll, all, waited_count + 1, seconds < 3e7 ? &time : NULL, NULL, _NSIG / 8);
    uint64_t unused;
    if (count > 0 && all[waited_count].revents) syscall(SYS_read, file, &unused, sizeof unused);
    free(all);
    return count > 0;
}
