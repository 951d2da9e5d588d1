import SwiftParser
import SwiftSyntax

/// Translation of Apple's Swift, which needs Objective-C, into Swift without it.
///
/// A pure function of a file's text and of facts about its module. Lines are kept, and columns wherever a translation fits into the text
/// that it replaces.
public enum SourceTranslator {
    /// Changes with the translated text; part of the keys of caches.
    public static let version = "1"

    /// A translated file.
    public struct Output: Sendable {
        public let text: [UInt8]
        public let changes: [Change]
        public let problems: [Change]
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

    /// Translates a file.
    public static func translate(_ source: [UInt8], index: FactsIndex, options: Options = Options()) -> Output {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = TranslationVisitor(source: source, index: index, options: options)
        visitor.walk(tree)
        guard !visitor.edits.isEmpty else { return Output(text: source, changes: [], problems: []) }
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        func places(_ marks: [(offset: Int, pass: String, message: String)]) -> [Change] {
            marks.map {
                let place = converter.location(for: AbsolutePosition(utf8Offset: $0.offset))
                return Change(line: place.line, column: place.column, pass: $0.pass, message: $0.message)
            }
        }
        return Output(
            text: visitor.edits.applied(to: source), changes: places(visitor.changes), problems: places(visitor.problems))
    }
}
