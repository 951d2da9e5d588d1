#include "Internal.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

// Every timerfd of the process since its start: libdispatch has one per clock, each CoreFoundation run loop mode one more.
// While time is virtual the kernel's timer is disarmed and the deadline lies here; firing makes the kernel's timer expire.
struct timer {
    int fd;
    clockid_t clock;
    int64_t deadline;  // elapsed nanoseconds; NEVER when disarmed
    int64_t interval;
    uint64_t sequence;
    bool is_ignored;  // taken out of its epoll set while armed, as libdispatch does with a timer it needs no more
};
static struct timer *timers;
static size_t timer_count, timer_capacity;

static struct timer *find(int fd) {
    for (size_t i = 0; i < timer_count; i++)
        if (timers[i].fd == fd) return &timers[i];
    return NULL;
}

static int set_real(int fd, int flags, int64_t value, int64_t interval) {
    struct itimerspec spec = {.it_interval = kinora_timespec(interval), .it_value = kinora_timespec(value)};
    return (int)syscall(SYS_timerfd_settime, fd, flags, &spec, NULL);
}

static int get_real(int fd, struct itimerspec *spec) { return (int)syscall(SYS_timerfd_gettime, fd, spec); }

int timerfd_create(int clock, int flags) {
    int fd = (int)syscall(SYS_timerfd_create, clock, flags);
    if (fd < 0) return fd;
    pthread_mutex_lock(&kinora_lock);
    struct timer *timer = find(fd);
    if (!timer && timer_count == timer_capacity) {
        size_t capacity = timer_capacity ? timer_capacity * 2 : 16;
        struct timer *grown = realloc(timers, capacity * sizeof *grown);
        if (grown) {
            timers = grown;
            timer_capacity = capacity;
        }
    }
    if (!timer && timer_count < timer_capacity) timer = &timers[timer_count++];
    if (timer) *timer = (struct timer){.fd = fd, .clock = clock, .deadline = NEVER};
    pthread_mutex_unlock(&kinora_lock);
    return fd;
}

/// Lets the kernel's timer expire now and waits until it has: microseconds, as the expiry is an interrupt.
///
/// A copy of the process shares its timers: one with more than that left was armed anew by the other, having expired.
static void expire(struct timer *timer) {
    if (set_real(timer->fd, TFD_TIMER_ABSTIME, 1, 0) != 0) return;
    struct itimerspec left;
    while (get_real(timer->fd, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec > 0 && left.it_value.tv_nsec < 1000) {}
}

static struct itimerspec remaining(const struct timer *timer) {
    struct itimerspec spec = {.it_interval = kinora_timespec(timer->interval)};
    if (timer->deadline != NEVER) {
        int64_t left = timer->deadline - atomic_load(&kinora_now);
        spec.it_value = kinora_timespec(left > 0 ? left : 1);
    }
    return spec;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    pthread_mutex_lock(&kinora_lock);
    struct timer *timer = find(fd);
    int result = 0;
    // An opted-out thread has its own clock, but a timer belongs to who waits on it: it is armed for all or for none.
    if (timer && atomic_load(&kinora_active)) {
        struct itimerspec before = remaining(timer);
        result = set_real(fd, 0, 0, 0);
        if (result == 0) {
            if (old) *old = before;
            int64_t value = kinora_nanoseconds(&new->it_value), now = atomic_load(&kinora_now);
            int64_t base = flags & TFD_TIMER_ABSTIME ? -kinora_clock_origin(timer->clock) : now;
            int64_t deadline = value == 0 ? NEVER : value + base;
            timer->interval = kinora_nanoseconds(&new->it_interval);
            timer->sequence = kinora_next_sequence();
            timer->is_ignored = false;
            if (deadline <= now) {
                expire(timer);
                deadline = timer->interval ? now + timer->interval : NEVER;
            }
            timer->deadline = deadline;
        }
    } else {
        struct itimerspec shifted = *new;
        int64_t value = kinora_nanoseconds(&new->it_value);
        if (timer && value != 0 && (flags & TFD_TIMER_ABSTIME)) {
            int64_t real = value - kinora_monotonic_lead(timer->clock);
            shifted.it_value = kinora_timespec(real > 0 ? real : 1);
        }
        result = (int)syscall(SYS_timerfd_settime, fd, flags, &shifted, old);
    }
    pthread_mutex_unlock(&kinora_lock);
    return result;
}

int timerfd_gettime(int fd, struct itimerspec *spec) {
    pthread_mutex_lock(&kinora_lock);
    struct timer *timer = find(fd);
    int result = get_real(fd, spec);
    if (result == 0 && timer && atomic_load(&kinora_active)) *spec = remaining(timer);
    pthread_mutex_unlock(&kinora_lock);
    return result;
}

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
    int result = (int)syscall(SYS_epoll_ctl, set, operation, fd, event);
    int error = errno;
    pthread_mutex_lock(&kinora_lock);
    struct timer *timer = find(fd);
    if (timer) timer->is_ignored = operation == EPOLL_CTL_DEL;
    pthread_mutex_unlock(&kinora_lock);
    errno = error;
    return result;
}

/// Forgets timers whose descriptor was closed (or became something else meanwhile).
static void forget_closed(void) {
    struct itimerspec spec;
    for (size_t i = 0; i < timer_count;) {
        if (timers[i].deadline != NEVER && get_real(timers[i].fd, &spec) != 0) {
            timers[i] = timers[--timer_count];
        } else {
            i++;
        }
    }
}

void kinora_timers_start(void) {
    for (size_t i = 0; i < timer_count; i++) {
        struct itimerspec left = {0};
        if (get_real(timers[i].fd, &left) != 0) continue;
        int64_t value = kinora_nanoseconds(&left.it_value);
        timers[i].interval = kinora_nanoseconds(&left.it_interval);
        timers[i].deadline = value > 0 ? value : NEVER;
        timers[i].sequence = kinora_next_sequence();
        if (value > 0) set_real(timers[i].fd, 0, 0, 0);
    }
}

void kinora_timers_stop(void) {
    forget_closed();
    for (size_t i = 0; i < timer_count; i++) {
        if (timers[i].deadline == NEVER) continue;
        struct itimerspec left = remaining(&timers[i]);
        syscall(SYS_timerfd_settime, timers[i].fd, 0, &left, NULL);
        timers[i].deadline = NEVER;
    }
}

int64_t kinora_timers_next(uint64_t *sequence, bool counted_only) {
    forget_closed();
    const struct timer *first = NULL;
    for (size_t i = 0; i < timer_count; i++) {
        const struct timer *timer = &timers[i];
        if (timer->deadline == NEVER || timer->is_ignored) continue;
        if (counted_only && timer->clock == CLOCK_REALTIME
            && kinora_is_housekeeping(timer->deadline + kinora_clock_origin(CLOCK_REALTIME)))
            continue;
        bool earlier = !first || timer->deadline < first->deadline
                       || (timer->deadline == first->deadline && timer->sequence < first->sequence);
        if (earlier) first = timer;
    }
    *sequence = first ? first->sequence : 0;
    return first ? first->deadline : NEVER;
}

void kinora_timers_fire(uint64_t sequence) {
    for (size_t i = 0; i < timer_count; i++) {
        struct timer *timer = &timers[i];
        if (timer->deadline == NEVER || timer->sequence != sequence) continue;
        timer->deadline = timer->interval ? timer->deadline + timer->interval : NEVER;
        timer->sequence = kinora_next_sequence();
        expire(timer);
        return;
    }
}
