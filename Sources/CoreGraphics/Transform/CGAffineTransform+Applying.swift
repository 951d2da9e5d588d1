extension CGPoint {
    /// The point transformed by `t`: `(a·x + c·y + tx, b·x + d·y + ty)`.
    ///
    /// Follows [applying(_:)](https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)).
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size transformed by `t`: `(a·width + c·height, b·width + d·height)`, which may be negative.
    ///
    /// Translation does not affect a size.
    /// Follows [applying(_:)](https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)).
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The bounding box of the four transformed corners; null and infinite stay unchanged.
    ///
    /// A rectangle of negative width or height is standardised first.
    /// Follows [applying(_:)](https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)).
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let (left, top, right, bottom) = (minX, minY, maxX, maxY)
        // Each product affects a single coordinate, so its extremes can be taken before the sum.
        let (xLeft, xRight, xTop, xBottom) = (t.a * left, t.a * right, t.c * top, t.c * bottom)
        let (yLeft, yRight, yTop, yBottom) = (t.b * left, t.b * right, t.d * top, t.d * bottom)
        let x = min(xLeft, xRight) + min(xTop, xBottom) + t.tx
        let y = min(yLeft, yRight) + min(yTop, yBottom) + t.ty
        let width = max(xLeft, xRight) + max(xTop, xBottom) + t.tx - x
        let height = max(yLeft, yRight) + max(yTop, yBottom) + t.ty - y
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
