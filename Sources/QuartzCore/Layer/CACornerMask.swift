import CoreGraphics
import RenderScene

/// Corners of a layer; "min" and "max" refer to its own x and y, so that with y downwards `layerMinXMinYCorner` is the upper left.
/// Source: Apple, `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner of least x and y: at the upper left in UIKit's coordinates.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of greatest x and least y: at the upper right in UIKit's coordinates.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of least x and greatest y: at the lower left in UIKit's coordinates.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of greatest x and y: at the lower right in UIKit's coordinates.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    var corners: RoundCorners { RoundCorners(rawValue: UInt8(rawValue & 15)) }
}
