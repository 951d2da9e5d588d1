#include "Internal.h"
#include <CKinoraProgram.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Detection of a quiet process: /proc shows whether each thread sleeps, and a clock its CPU time. If every thread is asleep and none
// used CPU time from before the first check until after the last, all slept at one moment, so only the caller can wake one. A wake-up
// makes the woken thread "running" before the waker continues, so no wake is ever pending between two sleeping threads.

#define COMPUTING_LIMIT (10 * NANOSECONDS)
static _Atomic int64_t patience = COMPUTING_LIMIT;

void kinora_threads_set_patience(int64_t nanoseconds) { atomic_store(&patience, nanoseconds > 0 ? nanoseconds : COMPUTING_LIMIT); }

static _Thread_local int own_id;

int kinora_thread_id(void) { return own_id ? own_id : (own_id = (int)syscall(SYS_gettid)); }

// MARK: Opting out

static _Thread_local bool opted_out;
static pthread_key_t opted_out_key;
static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static int *registry;
static size_t registry_count, registry_capacity;
static _Atomic int registrations;  // counts changes

bool kinora_virtual_time_is_opted_out(void) { return opted_out; }

static void unregister(void *unused) {
    (void)unused;
    int self = kinora_thread_id();
    pthread_mutex_lock(&registry_lock);
    for (size_t i = 0; i < registry_count; i++) {
        if (registry[i] != self) continue;
        registry[i] = registry[--registry_count];
        break;
    }
    atomic_fetch_add(&registrations, 1);
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
    if (registry_count < registry_capacity) registry[registry_count++] = kinora_thread_id();
    atomic_fetch_add(&registrations, 1);
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

/// Threads of an opted-out thread (an encoder's pool) are opted out as well, but never the pool of libdispatch, which serves everyone.
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *),
                   void *restrict context) {
    resolve();
    if (opted_out && !kinora_is_in_dispatch(__builtin_return_address(0)))
        return create_opted_out(thread, attributes, body, context);
    int error = real_pthread_create(thread, attributes, body, context);
    if (error != 0) kinora_thread_is_refused(error);
    return error;
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

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_pthread_create) return;
    pthread_key_create(&opted_out_key, unregister);
    real_pthread_create = (create_function)kinora_real_function("pthread_create", NULL);
}

// MARK: Thread states

struct thread {
    int id;
    int64_t worked;  // nanoseconds on a processor
    bool left_out;
};
static pthread_mutex_t scan_lock = PTHREAD_MUTEX_INITIALIZER;
static struct thread *threads;
static size_t thread_count, thread_capacity;
/// Threads that computed past the limit; counted again once they sleep.
static int *left_out_threads;
static size_t left_out_count;
/// The last thread found working.
static int busy_thread;
/// Whether `threads` is complete for the calling thread, as of the number of threads that had opted out or ended.
static bool is_listed;
static int listed_for;
static int listed_registrations;

/// The CPU time of a thread of this process; -1 if there is none with that ID.
static int64_t work_of(int id) {
    // As pthread_getcpuclockid constructs it: a per-thread clock (4) of scheduler nanoseconds (2).
    clockid_t clock = (clockid_t)(~(unsigned)id << 3 | 4 | 2);
    struct timespec time;
    return syscall(SYS_clock_gettime, clock, &time) == 0 ? kinora_nanoseconds(&time) : -1;
}

static bool is_left_out(int id) {
    for (size_t i = 0; i < left_out_count; i++)
        if (left_out_threads[i] == id) return true;
    return false;
}

static void count_again(int id) {
    for (size_t i = 0; i < left_out_count; i++)
        if (left_out_threads[i] == id) left_out_threads[i] = left_out_threads[--left_out_count];
}

static void leave_out(int id) {
    int *grown = realloc(left_out_threads, (left_out_count + 1) * sizeof *grown);
    if (!grown) return;
    left_out_threads = grown;
    left_out_threads[left_out_count++] = id;
}

