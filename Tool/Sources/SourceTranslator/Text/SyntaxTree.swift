internal import SourceTokens
internal import SwiftParser
internal import SwiftSyntax

/// Trees of sources. Each parser of the translator is called here, after the check of the nesting.
enum SyntaxTree {
    /// Gives the tree of a source to `body`, on a stack that is large enough for its recursion. nil for one that is nested too deep.
    static func with<Result>(_ source: [UInt8], _ body: (SourceFileSyntax) -> Result) -> Result? {
        guard NestingCheck.firstFinding(in: source) == nil else { return nil }
        return DeepStack.run { body(parsed(source)) }
    }

    private static func parsed(_ source: [UInt8]) -> SourceFileSyntax { incrementally(source).tree }

    // MARK: Texts that are edited

    /// The tree of a source, for parses of its edited text too; nil for one that is nested too deep. Whatever walks it needs the stack of
    /// `DeepStack`.
    static func of(_ source: [UInt8]) -> IncrementalParseResult? {
        guard NestingCheck.firstFinding(in: source) == nil else { return nil }
        return DeepStack.run { incrementally(source) }
    }

    /// The tree of an edited text. Statements and members that no edit has touched are taken over.
    ///
    /// - Parameters:
    ///   - tree: The tree before the edits.
    ///   - edits: In the order of the text before, and apart.
    /// - Complexity: O(*n*), where *n* is the length of the statements and members that the edits touch, and of the check of the nesting.
    static func of(_ source: [UInt8], after tree: IncrementalParseResult, _ edits: [EditList.Edit]) -> IncrementalParseResult? {
        guard !edits.isEmpty else { return tree }
        guard NestingCheck.firstFinding(in: source) == nil else { return nil }
        let changes = edits.map { edit in
            SourceEdit(
                range: AbsolutePosition(utf8Offset: edit.range.lowerBound)..<AbsolutePosition(utf8Offset: edit.range.upperBound),
                replacement: edit.text)
        }
        guard let concurrent = try? ConcurrentEdits(concurrent: changes) else { return of(source) }
        let transition = IncrementalParseTransition(previousIncrementalParseResult: tree, edits: concurrent)
        return DeepStack.run { incrementally(source, transition) }
    }

    private static func incrementally(_ source: [UInt8], _ transition: IncrementalParseTransition? = nil) -> IncrementalParseResult {
        // Beyond its own limit the parser would leave the rest of a source unread, without a word.
        source.withUnsafeBufferPointer {
            Parser.parseIncrementally(source: $0, maximumNestingLevel: 1 << 20, parseTransition: transition)
        }
    }
}
