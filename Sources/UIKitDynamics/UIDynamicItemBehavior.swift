import CoreGraphics

/// The physical properties of items, and their velocities. For an item of several the one added last counts.
///
/// Source: Apple, [UIDynamicItemBehavior](https://developer.apple.com/documentation/uikit/uidynamicitembehavior).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: _ItemsBehavior {
    final var properties = DynamicBody.Properties() { didSet { if properties != oldValue { itemsDidChange() } } }
    private var velocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// The part of the speed that remains in a collision, 0 to 1; 0 by default. Of two items the larger counts.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var elasticity: CGFloat {
        get { properties.elasticity }
        set { properties.elasticity = newValue }
    }

    /// The resistance of two items that slide along each other; 0 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var friction: CGFloat {
        get { properties.friction }
        set { properties.friction = newValue }
    }

    /// The mass of 100 by 100 points; 1 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var density: CGFloat {
        get { properties.density }
        set { properties.density = newValue }
    }

    /// The part of the speed that is lost in a second, as a rate; 0, the default, for none.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var resistance: CGFloat {
        get { properties.resistance }
        set { properties.resistance = newValue }
    }

    /// The part of the angular speed that is lost in a second, as a rate; 0, the default, for none.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var angularResistance: CGFloat {
        get { properties.angularResistance }
        set { properties.angularResistance = newValue }
    }

    /// The charge, for electric and magnetic fields; 0 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var charge: CGFloat {
        get { properties.charge }
        set { properties.charge = newValue }
    }

    /// Whether the items stay where they are, as obstacles; false by default.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var isAnchored: Bool {
        get { properties.isAnchored }
        set { properties.isAnchored = newValue }
    }

    /// Whether the items turn; true by default.
    ///
    /// - Complexity: O(1). Setting takes O(*b* + *n* log *n*), where *b* is the number of the animator's behaviors and *n* that of
    ///   their items.
    open var allowsRotation: Bool {
        get { properties.allowsRotation }
        set { properties.allowsRotation = newValue }
    }

    /// Adds to the velocity of an item, in points per second.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }

    /// Returns the velocity of an item, in points per second; zero for others and outside an animator.
    ///
    /// - Complexity: O(*i*), where *i* is the number of the behavior's items.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        contains(item) ? world?.existingBody(of: item)?.velocity ?? .zero : .zero
    }

    /// Adds to the angular velocity of an item, in radians per second clockwise.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

    /// Returns the angular velocity of an item, in radians per second clockwise.
    ///
    /// - Complexity: O(*i*), where *i* is the number of the behavior's items.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        contains(item) ? world?.existingBody(of: item)?.angularVelocity ?? 0 : 0
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        guard contains(item), linear.x.isFinite, linear.y.isFinite, angular.isFinite else { return }
        velocities.append((item, linear, angular))
        if let world { addVelocities(in: world) }
        didChange()
    }

    override func attach(to world: DynamicWorld) { addVelocities(in: world) }

    private func addVelocities(in world: DynamicWorld) {
        for (item, linear, angular) in velocities {
            guard let body = world.existingBody(of: item) else { continue }
            body.velocity = CGPoint(x: body.velocity.x + linear.x, y: body.velocity.y + linear.y)
            body.angularVelocity += angular
        }
        velocities = []
    }
}
