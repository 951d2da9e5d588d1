#include "Internal.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

// A main actor job scheduled by the thread that is running one waits until that one ends or suspends. Each such job is followed on the
// main queue by a marker, so the jobs not yet begun are those scheduled minus those counted by markers.

typedef void (*async_function)(void *queue, void *context, void (*work)(void *));

static async_function real_async;
static const void *main_queue;
static _Atomic int holder;
static atomic_int waiting;
static void resolve(void);

void kinora_main_actor_is_held_here(void) { atomic_store(&holder, (int)syscall(SYS_gettid)); }

int kinora_main_actor_jobs_waiting(void) { return atomic_load(&waiting); }

static void marker(void *unused) {
    (void)unused;
    atomic_fetch_sub(&waiting, 1);
}

/// The concurrency runtime schedules its jobs on the main queue by this function, with one of its own to run them.
void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
    resolve();
    real_async(queue, context, work);
    if (queue != main_queue || !kinora_is_in_concurrency((const void *)work)) return;
    kinora_recognized(MAIN_ACTOR_JOB);
    if (!kinora_is_virtual()) return;
    if (atomic_load(&holder) != (int)syscall(SYS_gettid) || kinora_main_queue_is_drainable()) return;
    atomic_fetch_add(&waiting, 1);
    real_async(queue, NULL, marker);
}

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_async) return;
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    real_async = (async_function)kinora_real_function("dispatch_async_f", NULL);
}
