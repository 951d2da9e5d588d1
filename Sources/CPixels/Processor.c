#define _GNU_SOURCE
#include "CPixels.h"

#if defined(__linux__)

#include <sched.h>

int kinora_processor(void) { return sched_getcpu(); }

bool kinora_avoid_processor(int processor) {
    if (processor < 0 || sched_getcpu() != processor) return true;
    // The processors available to the thread before it avoided one.
    static _Thread_local cpu_set_t usable;
    static _Thread_local bool is_known;
    if (!is_known && sched_getaffinity(0, sizeof usable, &usable) != 0) return false;
    is_known = true;
    cpu_set_t others = usable;
    CPU_CLR(processor, &others);
    return CPU_COUNT(&others) > 0 && sched_setaffinity(0, sizeof others, &others) == 0;
}

#else

int kinora_processor(void) { return -1; }

bool kinora_avoid_processor(int processor) { return true; }

#endif
