import CAtomics

// Atomic functions of Darwin from before 2016, which older pods call. All are barriers, those without the word too. Source: Apple's
// libkern/OSAtomic.h.

/// Adds an amount, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(amount, value) }

/// Adds an amount, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(amount, value) }

/// Adds 1, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(1, value) }

/// Adds 1, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(1, value) }

/// Subtracts 1, and returns the difference.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(-1, value) }

/// Subtracts 1, and returns the difference.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { kinora_add32(-1, value) }

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    kinora_swap32(old, new, value)
}

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    kinora_swap32(old, new, value)
}

/// Adds an amount, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(amount, value) }

/// Adds an amount, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(amount, value) }

/// Adds 1, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(1, value) }

/// Adds 1, and returns the sum.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(1, value) }

/// Subtracts 1, and returns the difference.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(-1, value) }

/// Subtracts 1, and returns the difference.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { kinora_add64(-1, value) }

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    kinora_swap64(old, new, value)
}

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    kinora_swap64(old, new, value)
}

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    kinora_swap32(old, new, value)
}

/// Sets a new value if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwapIntBarrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    kinora_swap32(old, new, value)
}

/// Sets a new pointer if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwapPtr(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { kinora_swap_pointer(old, new, value) }

/// Sets a new pointer if the present one is the old one. Returns whether it did.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicCompareAndSwapPtrBarrier(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { kinora_swap_pointer(old, new, value) }

/// Sets bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_or32(mask, value) | mask)
}

/// Sets bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_or32(mask, value) | mask)
}

/// Sets bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_or32(mask, value))
}

/// Sets bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_or32(mask, value))
}

/// Keeps bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_and32(mask, value) & mask)
}

/// Keeps bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_and32(mask, value) & mask)
}

/// Keeps bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_and32(mask, value))
}

/// Keeps bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_and32(mask, value))
}

/// Inverts bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_xor32(mask, value) ^ mask)
}

/// Inverts bits, and returns the result.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_xor32(mask, value) ^ mask)
}

/// Inverts bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_xor32(mask, value))
}

/// Inverts bits, and returns the value before.
@available(*, deprecated, message: "use Atomic of Synchronization")
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: kinora_xor32(mask, value))
}

/// A lock of 4 bytes; 0 if no thread has it.
public typealias OSSpinLock = Int32

/// The value of a lock that no thread has.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

private func unfair(_ lock: UnsafeMutablePointer<OSSpinLock>) -> os_unfair_lock_t {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: os_unfair_lock_s.self)
}

/// Waits for a lock and takes it; as on today's iOS, the thread sleeps meanwhile.
@available(*, deprecated, message: "use os_unfair_lock_lock(_:)")
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) { os_unfair_lock_lock(unfair(lock)) }

/// Takes a lock if no thread has it. Returns whether it did.
@available(*, deprecated, message: "use os_unfair_lock_trylock(_:)")
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { os_unfair_lock_trylock(unfair(lock)) }

/// Releases a lock.
@available(*, deprecated, message: "use os_unfair_lock_unlock(_:)")
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { os_unfair_lock_unlock(unfair(lock)) }
