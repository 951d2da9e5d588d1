#include "Internal.h"
#include <errno.h>
#include <threads.h>

typedef int (*cond_clock_function)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
typedef int (*cond_function)(pthread_cond_t *, pthread_mutex_t *);
typedef int (*cond_timed_function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
static void resolve(void);
static cond_clock_function real_cond_clockwait;
static cond_function real_cond_wait;
static cond_timed_function real_cond_timedwait;

/// The end of a wait: glibc's result, or -1 if virtual time ended first.
static int wait_driving(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t due) {
    while (atomic_load(&kinora_active)) {
        // The mutex must be free while others work, so the thread waits in real slices and cranks between them.
        struct timespec slice = kinora_timespec(kinora_real_clock(CLOCK_MONOTONIC) + NANOSECONDS / 1000);
        int result = real_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &slice);
        if (result != ETIMEDOUT) return result;
        if (!kinora_crank(due)) return ETIMEDOUT;
    }
    return -1;
}

static int wait_asleep(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t due) {
    struct kinora_waiter waiter = {.deadline = due, .condition = condition};
    if (!kinora_enter(&waiter)) return -1;
    int result;
    pthread_cleanup_push(kinora_leave_cancelled, &waiter);
    result = real_cond_wait(condition, mutex);
    pthread_cleanup_pop(0);
    enum kinora_outcome outcome = kinora_leave(&waiter);
    if (result != 0) return result;
    // A stop is reported as a spurious wake, which every user of a condition expects.
    return outcome == FIRED ? ETIMEDOUT : 0;
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    resolve();
    if (!kinora_is_waitable(clock, deadline) || !kinora_needs_translation(clock))
        return real_cond_clockwait(condition, mutex, clock, deadline);
    int64_t due = kinora_elapsed_deadline(clock, deadline);
    // A past date is passed to glibc too, which releases the mutex for a moment.
    if (kinora_is_virtual() && (due > atomic_load(&kinora_now) || kinora_is_driving_thread())) {
        int result = kinora_is_driving_thread() ? wait_driving(condition, mutex, due) : wait_asleep(condition, mutex, due);
        if (result >= 0) return result;
    }
    struct timespec real = kinora_real_deadline(CLOCK_MONOTONIC, clock, deadline);
    return real_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
}

/// The clock of a condition is not readable: a deadline is assumed to be on the clock with the nearest reading.
static clockid_t probable_clock(const struct timespec *deadline) {
    struct timespec wall, monotonic;
    clock_gettime(CLOCK_REALTIME, &wall);
    clock_gettime(CLOCK_MONOTONIC, &monotonic);
    __int128 from_wall = (__int128)deadline->tv_sec - wall.tv_sec, from_monotonic = (__int128)deadline->tv_sec - monotonic.tv_sec;
    if (from_wall < 0) from_wall = -from_wall;
    if (from_monotonic < 0) from_monotonic = -from_monotonic;
    return from_monotonic < from_wall ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
    resolve();
    clockid_t clock = deadline ? probable_clock(deadline) : CLOCK_REALTIME;
    if (!kinora_is_waitable(clock, deadline) || !kinora_needs_translation(clock)) return real_cond_timedwait(condition, mutex, deadline);
    return pthread_cond_clockwait(condition, mutex, clock, deadline);
}

// In glibc the C11 types are the same objects.
int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex, const struct timespec *restrict deadline) {
    switch (pthread_cond_clockwait((pthread_cond_t *)condition, (pthread_mutex_t *)mutex, CLOCK_REALTIME, deadline)) {
    case 0: return thrd_success;
    case ETIMEDOUT: return thrd_timedout;
    default: return thrd_error;
    }
}

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_cond_timedwait) return;
    real_cond_clockwait = (cond_clock_function)kinora_real_function("pthread_cond_clockwait", NULL);
    real_cond_wait = (cond_function)kinora_real_function("pthread_cond_wait", "GLIBC_2.3.2");
    real_cond_timedwait = (cond_timed_function)kinora_real_function("pthread_cond_timedwait", "GLIBC_2.3.2");
}
