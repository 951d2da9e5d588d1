import UIKit

/// One call of a verb: validates its arguments and reports misuse under the verb's name.
@MainActor
struct Verb {
    let name: String
    let stage: Stage

    private var object: String { "Stage.\(name)" }

    /// Numbers of unused fingers; nil for an invalid count.
    func fingers(_ count: Int) -> [Int]? {
        guard 1...10 ~= count else {
            misuse(object: object, value: "\(count) fingers", remedy: "give it 1 to 10")
            return nil
        }
        var fingers: [Int] = []
        var next = 0
        while fingers.count < count {
            if !stage.fingersDown.contains(next) { fingers.append(next) }
            next += 1
        }
        return fingers
    }

    /// The location of a place after layout; nil if it is not finite.
    func location(of target: some TouchPlace) -> CGPoint? {
        CATransaction.flush()
        let location = target.touchLocation(on: stage)
        if location.x.isFinite, location.y.isFinite { return location }
        if accepts(target, isReachedAt: location) {
            misuse(object: object, value: "a place at (\(location.x), \(location.y))", remedy: "give it a finite point")
        }
        return nil
    }

    /// Points in a row about a center, 40 points apart.
    func row(about middle: CGPoint, _ count: Int) -> [CGPoint] {
        (0..<count).map { CGPoint(x: middle.x + 40 * (CGFloat($0) - CGFloat(count - 1) / 2), y: middle.y) }
    }

    func accepts(_ target: some TouchPlace, isReachedAt location: CGPoint) -> Bool {
        guard let obstacle = target.touchObstacle(at: location, on: stage) else { return true }
        misuse(object: object, value: "a finger does not reach \(target): \(obstacle)", remedy: "show it there, or give a point")
        return false
    }

    func accepts(duration: TimeInterval) -> Bool {
        if (0...3600).contains(duration) { return true }
        misuse(object: object, value: "a duration of \(duration)", remedy: "give it seconds, 0 to 3600")
        return false
    }

    func accepts(_ value: Double, _ what: String, _ unit: String, isPositive: Bool = false, isSigned: Bool = false) -> Bool {
        guard !value.isFinite || !isSigned && value < 0 || isPositive && value == 0 else { return true }
        let range = isSigned ? "finite \(unit)" : isPositive ? "finite \(unit), more than 0" : "finite \(unit), 0 or more"
        misuse(object: object, value: "\(what) of \(value)", remedy: "give it \(range)")
        return false
    }
}
