#include "Internal.h"
#include <errno.h>
#include <execinfo.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static bool is_main_thread(void) { return kinora_thread_id() == getpid(); }

// MARK: Main queue blocks

// The main run loop drains the main queue through this function of libdispatch, and does not drain it recursively.
static _Atomic int main_queue_depth;
static void resolve(void);
static void (*real_main_queue_callback)(void *);

void _dispatch_main_queue_callback_4CF(void *message) {
    resolve();
    atomic_fetch_add(&main_queue_depth, 1);
    real_main_queue_callback(message);
    atomic_fetch_sub(&main_queue_depth, 1);
}

void kinora_run_loop_begin_copy(bool was_main_thread) {
    // A block run by another thread never ends in this process.
    if (!was_main_thread) atomic_store(&main_queue_depth, 0);
}

bool kinora_main_queue_is_drainable(void) { return is_main_thread() && atomic_load(&main_queue_depth) == 0; }

// MARK: Run loop waits

// Number of wakes of the main run loop's wait.
static _Atomic uint64_t main_wakes;

uint64_t kinora_main_loop_wakes(void) { return atomic_load(&main_wakes); }

/// A run of a run loop with a time limit.
struct slice {
    const char *frame;  // its run loop's position on the stack
    void *source;  // the timer of its limit
    int64_t wall_end;
    bool is_xctests;
    bool waits_for_child, runs_until;  // within `Process.waitUntilExit()`, within `RunLoop.run(until:)`
    int wakes_after_end;
};
#define MOST_SLICES 32
static _Thread_local struct slice slices[MOST_SLICES];
static _Thread_local int slice_count;

/// Stacks grow downwards: slices at or below the frame have ended.
static void begin_slice(struct slice slice) {
    while (slice_count > 0 && slices[slice_count - 1].frame <= slice.frame) slice_count--;
    if (slice_count == MOST_SLICES) slice_count--;
    slices[slice_count++] = slice;
}

/// A run loop cancels the timer of its limit as its run ends. Later runs without a limit may be deeper on the stack.
static void end_slice(void *source) {
    for (int i = 0; i < slice_count; i++)
        if (slices[i].source == source) slice_count = i;
}

static struct slice *current_slice(const char *frame) {
    while (slice_count > 0 && slices[slice_count - 1].frame < frame) slice_count--;
    return slice_count > 0 ? &slices[slice_count - 1] : NULL;
}

static double elapsed_end(const struct slice *slice) {
    return (double)kinora_difference(slice->wall_end, kinora_clock_origin(CLOCK_REALTIME)) / 1e9;
}

static kinora_idle_function idle_function;
static void *idle_context;
/// Nesting depth in main queue blocks of the code that moves the clock.
static _Atomic int driving_depth;
static void (*real_stop)(void *), (*real_wake)(void *);
static void *(*real_current)(void);
/// Number of polls of this thread's run loop.
static _Thread_local uint64_t polls;

/// Foundation's functions that tell of the main run loop's timers.
static struct {
    void *(*main)(void);
    void *(*copy_modes)(void *);
    long (*count)(void *);
    void *(*value)(void *, long);
    double (*next_fire_date)(void *, void *);
    void (*release)(void *);
} main_loop;

void kinora_main_loop_look_for_timers(void) {
    if (!main_loop.main || !main_loop.copy_modes || !main_loop.count || !main_loop.value || !main_loop.next_fire_date || !main_loop.release)
        return;
    void *loop = main_loop.main(), *modes = main_loop.copy_modes(loop);
    bool has_timers = false;
    long count = modes ? main_loop.count(modes) : 0;
    for (long i = 0; i < count && !has_timers; i++) has_timers = main_loop.next_fire_date(loop, main_loop.value(modes, i)) != 0;
    if (modes) main_loop.release(modes);
    atomic_store(&kinora_main_loop_is_without_timers, modes && !has_timers);
}

