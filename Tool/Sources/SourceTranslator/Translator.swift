internal import SwiftSyntax

/// Translation of Apple's Swift, which needs Objective-C, into Swift without it.
///
/// A pure function of a file's text and of facts about its module. Lines are kept, and columns wherever a translation fits into the text
/// that it replaces.
public enum Translator {
    /// Changes with the translated text; part of the keys of caches.
    public static let version = "16"

    /// A translated file.
    public struct Output: Sendable {
        /// The text with the lines of the source, without made lines between them: for editors.
        public let text: [UInt8]
        /// The whole text, with lines of code under conditions of the compiler that the translation has added.
        public var whole: [UInt8]
        public fileprivate(set) var changes: [Change]
        public let problems: [Change]
        /// The declarations that are left out because they need a missing framework; they are among the changes too.
        public var omissions: [Change] = []
        /// Whether the file is left out, and the text has its line breaks alone.
        public var isLeftOut = false
        /// Whether the file is nested too deep to be read: the text is the source, which no parser should get.
        public var isTooDeep = false

        /// The text for a parser: line breaks alone if the file is nested too deep.
        public var readableText: [UInt8] { isTooDeep ? text.filter { $0 == 0x0A || $0 == 0x0D } : text }

        /// The text as a compiler gets it, so that it reports places in the source; with an error for each problem.
        ///
        /// Coverage counts a file's own lines, so that they should stay where they are: the statement that names the source takes the place
        /// of a first line without a meaning (a comment, or an import that the compiler adds to each file). Spaces take the place of a byte
        /// order mark, which may only begin a file.
        public func compiled(from path: String) -> [UInt8] {
            let name = Self.literal(path)
            var whole = isTooDeep ? readableText : whole
            let hasMoreLines = whole.count != text.count && !isTooDeep
            if whole.starts(with: [0xEF, 0xBB, 0xBF]) { whole.replaceSubrange(..<3, with: [0x20, 0x20, 0x20]) }
            let end = whole.firstIndex(of: 0x0A) ?? whole.endIndex
            let first = String(decoding: whole[..<end], as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
            let isFree =
                end < whole.endIndex && !isLeftOut && !isTooDeep && (first.isEmpty || first.hasPrefix("//") || first == "import UIKit")
            var result = Array("#sourceLocation(file: \"\(name)\", line: \(isFree ? 2 : 1))\n".utf8)
            if isLeftOut { result += "#warning(\"\(changes.first?.message ?? "the file is left out")\")".utf8 }
            result += isFree ? whole[(end + 1)...] : whole[...]
            if hasMoreLines { result = Self.namingLines(in: result, name) }
            func add(_ kind: String, _ changes: [Change]) {
                for change in changes {
                    let message = change.message.replacing("\\", with: "\\\\").replacing("\"", with: "'").replacing("\n", with: " ")
                    let indentation = String(repeating: " ", count: change.column - 1)
                    result += "\n#sourceLocation(file: \"\(name)\", line: \(change.line))\n\(indentation)#\(kind)(\"\(message)\")".utf8
                }
            }
            add("warning", omissions)
            add("error", problems)
            return result
        }

        /// A path between the quotes of a string.
        static func literal(_ path: String) -> String {
            path.unicodeScalars.map { scalar in
                switch scalar {
                case "\\": "\\\\"
                case "\"": "\\\""
                case "\n": "\\n"
                case "\r": "\\r"
                default: String(scalar)
                }
            }.joined()
        }

        /// The text with a statement for the compiler in place of each mark of a line.
        private static func namingLines(in text: [UInt8], _ name: String) -> [UInt8] {
            var result: [UInt8] = []
            var rest = text[...]
            while let mark = rest.firstRange(of: EditList.lineMark.utf8) {
                let end = rest[mark.upperBound...].firstIndex(of: 0x0A) ?? rest.endIndex
                let line = String(decoding: rest[mark.upperBound..<end], as: UTF8.self)
                result += rest[..<mark.lowerBound] + "#sourceLocation(file: \"\(name)\", line: \(line))".utf8
                rest = rest[end...]
            }
            return result + rest
        }
    }

    /// A change, or a construct that cannot be translated, at a place in the source.
    public struct Change: Codable, Equatable, Sendable {
        public let line: Int
        public let column: Int
        /// The pass that made it.
        public let pass: String
        public let message: String

        public init(line: Int, column: Int, pass: String, message: String) {
            self.line = line
            self.column = column
            self.pass = pass
            self.message = message
        }
    }

    /// Settings of a translation.
    public struct Options: Sendable {
        /// Whether names before Swift 4.2 are replaced.
        public var replacesOldNames: Bool
        /// A name for this file's generated members, unique in its module.
        public var fileTag: String

        public init(replacesOldNames: Bool = true, fileTag: String = "0") {
            self.replacesOldNames = replacesOldNames
            self.fileTag = fileTag
        }
    }

    /// The declarations of a file; none of one that is nested too deep.
    ///
    /// - Parameter file: A tag of the file, unique in its module, for the types that only it sees.
    public static func facts(of source: [UInt8], file: String = "0") -> ModuleFacts {
        SyntaxTree.with(MissingDeclarations.of(source)?.rest ?? source) { tree in
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
        let missing = MissingDeclarations.of(source)
        if let framework = missing?.framework { return leftOut(source, framework) }
        let rest = missing?.rest ?? source
        guard var output = SyntaxTree.with(rest, { translate($0, of: rest, index, options) }) else { return refused(source) }
        if let missing {
            output.omissions = missing.omissions
            output.changes = missing.omissions + output.changes
        }
        return output
    }

    /// The output for a file that imports a framework whose declarations have no names of their own.
    private static func leftOut(_ source: [UInt8], _ framework: String) -> Output {
        let change = Change(line: 1, column: 1, pass: "import", message: "the file imports \(framework), which is not here: it is left out")
        let breaks = source.filter { $0 == 0x0A || $0 == 0x0D }
        return Output(text: breaks, whole: breaks, changes: [change], problems: [], isLeftOut: true)
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
        return Output(
            text: visitor.edits.applied(to: source, hasBlocks: false), whole: visitor.edits.applied(to: source),
            changes: positions(visitor.changes), problems: positions(visitor.problems))
    }
}
