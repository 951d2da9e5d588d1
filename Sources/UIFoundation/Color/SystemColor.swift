import CoreGraphics

/// A system color: a table by style, contrast and level.
final class SystemColor: DynamicColor, @unchecked Sendable {
    /// The variant, an index into the table.
    private enum Variant {
        static let dark = 1
        static let highContrast = 2
        static let elevated = 4
    }

    let name: String
    private let looks: [CGColor]

    /// Colors are 0xRRGGBB. Defaults: high contrast as normal contrast, elevated as base. High contrast adds 0.08 to an opacity below 1.
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

    /// Unspecified traits: light, normal contrast, base.
    override func resolved(with traits: UITraitCollection) -> CGColor {
        var variant = 0
        if traits.userInterfaceStyle == .dark { variant |= Variant.dark }
        if traits.accessibilityContrast == .high { variant |= Variant.highContrast }
        if traits.userInterfaceLevel == .elevated { variant |= Variant.elevated }
        return looks[variant]
    }
}
