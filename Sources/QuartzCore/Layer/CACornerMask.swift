import CoreGraphics
import RenderScene

/// Corners of a layer; "min" and "max" refer to its own x and y, so that with y downwards `layerMinXMinYCorner` is the upper left.
/// Source: Apple, `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    var corners: RoundCorners { RoundCorners(rawValue: UInt8(rawValue & 15)) }
}
