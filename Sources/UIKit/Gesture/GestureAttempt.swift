import CoreGraphics

/// What one attempt of a recogniser consists of, from its first touch until it is possible again.
@MainActor
struct GestureAttempt {
    /// An attempt is on.
    var isActive = false
    /// The touches that are down, in the order of coming down; those that went with the present event too, and once it is decided, all it was made of.
    var touches: [UITouch] = []
    /// All touches of the attempt, gone ones too: recognisers that share one compete.
    var history: [UITouch] = []
    /// Touches of the attempt that are still down.
    var down: [UITouch] = []
    /// What the recogniser wants to be, while it waits for others to fail.
    var wanted: UIGestureRecognizer.State?
    /// What it wanted after that: a gesture that began and ended while it waited.
    var wantedEnd: UIGestureRecognizer.State?
    /// Whom it must wait for in this attempt by the answers of delegates, which are asked once.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// In the screen's coordinates.
    private var lastCentroid = CGPoint.zero

    /// The middle of the touches, in the screen's coordinates.
    var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid }
        let sum = touches.reduce(into: CGPoint.zero) {
            $0.x += $1.screenLocation.x
            $0.y += $1.screenLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    mutating func add(_ touch: UITouch) {
        // A recogniser that never makes up its mind does not gather touches for ever.
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(touch)
        down.append(touch)
        touches.append(touch)
    }

    /// Takes in what recognisers compete for, but is no finger: a press.
    mutating func hold(_ token: UITouch) {
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(token)
        down.append(token)
    }

    /// A touch is none of the attempt's any more.
    mutating func drop(_ touch: UITouch) {
        remove([touch])
        history.removeAll { $0 === touch }
    }

    /// Touches are over.
    mutating func remove(_ gone: [UITouch], keeping keeps: Bool = false) {
        lastCentroid = centroid
        if !keeps { touches.removeAll { one in gone.contains { $0 === one } } }
        down.removeAll { one in gone.contains { $0 === one } }
    }

    /// The attempt is over. The last middle stays, for those who ask.
    mutating func clear() {
        let last = centroid
        self = GestureAttempt()
        lastCentroid = last
    }

    func shares(with other: GestureAttempt) -> Bool { history.contains { one in other.history.contains { $0 === one } } }
}

/// A recogniser that is referred to without being kept.
struct WeakGesture {
    weak var recognizer: UIGestureRecognizer?
}

/// Whom a recogniser tells.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector
}

extension UIGestureRecognizer {
    /// Whether it is told of touches: not once it is done, or has only to wait.
    final var takesTouches: Bool {
        !storedState.isOver && (attempt.wanted == nil || attempt.wanted == .began && attempt.wantedEnd == nil)
    }

    /// Whether it goes on and keeps its touches from views.
    final var takesOver: Bool { (storedState == .began || storedState == .changed) && cancelsTouchesInView }

    final func add(_ target: GestureTarget) {
        targets.removeAll { $0.object == nil }
        if !targets.contains(where: { $0.object === target.object && $0.action == target.action }) { targets.append(target) }
    }

    /// Tells the targets; those that are added meanwhile are told next time.
    final func tellTargets() {
        for target in targets {
            if let object = target.object { target.action.send(to: object, self) }
        }
    }
}
