import Foundation
import RenderScene

/// Callbacks that wait until the tree is published: delegates and completion blocks, in the order in which they became due.
package final class CallbackQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [() -> Void] = []
    private var isRunning = false

    /// The process's queue; emptied when its host goes.
    package static let current = CallbackQueue()

    package var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

    package func add(_ callback: @escaping () -> Void) {
        lock.withLock { waiting.append(callback) }
        MediaEnvironment.frameSource?.setNeedsCommit()
    }

    /// Runs what waits now and what comes while running, first come first served. A call from inside a callback returns at once: the outer
    /// one goes on with what was added.
    package func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while let callback = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) { callback() }
    }

    package func removeAll() { lock.withLock { waiting.removeAll() } }

    /// Without a host nobody comes to run callbacks later, so a flush runs them.
    static func runIfHostless() {
        if MediaEnvironment.frameSource == nil { current.run() }
    }
}