/// Adds a thread to the watched ones, with its CPU time.
static bool note(int directory, int id, void *self) {
    (void)directory;
    if (id == *(int *)self || is_registered(id)) return true;
    if (thread_count == thread_capacity) {
        size_t capacity = thread_capacity ? thread_capacity * 2 : 32;
        struct thread *grown = realloc(threads, capacity * sizeof *grown);
        if (!grown) return true;
        threads = grown;
        thread_capacity = capacity;
    }
    threads[thread_count++] = (struct thread){.id = id, .worked = work_of(id), .left_out = is_left_out(id)};
    return true;
}

/// The directory of the threads, whose link count is their number.
static int task_directory = -1;
static struct stat task_status;

/// Status files of some threads are kept open, because rereading is three times cheaper than opening. Only a few, and none if
/// descriptors are scarce.
#define MOST_HELD 16
#define SCARCE 256
static struct {
    int id, file;
} held[MOST_HELD];
static int held_count;

/// Closes the files of ended threads, or all.
static void release_files(bool all) {
    for (int i = held_count; i-- > 0;) {
        if (!all && work_of(held[i].id) >= 0) continue;
        syscall(SYS_close, held[i].file);
        held[i] = held[--held_count];
    }
}

static int open_status(int id) {
    char path[64];
    snprintf(path, sizeof path, task_directory >= 0 ? "%d/stat" : "/proc/self/task/%d/stat", id);
    return (int)syscall(SYS_openat, task_directory, path, O_RDONLY | O_CLOEXEC, 0);
}

/// Reads the start of a thread's status line. Returns its length, or -1.
static long read_status(int id, char *text, size_t capacity) {
    for (int i = 0; i < held_count; i++)
        if (held[i].id == id) return syscall(SYS_pread64, held[i].file, text, capacity, 0);
    int file = open_status(id);
    if (file < 0 && (errno == EMFILE || errno == ENFILE) && held_count > 0) {
        release_files(true);
        file = open_status(id);
    }
    if (file < 0) return -1;
    long length = syscall(SYS_pread64, file, text, capacity, 0);
    if (length > 0 && held_count < MOST_HELD && file < SCARCE && sysconf(_SC_OPEN_MAX) >= 2 * SCARCE) {
        held[held_count].id = id;
        held[held_count++].file = file;
    } else {
        syscall(SYS_close, file);
    }
    return length;
}

/// Whether a thread sleeps. Under the scan lock.
static bool is_asleep(int id) {
    char text[512];
    long length = read_status(id, text, sizeof text - 1);
    // Another part of the program closed the file, and its number was reused.
    if (length > 0 && atoi(text) != id) {
        held_count = 0;
        length = read_status(id, text, sizeof text - 1);
    }
    // Without free descriptors, the clocks alone decide.
    if (length < 0 && (errno == EMFILE || errno == ENFILE)) return true;
    if (length <= 0) return false;
    text[length] = 0;
    // The name in parentheses is arbitrary, so the state follows the last parenthesis. Disk waits (D) are work; stopped and ended
    // threads (T, t, Z, X) are not. A missing thread may have woken others before it ended.
    const char *end = strrchr(text, ')');
    return !end || (end[2] != 'R' && end[2] != 'D');
}

bool kinora_is_thread_asleep(int id) {
    pthread_mutex_lock(&scan_lock);
    bool asleep = is_asleep(id);
    pthread_mutex_unlock(&scan_lock);
    return asleep;
}

/// Lists the threads if any were created or ended since the last list. False without /proc.
static bool list_threads(int self) {
    struct stat status;
    bool is_open = task_directory >= 0 && fstat(task_directory, &status) == 0 && status.st_dev == task_status.st_dev
                   && status.st_ino == task_status.st_ino;
    if (!is_open) {
        // A reused number is not ours to close.
        task_directory = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
        if (task_directory < 0 || fstat(task_directory, &status) != 0) return false;
    }
    int changes = atomic_load(&registrations);
    if (is_open && is_listed && listed_for == self && listed_registrations == changes && status.st_nlink == task_status.st_nlink) {
        for (size_t i = 0; i < thread_count; i++) threads[i].worked = work_of(threads[i].id);
        return true;
    }
    task_status = status;
    release_files(false);
    thread_count = 0;
    listed_for = self;
    listed_registrations = changes;
    is_listed = kinora_each_number("/proc/self/task", note, &self);
    return is_listed;
}

