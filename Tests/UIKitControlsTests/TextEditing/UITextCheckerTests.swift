import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UITextCheckerTests: XCTestCase {
    private var stage: Stage?
    private let language = "en_US"

    override func setUp() async throws {
        guard UITextChecker.availableLanguages.contains(language) else { throw XCTSkip("hunspell-en-us is not installed") }
        stage = Stage(device: .iPhone15)
    }

    override func tearDown() async throws { stage = nil }

    private func misspelt(_ text: String, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker = UITextChecker()) -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let range = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: start, wrap: wrap, language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    func testTheFirstMisspeltWordFromAnOffsetIsFound() {
        XCTAssertEqual(misspelt("The quikc brown fxo"), "quikc")
        XCTAssertEqual(misspelt("The quikc brown fxo", from: 5), "fxo")
        XCTAssertNil(misspelt("The quick brown fox doesn't jump, it’s lazy"))
        XCTAssertNil(misspelt("quikc brown", from: 3))
        XCTAssertEqual(misspelt("quikc brown", from: 3, wrap: true), "quikc")
        XCTAssertNil(misspelt("abc1xyz 4fooo"))
        XCTAssertEqual(misspelt("\u{1F600} teh"), "teh")
    }

    func testWordsOutsideOfTheRangeAreNotLookedAt() {
        let text = "teh cat"
        let range = UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 4, length: 90), startingAt: 4, wrap: true, language: "en-US")
        XCTAssertEqual(range.location, NSNotFound)
    }

    func testIgnoredWordsAreCorrectForACheckerAndLearnedOnesForAll() {
        let checker = UITextChecker()
        XCTAssertNil(checker.ignoredWords)
        checker.ignoreWord("quikc")
        XCTAssertEqual(checker.ignoredWords, ["quikc"])
        XCTAssertNil(misspelt("quikc", checker))
        XCTAssertEqual(misspelt("quikc"), "quikc")
        UITextChecker.learnWord("fxo")
        XCTAssertTrue(UITextChecker.hasLearnedWord("fxo"))
        XCTAssertNil(misspelt("fxo"))
        UITextChecker.unlearnWord("fxo")
        XCTAssertEqual(misspelt("fxo"), "fxo")
    }

    func testGuessesAndCompletionsAreWordsOfTheDictionary() throws {
        let checker = UITextChecker()
        let guesses = try XCTUnwrap(checker.guesses(forWordRange: NSRange(location: 2, length: 5), in: "a quikc", language: language))
        XCTAssertEqual(guesses.first, "quick")
        let words = try XCTUnwrap(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 8), in: "elephant", language: language))
        XCTAssertTrue(words.contains("elephantine"))
        XCTAssertTrue(words.allSatisfy { $0.hasPrefix("elephant") && $0 != "elephant" })
    }

    func testALanguageWithoutADictionaryHasNoMisspeltWords() {
        let checker = UITextChecker()
        let whole = NSRange(location: 0, length: 5)
        XCTAssertEqual(
            checker.rangeOfMisspelledWord(in: "quikc", range: whole, startingAt: 0, wrap: false, language: "xx_XX").location, NSNotFound)
        XCTAssertNil(checker.guesses(forWordRange: whole, in: "quikc", language: "xx_XX"))
        XCTAssertNil(checker.completions(forPartialWordRange: whole, in: "quikc", language: "xx_XX"))
    }
}
