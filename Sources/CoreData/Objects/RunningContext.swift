import Foundation

/// A context whose closure runs: on this thread, or on one that waits for this one.
///
/// A closure that waits for another context's keeps its own queue, so that what it waits for may use it: a child that asks its parent,
/// whose closure asks the child. Closures of queues run on the thread that waits for them, or on the main thread, which gets the list.
final class RunningContext {
    let context: NSManagedObjectContext
    private let outer: RunningContext?
    /// Whether the main queue is kept: by one of the closures, or by the code outside of all of them.
    private let keepsMainQueue: Bool

    /// - Parameter outer: The state of the thread that waits; of a closure that no thread waits for `none`.
    init(_ context: NSManagedObjectContext, inside outer: Waiting) {
        (self.context, self.outer, keepsMainQueue) = (context, outer.innermost, outer.isOnMainQueue)
    }

    /// The state of a thread that waits for a closure.
    struct Waiting {
        let innermost: RunningContext?
        let isOnMainQueue: Bool

        static var none: Waiting { Waiting(innermost: nil, isOnMainQueue: false) }

        private init(innermost: RunningContext?, isOnMainQueue: Bool) {
            (self.innermost, self.isOnMainQueue) = (innermost, isOnMainQueue)
        }

        /// That of this thread.
        init() {
            innermost = current
            // The main queue may run on another thread, where no run loop does.
            isOnMainQueue =
                innermost?.keepsMainQueue == true || Thread.isMainThread || DispatchQueue.getSpecific(key: RunningContext.mainKey) == true
        }

        /// Whether a context's queue is kept: its closures may run at once.
        func keeps(_ context: NSManagedObjectContext) -> Bool {
            switch context.concurrencyType {
            case .mainQueueConcurrencyType: isOnMainQueue || innermost?.keeps(context) == true
            case .privateQueueConcurrencyType: innermost?.keeps(context) == true
            case .confinementConcurrencyType: true
            }
        }
    }

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The innermost one of this thread; nil outside of all closures.
    static var current: RunningContext? {
        pthread_getspecific(slot).map { Unmanaged<RunningContext>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether a context's closure is this one, or waits for it.
    private func keeps(_ other: NSManagedObjectContext) -> Bool {
        var candidate: RunningContext? = self
        while let current = candidate {
            if current.context === other { return true }
            candidate = current.outer
        }
        return false
    }

    /// Runs a closure as the innermost one of this thread.
    func run<Result>(_ block: () throws -> Result) rethrows -> Result {
        let before = pthread_getspecific(Self.slot)
        pthread_setspecific(Self.slot, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.slot, before) }
        return try withExtendedLifetime(self) { try block() }
    }

    private static let slot: pthread_key_t = {
        var slot = pthread_key_t()
        pthread_key_create(&slot, nil)
        return slot
    }()
}
