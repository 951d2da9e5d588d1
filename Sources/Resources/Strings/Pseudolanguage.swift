/// A language for tests of layout: the texts of the app, changed so that faults show. Source: `Documentation/Behavior.md#languages`.
package enum Pseudolanguage: String, CaseIterable, Sendable {
    /// Letters with accents, in brackets: what is not localized has none.
    case accented
    /// Each text twice.
    case doubleLength = "double-length"
    /// The app's texts in an interface from right to left.
    case rightToLeft = "right-to-left"
    /// Marks at both ends: what is cut off lacks one.
    case bounded

    /// A localized text in the pseudolanguage. Specifiers of formats keep their places and their number.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    package func applied(to text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .rightToLeft: return text
        case .bounded: return "[# \(text) #]"
        case .doubleLength:
            let words = FormatText(text).pieces.reduce(into: "") { if case .literal(let text) = $1 { $0 += text } }
            return words.trimmingSpaces.isEmpty ? text : "\(text) \(words.trimmingSpaces)"
        case .accented:
            let pieces = FormatText(text).pieces.map { piece in
                switch piece {
                case .literal(let text): String(text.map { Self.accents[$0] ?? $0 })
                case .specifier(let specifier): specifier.text
                }
            }
            return "[\(pieces.joined())]"
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñóþǫŕšţûṽŵẋýž"))
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
