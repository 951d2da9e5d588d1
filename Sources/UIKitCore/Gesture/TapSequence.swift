import CoreGraphics
import GestureEngine
import QuartzCore

/// Counts taps for a recognizer: touches that begin together, end soon, and begin again soon at the same location.
@MainActor
struct TapSequence {
    enum Outcome {
        /// Touches are down, or a tap is complete and more may follow.
        case waiting
        /// A touch ended before all had begun.
        case incomplete
        /// The number of completed taps.
        case tapped(Int)
    }

    /// The touches that are down.
    private(set) var down: [UITouch] = []
    /// Whether all touches of the current tap have been down at one time.
    private(set) var isComplete = false
    private var count = 0
    private var firstLocation: CGPoint?
    private var timer: MediaTimer?

    /// Adds touches; false if they are too many, too late or too far apart. A tap that lasts too long makes the recognizer fail.
    mutating func begin(
        _ touches: Set<UITouch>, fingers: Int, failing recognizer: UIGestureRecognizer,
        within limit: TimeInterval? = GestureThresholds.tapDuration
    ) -> Bool {
        for touch in touches.inOrder {
            let location = touch.location(in: nil)
            if let first = firstLocation, down.isEmpty, hypot(location.x - first.x, location.y - first.y) > GestureThresholds.tapSpread {
                return false
            }
            if down.isEmpty {
                if firstLocation == nil { firstLocation = location }
                wait(limit, failing: recognizer)
            }
            down.append(touch)
        }
        guard !isComplete || down.count == touches.count, down.count <= fingers else { return false }
        isComplete = down.count == fingers
        return true
    }

    /// Whether a touch has moved farther than `distance` from its start.
    func haveMoved(_ touches: Set<UITouch>, by distance: CGFloat) -> Bool {
        touches.contains { touch in
            let location = touch.location(in: nil)
            let start = touch.startLocation
            let began = touch.window?.layer.convert(start, from: nil) ?? start
            return hypot(location.x - began.x, location.y - began.y) > distance
        }
    }

    /// Removes ended touches. After a tap the next one must follow soon, or the recognizer fails.
    mutating func end(_ touches: Set<UITouch>, failing recognizer: UIGestureRecognizer) -> Outcome {
        down.removeAll { touches.contains($0) }
        guard isComplete else { return .incomplete }
        guard down.isEmpty else { return .waiting }
        isComplete = false
        count += 1
        wait(GestureThresholds.tapInterval, failing: recognizer)
        return .tapped(count)
    }

    /// Resets the sequence.
    mutating func stop() {
        timer?.invalidate()
        self = TapSequence()
    }

    /// Removes the time limit.
    mutating func stopWaiting() {
        timer?.invalidate()
        timer = nil
    }

    private mutating func wait(_ limit: TimeInterval?, failing recognizer: UIGestureRecognizer) {
        timer?.invalidate()
        timer = nil
        guard let limit else { return }
        let name = "\(type(of: recognizer)) waits"
        let next = MediaTimer(after: limit, name: name, onMainActor: { [weak recognizer] in recognizer?.state = .failed })
        next.start()
        timer = next
    }
}
