import CoreGraphics

/// The system colors of iOS 17, as also used for controls, bars, alerts and pages (README, Limits). iOS 18's are the same, iOS 26's hues
/// are not.
///
/// Source: hues and grays, also in increased contrast, are those of Apple's Human Interface Guidelines, Color, Specifications, before iOS
/// 26. These do not list labels, fills, separators and backgrounds: those are iOS 13's, and no later change is known
/// (`Documentation/Behavior.md#colors`; high contrast and elevated backgrounds by the table in Flutter's `cupertino/colors.dart`). Each
/// comment gives the color in the light and in the dark style.
extension UIColor {
    // MARK: Hues

    /// 007AFF, 0A84FF.
    public static let systemBlue = UIColor("systemBlueColor", 0x007AFF, dark: 0x0A84FF, highContrast: 0x0040DD, darkHighContrast: 0x409CFF)
    /// 34C759, 30D158.
    public static let systemGreen = UIColor(
        "systemGreenColor", 0x34C759, dark: 0x30D158, highContrast: 0x248A3D, darkHighContrast: 0x30DB5B)
    /// 5856D6, 5E5CE6.
    public static let systemIndigo = UIColor(
        "systemIndigoColor", 0x5856D6, dark: 0x5E5CE6, highContrast: 0x3634A3, darkHighContrast: 0x7D7AFF)
    /// FF9500, FF9F0A.
    public static let systemOrange = UIColor(
        "systemOrangeColor", 0xFF9500, dark: 0xFF9F0A, highContrast: 0xC93400, darkHighContrast: 0xFFB340)
    /// FF2D55, FF375F.
    public static let systemPink = UIColor("systemPinkColor", 0xFF2D55, dark: 0xFF375F, highContrast: 0xD30F45, darkHighContrast: 0xFF6482)
    /// AF52DE, BF5AF2.
    public static let systemPurple = UIColor(
        "systemPurpleColor", 0xAF52DE, dark: 0xBF5AF2, highContrast: 0x8944AB, darkHighContrast: 0xDA8FFF)
    /// FF3B30, FF453A.
    public static let systemRed = UIColor("systemRedColor", 0xFF3B30, dark: 0xFF453A, highContrast: 0xD70015, darkHighContrast: 0xFF6961)
    /// 30B0C7, 40C8E0.
    public static let systemTeal = UIColor("systemTealColor", 0x30B0C7, dark: 0x40C8E0, highContrast: 0x008299, darkHighContrast: 0x5DE6FF)
    /// FFCC00, FFD60A.
    public static let systemYellow = UIColor(
        "systemYellowColor", 0xFFCC00, dark: 0xFFD60A, highContrast: 0xB25000, darkHighContrast: 0xFFD426)
    /// A2845E, AC8E68.
    public static let systemBrown = UIColor(
        "systemBrownColor", 0xA2845E, dark: 0xAC8E68, highContrast: 0x7F6545, darkHighContrast: 0xB59469)
    /// 00C7BE, 63E6E2.
    public static let systemMint = UIColor("systemMintColor", 0x00C7BE, dark: 0x63E6E2, highContrast: 0x0C817B, darkHighContrast: 0x66D4CF)
    /// 32ADE6, 64D2FF.
    public static let systemCyan = UIColor("systemCyanColor", 0x32ADE6, dark: 0x64D2FF, highContrast: 0x0071A4, darkHighContrast: 0x70D7FF)

    // MARK: Grays

    /// 8E8E93 on both.
    public static let systemGray = UIColor("systemGrayColor", 0x8E8E93, dark: 0x8E8E93, highContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)
    /// AEAEB2, 636366.
    public static let systemGray2 = UIColor(
        "systemGray2Color", 0xAEAEB2, dark: 0x636366, highContrast: 0x8E8E93, darkHighContrast: 0x7C7C80)
    /// C7C7CC, 48484A.
    public static let systemGray3 = UIColor(
        "systemGray3Color", 0xC7C7CC, dark: 0x48484A, highContrast: 0xAEAEB2, darkHighContrast: 0x545456)
    /// D1D1D6, 3A3A3C.
    public static let systemGray4 = UIColor(
        "systemGray4Color", 0xD1D1D6, dark: 0x3A3A3C, highContrast: 0xBCBCC0, darkHighContrast: 0x444446)
    /// E5E5EA, 2C2C2E.
    public static let systemGray5 = UIColor(
        "systemGray5Color", 0xE5E5EA, dark: 0x2C2C2E, highContrast: 0xD8D8DC, darkHighContrast: 0x363638)
    /// F2F2F7, 1C1C1E.
    public static let systemGray6 = UIColor(
        "systemGray6Color", 0xF2F2F7, dark: 0x1C1C1E, highContrast: 0xEBEBF0, darkHighContrast: 0x242426)

    // MARK: Text

