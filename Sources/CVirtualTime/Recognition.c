#include "Internal.h"

// Counts of recognized uses of the system's libraries, for the self-test of virtual time.

static _Atomic int counts[RECOGNITIONS];
static _Thread_local bool is_observed;

void kinora_observe_this_thread(void) { is_observed = true; }
bool kinora_is_observed(void) { return is_observed; }

void kinora_recognized(enum kinora_recognition use) {
    if (is_observed) atomic_fetch_add(&counts[use], 1);
}

struct kinora_recognitions kinora_recognitions(void) {
    return (struct kinora_recognitions){
        .run_loop_ends = atomic_load(&counts[RUN_LOOP_END]),
        .run_until_calls = atomic_load(&counts[RUN_UNTIL_CALL]),
        .run_loop_waits = atomic_load(&counts[RUN_LOOP_WAIT]),
        .after_calls = atomic_load(&counts[AFTER_CALL]),
        .task_sleeps = atomic_load(&counts[TASK_SLEEP]),
        .main_actor_jobs = atomic_load(&counts[MAIN_ACTOR_JOB]),
        .has_monitor = kinora_has_monitor(),
        .has_functions = kinora_has_ranges(),
    };
}
