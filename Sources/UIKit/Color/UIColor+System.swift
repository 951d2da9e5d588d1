import CoreGraphics

/// The adaptive colours, in their light appearance. Source: `reference/behaviour.md` section 5 (the iOS 13 palette) and the
/// colour tables of Apple's Human Interface Guidelines for what that row does not list.
///
/// Differs from UIKit: they do not adapt to an appearance, because there are no trait collections yet.
extension UIColor {
    // MARK: Hues

    /// 007AFF.
    public static let systemBlue = UIColor(hex: 0x007AFF)
    /// 34C759.
    public static let systemGreen = UIColor(hex: 0x34C759)
    /// 5856D6.
    public static let systemIndigo = UIColor(hex: 0x5856D6)
    /// FF9500.
    public static let systemOrange = UIColor(hex: 0xFF9500)
    /// FF2D55.
    public static let systemPink = UIColor(hex: 0xFF2D55)
    /// AF52DE.
    public static let systemPurple = UIColor(hex: 0xAF52DE)
    /// FF3B30.
    public static let systemRed = UIColor(hex: 0xFF3B30)
    /// 5AC8FA.
    public static let systemTeal = UIColor(hex: 0x5AC8FA)
    /// FFCC00.
    public static let systemYellow = UIColor(hex: 0xFFCC00)
    /// A2845E.
    public static let systemBrown = UIColor(hex: 0xA2845E)
    /// 00C7BE.
    public static let systemMint = UIColor(hex: 0x00C7BE)
    /// 32ADE6.
    public static let systemCyan = UIColor(hex: 0x32ADE6)

    // MARK: Greys

    /// 8E8E93.
    public static let systemGray = UIColor(hex: 0x8E8E93)
    /// AEAEB2.
    public static let systemGray2 = UIColor(hex: 0xAEAEB2)
    /// C7C7CC.
    public static let systemGray3 = UIColor(hex: 0xC7C7CC)
    /// D1D1D6.
    public static let systemGray4 = UIColor(hex: 0xD1D1D6)
    /// E5E5EA.
    public static let systemGray5 = UIColor(hex: 0xE5E5EA)
    /// F2F2F7.
    public static let systemGray6 = UIColor(hex: 0xF2F2F7)

    // MARK: Text

    /// Primary text: black.
    public static let label = UIColor(hex: 0x000000)
    /// Secondary text: 3C3C43 at 0.6.
    public static let secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6)
    /// Tertiary text: 3C3C43 at 0.3.
    public static let tertiaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.3)
    /// Quaternary text: 3C3C43 at 0.18.
    public static let quaternaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.18)
    /// Placeholder text: 3C3C43 at 0.3.
    public static let placeholderText = UIColor(hex: 0x3C3C43, alpha: 0.3)
    /// Links: 007AFF.
    public static let link = UIColor(hex: 0x007AFF)
    /// Text on a dark background, in either appearance: white at 0.6.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background, in either appearance: black.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Lines

    /// Lines that let what is below shine through: 3C3C43 at 0.29.
    public static let separator = UIColor(hex: 0x3C3C43, alpha: 0.29)
    /// Lines that hide what is below: C6C6C8.
    public static let opaqueSeparator = UIColor(hex: 0xC6C6C8)

    // MARK: Backgrounds

    /// The main background: white.
    public static let systemBackground = UIColor(hex: 0xFFFFFF)
    /// Content on the main background: F2F2F7.
    public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7)
    /// Content on the secondary background: white.
    public static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF)
    /// The main background of grouped content: F2F2F7.
    public static let systemGroupedBackground = UIColor(hex: 0xF2F2F7)
    /// Groups on it: white.
    public static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF)
    /// Content on the groups: F2F2F7.
    public static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7)

    // MARK: Fills

    /// Thin, small shapes: 787880 at 0.2.
    public static let systemFill = UIColor(hex: 0x787880, alpha: 0.2)
    /// Medium shapes: 787880 at 0.16.
    public static let secondarySystemFill = UIColor(hex: 0x787880, alpha: 0.16)
    /// Large shapes: 767680 at 0.12.
    public static let tertiarySystemFill = UIColor(hex: 0x767680, alpha: 0.12)
    /// Large areas of complex content: 747480 at 0.08.
    public static let quaternarySystemFill = UIColor(hex: 0x747480, alpha: 0.08)
}

extension UIColor {
    /// A colour of 0xRRGGBB sRGB bytes.
    fileprivate convenience init(hex: UInt32, alpha: CGFloat = 1) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