void kinora_run_loop_set_idle(kinora_idle_function function, void *context) {
    idle_context = context;
    idle_function = function;
}

static int depth_here(void) { return is_main_thread() ? atomic_load(&main_queue_depth) : 0; }

static _Atomic int suspensions;

void kinora_run_loop_suspend(bool begins) { atomic_fetch_add(&suspensions, begins ? 1 : -1); }

void kinora_run_loop_driven_here(void) { atomic_store(&driving_depth, depth_here()); }

bool kinora_run_loop_fire_next_due(void) { return kinora_fire_next_due(ALL_BUT_THE_SLICE); }

bool kinora_run_loop_step(double limit) {
    if (kinora_run_loop_fire_next_due()) return true;
    double next = fmin(kinora_time_next_deadline(), limit), before = kinora_time_elapsed();
    if (isfinite(next) && next > before) {
        kinora_time_move(next);
        if (kinora_time_elapsed() > before) return true;
        if (kinora_is_at_its_end()) return false;
    }
    return next >= limit && kinora_fire_next_due(ALL_TIMERS);
}

/// Whether a wait moves the clock: only if the driving code began it. During an async test the main thread waits in XCTest's run loop
/// for the test, which is suspended and moves the clock itself.
static bool moves_time(const struct slice *slice) {
    if (!kinora_is_virtual() || !kinora_is_driving_thread()) return false;
    if (atomic_load(&suspensions) > 0 && depth_here() == 0) return false;
    return (slice && !slice->is_xctests) || depth_here() == atomic_load(&driving_depth);
}

static int poll_really(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
    struct timespec time = kinora_timespec(nanoseconds);
    return (int)syscall(SYS_ppoll, descriptors, count, &time, NULL, _NSIG / 8);
}

/// A child process runs in real time, and its duration must have no effect: the clock is frozen while it is waited for.
static void wait_for_child(struct pollfd *descriptors, nfds_t count, const struct slice *slice) {
    if (poll_really(descriptors, count, NANOSECONDS / 20) != 0) return;
    // Ends the run before its limit, so that `waitUntilExit` checks the child; but `run(until:)` checks the clock.
    if (slice->runs_until || !real_stop || !real_current) {
        kinora_time_move(elapsed_end(slice));
        kinora_fire_next_due(ALL_TIMERS);
    } else {
        real_stop(real_current());
    }
}

/// After more wakes than this the slice belongs to another run.
#define MOST_WAKES 100

/// A run loop ends only after its limit: at the exact time, or slightly before it when the clock's seconds are a coarse Double, it
/// would wait again. Real clocks run while it wakes.
static bool wake_after_end(struct slice *slice) {
    if (!slice || !real_wake || !real_current || slice->wakes_after_end++ >= MOST_WAKES) return false;
    if (kinora_sum(atomic_load(&kinora_now), kinora_clock_origin(CLOCK_REALTIME)) < slice->wall_end) return false;
    atomic_fetch_add(&kinora_now, SHORTEST_SLEEP);
    real_wake(real_current());
    return true;
}

/// Passes in sequence with something ready after which a paced clock is looked at nevertheless, and the steps that it then makes.
enum { MOST_READY = 64, STEPS_WHILE_READY = 8 };

/// Whether a run loop that has something ready begins with it at once.
static bool begins_when_ready(bool is_ready) {
    static int count;
    count = is_ready && kinora_is_paced() ? (count + 1) % (MOST_READY + STEPS_WHILE_READY) : 0;
    return is_ready && count < MOST_READY;
}

static bool call_idle_function(struct pollfd *descriptors, nfds_t count, double limit, bool is_first) {
    if (!idle_function) return kinora_run_loop_step(limit);
    struct kinora_wait outer = kinora_begin_wait(descriptors, count);
    bool continues = idle_function(idle_context, limit, is_first);
    kinora_end_wait(outer);
    return continues;
}

