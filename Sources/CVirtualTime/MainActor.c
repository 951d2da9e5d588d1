#include "Internal.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

// A job for the main actor that is given by the very thread that runs one waits until that one ends or suspends. Each such job is
// followed on the main queue by a marker, so what has been given less what the markers have counted is what has not begun.

#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*enqueue_function)(void *job);
typedef SWIFT_CALL void (*enqueue_hook)(void *job, enqueue_function original);
typedef void (*async_function)(void *queue, void *context, void (*work)(void *));

static enqueue_hook next_hook;
static async_function async;
static void *main_queue;
static _Atomic int holder;
static atomic_int waiting;

int kinora_main_actor_jobs_waiting(void) { return atomic_load(&waiting); }

static void marker(void *unused) {
    (void)unused;
    atomic_fetch_sub(&waiting, 1);
}

static SWIFT_CALL void enqueue(void *job, enqueue_function original) {
    if (next_hook) next_hook(job, original);
    else original(job);
    if (!kinora_is_virtual() || atomic_load(&holder) != (int)syscall(SYS_gettid) || kinora_main_queue_is_drainable()) return;
    atomic_fetch_add(&waiting, 1);
    async(main_queue, NULL, marker);
}

void kinora_main_actor_is_held_here(void) {
    atomic_store(&holder, (int)syscall(SYS_gettid));
    if (async) return;
    enqueue_hook *hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor_hook");
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    async_function found = (async_function)dlsym(RTLD_DEFAULT, "dispatch_async_f");
    if (!hook || !main_queue || !found) return;
    async = found;
    next_hook = *hook;
    *hook = enqueue;
}
