extension CGSize {
    /// The size carried by a transform: `(a·width + c·height, b·width + d·height)`, which may be negative.
    ///
    /// The translation does not act on a size.
    /// Follows [applying(_:)](https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)).
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether width and height are the same; NaN equals nothing.
    @inlinable
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// The lengths under the keys `Width` and `Height`, in points.
    ///
    /// Differs from Apple's: an `NSDictionary`, because Linux has no `CFDictionary`.
    public var dictionaryRepresentation: NSDictionary {
        NSDictionary(numbers: ["Width": width, "Height": height])
    }

    /// The size a dictionary made by `dictionaryRepresentation` holds; nil where a key is missing or no number.
    public init?(dictionaryRepresentation dict: NSDictionary) {
        guard let width = dict.number(for: "Width"), let height = dict.number(for: "Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths in parentheses, `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}
