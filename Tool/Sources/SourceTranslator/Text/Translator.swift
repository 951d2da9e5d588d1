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
        public internal(set) var changes: [Change]
        public let problems: [Change]
        /// Of each problem, the condition of the compiler around it; empty for none.
        var problemConditions: [String] = []
        /// The edits that make `text` of the source without the declarations that are left out.
        var edits: [EditList.Edit] = []
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
            func add(_ kind: String, _ changes: [Change], _ conditions: [String] = []) {
                for (index, change) in changes.enumerated() {
                    let condition = index < conditions.count ? conditions[index] : ""
                    let message = change.message.replacing("\\", with: "\\\\").replacing("\"", with: "'").replacing("\n", with: " ")
                    let indentation = String(repeating: " ", count: change.column - 1)
                    if !condition.isEmpty { result += "\n#if \(condition)".utf8 }
                    result += "\n#sourceLocation(file: \"\(name)\", line: \(change.line))\n\(indentation)#\(kind)(\"\(message)\")".utf8
                    if !condition.isEmpty { result += "\n#endif".utf8 }
                }
            }
            add("warning", omissions)
            add("error", problems, problemConditions)
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
}