/// Moves the clock until a waiting run loop has something ready or nothing to wait for.
static void move_until_ready(struct pollfd *descriptors, nfds_t count, const char *frame) {
    for (bool is_first = true;; is_first = false) {
        struct slice *slice = current_slice(frame);
        if (!moves_time(slice)) return;
        kinora_threads_wait_until_asleep();
        if (begins_when_ready(poll_really(descriptors, count, 0) > 0)) return;
        if (slice && slice->waits_for_child) {
            wait_for_child(descriptors, count, slice);
            continue;
        }
        double limit = slice ? elapsed_end(slice) : INFINITY;
        uint64_t earlier_polls = polls;
        bool continues = call_idle_function(descriptors, count, limit, is_first);
        if (polls != earlier_polls && real_wake && real_current) {
            // A run within the step has removed the main queue from this one's wait set: this one must restart its wait.
            real_wake(real_current());
            return;
        }
        if (!continues && !wake_after_end(current_slice(frame))) return;
    }
}

/// XCTest waits for an async test in runs of a tenth of a second, because it may stop the run loop between two of them, which has no
/// effect. While the clock stands still such a run never ends by itself: it ends in real time.
static void end_xctests_run(struct pollfd *descriptors, nfds_t count, const char *frame) {
    struct slice *slice = current_slice(frame);
    if (!kinora_is_virtual() || !slice || !slice->is_xctests) return;
    if (poll_really(descriptors, count, NANOSECONDS / 10) == 0 && real_stop && real_current) real_stop(real_current());
}

// CoreFoundation's run loop waits in ppoll, so a pass without a ready descriptor did nothing.
int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    struct timespec left;
    if (timeout && !kinora_copy_in(&left, timeout, sizeof left)) {
        errno = EFAULT;
        return -1;
    }
    bool is_observed = kinora_is_observed();
    if ((is_observed || kinora_is_virtual()) && kinora_is_in_foundation(__builtin_return_address(0))) {
        kinora_recognized(RUN_LOOP_WAIT);
        polls++;
        // Nothing is armed on an observed thread: its wait ends at once.
        if (is_observed && !timeout && real_stop && real_current) real_stop(real_current());
        if (!timeout && !is_observed) {
            move_until_ready(descriptors, count, __builtin_frame_address(0));
            end_xctests_run(descriptors, count, __builtin_frame_address(0));
        }
    }
    // The system call writes the remaining time to `left`.
    int result = (int)syscall(SYS_ppoll, descriptors, count, timeout ? &left : NULL, mask, _NSIG / 8);
    if (result > 0 && is_main_thread()) {
        int error = errno;
        atomic_fetch_add(&main_wakes, 1);
        errno = error;
    }
    return result;
}

// MARK: Timers without a waiter

// Three kinds of dispatch timer must not count as waiters. `RunLoop.run(mode:before:)` arms one for its own end, and XCTest waits in
// endless slices of 0.1 s; every wait of XCTest's leaves one for its time limit, even after it has ended; libdispatch's monitor checks
// its worker threads once a second. They are recognized by caller and parameters, and moved to the otherwise rarely used wall clock:
// there they fire as usual, but are not counted.
typedef void (*set_timer_function)(void *, uint64_t, uint64_t, uint64_t);
typedef uint64_t (*walltime_function)(const struct timespec *, int64_t);
typedef void (*after_function)(uint64_t, void *, void *);
typedef void (*after_f_function)(uint64_t, void *, void *, void (*)(void *));
static set_timer_function real_set_timer;
static void (*real_cancel)(void *);
static after_function real_after;
static after_f_function real_after_f;
static walltime_function walltime;
static _Atomic int64_t slice_end;
static _Atomic int64_t slice_tolerance;
static atomic_bool somebody_set_a_date;
static void *_Atomic monitor;
static _Atomic int64_t monitor_start;

