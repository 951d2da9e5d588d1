internal import SwiftSyntax

/// A source with its tree, which is made once for all questions about it.
public final class ParsedSource: Sendable {
    public let text: [UInt8]
    /// nil for a source that is nested too deep.
    private let tree: SourceFileSyntax?
    /// The declarations that need a framework that is not here; nil for none.
    let missing: MissingDeclarations?
    /// The tree of the source without these.
    private let rest: SourceFileSyntax?

    /// Parses a text.
    public init(_ text: [UInt8]) {
        self.text = text
        let tree = SyntaxTree.of(text)
        let missing = tree.flatMap { tree in DeepStack.run { MissingDeclarations.of(text, tree) } }
        self.tree = tree
        self.missing = missing
        rest = missing.map { SyntaxTree.of($0.rest) } ?? tree
    }

    /// The source without these.
    var restOfText: [UInt8] { missing?.rest ?? text }

    /// Gives the tree to a closure, on a stack that is large enough for its recursion. nil for a source that is nested too deep.
    func with<Result>(_ body: (SourceFileSyntax) -> Result) -> Result? { tree.map { tree in DeepStack.run { body(tree) } } }

    /// Gives the tree without the missing declarations to a closure.
    func withRest<Result>(_ body: (SourceFileSyntax) -> Result) -> Result? { rest.map { tree in DeepStack.run { body(tree) } } }
}
