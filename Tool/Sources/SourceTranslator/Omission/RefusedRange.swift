/// A statement, a declaration or a conformance that is left out because the compiler refuses it.
public struct RefusedRange: Codable, Hashable, Sendable {
    /// An error of the compiler at a place in a source, from 1; the column counts bytes.
    public struct Refusal: Hashable, Sendable {
        public let line: Int
        public let column: Int
        public let message: String

        public init(line: Int, column: Int, message: String) {
            self.line = line
            self.column = column
            self.message = message
        }

        /// Whether an error may come of what is not here: a name that is not found, a call that is declared otherwise, or another type in
        /// Apple's API. The others, such as a text for a number, are mistakes of the source unless they follow from one of these.
        public static func isForeign(_ message: String) -> Bool {
            let words = [
                "cannot find ", "has no member", "no such module", "is unavailable", "does not override any", "argument label",
                "extra argument", "missing argument", "ambiguous",
            ]
            if words.contains(where: message.contains) { return true }
            return message.firstMatch(of: /'[^']*\b(?:UI|NS|CG|CA|CF|CI|CT|AV|MK|CL|WK|UN|PH|SK|Sec|AnyObject)(?:[A-Z]|\b)[^']*'/) != nil
        }
    }

    /// The offset of the first byte in the source.
    public internal(set) var start: Int
    /// The text that is left out.
    public let text: String
    /// The text in its place: an empty statement, or a conformance to everything.
    public let replacement: String
    /// The line of its beginning, from 1.
    public internal(set) var line: Int
    /// The first line of a statement, or the name of a declaration.
    public let title: String
    /// The compiler's message.
    public let reason: String
    /// The digest of the function around a statement; nil for what is in none.
    var body: UInt64?

    var range: Range<Int> { start..<start + text.utf8.count }

    /// The range in a newer state of its source: where the same text is nearest to its old place. nil if the text is gone.
    public func moved(to source: [UInt8]) -> RefusedRange? {
        let bytes = Array(text.utf8)
        func isHere(_ offset: Int) -> Bool {
            offset >= 0 && offset + bytes.count <= source.count && source[offset..<offset + bytes.count].elementsEqual(bytes)
        }
        guard let offset = (0...max(start, source.count)).lazy.flatMap({ [start - $0, start + $0] }).first(where: isHere) else {
            return nil
        }
        var copy = self
        copy.start = offset
        copy.line = source[..<offset].count { $0 == 0x0A } + 1
        return copy
    }
}
