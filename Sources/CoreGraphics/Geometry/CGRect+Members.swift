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

    /// Whether origin and size are equal, or both rectangles are null; NaN equals nothing.
    public func equalTo(_ rect2: CGRect) -> Bool {
        self == rect2 || isNull && rect2.isNull
    }

    /// Origin and size in a dictionary with keys `X`, `Y`, `Width` and `Height`.
    ///
    /// Differs from Apple's: an `NSDictionary`, because Linux has no `CFDictionary`.
    public var dictionaryRepresentation: NSDictionary {
        NSDictionary(numbers: ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
    }

    /// Creates a rectangle from `dictionaryRepresentation`; nil if a key is missing or not a number.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin, then size, in parentheses, `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
