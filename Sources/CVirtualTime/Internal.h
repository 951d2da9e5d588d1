#ifndef KINORA_VIRTUAL_TIME_INTERNAL_H
#define KINORA_VIRTUAL_TIME_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
// The functions defined here handle null pointers as the kernel does, so the compiler must not assume nonnull.
#define __nonnull(parameters)
#include "CVirtualTime.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/timerfd.h>
#include <time.h>

#define NANOSECONDS INT64_C(1000000000)
#define NEVER INT64_MAX
/// A waiter within this many nanoseconds of the clock is due: Foundation's dates and CoreFoundation's clock have a resolution of about
/// a microsecond. The clock reads exactly the deadline while it fires.
#define DUE_TOLERANCE INT64_C(2000)
/// Below the resolution of a Date or an uptime in seconds.
#define SHORTEST_SLEEP INT64_C(200)

enum kinora_timers { ALL_TIMERS, ALL_BUT_THE_SLICE, COUNTED_TIMERS };

// State.c: the one lock guards timers, waiters and arming order; the clock itself is atomic.
extern pthread_mutex_t kinora_lock;
extern atomic_bool kinora_active;
extern _Atomic int64_t kinora_now;
/// The end of virtual time, in elapsed nanoseconds.
extern _Atomic int64_t kinora_last_moment;
/// Increments a counter of armings, so that equal deadlines fire in the order of arming. Under the lock.
uint64_t kinora_next_sequence(void);
/// Fires the earliest due waiter or timer among the given timers. False if nothing is due.
bool kinora_fire_next_due(enum kinora_timers which);
/// Whether the calling thread is in virtual time.
bool kinora_is_virtual(void);
bool kinora_is_driving_thread(void);
/// Virtual (or, after a stop, continued) reading of `clock` at `elapsed` nanoseconds; only for clocks that `kinora_is_followed`.
int64_t kinora_clock_origin(clockid_t clock);
bool kinora_is_followed(clockid_t clock);
/// The lead of the monotonic clocks over the real ones from earlier runs of virtual time.
int64_t kinora_monotonic_lead(clockid_t clock);

// Real.c
int64_t kinora_real_clock(clockid_t clock);
/// A time in nanoseconds; clamped to int64_t.
int64_t kinora_nanoseconds(const struct timespec *time);
struct timespec kinora_timespec(int64_t nanoseconds);
/// Sum and difference, saturating at int64_t.
int64_t kinora_sum(int64_t a, int64_t b);
int64_t kinora_difference(int64_t a, int64_t b);
/// Whether the kernel accepts a duration or a date: not negative, with less than a second of nanoseconds.
bool kinora_is_valid_time(const struct timespec *time);
/// Copies from the caller's memory, at most 64 bytes. False if a system call would fail with EFAULT.
bool kinora_copy_in(void *target, const void *source, size_t size);
void kinora_real_nanosleep(int64_t nanoseconds);
void *kinora_real_function(const char *name, const char *version);
/// Calls `body` with each numeric entry of a directory of /proc, until it returns false. False if the directory cannot be read.
/// `directory` is the open descriptor of the directory.
bool kinora_each_number(const char *path, bool (*body)(int directory, int number, void *context), void *context);
/// Reads the start of a small file as a string. Returns its length, or -1.
int kinora_read_file(int directory, const char *path, char *text, int capacity);
/// Whether an address belongs to libdispatch: code (its back-off sleeps) or data (the semaphores of idle workers).
bool kinora_is_in_dispatch(const void *address);
bool kinora_is_in_swift_dispatch(const void *address);
bool kinora_is_in_foundation(const void *address);
bool kinora_is_in_concurrency(const void *address);
bool kinora_is_in_xctest(const void *address);
/// Whether an address belongs to `Process.waitUntilExit()`, or to `RunLoop.run(until:)`.
bool kinora_is_in_wait_until_exit(const void *address);
bool kinora_is_in_run_until(const void *address);
/// Whether an address belongs to the program or library that virtual time is linked into.
bool kinora_is_in_own_image(const void *address);
/// Whether all libraries and functions were found.
bool kinora_has_ranges(void);

// Recognition.c
enum kinora_recognition { RUN_LOOP_END, RUN_UNTIL_CALL, RUN_LOOP_WAIT, AFTER_CALL, TASK_SLEEP, MAIN_ACTOR_JOB, RECOGNITIONS };
/// Counts a use that was recognized, on an observed thread.
void kinora_recognized(enum kinora_recognition use);
bool kinora_is_observed(void);

// RunLoop.c
/// Looks for timers in the modes of the main run loop; not under the lock.
void kinora_main_loop_look_for_timers(void);

