import Foundation

/// The handling of letters and words of a search in text.
///
/// Source: Apple, [UITextSearchOptions](https://developer.apple.com/documentation/uikit/uitextsearchoptions).
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The position of matches in words.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains = 0
        /// At the beginning of words.
        case startsWith
        /// Whole words.
        case fullWord
    }

    private let values: (method: WordMatchMethod, compare: NSString.CompareOptions)

    /// Creates the options of a new search: case and diacritics do not count.
    public override convenience init() { self.init(.contains, [.caseInsensitive, .diacriticInsensitive]) }

    init(_ method: WordMatchMethod, _ compare: NSString.CompareOptions) {
        values = (method, compare)
        super.init()
    }

    /// The position of matches in words; `contains` by default.
    open var wordMatchMethod: WordMatchMethod { values.method }

    /// The comparison of letters; without case and diacritics by default.
    open var stringCompareOptions: NSString.CompareOptions { values.compare }

    /// The ranges of a text that match, in UTF-16 units and in its order; they do not overlap.
    final func ranges(of query: String, in text: NSString) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        var (found, start): ([NSRange], Int) = ([], 0)
        let options = values.compare.subtracting([.backwards, .anchored])
        while start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            let range = text.range(of: query, options: options, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if matchesWords(range, in: text) { found.append(range) }
            start = NSMaxRange(range)
        }
        return found
    }

    private func matchesWords(_ range: NSRange, in text: NSString) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < text.length else { return false }
            let letter = text.substring(with: text.rangeOfComposedCharacterSequence(at: index))
            return letter.rangeOfCharacter(from: .alphanumerics) != nil
        }
        switch values.method {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
        }
    }
}
