import CoreGraphics
import QuartzCore

/// Taps one after the other, as a recogniser counts them: fingers down together, up again soon, and down again soon at the same place.
@MainActor
struct TapSequence {
    enum Outcome {
        /// Fingers are still down, or the tap is over and others may follow.
        case waiting
        /// A finger was lifted before all were down.
        case incomplete
        /// So many taps are complete, this one included.
        case tapped(Int)
    }

    /// The fingers that are down.
    private(set) var down: [UITouch] = []
    /// All fingers of the present tap are or were down at one time.
    private(set) var isComplete = false
    private var count = 0
    private var firstLocation: CGPoint?
    private var timer: MediaTimer?

    /// Fingers come down; false when they are too many, too late or too far away. A tap that takes too long makes the recogniser fail.
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

    /// Whether any of the fingers has gone further from where it came down.
    func haveStrayed(_ touches: Set<UITouch>, by distance: CGFloat) -> Bool {
        touches.contains { touch in
            let location = touch.location(in: nil)
            let start = touch.startLocation
            let began = touch.window?.layer.convert(start, from: nil) ?? start
            return hypot(location.x - began.x, location.y - began.y) > distance
        }
    }

    /// Fingers are lifted. After a tap the next one has to come soon, or the recogniser fails.
    mutating func end(_ touches: Set<UITouch>, failing recognizer: UIGestureRecognizer) -> Outcome {
        down.removeAll { touches.contains($0) }
        guard isComplete else { return .incomplete }
        guard down.isEmpty else { return .waiting }
        isComplete = false
        count += 1
        wait(GestureThresholds.tapInterval, failing: recognizer)
        return .tapped(count)
    }

    /// Nothing is waited for any more, and nothing has been.
    mutating func stop() {
        timer?.invalidate()
        self = TapSequence()
    }

    /// The fingers may stay for any time now.
    mutating func stopWaiting() {
        timer?.invalidate()
        timer = nil
    }

    private mutating func wait(_ limit: TimeInterval?, failing recognizer: UIGestureRecognizer) {
        timer?.invalidate()
        timer = nil
        guard let limit else { return }
        let name = "\(type(of: recognizer)) waits"
        let next = MediaTimer(after: limit, name: name) { [weak recognizer] in
            MainActor.assumeIsolated { recognizer?.state = .failed }
        }
        next.start()
        timer = next
    }
}
