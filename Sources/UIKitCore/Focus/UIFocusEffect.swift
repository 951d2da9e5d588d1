import CoreGraphics
import QuartzCore

/// An effect that shows that an item is focused; the base class is the system's, a halo in the shape of the item.
///
/// Source: Apple, [UIFocusEffect](https://developer.apple.com/documentation/uikit/uifocuseffect).
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @MainActor NSCopying {
    /// Creates the system's effect.
    public override init() { super.init() }

    /// Returns an effect with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring in the tint color around a focused item.
///
/// Its width of 3 points, and the gap of 2 points between a shape and the ring outside of it, are estimates. Source: Apple,
/// [UIFocusHaloEffect](https://developer.apple.com/documentation/uikit/uifocushaloeffect).
///
/// ```swift
/// let photo = UIImageView()
/// let halo = UIFocusHaloEffect(roundedRect: photo.bounds, cornerRadius: 12, curve: .continuous)
/// halo.position = .inside
/// photo.focusEffect = halo
/// ```
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    let shape: Shape

    enum Shape {
        case rect(CGRect, cornerRadius: CGFloat, CALayerCornerCurve)
        case path(CGPath)
    }

    /// Creates a halo around a rectangle of the item, in points.
    public convenience init(rect: CGRect) { self.init(.rect(rect, cornerRadius: 0, .circular)) }

    /// Creates a halo around a rounded rectangle of the item, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(.rect(rect, cornerRadius: cornerRadius.isFinite ? max(0, cornerRadius) : 0, curve))
    }

    /// Creates a halo around a path of the item, in points.
    public convenience init(path bezierPath: UIBezierPath) { self.init(.path(bezierPath.cgPath)) }

    init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The view to which the halo is added, not retained; nil, the default, for the superview of the item or of the reference view.
    open weak var containerView: UIView?

    /// The view above which the halo is, not retained; nil, the default, for the item.
    open weak var referenceView: UIView?

    /// The position of the ring at its shape; `automatic` by default.
    open var position = Position.automatic

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusHaloEffect(shape)
        (copy.containerView, copy.referenceView, copy.position) = (containerView, referenceView, position)
        return copy
    }

    /// The position of a halo's ring.
    public enum Position: Int, Sendable {
        /// Outside, or inside if a view around the item would clip the ring.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Within the shape.
        case inside = 2
    }
}