/// Whether all threads slept at one moment.
static bool look_at_all(int self) {
    bool is_busy = busy_thread && busy_thread != self && !is_registered(busy_thread) && work_of(busy_thread) >= 0;
    if (is_busy && !is_asleep(busy_thread)) return false;
    busy_thread = 0;
    if (!list_threads(self)) {
        // Without /proc, give the others a moment.
        kinora_real_nanosleep(NANOSECONDS / 500);
        return true;
    }
    for (size_t i = 0; i < thread_count; i++) {
        struct thread *thread = &threads[i];
        bool asleep = is_asleep(thread->id);
        if (asleep && thread->left_out) {
            thread->left_out = false;
            count_again(thread->id);
        }
        if (thread->left_out || asleep) continue;
        busy_thread = thread->id;
        is_listed &= work_of(thread->id) >= 0;
        return false;
    }
    for (size_t i = 0; i < thread_count; i++) {
        if (threads[i].left_out || (threads[i].worked >= 0 && work_of(threads[i].id) == threads[i].worked)) continue;
        is_listed &= threads[i].worked >= 0;
        return false;
    }
    return true;
}

static int wait_until_asleep(void) {
    int self = kinora_thread_id(), left_out = 0;
    int64_t start = 0;
    pthread_mutex_lock(&scan_lock);
    for (int round = 0; !look_at_all(self); round++) {
        // First rounds for a hand-over between threads, then rounds for work.
        if (round < 100) {
            sched_yield();
            continue;
        }
        kinora_real_nanosleep(round < 200 ? 50 * 1000 : 1000 * 1000);
        int64_t now = kinora_real_clock(CLOCK_MONOTONIC);
        if (start == 0) start = now;
        if (now - start < atomic_load(&patience)) continue;
        for (size_t i = 0; i < thread_count; i++) {
            struct thread *thread = &threads[i];
            if (thread->left_out || work_of(thread->id) < 0 || is_asleep(thread->id)) continue;
            thread->left_out = true;
            leave_out(thread->id);
            left_out++;
        }
        busy_thread = 0;
        break;
    }
    pthread_mutex_unlock(&scan_lock);
    return left_out;
}

int kinora_threads_wait_until_asleep(void) {
    // A thread cancelled in here would keep the lock.
    int state;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    int left_out = wait_until_asleep();
    pthread_setcancelstate(state, NULL);
    return left_out;
}

// MARK: Forked processes

// A forked process has only the forking thread. The locks are taken first, because another thread might hold one forever; state about
// threads is dropped, including waiters, which are on stacks that the child may reuse.
static bool copies_from_main_thread;

static void before_copy(void) {
    pthread_mutex_lock(&scan_lock);
    pthread_mutex_lock(&registry_lock);
    pthread_mutex_lock(&kinora_lock);
    copies_from_main_thread = kinora_thread_id() == getpid();
}

static void after_copy(void) {
    pthread_mutex_unlock(&kinora_lock);
    pthread_mutex_unlock(&registry_lock);
    pthread_mutex_unlock(&scan_lock);
}

static void begin_copy(void) {
    own_id = 0;
    release_files(true);
    if (task_directory >= 0) close(task_directory);
    task_directory = -1;
    is_listed = false;
    left_out_count = 0;
    busy_thread = 0;
    registry_count = 0;
    if (opted_out && registry) registry[registry_count++] = kinora_thread_id();
    kinora_waiters_begin_copy();
    kinora_run_loop_begin_copy(copies_from_main_thread);
    // The child's only thread is the only one that could move the clock.
    if (!opted_out) kinora_time_drive_from_this_thread();
    after_copy();
}

__attribute__((constructor)) static void follow_copies(void) { pthread_atfork(before_copy, after_copy, begin_copy); }
