import Foundation

/// Words and phrases that comments and names avoid, from `Tests/Lists/words.tsv`.
struct WordList {
    private struct Entry {
        let word: String
        let instead: String
        /// Folders or files, as paths from the root, in which the word is fine.
        let allowed: [String]
        /// Fragments of names, in lower case, in which the word is fine.
        let allowedNames: [String]
        let pattern: NSRegularExpression
        let opensBlock: Bool
        /// Ordinary English in comments; refused in names.
        let isForNames: Bool
    }

    private let entries: [Entry]
    /// Any of the phrases, so that most lines take one search.
    private let anyPhrase: NSRegularExpression
    /// By the word in lower case: entries that names may not have.
    private let names: [String: Entry]
    /// Entries of more than one spelling or word, which names may not have either.
    private let phrases: [Entry]
    private let anyNamePhrase: NSRegularExpression

    /// - Parameter text: lines of a word, what to write instead, and where it is allowed (`-`: nowhere), with tabs between; `#` begins a
    ///   comment. A word is a regular expression over whole words in any case, of comments and of names. `^` before it: as the first words
    ///   of a comment only; `=`: a word of letters in names alone. It is allowed in folders and files, and with `name:` before them in
    ///   names that contain a fragment.
    init(_ text: String) throws {
        var entries: [Entry] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3, columns.allSatisfy({ !$0.isEmpty }) else {
                throw ListProblem(description: "words.tsv:\(index + 1): not a word, words instead and exceptions: \(line)")
            }
            let (opensBlock, isForNames) = (columns[0].hasPrefix("^"), columns[0].hasPrefix("="))
            let word = opensBlock || isForNames ? String(columns[0].dropFirst()) : columns[0]
            guard !isForNames || word.allSatisfy(\.isLetter) else {
                throw ListProblem(description: "words.tsv:\(index + 1): not a word of letters: \(word)")
            }
            let pattern = try NSRegularExpression(pattern: (opensBlock ? "^" : "") + #"\b(?:\#(word))\b"#, options: .caseInsensitive)
            let allowed = columns[2] == "-" ? [] : columns[2].split(separator: ",").map(String.init)
            entries.append(
                Entry(
                    word: word, instead: columns[1], allowed: allowed.filter { !$0.hasPrefix("name:") },
                    allowedNames: allowed.filter { $0.hasPrefix("name:") }.map { $0.dropFirst("name:".count).lowercased() },
                    pattern: pattern, opensBlock: opensBlock, isForNames: isForNames))
        }
        self.entries = entries
        names = Dictionary(entries.filter { !$0.opensBlock && $0.word.allSatisfy(\.isLetter) }.map { ($0.word.lowercased(), $0) }) { $1 }
        phrases = entries.filter { !$0.opensBlock && !$0.word.allSatisfy(\.isLetter) }
        anyNamePhrase = try NSRegularExpression(pattern: #"\b(?:\#(phrases.map(\.word).joined(separator: "|")))\b"#)
        anyPhrase = try NSRegularExpression(
            pattern: #"\b(?:\#(entries.filter { !$0.isForNames }.map(\.word).joined(separator: "|")))\b"#, options: .caseInsensitive)
    }

    /// Fragments of names in which a word is fine, in lower case.
    var allowedNames: Set<String> { Set(entries.flatMap(\.allowedNames)) }

    /// Paths that do not exist are mistakes of the list.
    var allowedPaths: Set<String> { Set(entries.flatMap(\.allowed)) }

    /// Complaints about a line of a comment or page.
    func complaints(about text: String, opensBlock: Bool, in path: String) -> [String] {
        let range = NSRange(location: 0, length: text.utf16.count)
        guard anyPhrase.firstMatch(in: text, range: range) != nil else { return [] }
        return entries.compactMap { entry in
            guard opensBlock || !entry.opensBlock, !entry.isForNames, isRefused(entry, in: path),
                let match = entry.pattern.firstMatch(in: text, range: range)
            else { return nil }
            return "“\((text as NSString).substring(with: match.range))”: write \(entry.instead)"
        }
    }

    /// Complaints about the words of a name, which capitals and underscores divide.
    func complaints(aboutName name: String, in path: String) -> [String] {
        let (lowercase, words) = (name.lowercased(), Self.words(of: name))
        func isRefusedHere(_ entry: Entry) -> Bool { isRefused(entry, in: path) && !entry.allowedNames.contains(where: lowercase.contains) }
        var complaints = words.compactMap { word -> String? in
            guard let entry = names[word], isRefusedHere(entry) else { return nil }
            return "“\(word)” in \(name): write \(entry.instead)"
        }
        let text = words.joined(separator: " ")
        let range = NSRange(location: 0, length: text.utf16.count)
        guard anyNamePhrase.firstMatch(in: text, range: range) != nil else { return complaints }
        for entry in phrases where isRefusedHere(entry) {
            guard let match = entry.pattern.firstMatch(in: text, range: range) else { continue }
            complaints.append("“\((text as NSString).substring(with: match.range))” in \(name): write \(entry.instead)")
        }
        return complaints
    }

    private func isRefused(_ entry: Entry, in path: String) -> Bool {
        !entry.allowed.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    static func words(of name: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in name {
            if character == "_" || character == "`" {
                last = nil
                continue
            }
            // The article in `aNewView` and `isANewView` is a word.
            let begins = last.map { character.isUppercase && (!$0.isUppercase || words.last == "a") } ?? true
            if begins { words.append("") }
            words[words.count - 1].append(contentsOf: character.lowercased())
            last = character
        }
        return words
    }
}
