import CDictionaries
import CoreGraphics
import Foundation

/// The words of a language, by the dictionaries that hunspell reads. Not thread-safe.
package final class SpellingDictionary {
    private static let folder = "/usr/share/hunspell"

    private let dictionary: OpaquePointer
    private let encoding: String.Encoding
    private let path: String
    /// The words of the file, sorted; without the forms that rules make of them.
    private lazy var words: [String] = {
        guard let bytes = FileManager.default.contents(atPath: path), let text = String(data: bytes, encoding: encoding) else { return [] }
        return text.split(whereSeparator: \.isNewline).dropFirst().map { String($0.prefix { $0 != "/" && $0 != "\t" }) }.sorted()
    }()

    /// The languages that have a dictionary, such as `en_US`.
    package static var languages: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".aff") && files.contains($0.dropLast(4) + ".dic") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Reads the dictionary of a language, such as `en-US`, or of another region; nil without one, which is reported once.
    package init?(language: String) {
        let wanted = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        let languages = Self.languages
        let found =
            languages.first { $0.split(separator: "_") == wanted }
            ?? languages.first { wanted.first != nil && $0.split(separator: "_").first == wanted.first }
        guard let found else {
            reportOnce(
                "SpellingDictionary.\(language)",
                "UITextChecker: there is no dictionary for the language \(language) in \(Self.folder); install a package such as "
                    + "hunspell-en-us; no word is misspelt")
            return nil
        }
        path = "\(Self.folder)/\(found).dic"
        var problem: UnsafePointer<CChar>?
        guard let dictionary = kinora_spelling_open("\(Self.folder)/\(found).aff", path, &problem) else {
            reportOnce("SpellingDictionary", "UITextChecker: \(problem.map { String(cString: $0) } ?? ""); no word is misspelt")
            return nil
        }
        guard let encoding = String.Encoding(dictionary: String(cString: kinora_spelling_encoding(dictionary))) else {
            kinora_spelling_close(dictionary)
            reportOnce(
                "SpellingDictionary.\(found)",
                "UITextChecker: \(path) has an encoding that is not read; use a dictionary in UTF-8; no word is misspelt")
            return nil
        }
        self.dictionary = dictionary
        self.encoding = encoding
    }

    deinit { kinora_spelling_close(dictionary) }

    /// Whether a word is in the dictionary; one whose letters the encoding lacks is.
    package func has(_ word: String) -> Bool {
        guard let bytes = bytes(of: word) else { return true }
        return kinora_spelling_has(dictionary, bytes)
    }

    /// Words like a misspelt one, best first.
    package func guesses(for word: String) -> [String] {
        guard let bytes = bytes(of: word) else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = kinora_spelling_suggest(dictionary, bytes, &list)
        defer { kinora_spelling_free(dictionary, &list, count) }
        return (0..<Int(count)).compactMap { list?[$0].flatMap { String(data: Data(bytes: $0, count: strlen($0)), encoding: encoding) } }
    }

    /// Words that begin with some letters, in the order of the alphabet.
    ///
    /// - Complexity: O(log *n* + *m*), where *n* is the number of words and *m* that of the found ones.
    package func words(beginningWith start: String) -> [String] {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < start { low = middle + 1 } else { high = middle }
        }
        return words[low...].prefix { $0.hasPrefix(start) }.filter { $0 != start && has($0) }
    }

    private func bytes(of word: String) -> [CChar]? {
        word.data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
    }
}
