import CoreGraphics

/// An area around a field's center.
///
/// Source: Apple, [UIRegion](https://developer.apple.com/documentation/uikit/uiregion).
public final class UIRegion: NSObject, Sendable {
    private let isInside: @Sendable (CGPoint) -> Bool

    private init(_ isInside: @escaping @Sendable (CGPoint) -> Bool) { self.isInside = isInside }

    /// Everything.
    public static let infinite = UIRegion { _ in true }

    /// A circle about the center, of a radius in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// A rectangle about the center, of a size in points.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// Returns all that is outside.
    public func inverse() -> Self { Self { [isInside] in !isInside($0) } }

    /// Returns the region of points in either region.
    public func union(_ region: UIRegion) -> Self { Self { [isInside] in isInside($0) || region.isInside($0) } }

    /// Returns the region of points in this region alone.
    public func difference(_ region: UIRegion) -> Self { Self { [isInside] in isInside($0) && !region.isInside($0) } }

    /// Returns the region of points in both regions.
    public func intersection(_ region: UIRegion) -> Self { Self { [isInside] in isInside($0) && region.isInside($0) } }

    /// Whether a point, in points from the center, is in the region.
    public func contains(_ point: CGPoint) -> Bool { isInside(point) }
}
