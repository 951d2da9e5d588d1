import Foundation

/// The blocks of a Markdown document around a range of text, from the innermost outwards.
///
/// Nothing draws them: an app sets fonts and paragraph styles by them. Follows Foundation's
/// [PresentationIntent](https://developer.apple.com/documentation/foundation/presentationintent), which Linux lacks.
public struct PresentationIntent: Hashable, Sendable, Codable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable, Codable {
        /// A paragraph.
        case paragraph
        /// A heading of level 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list without numbers.
        case unorderedList
        /// An item of a list, by its number.
        case listItem(ordinal: Int)
        /// Code, with what its fence says about the language.
        case codeBlock(languageHint: String?)
        /// A quote.
        case blockQuote
        /// A line between two blocks.
        case thematicBreak
    }

    /// A block, which all text in it shares.
    public struct IntentType: Hashable, Sendable, Codable {
        /// The kind of the block.
        public var kind: Kind
        /// A number of the block in its document.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Creates an intent from blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// Number of lists and quotes around the text.
    public var indentationLevel: Int {
        components.filter { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }.count
    }
}
