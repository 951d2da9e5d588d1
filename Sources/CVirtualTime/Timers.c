#include "Internal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

// Every timerfd of the process since its start: libdispatch has one per clock, each CoreFoundation run loop mode one more. While time
// is virtual the kernel's timer is disarmed and the deadline is stored here; firing makes the kernel's timer expire.
//
// Descriptors change (`dup`, `close`), the timer behind them stays. So the kernel's timer has a unique interval as a tag, which can be
// read through every descriptor and is too long to ever pass.
struct timer {
    uint64_t id;
    int fd;  // one of its descriptors
    clockid_t clock;
    int64_t deadline;  // elapsed nanoseconds; NEVER when disarmed
    int64_t interval;
    uint64_t sequence;
    bool is_main_loops;  // of a mode of the main run loop
    bool is_ignored;  // removed from its epoll set while armed, as libdispatch does with a timer it no longer needs
};
static struct timer *timers;
atomic_bool kinora_main_loop_is_without_timers;
static size_t timer_count, timer_capacity;
static uint64_t last_id;
/// Whether there may be real-time timers missing from the list: a removed one may have another descriptor.
static bool has_strangers;

/// 221 years; the kernel's maximum is 292. The nanoseconds are the identifier.
#define TAG_SECONDS INT64_C(7000000000)

/// Shorter periods than this (Foundation's shortest) are counted several at a time; otherwise each nanosecond would be a moment.
#define SHORTEST_INTERVAL INT64_C(100000)

static int set_kernel(int fd, int flags, int64_t value, struct timespec interval) {
    struct itimerspec spec = {.it_interval = interval, .it_value = kinora_timespec(value)};
    return (int)syscall(SYS_timerfd_settime, fd, flags, &spec, NULL);
}

static int get_kernel(int fd, struct itimerspec *spec) { return (int)syscall(SYS_timerfd_gettime, fd, spec); }

static struct timespec tag(const struct timer *timer) { return (struct timespec){TAG_SECONDS, (long)timer->id}; }

/// The identifier in the kernel's data of a timer; 0 if it has none.
static uint64_t id_in(const struct itimerspec *spec) {
    return spec->it_interval.tv_sec == TAG_SECONDS ? (uint64_t)spec->it_interval.tv_nsec : 0;
}

static struct timer *with_number(int fd) {
    for (size_t i = 0; i < timer_count; i++)
        if (timers[i].fd == fd) return &timers[i];
    return NULL;
}

static struct timer *with_id(uint64_t id) {
    for (size_t i = 0; i < timer_count && id != 0; i++)
        if (timers[i].id == id) return &timers[i];
    return NULL;
}

static struct timer *add(int fd, clockid_t clock) {
    if (timer_count == timer_capacity) {
        size_t capacity = timer_capacity ? timer_capacity * 2 : 16;
        struct timer *grown = realloc(timers, capacity * sizeof *grown);
        if (!grown) return NULL;
        timers = grown;
        timer_capacity = capacity;
    }
    timers[timer_count] = (struct timer){.id = last_id = last_id % 999999999 + 1, .fd = fd, .clock = clock, .deadline = NEVER};
    return &timers[timer_count++];
}

/// Adopts the state of the kernel's timer.
static void take_over(struct timer *timer, const struct itimerspec *spec) {
    int64_t value = id_in(spec) ? 0 : kinora_nanoseconds(&spec->it_value);
    if (!id_in(spec)) timer->interval = kinora_nanoseconds(&spec->it_interval);
    timer->deadline = value > 0 ? kinora_sum(atomic_load(&kinora_now), value) : NEVER;
    timer->sequence = kinora_next_sequence();
    struct pollfd expired = {.fd = timer->fd, .events = POLLIN};
    // An unread expiry would be lost; the tag is set when the timer is next set.
    if (value > 0 || syscall(SYS_ppoll, &expired, 1, &(struct timespec){0}, NULL, 8) == 0) set_kernel(timer->fd, 0, 0, tag(timer));
}

