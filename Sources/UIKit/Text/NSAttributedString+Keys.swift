import CoreGraphics

extension NSAttributedString.Key {
    /// A `UIFont`; Helvetica's place is taken by the system font of 12 points.
    public static let font = NSAttributedString.Key(TextAttributeName.font)
    /// An `NSParagraphStyle`; a paragraph follows that of its first character.
    public static let paragraphStyle = NSAttributedString.Key(TextAttributeName.paragraphStyle)
    /// A `UIColor`; black.
    public static let foregroundColor = NSAttributedString.Key(TextAttributeName.foregroundColor)
    /// A `UIColor` behind the text over the height of its line; none.
    public static let backgroundColor = NSAttributedString.Key(TextAttributeName.backgroundColor)
    /// A number: 0 for no ligatures, 1 for the font's usual ones; 1.
    public static let ligature = NSAttributedString.Key(TextAttributeName.ligature)
    /// A number of points added after each character; 0.
    public static let kern = NSAttributedString.Key(TextAttributeName.kern)
    /// A number of points added after each character, in place of `kern` where it is not 0; 0.
    public static let tracking = NSAttributedString.Key(TextAttributeName.tracking)
    /// A number, the raw value of an `NSUnderlineStyle`; none.
    public static let strikethroughStyle = NSAttributedString.Key(TextAttributeName.strikethroughStyle)
    /// A number, the raw value of an `NSUnderlineStyle`; none.
    public static let underlineStyle = NSAttributedString.Key(TextAttributeName.underlineStyle)
    /// A `UIColor` of the outline; the foreground colour.
    public static let strokeColor = NSAttributedString.Key(TextAttributeName.strokeColor)
    /// A number, the width of the outline in hundredths of the font's size; a negative one fills the glyphs, too. 0, filled only.
    public static let strokeWidth = NSAttributedString.Key(TextAttributeName.strokeWidth)
    /// An `NSShadow`; none.
    public static let shadow = NSAttributedString.Key(TextAttributeName.shadow)
    /// An `NSTextAttachment`, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(TextAttributeName.attachment)
    /// A `URL` or a string. The text looks as its other attributes say: it is text views that make links look like links.
    public static let link = NSAttributedString.Key(TextAttributeName.link)
    /// A number of points by which the characters lie above the baseline; 0.
    public static let baselineOffset = NSAttributedString.Key(TextAttributeName.baselineOffset)
    /// A `UIColor`; the foreground colour.
    public static let underlineColor = NSAttributedString.Key(TextAttributeName.underlineColor)
    /// A `UIColor`; the foreground colour.
    public static let strikethroughColor = NSAttributedString.Key(TextAttributeName.strikethroughColor)
    /// A number, how far glyphs lean to the right per height; 0.
    public static let obliqueness = NSAttributedString.Key(TextAttributeName.obliqueness)
    /// A number, the natural logarithm of the factor by which glyphs are wider; 0.
    public static let expansion = NSAttributedString.Key(TextAttributeName.expansion)
}
