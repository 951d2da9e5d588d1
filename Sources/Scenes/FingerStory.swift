import UIKit

/// The touches of a scene: taps and drags on elements, and the states that they must result in.
///
/// Elements are found by their accessibility identifiers and labels at the time of each touch, so that a story holds on every device, in
/// every language direction and text size.
///
///     var story = FingerStory()
///     story.tap(.label("Pay"), at: 0.4)
///     story.expect("the receipt is open", at: 1.2) { $0.rootViewController?.presentedViewController is ReceiptViewController }
///     story.drag(.identifier("receipt"), at: 1.5, down: 300, for: 0.25)
///
/// All times are in seconds from the scene's start, all distances in points of the window.
public struct FingerStory: Sendable {
    /// In the order in which they were added, which must be that of touch down.
    public private(set) var strokes: [FingerStroke] = []
    /// In the order in which they were added, which must be that of their times.
    public private(set) var checkpoints: [SceneCheckpoint] = []
    private var pendingNote: String?

    /// A story without touches.
    public init() {}

    /// The time of the last lift or checkpoint, in seconds from the scene's start; 0 for an empty story.
    ///
    /// - Complexity: O(*n*), where *n* is the number of strokes, their legs and checkpoints.
    public var end: TimeInterval { max(strokes.map(\.end).max() ?? 0, checkpoints.map(\.time).max() ?? 0) }

    /// Adds a comment to the next stroke, for its gesture script. A second one replaces it.
    public mutating func note(_ comment: String) { pendingNote = comment }

    /// A tap of 0.08 seconds.
    ///
    /// - Parameters:
    ///   - element: The element to touch; if no finger reaches it, the scene fails.
    ///   - time: The time of lift.
    ///   - anchor: The place, as a fraction of the element's visible part from the leading and the top edge.
    public mutating func tap(_ element: SceneElement, at time: TimeInterval, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        add(time - 0.08, element, anchor, [FingerStroke.Leg(duration: 0.08)])
    }

    /// A drag at constant speed, with an optional rest before the finger is lifted.
    ///
    /// - Parameters:
    ///   - element: The element under the touch; if no finger reaches it, the scene fails.
    ///   - time: The time of touch down.
    ///   - anchor: The place of touch down, as a fraction of the element's visible part from the leading and the top edge.
    ///   - distance: Towards the trailing edge, in points: to the left in languages that are read from the right.
    ///   - height: Downwards, in points.
    ///   - duration: The time for the whole way, in seconds.
    ///   - rest: The time without movement before the lift, in seconds; 0 throws what is dragged.
    ///   - condition: Evaluated at touch down; the drag is left out if it is false.
    public mutating func drag(
        _ element: SceneElement, at time: TimeInterval, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), by distance: CGFloat = 0,
        down height: CGFloat = 0, for duration: TimeInterval, resting rest: TimeInterval = 0,
        if condition: (@MainActor @Sendable (UIWindow) -> Bool)? = nil
    ) {
        var legs = [FingerStroke.Leg(duration: duration, distance: CGVector(dx: distance, dy: height))]
        if rest > 0 { legs.append(FingerStroke.Leg(duration: rest)) }
        add(time, element, anchor, legs, condition)
    }

    /// A drag of several legs without lifting the finger.
    public mutating func drag(
        _ element: SceneElement, at time: TimeInterval, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), through legs: [FingerStroke.Leg]
    ) { add(time, element, anchor, legs) }

    /// A drag of 280 points upwards, from three quarters of the screen's height, unless an element is visible by then.
    public mutating func scroll(to element: SceneElement, at time: TimeInterval) {
        drag(.screen, at: time, anchor: CGPoint(x: 0.5, y: 0.75), down: -280, for: 0.3, resting: 0.1) { window in
            !element.isVisible(in: window)
        }
    }

    /// Adds a checkpoint: a state that must hold at a time, or the scene fails. The claim is a clause: "the offer is open".
    public mutating func expect(_ claim: String, at time: TimeInterval, _ holds: @escaping @MainActor @Sendable (UIWindow) -> Bool) {
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
