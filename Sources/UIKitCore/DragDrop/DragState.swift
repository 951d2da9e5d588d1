import Display

/// The drags of the environment.
@MainActor
final class DragState: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<DragState>()

    static var current: DragState { Environment.current.state(in: slot) }

    /// The drags that have not ended, in the order of their beginnings.
    var runs: [DragRun] = []

    nonisolated init() {}

    func end() { runs = [] }

    /// The drags to which items can be added.
    var open: [DragRun] { runs.filter { $0.phase == .dragging } }

    /// Forgets a destination that leaves its view.
    func leave(_ interaction: UIDropInteraction) { for run in runs { run.leave(interaction) } }
}
