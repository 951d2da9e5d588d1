import CoreGraphics

/// Accelerates items in one direction.
///
/// Source: Apple, [UIGravityBehavior](https://developer.apple.com/documentation/uikit/uigravitybehavior).
@preconcurrency @MainActor
open class UIGravityBehavior: _ItemsBehavior {
    /// The direction and strength; 1 is 1000 points per second squared. Down with strength 1 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { if gravityDirection != oldValue { didChange() } } }

    /// The direction in radians, clockwise from the right.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; 1 is 1000 points per second squared.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction and the strength.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func apply(in world: DynamicWorld, seconds: Double) {
        for item in items {
            world.existingBody(of: item)?.accelerate(CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000))
        }
    }
}
