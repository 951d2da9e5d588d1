import UIKit

/// Positions of the cards of a stack, and the direction of a released one: values of lengths and times alone.
struct CardStackGeometry {
    /// Width and height of the stack, in points.
    var size: CGSize
    /// The share of its size by which each card is smaller than the one before it.
    var scaleStep: CGFloat
    /// The distance of each card's lower edge from that of the one before it, in points.
    var offsetStep: CGFloat
    /// The angle of a card that a finger has moved by the stack's width, in radians.
    var tilt: CGFloat
    /// The distance of a throw, as a share of the stack's width.
    var throwDistance: CGFloat

    /// The scale of a card with `depth` cards in front of it, which may be a fraction.
    func scale(atDepth depth: CGFloat) -> CGFloat { max(1 - scaleStep * depth, 0) }

    /// The center of a card with `depth` cards in front of it: their lower edges are `offsetStep` apart.
    func center(atDepth depth: CGFloat) -> CGPoint {
        CGPoint(x: size.width / 2, y: size.height / 2 + offsetStep * depth + size.height / 2 * (1 - scale(atDepth: depth)))
    }

    /// The angle of a card that was moved, in radians. A finger below the middle turns it the other direction.
    func angle(of translation: CGPoint, isHeldBelow: Bool) -> CGFloat {
        guard size.width > 0 else { return 0 }
        return tilt * min(max(translation.x / size.width, -1), 1) * (isHeldBelow ? -1 : 1)
    }

    /// The share of a throw's distance by which a card was moved, from 0 to 1: so much have the cards behind it risen.
    func progress(of translation: CGPoint) -> CGFloat {
        let distance = throwDistance * size.width
        return distance > 0 ? min(abs(translation.x) / distance, 1) : 0
    }

    /// Seconds for which a released card would go on at its velocity: where it is then decides.
    private static let projection: CGFloat = 0.1

    /// The direction in which a released card leaves; nil if it returns.
    func direction(of translation: CGPoint, velocity: CGPoint) -> CardStackView.Direction? {
        let x = translation.x + velocity.x * Self.projection
        guard size.width > 0, abs(x) >= throwDistance * size.width else { return nil }
        // A finger that turns back takes its card back.
        if velocity.x != 0, (velocity.x < 0) != (x < 0) { return nil }
        return x < 0 ? .left : .right
    }

    /// The translation at which a card is beyond the edge of the screen.
    ///
    /// - Parameter edge: The distance from the card's center to that edge, in points.
    func exit(_ direction: CardStackView.Direction, from translation: CGPoint, velocity: CGPoint, edge: CGFloat) -> CGPoint {
        // Half of a turned card's diagonal is the most that it reaches.
        let reach = edge + (size.width * size.width + size.height * size.height).squareRoot() / 2
        let x = direction == .left ? -reach : reach
        let isAlong = velocity.x != 0 && (velocity.x < 0) == (x < 0)
        let slope = isAlong ? min(max(velocity.y / velocity.x, -1), 1) : 0
        return CGPoint(x: x, y: translation.y + slope * (x - translation.x))
    }
}

/// A damped spring with mass 1, by the seconds of an undamped oscillation and a ratio of damping.
struct CardSpring {
    let response: Double
    let ratio: Double

    private var frequency: Double { 2 * .pi / response }
    /// Of a mass of 1.
    var stiffness: CGFloat { CGFloat(frequency * frequency) }
    var damping: CGFloat { CGFloat(2 * ratio * frequency) }

    /// Creates a spring; a response of less than a hundredth of a second counts as that, the ratio is from 0.05 to 1.
    init(response: TimeInterval, ratio: CGFloat) {
        self.response = response.isFinite ? max(response, 0.01) : 0.01
        self.ratio = ratio.isFinite ? min(max(Double(ratio), 0.05), 1) : 1
    }

    /// An animation of a key path from a value to another.
    ///
    /// - Parameter velocity: Units of the value a second at the beginning.
    @MainActor
    func animation(_ keyPath: String, from: CGFloat, to: CGFloat, velocity: CGFloat) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 1
        animation.stiffness = stiffness
        animation.damping = damping
        // In whole distances a second.
        animation.initialVelocity = abs(to - from) > 0.01 ? velocity / (to - from) : 0
        animation.fromValue = from
        animation.toValue = to
        animation.duration = animation.settlingDuration
        return animation
    }

    /// The velocity after some seconds of a movement, in units a second.
    func velocity(after time: Double, from: CGFloat, to: CGFloat, velocity: CGFloat) -> CGFloat {
        // y is the distance from the end: y'' + 2ζω y' + ω² y = 0.
        let (w, z, y, v) = (frequency, ratio, Double(from - to), Double(velocity))
        let decay = exp(-z * w * max(time, 0))
        guard z < 1 else {
            let slope = v + w * y
            return CGFloat(decay * (v - w * slope * max(time, 0)))
        }
        let d = w * (1 - z * z).squareRoot()
        let (c, s) = (cos(d * max(time, 0)), sin(d * max(time, 0)))
        let b = (v + z * w * y) / d
        return CGFloat(decay * ((b * d - z * w * y) * c - (y * d + z * w * b) * s))
    }
}
