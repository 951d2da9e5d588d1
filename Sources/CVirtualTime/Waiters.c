#include "Internal.h"
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

// Threads asleep in virtual time: each waits on a word (or on its condition) until the driving thread fires it.
static struct kinora_waiter *waiters;
static _Atomic int waiter_count;

bool kinora_has_waiters(void) { return atomic_load(&waiter_count) != 0; }

int kinora_wait_on_word(_Atomic int *word, int value) {
    // A wait without a timeout would resume after a signal handler; glibc's do not.
    const struct timespec far = {.tv_sec = INT32_MAX};
    int type;
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &type);
    long result = syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, &far, NULL, 0);
    int error = errno;
    pthread_setcanceltype(type, NULL);
    return result == -1 && error == EINTR ? EINTR : 0;
}

// Async-signal-safe.
void kinora_wake_word(_Atomic int *word) {
    int error = errno;
    atomic_fetch_add(word, 1);
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
    errno = error;
}

static void wake(struct kinora_waiter *waiter) {
    if (waiter->condition) {
        pthread_cond_broadcast(waiter->condition);
    } else {
        kinora_wake_word(waiter->word);
    }
}

bool kinora_enter(struct kinora_waiter *waiter) {
    waiter->thread = pthread_self();
    waiter->thread_id = kinora_thread_id();
    pthread_mutex_lock(&kinora_lock);
    bool active = atomic_load(&kinora_active);
    if (active) {
        waiter->sequence = kinora_next_sequence();
        waiter->next = waiters;
        waiters = waiter;
        atomic_fetch_add(&waiter_count, 1);
    }
    pthread_mutex_unlock(&kinora_lock);
    if (active) kinora_note_arming();
    return active;
}

enum kinora_outcome kinora_leave(struct kinora_waiter *waiter) {
    pthread_mutex_lock(&kinora_lock);
    for (struct kinora_waiter **link = &waiters; *link; link = &(*link)->next) {
        if (*link != waiter) continue;
        *link = waiter->next;
        atomic_fetch_sub(&waiter_count, 1);
        break;
    }
    enum kinora_outcome outcome = (enum kinora_outcome)atomic_load(&waiter->outcome);
    pthread_mutex_unlock(&kinora_lock);
    return outcome;
}

void kinora_leave_cancelled(void *waiter) { kinora_leave(waiter); }

int64_t kinora_waiters_next(uint64_t *sequence) {
    const struct kinora_waiter *first = NULL;
    for (const struct kinora_waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (atomic_load(&waiter->outcome) != WAITING) continue;
        bool earlier = !first || waiter->deadline < first->deadline
                       || (waiter->deadline == first->deadline && waiter->sequence < first->sequence);
        if (earlier) first = waiter;
    }
    *sequence = first ? first->sequence : 0;
    return first ? first->deadline : NEVER;
}

void kinora_waiters_fire(uint64_t sequence) {
    for (struct kinora_waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (waiter->sequence != sequence) continue;
        atomic_store(&waiter->outcome, FIRED);
        wake(waiter);
        return;
    }
}

void kinora_waiters_insist(void) {
    for (struct kinora_waiter *waiter = waiters; waiter; waiter = waiter->next)
        if (atomic_load(&waiter->outcome) != WAITING) wake(waiter);
}

void kinora_waiters_stop(void) {
    for (struct kinora_waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (atomic_load(&waiter->outcome) == WAITING) atomic_store(&waiter->outcome, STOPPED);
        wake(waiter);
    }
}

// Between joining the list and the wait on its condition, a thread holds its mutex and misses a broadcast. It is running then: once it
// has been seen asleep it waits (or has been woken), and a second broadcast reaches it.
void kinora_waiters_finish_stop(void) {
    uint64_t done = UINT64_MAX;
    while (true) {
        // From the newest waiter to the oldest; those that have left need nothing.
        pthread_mutex_lock(&kinora_lock);
        struct kinora_waiter *waiter = waiters;
        while (waiter && (!waiter->condition || atomic_load(&waiter->outcome) == WAITING || waiter->sequence >= done)) waiter = waiter->next;
        uint64_t sequence = waiter ? waiter->sequence : 0;
        int thread = waiter ? waiter->thread_id : 0;
        pthread_mutex_unlock(&kinora_lock);
        if (!thread) return;
        if (!kinora_is_thread_asleep(thread)) {
            kinora_real_nanosleep(20 * 1000);
            continue;
        }
        pthread_mutex_lock(&kinora_lock);
        for (waiter = waiters; waiter; waiter = waiter->next)
            if (waiter->sequence == sequence) wake(waiter);
        pthread_mutex_unlock(&kinora_lock);
        done = sequence;
    }
}

void kinora_waiters_begin_copy(void) {
    pthread_t self = pthread_self();
    int count = 0;
    struct kinora_waiter **link = &waiters;
    while (*link) {
        // Others are on stacks that the child may reuse; a signal handler may fork while its thread waits.
        if (pthread_equal((*link)->thread, self)) {
            (*link)->thread_id = kinora_thread_id();
            link = &(*link)->next;
            count++;
        } else {
            *link = (*link)->next;
        }
    }
    atomic_store(&waiter_count, count);
}

bool kinora_is_at_its_end(void) {
    if (atomic_load(&kinora_now) < atomic_load(&kinora_last_moment)) return false;
    static const char sentence[] = "kinora: virtual time is at its end, and a thread waits for a later time; sleeps return at once from now on\n";
    static atomic_bool is_reported;
    if (!atomic_exchange(&is_reported, true)) syscall(SYS_write, 2, sentence, sizeof sentence - 1);
    return true;
}

bool kinora_crank(int64_t deadline) {
    kinora_threads_wait_until_asleep();
    if (kinora_time_fire_next_due()) return true;
    int64_t now = atomic_load(&kinora_now);
    if (now >= deadline) return false;
    if (kinora_is_at_its_end()) return false;
    double next = kinora_time_next_deadline(), own = (double)deadline / 1e9;
    kinora_time_move(next < own ? next : own);
    return true;
}
