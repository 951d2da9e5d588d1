#include "Internal.h"
#include <errno.h>
#include <execinfo.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static bool is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

// MARK: What the main run loop did

// CoreFoundation's run loop waits in ppoll, so a pass over it in which none of those found anything did nothing.
static _Atomic uint64_t main_wakes;

uint64_t kinora_main_loop_wakes(void) { return atomic_load(&main_wakes); }

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    struct timespec left;
    if (timeout) left = *timeout;  // the system call writes the rest of the time into it
    int result = (int)syscall(SYS_ppoll, descriptors, count, timeout ? &left : NULL, mask, _NSIG / 8);
    if (result > 0 && is_main_thread()) {
        int error = errno;
        atomic_fetch_add(&main_wakes, 1);
        errno = error;
    }
    return result;
}

// MARK: Whether a block of the main queue runs

// The main run loop drains the main queue through this function of libdispatch, and does not drain it again within.
static _Atomic int main_queue_depth;
static void resolve(void);
static void (*real_main_queue_callback)(void *);

void _dispatch_main_queue_callback_4CF(void *message) {
    resolve();
    atomic_fetch_add(&main_queue_depth, 1);
    real_main_queue_callback(message);
    atomic_fetch_sub(&main_queue_depth, 1);
}

bool kinora_main_queue_is_drainable(void) { return is_main_thread() && atomic_load(&main_queue_depth) == 0; }

// MARK: Timers that nobody waits for

// Three kinds of dispatch timer must not look like somebody waiting. `RunLoop.run(mode:before:)` arms one for its own end, and XCTest
// waits in endless slices of 0.1 s; every wait of XCTest's leaves one behind for its time limit, also when it ended long before;
// libdispatch itself looks after its worker threads once a second. They are known by their caller and their parameters, and are put on
// the wall clock, which little else uses: there they fire as ever, but are not counted.
typedef void (*set_timer_function)(void *, uint64_t, uint64_t, uint64_t);
typedef uint64_t (*walltime_function)(const struct timespec *, int64_t);
typedef void (*after_function)(uint64_t, void *, void *);
typedef void (*after_f_function)(uint64_t, void *, void *, void (*)(void *));
static set_timer_function real_set_timer;
static after_function real_after;
static after_f_function real_after_f;
static walltime_function walltime;
static _Atomic int64_t slice_end;
static _Atomic int64_t slice_tolerance;
static atomic_bool somebody_set_a_date;
static void *_Atomic monitor;
static _Atomic int64_t monitor_start;

/// The monitor's seconds begin off the round numbers at which people set their timers.
#define MONITOR_PHASE INT64_C(123456789)

/// Deadlines are rounded on their way through libdispatch.
#define ROUNDING INT64_C(1000)

bool kinora_is_housekeeping(int64_t wall_nanoseconds) {
    // Until somebody sets a date, nothing else is on the wall clock.
    if (!atomic_load(&somebody_set_a_date)) return true;
    if (llabs(wall_nanoseconds - atomic_load(&slice_end)) < atomic_load(&slice_tolerance)) return true;
    int64_t since = wall_nanoseconds - atomic_load(&monitor_start) + 1000;
    return atomic_load(&monitor) && since >= 0 && since % NANOSECONDS < 2000;
}

static int64_t wall_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return kinora_nanoseconds(&now);
}

void kinora_restart_monitor(void) {
    void *source = atomic_load(&monitor);
    if (!source) return;
    int64_t start = wall_now() + MONITOR_PHASE;
    struct timespec wall = kinora_timespec(start);
    atomic_store(&monitor_start, start);
    real_set_timer(source, walltime(&wall, 0), NANOSECONDS, 0);
}

void kinora_move_slice(int64_t wall_shift) {
    atomic_fetch_add(&slice_end, wall_shift);
    // The armed timer was carried over at another moment than this one.
    atomic_store(&slice_tolerance, NANOSECONDS / 5000);
}

