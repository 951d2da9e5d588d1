import CoreGraphics

/// How the lines of a paragraph are broken, spaced and placed; immutable, `NSMutableParagraphStyle` can be changed.
///
/// A paragraph follows the style of its first character. All lengths are points.
/// Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    final var values = ParagraphValues()

    /// The style of text that has none: natural, wrapped between words.
    open class var `default`: NSParagraphStyle { shared }

    private static let shared = NSParagraphStyle()

    /// The default values.
    public override init() {
        super.init()
    }

    /// A style with the values of another.
    init(_ values: ParagraphValues) {
        super.init()
        self.values = values
    }

    /// Where lines stand between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines are broken; a mode that truncates makes each paragraph one line, except in a label, which decides by its number of lines.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// From the leading edge to the start of the paragraph's first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading edge to the start of the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Positive: from the leading edge to the lines' end; zero or negative: from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Between the lines of the paragraph; not negative.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After the paragraph; not negative.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before the paragraph, except at the top; not negative.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// No line is lower than this; not negative.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// No line is higher than this, glyphs may then overlap; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The height of lines is multiplied by it before the limits apply; 0 for as they are.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Where text after tabs stands, by location.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// Beyond the last stop tabs stand at multiples of it; 0 for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters may move closer together before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// The style itself, when it cannot change, otherwise one like it that cannot.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A style like it that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}
