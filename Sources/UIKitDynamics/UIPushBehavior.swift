import CBox2D
import CoreGraphics

/// Pushes items, at once or as long as it is active.
///
/// Source: Apple, [UIPushBehavior](https://developer.apple.com/documentation/uikit/uipushbehavior).
@preconcurrency @MainActor
open class UIPushBehavior: _ItemsBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous = 0
        /// Once, when the behavior becomes active.
        case instantaneous = 1
    }

    /// The mode given at creation.
    open private(set) var mode: Mode
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var isPending = true

    /// Creates an active push of strength 0.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    /// Whether the push acts; true by default. Instantaneous pushes turn it off when they have acted.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var active = true {
        didSet {
            if active { isPending = true }
            didChange()
        }
    }

    /// The direction and strength: 1 accelerates a view of 100 by 100 points and density 1 by 100 points per second squared, or gives it
    /// 100 points per second at once.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { if pushDirection != oldValue { didChange() } } }

    /// The direction in radians, clockwise from the right.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength, see `pushDirection`.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction and the strength.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Sets the point of an item that is pushed, in points from its center; zero, the default, does not turn it.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of the animator's items.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        didChange()
    }

    /// Returns the point of an item that is pushed.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    override func apply(in world: DynamicWorld, seconds: Double) {
        guard active, mode == .continuous || isPending else { return }
        for item in items {
            guard let body = world.existingBody(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            kinora_body_apply(
                body.pointer,
                KinoraVector(
                    x: Double(pushDirection.dx) * DynamicWorld.unitForce, y: Double(pushDirection.dy) * DynamicWorld.unitForce),
                KinoraVector(CGPoint(x: offset.horizontal, y: offset.vertical)), mode == .instantaneous)
        }
        if mode == .instantaneous {
            isPending = false
            active = false
            isPending = false
        }
    }

    override var drives: Bool { mode == .continuous && active && magnitude > 0 && !items.isEmpty }
}
