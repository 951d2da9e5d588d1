import Foundation
import RenderScene
import Synchronization

/// The state of the process that ends with its host: clock, frames, timers, the open transaction, and the states of the modules above.
///
/// There is always a current environment. A host takes it over with `install` and drops it with `drop`: all its state is released, and an
/// empty environment without a host follows. Its clock is the time since boot; no frames come. What outlives hosts (caches, registries,
/// counters) is a static variable, listed with its reason in `Tests/Lists/process-state.tsv`.
///
/// Used on the main actor. Other threads may read `current`, the clock, and states that say so.
package final class Environment: @unchecked Sendable {
    private static let pointer = Atomic(Unmanaged.passRetained(Environment()))

    package static var current: Environment { pointer.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0 } }

    package private(set) var clock: any MediaClock = BuiltInClock()
    package private(set) weak var frameSource: (any FrameSource)?
    package private(set) var context: LayerContext?

    /// Observer of animation events; nil unless tracing.
    package weak var animationObserver: (any AnimationObserver)?

    package let displayLinks = DisplayLinks()
    package let timers = MediaTimers()
    package let openCompletions = OpenCompletions()
    let callbacks = CallbackQueue()
    let detachedAnimations = DetachedAnimations()
    /// The implicit transaction of the main actor while there is a host.
    var implicitTransaction = TransactionLevel()
    private let states = EnvironmentStates()

    /// Installs a host's clock, frame source and layer context, replacing those of the previous host.
    package func install(clock: any MediaClock, frameSource: any FrameSource, context: LayerContext) {
        _ = exchange(&self.clock, with: clock)
        self.frameSource = frameSource
        _ = exchange(&self.context, with: context)
    }

    /// The state of a module above; created on first use.
    package func state<State>(in slot: EnvironmentSlot<State>) -> State { states.state(in: slot) }

    /// Ends the current environment with all its state; an empty one without a host follows.
    ///
    /// Objects released with it may use clock, screen and application: at first those of the host that ends, and at last none. State that
    /// they leave behind is released too.
    package static func drop() {
        for _ in 0..<dropLimit {
            let ended = current
            ended.states.end()
            // Other threads may be reading the pointer: the emptied object is kept until the next one is dropped.
            let next = Unmanaged.passRetained(Environment())
            let last = dropped.exchange(pointer.exchange(next, ordering: .acquiringAndReleasing), ordering: .acquiringAndReleasing)
            last?.release()
            ended.clear()
            guard !current.isPristine else { return }
        }
    }

    private static let dropped = Atomic<Unmanaged<Environment>?>(nil)
    /// Maximum number of environments dropped at once, each filled by objects released with the one before.
    private static let dropLimit = 100

    /// Releases everything. Each value is removed before it is released: objects released with it may access this environment.
    private func clear() {
        frameSource = nil
        animationObserver = nil
        displayLinks.removeAll()
        timers.removeAll()
        openCompletions.removeAll()
        states.removeAll()
        _ = exchange(&context, with: nil)
        _ = exchange(&clock, with: BuiltInClock())
        _ = exchange(&implicitTransaction, with: TransactionLevel())
        TransactionStack.current.removeAll()
        callbacks.removeAll()
    }

    private var isPristine: Bool { states.isEmpty && TransactionStack.current.isEmpty && callbacks.isEmpty }
}

/// Returns the current media time in seconds, the time base of display links, animations and gestures.
///
/// Reads the host's clock: virtual under a `Stage`, constant within one run-loop turn; without a host, the time since boot. Source: Apple,
/// `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval {
    Environment.current.clock.now
}
