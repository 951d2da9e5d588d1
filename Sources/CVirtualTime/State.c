#include "Internal.h"
#include <math.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

pthread_mutex_t kinora_lock = PTHREAD_MUTEX_INITIALIZER;
atomic_bool kinora_active;
_Atomic int64_t kinora_now;
_Atomic int64_t kinora_last_moment = INT64_MAX;
static _Atomic uint64_t exact_elapsed;
static _Atomic int driving_thread;
static uint64_t sequence;

// The reading of each followed clock at elapsed zero, and the lead of the monotonic ones after earlier runs.
#define CLOCKS 12
static _Atomic int64_t origins[CLOCKS];
static _Atomic int64_t lead;

/// The last second that libdispatch can distinguish from dates of other clocks, which use the upper bits (in 2116).
#define LAST_READING ((INT64_C(1) << 62) / NANOSECONDS * NANOSECONDS - NANOSECONDS)

static bool is_wall(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI || clock == CLOCK_REALTIME_ALARM;
}

bool kinora_is_followed(clockid_t clock) {
    return clock >= 0 && clock < CLOCKS && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID && clock != 10;
}

int64_t kinora_monotonic_lead(clockid_t clock) { return is_wall(clock) ? 0 : atomic_load(&lead); }
int64_t kinora_clock_origin(clockid_t clock) { return atomic_load(&origins[clock]); }
uint64_t kinora_next_sequence(void) { return ++sequence; }

bool kinora_is_virtual(void) {
    return atomic_load_explicit(&kinora_active, memory_order_acquire) && !kinora_virtual_time_is_opted_out();
}

bool kinora_is_driving_thread(void) { return atomic_load(&driving_thread) == kinora_thread_id(); }
void kinora_time_drive_from_this_thread(void) { atomic_store(&driving_thread, kinora_thread_id()); }

static void store_elapsed(double elapsed) {
    uint64_t bits;
    memcpy(&bits, &elapsed, sizeof bits);
    atomic_store(&exact_elapsed, bits);
}

double kinora_time_elapsed(void) {
    uint64_t bits = atomic_load(&exact_elapsed);
    double elapsed;
    memcpy(&elapsed, &bits, sizeof elapsed);
    return elapsed;
}

bool kinora_time_start(int64_t wall_nanoseconds) {
    pthread_mutex_lock(&kinora_lock);
    bool starts = !atomic_load(&kinora_active);
    if (starts) {
        int64_t last_moment = INT64_MAX;
        for (clockid_t clock = 0; clock < CLOCKS; clock++) {
            if (!kinora_is_followed(clock)) continue;
            int64_t origin = is_wall(clock) ? wall_nanoseconds : kinora_real_clock(clock) + atomic_load(&lead);
            atomic_store(&origins[clock], origin);
            int64_t left = kinora_difference(LAST_READING, origin);
            if (left < last_moment) last_moment = left;
        }
        atomic_store(&kinora_last_moment, last_moment > 0 ? last_moment / NANOSECONDS * NANOSECONDS : 0);
        atomic_store(&kinora_now, 0);
        store_elapsed(0);
        kinora_move_slice(wall_nanoseconds - kinora_real_clock(CLOCK_REALTIME));
        kinora_time_drive_from_this_thread();
        kinora_run_loop_driven_here();
        kinora_timers_start();
        atomic_store_explicit(&kinora_active, true, memory_order_release);
    }
    pthread_mutex_unlock(&kinora_lock);
    if (starts) kinora_restart_monitor();
    return starts;
}

void kinora_time_stop(void) {
    pthread_mutex_lock(&kinora_lock);
    bool stops = atomic_load(&kinora_active);
    if (stops) {
        // A monotonic clock must not jump back, and deadlines armed in virtual time are absolute: the lead ensures both.
        int64_t reading = kinora_clock_origin(CLOCK_MONOTONIC) + atomic_load(&kinora_now);
        atomic_store(&lead, reading - kinora_real_clock(CLOCK_MONOTONIC));
        int64_t wall = kinora_clock_origin(CLOCK_REALTIME) + atomic_load(&kinora_now);
        kinora_move_slice(kinora_real_clock(CLOCK_REALTIME) - wall);
        atomic_store_explicit(&kinora_active, false, memory_order_release);
        kinora_timers_stop();
        kinora_waiters_stop();
    }
    pthread_mutex_unlock(&kinora_lock);
    if (!stops) return;
    kinora_waiters_finish_stop();
    kinora_restart_monitor();
}

double kinora_time_limit(void) { return (double)(atomic_load(&kinora_last_moment) / NANOSECONDS); }

void kinora_time_move(double elapsed) {
    if (!isfinite(elapsed)) return;
    pthread_mutex_lock(&kinora_lock);
    if (atomic_load(&kinora_active)) {
        kinora_time_drive_from_this_thread();
        elapsed = fmin(elapsed, kinora_time_limit());
        if (elapsed > kinora_time_elapsed()) {
            int64_t nanoseconds = llround(elapsed * 1e9);
            if (nanoseconds > atomic_load(&kinora_now)) atomic_store(&kinora_now, nanoseconds);
            store_elapsed(elapsed);
        }
    }
    pthread_mutex_unlock(&kinora_lock);
}

double kinora_time_next_deadline(void) {
    uint64_t unused;
    if (atomic_load(&kinora_active)) kinora_main_loop_look_for_timers();
    pthread_mutex_lock(&kinora_lock);
    int64_t next = NEVER;
    if (atomic_load(&kinora_active)) {
        int64_t timer = kinora_timers_next(&unused, COUNTED_TIMERS);
        int64_t waiter = kinora_waiters_next(&unused);
        next = timer < waiter ? timer : waiter;
    }
    pthread_mutex_unlock(&kinora_lock);
    // Run loops and watchdogs arm timers for "never" (XCTest: 30 days ahead).
    const int64_t week = 7 * INT64_C(86400) * NANOSECONDS;
    return next > week + atomic_load(&kinora_now) ? INFINITY : (double)((next + 500) / 1000) / 1e6;
}

bool kinora_time_fire_next_due(void) { return kinora_fire_next_due(ALL_TIMERS); }

bool kinora_fire_next_due(enum kinora_timers which) {
    uint64_t timer_sequence = 0, waiter_sequence = 0;
    bool fires = false;
    pthread_mutex_lock(&kinora_lock);
    if (atomic_load(&kinora_active)) {
        kinora_waiters_insist();
        int64_t timer = kinora_timers_next(&timer_sequence, which);
        int64_t waiter = kinora_waiters_next(&waiter_sequence);
        int64_t first = timer < waiter ? timer : waiter;
        int64_t now = atomic_load(&kinora_now);
        // A deadline is due by the time last set, not by how far earlier deadlines moved the clock past it.
        fires = first <= now || first <= llround(kinora_time_elapsed() * 1e9) + DUE_TOLERANCE;
        if (fires && first > now) atomic_store(&kinora_now, first);
        if (fires && (timer < waiter || (timer == waiter && timer_sequence < waiter_sequence))) {
            kinora_timers_fire(timer_sequence);
        } else if (fires) {
            kinora_waiters_fire(waiter_sequence);
        }
    }
    pthread_mutex_unlock(&kinora_lock);
    return fires;
}