/// `Task.sleep` wakes on worker threads, so sleeps that end at one moment would race. Each gets a nanosecond of its own, after the
/// timers of other kinds; `DUE_TOLERANCE` makes them due at the same moment all the same.
static int64_t nanoseconds_of_its_own(uint64_t start) {
    static struct {
        uint64_t start;
        int64_t count;
    } recent[64];
    static unsigned at;
    int64_t count = 0;
    pthread_mutex_lock(&kinora_lock);
    for (unsigned i = 0; i < 64 && count == 0; i++)
        if (recent[i].start == start) count = ++recent[i].count;
    if (count == 0) {
        recent[at % 64].start = start;
        count = recent[at++ % 64].count = 1;
    }
    pthread_mutex_unlock(&kinora_lock);
    return count % (DUE_TOLERANCE / 2);
}

/// Only the wall clock counts downwards in a dispatch_time_t (both top bits set).
static bool is_date(uint64_t start) { return start >> 62 == 3 && start != UINT64_MAX; }

static uint64_t apart(uint64_t start) {
    // Zero is "now".
    bool is_kept = !kinora_is_virtual() || start == 0 || start >> 62 == 3;
    return is_kept ? start : start + (uint64_t)nanoseconds_of_its_own(start);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    resolve();
    if (is_date(when)) atomic_store(&somebody_set_a_date, true);
    real_after_f(kinora_is_in_concurrency(__builtin_return_address(0)) ? apart(when) : when, queue, context, work);
}

/// The wall's reading when the monotonic clock reads `start`.
static int64_t wall_at(uint64_t start) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t left = (int64_t)start - kinora_nanoseconds(&now);
    return wall_now() + (left > 0 ? left : 0);
}

/// Whether XCTest itself called `asyncAfter`: the first of some frames that is neither the one that asks nor in Swift's part of libdispatch.
static bool is_xctests(void *const *frames, int count) {
    for (int i = 1; i < count; i++)
        if (!kinora_is_in_swift_dispatch(frames[i])) return kinora_is_in_xctest(frames[i]);
    return false;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    resolve();
    if (is_date(when)) atomic_store(&somebody_set_a_date, true);
    void *frames[6];
    if ((int64_t)when > 0 && !kinora_virtual_time_is_opted_out() && is_xctests(frames, backtrace(frames, 6))) {
        struct timespec wall = kinora_timespec(wall_at(when));
        when = walltime(&wall, 0);
    }
    real_after(when, queue, block);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    resolve();
    const void *caller = __builtin_return_address(0);
    if (interval == (uint64_t)NANOSECONDS && leeway == 0 && kinora_is_in_dispatch(caller)) {
        atomic_store(&monitor, source);
        kinora_restart_monitor();
        return;
    }
    // In real time too: virtual time may start within a slice, as it does in an async test that makes a stage.
    bool is_slice = leeway == 1000 && interval == UINT64_MAX && (int64_t)start > 0 && !kinora_virtual_time_is_opted_out()
                    && is_main_thread() && kinora_is_in_foundation(caller);
    if (is_slice) {
        int64_t end = wall_at(start);
        struct timespec wall = kinora_timespec(end);
        atomic_store(&slice_end, end);
        atomic_store(&slice_tolerance, ROUNDING);
        start = walltime(&wall, 0);
    } else if (is_date(start)) {
        atomic_store(&somebody_set_a_date, true);
    }
    if (interval == UINT64_MAX && kinora_is_in_concurrency(caller)) start = apart(start);
    real_set_timer(source, start, interval, leeway);
}

/// Also called by the first user: another library's constructor may come before this one.
__attribute__((constructor)) static void resolve(void) {
    if (walltime) return;
    real_main_queue_callback = (void (*)(void *))kinora_real_function("_dispatch_main_queue_callback_4CF", NULL);
    real_set_timer = (set_timer_function)kinora_real_function("dispatch_source_set_timer", NULL);
    real_after = (after_function)kinora_real_function("dispatch_after", NULL);
    real_after_f = (after_f_function)kinora_real_function("dispatch_after_f", NULL);
    walltime = (walltime_function)kinora_real_function("dispatch_walltime", NULL);
}
