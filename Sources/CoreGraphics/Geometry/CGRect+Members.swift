extension CGRect {
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
