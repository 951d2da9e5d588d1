#include "Internal.h"
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

// Threads asleep in virtual time. Each waits on a word of its own (conditions: on the condition itself) until the driving thread
// fires it, and lives on its thread's stack: it leaves the list under the lock before its function returns.
enum outcome { WAITING, FIRED, STOPPED };

struct waiter {
    struct waiter *next;
    int64_t deadline;  // elapsed nanoseconds
    uint64_t sequence;
    sem_t *semaphore;
    pthread_cond_t *condition;
    _Atomic int outcome;
    _Atomic int word;  // changes with every wake
};
static struct waiter *waiters;
static _Atomic int waiter_count;

static void futex_wait(_Atomic int *word, int value) { syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0); }

static void wake(struct waiter *waiter) {
    atomic_fetch_add(&waiter->word, 1);
    syscall(SYS_futex, &waiter->word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
    if (waiter->condition) pthread_cond_broadcast(waiter->condition);
}

/// False when virtual time ended meanwhile: then the caller waits really.
static bool enter(struct waiter *waiter) {
    pthread_mutex_lock(&kinora_lock);
    bool active = atomic_load(&kinora_active);
    if (active) {
        waiter->sequence = kinora_next_sequence();
        waiter->next = waiters;
        waiters = waiter;
        atomic_fetch_add(&waiter_count, 1);
    }
    pthread_mutex_unlock(&kinora_lock);
    return active;
}

static enum outcome leave(struct waiter *waiter) {
    pthread_mutex_lock(&kinora_lock);
    for (struct waiter **link = &waiters; *link; link = &(*link)->next) {
        if (*link != waiter) continue;
        *link = waiter->next;
        atomic_fetch_sub(&waiter_count, 1);
        break;
    }
    enum outcome outcome = (enum outcome)atomic_load(&waiter->outcome);
    pthread_mutex_unlock(&kinora_lock);
    return outcome;
}

int64_t kinora_waiters_next(uint64_t *sequence) {
    const struct waiter *first = NULL;
    for (const struct waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (atomic_load(&waiter->outcome) != WAITING) continue;
        bool earlier = !first || waiter->deadline < first->deadline
                       || (waiter->deadline == first->deadline && waiter->sequence < first->sequence);
        if (earlier) first = waiter;
    }
    *sequence = first ? first->sequence : 0;
    return first ? first->deadline : NEVER;
}

void kinora_waiters_fire(uint64_t sequence) {
    for (struct waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (waiter->sequence != sequence) continue;
        atomic_store(&waiter->outcome, FIRED);
        wake(waiter);
        return;
    }
}

void kinora_waiters_insist(void) {
    for (struct waiter *waiter = waiters; waiter; waiter = waiter->next)
        if (atomic_load(&waiter->outcome) != WAITING) wake(waiter);
}

void kinora_waiters_stop(void) {
    for (struct waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (atomic_load(&waiter->outcome) == WAITING) atomic_store(&waiter->outcome, STOPPED);
        wake(waiter);
    }
}

/// The driving thread waits for time that only it can move: moves on to the next deadline, or to its own. False at its own.
static bool crank(int64_t deadline) {
    kinora_threads_wait_until_asleep();
    if (kinora_time_fire_next_due()) return true;
    int64_t now = atomic_load(&kinora_now);
    if (now >= deadline) return false;
    double next = kinora_time_next_deadline(), own = (double)deadline / 1e9;
    kinora_time_move(next < own ? next : own);
    return true;
}

/// Less than a Date or an uptime in seconds can show.
#define SHORTEST_SLEEP INT64_C(200)

/// Foundation sleeps again for what its doubles say is left, even if that is no whole nanosecond: a clock that stood still would keep it
/// at that for ever. So the clock goes on by as much as a Date can show; nobody is due for that (see `kinora_time_fire_next_due`).
static bool is_over_in_no_time(int64_t deadline) {
    pthread_mutex_lock(&kinora_lock);
    int64_t left = deadline - atomic_load(&kinora_now);
    bool is_short = left >= 0 && left < SHORTEST_SLEEP;
    if (is_short && atomic_load(&kinora_active)) atomic_fetch_add(&kinora_now, SHORTEST_SLEEP);
    pthread_mutex_unlock(&kinora_lock);
    return is_short;
}

/// Sleeps until `deadline` (elapsed). False when virtual time stopped first.
static bool sleep_until(int64_t deadline) {
    if (is_over_in_no_time(deadline)) return true;
    if (kinora_is_driving_thread()) {
        while (atomic_load(&kinora_active) && crank(deadline)) {}
        return atomic_load(&kinora_now) >= deadline;
    }
    if (deadline <= atomic_load(&kinora_now)) return true;
    struct waiter waiter = {.deadline = deadline};
    if (!enter(&waiter)) return false;
    while (atomic_load(&waiter.outcome) == WAITING) {
        int word = atomic_load(&waiter.word);
        if (atomic_load(&waiter.outcome) == WAITING) futex_wait(&waiter.word, word);
    }
    return leave(&waiter) == FIRED;
}

static void sleep_virtually(int64_t deadline) {
    if (!sleep_until(deadline)) kinora_real_nanosleep(deadline - atomic_load(&kinora_now));
}

static bool sleeps_virtually(const void *caller) { return kinora_is_virtual() && !kinora_is_in_dispatch(caller); }

int nanosleep(const struct timespec *duration, struct timespec *left) {
    bool valid = duration && duration->tv_sec >= 0 && duration->tv_nsec >= 0 && duration->tv_nsec < NANOSECONDS;
    if (!valid || !sleeps_virtually(__builtin_return_address(0))) return (int)syscall(SYS_nanosleep, duration, left);
    sleep_virtually(atomic_load(&kinora_now) + kinora_nanoseconds(duration));
    return 0;
}

int usleep(useconds_t microseconds) {
    if (!sleeps_virtually(__builtin_return_address(0))) {
        kinora_real_nanosleep((int64_t)microseconds * 1000);
    } else {
        sleep_virtually(atomic_load(&kinora_now) + (int64_t)microseconds * 1000);
    }
    return 0;
}

unsigned int sleep(unsigned int seconds) {
    if (!sleeps_virtually(__builtin_return_address(0))) {
        struct timespec duration = {.tv_sec = seconds}, left = {0};
        return syscall(SYS_nanosleep, &duration, &left) == 0 ? 0 : (unsigned int)left.tv_sec + (left.tv_nsec > 0);
    }
    sleep_virtually(atomic_load(&kinora_now) + (int64_t)seconds * NANOSECONDS);
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    int64_t value = kinora_nanoseconds(time);
    if (kinora_is_followed(clock) && sleeps_virtually(__builtin_return_address(0))) {
        bool absolute = flags & TIMER_ABSTIME;
        sleep_virtually(absolute ? value - kinora_clock_origin(clock) : atomic_load(&kinora_now) + value);
        return 0;
    }
    struct timespec shifted = *time;
    if ((flags & TIMER_ABSTIME) && !kinora_virtual_time_is_opted_out())
        shifted = kinora_timespec(value - kinora_monotonic_lead(clock));
    return syscall(SYS_clock_nanosleep, clock, flags, &shifted, left) == 0 ? 0 : errno;
}

/// The elapsed time of an absolute deadline on `clock`.
static int64_t elapsed_deadline(clockid_t clock, const struct timespec *deadline) {
    return kinora_nanoseconds(deadline) - kinora_clock_origin(clock);
}

/// A deadline on the real monotonic clock that is as far off as `deadline` is on `clock` as the caller reads it.
static struct timespec real_deadline(clockid_t clock, const struct timespec *deadline) {
    struct timespec now;
    clock_gettime(clock, &now);
    int64_t left = kinora_nanoseconds(deadline) - kinora_nanoseconds(&now);
    return kinora_timespec(kinora_real_clock(CLOCK_MONOTONIC) + (left > 0 ? left : 0));
}

static bool needs_translation(clockid_t clock) {
    return kinora_is_followed(clock) && !kinora_virtual_time_is_opted_out()
           && (atomic_load(&kinora_active) || kinora_monotonic_lead(clock) != 0);
}

// MARK: Semaphores

typedef int (*sem_function)(sem_t *);
typedef int (*sem_clock_function)(sem_t *, clockid_t, const struct timespec *);
static void resolve(void);
static sem_function real_sem_post;
static sem_clock_function real_sem_clockwait;

int sem_post(sem_t *semaphore) {
    resolve();
    int result = real_sem_post(semaphore);
    if (atomic_load(&waiter_count) == 0) return result;
    pthread_mutex_lock(&kinora_lock);
    for (struct waiter *waiter = waiters; waiter; waiter = waiter->next)
        if (waiter->semaphore == semaphore) wake(waiter);
    pthread_mutex_unlock(&kinora_lock);
    return result;
}

static int timed_out(void) {
    errno = ETIMEDOUT;
    return -1;
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *deadline) {
    resolve();
    if (!needs_translation(clock)) return real_sem_clockwait(semaphore, clock, deadline);
    // Idle workers of libdispatch wait on semaphores in its data: they end after five real seconds, and no clock waits for that.
    if (kinora_is_virtual() && !kinora_is_in_dispatch(semaphore)) {
        int64_t due = elapsed_deadline(clock, deadline);
        if (kinora_is_driving_thread()) {
            while (sem_trywait(semaphore) != 0) {
                if (!atomic_load(&kinora_active)) break;
                kinora_threads_wait_until_asleep();
                if (sem_trywait(semaphore) == 0) return 0;
                if (!crank(due)) return timed_out();
            }
            if (atomic_load(&kinora_active)) return 0;
        } else {
            struct waiter waiter = {.deadline = due, .semaphore = semaphore};
            if (enter(&waiter)) {
                int taken;
                while (true) {
                    int word = atomic_load(&waiter.word);
                    taken = sem_trywait(semaphore);
                    if (taken == 0 || atomic_load(&waiter.outcome) != WAITING) break;
                    if (due <= atomic_load(&kinora_now)) break;
                    futex_wait(&waiter.word, word);
                }
                enum outcome outcome = leave(&waiter);
                if (taken == 0) return 0;
                if (outcome != STOPPED) return timed_out();
            }
        }
    }
    struct timespec real = real_deadline(clock, deadline);
    return real_sem_clockwait(semaphore, CLOCK_MONOTONIC, &real);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
    return sem_clockwait(semaphore, CLOCK_REALTIME, deadline);
}

// MARK: Conditions and mutexes

typedef int (*cond_clock_function)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
typedef int (*cond_function)(pthread_cond_t *, pthread_mutex_t *);
typedef int (*cond_timed_function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*mutex_clock_function)(pthread_mutex_t *, clockid_t, const struct timespec *);
static cond_clock_function real_cond_clockwait;
static cond_function real_cond_wait;
static cond_timed_function real_cond_timedwait;
static mutex_clock_function real_mutex_clocklock;

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    resolve();
    if (!needs_translation(clock)) return real_cond_clockwait(condition, mutex, clock, deadline);
    if (kinora_is_virtual()) {
        int64_t due = elapsed_deadline(clock, deadline);
        if (kinora_is_driving_thread()) {
            while (atomic_load(&kinora_active)) {
                // The mutex must be free while others work, so the thread waits in real slices and cranks between them.
                struct timespec slice = kinora_timespec(kinora_real_clock(CLOCK_MONOTONIC) + NANOSECONDS / 1000);
                int result = real_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &slice);
                if (result != ETIMEDOUT) return result;
                if (!crank(due)) return ETIMEDOUT;
            }
        } else {
            if (due <= atomic_load(&kinora_now)) return ETIMEDOUT;
            struct waiter waiter = {.deadline = due, .condition = condition};
            if (enter(&waiter)) {
                int result = real_cond_wait(condition, mutex);
                enum outcome outcome = leave(&waiter);
                if (result != 0) return result;
                // A stop is handed on as the spurious wake that every user of a condition expects.
                return outcome == FIRED ? ETIMEDOUT : 0;
            }
        }
    }
    struct timespec real = real_deadline(clock, deadline);
    return real_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
}