/// Offset of the monitor's seconds from the round numbers of usual timers.
#define MONITOR_PHASE INT64_C(123456789)

/// Longer waits of XCTest's are those for async methods of tests, of which a stage's watchdog takes care.
#define LONGEST_WAIT (INT64_C(600) * NANOSECONDS)

/// Rounding of deadlines in libdispatch.
#define ROUNDING INT64_C(1000)

bool kinora_is_slice_end(int64_t wall_nanoseconds) {
    return llabs(kinora_difference(wall_nanoseconds, atomic_load(&slice_end))) < atomic_load(&slice_tolerance);
}

bool kinora_is_housekeeping(int64_t wall_nanoseconds) {
    // Until a date is set, nothing else is on the wall clock.
    if (!atomic_load(&somebody_set_a_date)) return true;
    if (kinora_is_slice_end(wall_nanoseconds)) return true;
    int64_t since = wall_nanoseconds - atomic_load(&monitor_start) + 1000;
    return atomic_load(&monitor) && since >= 0 && since % NANOSECONDS < 2000;
}

static int64_t wall_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return kinora_nanoseconds(&now);
}

bool kinora_has_monitor(void) { return atomic_load(&monitor) != NULL; }

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
    // The armed timer was transferred at another moment than this one.
    atomic_store(&slice_tolerance, NANOSECONDS / 5000);
}

/// `Task.sleep` wakes on worker threads, so sleeps that end at one moment would race. Each gets a distinct nanosecond, after timers of
/// other kinds; `DUE_TOLERANCE` still makes them due at the same moment.
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
    bool is_sleep = kinora_is_in_concurrency(__builtin_return_address(0));
    if (is_sleep) kinora_recognized(TASK_SLEEP);
    if (is_sleep && kinora_is_observed()) return;
    real_after_f(is_sleep ? apart(when) : when, queue, context, work);
}

/// The wall clock's reading when the monotonic clock reads `start`.
static int64_t wall_at(uint64_t start) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t left = (int64_t)start - kinora_nanoseconds(&now);
    return wall_now() + (left > 0 ? left : 0);
}

/// Whether XCTest itself called `asyncAfter`: the first frame that is neither the caller of this function nor in Swift's part of
/// libdispatch.
static bool is_xctests(void *const *frames, int count) {
    for (int i = 1; i < count; i++) {
        if (kinora_is_in_swift_dispatch(frames[i])) continue;
        if (kinora_is_in_own_image(frames[i])) kinora_recognized(AFTER_CALL);
        return kinora_is_in_xctest(frames[i]);
    }
    return false;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    resolve();
    if (is_date(when)) atomic_store(&somebody_set_a_date, true);
    void *frames[6];
    if ((int64_t)when > 0 && !kinora_virtual_time_is_opted_out() && is_xctests(frames, backtrace(frames, 6))) {
        int64_t end = wall_at(when);
        // The limit of an async `setUp`, test or `tearDown`, which XCTest ends the process at: the wall clock passes it as the stage ends.
        if (kinora_is_virtual() && kinora_difference(end, wall_now()) > LONGEST_WAIT) return;
        struct timespec wall = kinora_timespec(end);
        when = walltime(&wall, 0);
    }
    if (!kinora_is_observed()) real_after(when, queue, block);
}

