import UIKit

/// The touches of a scene: taps and drags on elements, and the states that they must result in.
public struct FingerStory: Sendable {
    /// In order of touch down.
    public private(set) var strokes: [FingerStroke] = []
    /// In order of time.
    public private(set) var checkpoints: [SceneCheckpoint] = []
    private var pendingNote: String?

    init() {}

    /// Adds a comment to the next stroke.
    mutating func note(_ comment: String) { pendingNote = comment }

    /// A tap of 0.08 seconds that ends at a time.
    mutating func tap(_ element: SceneElement, _ time: TimeInterval, at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        add(time - 0.08, element, anchor, [FingerStroke.Leg(duration: 0.08)])
    }

    /// A drag at constant speed, with an optional rest before the finger is lifted.
    ///
    /// - Parameters:
    ///   - distance: Towards the trailing edge, in points.
    ///   - height: Downwards, in points.
    ///   - condition: Evaluated at touch down.
    mutating func drag(
        _ element: SceneElement, _ time: TimeInterval, at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), by distance: CGFloat = 0,
        down height: CGFloat = 0, for duration: TimeInterval, resting: TimeInterval = 0,
        if condition: (@MainActor @Sendable (UIWindow) -> Bool)? = nil
    ) {
        var legs = [FingerStroke.Leg(duration: duration, distance: CGVector(dx: distance, dy: height))]
        if resting > 0 { legs.append(FingerStroke.Leg(duration: resting)) }
        add(time, element, anchor, legs, condition)
    }

    /// A drag of several legs without lifting the finger.
    mutating func drag(
        _ element: SceneElement, _ time: TimeInterval, at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), through legs: [FingerStroke.Leg]
    ) { add(time, element, anchor, legs) }

    /// A drag of 280 points upwards, from three quarters of the screen's height, unless an element is visible by then.
    mutating func scroll(to element: SceneElement, _ time: TimeInterval) {
        drag(.screen, time, at: CGPoint(x: 0.5, y: 0.75), down: -280, for: 0.3, resting: 0.1) { window in
            !element.isVisible(in: window)
        }
    }

    /// Adds a checkpoint: a state that must hold at a time. The claim is a clause: "the offer is open".
    mutating func expect(_ time: TimeInterval, _ claim: String, _ holds: @escaping @MainActor @Sendable (UIWindow) -> Bool) {
        checkpoints.append(SceneCheckpoint(time: time, claim: claim, holds: holds))
    }

    private mutating func add(
        _ time: TimeInterval, _ element: SceneElement, _ anchor: CGPoint, _ legs: [FingerStroke.Leg],
        _ condition: (@MainActor @Sendable (UIWindow) -> Bool)? = nil
    ) {
        strokes.append(FingerStroke(time: time, element: element, note: pendingNote, anchor: anchor, legs: legs, condition: condition))
        pendingNote = nil
    }
}
