internal import SwiftParser
internal import SwiftSyntax

/// Translation of Apple's Swift, which needs Objective-C, into Swift without it.
///
/// A pure function of a file's text and of facts about its module. Lines are kept, and columns wherever a translation fits into the text
/// that it replaces.
public enum Translator {
    /// Changes with the translated text; part of the keys of caches.
    public static let version = "11"

    /// A translated file.
    public struct Output: Sendable {
        public let text: [UInt8]
        public let changes: [Change]
        public let problems: [Change]
        /// Whether the file is left out, and the text has its line breaks alone.
        public var isLeftOut = false

        /// The text as a compiler gets it, so that it reports places in the source; with an error for each problem.
        ///
        /// Coverage counts a file's own lines, so that they should stay where they are: the statement that names the source takes the place
        /// of a first line without a meaning (a comment, or an import that the compiler adds to each file).
        public func compiled(from path: String) -> [UInt8] {
            let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            let end = text.firstIndex(of: 0x0A) ?? text.endIndex
            let first = String(decoding: text[..<end], as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
            let isFree = end < text.endIndex && !isLeftOut && (first.isEmpty || first.hasPrefix("//") || first == "import UIKit")
            var result = Array("#sourceLocation(file: \"\(name)\", line: \(isFree ? 2 : 1))\n".utf8)
            if isLeftOut { result += "#warning(\"\(changes.first?.message ?? "the file is left out")\")".utf8 }
            result += isFree ? text[(end + 1)...] : text[...]
            for problem in problems {
                let message = problem.message.replacing("\\", with: "\\\\").replacing("\"", with: "'").replacing("\n", with: " ")
                let indentation = String(repeating: " ", count: problem.column - 1)
                result += "\n#sourceLocation(file: \"\(name)\", line: \(problem.line))\n\(indentation)#error(\"\(message)\")".utf8
            }
            return result
        }
    }

    /// A change, or a construct that cannot be translated, at a place in the source.
    public struct Change: Codable, Equatable, Sendable {
        public let line: Int
        public let column: Int
        /// The pass that made it.
        public let pass: String
        public let message: String
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

    /// The declarations of a file.
    public static func facts(of source: [UInt8]) -> ModuleFacts {
        let visitor = FactsVisitor()
        visitor.walk(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
        return visitor.facts
    }

    /// Whether a file has no syntax errors.
    static func parses(_ source: [UInt8]) -> Bool { !source.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError }

    /// Translates a file.
    public static func translate(_ source: [UInt8], index: FactsIndex, options: Options = Options()) -> Output {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = TranslationVisitor(source: source, index: index, options: options)
        visitor.walk(tree)
        if let framework = visitor.missingFramework {
            let change = Change(
                line: 1, column: 1, pass: "import", message: "the file imports \(framework), which is not here: it is left out")
            return Output(text: source.filter { $0 == 0x0A || $0 == 0x0D }, changes: [change], problems: [], isLeftOut: true)
        }
        guard !visitor.edits.isEmpty || !visitor.problems.isEmpty else { return Output(text: source, changes: [], problems: []) }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        func positions(_ marks: [(offset: Int, pass: String, message: String)]) -> [Change] {
            marks.map {
                let position = converter.location(for: AbsolutePosition(utf8Offset: $0.offset))
                return Change(line: position.line, column: position.column, pass: $0.pass, message: $0.message)
            }
        }
        return Output(
            text: visitor.edits.applied(to: source), changes: positions(visitor.changes), problems: positions(visitor.problems))
    }
}