/// The clock of a timer created elsewhere; -1 if the descriptor is not a timer.
static clockid_t clock_of(int fd) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/fdinfo/%d", fd);
    const char *line = kinora_read_file(AT_FDCWD, path, text, sizeof text) > 0 ? strstr(text, "clockid:") : NULL;
    return line ? atoi(line + 8) : -1;
}

/// The timer of a descriptor, in virtual time; NULL if it is not a timer. An unknown one (created by another process or by a raw system
/// call, and passed on) is adopted.
static struct timer *find(int fd) {
    struct itimerspec spec;
    if (get_kernel(fd, &spec) != 0) return NULL;
    struct timer *timer = with_id(id_in(&spec));
    if (timer) return timer;
    // It had an unread expiry when it was to be tagged, or a forked process has set it.
    timer = id_in(&spec) == 0 ? with_number(fd) : NULL;
    if (timer) return timer;
    timer = add(fd, clock_of(fd));
    if (timer) take_over(timer, &spec);
    return timer;
}

struct search {
    uint64_t id;
    int fd;
};

static bool is_wanted(int directory, int fd, void *context) {
    struct search *search = context;
    struct itimerspec spec;
    if (fd == directory || get_kernel(fd, &spec) != 0 || id_in(&spec) != search->id) return true;
    search->fd = fd;
    return false;
}

/// Whether a timer has a descriptor, the known one or another. Without one it is unreachable.
static bool has_descriptor(struct timer *timer) {
    struct itimerspec spec;
    // A forked process may have removed the tag.
    if (get_kernel(timer->fd, &spec) == 0 && (id_in(&spec) == timer->id || id_in(&spec) == 0)) return true;
    struct search search = {timer->id, -1};
    kinora_each_number("/proc/self/fd", is_wanted, &search);
    if (search.fd >= 0) timer->fd = search.fd;
    return search.fd >= 0;
}

/// Removes armed timers whose descriptors were all closed.
static void forget_closed(void) {
    for (size_t i = 0; i < timer_count;) {
        if (timers[i].deadline != NEVER && !has_descriptor(&timers[i])) {
            timers[i] = timers[--timer_count];
        } else {
            i++;
        }
    }
}

int timerfd_create(int clock, int flags) {
    int fd = (int)syscall(SYS_timerfd_create, clock, flags);
    if (fd < 0) return fd;
    pthread_mutex_lock(&kinora_lock);
    struct timer *former = with_number(fd);
    if (former && !(former->deadline != NEVER && has_descriptor(former))) {
        *former = timers[--timer_count];
        has_strangers = true;
    }
    struct timer *timer = add(fd, clock);
    if (timer) timer->is_main_loops = kinora_thread_id() == getpid() && kinora_is_in_foundation(__builtin_return_address(0));
    if (timer && atomic_load(&kinora_active)) set_kernel(fd, 0, 0, tag(timer));
    pthread_mutex_unlock(&kinora_lock);
    return fd;
}

