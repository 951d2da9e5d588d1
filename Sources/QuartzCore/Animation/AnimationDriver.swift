import RenderScene

/// The timeline of a property animator, shared by all its changes: from 0, where none has begun, to 1, where all are complete.
///
/// Never stepped: while running, it is a map of the layers' times, so that its state at any time can be computed. Setting the state
/// recommits every layer with such a change.
package final class AnimationDriver {
    private struct Driven {
        weak var change: DrivenChange?
    }

    /// Duration of the whole run, in seconds.
    package let duration: Double
    /// Whether the driver pauses at its end instead of ending its changes.
    package var pausesAtEnd = false
    /// Incremented with each change of state, so that each change can record the start of the present run in its layer's time.
    private(set) var serial = 0
    private var driven: [Driven] = []

    package init(duration: Double) { self.duration = duration }

    package var state = DriverState.held(at: 0) {
        didSet {
            serial += 1
            driven.removeAll { $0.change == nil }
            for one in driven { one.change?.stateChanged() }
        }
    }

    package var isRunning: Bool { state.isRunning }

    func add(_ change: DrivenChange) { driven.append(Driven(change: change)) }

    func remove(_ change: DrivenChange) { driven.removeAll { $0.change === change } }

    /// Called at the end of the run: pauses there if `pausesAtEnd` is set. Returns whether it does.
    func pauseAtEnd() -> Bool {
        guard isRunning else { return true }
        guard pausesAtEnd else { return false }
        state = .held(at: state.end)
        return true
    }
}
