import CBox2D
import CoreGraphics

/// A field of forces around a point.
///
/// Source: Apple, [UIFieldBehavior](https://developer.apple.com/documentation/uikit/uifieldbehavior). Differs from UIKit: fields of noise
/// and turbulence, and electric and magnetic ones, are not declared; the strengths of the others follow their descriptions.
@preconcurrency @MainActor
open class UIFieldBehavior: _ItemsBehavior {
    /// The acceleration of an item at a point, given from the field's center, with a velocity and a mass.
    private let acceleration: (UIFieldBehavior, CGPoint, CGPoint, CGFloat) -> CGVector

    private init(_ acceleration: @escaping (UIFieldBehavior, CGPoint, CGPoint, CGFloat) -> CGVector) {
        self.acceleration = acceleration
        super.init(items: [])
    }

    /// The center, in points of the reference view.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var position = CGPoint.zero { didSet { if position != oldValue { didChange() } } }

    /// The area in which the field acts; everywhere by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var region = UIRegion.infinite { didSet { didChange() } }

    /// The strength; 1 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var strength: CGFloat = 1 { didSet { if strength != oldValue { didChange() } } }

    /// The power of the distance with which the strength falls; 0, the default, for none.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var falloff: CGFloat = 0 { didSet { if falloff != oldValue { didChange() } } }

    /// The distance below which the strength does not fall any more, in points; 1 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var minimumRadius: CGFloat = 1 { didSet { if minimumRadius != oldValue { didChange() } } }

    /// The direction of linear and velocity fields.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { if direction != oldValue { didChange() } } }

    /// Slows items like a fluid: by the strength times their velocity.
    open class func dragField() -> Self { make { field, _, velocity, _ in CGVector(dx: -velocity.x, dy: -velocity.y) } }

    /// Turns items about the center: 1 is 100 points per second squared.
    open class func vortexField() -> Self {
        make { _, offset, _, _ in
            let length = max(hypot(offset.x, offset.y), .leastNonzeroMagnitude)
            return CGVector(dx: -offset.y / length * 100, dy: offset.x / length * 100)
        }
    }

    /// Draws items to a point: 1 is 1000 points per second squared.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make { _, offset, _, _ in
            let length = max(hypot(offset.x, offset.y), .leastNonzeroMagnitude)
            return CGVector(dx: -offset.x / length * 1000, dy: -offset.y / length * 1000)
        }
        field.position = position
        return field
    }

    /// Accelerates items in a direction: 1 is 1000 points per second squared.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make { field, _, _, _ in CGVector(dx: field.direction.dx * 1000, dy: field.direction.dy * 1000) }
        field.direction = direction
        return field
    }

    /// Gives items a velocity, in points per second.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make { field, _, velocity, _ in
            CGVector(
                dx: (field.direction.dx - velocity.x) / UIDynamicAnimator.step,
                dy: (field.direction.dy - velocity.y) / UIDynamicAnimator.step)
        }
        field.direction = direction
        return field
    }

    /// Draws items to the center as a spring: by the strength times the distance, per second squared.
    open class func springField() -> Self { make { _, offset, _, _ in CGVector(dx: -offset.x, dy: -offset.y) } }

    /// Applies a force from a closure: 1 accelerates the unit of mass by 100 points per second squared.
    open class func field(
        evaluationBlock block:
            @escaping (
                _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
                _ deltaTime: TimeInterval
            ) -> CGVector
    ) -> Self {
        make { field, offset, velocity, mass in
            let force = block(field, offset, CGVector(dx: velocity.x, dy: velocity.y), mass, 0, UIDynamicAnimator.step)
            return CGVector(dx: force.dx * 100 / max(mass, .leastNonzeroMagnitude), dy: force.dy * 100 / max(mass, .leastNonzeroMagnitude))
        }
    }

    private class func make(_ acceleration: @escaping (UIFieldBehavior, CGPoint, CGPoint, CGFloat) -> CGVector) -> Self {
        unsafeDowncast(UIFieldBehavior(acceleration), to: Self.self)
    }

    override func apply(in world: DynamicWorld, seconds: Double) {
        for item in items {
            guard let body = world.existingBody(of: item) else { continue }
            let offset = CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)
            guard region.contains(offset) else { continue }
            let fall = falloff == 0 ? 1 : 1 / pow(max(hypot(offset.x, offset.y), minimumRadius, 0.001), falloff)
            let vector = acceleration(self, offset, body.velocity, CGFloat(body.mass))
            let factor = strength * fall
            body.accelerate(CGVector(dx: vector.dx * factor, dy: vector.dy * factor))
        }
    }
}
