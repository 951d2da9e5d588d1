import Kinora
import UIKit
import XCTest

/// Documents that are damaged, or made to be slow.
@preconcurrency @MainActor
final class HostileHTMLTests: XCTestCase {
    private let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]

    func testAHundredThousandNestedElementsKeepTheirText() throws {
        for tag in ["div", "span style='font-size: 200%'", "ul><li", "q"] {
            let text = try HTMLText(String(repeating: "<\(tag)> ", count: 100_000) + "deep").string
            XCTAssertTrue(text.contains("deep"), tag)
        }
        let closed = String(repeating: "<div>", count: 100_000) + "x" + String(repeating: "</div>", count: 100_000) + "<p>y</p>"
        XCTAssertEqual(try HTMLText(closed).string, "x\ny\n")
    }

    func testElementsBeyondTheDeepestHaveItsStyle() throws {
        let text = try HTMLText(
            String(repeating: "<span>", count: 600) + "<b>a</b><script>no</script><div>b</div>c<br>d"
                + String(repeating: "</span>", count: 600)
                + "<b>e</b>")
        XCTAssertEqual(text.string, "a\nb\nc\nde")
        XCTAssertEqual(text.font("a")?.fontName, "TimesNewRomanPSMT")
        XCTAssertEqual(text.font("e")?.fontName, "TimesNewRomanPS-BoldMT")
    }

    func testTenMegabytes() throws {
        let words = String(repeating: "word &amp; ", count: 20) + "<b>bold</b> "
        let paragraph = "<p class=a>" + String(repeating: words, count: 50) + "</p>\n"
        let count = 10_000_000 / paragraph.utf8.count + 1
        let text = try HTMLText("<style>.a { color: red }</style>" + String(repeating: paragraph, count: count)).text
        XCTAssertEqual(text.length, count * 50 * (20 * "word & ".utf16.count + "bold ".utf16.count))
        XCTAssertEqual(text.string.utf8.filter { $0 == 10 }.count, count)
    }

    func testOneTextOfTwentyMegabytes() throws {
        XCTAssertEqual(try HTMLText(String(repeating: "a", count: 20_000_000)).text.length, 20_000_000)
    }

    func testNULBytesAreLeftOut() throws {
        let text = try NSAttributedString(data: Data("a\0b<b\0>c\0</b>\0d".utf8), options: options, documentAttributes: nil)
        XCTAssertEqual(text.string, "abcd")
    }

    func testAnyBeginningOfADocumentIsRead() throws {
        let html = Array(
            "<!DOCTYPE html><style>p{color:red}</style><p title='a>b'>é&amp;<!-- c --><img src='data:;base64,AA=='></p><a href=x>y</a>".utf8
        )
        for length in 0...html.count {
            let text = try NSAttributedString(data: Data(html.prefix(length)), options: options, documentAttributes: nil)
            XCTAssertLessThanOrEqual(text.length, length)
        }
    }

    func testBytesOfAllKindsAreText() throws {
        var state: UInt64 = 1
        for _ in 0..<200 {
            let bytes = (0..<400).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let byte = UInt8(truncatingIfNeeded: state >> 33)
                return byte < 96 ? Array("<>&;/='\" pbdiv{}:.".utf8)[Int(byte) % 18] : byte
            }
            let text = try NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil)
            XCTAssertLessThanOrEqual(text.length, 3 * bytes.count)
        }
    }

    func testStyleSheetsWithManyRulesEnd() throws {
        let rules = (0..<3_000).map { "p .a\($0) p, b{color:#0000\(String(format: "%02x", $0 % 256))}" }.joined()
        let text = try HTMLText("<style>\(rules)</style>" + String(repeating: "<p><b>x</b></p>", count: 400))
        XCTAssertEqual(text.text.length, 800)
        XCTAssertEqual(text.color("x"), "0000" + String(format: "%02x", 2_999 % 256) + "ff", "the last rule of the first element applies")
        let open = try HTMLText("<style>" + String(repeating: "a{b{", count: 50_000) + "</style>x")
        XCTAssertEqual(open.string, "x")
        let long = try HTMLText("<style>" + String(repeating: "a ", count: 100_000) + "{color:red}</style><a>x</a>")
        XCTAssertEqual(long.color("x"), "000000ff")
    }
}
