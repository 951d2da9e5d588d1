import Foundation

/// Text of a documentation comment after `- Complexity:`.
struct ComplexityNote {
    let line: Int
    let text: String

    /// The notes of a source, in order.
    static func all(in source: String) -> [ComplexityNote] {
        let start = "/// - Complexity: "
        guard source.contains(start) else { return [] }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        return lines.indices.compactMap { index in
            guard lines[index].hasPrefix(start) else { return nil }
            let note = lines[index].dropFirst(start.count)
            let rest = lines[(index + 1)...].prefix { $0.hasPrefix("///   ") }.map { $0.dropFirst(3).drop(while: \.isWhitespace) }
            return ComplexityNote(line: index + 1, text: ([note] + rest).joined(separator: " "))
        }
    }

    /// The letters, set in asterisks, of which a bound such as O(*n*) depends, and which the note does not explain outside of its bounds.
    ///
    /// A note that is given "as" that of another symbol has the other's letters.
    var unexplained: [Character] {
        guard !text.contains(", as ``") else { return [] }
        var (bounds, words, depth) = ("", "", 0)
        for character in text {
            if character == "(", depth > 0 || words.hasSuffix("O") { depth += 1 }
            if depth > 0 { bounds.append(character) } else { words.append(character) }
            if character == ")", depth > 0 { depth -= 1 }
        }
        let letters = Set(bounds.matches(of: /\*(\w)\*/).compactMap(\.output.1.first))
        return letters.filter { !words.contains("*\($0)*") }.sorted()
    }
}
