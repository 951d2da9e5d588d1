// C functions for the members of CGPoint, CGSize, CGVector and CGRect.

/// Creates a point.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Creates a size.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Creates a vector.
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Creates a rectangle.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The rectangle's minimum x.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x coordinate of the rectangle's center.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The rectangle's maximum x.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The rectangle's minimum y.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y coordinate of the rectangle's center.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The rectangle's maximum y.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The rectangle's width, never negative.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The rectangle's height, never negative.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether both coordinates are equal.
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1.equalTo(point2) }
/// Whether width and height are equal.
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1.equalTo(size2) }
/// Whether origin and size are equal, or both rectangles are null.
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.equalTo(rect2) }

/// The rectangle with positive width and height.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The smallest rectangle with integer coordinates that contains the rectangle.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The rectangle inset on all sides; negative values outset.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// The translated rectangle.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// The smallest rectangle that contains both.
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// The intersection of both rectangles; null if they do not intersect.
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Whether the rectangles intersect.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// Whether the first rectangle contains the second.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Whether the rectangle contains the point; points on its maximum edges are outside.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether width or height is zero, or the rectangle is null.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is `CGRect.null`.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether the rectangle is `CGRect.infinite`.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
