#include "Internal.h"
#include <errno.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

typedef int (*clock_function)(clockid_t, struct timespec *);
static clock_function real_clock_gettime;

// Resolved before main, to keep glibc's fast path (no system call) while virtual time is off.
__attribute__((constructor)) static void resolve(void) {
    real_clock_gettime = (clock_function)kinora_real_function("clock_gettime", NULL);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!time) {
        errno = EFAULT;
        return -1;
    }
    if (kinora_is_followed(clock)) {
        if (kinora_is_virtual()) {
            *time = kinora_timespec(kinora_clock_origin(clock) + atomic_load(&kinora_now));
            return 0;
        }
        int64_t lead = kinora_virtual_time_is_opted_out() ? 0 : kinora_monotonic_lead(clock);
        if (lead != 0) {
            *time = kinora_timespec(kinora_real_clock(clock) + lead);
            return 0;
        }
    }
    return real_clock_gettime ? real_clock_gettime(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (zone) memset(zone, 0, sizeof(struct timezone));
    if (!time) return 0;
    struct timespec now;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    if (result == 0) {
        time->tv_sec = now.tv_sec;
        time->tv_usec = now.tv_nsec / 1000;
    }
    return result;
}

int timespec_get(struct timespec *time, int base) {
    return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
