#ifndef KINORA_CVIRTUALTIME_H
#define KINORA_CVIRTUALTIME_H

#include <stdbool.h>
#include <stdint.h>

// Virtual time for the whole process, by interposition: this target defines clock_gettime, timerfd_settime, nanosleep and similar
// functions, the linker exports them from the executable, and so libdispatch, CoreFoundation and Foundation call them instead of
// glibc's. Until `kinora_time_start` each forwards its calls. See `VirtualTime` in Headless for its effects.
//
// | functions | with virtual time |
// |---|---|
// | clock_gettime, gettimeofday, time, timespec_get | read it; CPU-time clocks are real |
// | nanosleep, clock_nanosleep, usleep, sleep, thrd_sleep | sleep in it; a signal handler ends the sleep (EINTR) except on the driving
//   thread |
// | sem_timedwait, sem_clockwait, pthread_cond_timedwait, pthread_cond_clockwait, cnd_timedwait | wait in it |
// | timerfd_settime, timerfd_gettime | expire in it, through any descriptor; a read counts one expiry, even of skipped periods;
//   periods under 0.1 ms are counted several at a time |
// | ppoll without a timeout in CoreFoundation's run loop, on the thread that moves the clock | moves the clock until something is ready |
// | pthread_mutex_timedlock, pthread_mutex_clocklock, mtx_timedlock, pthread_rwlock_timed*, pthread_rwlock_clock*,
//   pthread_timedjoin_np, pthread_clockjoin_np, mq_timedreceive, mq_timedsend | wait in real time, for the remaining virtual time |
// | sigtimedwait, select, poll, ppoll, epoll_wait, semtimedop, io_getevents, aio_suspend, alarm, setitimer,
//   timer_settime with a relative time | real time: they take durations |
// | timer_settime with TIMER_ABSTIME, futex and other raw system calls | real time; a virtual date is not translated |
//
// Sleeps and waits are cancellation points, `sem_post` is async-signal-safe, and wrong arguments fail as glibc's functions do (where those
// crash on a null pointer, the clocks fail with EFAULT).

/// Starts virtual time with the wall clock at `wall_nanoseconds` since 1970. False if it is already running.
bool kinora_time_start(int64_t wall_nanoseconds);
/// Returns to real time; timers and sleeps keep their remaining time. Monotonic clocks continue from their values.
void kinora_time_stop(void);
/// Seconds since the start, the exact number last passed to `kinora_time_move`; after the stop the last value.
double kinora_time_elapsed(void);
/// The last representable second since the start: in 2116, or after 146 years of virtual time in total.
double kinora_time_limit(void);
/// Moves the clock forward, up to its limit, without waking waiters; an earlier or non-finite time is ignored. The caller becomes the
/// driving thread.
void kinora_time_move(double elapsed);
/// Makes the calling thread the one that moves the clock: it cannot wait for itself, so its own sleeps advance the clock.
void kinora_time_drive_from_this_thread(void);
/// The earliest armed timer or virtual sleeper in elapsed seconds, to the microsecond; infinity if there is none.
double kinora_time_next_deadline(void);
/// Wakes the earliest due waiter, two microseconds early at most (ties: the one armed first). False if nothing is due.
bool kinora_time_fire_next_due(void);

/// Waits until every thread except the caller and opted-out ones is asleep, all at one moment. Bounded: a thread that computes for ten
/// real seconds without a pause is ignored until it sleeps once. Returns the number of threads newly ignored.
int kinora_threads_wait_until_asleep(void);
/// Takes the calling thread, and those it creates later, out of virtual time: real clocks, real sleeps, never waited for. Blocks that
/// it submits to a dispatch queue are in virtual time. It must not arm timers for others, because the clocks differ.
void kinora_virtual_time_opt_out(void);
/// Whether the calling thread is opted out.
bool kinora_virtual_time_is_opted_out(void);
/// Runs `body(context)` on a new detached thread that is opted out. False if no thread can be created.
bool kinora_threads_run_opted_out(void (*body)(void *), void *context);