// Threads.c
int kinora_thread_id(void);
/// Whether a thread of this process is asleep; false if there is none with that ID.
bool kinora_is_thread_asleep(int id);
/// Sets for how many real nanoseconds a thread that computes is waited for; 0 restores ten seconds.
void kinora_threads_set_patience(int64_t nanoseconds);

// Timers.c, under the lock
/// Whether no mode of the main run loop has a timer, as of the last look.
extern atomic_bool kinora_main_loop_is_without_timers;
void kinora_timers_start(void);
void kinora_timers_stop(void);
/// The deadline of the earliest timer: of all, of all but the one that ends the current wait of the main run loop, or of those with a
/// waiter.
int64_t kinora_timers_next(uint64_t *sequence, enum kinora_timers which);
void kinora_timers_fire(uint64_t sequence);

// Waiters.c
enum kinora_outcome { WAITING, FIRED, STOPPED };

/// A thread asleep in virtual time. It is on the stack of its thread, which removes it from the list before its function returns, also
/// on cancellation.
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

/// Adds a waiter to the list. False if virtual time ended meanwhile: then the caller waits in real time.
bool kinora_enter(struct kinora_waiter *waiter);
/// Removes it. A cleanup handler does so with `kinora_leave_cancelled`.
enum kinora_outcome kinora_leave(struct kinora_waiter *waiter);
void kinora_leave_cancelled(void *waiter);
/// Whether the list has waiters; needs no lock.
bool kinora_has_waiters(void);
/// Waits while a word has a value. A cancellation point. EINTR after a signal handler ran, else 0.
int kinora_wait_on_word(_Atomic int *word, int value);
void kinora_wake_word(_Atomic int *word);
/// Called when the driving thread waits for time that only it can move: moves on to the next deadline, or to its own. False at its own.
bool kinora_crank(int64_t deadline);
/// Whether the clock has reached its limit; prints a line to standard error the first time.
bool kinora_is_at_its_end(void);

// Waiters.c, under the lock
void kinora_waiters_stop(void);
int64_t kinora_waiters_next(uint64_t *sequence);
void kinora_waiters_fire(uint64_t sequence);
/// Repeats the wake of waiters that were fired but have not left yet: a broadcast just before the wait is lost.
void kinora_waiters_insist(void);
/// Removes the waiters of other threads, which do not exist in a forked process.
void kinora_waiters_begin_copy(void);

// Waiters.c, not under the lock
/// Waits until no stopped waiter can miss its wake: see `kinora_time_stop`.
void kinora_waiters_finish_stop(void);

// Deadlines.c
/// Whether glibc's waits until a date support this clock, and the date is valid; otherwise glibc returns the error.
bool kinora_is_waitable(clockid_t clock, const struct timespec *deadline);
/// Whether such a date needs translation: in virtual time, or on clocks that run ahead after it.
bool kinora_needs_translation(clockid_t clock);
/// The elapsed time of a date on a clock.
int64_t kinora_elapsed_deadline(clockid_t clock, const struct timespec *deadline);
/// The date on the real clock `target` with the same remaining time as `deadline` on `clock` as the caller reads it.
struct timespec kinora_real_deadline(clockid_t target, clockid_t clock, const struct timespec *deadline);

// Pacing.c
bool kinora_is_paced(void);
/// Called once a timer or a sleep is armed: the driving thread, which waits in real time on a paced clock, looks again.
void kinora_note_arming(void);
struct pollfd;
struct kinora_wait {
    struct pollfd *descriptors;
    unsigned long count;
};
/// Notes the descriptors of a run loop's wait; returns those of the wait around it, for its end.
struct kinora_wait kinora_begin_wait(struct pollfd *descriptors, unsigned long count);
void kinora_end_wait(struct kinora_wait outer);

// RunLoop.c
/// Whether a wall clock deadline is only a run loop's own end, a time limit of XCTest's or libdispatch's worker monitor.
bool kinora_is_housekeeping(int64_t wall_nanoseconds);
/// Whether a wall clock deadline is the end that a run loop has set for itself.
bool kinora_is_slice_end(int64_t wall_nanoseconds);
/// Shifts the end of a run loop's slice with the wall clock, when virtual time starts or stops.
void kinora_move_slice(int64_t wall_shift);
/// Forgets the main-queue blocks of other threads, in a process forked by this thread.
void kinora_run_loop_begin_copy(bool was_main_thread);
/// Whether libdispatch's monitor of its workers was recognized.
bool kinora_has_monitor(void);
/// Restarts libdispatch's monitor of its workers on the current clock. Not under the lock.
void kinora_restart_monitor(void);

#endif
