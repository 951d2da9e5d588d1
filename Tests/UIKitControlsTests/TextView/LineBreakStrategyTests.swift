import Kinora
import UIKit
import XCTest

/// Line break strategies of paragraphs.
@preconcurrency @MainActor
final class LineBreakStrategyTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }
    override func tearDown() async throws { stage = nil }

    /// The lines of a text in a column that is as wide as another text, and a little wider.
    private func lines(_ text: String, width of: String, _ strategy: NSParagraphStyle.LineBreakStrategy, maximum: Int = 0) -> [String] {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
        let width = (of as NSString).size(withAttributes: attributes).width + 1
        let storage = NSTextStorage(string: text, attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = maximum
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var found: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
            found.append((text as NSString).substring(with: range))
        }
        return found
    }

    func testNoneIsTheDefault() throws {
        XCTAssertEqual(NSParagraphStyle.default.lineBreakStrategy, [])
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data)
        XCTAssertEqual(read?.lineBreakStrategy, [.pushOut, .hangulWordPriority])
        XCTAssertEqual((style.copy() as? NSParagraphStyle)?.lineBreakStrategy, [.pushOut, .hangulWordPriority])
        XCTAssertTrue(NSParagraphStyle.LineBreakStrategy.standard.isSuperset(of: [.pushOut, .hangulWordPriority]))
    }

    func testALastWordTakesTheOneBeforeItAlong() {
        let text = "The quick brown fox jumps over"
        XCTAssertEqual(lines(text, width: "The quick brown fox jumps", []), ["The quick brown fox jumps ", "over"])
        XCTAssertEqual(lines(text, width: "The quick brown fox jumps", .pushOut), ["The quick brown fox ", "jumps over"])
        XCTAssertEqual(lines(text, width: "The quick brown fox jumps", .standard), ["The quick brown fox ", "jumps over"])
        // Lines before it stay.
        XCTAssertEqual(lines(text, width: "The quick", .pushOut), lines(text, width: "The quick", []))
        XCTAssertEqual(lines("a b c d e f g", width: "a b c", .pushOut), ["a b c ", "d e ", "f g"])
    }

    func testLinesStayWhereTheLastHasWordsOrTheOneBeforeNone() {
        XCTAssertEqual(lines("one two three four", width: "one two", .pushOut), lines("one two three four", width: "one two", []))
        XCTAssertEqual(lines("considerable over", width: "considerable", .pushOut), ["considerable ", "over"])
        // Both words do not fit in one line.
        XCTAssertEqual(lines("a bbbbbb cccccc", width: "a bbbbbb", .pushOut), ["a bbbbbb ", "cccccc"])
        XCTAssertEqual(lines("one", width: "one", .pushOut), ["one"])
        XCTAssertEqual(lines("a b c\nd e", width: "a b", .pushOut), ["a ", "b c\n", "d e"], "paragraph by paragraph")
        XCTAssertEqual(lines("a b c d e", width: "a b", .pushOut, maximum: 2), ["a b ", "c d "], "text that is cut off")
    }

    func testKoreanWordsStayWhole() {
        let text = "한국어 문장입니다"
        XCTAssertEqual(lines(text, width: "한국어 문장", []), ["한국어 문장", "입니다"])
        XCTAssertEqual(lines(text, width: "한국어 문장", .hangulWordPriority), ["한국어 ", "문장입니다"])
    }
}
