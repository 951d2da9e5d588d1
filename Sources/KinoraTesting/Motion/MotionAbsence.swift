import RenderScene

/// Frames of a motion without a value: the view was in no window, or the closure returned nil.
struct MotionAbsence: Sendable {
    /// The time of the first of these frames, in seconds since the call of `expectMotion`.
    let begin: Double
    /// The time of the next frame with a value; nil if there is none.
    var end: Double?
    /// The animations about the time at which a view left its window; nil for a view that enters, and for closures.
    let departure: Departure?

    /// The animations in a window about the time at which a view left it.
    enum Departure: Sendable {
        /// One ended, and none of the view or of its superviews went on: the end of a transition.
        case atEnd
        /// One of the view or of a superview would have gone on.
        case duringAnimation
        /// None ended.
        case withoutAnimation
    }
}

extension MotionAbsence.Departure {
    /// - Parameters:
    ///   - layer: The view's layer.
    ///   - screen: The last frame with the view.
    ///   - seconds: The time from that frame to the first one without it.
    init(of layer: LayerID, after screen: FrozenTree, by seconds: Double) {
        let tree = screen.tree
        let (last, first) = (screen.time, screen.time + seconds)
        var own: Set<Int> = []
        var index = tree.nodes.firstIndex { $0.layer == layer } ?? -1
        while index >= 0 {
            own.insert(index)
            index = Int(tree.parents[index])
        }
        let running = tree.nodes.indices.flatMap { index in
            tree.nodes[index].tracks
                .filter { !$0.isEndless && $0.isRunning(after: tree.localTime(of: index, at: last)) }
                .map { (isOwn: own.contains(index), goesOn: $0.isRunning(after: tree.localTime(of: index, at: first))) }
        }
        if running.contains(where: { $0.isOwn && $0.goesOn }) {
            self = .duringAnimation
        } else {
            self = running.contains { !$0.goesOn } ? .atEnd : .withoutAnimation
        }
    }
}

extension Track {
    /// Whether the value changes right after a time of its layer.
    fileprivate func isRunning(after time: Double) -> Bool {
        guard let phase = phase(at: time + 1e-6) else { return false }
        return self.phase(at: time + 2e-6) != phase
    }

    fileprivate var isEndless: Bool { (groups + [own]).contains { $0.timing.activeDuration == .infinity } }
}
