// C's spelling of the members of CGPoint, CGSize, CGVector and CGRect, for sources that use it.

/// Makes a point, in points.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Makes a size, in points.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Makes a vector, in points.
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Makes a rectangle, in points.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The smaller x of the rectangle's edges.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the rectangle's centre.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The larger x of the rectangle's edges.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smaller y of the rectangle's edges.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the rectangle's centre.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The larger y of the rectangle's edges.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The rectangle's width, never negative.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The rectangle's height, never negative.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether both coordinates are the same.
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1.equalTo(point2) }
/// Whether width and height are the same.
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1.equalTo(size2) }
/// Whether origin and size are the same, or both rectangles null.
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.equalTo(rect2) }

/// The rectangle with width and height made positive.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The smallest rectangle on whole points around this one.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The rectangle shrunk (grown, for negative values) on each side by so many points.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle moved by so many points.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// The smallest rectangle around both.
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// The part both rectangles share; null where they share none.
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Whether the rectangles share an area.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// Whether the first rectangle holds the whole of the second.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Whether the point is inside; the far edges are outside.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether width or height is zero, or the rectangle null.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is `CGRect.null`.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether the rectangle is `CGRect.infinite`.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
