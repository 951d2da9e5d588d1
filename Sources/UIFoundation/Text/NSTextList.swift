import CoreGraphics

/// A list of paragraphs, whose items have bullets or numbers in front of them.
///
/// Paragraphs are in a list if ``NSParagraphStyle/textLists`` of their styles has the same object. The number of an item counts the
/// paragraphs before it whose innermost list it is, back to one outside of the list.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
/// let label = UILabel()
/// label.attributedText = NSAttributedString(string: "First\nSecond", attributes: [.paragraphStyle: style])
/// ```
///
/// Source: Apple, [NSTextList](https://developer.apple.com/documentation/uikit/nstextlist).
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let storedFormat: MarkerFormat
    private let storedOptions: Options

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: the text of markers, with the number's form in braces, such as `{decimal}.`.
    ///   - options: the options.
    ///   - startingItemNumber: the number of the first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        storedFormat = markerFormat
        storedOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list that begins with 1.
    ///
    /// - Parameters:
    ///   - markerFormat: the text of markers, with the number's form in braces, such as `{decimal}.`.
    ///   - options: the raw value of ``Options``; 0 for none.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1)
    }

    /// Reads a list from an archive; nil if it has no format.
    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let format = coder.decodeObject(of: NSString.self, forKey: Key.format) else { return nil }
        storedFormat = MarkerFormat(rawValue: String(describing: format))
        storedOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.options)))
        startingItemNumber = coder.hasValue(forKey: Key.start) ? coder.decodeInteger(forKey: Key.start) : 1
        super.init()
    }

    private enum Key {
        static let format = "NSTextListMarkerFormat"
        static let options = "NSTextListOptions"
        static let start = "NSTextListStartingItemNumber"
    }

    /// Writes the list into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(storedFormat.rawValue as NSString, forKey: Key.format)
        coder.encode(Int(bitPattern: storedOptions.rawValue), forKey: Key.options)
        coder.encode(startingItemNumber, forKey: Key.start)
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Whether the text of paragraphs in lists has the markers; false: they are drawn.
    open class var includesTextListMarkers: Bool { false }

    /// The text of markers, with the number's form in braces.
    open var markerFormat: MarkerFormat { storedFormat }

    /// The options.
    open var listOptions: Options { storedOptions }

    /// The number of the first item; 1 by default. Attributed strings retain the list: change it only before use.
    open var startingItemNumber = 1

    /// Whether the markers have numbers or letters, in place of a bullet.
    open var isOrdered: Bool { TextList.isOrdered(storedFormat.rawValue) }

    /// Returns the marker of an item, without that of the list around.
    ///
    /// Letters and Roman numerals are for numbers from 1 (the latter to 3999); others are digits. A name in braces that is unknown stays.
    ///
    /// - Parameter itemNumber: the number that the marker shows.
    open func marker(forItemNumber itemNumber: Int) -> String { TextList.marker(storedFormat.rawValue, number: itemNumber) }

    /// Returns the list itself, which other paragraphs may share.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The value of the text engine.
    final var textList: TextList {
        TextList(
            of: self, format: storedFormat.rawValue, start: startingItemNumber,
            prependsEnclosing: storedOptions.contains(.prependEnclosingMarker))
    }

    /// Options of a list.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The marker of the list around is in front of the list's own.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// The text of markers.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An empty square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// An empty circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small filled square.
        public static let square = MarkerFormat("{square}")
        /// The number.
        public static let decimal = MarkerFormat("{decimal}")
        /// The number to the base 8.
        public static let octal = MarkerFormat("{octal}")
        /// The number to the base 16, in small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// The number to the base 16, in capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// A small letter.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A capital letter.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// A small letter.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A capital letter.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// A small Roman numeral.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// A capital Roman numeral.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }
}
