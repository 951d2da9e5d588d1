#include "Internal.h"
#include <errno.h>

typedef int (*sem_function)(sem_t *);
typedef int (*sem_clock_function)(sem_t *, clockid_t, const struct timespec *);
static void resolve(void);
static sem_function real_sem_post;
static sem_clock_function real_sem_clockwait;

// Waiters of a semaphore sleep on the word selected by its address: a post needs no list and no lock, because a signal handler may
// post. Semaphores can share a word; a thread woken for another one checks and sleeps again.
#define WORDS 64
static _Atomic int words[WORDS];

static _Atomic int *word_of(const sem_t *semaphore) {
    uintptr_t address = (uintptr_t)semaphore;
    return &words[(address >> 4 ^ address >> 12) % WORDS];
}

int sem_post(sem_t *semaphore) {
    resolve();
    int result = real_sem_post(semaphore);
    // A waiter joins the list, then tries the semaphore: either it sees this post or this post sees it.
    atomic_thread_fence(memory_order_seq_cst);
    if (kinora_has_waiters()) kinora_wake_word(word_of(semaphore));
    return result;
}

/// The end of a wait: 0 with the semaphore taken, ETIMEDOUT, EINTR, or -1 if virtual time ended first.
static int wait_driving(sem_t *semaphore, int64_t due) {
    while (sem_trywait(semaphore) != 0) {
        pthread_testcancel();
        if (!atomic_load(&kinora_active)) return -1;
        kinora_threads_wait_until_asleep();
        if (sem_trywait(semaphore) == 0) return 0;
        if (!kinora_crank(due)) return ETIMEDOUT;
    }
    return 0;
}

static int wait_asleep(sem_t *semaphore, int64_t due) {
    _Atomic int *word = word_of(semaphore);
    struct kinora_waiter waiter = {.deadline = due, .word = word};
    if (!kinora_enter(&waiter)) return -1;
    int taken, interrupted = 0;
    pthread_cleanup_push(kinora_leave_cancelled, &waiter);
    while (true) {
        int value = atomic_load(word);
        taken = sem_trywait(semaphore);
        if (taken == 0 || interrupted || atomic_load(&waiter.outcome) != WAITING || due <= atomic_load(&kinora_now)) break;
        interrupted = kinora_wait_on_word(word, value);
    }
    pthread_cleanup_pop(0);
    enum kinora_outcome outcome = kinora_leave(&waiter);
    if (taken == 0) return 0;
    if (outcome == STOPPED) return -1;
    return outcome == WAITING && interrupted ? EINTR : ETIMEDOUT;
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *deadline) {
    resolve();
    if (!kinora_is_waitable(clock, deadline) || !kinora_needs_translation(clock)) return real_sem_clockwait(semaphore, clock, deadline);
    // Idle workers of libdispatch wait on semaphores in its data: they end after five real seconds, and no clock waits for that.
    if (kinora_is_virtual() && !kinora_is_in_dispatch(semaphore)) {
        int64_t due = kinora_elapsed_deadline(clock, deadline);
        int saved = errno, error = kinora_is_driving_thread() ? wait_driving(semaphore, due) : wait_asleep(semaphore, due);
        if (error >= 0) {
            errno = error ? error : saved;
            return error ? -1 : 0;
        }
    }
    struct timespec real = kinora_real_deadline(CLOCK_MONOTONIC, clock, deadline);
    return real_sem_clockwait(semaphore, CLOCK_MONOTONIC, &real);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) { return sem_clockwait(semaphore, CLOCK_REALTIME, deadline); }

/// Also called on first use: another library's constructor may run before this one.
__attribute__((constructor)) static void resolve(void) {
    if (real_sem_clockwait) return;
    real_sem_post = (sem_function)kinora_real_function("sem_post", NULL);
    real_sem_clockwait = (sem_clock_function)kinora_real_function("sem_clockwait", NULL);
}
