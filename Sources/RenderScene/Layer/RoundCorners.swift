/// Rounded corners of a layer; "min" and "max" refer to its own x and y.
package struct RoundCorners: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minXMinY = RoundCorners(rawValue: 1)
    package static let maxXMinY = RoundCorners(rawValue: 2)
    package static let minXMaxY = RoundCorners(rawValue: 4)
    package static let maxXMaxY = RoundCorners(rawValue: 8)
    package static let all: RoundCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// The curve of round corners.
package enum CornerCurve: UInt8, Sendable {
    case circular
    /// Begins to bend earlier, so that the curvature is continuous.
    case continuous
}
