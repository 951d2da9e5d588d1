import CoreGraphics
import Dispatch
import TestSupport
import Testing
import UnifiedLogging

struct UnfairLockTests {
    @Test func aStateIsChangedByOneThreadAtATime() {
        let lock = OSAllocatedUnfairLock(initialState: 0), other = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2_000 { lock.withLock { $0 += 1 } }
        }
        #expect(other.withLock { $0 } == 16_000)
        #expect(lock.withLock { _ in other.withLockIfAvailable { _ in true } } == nil)
        #expect(lock.withLockIfAvailable { $0 } == 16_000)
    }

    @Test func aLockIsReleasedByAnError() {
        struct Refusal: Error {}
        let lock = OSAllocatedUnfairLock()
        #expect(throws: Refusal.self) { try lock.withLock { throw Refusal() } }
        #expect(lock.lockIfAvailable())
        #expect(!lock.lockIfAvailable())
        lock.precondition(.owner)
        lock.unlock()
        lock.precondition(.notOwner)
    }

    @Test func aLockBehindAPointerExcludes() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(lock.pointee._os_unfair_lock_opaque == 0)
    }

    @Test func aThreadThatTakesItsLockAgainTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let lock = OSAllocatedUnfairLock()
                lock.lock()
                lock.lock()
            }
        }
        #expect(result.trapSentence?.contains("the thread has the lock already") == true)
    }

    @Test func aThreadWithoutTheLockTrapsAtItsRelease() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { OSAllocatedUnfairLock().unlock() }
        }
        #expect(result.trapSentence?.contains("the thread does not have the lock") == true)
    }

    @available(*, deprecated)
    @Test func oldAtomicFunctionsReturnWhatDarwinsDo() {
        var value: Int32 = 5
        #expect(OSAtomicIncrement32Barrier(&value) == 6)
        #expect(OSAtomicDecrement32(&value) == 5)
        #expect(OSAtomicAdd32(-7, &value) == -2)
        #expect(!OSAtomicCompareAndSwap32Barrier(5, 1, &value))
        #expect(OSAtomicCompareAndSwap32Barrier(-2, 1, &value))
        #expect(value == 1)
        var bits: UInt32 = 0b0101
        #expect(OSAtomicOr32OrigBarrier(0b0010, &bits) == 0b0101)
        #expect(OSAtomicAnd32(0b0110, &bits) == 0b0110)
        #expect(OSAtomicXor32Orig(0b1111, &bits) == 0b0110)
        #expect(bits == 0b1001)
        var lock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        #expect(!OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        #expect(OSSpinLockTry(&lock))
        var pointer: UnsafeMutableRawPointer?
        withUnsafeMutablePointer(to: &value) { new in
            #expect(OSAtomicCompareAndSwapPtr(nil, new, &pointer))
            #expect(pointer == UnsafeMutableRawPointer(new))
        }
    }
}