    /// Primary text: black, white.
    public static let label = UIColor("labelColor", 0x000000, dark: 0xFFFFFF)
    /// Secondary text: 3C3C43, EBEBF5, at 0.6.
    public static let secondaryLabel = UIColor("secondaryLabelColor", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    /// Tertiary text: 3C3C43, EBEBF5, at 0.3.
    public static let tertiaryLabel = UIColor("tertiaryLabelColor", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    /// Quaternary text: 3C3C43 at 0.18, EBEBF5 at 0.16.
    public static let quaternaryLabel = UIColor("quaternaryLabelColor", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    /// Placeholder text: 3C3C43, EBEBF5, at 0.3.
    public static let placeholderText = UIColor("placeholderTextColor", 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    /// Links: 007AFF, 0984FF.
    public static let link = UIColor("linkColor", 0x007AFF, dark: 0x0984FF)
    /// Text on a dark background, under any traits: white at 0.6.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background, under any traits: black.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Lines

    /// Translucent lines: 3C3C43 at 0.29, 545458 at 0.6.
    public static let separator = UIColor("separatorColor", 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    /// Opaque lines: C6C6C8, 38383A.
    public static let opaqueSeparator = UIColor("opaqueSeparatorColor", 0xC6C6C8, dark: 0x38383A)

    // MARK: Backgrounds

    /// The main background: white, black (elevated 1C1C1E).
    public static let systemBackground = UIColor(
        "systemBackgroundColor", 0xFFFFFF, dark: 0x000000, darkElevated: 0x1C1C1E, darkElevatedHighContrast: 0x242426)
    /// Content on the main background: F2F2F7, 1C1C1E (elevated 2C2C2E).
    public static let secondarySystemBackground = UIColor(
        "secondarySystemBackgroundColor", 0xF2F2F7, dark: 0x1C1C1E, highContrast: 0xEBEBF0, darkHighContrast: 0x242426,
        darkElevated: 0x2C2C2E,
        darkElevatedHighContrast: 0x363638)
    /// Content on the secondary background: white, 2C2C2E (elevated 3A3A3C).
    public static let tertiarySystemBackground = UIColor(
        "tertiarySystemBackgroundColor", 0xFFFFFF, dark: 0x2C2C2E, darkHighContrast: 0x363638, darkElevated: 0x3A3A3C,
        darkElevatedHighContrast: 0x444446)
    /// The main background of grouped content: F2F2F7, black (elevated 1C1C1E).
    public static let systemGroupedBackground = UIColor(
        "systemGroupedBackgroundColor", 0xF2F2F7, dark: 0x000000, highContrast: 0xEBEBF0, darkElevated: 0x1C1C1E,
        darkElevatedHighContrast: 0x242426)
    /// The background of grouped tables, of before iOS 13: `systemGroupedBackground`.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// Groups on it: white, 1C1C1E (elevated 2C2C2E).
    public static let secondarySystemGroupedBackground = UIColor(
        "secondarySystemGroupedBackgroundColor", 0xFFFFFF, dark: 0x1C1C1E, darkHighContrast: 0x242426, darkElevated: 0x2C2C2E,
        darkElevatedHighContrast: 0x363638)
    /// Content on the groups: F2F2F7, 2C2C2E (elevated 3A3A3C).
    public static let tertiarySystemGroupedBackground = UIColor(
        "tertiarySystemGroupedBackgroundColor", 0xF2F2F7, dark: 0x2C2C2E, highContrast: 0xEBEBF0, darkHighContrast: 0x363638,
        darkElevated: 0x3A3A3C,
        darkElevatedHighContrast: 0x444446)

    // MARK: Fills

    /// Thin, small shapes: 787880 at 0.2, 0.36.
    public static let systemFill = UIColor("systemFillColor", 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    /// Medium shapes: 787880 at 0.16, 0.32.
    public static let secondarySystemFill = UIColor("secondarySystemFillColor", 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    /// Large shapes: 767680 at 0.12, 0.24.
    public static let tertiarySystemFill = UIColor("tertiarySystemFillColor", 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    /// Large areas of complex content: 747480 at 0.08, 767680 at 0.18.
    public static let quaternarySystemFill = UIColor("quaternarySystemFillColor", 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

    // MARK: Tint

    /// The tint color of the view it is used in; `systemBlue` outside of views.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uicolor/tintcolor
    public static let tintColor = UIColor(content: .dynamic(TintColor()))
}

extension UIColor {
    /// See `SystemColor`.
    fileprivate convenience init(
        _ name: String, _ light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil, highContrast: UInt32? = nil,
        darkHighContrast: UInt32? = nil, darkElevated: UInt32? = nil, darkElevatedHighContrast: UInt32? = nil
    ) {
        self.init(
            content: .dynamic(
                SystemColor(
                    name, light, dark: dark, alpha: alpha, darkAlpha: darkAlpha, highContrast: highContrast,
                    darkHighContrast: darkHighContrast,
                    darkElevated: darkElevated, darkElevatedHighContrast: darkElevatedHighContrast)))
    }
}
