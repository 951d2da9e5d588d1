extension CGAffineTransform {
    /// The concatenation that applies this transform first and then the other: the matrix product `self · t2`.
    @inlinable
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that translates by a distance in points before applying this one.
    @inlinable
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * tx + c * ty + self.tx, ty: b * tx + d * ty + self.ty)
    }

    /// The transform that scales before applying this one.
    @inlinable
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// The transform that rotates by an angle in radians before applying this one.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: cosine * a + sine * c, b: cosine * b + sine * d,
            c: cosine * c - sine * a, d: cosine * d - sine * b, tx: tx, ty: ty)
    }

    /// The inverse; returns the transform itself if it is singular.
    ///
    /// Follows [inverted()](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/inverted()).
    @inlinable
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}
