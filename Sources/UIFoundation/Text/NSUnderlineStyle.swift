/// The style of underlines and strikethroughs; the raw value is that of `.underlineStyle` and `.strikethroughStyle`.
///
/// Combines a thickness, a pattern and `byWord`: `[.double, .patternDash]`. A pattern without a thickness draws nothing. Source:
/// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line with the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line with twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash alternating with two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
