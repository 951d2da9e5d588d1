import CoreGraphics

/// What one attempt of a recogniser consists of, from its first touch until it is possible again.
@MainActor
struct GestureAttempt {
    /// The touches that count, in the order of coming down; those that went with the present event too.
    var touches: [UITouch] = []
    /// The touches that counted at any time, gone ones too.
    var counted: [UITouch] = []
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

    /// An attempt is on.
    var isActive: Bool { !history.isEmpty }

    /// The middle of the touches, in the screen's coordinates.
    var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid }
        let sum = touches.reduce(into: CGPoint.zero) {
            $0.x += $1.screenLocation.x
            $0.y += $1.screenLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    mutating func add(_ touch: UITouch, counts: Bool) {
        // A recogniser that never makes up its mind does not gather touches for ever.
        if history.count >= 64 {
            history.removeAll { one in !down.contains { $0 === one } }
            counted.removeAll { one in !down.contains { $0 === one } }
        }
        history.append(touch)
        down.append(touch)
        guard counts else { return }
        touches.append(touch)
        counted.append(touch)
    }

    /// A touch is none of the attempt's any more.
    mutating func drop(_ touch: UITouch) {
        remove([touch])
        history.removeAll { $0 === touch }
        counted.removeAll { $0 === touch }
    }

    /// Touches are over.
    mutating func remove(_ gone: [UITouch], keepingCounted keeps: Bool = false) {
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