/// The clock of a condition is not readable: a deadline is taken to be on the clock whose reading it is nearer to.
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
    clockid_t clock = probable_clock(deadline);
    if (!needs_translation(clock)) return real_cond_timedwait(condition, mutex, deadline);
    return pthread_cond_clockwait(condition, mutex, clock, deadline);
}

// A lock is held by a thread that runs, so these wait in real time for as long as the deadline is off.
int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    resolve();
    if (!needs_translation(clock)) return real_mutex_clocklock(mutex, clock, deadline);
    struct timespec real = real_deadline(clock, deadline);
    return real_mutex_clocklock(mutex, CLOCK_MONOTONIC, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *deadline) {
    return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, deadline);
}

/// Also called by the first user: another library's constructor may come before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_mutex_clocklock) return;
    real_sem_post = (sem_function)kinora_real_function("sem_post", NULL);
    real_sem_clockwait = (sem_clock_function)kinora_real_function("sem_clockwait", NULL);
    real_cond_clockwait = (cond_clock_function)kinora_real_function("pthread_cond_clockwait", NULL);
    real_cond_wait = (cond_function)kinora_real_function("pthread_cond_wait", "GLIBC_2.3.2");
    real_cond_timedwait = (cond_timed_function)kinora_real_function("pthread_cond_timedwait", "GLIBC_2.3.2");
    real_mutex_clocklock = (mutex_clock_function)kinora_real_function("pthread_mutex_clocklock", NULL);
}
