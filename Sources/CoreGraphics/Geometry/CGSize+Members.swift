extension CGSize {
    /// Whether width and height are equal; NaN equals nothing.
    @inlinable
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// Width and height in a dictionary with keys `Width` and `Height`.
    ///
    /// Differs from Apple's: an `NSDictionary`, because Linux has no `CFDictionary`.
    public var dictionaryRepresentation: NSDictionary {
        NSDictionary(numbers: ["Width": width, "Height": height])
    }

    /// Creates a size from `dictionaryRepresentation`; nil if a key is missing or not a number.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let width = dict.number(for: "Width"), let height = dict.number(for: "Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses, `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}
