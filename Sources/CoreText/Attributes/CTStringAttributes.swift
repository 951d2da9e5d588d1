import CoreGraphics

// Names of attributes that lines draw. Source: https://developer.apple.com/documentation/coretext/string-attribute-name-constants

/// A `CTFont` or a `UIFont`; Helvetica of 12 points by default.
public let kCTFontAttributeName: CFString = TextAttributeName.font
/// A `CGColor`, which goes before that of `.foregroundColor`; black by default.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A Boolean: whether text without a color of its own has the fill color of the context; false by default.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor` behind the text; none by default.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A number of points added after each letter: 0 switches the font's kerning off; by default the font's kerning alone.
public let kCTKernAttributeName: CFString = TextAttributeName.kern
/// A number of points added after each letter, besides the font's kerning; 0 by default.
public let kCTTrackingAttributeName: CFString = TextAttributeName.tracking
/// A number: 0 for no ligatures, 1, the default, for the font's common ones, 2 for all.
public let kCTLigatureAttributeName: CFString = TextAttributeName.ligature
/// A `CTParagraphStyle` or an `NSParagraphStyle`; a paragraph has that of its first character.
public let kCTParagraphStyleAttributeName: CFString = TextAttributeName.paragraphStyle
/// A number, the width of outlines in percent of the size: a positive one draws outlines alone, a negative one fills them too; by default
/// 0.
public let kCTStrokeWidthAttributeName: CFString = TextAttributeName.strokeWidth
/// A `CGColor` of outlines; by default the text's color.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A number, the raw value of a `CTUnderlineStyle` with its pattern; none by default.
public let kCTUnderlineStyleAttributeName: CFString = TextAttributeName.underlineStyle
/// A `CGColor`; by default the text's color.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// A number, the offset above the baseline in points; 0 by default.
public let kCTBaselineOffsetAttributeName: CFString = TextAttributeName.baselineOffset
/// A `CTRunDelegate`, which gives the size of a letter that shows nothing.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The lines under text; the raw value, with a pattern added, is that of `kCTUnderlineStyleAttributeName`.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line with the font's thickness.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One line with twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// The pattern of lines under text; its raw value is added to that of a `CTUnderlineStyle`.
public enum CTUnderlineStyleModifiers: Int32, Sendable {
    /// Dots.
    case patternDot = 0x0100
    /// Dashes.
    case patternDash = 0x0200
    /// Alternating dashes and dots.
    case patternDashDot = 0x0300
    /// A dash alternating with two dots.
    case patternDashDotDot = 0x0400
}
