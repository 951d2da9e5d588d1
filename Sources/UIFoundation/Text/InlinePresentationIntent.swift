import Foundation

/// The style that Markdown gives a range of text within its paragraph: bold, code, the end of a line.
///
/// Text of UIKit shows the first four: bold, italic, monospaced, struck through. Follows Foundation's
/// [InlinePresentationIntent](https://developer.apple.com/documentation/foundation/inlinepresentationintent), which Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The space in place of the end of a line of the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a paragraph, as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs, as written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
