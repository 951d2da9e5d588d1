#include "Internal.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// How the process is known to be quiet: /proc tells for each thread whether it sleeps and how often it ran. Two looks that find
// every thread asleep and none having run in between prove that all slept at one moment, so nobody but the caller can wake one.
// A wake-up makes the woken thread "running" before the waker goes on: nothing is ever in flight between two sleeping threads.

#define COMPUTING_LIMIT (10 * NANOSECONDS)

// MARK: Opting out

static _Thread_local bool opted_out;
static pthread_key_t opted_out_key;
static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static int *registry;
static size_t registry_count, registry_capacity;

bool kinora_virtual_time_is_opted_out(void) { return opted_out; }

static void unregister(void *unused) {
    (void)unused;
    int self = (int)syscall(SYS_gettid);
    pthread_mutex_lock(&registry_lock);
    for (size_t i = 0; i < registry_count; i++) {
        if (registry[i] != self) continue;
        registry[i] = registry[--registry_count];
        break;
    }
    pthread_mutex_unlock(&registry_lock);
}

void kinora_virtual_time_opt_out(void) {
    if (opted_out) return;
    opted_out = true;
    pthread_mutex_lock(&registry_lock);
    if (registry_count == registry_capacity) {
        size_t capacity = registry_capacity ? registry_capacity * 2 : 32;
        int *grown = realloc(registry, capacity * sizeof *grown);
        if (grown) {
            registry = grown;
            registry_capacity = capacity;
        }
    }
    if (registry_count < registry_capacity) registry[registry_count++] = (int)syscall(SYS_gettid);
    pthread_mutex_unlock(&registry_lock);
    pthread_setspecific(opted_out_key, &opted_out);
}

static bool is_registered(int thread) {
    bool found = false;
    pthread_mutex_lock(&registry_lock);
    for (size_t i = 0; i < registry_count && !found; i++) found = registry[i] == thread;
    pthread_mutex_unlock(&registry_lock);
    return found;
}

static void resolve(void);
typedef int (*create_function)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
static create_function real_pthread_create;

struct start {
    void *(*body)(void *);
    void *context;
};

static void *start_opted_out(void *context) {
    struct start start = *(struct start *)context;
    free(context);
    kinora_virtual_time_opt_out();
    return start.body(start.context);
}

static int create_opted_out(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
    struct start *start = malloc(sizeof *start);
    if (!start) return EAGAIN;
    *start = (struct start){body, context};
    int error = real_pthread_create(thread, attributes, start_opted_out, start);
    if (error != 0) free(start);
    return error;
}

/// Threads of an opted-out thread (an encoder's own pool) are out as well, but never the pool of libdispatch, which serves everyone.
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *),
                   void *restrict context) {
    resolve();
    if (opted_out && !kinora_is_in_dispatch(__builtin_return_address(0)))
        return create_opted_out(thread, attributes, body, context);
    return real_pthread_create(thread, attributes, body, context);
}

struct task {
    void (*body)(void *);
    void *context;
};

static void *run_task(void *context) {
    struct task task = *(struct task *)context;
    free(context);
    task.body(task.context);
    return NULL;
}

bool kinora_threads_run_opted_out(void (*body)(void *), void *context) {
    struct task *task = malloc(sizeof *task);
    if (!task) return false;
    resolve();
    *task = (struct task){body, context};
    pthread_t thread;
    if (create_opted_out(&thread, NULL, run_task, task) != 0) {
        free(task);
        return false;
    }
    pthread_detach(thread);
    return true;
}

/// Also called by the first user: another library's constructor may come before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_pthread_create) return;
    pthread_key_create(&opted_out_key, unregister);
    real_pthread_create = (create_function)kinora_real_function("pthread_create", NULL);
}

// MARK: Looking at the threads

struct thread {
    int id;
    int stat, schedstat;  // descriptors kept open: reading again is four times cheaper than opening
    unsigned long runs;
    bool asleep;
    bool seen;
    bool left_out;  // computed past the limit; counted again once it sleeps
};
static pthread_mutex_t scan_lock = PTHREAD_MUTEX_INITIALIZER;
static struct thread *threads;
static size_t thread_count, thread_capacity;
static int task_directory = -1;

struct directory_entry {
    uint64_t inode;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
};

static void drop(struct thread *thread) {
    if (thread->stat >= 0) close(thread->stat);
    if (thread->schedstat >= 0) close(thread->schedstat);
    *thread = threads[--thread_count];
}

static int open_file(int id, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "%d/%s", id, name);
    return openat(task_directory, path, O_RDONLY | O_CLOEXEC);
}

