#include "Internal.h"
#include <errno.h>
#include <mqueue.h>
#include <threads.h>

// Timed waits for a running thread or another process take real time: as long as the virtual time that is left until their date.

typedef int (*mutex_clock_function)(pthread_mutex_t *, clockid_t, const struct timespec *);
typedef int (*lock_clock_function)(pthread_rwlock_t *, clockid_t, const struct timespec *);
typedef int (*join_clock_function)(pthread_t, void **, clockid_t, const struct timespec *);
typedef ssize_t (*receive_function)(mqd_t, char *, size_t, unsigned int *, const struct timespec *);
typedef int (*send_function)(mqd_t, const char *, size_t, unsigned int, const struct timespec *);
static void resolve(void);
static mutex_clock_function real_mutex_clocklock;
static lock_clock_function real_clockrdlock, real_clockwrlock;
static join_clock_function real_clockjoin;
static receive_function real_receive;
static send_function real_send;

/// The clock and date for glibc: real ones, or the caller's if glibc rejects these or no translation is needed.
struct date {
    clockid_t clock;
    const struct timespec *time;
    struct timespec storage;
};

static void translate(struct date *date, clockid_t target, clockid_t clock, const struct timespec *deadline) {
    resolve();
    *date = (struct date){clock, deadline, {0, 0}};
    if (!kinora_is_waitable(clock, deadline) || !kinora_needs_translation(clock)) return;
    date->storage = kinora_real_deadline(target, clock, deadline);
    date->clock = target;
    date->time = &date->storage;
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    struct date date;
    translate(&date, CLOCK_MONOTONIC, clock, deadline);
    return real_mutex_clocklock(mutex, date.clock, date.time);
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *deadline) {
    return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, deadline);
}

int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict deadline) {
    switch (pthread_mutex_clocklock((pthread_mutex_t *)mutex, CLOCK_REALTIME, deadline)) {
    case 0: return thrd_success;
    case ETIMEDOUT: return thrd_timedout;
    case EBUSY: return thrd_busy;
    default: return thrd_error;
    }
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *deadline) {
    struct date date;
    translate(&date, CLOCK_MONOTONIC, clock, deadline);
    return real_clockrdlock(lock, date.clock, date.time);
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *deadline) {
    struct date date;
    translate(&date, CLOCK_MONOTONIC, clock, deadline);
    return real_clockwrlock(lock, date.clock, date.time);
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *deadline) {
    return pthread_rwlock_clockrdlock(lock, CLOCK_REALTIME, deadline);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *deadline) {
    return pthread_rwlock_clockwrlock(lock, CLOCK_REALTIME, deadline);
}

int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *deadline) {
    struct date date;
    translate(&date, CLOCK_MONOTONIC, clock, deadline);
    return real_clockjoin(thread, result, date.clock, date.time);
}

int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *deadline) {
    return pthread_clockjoin_np(thread, result, CLOCK_REALTIME, deadline);
}

ssize_t mq_timedreceive(mqd_t queue, char *restrict text, size_t size, unsigned int *restrict priority,
                        const struct timespec *restrict deadline) {
    struct date date;
    translate(&date, CLOCK_REALTIME, CLOCK_REALTIME, deadline);
    return real_receive(queue, text, size, priority, date.time);
}

int mq_timedsend(mqd_t queue, const char *text, size_t size, unsigned int priority, const struct timespec *deadline) {
    struct date date;
    translate(&date, CLOCK_REALTIME, CLOCK_REALTIME, deadline);
    return real_send(queue, text, size, priority, date.time);
}

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_send) return;
    real_mutex_clocklock = (mutex_clock_function)kinora_real_function("pthread_mutex_clocklock", NULL);
    real_clockrdlock = (lock_clock_function)kinora_real_function("pthread_rwlock_clockrdlock", NULL);
    real_clockwrlock = (lock_clock_function)kinora_real_function("pthread_rwlock_clockwrlock", NULL);
    real_clockjoin = (join_clock_function)kinora_real_function("pthread_clockjoin_np", NULL);
    real_receive = (receive_function)kinora_real_function("mq_timedreceive", NULL);
    real_send = (send_function)kinora_real_function("mq_timedsend", NULL);
}
