import Foundation

/// Formats with variables that were looked up: Swift's strings cannot carry them, so a number in the name of a variable leads to the entry.
///
/// `%#@files@` becomes `%#@files␟@`, where the last character is of a private area. Differs from UIKit, whose strings have a class of
/// their own; the text of a format is never shown.
package enum FormatRegistry {
    private static let known = Known()
    /// The first of the private characters.
    private static let firstMark: UInt32 = 0xF_0000
    private static let marks = firstMark...0xF_FFFD

    private final class Known: @unchecked Sendable {
        let lock = NSLock()
        var formats: [VariableFormat] = []
        var marked: [String: String] = [:]
        var widths: [String: [LocalizedText.Width]] = [:]
    }

    /// The format's text with the mark of its entry. The same entry has one mark.
    static func string(of entry: LocalizedText, from source: String) -> String {
        switch entry {
        case .text(let text): return text
        case .widths(let widths):
            known.lock.withLock { known.widths[entry.string] = widths }
            return entry.string
        case .variables(let format):
            return known.lock.withLock {
                if let marked = known.marked[source] { return marked }
                let number = firstMark + UInt32(known.formats.count)
                guard marks.contains(number), let mark = Unicode.Scalar(number) else { return format.format }
                known.formats.append(format)
                let pieces = FormatText(format.format).pieces.map { piece in
                    switch piece {
                    case .literal(let text): text
                    case .specifier(let specifier): specifier.variable == nil ? specifier.text : specifier.text.dropLast() + "\(mark)@"
                    }
                }
                let marked = pieces.joined()
                known.marked[source] = marked
                return marked
            }
        }
    }

    /// The entry that a string was looked up from; nil for other strings.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the string.
    package static func format(of string: String) -> VariableFormat? {
        // The bytes of these characters begin with 0xF3.
        guard string.utf8.contains(0xF3), let mark = string.unicodeScalars.first(where: { marks.contains($0.value) }) else { return nil }
        let index = Int(mark.value - firstMark)
        let found = known.lock.withLock { index < known.formats.count ? known.formats[index] : nil }
        return found.map { VariableFormat(string, $0.variables, language: $0.language) }
    }

    /// The widths of a text that was looked up; nil for other texts.
    package static func widths(of text: String) -> [LocalizedText.Width]? { known.lock.withLock { known.widths[text] } }

    /// The name of a variable without the mark.
    static func name(_ marked: String) -> String {
        guard let last = marked.unicodeScalars.last, marks.contains(last.value) else { return marked }
        return String(String.UnicodeScalarView(marked.unicodeScalars.dropLast()))
    }
}
