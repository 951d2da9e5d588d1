import QuartzCore

/// Records events in order.
final class Journal: CAAnimationDelegate {
    var lines: [String] = []
    /// Called after each stop.
    var onStop: ((String, Bool) -> Void)?

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func write(_ line: String) -> () -> Void { { self.lines.append(line) } }

    func animationDidStart(_ anim: CAAnimation) { lines.append("start \(Self.name(of: anim))") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("stop \(Self.name(of: anim)) \(flag)")
        onStop?(Self.name(of: anim), flag)
    }

    private static func name(of animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "animation" }
}

extension CAAnimation {
    /// This animation, writing its start and stop into a journal.
    func reporting(to journal: Journal, as name: String) -> Self {
        delegate = journal
        setValue(name, forKey: "name")
        return self
    }
}
