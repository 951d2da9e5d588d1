import CBox2D
import CoreGraphics

/// Draws an item to a point, upright, where it swings and comes to rest.
///
/// Differs from UIKit in the exact swing, which Apple does not document: a spring of two swings a second. Source: Apple,
/// [UISnapBehavior](https://developer.apple.com/documentation/uikit/uisnapbehavior).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a behavior for an item.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point for the item's center, in points of the reference view.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { didChange() } } }

    /// The damping: 0 swings most, 1 not at all; 0.5 by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n* log *n*), where *n* is the number of the animator's items.
    open var damping: CGFloat = 0.5 { didSet { if damping != oldValue { didChange() } } }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func apply(in world: DynamicWorld, seconds: Double) {
        guard let body = world.existingBody(of: item) else { return }
        let (frequency, ratio) = (CGFloat.pi * 2 * 2, 0.3 + 0.7 * min(max(damping, 0), 1))
        let (stiffness, drag) = (frequency * frequency, 2 * ratio * frequency)
        let (position, velocity) = (body.position, body.velocity)
        body.accelerate(
            CGVector(
                dx: (snapPoint.x - position.x) * stiffness - velocity.x * drag,
                dy: (snapPoint.y - position.y) * stiffness - velocity.y * drag))
        let rotation = remainder(body.angle, .pi * 2)
        kinora_body_apply_torque(body.pointer, Double(-rotation * stiffness - body.angularVelocity * drag) * body.inertia)
    }
}
