internal import SourceTokens
internal import SwiftParser
internal import SwiftSyntax

/// A source with its tree, which is made once for all questions about it.
public final class ParsedSource: Sendable {
    public let text: [UInt8]
    /// nil for a source that is nested too deep.
    private let tree: IncrementalParseResult?
    /// The declarations that need a framework that is not here; nil for none.
    let missing: MissingDeclarations?
    /// The tree of the source without these.
    private let rest: IncrementalParseResult?
    /// The bytes between the braces of bodies that are blank in the tree, in their order.
    let bodies: [Range<Int>]

    /// Parses a text.
    public convenience init(_ text: [UInt8]) { self.init(text, SyntaxTree.of(text)) }

    /// Parses the declarations of a text; bodies too of which a declaration's facts may depend.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text: a third of the time that the whole text takes.
    public convenience init(declarationsOf text: [UInt8]) {
        if NestingCheck.firstFinding(in: text) == nil, !SourceFilter.importsMissingFramework(text),
            let outline = SourceOutline(text, keeping: FactsVisitor.wordsInBodies), !outline.bodies.isEmpty,
            let tree = SyntaxTree.of(outline.text)
        {
            self.init(text, tree, bodies: outline.bodies)
        } else {
            self.init(text)
        }
    }

    private init(_ text: [UInt8], _ tree: IncrementalParseResult?, bodies: [Range<Int>] = []) {
        self.text = text
        self.bodies = bodies
        let missing = tree.flatMap { tree in DeepStack.run { MissingDeclarations.of(text, tree.tree) } }
        self.tree = tree
        self.missing = missing
        rest = missing.map { missing in tree.flatMap { SyntaxTree.of(missing.rest, after: $0, missing.edits) } } ?? tree
    }

    /// The source that a translation of this one has as its text; only statements and members that it has changed are parsed.
    ///
    /// - Parameter output: The translation of this source.
    public func translated(_ output: Translator.Output) -> ParsedSource {
        guard output.readableText != text else { return self }
        return output.isLeftOut || output.isTooDeep ? ParsedSource(output.readableText) : edited(output.edits)
    }

    /// The source after edits; only statements and members that they have changed are parsed.
    ///
    /// - Parameter edits: Edits of the source without the missing declarations, in the order of the text and apart.
    func edited(_ edits: [EditList.Edit]) -> ParsedSource {
        let text = EditList.apply(edits, to: restOfText)
        return ParsedSource(text, rest.flatMap { SyntaxTree.of(text, after: $0, edits) })
    }

    /// The source without these.
    var restOfText: [UInt8] { missing?.rest ?? text }

    /// Gives the tree to a closure, on a stack that is large enough for its recursion. nil for a source that is nested too deep.
    func with<Result>(_ body: (SourceFileSyntax) -> Result) -> Result? { tree.map { tree in DeepStack.run { body(tree.tree) } } }

    /// Gives the tree without the missing declarations to a closure.
    func withRest<Result>(_ body: (SourceFileSyntax) -> Result) -> Result? { rest.map { tree in DeepStack.run { body(tree.tree) } } }
}

extension ParsedSource: CustomDebugStringConvertible {
    /// The nodes of the tree, a line each, with their offsets, and the texts of tokens.
    public var debugDescription: String {
        with { tree in
            var lines = ""
            var open = [Syntax(tree)]
            while let node = open.popLast() {
                lines += "\(node.kind) \(node.position.utf8Offset) \(node.as(TokenSyntax.self)?.description ?? "")\n"
                open += node.children(viewMode: .all).reversed()
            }
            return lines
        } ?? "nested too deep"
    }
}
