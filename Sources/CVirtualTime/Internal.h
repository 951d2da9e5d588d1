#ifndef KINORA_VIRTUAL_TIME_INTERNAL_H
#define KINORA_VIRTUAL_TIME_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CVirtualTime.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/timerfd.h>
#include <time.h>

#define NANOSECONDS INT64_C(1000000000)
#define NEVER INT64_MAX
/// What is due within this many nanoseconds of the clock is due: Foundation's dates and CoreFoundation's clock are no finer than
/// about a microsecond. The clock reads the deadline itself while it fires.
#define DUE_TOLERANCE INT64_C(2000)

// State.c: the one lock guards timers, waiters and arming order; the clock itself is atomic.
extern pthread_mutex_t kinora_lock;
extern atomic_bool kinora_active;
extern _Atomic int64_t kinora_now;
/// Numbers every arming, so that equal deadlines fire in the order of arming. Under the lock.
uint64_t kinora_next_sequence(void);
/// Whether the calling thread lives in virtual time now.
bool kinora_is_virtual(void);
bool kinora_is_driving_thread(void);
/// Virtual (or, after a stop, continued) reading of `clock` at `elapsed` nanoseconds; only for clocks that `kinora_is_followed`.
int64_t kinora_clock_origin(clockid_t clock);
bool kinora_is_followed(clockid_t clock);
/// How far the monotonic clocks ran ahead of the real ones by earlier runs of virtual time.
int64_t kinora_monotonic_lead(clockid_t clock);

// Real.c
int64_t kinora_real_clock(clockid_t clock);
int64_t kinora_nanoseconds(const struct timespec *time);
struct timespec kinora_timespec(int64_t nanoseconds);
void kinora_real_nanosleep(int64_t nanoseconds);
void *kinora_real_function(const char *name, const char *version);
/// Whether an address belongs to libdispatch: code (its own back-off sleeps) or data (the semaphores idle workers wait on).
bool kinora_is_in_dispatch(const void *address);
bool kinora_is_in_swift_dispatch(const void *address);
bool kinora_is_in_foundation(const void *address);
bool kinora_is_in_concurrency(const void *address);
bool kinora_is_in_xctest(const void *address);

// Timers.c, under the lock
void kinora_timers_start(void);
void kinora_timers_stop(void);
int64_t kinora_timers_next(uint64_t *sequence, bool counted_only);
void kinora_timers_fire(uint64_t sequence);

// Waiters.c, under the lock
void kinora_waiters_stop(void);
int64_t kinora_waiters_next(uint64_t *sequence);
void kinora_waiters_fire(uint64_t sequence);
/// Repeats the wake of waiters that were fired but have not left yet: a broadcast just before the wait is lost.
void kinora_waiters_insist(void);

// RunLoop.c
/// Whether a deadline of the wall clock is only a run loop's own end, a time limit of XCTest's or libdispatch looking after its workers.
bool kinora_is_housekeeping(int64_t wall_nanoseconds);
/// The wall clock jumps by this much as virtual time starts or stops, and the end of a run loop's slice with it.
void kinora_move_slice(int64_t wall_shift);
/// Lets libdispatch look after its workers every second of the clock that rules now. Not under the lock.
void kinora_restart_monitor(void);

#endif