/// One step of time for a run loop that waits until `limit` (elapsed seconds; infinity for no limit): fires what is due, or moves the
/// clock to the next deadline, or at the limit ends the wait. False if there is nothing to wait for.
bool kinora_run_loop_step(double limit);
/// Fires the earliest due waiter, other than the end of the run loop's wait. False if nothing is due.
bool kinora_run_loop_fire_next_due(void);
/// Called instead of `kinora_run_loop_step` when the driving thread waits in its run loop and nothing is ready; `is_first` is true the
/// first time within one wait. NULL restores the default.
typedef bool (*kinora_idle_function)(void *context, double limit, bool is_first);
void kinora_run_loop_set_idle(kinora_idle_function function, void *context);
/// Begins a clock that follows real time, or ends it with 0: a thread that computes is waited for at most `patience` real seconds at a
/// time, and a run loop in which something is always ready calls the idle function now and then too.
void kinora_time_set_paced(double patience);
/// Waits in real time, at most for `seconds` (infinity for no limit), until the run loop's wait that is going on has something ready,
/// another thread arms a timer or begins a sleep, or `kinora_run_loop_wake` is called. For the idle function of a paced clock. Returns
/// whether the wait ended before its limit.
bool kinora_run_loop_poll(double seconds);
/// Ends `kinora_run_loop_poll`, or the next one at once; from any thread.
void kinora_run_loop_wake(void);
/// Marks the caller as the code that moves the clock: a run loop that waits within it moves the clock as well.
void kinora_run_loop_driven_here(void);
/// Begins or ends a suspension of the code that moves the clock: waits of run loops around it do not move the clock.
void kinora_run_loop_suspend(bool begins);
/// The number of times that a wait of the main thread's run loop found something ready.
uint64_t kinora_main_loop_wakes(void);
/// Whether the main queue can be drained by running the main run loop here: on the main thread, outside a block of that queue.
bool kinora_main_queue_is_drainable(void);
/// Marks the calling thread as holder of the main actor, and starts counting the jobs that it schedules on it.
void kinora_main_actor_is_held_here(void);
/// The number of main actor jobs that the holder has scheduled inside a block of the main queue, and that have not begun.
int kinora_main_actor_jobs_waiting(void);

/// Uses of the system's libraries that virtual time must recognize by caller and parameters, each counted as it was recognized.
struct kinora_recognitions {
    /// On observed threads: ends that run loops set for themselves, those within `RunLoop.run(until:)` whose caller was found, waits of
    /// run loops, calls of `asyncAfter` whose caller was found, sleeps of tasks, jobs of the main actor.
    int run_loop_ends, run_until_calls, run_loop_waits, after_calls, task_sleeps, main_actor_jobs;
    /// Whether libdispatch's monitor of its workers was recognized.
    bool has_monitor;
    /// Whether all functions by which callers are recognized were found.
    bool has_functions;
};
/// The counts until now.
struct kinora_recognitions kinora_recognitions(void);
/// Begins to count the calling thread's uses, whose timers are no longer armed; to be used on a thread of a test alone, in real time.
void kinora_observe_this_thread(void);

/// The calling thread's number in the kernel.
int32_t kinora_thread_id(void);
/// Has another thread run `body` in a signal handler, and waits for it, `limit` real seconds at most. False when it did not. One at a time.
bool kinora_thread_interrupt(int32_t thread, double limit, void (*body)(void));

/// Makes standard output line-buffered. False if it is already line-buffered or unbuffered.
bool kinora_output_begin_lines(void);
/// Makes standard output fully buffered, as for files and pipes.
void kinora_output_end_lines(void);

/// Sleeps in real seconds by a raw system call, regardless of the clocks; shorter if a signal arrives.
void kinora_real_sleep(double seconds);
/// Seconds of the real monotonic clock, regardless of virtual time: for measuring durations.
double kinora_real_seconds(void);
/// Ends the process immediately with `status`, without exit handlers.
void kinora_exit_now(int32_t status) __attribute__((noreturn));

#endif
