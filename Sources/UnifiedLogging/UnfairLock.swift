import CAtomics
import CoreGraphics

/// The storage of a lock: 4 bytes that must not be moved or copied while the lock is in use, so that a property of a class serves only
/// behind a pointer. `OSAllocatedUnfairLock` allocates it. Source: Apple's os/lock.h.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32

    /// Creates a lock that no thread has.
    public init() { _os_unfair_lock_opaque = 0 }

    /// Creates a lock from its value: 0 for a lock that no thread has.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// The storage of a lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var word: UnsafeMutablePointer<UInt32> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self) }
}

/// Waits for a lock and takes it. A thread that has it already traps, as on iOS.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    guard kinora_lock(lock.word) else {
        trap(object: "os_unfair_lock", value: "the thread has the lock already", remedy: "release it before it is taken again")
    }
}

/// Takes a lock if no thread has it. Returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { kinora_lock_try(lock.word) }

/// Releases a lock. A thread that does not have it traps, as on iOS.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    guard kinora_unlock(lock.word) else {
        trap(object: "os_unfair_lock", value: "the thread does not have the lock", remedy: "release it in the thread that took it")
    }
}

/// Traps if the thread does not have a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    guard !kinora_lock_is_owned(lock.word) else { return }
    trap(object: "os_unfair_lock", value: "the thread does not have the lock", remedy: "take it first")
}

/// Traps if the thread has a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    guard kinora_lock_is_owned(lock.word) else { return }
    trap(object: "os_unfair_lock", value: "the thread has the lock", remedy: "release it first")
}

/// A lock and the state that it protects, which `withLock(_:)` changes. Copies share both.
///
/// Source: Apple, [OSAllocatedUnfairLock](https://developer.apple.com/documentation/os/osallocatedunfairlock).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            lock.initialize(to: os_unfair_lock_s())
            self.state = state
        }

        deinit { lock.deallocate() }
    }

    /// The relation of a thread to a lock.
    public struct Ownership: Hashable, Sendable {
        fileprivate let isOwner: Bool

        /// The thread has the lock.
        public static var owner: Ownership { Ownership(isOwner: true) }
        /// The thread does not have the lock.
        public static var notOwner: Ownership { Ownership(isOwner: false) }
    }

    private let storage: Storage

    /// Creates a lock with a state that need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a closure with the lock, and returns its result. A call within the closure traps.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls a closure with the lock, and returns its result. A call within the closure traps.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

    /// Calls a closure with the lock if no thread has it; nil if one has.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls a closure with the lock if no thread has it; nil if one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Traps unless the thread has the lock, or has it not.
    public func precondition(_ condition: Ownership) {
        if condition.isOwner { os_unfair_lock_assert_owner(storage.lock) } else { os_unfair_lock_assert_not_owner(storage.lock) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock that protects no state of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock and takes it.
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Releases the lock.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Takes the lock if no thread has it. Returns whether it did.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Calls a closure with the lock, and returns its result.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Calls a closure with the lock, and returns its result.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Calls a closure with the lock if no thread has it; nil if one has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Calls a closure with the lock if no thread has it; nil if one has.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
