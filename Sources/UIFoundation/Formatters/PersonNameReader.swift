import Foundation

/// The components of names that people write: "Dr. Thomas Louis Clark Jr.", "Clark, Thomas".
enum PersonNameReader {
    /// The components of a text; nil for a text without letters.
    static func components(of text: String) -> PersonNameComponents? {
        guard text.contains(where: \.isLetter) else { return nil }
        var result = PersonNameComponents()
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 1, let name = eastAsian(words[0]) { return name }
        // A comma behind the first words: the family name is in front, unless a suffix follows.
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count, !isSuffix(words[comma + 1]) {
            let family = words[...comma].joined(separator: " ").dropLast()
            result.familyName = String(family)
            words.removeSubrange(...comma)
        }
        var prefixes: [String] = []
        while words.count > 1, isPrefix(words[0]) { prefixes.append(words.removeFirst()) }
        var suffixes: [String] = []
        while words.count > 1, let last = words.last, isSuffix(last) { suffixes.insert(words.removeLast(), at: 0) }
        if !suffixes.isEmpty, let last = words.last, last.hasSuffix(",") { words[words.count - 1] = String(last.dropLast()) }
        result.namePrefix = prefixes.isEmpty ? nil : prefixes.joined(separator: " ")
        result.nameSuffix = suffixes.isEmpty ? nil : suffixes.joined(separator: " ")
        if result.familyName == nil, words.count > 1 {
            // Particles in lowercase belong to the family name: "Ludwig van Beethoven".
            var start = words.count - 1
            while start > 1, isParticle(words[start - 1]) { start -= 1 }
            result.familyName = words[start...].joined(separator: " ")
            words.removeSubrange(start...)
        }
        result.givenName = words.first
        if words.count > 1 { result.middleName = words.dropFirst().joined(separator: " ") }
        return result
    }

    /// Names in ideographs or Hangul without a space: the family name is the first character.
    private static func eastAsian(_ word: String) -> PersonNameComponents? {
        let isEastAsian = word.unicodeScalars.allSatisfy { $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value) }
        guard isEastAsian, (2...4).contains(word.count) else { return nil }
        var result = PersonNameComponents()
        let familyLength = word.count == 4 ? 2 : 1
        result.familyName = String(word.prefix(familyLength))
        result.givenName = String(word.dropFirst(familyLength))
        return result
    }

    private static func isPrefix(_ word: String) -> Bool { prefixes.contains(plain(word)) }

    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }

    private static func isParticle(_ word: String) -> Bool { particles.contains(word) }

    private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev", "hr", "fr", "herr", "frau", "mme", "mlle",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "frs"]
    private static let particles: Set<String> = ["van", "von", "der", "den", "de", "la", "le", "di", "da", "del", "dos", "bin", "al"]
}
