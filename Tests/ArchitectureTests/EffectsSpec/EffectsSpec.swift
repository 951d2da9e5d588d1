import Foundation

/// The requirements of the nine effects, sentence by sentence, from `Tests/Lists/effects-spec.tsv`.
struct EffectsSpec {
    /// One thing that an effect must do.
    struct Sentence: Equatable {
        /// The effect and a running number, as in `2.3`; the rules for all nine are 0.
        let number: String
        let text: String
        /// As it is compared: words alone.
        let words: [String]

        var section: Int { Int(number.prefix { $0 != "." }) ?? 0 }
    }

    let sentences: [Sentence]

    /// - Parameter text: lines of a number and a sentence, with a tab between; `#` begins a comment.
    init(_ text: String) throws {
        sentences = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t")
            guard columns.count == 2, columns[0].range(of: #"^\d\.\d+$"#, options: .regularExpression) != nil else {
                throw ListProblem(description: "effects-spec.tsv: not a number and a sentence: \(line)")
            }
            return Sentence(number: String(columns[0]), text: String(columns[1]), words: Self.words(of: columns[1]))
        }
    }

    /// The sentence of a quote: the one that has its words, one after another. Rules may be quoted under an effect's number.
    ///
    /// - Returns: nil when no sentence has them, or several have.
    func sentence(of quote: SpecQuote) -> Sentence? {
        let words = Self.words(of: quote.text)
        guard !words.isEmpty else { return nil }
        for section in quote.section == 0 ? [0] : [quote.section, 0] {
            let candidates = sentences.filter { $0.section == section }
            let beginning = candidates.filter { $0.words.starts(with: words) }
            let found = beginning.isEmpty ? candidates.filter { Self.contains($0.words, words) } : beginning
            if found.count == 1 { return found[0] }
            if found.count > 1 { return nil }
        }
        return nil
    }

    /// The words alone: without backquotes, stars, quotation marks, dots and other signs.
    static func words(of text: some StringProtocol) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || "+-*/=<>@".contains($0)) }.map(String.init)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "*")) }.filter { !$0.isEmpty }
    }

    private static func contains(_ words: [String], _ excerpt: [String]) -> Bool {
        guard excerpt.count >= 3, excerpt.count <= words.count else { return false }
        return (0...words.count - excerpt.count).contains { words[$0..<$0 + excerpt.count].elementsEqual(excerpt) }
    }
}
