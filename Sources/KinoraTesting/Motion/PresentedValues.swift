import UIKit

/// The displayed values of a view or a layer at a frame, animations applied: the root of key paths in `expectMotion`.
///
/// Lengths are in points, in the superview's space unless stated otherwise; angles are in radians.
public struct PresentedValues: Sendable {
    /// The center of the frame as for a view; the layer's position where the anchor point is the center.
    public let center: CGPoint
    /// The layer's position.
    public let position: CGPoint
    /// The bounds; their origin is a scroll view's content offset.
    public let bounds: CGRect
    /// The frame: the bounding box of the transformed bounds.
    public let frame: CGRect
    /// The bounding box in the window's space.
    public let frameInWindow: CGRect
    /// The opacity, 0 to 1, without that of superviews.
    public let alpha: Double
    /// The transform about the anchor point.
    public let transform: CATransform3D
    /// The radius of the corners.
    public let cornerRadius: CGFloat

    // Stored, because messages name the properties of key paths, and computed ones have no names.

    /// The rotation about the z axis, clockwise, -π to π.
    public let rotation: Double
    /// The scale along the x axis, not negative.
    public let scaleX: CGFloat
    /// The scale along the y axis, not negative.
    public let scaleY: CGFloat
    /// The scroll view's content offset: the origin of the bounds.
    public let contentOffset: CGPoint

    /// The values at the present time as of the last commit; the model values of a layer that was never in a window.
    @MainActor init(_ layer: CALayer) {
        let shown = layer.presentation() ?? layer
        bounds = shown.bounds
        position = shown.position
        center = shown.position
        frame = shown.frame
        frameInWindow = shown.convert(shown.bounds, to: nil)
        alpha = Double(shown.opacity)
        transform = shown.transform
        cornerRadius = shown.cornerRadius
        rotation = Double(atan2(transform.m12, transform.m11))
        scaleX = hypot(transform.m11, transform.m12)
        scaleY = hypot(transform.m21, transform.m22)
        contentOffset = bounds.origin
    }
}
