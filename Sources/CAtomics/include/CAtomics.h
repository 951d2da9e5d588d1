// Atomic operations on memory that Swift addresses by pointers, and a lock of 4 bytes that knows its owner.
#pragma once
#include <errno.h>
#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int32_t kinora_add32(int32_t amount, volatile int32_t *value) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

static inline int64_t kinora_add64(int64_t amount, volatile int64_t *value) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

static inline bool kinora_swap32(int32_t old, int32_t new, volatile int32_t *value) {
    return __atomic_compare_exchange_n(value, &old, new, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static inline bool kinora_swap64(int64_t old, int64_t new, volatile int64_t *value) {
    return __atomic_compare_exchange_n(value, &old, new, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static inline bool kinora_swap_pointer(void *old, void *new, void *volatile *value) {
    return __atomic_compare_exchange_n(value, &old, new, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/// Each returns the value before.
static inline uint32_t kinora_or32(uint32_t mask, volatile uint32_t *value) {
    return __atomic_fetch_or(value, mask, __ATOMIC_SEQ_CST);
}

static inline uint32_t kinora_and32(uint32_t mask, volatile uint32_t *value) {
    return __atomic_fetch_and(value, mask, __ATOMIC_SEQ_CST);
}

static inline uint32_t kinora_xor32(uint32_t mask, volatile uint32_t *value) {
    return __atomic_fetch_xor(value, mask, __ATOMIC_SEQ_CST);
}

// The lock: 0, or the number of the thread that has it, as the kernel's futexes with priority inheritance have it.

static inline uint32_t kinora_thread(void) {
    static __thread uint32_t number;
    if (!number) number = (uint32_t)syscall(SYS_gettid);
    return number;
}

static inline bool kinora_lock_try(uint32_t *lock) {
    uint32_t none = 0;
    return __atomic_compare_exchange_n(lock, &none, kinora_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static inline bool kinora_lock_is_owned(const uint32_t *lock) {
    return (__atomic_load_n(lock, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == kinora_thread();
}

/// Waits for the lock; false if the thread has it already.
static inline bool kinora_lock(uint32_t *lock) {
    if (kinora_lock_try(lock)) return true;
    if (kinora_lock_is_owned(lock)) return false;
    while (syscall(SYS_futex, lock, FUTEX_LOCK_PI_PRIVATE, 0, (void *)0, (void *)0, 0) != 0) {
        if (errno != EINTR && errno != EAGAIN) return false;
    }
    return true;
}

/// Releases the lock; false if another thread has it, or none.
static inline bool kinora_unlock(uint32_t *lock) {
    uint32_t own = kinora_thread();
    if (__atomic_compare_exchange_n(lock, &own, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) return true;
    if (!kinora_lock_is_owned(lock)) return false;
    return syscall(SYS_futex, lock, FUTEX_UNLOCK_PI_PRIVATE, 0, (void *)0, (void *)0, 0) == 0;
}
