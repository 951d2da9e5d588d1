extension CGSize {
    /// The size transformed by `t`: `(a·width + c·height, b·width + d·height)`, which may be negative.
    ///
    /// Translation does not affect a size.
    /// Follows [applying(_:)](https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)).
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

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
