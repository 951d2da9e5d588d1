internal import SourceTokens
internal import SwiftSyntax

extension Translator {
    /// The declarations of a file; none of one that is nested too deep.
    ///
    /// - Parameter file: A tag of the file, unique in its module, for the types that only it sees.
    public static func facts(of source: [UInt8], file: String = "0") -> ModuleFacts { facts(of: ParsedSource(source), file: file) }

    /// The declarations of a file; none of one that is nested too deep.
    ///
    /// - Parameter file: A tag of the file, unique in its module, for the types that only it sees.
    public static func facts(of source: ParsedSource, file: String = "0") -> ModuleFacts {
        source.withRest { tree in
            let visitor = FactsVisitor(file: file)
            visitor.walk(tree)
            return visitor.facts
        } ?? ModuleFacts()
    }

    /// Whether a file is nested too deep for the translation.
    public static func isTooDeep(_ source: [UInt8]) -> Bool { NestingCheck.firstFinding(in: source) != nil }

    /// Whether a file has no syntax errors.
    static func parses(_ source: [UInt8]) -> Bool { SyntaxTree.with(source) { !$0.hasError } ?? false }

    /// Translates a file.
    public static func translate(_ source: [UInt8], index: FactsIndex, options: Options = Options()) -> Output {
        translate(ParsedSource(source), index: index, options: options)
    }

    /// Translates a file.
    public static func translate(_ source: ParsedSource, index: FactsIndex, options: Options = Options()) -> Output {
        if let framework = source.missing?.framework { return leftOut(source.text, framework) }
        guard var output = source.withRest({ translate($0, of: source.restOfText, index, options) }) else { return refused(source.text) }
        if let missing = source.missing {
            output.omissions = missing.omissions
            output.changes = missing.omissions + output.changes
        }
        return output
    }

    /// The declarations of a file that are left out because they need a missing framework: changes of its translation.
    ///
    /// - Returns: The changes, and whether the file is left out as a whole, which is one change.
    public static func omissions(of source: ParsedSource) -> (changes: [Change], isWhole: Bool) {
        guard let missing = source.missing else { return ([], false) }
        if let framework = missing.framework { return ([change(leavingOutFor: framework)], true) }
        return (missing.omissions, false)
    }

    private static func change(leavingOutFor framework: String) -> Change {
        Change(line: 1, column: 1, pass: "import", message: "the file imports \(framework), which is not here: it is left out")
    }

    /// The output for a file that imports a framework whose declarations have no names of their own.
    private static func leftOut(_ source: [UInt8], _ framework: String) -> Output {
        let breaks = source.filter { $0 == 0x0A || $0 == 0x0D }
        return Output(text: breaks, whole: breaks, changes: [change(leavingOutFor: framework)], problems: [], isLeftOut: true)
    }

    /// The output for a file that is nested too deep.
    private static func refused(_ source: [UInt8]) -> Output {
        guard let finding = NestingCheck.firstFinding(in: source) else {
            return Output(text: source, whole: source, changes: [], problems: [])
        }
        let before = source[..<finding.offset]
        let column = finding.offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        let line = before.count { $0 == 0x0A } + 1
        let problem = Change(line: line, column: column, pass: "nesting", message: finding.message)
        return Output(text: source, whole: source, changes: [], problems: [problem], isTooDeep: true)
    }

    private static func translate(_ tree: SourceFileSyntax, of source: [UInt8], _ index: FactsIndex, _ options: Options) -> Output {
        let visitor = TranslationVisitor(source: source, index: index, options: options)
        visitor.walk(tree)
        guard !visitor.edits.isEmpty || !visitor.problems.isEmpty else {
            return Output(text: source, whole: source, changes: [], problems: [])
        }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        func positions(_ marks: [(offset: Int, pass: String, message: String)]) -> [Change] {
            marks.map {
                let position = converter.location(for: AbsolutePosition(utf8Offset: $0.offset))
                return Change(line: position.line, column: position.column, pass: $0.pass, message: $0.message)
            }
        }
        let edits = visitor.edits.effective(hasBlocks: false)
        return Output(
            text: EditList.apply(edits, to: source), whole: visitor.edits.applied(to: source),
            changes: positions(visitor.changes), problems: positions(visitor.problems),
            problemConditions: visitor.problemConditions, edits: edits)
    }
}