/// Makes the kernel's timer expire now and waits for the expiry: microseconds, as it is an interrupt.
///
/// A forked process shares its timers: one with more time left was rearmed by the other process after expiring.
static void expire(struct timer *timer) {
    if (set_kernel(timer->fd, TFD_TIMER_ABSTIME, 1, tag(timer)) != 0) return;
    struct itimerspec left;
    while (get_kernel(timer->fd, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec > 0 && left.it_value.tv_nsec < 1000) {}
}

static struct itimerspec remaining(const struct timer *timer) {
    struct itimerspec spec = {.it_interval = kinora_timespec(timer->interval)};
    if (timer->deadline != NEVER) {
        int64_t left = timer->deadline - atomic_load(&kinora_now);
        spec.it_value = kinora_timespec(left > 0 ? left : 1);
    }
    return spec;
}

/// The timer state to return instead of the kernel's, which contains tags.
static struct itimerspec shown(const struct itimerspec *spec) {
    if (id_in(spec) == 0) return *spec;
    const struct timer *timer = with_id(id_in(spec));
    return timer ? remaining(timer) : (struct itimerspec){0};
}

static int fail(int error) {
    errno = error;
    return -1;
}

static int set_virtually(struct timer *timer, int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec spec, before = remaining(timer);
    if (!kinora_copy_in(&spec, new, sizeof spec)) return fail(EFAULT);
    bool valid = kinora_is_valid_time(&spec.it_value) && kinora_is_valid_time(&spec.it_interval)
                 && (flags & ~(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)) == 0;
    if (!valid) return fail(EINVAL);
    if (set_kernel(fd, 0, 0, tag(timer)) != 0) return -1;
    timer->fd = fd;
    int64_t value = kinora_nanoseconds(&spec.it_value), now = atomic_load(&kinora_now);
    int64_t deadline = flags & TFD_TIMER_ABSTIME ? kinora_elapsed_deadline(timer->clock, &spec.it_value) : kinora_sum(now, value);
    if (value == 0) deadline = NEVER;
    timer->interval = kinora_nanoseconds(&spec.it_interval);
    timer->sequence = kinora_next_sequence();
    timer->is_ignored = false;
    timer->deadline = deadline;
    if (deadline <= now) kinora_timers_fire(timer->sequence);
    if (deadline != NEVER) kinora_note_arming();
    // The kernel too sets a timer before it fails to return the old state.
    if (old && get_kernel(fd, old) != 0) return -1;
    if (old) *old = before;
    return 0;
}

static int set_really(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec shifted;
    bool is_shifted = false;
    if ((flags & TFD_TIMER_ABSTIME) && !atomic_load(&kinora_active) && kinora_copy_in(&shifted, new, sizeof shifted)) {
        int64_t value = kinora_nanoseconds(&shifted.it_value), lead = kinora_monotonic_lead(CLOCK_MONOTONIC);
        struct timer *timer = lead != 0 ? with_number(fd) : NULL;
        clockid_t clock = timer ? timer->clock : lead != 0 ? clock_of(fd) : -1;
        is_shifted = clock >= 0 && kinora_is_valid_time(&shifted.it_value) && value != 0 && kinora_monotonic_lead(clock) != 0;
        int64_t real = is_shifted ? kinora_difference(value, kinora_monotonic_lead(clock)) : value;
        shifted.it_value = kinora_timespec(is_shifted && real < 1 ? 1 : real);
    }
    int result = (int)syscall(SYS_timerfd_settime, fd, flags, is_shifted ? &shifted : new, old);
    if (result == 0 && old) *old = shown(old);
    return result;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
    pthread_mutex_lock(&kinora_lock);
    // An opted-out thread has its own clock, but a timer belongs to its waiters: it is armed for all or for none.
    struct timer *timer = atomic_load(&kinora_active) ? find(fd) : NULL;
    int result = timer ? set_virtually(timer, fd, flags, new, old) : set_really(fd, flags, new, old);
    pthread_mutex_unlock(&kinora_lock);
    return result;
}

int timerfd_gettime(int fd, struct itimerspec *spec) {
    pthread_mutex_lock(&kinora_lock);
    int result = get_kernel(fd, spec);
    struct timer *timer = result == 0 && atomic_load(&kinora_active) ? find(fd) : NULL;
    if (result == 0) *spec = timer ? remaining(timer) : shown(spec);
    pthread_mutex_unlock(&kinora_lock);
    return result;
}

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
    int result = (int)syscall(SYS_epoll_ctl, set, operation, fd, event);
    int error = errno;
    pthread_mutex_lock(&kinora_lock);
    struct timer *timer = with_number(fd);
    if (timer) timer->is_ignored = operation == EPOLL_CTL_DEL;
    pthread_mutex_unlock(&kinora_lock);
    errno = error;
    return result;
}