static struct thread *entry(int id) {
    for (size_t i = 0; i < thread_count; i++)
        if (threads[i].id == id) return &threads[i];
    if (thread_count == thread_capacity) {
        size_t capacity = thread_capacity ? thread_capacity * 2 : 32;
        struct thread *grown = realloc(threads, capacity * sizeof *grown);
        if (!grown) return NULL;
        threads = grown;
        thread_capacity = capacity;
    }
    threads[thread_count] = (struct thread){.id = id, .stat = open_file(id, "stat"), .schedstat = open_file(id, "schedstat")};
    return &threads[thread_count++];
}

/// False when the thread is gone. Where the kernel has no schedstat the state alone decides.
static bool look(struct thread *thread, bool *ran) {
    char text[512];
    ssize_t length = thread->stat < 0 ? -1 : pread(thread->stat, text, sizeof text - 1, 0);
    if (length <= 0) return false;
    text[length] = 0;
    // The name in parentheses may hold anything, so the state is what follows the last one.
    const char *end = strrchr(text, ')');
    char state = end && end[1] ? end[2] : 'S';
    // Disk waits (D) are work; stopped and ended threads (T, t, Z, X) are not.
    thread->asleep = state != 'R' && state != 'D';
    unsigned long runs = 0;
    length = thread->schedstat < 0 ? -1 : pread(thread->schedstat, text, sizeof text - 1, 0);
    if (length > 0) {
        text[length] = 0;
        sscanf(text, "%*u %*u %lu", &runs);
    }
    *ran = runs != thread->runs;
    thread->runs = runs;
    return true;
}

/// One look at all threads. True when all sleep and none ran since the look before.
static bool look_at_all(int self) {
    if (task_directory < 0) task_directory = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (task_directory < 0) {
        // No /proc: all that is left is to give the others a moment.
        kinora_real_nanosleep(NANOSECONDS / 500);
        return true;
    }
    bool quiet = true;
    for (size_t i = 0; i < thread_count; i++) threads[i].seen = false;
    lseek(task_directory, 0, SEEK_SET);
    _Alignas(8) char buffer[4096];
    long length;
    while ((length = syscall(SYS_getdents64, task_directory, buffer, sizeof buffer)) > 0) {
        for (long at = 0; at < length;) {
            const struct directory_entry *item = (const void *)(buffer + at);
            at += item->length;
            int id = atoi(item->name);
            if (id <= 0 || id == self || is_registered(id)) continue;
            size_t known = thread_count;
            struct thread *thread = entry(id);
            if (!thread) continue;
            bool is_new = thread_count > known, ran = false;
            // A thread that is gone may have woken others on its way out.
            if (!look(thread, &ran)) {
                quiet = false;
                continue;
            }
            thread->seen = true;
            if (thread->asleep) thread->left_out = false;
            if (!thread->left_out && (!thread->asleep || ran || is_new)) quiet = false;
        }
    }
    for (size_t i = thread_count; i-- > 0;) {
        if (threads[i].seen) continue;
        drop(&threads[i]);
        quiet = false;
    }
    return quiet;
}

int kinora_threads_wait_until_asleep(void) {
    int self = (int)syscall(SYS_gettid), left_out = 0;
    int64_t start = 0;
    pthread_mutex_lock(&scan_lock);
    for (int round = 0; !look_at_all(self); round++) {
        // First the rounds of a hand-over between threads, then those of work.
        if (round < 100) {
            sched_yield();
            continue;
        }
        kinora_real_nanosleep(round < 200 ? 50 * 1000 : 1000 * 1000);
        int64_t now = kinora_real_clock(CLOCK_MONOTONIC);
        if (start == 0) start = now;
        if (now - start < COMPUTING_LIMIT) continue;
        for (size_t i = 0; i < thread_count; i++) {
            if (threads[i].asleep) continue;
            threads[i].left_out = true;
            left_out++;
        }
        break;
    }
    pthread_mutex_unlock(&scan_lock);
    return left_out;
}

// MARK: Copies of the process

// A copy has the thread that asked for it alone. The locks are taken first, or another thread might hold one there for ever; and what is
// known of threads is forgotten, or the copy would watch those of the process it was made from, through the files that it shares with it.
static void before_copy(void) {
    pthread_mutex_lock(&scan_lock);
    pthread_mutex_lock(&registry_lock);
    pthread_mutex_lock(&kinora_lock);
}

static void after_copy(void) {
    pthread_mutex_unlock(&kinora_lock);
    pthread_mutex_unlock(&registry_lock);
    pthread_mutex_unlock(&scan_lock);
}

static void begin_copy(void) {
    while (thread_count > 0) drop(&threads[thread_count - 1]);
    if (task_directory >= 0) close(task_directory);
    task_directory = -1;
    registry_count = 0;
    if (opted_out && registry) registry[registry_count++] = (int)syscall(SYS_gettid);
    after_copy();
}

__attribute__((constructor)) static void follow_copies(void) { pthread_atfork(before_copy, after_copy, begin_copy); }
