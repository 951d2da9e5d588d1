import Foundation
import RenderScene

/// Callbacks waiting until the tree is published: delegates and completion blocks, in the order in which they became due.
package final class CallbackQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [() -> Void] = []
    /// Callbacks taken out to be run, the next one last.
    private var due: [() -> Void] = []
    private var isRunning = false

    /// The queue of the environment.
    package static var current: CallbackQueue { Environment.current.callbacks }

    package var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

    package func add(_ callback: @escaping () -> Void) {
        lock.withLock { waiting.append(callback) }
        Environment.current.frameSource?.setNeedsCommit()
    }

    /// Runs the callbacks queued by now, in order. Callbacks that these add wait for the next call, so that the host commits in between and
    /// can detect endless loops. A call from inside a callback does nothing.
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
        // Released outside the lock: their deinitializers may add others.
        _ = lock.withLock { (exchange(&waiting, with: []), exchange(&due, with: [])) }
    }

    /// Runs the callbacks at the end of a flush if there is no host to run them.
    static func runIfHostless() {
        guard Environment.current.frameSource == nil, !current.isRunning else { return }
        while !current.isEmpty { current.run() }
    }
}
