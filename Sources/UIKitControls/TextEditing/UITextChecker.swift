import Display
import Foundation
import UIFoundation

/// Finds words that a dictionary lacks.
///
/// The dictionaries are those of hunspell in `/usr/share/hunspell`, Debian's packages hunspell-en-us and its like. On a machine without one
/// `availableLanguages` is empty and no word is misspelt, which is logged once. Differs from UIKit: grammar is not checked. Source: Apple,
/// [UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker).
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: Set<String> = []

    /// Creates a checker that ignores no words.
    public override init() { super.init() }

    // MARK: Languages and words

    /// The languages that have a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    /// Has every checker take a word as correct, as long as the stage lives.
    open class func learnWord(_ word: String) { TextCheckerState.current.learned.insert(word) }

    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { TextCheckerState.current.learned.contains(word) }

    /// Forgets a word that was learned; others are no error.
    open class func unlearnWord(_ word: String) { TextCheckerState.current.learned.remove(word) }

    /// Has this checker take a word as correct.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    /// The words that this checker takes as correct, in no order; nil for none.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : Array(ignored) }
        set { ignored = Set(newValue ?? []) }
    }

    // MARK: Checking

    /// Returns the range of the first word that is misspelt; its location is `NSNotFound` if there is none.
    ///
    /// Words with digits are left out.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range of the words, in UTF-16 units; one beyond the text is cut at its end.
    ///   - startingOffset: The unit from which words are looked at.
    ///   - wrapFlag: Whether the words before it follow those behind it.
    ///   - language: One of `availableLanguages`; `en-US` and `en` find `en_US`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the range.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = TextCheckerState.current.dictionary(language) else { return none }
        let text = stringToCheck as NSString
        let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        let words = Self.words(in: text, range)
        let behind = words.filter { $0.location >= startingOffset }
        let before = wrapFlag ? words.filter { $0.location < startingOffset } : []
        return (behind + before).first { isMisspelt(text.substring(with: $0), dictionary) } ?? none
    }

    /// Returns words that may be meant by a misspelt one, best first; nil without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The word, in UTF-16 units. One beyond the text ends the program.
    ///   - string: The text.
    ///   - language: One of `availableLanguages`.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        TextCheckerState.current.dictionary(language)?.guesses(for: (string as NSString).substring(with: range))
    }

    /// Returns words that begin with some letters, in the order of the alphabet; nil without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The letters, in UTF-16 units. Ones beyond the text end the program.
    ///   - string: The text.
    ///   - language: One of `availableLanguages`.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let start = (string as NSString).substring(with: range)
        return TextCheckerState.current.dictionary(language)?.words(beginningWith: start)
    }

    private func isMisspelt(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        !ignored.contains(word) && !TextCheckerState.current.learned.contains(word) && !dictionary.has(word)
    }

    /// Letters with apostrophes and marks between them.
    private static let word = try? NSRegularExpression(
        pattern: #"(?<![\p{L}\p{N}\p{M}_])\p{L}[\p{L}\p{M}]*+(?:['’]\p{L}[\p{L}\p{M}]*+)*+(?![\p{N}_])"#)

    private static func words(in text: NSString, _ range: NSRange) -> [NSRange] {
        word?.matches(in: text as String, options: .withTransparentBounds, range: range).map(\.range) ?? []
    }
}

/// Dictionaries that are open, and words that were learned.
@MainActor
private final class TextCheckerState: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<TextCheckerState>()

    static var current: TextCheckerState { Environment.current.state(in: slot) }

    var learned: Set<String> = []
    private var dictionaries: [String: SpellingDictionary?] = [:]

    nonisolated init() {}

    func dictionary(_ language: String) -> SpellingDictionary? {
        if let known = dictionaries[language] { return known }
        let opened = SpellingDictionary(language: language)
        dictionaries[language] = .some(opened)
        return opened
    }

    func end() {}
}