static struct slice slice_of(const char *frame, void *source, int64_t wall_end) {
    struct slice slice = {.frame = frame, .source = source, .wall_end = wall_end};
    void *frames[16];
    int count = backtrace(frames, 16);
    bool is_outside = false;
    for (int i = 2; i < count && !is_outside; i++) {
        slice.waits_for_child |= kinora_is_in_wait_until_exit(frames[i]);
        slice.runs_until |= kinora_is_in_run_until(frames[i]);
        is_outside = !kinora_is_in_foundation(frames[i]);
        slice.is_xctests = is_outside && kinora_is_in_xctest(frames[i]);
        if (slice.runs_until && is_outside && kinora_is_in_own_image(frames[i])) kinora_recognized(RUN_UNTIL_CALL);
    }
    // Foundation runs again for the remaining time of its doubles, even a fraction of a nanosecond: see `SHORTEST_SLEEP`.
    if (kinora_is_virtual() && kinora_difference(wall_end, wall_now()) < SHORTEST_SLEEP && kinora_is_driving_thread())
        atomic_fetch_add(&kinora_now, SHORTEST_SLEEP);
    return slice;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    resolve();
    const void *caller = __builtin_return_address(0);
    if (interval == (uint64_t)NANOSECONDS && leeway == 0 && kinora_is_in_dispatch(caller)) {
        atomic_store(&monitor, source);
        kinora_restart_monitor();
        return;
    }
    // In real time too: virtual time may start within a slice, as in an async test that creates a stage.
    bool is_slice = leeway == 1000 && interval == UINT64_MAX && (int64_t)start > 0 && !kinora_virtual_time_is_opted_out()
                    && kinora_is_in_foundation(caller)
                    && (kinora_is_observed() || is_main_thread() || (atomic_load(&kinora_active) && kinora_is_driving_thread()));
    if (is_slice && kinora_is_observed()) {
        // Arming it would start a thread of libdispatch, which would be watched from then on.
        kinora_recognized(RUN_LOOP_END);
        slice_of(__builtin_frame_address(0), source, INT64_MAX);
        return;
    }
    if (is_slice) {
        int64_t end = wall_at(start);
        struct timespec wall = kinora_timespec(end);
        begin_slice(slice_of(__builtin_frame_address(0), source, end));
        atomic_store(&slice_end, end);
        atomic_store(&slice_tolerance, ROUNDING);
        start = walltime(&wall, 0);
    } else if (is_date(start)) {
        atomic_store(&somebody_set_a_date, true);
    }
    if (interval == UINT64_MAX && kinora_is_in_concurrency(caller)) {
        kinora_recognized(TASK_SLEEP);
        if (kinora_is_observed()) return;
        start = apart(start);
    }
    real_set_timer(source, start, interval, leeway);
}

void dispatch_source_cancel(void *source) {
    resolve();
    end_slice(source);
    real_cancel(source);
}

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (walltime) return;
    real_main_queue_callback = (void (*)(void *))kinora_real_function("_dispatch_main_queue_callback_4CF", NULL);
    real_set_timer = (set_timer_function)kinora_real_function("dispatch_source_set_timer", NULL);
    real_cancel = (void (*)(void *))kinora_real_function("dispatch_source_cancel", NULL);
    real_after = (after_function)kinora_real_function("dispatch_after", NULL);
    real_after_f = (after_f_function)kinora_real_function("dispatch_after_f", NULL);
    real_stop = (void (*)(void *))kinora_real_function("CFRunLoopStop", NULL);
    real_wake = (void (*)(void *))kinora_real_function("CFRunLoopWakeUp", NULL);
    real_current = (void *(*)(void))kinora_real_function("CFRunLoopGetCurrent", NULL);
    main_loop.main = (void *(*)(void))kinora_real_function("CFRunLoopGetMain", NULL);
    main_loop.copy_modes = (void *(*)(void *))kinora_real_function("CFRunLoopCopyAllModes", NULL);
    main_loop.count = (long (*)(void *))kinora_real_function("CFArrayGetCount", NULL);
    main_loop.value = (void *(*)(void *, long))kinora_real_function("CFArrayGetValueAtIndex", NULL);
    main_loop.next_fire_date = (double (*)(void *, void *))kinora_real_function("CFRunLoopGetNextTimerFireDate", NULL);
    main_loop.release = (void (*)(void *))kinora_real_function("CFRelease", NULL);
    walltime = (walltime_function)kinora_real_function("dispatch_walltime", NULL);
}
