import CoreGraphics

/// Every distance and time by which a touch is told to be a gesture, in points and seconds. Apple publishes few of them; each says where it is from.
enum GestureThresholds {
    /// How far a finger moves before it pans (`behaviour.md` 2.1: about 10, measured with scroll views).
    static let panDistance: CGFloat = 10
    /// How far from its edge of the screen a pan from the edge may begin (2.1: 13 to 20).
    static let edgeWidth: CGFloat = 20
    /// A long press begins after this time unless set otherwise (2.1: Apple's header).
    static let longPressDuration: TimeInterval = 0.5
    /// How far a finger may stray during a long press, unless set otherwise (2.1: Apple's header).
    static let longPressMovement: CGFloat = 10
    /// How far a finger may stray during a tap (2.1: our choice).
    static let tapMovement: CGFloat = 10
    /// How long a finger may stay down in a tap (2.1: our choice).
    static let tapDuration: TimeInterval = 0.75
    /// How long it may be up between two taps of one gesture (2.1: our choice).
    static let tapInterval: TimeInterval = 0.35
    /// How far apart two taps of one gesture, or of one `tapCount`, may be (our choice: a fingertip).
    static let tapSpread: CGFloat = 45
    /// How long all fingers of a swipe may take (2.1).
    static let swipeDuration: TimeInterval = 0.5
    /// How far a swipe has to go in its direction (2.1: about 50).
    static let swipeDistance: CGFloat = 50
    /// How far it may stray to the side meanwhile, as a part of that (our choice: less than 45°, with room).
    static let swipeStray: CGFloat = 0.75
    /// How much two fingers change their distance before they pinch (2.1: 8 to 10).
    static let pinchDistance: CGFloat = 8
    /// How far they turn before they rotate, in radians (2.1: a few degrees; here 5).
    static let rotationAngle: CGFloat = 5 * .pi / 180
    /// A finger that has not moved for this long has no velocity (2.2).
    static let restTime: TimeInterval = 0.04
    /// How far a finger may leave a control that it came down on and still be inside (2.2: about 70).
    static let controlSlack: CGFloat = 70
}
