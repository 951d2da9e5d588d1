#include "Internal.h"

bool kinora_is_waitable(clockid_t clock, const struct timespec *deadline) {
    return (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC) && deadline && deadline->tv_nsec >= 0 && deadline->tv_nsec < NANOSECONDS;
}

bool kinora_needs_translation(clockid_t clock) {
    return kinora_is_followed(clock) && !kinora_virtual_time_is_opted_out()
           && (atomic_load(&kinora_active) || kinora_monotonic_lead(clock) != 0);
}

int64_t kinora_elapsed_deadline(clockid_t clock, const struct timespec *deadline) {
    return kinora_difference(kinora_nanoseconds(deadline), kinora_clock_origin(clock));
}

struct timespec kinora_real_deadline(clockid_t target, clockid_t clock, const struct timespec *deadline) {
    struct timespec now;
    clock_gettime(clock, &now);
    int64_t left = kinora_difference(kinora_nanoseconds(deadline), kinora_nanoseconds(&now));
    return kinora_timespec(kinora_sum(kinora_real_clock(target), left > 0 ? left : 0));
}
