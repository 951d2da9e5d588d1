import UIKit

extension UIColor {
    /// A color in web notation: 0xRRGGBB.
    convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// A dynamic color for light and dark appearance, both in web notation.
    convenience init(light: UInt32, dark: UInt32) {
        self.init { traits in UIColor(rgb: traits.userInterfaceStyle == .dark ? dark : light) }
    }

    // Text on any of the backgrounds has a contrast of 4.5 or more, in both appearances; a test measures it.

    /// Behind the dashboard.
    static let sand = UIColor(light: 0xF6ECDE, dark: 0x10111F)
    /// Behind the other screens and the bar.
    static let paper = UIColor(light: 0xFFFBF5, dark: 0x15172A)
    /// Background of cards on sand or paper.
    static let card = UIColor(light: 0xFFFFFF, dark: 0x24273F)
    /// Around cards.
    static let hairline = UIColor(light: 0xEBDFCE, dark: 0x363A57)
    static let ink = UIColor(light: 0x22294A, dark: 0xF4EFE6)
    static let softInk = UIColor(light: 0x65687F, dark: 0xA5A9C4)
    /// Interactive elements.
    static let coral = UIColor(light: 0xC23B2C, dark: 0xFF8A78)
    /// Text on coral.
    static let onCoral = UIColor(light: 0xFFFFFF, dark: 0x34100B)
    /// Background of coral text.
    static let blush = UIColor(light: 0xFEEFE9, dark: 0x4A2A2B)
}
