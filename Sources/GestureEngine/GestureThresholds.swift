import CoreGraphics
import Foundation

/// Distances (points) and times (seconds) by which touches are recognized as gestures. Apple publishes few of them; each states its
/// source.
package enum GestureThresholds {
    /// Movement that begins a pan (`Documentation/Behavior.md#gesture-thresholds`: about 10, measured with scroll views).
    package static let panDistance: CGFloat = 10
    /// Distance from the screen edge within which an edge pan may begin (2.1: 13 to 20).
    package static let edgeWidth: CGFloat = 20
    /// Default minimum duration of a long press (2.1: Apple's header).
    package static let longPressDuration: TimeInterval = 0.5
    /// Default allowable movement during a long press (2.1: Apple's header).
    package static let longPressMovement: CGFloat = 10
    /// Allowable movement during a tap (2.1: our choice).
    package static let tapMovement: CGFloat = 10
    /// Maximum duration of a tap (2.1: our choice).
    package static let tapDuration: TimeInterval = 0.75
    /// Maximum interval between two taps of one gesture (2.1: our choice).
    package static let tapInterval: TimeInterval = 0.35
    /// Maximum distance between two taps of one gesture, or of one `tapCount` (our choice: a fingertip).
    package static let tapSpread: CGFloat = 45
    /// Maximum duration of a swipe (2.1).
    package static let swipeDuration: TimeInterval = 0.5
    /// Minimum distance of a swipe in its direction (2.1: about 50).
    package static let swipeDistance: CGFloat = 50
    /// Maximum lateral movement of a swipe as a fraction of its distance (our choice: well below 45°).
    package static let swipeStray: CGFloat = 0.75
    /// Change of distance that begins a pinch (2.1: 8 to 10).
    package static let pinchDistance: CGFloat = 8
    /// Angle that begins a rotation, in radians (2.1: a few degrees; here 5).
    package static let rotationAngle: CGFloat = 5 * .pi / 180
    /// A touch without movement for this long has zero velocity (2.2).
    package static let restTime: TimeInterval = 0.04
    /// Distance from a control at which a touch that began on it still counts as inside (2.2: about 70).
    package static let controlSlack: CGFloat = 70
}
