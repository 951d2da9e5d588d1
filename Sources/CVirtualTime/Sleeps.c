#include "Internal.h"
#include <errno.h>
#include <threads.h>
#include <unistd.h>

typedef int (*sleep_function)(clockid_t, int, const struct timespec *, struct timespec *);
static void resolve(void);
static sleep_function real_clock_nanosleep;

/// Foundation sleeps again for the remaining time of its doubles, even a fraction of a nanosecond: a frozen clock would make it do so
/// forever. So the clock advances by the resolution of a Date; no waiter is due for that (see `kinora_time_fire_next_due`).
static bool is_over_in_no_time(int64_t deadline) {
    pthread_mutex_lock(&kinora_lock);
    int64_t left = kinora_difference(deadline, atomic_load(&kinora_now));
    bool is_short = left >= 0 && left < SHORTEST_SLEEP;
    if (is_short && atomic_load(&kinora_active)) atomic_fetch_add(&kinora_now, SHORTEST_SLEEP);
    pthread_mutex_unlock(&kinora_lock);
    return is_short;
}

/// The reason for the end of a sleep: its deadline, the end of virtual time or, with `is_interrupted`, a signal handler.
static enum kinora_outcome sleep_until(int64_t deadline, bool *is_interrupted) {
    pthread_testcancel();
    if (is_over_in_no_time(deadline)) return FIRED;
    if (kinora_is_driving_thread()) {
        while (atomic_load(&kinora_active)) {
            if (!kinora_crank(deadline)) return FIRED;
            pthread_testcancel();
        }
        return atomic_load(&kinora_now) >= deadline ? FIRED : STOPPED;
    }
    if (deadline <= atomic_load(&kinora_now)) return FIRED;
    _Atomic int word = 0;
    struct kinora_waiter waiter = {.deadline = deadline, .word = &word};
    if (!kinora_enter(&waiter)) return STOPPED;
    pthread_cleanup_push(kinora_leave_cancelled, &waiter);
    while (!*is_interrupted) {
        int value = atomic_load(&word);
        if (atomic_load(&waiter.outcome) != WAITING) break;
        *is_interrupted = kinora_wait_on_word(&word, value) == EINTR;
    }
    pthread_cleanup_pop(0);
    enum kinora_outcome outcome = kinora_leave(&waiter);
    *is_interrupted &= outcome == WAITING;
    return outcome;
}

/// Sleeps until `deadline` (elapsed); after the end of virtual time for the remaining real time. An error number.
static int sleep_virtually(int64_t deadline, struct timespec *left) {
    bool is_interrupted = false;
    enum kinora_outcome outcome = sleep_until(deadline, &is_interrupted);
    int64_t rest = kinora_difference(deadline, atomic_load(&kinora_now));
    struct timespec duration = kinora_timespec(rest > 0 ? rest : 0);
    if (is_interrupted) {
        if (left) *left = duration;
        return EINTR;
    }
    return outcome == STOPPED ? real_clock_nanosleep(CLOCK_MONOTONIC, 0, &duration, left) : 0;
}

/// A relative or absolute sleep of a caller. An error number.
static int sleep_on(clockid_t clock, int flags, const struct timespec *time, struct timespec *left, const void *caller) {
    resolve();
    bool is_absolute = flags & TIMER_ABSTIME;
    bool is_virtual = kinora_is_virtual() && !kinora_is_in_dispatch(caller);
    if (!kinora_is_followed(clock) || !(is_virtual || (is_absolute && kinora_needs_translation(clock))))
        return real_clock_nanosleep(clock, flags, time, left);
    // The kernel validates a time, also on clocks that do not support sleeping; for those this uses a past moment.
    struct timespec copy;
    const struct timespec past = {0};
    if (!kinora_copy_in(&copy, time, sizeof copy) || !kinora_is_valid_time(&copy)) return real_clock_nanosleep(clock, flags, time, NULL);
    int error = clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC ? 0 : real_clock_nanosleep(clock, flags | TIMER_ABSTIME, &past, NULL);
    if (error != 0) return error;
    if (!is_virtual) {
        copy = kinora_real_deadline(clock, clock, &copy);
        return real_clock_nanosleep(clock, flags, &copy, NULL);
    }
    if (is_absolute) return sleep_virtually(kinora_elapsed_deadline(clock, &copy), NULL);
    return sleep_virtually(kinora_sum(atomic_load(&kinora_now), kinora_nanoseconds(&copy)), left);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    return sleep_on(clock, flags, time, left, __builtin_return_address(0));
}

static int with_errno(int error) {
    if (error == 0) return 0;
    errno = error;
    return -1;
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
    return with_errno(sleep_on(CLOCK_REALTIME, 0, duration, left, __builtin_return_address(0)));
}

int usleep(useconds_t microseconds) {
    const struct timespec duration = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
    return with_errno(sleep_on(CLOCK_REALTIME, 0, &duration, NULL, __builtin_return_address(0)));
}

unsigned int sleep(unsigned int seconds) {
    const struct timespec duration = {.tv_sec = seconds};
    struct timespec left = {0};
    int error = sleep_on(CLOCK_REALTIME, 0, &duration, &left, __builtin_return_address(0));
    return error == 0 ? 0 : (unsigned int)left.tv_sec;
}

int thrd_sleep(const struct timespec *duration, struct timespec *left) {
    int error = sleep_on(CLOCK_REALTIME, 0, duration, left, __builtin_return_address(0));
    return error == 0 ? 0 : error == EINTR ? -1 : -2;
}

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (!real_clock_nanosleep) real_clock_nanosleep = (sleep_function)kinora_real_function("clock_nanosleep", "GLIBC_2.17");
}
