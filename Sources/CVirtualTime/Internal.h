#ifndef KINORA_VIRTUAL_TIME_INTERNAL_H
#define KINORA_VIRTUAL_TIME_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
// The functions defined here answer null pointers as the kernel does, so the compiler must not take them for impossible.
#define __nonnull(parameters)
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
/// Less than a Date or an uptime in seconds can show.
#define SHORTEST_SLEEP INT64_C(200)

enum kinora_timers { ALL_TIMERS, ALL_BUT_THE_SLICE, COUNTED_TIMERS };

// State.c: the one lock guards timers, waiters and arming order; the clock itself is atomic.
extern pthread_mutex_t kinora_lock;
extern atomic_bool kinora_active;
extern _Atomic int64_t kinora_now;
/// The end of virtual time, in elapsed nanoseconds.
extern _Atomic int64_t kinora_last_moment;
/// Numbers every arming, so that equal deadlines fire in the order of arming. Under the lock.
uint64_t kinora_next_sequence(void);
/// Fires what is due first among the waiters and some timers. False when nothing is due.
bool kinora_fire_next_due(enum kinora_timers which);
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
/// Nanoseconds of a time; one out of range is the nearest int64_t.
int64_t kinora_nanoseconds(const struct timespec *time);
struct timespec kinora_timespec(int64_t nanoseconds);
/// Sum and difference, saturating: what is out of range is the nearest int64_t.
int64_t kinora_sum(int64_t a, int64_t b);
int64_t kinora_difference(int64_t a, int64_t b);
/// Whether a duration or a date is one that the kernel accepts: not negative, with less than a second of nanoseconds.
bool kinora_is_valid_time(const struct timespec *time);
/// Copies from the caller's memory, at most 64 bytes. False where a system call would fail with EFAULT.
bool kinora_copy_in(void *target, const void *source, size_t size);
void kinora_real_nanosleep(int64_t nanoseconds);
void *kinora_real_function(const char *name, const char *version);
/// Calls `body` with each number that names an entry of a directory of /proc, until it returns false. False when the directory cannot be
/// read. The descriptor of the directory is `directory` meanwhile.
bool kinora_each_number(const char *path, bool (*body)(int directory, int number, void *context), void *context);
/// Reads the start of a small file as a string. Returns its length, or -1.
int kinora_read_file(int directory, const char *path, char *text, int capacity);
/// Whether an address belongs to libdispatch: code (its own back-off sleeps) or data (the semaphores idle workers wait on).
bool kinora_is_in_dispatch(const void *address);
bool kinora_is_in_swift_dispatch(const void *address);
bool kinora_is_in_foundation(const void *address);
bool kinora_is_in_concurrency(const void *address);
bool kinora_is_in_xctest(const void *address);
/// Whether an address belongs to `Process.waitUntilExit()`, or to `RunLoop.run(until:)`.
bool kinora_is_in_wait_until_exit(const void *address);
bool kinora_is_in_run_until(const void *address);

// Threads.c
int kinora_thread_id(void);
/// Whether a thread of this process sleeps now; false when there is none of that number.
bool kinora_is_thread_asleep(int id);

// Timers.c, under the lock
void kinora_timers_start(void);
void kinora_timers_stop(void);
/// The deadline of the timer that is due first: of all, of those but the one that ends the current wait of the main run loop, or of those
/// that somebody waits for.
int64_t kinora_timers_next(uint64_t *sequence, enum kinora_timers which);
void kinora_timers_fire(uint64_t sequence);

// Waiters.c
enum kinora_outcome { WAITING, FIRED, STOPPED };

/// A thread asleep in virtual time. It lives on the stack of its thread, which takes it out of the list before its function returns, also
/// when the thread is cancelled.
struct kinora_waiter {
    struct kinora_waiter *next;
    int64_t deadline;  // elapsed nanoseconds
    uint64_t sequence;
    pthread_t thread;
    int thread_id;
    pthread_cond_t *condition;  // waits on this, else on `word`
    _Atomic int *word;          // changes with every wake
    _Atomic int outcome;
};

/// Adds a waiter to the list. False when virtual time ended meanwhile: then the caller waits in real time.
bool kinora_enter(struct kinora_waiter *waiter);
/// Takes it out again. A cleanup handler does so with `kinora_leave_cancelled`.
enum kinora_outcome kinora_leave(struct kinora_waiter *waiter);
void kinora_leave_cancelled(void *waiter);
/// Whether anybody is in the list; needs no lock.
bool kinora_has_waiters(void);
/// Waits while a word has a value. A cancellation point. EINTR after a signal's handler ran, else 0.
int kinora_wait_on_word(_Atomic int *word, int value);
void kinora_wake_word(_Atomic int *word);
/// The driving thread waits for time that only it can move: moves on to the next deadline, or to its own. False at its own.
bool kinora_crank(int64_t deadline);
/// Whether the clock cannot move any more; the first time with a line on standard error.
bool kinora_is_at_its_end(void);

// Waiters.c, under the lock
void kinora_waiters_stop(void);
int64_t kinora_waiters_next(uint64_t *sequence);
void kinora_waiters_fire(uint64_t sequence);
/// Repeats the wake of waiters that were fired but have not left yet: a broadcast just before the wait is lost.
void kinora_waiters_insist(void);
/// Forgets the waiters of other threads, which a copy of the process does not have.
void kinora_waiters_begin_copy(void);

// Waiters.c, not under the lock
/// Waits until no stopped waiter can miss its wake: see `kinora_time_stop`.
void kinora_waiters_finish_stop(void);

// Deadlines.c
/// Whether glibc's waits until a date take this clock, and the date is a valid one; where not, glibc says what is wrong.
bool kinora_is_waitable(clockid_t clock, const struct timespec *deadline);
/// Whether such a date is to be translated: in virtual time, or on clocks that run ahead after it.
bool kinora_needs_translation(clockid_t clock);
/// The elapsed time of a date on a clock.
int64_t kinora_elapsed_deadline(clockid_t clock, const struct timespec *deadline);
/// The date on the real clock `target` that is as far off as `deadline` is on `clock` as the caller reads it.
struct timespec kinora_real_deadline(clockid_t target, clockid_t clock, const struct timespec *deadline);

// RunLoop.c
/// Whether a deadline of the wall clock is only a run loop's own end, a time limit of XCTest's or libdispatch looking after its workers.
bool kinora_is_housekeeping(int64_t wall_nanoseconds);
/// Whether a deadline of the wall clock is the end that a run loop has set for itself.
bool kinora_is_slice_end(int64_t wall_nanoseconds);
/// The wall clock jumps by this much as virtual time starts or stops, and the end of a run loop's slice with it.
void kinora_move_slice(int64_t wall_shift);
/// Forgets the blocks of the main queue that another thread ran, in a copy of the process made by this one.
void kinora_run_loop_begin_copy(bool was_main_thread);
/// Lets libdispatch look after its workers every second of the clock that rules now. Not under the lock.
void kinora_restart_monitor(void);

#endif
