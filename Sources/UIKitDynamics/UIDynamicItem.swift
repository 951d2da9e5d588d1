import CoreGraphics
import ObjectiveCRuntime

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds, as eight points unless it is a circle.
    case ellipse = 1
    /// `collisionBoundingPath`, around the item's center.
    case path = 2
}

/// An object that a dynamic animator moves: a view, the attributes of a cell, or one of the app's.
///
/// Source: Apple, [UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in points of the reference view.
    var center: CGPoint { get set }
    /// The size; its origin does not count.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
    /// The shape in collisions; the bounds by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex path of at most eight points around the item's center, for the shape `path`.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
