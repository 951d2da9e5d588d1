import CoreGraphics

extension NSAttributedString.Key {
    /// A `UIFont`; by default the system font of 12 points, in place of Helvetica.
    public static let font = NSAttributedString.Key(TextAttributeName.font)
    /// An `NSParagraphStyle`; a paragraph uses that of its first character.
    public static let paragraphStyle = NSAttributedString.Key(TextAttributeName.paragraphStyle)
    /// A `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(TextAttributeName.foregroundColor)
    /// A `UIColor` behind the text, as high as its line; none by default.
    public static let backgroundColor = NSAttributedString.Key(TextAttributeName.backgroundColor)
    /// A number: 0 for no ligatures, 1, the default, for the font's common ones.
    public static let ligature = NSAttributedString.Key(TextAttributeName.ligature)
    /// A number of points added after each character; 0 by default.
    public static let kern = NSAttributedString.Key(TextAttributeName.kern)
    /// A number of points added after each character, overriding `kern` unless 0; 0 by default.
    public static let tracking = NSAttributedString.Key(TextAttributeName.tracking)
    /// A number, the raw value of an `NSUnderlineStyle`; none by default.
    public static let strikethroughStyle = NSAttributedString.Key(TextAttributeName.strikethroughStyle)
    /// A number, the raw value of an `NSUnderlineStyle`; none by default.
    public static let underlineStyle = NSAttributedString.Key(TextAttributeName.underlineStyle)
    /// A `UIColor` of the outline; by default the foreground color.
    public static let strokeColor = NSAttributedString.Key(TextAttributeName.strokeColor)
    /// A number, the width of the outline in percent of the font's size; a negative one also fills the glyphs. 0, the default, only
    /// fills.
    public static let strokeWidth = NSAttributedString.Key(TextAttributeName.strokeWidth)
    /// An `NSShadow`; none by default.
    public static let shadow = NSAttributedString.Key(TextAttributeName.shadow)
    /// An `NSTextAttachment`, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(TextAttributeName.attachment)
    /// A `URL` or a string. It does not change the appearance, which is up to text views.
    public static let link = NSAttributedString.Key(TextAttributeName.link)
    /// A number, the raw value of an `InlinePresentationIntent`: bold, italic, monospaced or struck through; none by default.
    public static let inlinePresentationIntent = NSAttributedString.Key(TextAttributeName.inlinePresentationIntent)
    /// The `URL` of a Markdown document's image, for its description. It does not change the appearance.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// A number, the offset above the baseline in points; 0 by default.
    public static let baselineOffset = NSAttributedString.Key(TextAttributeName.baselineOffset)
    /// A `UIColor`; by default the foreground color.
    public static let underlineColor = NSAttributedString.Key(TextAttributeName.underlineColor)
    /// A `UIColor`; by default the foreground color.
    public static let strikethroughColor = NSAttributedString.Key(TextAttributeName.strikethroughColor)
    /// A number, the slant of glyphs to the right as a fraction of the height; 0 by default.
    public static let obliqueness = NSAttributedString.Key(TextAttributeName.obliqueness)
    /// A number, the natural logarithm of the horizontal scale of glyphs; 0 by default.
    public static let expansion = NSAttributedString.Key(TextAttributeName.expansion)
}

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
