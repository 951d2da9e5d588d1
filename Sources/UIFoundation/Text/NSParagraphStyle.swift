import CoreGraphics
import SwiftABI

/// Line breaking, spacing and alignment of a paragraph; immutable, see `NSMutableParagraphStyle`.
///
/// A paragraph uses the style of its first character. All lengths are points. Source:
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationMark()
    package final var values = ParagraphValues()

    /// The default style: natural alignment, word wrapping.
    open class var `default`: NSParagraphStyle { shared }

    private static let shared = NSParagraphStyle()

    /// Creates a style with default values.
    public override init() {
        super.init()
    }

    /// Creates a style with given values.
    package init(_ values: ParagraphValues) {
        super.init()
        self.values = values
    }

    /// Reads a style from an archive; values that it lacks are the default ones.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.allowsKeyedCoding { values = ParagraphValues(coder) }
    }

    /// Writes the style into an archive.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode; a truncating mode makes each paragraph one line, except in a label, which decides by its number of lines.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The strategies by which lines break; none by default.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Distance from the leading edge to the start of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Distance from the leading edge to the start of the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// If positive, distance from the leading edge to the end of lines; otherwise from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Distance between lines of the paragraph. A negative one counts as 0 in views, and brings lines together in Core Text.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Distance after the paragraph; not negative.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Distance before the paragraph, except at the top; not negative.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Minimum height of a line; not negative.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Maximum height of a line, at which glyphs may overlap; 0 is unlimited.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Factor on the natural line height before the limits apply; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The tab stops, sorted by location.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// Interval of tab stops beyond the last one; 0 for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The threshold of hyphenation, from 0 to 1: a line that would be shorter than this fraction of its width without a hyphen may end
    /// with the beginning of the next word. With 1 each line may; 0, the default, takes the factor of the layout manager.
    ///
    /// The dictionaries are Debian's (hyphen-en-us and its like), by the user's first language; without one, lines break between words.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system does by default: with a factor of 1, unless `hyphenationFactor` is another than 0. False
    /// by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The lists around the paragraph, the innermost last; none by default.
    ///
    /// Views, labels and drawn strings show a marker before the paragraph and move its text in by 36 points for each list; a paragraph
    /// whose text begins with a tab, a marker and a tab, as imported HTML has it, shows that one. The distances are estimates.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether letter spacing may be tightened before truncation.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// Strategies by which the lines of a paragraph that wraps by words break.
    ///
    /// Source: Apple,
    /// [NSParagraphStyle.LineBreakStrategy](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct).
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A last line of a single word takes the last word of the line before it along, unless that line has no other.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean text breaks between words, not between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All strategies.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Returns an immutable copy, or the style itself if it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}

/// The handling of text that is wider than its container.
///
/// Source: https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks lines between words, or inside a word wider than a line.
    case byWordWrapping
    /// Breaks lines between any two characters.
    case byCharWrapping
    /// Clips text at the edge.
    case byClipping
    /// Shows the end of the last line after an ellipsis.
    case byTruncatingHead
    /// Shows the beginning of the last line with an ellipsis at its end.
    case byTruncatingTail
    /// Shows beginning and end of the last line with an ellipsis between.
    case byTruncatingMiddle
}

extension NSLineBreakMode {
    /// The equivalent of the text engine.
    package var layoutLineBreaking: TextLayout.LineBreaking {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

/// The horizontal alignment of text.
///
/// Source: https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    /// Aligned to the left edge.
    case left
    /// Centered.
    case center
    /// Aligned to the right edge.
    case right
    /// Justified; the last line of a paragraph has natural alignment.
    case justified
    /// Aligned by the direction of the text's script.
    case natural
}

extension NSTextAlignment {
    /// The equivalent of the text engine.
    package var layoutAlignment: TextLayout.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The writing direction of text.
///
/// Source: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// That of the first strongly directional character, by the Unicode bidirectional algorithm.
    case natural = -1
    /// Left to right, as Latin.
    case leftToRight
    /// Right to left, as Arabic and Hebrew.
    case rightToLeft
}

/// The values of a paragraph style, in points.
package struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var tabStops = ParagraphValues.defaultTabStops
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var textLists: [NSTextList] = []

    /// Twelve stops 28 points apart. Source: Apple, NSParagraphStyle.tabStops.
    static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
}
