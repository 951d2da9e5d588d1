import CoreGraphics
import RenderScene

extension CALayer {
    /// A set of properties of the table.
    struct PropertySet {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        func contains(_ key: PropertyKey) -> Bool { (key.rawValue < 64 ? low : high) >> (key.rawValue & 63) & 1 == 1 }

        mutating func toggle(_ key: PropertyKey) {
            if key.rawValue < 64 { low ^= 1 << key.rawValue } else { high ^= 1 << (key.rawValue & 63) }
        }
    }

    /// A property's color in the space in which it was set: the render tree stores extended sRGB components alone. An animated value that
    /// is no gray is RGB.
    final func color(_ rgba: RGBA?, of key: PropertyKey) -> CGColor? {
        rgba.map { flags.grayColors.contains(key) ? CGColor(grayIfEqual: $0) : CGColor(rgba: $0) }
    }

    /// Records the space of a color that a property is set to.
    final func noteSpace(of color: CGColor?, in key: PropertyKey) {
        if (color?.isGray ?? false) != flags.grayColors.contains(key) { flags.grayColors.toggle(key) }
    }
}
