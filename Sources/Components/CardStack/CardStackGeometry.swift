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