static bool adopt_stranger(int directory, int fd, void *context) {
    (void)context;
    struct itimerspec spec;
    if (fd == directory || get_kernel(fd, &spec) != 0 || id_in(&spec) != 0 || with_number(fd)) return true;
    struct timer *timer = add(fd, clock_of(fd));
    if (timer) take_over(timer, &spec);
    return true;
}

void kinora_timers_start(void) {
    for (size_t i = 0; i < timer_count;) {
        struct itimerspec left;
        if (get_kernel(timers[i].fd, &left) == 0 && (id_in(&left) == 0 || id_in(&left) == timers[i].id)) {
            take_over(&timers[i++], &left);
        } else {
            timers[i] = timers[--timer_count];
            has_strangers = true;
        }
    }
    if (has_strangers) kinora_each_number("/proc/self/fd", adopt_stranger, NULL);
    has_strangers = false;
}

void kinora_timers_stop(void) {
    forget_closed();
    for (size_t i = 0; i < timer_count; i++) {
        struct timer *timer = &timers[i];
        struct itimerspec left = remaining(timer), spec;
        struct pollfd expired = {.fd = timer->fd, .events = POLLIN};
        bool is_its_own = get_kernel(timer->fd, &spec) == 0 && id_in(&spec) == timer->id;
        // Setting it would lose an unread expiry: then the tag stays.
        bool is_unread = timer->deadline == NEVER && syscall(SYS_ppoll, &expired, 1, &(struct timespec){0}, NULL, 8) != 0;
        if (is_its_own && !is_unread) syscall(SYS_timerfd_settime, timer->fd, 0, &left, NULL);
        timer->deadline = NEVER;
    }
}

int64_t kinora_timers_next(uint64_t *sequence, enum kinora_timers which) {
    forget_closed();
    const struct timer *first = NULL;
    for (size_t i = 0; i < timer_count; i++) {
        const struct timer *timer = &timers[i];
        if (timer->deadline == NEVER || timer->is_ignored) continue;
        // The run loop leaves the alarm of a timer that was invalidated: it comes without a waiter.
        if (which == COUNTED_TIMERS && timer->is_main_loops && atomic_load(&kinora_main_loop_is_without_timers)) continue;
        if (which != ALL_TIMERS && timer->clock == CLOCK_REALTIME) {
            int64_t wall = kinora_sum(timer->deadline, kinora_clock_origin(CLOCK_REALTIME));
            if (which == COUNTED_TIMERS ? kinora_is_housekeeping(wall) : kinora_is_slice_end(wall)) continue;
        }
        bool earlier = !first || timer->deadline < first->deadline
                       || (timer->deadline == first->deadline && timer->sequence < first->sequence);
        if (earlier) first = timer;
    }
    *sequence = first ? first->sequence : 0;
    return first ? first->deadline : NEVER;
}

/// The next expiry of an interval timer after an expiry at `now`.
static int64_t next_period(const struct timer *timer, int64_t now) {
    if (timer->interval == 0) return NEVER;
    int64_t late = kinora_difference(now, timer->deadline), periods = 1;
    if (late > 0) periods += late / timer->interval;
    if (timer->interval < SHORTEST_INTERVAL) {
        int64_t least = kinora_sum(late > 0 ? late : 0, SHORTEST_INTERVAL) / timer->interval + 1;
        if (least > periods) periods = least;
    }
    int64_t step;
    return __builtin_mul_overflow(periods, timer->interval, &step) ? NEVER : kinora_sum(timer->deadline, step);
}

void kinora_timers_fire(uint64_t sequence) {
    for (size_t i = 0; i < timer_count; i++) {
        struct timer *timer = &timers[i];
        if (timer->deadline == NEVER || timer->sequence != sequence) continue;
        timer->deadline = next_period(timer, atomic_load(&kinora_now));
        timer->sequence = kinora_next_sequence();
        expire(timer);
        return;
    }
}
