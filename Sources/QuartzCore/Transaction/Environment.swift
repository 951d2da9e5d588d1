import Foundation
import RenderScene
import Synchronization

/// The state of the process that ends with its host: clock, frames, timers, the open transaction, and the states of the modules above.
///
/// A host fills it with `install` and empties it with `drop`: all state is released, the clock is the time since boot again, and no frames
/// come. What outlives hosts (caches, registries, counters) is a static variable, listed with its reason in
/// `Tests/Lists/process-state.tsv`.
///
/// Used on the main actor. Other threads may read the clock, and the states that are shared.
package final class Environment: @unchecked Sendable {
    package static let current = Environment()

    private let lock = NSLock()
    private var installedClock: any MediaClock = BuiltInClock()
    @exclusivity(unchecked) package private(set) weak var frameSource: (any FrameSource)?
    @exclusivity(unchecked) package private(set) var context: LayerContext?

    package var clock: any MediaClock { lock.withLock { installedClock } }

    /// Observer of animation events; nil unless tracing.
    package weak var animationObserver: (any AnimationObserver)?
    /// Editor of animations; nil but in a replay.
    package weak var animationEditor: (any AnimationEditor)?

    package private(set) var timers = MediaTimers()
    package private(set) var openCompletions = OpenCompletions()
    let callbacks = CallbackQueue()
    let detachedAnimations = DetachedAnimations()
    /// The implicit transaction of the main actor while there is a host.
    @exclusivity(unchecked) var implicitTransaction = TransactionLevel()
    private let states = EnvironmentStates()
    private let shared = Mutex<[any SharedEnvironmentState]>([])
    /// Property animators that were created.
    @exclusivity(unchecked) var animatorCount = 0

    private init() {}

    /// Installs a host's clock, frame source and layer context, replacing those of the previous host.
    package func install(clock: any MediaClock, frameSource: any FrameSource, context: LayerContext) {
        _ = lock.withLock { exchange(&installedClock, with: clock) }
        self.frameSource = frameSource
        _ = exchange(&self.context, with: context)
    }

    /// The state of a module above, on the main actor; created on first use.
    package func state<State>(in slot: EnvironmentSlot<State>) -> State { states.state(in: slot) }

    /// Registers a state that other threads read, once in the process. Returns it.
    package func share<State: SharedEnvironmentState>(_ state: State) -> State {
        shared.withLock { $0.append(state) }
        return state
    }

    /// Ends the host's state. A second call does nothing.
    ///
    /// Objects released with it may use clock, screen and application: at first those of the host, and at last none. State that they leave
    /// behind is released too.
    package func drop() {
        for _ in 0..<Self.dropLimit {
            states.end()
            empty()
            guard !states.isEmpty || !TransactionStack.current.isEmpty || !callbacks.isEmpty else { return }
        }
    }

    /// Maximum number of times that released objects may leave state behind.
    private static let dropLimit = 100

    private func empty() {
        // Everything is replaced before anything is released, because objects released with it may access the environment.
        let ended: [Any?] = [
            lock.withLock { exchange(&installedClock, with: BuiltInClock()) }, exchange(&context, with: nil), states.removeAll(),
            exchange(&implicitTransaction, with: TransactionLevel()), exchange(&openCompletions, with: OpenCompletions()),
        ]
        let waiting = exchange(&timers, with: MediaTimers())
        for state in shared.withLock({ $0 }) { state.reset() }
        frameSource = nil
        (animationObserver, animationEditor, animatorCount) = (nil, nil, 0)
        waiting.removeAll()
        TransactionStack.current.removeAll()
        callbacks.removeAll()
        withExtendedLifetime(ended) {}
    }
}

/// Returns the current media time in seconds, the time base of display links, animations and gestures.
///
/// Reads the host's clock: virtual under a `Stage`, constant within one run-loop turn; without a host, the time since boot. Source: Apple,
/// `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval {
    Environment.current.clock.now
}

/// Completions that only a call of the app can trigger, such as a transition's; `settle()` names those still open when nothing moves any
/// more.
package final class OpenCompletions {
    private struct Entry {
        weak var owner: AnyObject?
        let name: () -> String?
    }

    private var entries: [Entry] = []

    /// Registers a name for `settle()` until the owner is removed or released; the closure returns nil while nothing is overdue. The owner
    /// is not retained.
    package func add(_ owner: AnyObject, name: @escaping () -> String?) {
        remove(owner)
        entries.append(Entry(owner: owner, name: name))
    }

    package func remove(_ owner: AnyObject) { entries.removeAll { $0.owner == nil || $0.owner === owner } }

    func removeAll() { entries = [] }

    /// Names of the open completions, in the order of adding.
    package var names: [String] { entries.compactMap { $0.owner == nil ? nil : $0.name() } }
}
