/// A format as of `String(format:)`: literal text and specifiers.
package struct FormatText: Sendable {
    package enum Piece: Sendable, Equatable {
        /// Text as it is in the format; `%%` is the literal "%%".
        case literal(String)
        case specifier(Specifier)
    }

    /// A specifier: `%@`, `%2$.1f`, `%#@files@`.
    package struct Specifier: Sendable, Equatable {
        /// As it is in the format.
        package let text: String
        /// The argument, from 1; nil for the next one.
        package let position: Int?
        /// The text behind the position: `.1f`, `lld`.
        package let body: String
        /// The name of a variable; nil for others.
        package let variable: String?
        /// Whether it takes a number.
        package var isNumber: Bool { variable == nil && body.last.map { "diouxXfFeEgGaA".contains($0) } == true }
    }

    package let pieces: [Piece]

    /// - Complexity: O(*n*), where *n* is the length of the text.
    package init(_ text: String) {
        var pieces: [Piece] = []
        var literal = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if let (specifier, end) = Self.specifier(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.specifier(specifier))
                rest = rest[end...]
            } else {
                let count = rest.dropFirst().first == "%" ? 2 : 1
                literal += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
    }

    package var specifiers: [Specifier] {
        pieces.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
    }

    private static let conversions: Set<Character> = Set("@dDiuUxXoOfFeEgGaAcCsSp")

    /// The specifier at the beginning of a text, which is a percent sign, and its end; nil if it is none.
    private static func specifier(at text: Substring) -> (Specifier, String.Index)? {
        var rest = text.dropFirst()
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            guard let number = Int(digits), number > 0 else { return nil }
            position = number
            rest = rest.dropFirst(digits.count + 1)
        }
        let start = rest.startIndex
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest.dropFirst(2)[..<end])
            let after = rest.index(after: end)
            return (Specifier(text: String(text[..<after]), position: position, body: String(rest[..<after]), variable: name), after)
        }
        rest = rest.drop { "-+0#'".contains($0) }
        rest = rest.drop { $0.isASCII && $0.isNumber || $0 == "*" }
        if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber || $0 == "*" } }
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, conversions.contains(conversion) else { return nil }
        let end = rest.index(after: rest.startIndex)
        return (Specifier(text: String(text[..<end]), position: position, body: String(text[start..<end]), variable: nil), end)
    }
}
