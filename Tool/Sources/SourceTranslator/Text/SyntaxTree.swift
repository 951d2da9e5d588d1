internal import SwiftParser
internal import SwiftSyntax

/// Trees of sources. Each parser of the translator is called here, after the check of the nesting.
enum SyntaxTree {
    /// Gives the tree of a source to `body`, on a stack that is large enough for its recursion. nil for one that is nested too deep.
    static func with<Result>(_ source: [UInt8], _ body: (SourceFileSyntax) -> Result) -> Result? {
        guard NestingCheck.firstFinding(in: source) == nil else { return nil }
        return DeepStack.run { body(parsed(source)) }
    }

    /// The tree of a source; nil for one that is nested too deep. Whatever walks it needs the stack of `DeepStack`.
    static func of(_ source: [UInt8]) -> SourceFileSyntax? { with(source) { $0 } }

    private static func parsed(_ source: [UInt8]) -> SourceFileSyntax {
        // Beyond its own limit the parser would leave the rest of a source unread, without a word.
        source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 1 << 20) }
    }
}
