extension CGPoint {
    /// Whether both coordinates are equal; NaN equals nothing.
    @inlinable
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// The coordinates in a dictionary with keys `X` and `Y`.
    ///
    /// Differs from Apple's: an `NSDictionary`, because Linux has no `CFDictionary`.
    public var dictionaryRepresentation: NSDictionary {
        NSDictionary(numbers: ["X": x, "Y": y])
    }

    /// Creates a point from `dictionaryRepresentation`; nil if a key is missing or not a number.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let x = dict.number(for: "X"), let y = dict.number(for: "Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses, `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}
