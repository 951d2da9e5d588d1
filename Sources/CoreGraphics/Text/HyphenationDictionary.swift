import CDictionaries
import Foundation

/// The letters of a language behind which a hyphen may break a word, by the dictionaries of TeX that libhyphen reads.
///
/// Not thread-safe: each thread's workspace has its own.
final class HyphenationDictionary {
    /// The folder of Debian's dictionaries.
    private static let folder = "/usr/share/hyphen"

    private let dictionary: OpaquePointer
    private let encoding: String.Encoding

    /// Reads the dictionary of a language, such as `en-US`; nil without one, which is reported once.
    init?(language: String) {
        guard let path = Self.path(for: language) else {
            reportOnce(
                "HyphenationDictionary.\(language)",
                "hyphenationFactor: there is no dictionary for the language \(language) in \(Self.folder); install a package such as "
                    + "hyphen-en-us; lines break between words alone")
            return nil
        }
        guard let encoding = Self.encoding(of: path) else {
            reportOnce(
                "HyphenationDictionary.\(path)",
                "hyphenationFactor: \(path) has an encoding that is not read; use a dictionary in UTF-8; lines break between words alone")
            return nil
        }
        var problem: UnsafePointer<CChar>?
        guard let dictionary = kinora_hyphenation_open(path, &problem) else {
            let sentence = problem.map { String(cString: $0) } ?? ""
            reportOnce("HyphenationDictionary", "hyphenationFactor: \(sentence); lines break between words alone")
            return nil
        }
        self.dictionary = dictionary
        self.encoding = encoding
    }

    deinit { kinora_hyphenation_close(dictionary) }

    /// The first file for a language: that of its region, of the language, or of another region.
    private static func path(for language: String) -> String? {
        let names = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let code = names.first, !code.isEmpty, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        let wanted = (names.count > 1 ? ["hyph_\(code)_\(names[names.count - 1]).dic"] : []) + ["hyph_\(code).dic"]
        let found = wanted.first(where: files.contains) ?? files.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }.min()
        return found.map { "\(folder)/\($0)" }
    }

    /// The encoding in a dictionary's first line.
    private static func encoding(of path: String) -> String.Encoding? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 64) else { return nil }
        return String.Encoding(dictionary: String(decoding: start.prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 }, as: UTF8.self))
    }

    /// The words of a text that may be broken, as ranges of code points, each with the code points before which a line may begin.
    func words(of text: [UInt8]) -> [(word: Range<Int>, breaks: [Int])] {
        var (found, start): ([(Range<Int>, [Int])], Int?) = ([], nil)
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        for index in 0...scalars.count {
            if index < scalars.count, scalars[index].isWordLetter {
                start = start ?? index
            } else if let first = start {
                let breaks = breaks(in: scalars[first..<index])
                if !breaks.isEmpty { found.append((first..<index, breaks)) }
                start = nil
            }
        }
        return found
    }

    private func breaks(in word: ArraySlice<Unicode.Scalar>) -> [Int] {
        // A soft hyphen says where the word breaks, and the library takes words that are no longer than lines.
        guard (4...200).contains(word.count), !word.contains("\u{AD}") else { return [] }
        var lower = String.UnicodeScalarView()
        for letter in word {
            let mapped = letter.properties.lowercaseMapping.unicodeScalars
            guard mapped.count == 1, let one = mapped.first else { return [] }
            lower.append(one)
        }
        guard let bytes = String(lower).data(using: encoding) else { return [] }
        var marks = [CChar](repeating: 0, count: bytes.count)
        let isMarked = bytes.withUnsafeBytes { bytes in
            // The library reads up to a zero.
            (Array(bytes) + [0]).withUnsafeBytes {
                kinora_hyphenation_mark(dictionary, $0.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), &marks)
            }
        }
        guard isMarked else { return [] }
        return (0..<word.count - 1).filter { marks[$0] != 0 }.map { word.startIndex + $0 + 1 }
    }
}

extension Unicode.Scalar {
    fileprivate var isWordLetter: Bool {
        self == "\u{AD}" || properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}

extension String.Encoding {
    /// The encoding that a dictionary names; nil for one that is not read.
    package init?(dictionary name: String) {
        switch name.uppercased() {
        case "UTF-8": self = .utf8
        case "ISO8859-1", "ISO-8859-1": self = .isoLatin1
        case "ISO8859-2", "ISO-8859-2": self = .isoLatin2
        default: return nil
        }
    }
}
