import CoreGraphics
import RenderScene

extension CALayer {
    /// Color properties whose color was set in a gray space: the render tree stores extended sRGB components alone.
    struct GrayColors: OptionSet {
        let rawValue: UInt8

        static let background = GrayColors(rawValue: 1 << 0)
        static let border = GrayColors(rawValue: 1 << 1)
        static let shadow = GrayColors(rawValue: 1 << 2)
        static let fill = GrayColors(rawValue: 1 << 3)
        static let stroke = GrayColors(rawValue: 1 << 4)
        static let instance = GrayColors(rawValue: 1 << 5)
    }

    /// A property's color in the space in which it was set; an animated value that is no gray is RGB.
    final func color(_ rgba: RGBA?, of property: GrayColors) -> CGColor? {
        rgba.map { flags.grayColors.contains(property) ? CGColor(grayIfEqual: $0) : CGColor(rgba: $0) }
    }

    /// Records the space of a color that a property is set to.
    final func noteSpace(of color: CGColor?, in property: GrayColors) {
        let isGray = color?.isGray ?? false
        guard isGray != flags.grayColors.contains(property) else { return }
        flags.grayColors.formSymmetricDifference(property)
    }
}
