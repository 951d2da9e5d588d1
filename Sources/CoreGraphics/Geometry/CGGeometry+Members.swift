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
