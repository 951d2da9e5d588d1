import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes a swipe: a quick movement in one direction.
///
/// Discrete: recognized when every touch has moved far enough, before they are lifted (`GestureThresholds`). Fails if the movement is too
/// slow, strays, or ends early. Source: Apple,
/// [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The permitted directions; right by default.
    open var direction: Direction = .right
    /// The number of touches; 1 by default. Lower values count as 1.
    open var numberOfTouchesRequired = 1

    private var starts: [(touch: UITouch, location: CGPoint)] = []
    private var timer: MediaTimer?
    private var begin: CGPoint?

    /// The start of the swipe: the centroid of the touches' first locations, in a view's coordinates (nil: the window's), points.
    open override func location(in view: UIView?) -> CGPoint {
        guard let begin, let window = self.view?.window else { return super.location(in: view) }
        return view.map { $0.convert(begin, from: window) } ?? begin
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { wait() }
        for touch in touches.inOrder { starts.append((touch, touch.location(in: nil))) }
        guard starts.count <= max(numberOfTouchesRequired, 1) else { return fail() }
        let sum = starts.reduce(into: CGPoint.zero) {
            $0.x += $1.location.x
            $0.y += $1.location.y
        }
        begin = CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard starts.count == max(numberOfTouchesRequired, 1) else { return }
        let steps = starts.map { touch, start in
            let location = touch.location(in: nil)
            return CGVector(dx: location.x - start.x, dy: location.y - start.y)
        }
        let limit = GestureThresholds.swipeDistance
        if Self.directions.contains(where: { direction.contains($0.direction) && steps.allSatisfy($0.isCovered) }) {
            timer?.invalidate()
            state = .recognized
        } else if steps.contains(where: { max(abs($0.dx), abs($0.dy)) >= limit && !couldBecomeSwipe($0) }) {
            fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        timer?.invalidate()
        timer = nil
        starts = []
        begin = nil
    }

    /// Each direction with a test whether a movement covers the distance without straying.
    private static let directions: [(direction: Direction, isCovered: (CGVector) -> Bool)] = [
        (.right, { isStraight($0.dx, $0.dy) }), (.left, { isStraight(-$0.dx, $0.dy) }), (.down, { isStraight($0.dy, $0.dx) }),
        (.up, { isStraight(-$0.dy, $0.dx) }),
    ]

    nonisolated private static func isStraight(_ along: CGFloat, _ across: CGFloat) -> Bool {
        along >= GestureThresholds.swipeDistance && abs(across) <= along * GestureThresholds.swipeStray
    }

    private func couldBecomeSwipe(_ step: CGVector) -> Bool {
        Self.directions.contains { direction.contains($0.direction) && $0.isCovered(step) }
    }

    private func wait() {
        let timer = MediaTimer(
            after: GestureThresholds.swipeDuration, name: "\(type(of: self)) waits", onMainActor: { [weak self] in self?.state = .failed })
        timer.start()
        self.timer = timer
    }

    private func fail() {
        timer?.invalidate()
        state = .failed
    }
}
