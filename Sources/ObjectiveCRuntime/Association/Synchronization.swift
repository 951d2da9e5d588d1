import Foundation
import Synchronization

/// The success of `objc_sync_enter` and `objc_sync_exit`.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The thread does not hold the object's lock.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Locks an object for the current thread, which may hold the lock several times, as `@synchronized` does.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let object = object as AnyObject
    let lock = locks.withLock { locks in
        let held = locks[ObjectIdentifier(object)] ?? HeldLock(object)
        held.users += 1
        locks[ObjectIdentifier(object)] = held
        return held
    }
    lock.lock.lock()
    lock.owner = pthread_self()
    lock.depth += 1
    return OBJC_SYNC_SUCCESS
}

/// Unlocks an object that the current thread has locked.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if it has not.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let object = object as AnyObject
    let held = locks.withLock { locks -> HeldLock? in
        guard let held = locks[ObjectIdentifier(object)], held.depth > 0, pthread_equal(held.owner, pthread_self()) != 0 else { return nil }
        held.users -= 1
        if held.users == 0 { locks[ObjectIdentifier(object)] = nil }
        return held
    }
    guard let held else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
    held.depth -= 1
    held.lock.unlock()
    return OBJC_SYNC_SUCCESS
}

/// Runs a function. Linux has no autoreleased objects: nothing waits for the end of the pool.
///
/// - Returns: What the function returns.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

private let locks = Mutex<[ObjectIdentifier: HeldLock]>([:])

/// The lock of an object while threads hold it or wait for it. It retains the object, so that its address stays its own.
private final class HeldLock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    let object: AnyObject
    /// Calls of `objc_sync_enter` without `objc_sync_exit`.
    var users = 0
    /// Of the thread that holds the lock.
    var owner = pthread_self()
    var depth = 0

    init(_ object: AnyObject) { self.object = object }
}
