import Foundation

extension AttributedString {
    /// Options of reading Markdown.
    ///
    /// Follows [MarkdownParsingOptions](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions).
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and what is in them. Blocks follow each other without line feeds: their
            /// ``AttributeScopes/UIKitAttributes/presentationIntent`` separates them.
            case full
            /// Emphasis, code and links; a line feed becomes a space.
            case inlineOnly
            /// As `inlineOnly`, with spaces and line feeds as in the source.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of bytes that are not UTF-8.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// They are replaced, and the rest is read.
            case returnPartiallyParsedIfPossible
        }

        /// The part of Markdown that is read; `full` by default.
        public var interpretedSyntax: InterpretedSyntax
        /// The treatment of bytes that are not UTF-8; by default an error is thrown.
        public var failurePolicy: FailurePolicy

        /// Creates options.
        public init(interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError) {
            (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
        }
    }

    /// Reads Markdown: CommonMark with GitHub's strikethrough.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: the part of Markdown that is read.
    ///   - baseURL: the base of relative links; nil leaves them as they are.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options.interpretedSyntax, baseURL: baseURL).read(markdown)
    }

    /// Reads the bytes of a Markdown file in UTF-8. Throws `CocoaError.fileReadInapplicableStringEncoding` for other bytes, unless the
    /// failure policy says otherwise.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        let text = String(data: markdown, encoding: .utf8)
        guard let text = text ?? (options.failurePolicy == .throwError ? nil : String(decoding: markdown, as: UTF8.self)) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Reads Markdown: CommonMark with GitHub's strikethrough. Text of UIKit shows emphasis, strong emphasis, code and strikethrough.
    ///
    /// Differs from UIKit: the blocks of a document (`PresentationIntent`) are attributes of `AttributedString` alone.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: the part of Markdown that is read.
    ///   - baseURL: the base of relative links; nil leaves them as they are.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Reads the bytes of a Markdown file in UTF-8. Throws for other bytes, unless the failure policy says otherwise.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}
