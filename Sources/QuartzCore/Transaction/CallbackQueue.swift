import Foundation
import RenderScene

/// Callbacks that wait until the tree is published: delegates and completion blocks, in the order in which they became due.
package final class CallbackQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [() -> Void] = []
    /// Taken out to be run, the next one last.
    private var due: [() -> Void] = []
    private var isRunning = false

    /// The process's queue; emptied when its host goes.
    package static let current = CallbackQueue()

    package var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

    package func add(_ callback: @escaping () -> Void) {
        lock.withLock { waiting.append(callback) }
        MediaEnvironment.frameSource?.setNeedsCommit()
    }

    /// Runs what waits now, first come first served. What these callbacks add waits for the next call, so that the host commits in between and sees
    /// when it goes on without end. A call from inside a callback does nothing.
    package func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        lock.withLock {
            due = waiting.reversed()
            waiting = []
        }
        while let callback = lock.withLock({ due.popLast() }) { callback() }
    }

    package func removeAll() {
        // They die when the lock is free: what they hold may add others.
        _ = lock.withLock { (exchange(&waiting, with: []), exchange(&due, with: [])) }
    }

    /// Without a host nobody comes to run callbacks later, so a flush runs them.
    static func runIfHostless() {
        guard MediaEnvironment.frameSource == nil, !current.isRunning else { return }
        while !current.isEmpty { current.run() }
    }
}
