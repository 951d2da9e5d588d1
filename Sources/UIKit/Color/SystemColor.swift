import CoreGraphics

/// A colour of the system: a table of its looks by style, contrast and level.
final class SystemColor: DynamicColor, @unchecked Sendable {
    /// Which look is wanted; also the place in the table.
    private enum Variant {
        static let dark = 1
        static let highContrast = 2
        static let elevated = 4
    }

    private let name: String
    private let looks: [CGColor]

    /// Colours are 0xRRGGBB. Those not given are: with high contrast as without, raised as on the ground. High contrast adds 0.08 to an opacity below 1.
    init(
        _ name: String, _ light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil, highContrast: UInt32? = nil,
        darkHighContrast: UInt32? = nil, darkElevated: UInt32? = nil, darkElevatedHighContrast: UInt32? = nil
    ) {
        self.name = name
        looks = (0..<8).map { variant in
            let isDark = variant & Variant.dark != 0
            let isHigh = variant & Variant.highContrast != 0
            let isRaised = variant & Variant.elevated != 0
            var opacity = isDark ? darkAlpha ?? alpha : alpha
            if isHigh, opacity < 1 { opacity += 0.08 }
            var hex = isDark ? dark : light
            if isHigh, let high = isDark ? darkHighContrast : highContrast { hex = high }
            if isDark, isRaised, let raised = isHigh ? darkElevatedHighContrast ?? darkElevated : darkElevated { hex = raised }
            func component(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
            return CGColor(red: component(16), green: component(8), blue: component(0), alpha: opacity)
        }
    }

    override func description(at address: String) -> String { "<UIDynamicSystemColor: \(address); name = \(name)>" }

    /// Under unspecified traits: light, normal contrast, on the ground.
    override func resolved(with traits: UITraitCollection) -> CGColor {
        var variant = 0
        if traits.userInterfaceStyle == .dark { variant |= Variant.dark }
        if traits.accessibilityContrast == .high { variant |= Variant.highContrast }
        if traits.userInterfaceLevel == .elevated { variant |= Variant.elevated }
        return looks[variant]
    }
}
