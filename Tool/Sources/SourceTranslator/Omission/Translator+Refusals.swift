internal import SwiftSyntax

extension Translator {
    /// The smallest statements, declarations and conformances in which a compiler's errors are.
    ///
    /// An error in what is left out already is that of what is around it.
    ///
    /// - Parameters:
    ///   - source: The whole source, with what is left out.
    ///   - omitted: The ranges that the compiler did not get.
    ///   - isMain: Whether the source is main.swift, whose statements are the app's.
    ///   - keepsStatements: Whether no statement is left out, but the function around it: a test with fewer checks would pass.
    /// - Returns: What to leave out further: nothing for errors that have no such place, and of the class in which the app begins. nil for
    ///   a source with syntax errors.
    public static func refusedRanges(
        of source: [UInt8], for refusals: [RefusedRange.Refusal], omitted: [RefusedRange], isMain: Bool = false,
        keepsStatements: Bool = false
    ) -> [RefusedRange]? {
        SyntaxTree.with(source) { tree -> [RefusedRange]? in
            guard !tree.hasError else { return nil }
            var search = RefusalSearch(tree: tree, source: source, omitted: omitted, isMain: isMain, keepsStatements: keepsStatements)
            for refusal in refusals { search.add(refusal) }
            return search.found
        } ?? nil
    }

    /// The ranges in a newer state of their source, but for those whose text is gone, and those in a function that has changed since: the
    /// statement that they followed from may be another now.
    public static func keptRanges(_ ranges: [RefusedRange], in source: [UInt8]) -> [RefusedRange] {
        let moved = ranges.compactMap { $0.moved(to: source) }
        guard !moved.isEmpty else { return [] }
        return SyntaxTree.with(source) { tree in
            moved.filter { range in
                guard let body = range.body else { return true }
                return RefusalSearch.body(around: RefusalSearch.token(at: range.start, in: tree), in: source) == body
            }
        } ?? moved
    }

    /// A source without ranges; its lines are those of the source.
    public static func leavingOut(_ ranges: [RefusedRange], of source: [UInt8]) -> [UInt8] {
        guard !ranges.isEmpty else { return source }
        var edits = EditList()
        for range in ranges where range.range.upperBound <= source.count {
            if range.replacement.isEmpty {
                edits.blank(range.range, in: source)
            } else {
                edits.replace(range.range, with: range.replacement, in: source)
            }
        }
        return edits.applied(to: source)
    }

    /// A source without its imports of frameworks that are not here, whose uses the compiler refuses then one by one. nil for one that has
    /// none, or one of a framework whose declarations have no names of their own or are here in part.
    public static func withoutMissingImports(_ source: [UInt8]) -> [UInt8]? {
        guard SourceFilter.importsMissingFramework(source) else { return nil }
        return SyntaxTree.with(source) { tree -> [UInt8]? in
            let imports = tree.statements.flatMap(MissingDeclarations.activeItems).compactMap { $0.item.as(ImportDeclSyntax.self) }.filter {
                Frameworks.incomplete.contains($0.path.first?.name.text ?? "")
            }
            guard imports.allSatisfy({ Frameworks.hasOwnNames($0.path.first?.name.text ?? "") }) else { return nil }
            var edits = EditList()
            for node in imports { edits.blank(node.bytes, in: source) }
            return edits.applied(to: source)
        } ?? nil
    }

    /// The tokens of a source outside of functions' bodies: what other files of its module see of it.
    public static func interface(of source: [UInt8]) -> [UInt8] {
        SyntaxTree.with(source) { tree in
            var text: [UInt8] = []
            var token = tree.firstToken(viewMode: .sourceAccurate)
            while let current = token {
                let block = current.tokenKind == .leftBrace ? current.parent?.as(CodeBlockSyntax.self) : nil
                text += current.text.utf8 + [0x20]
                token = (block?.rightBrace ?? current).nextToken(viewMode: .sourceAccurate)
            }
            return text
        } ?? source
    }
}
