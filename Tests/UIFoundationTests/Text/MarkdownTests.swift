import Kinora
import UIKit
import UIKitTestSupport
import XCTest

final class MarkdownTests: XCTestCase {
    /// The runs of a text: characters and intent.
    private func runs(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            "\(String(text[run.range].characters)):\(run[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self]?.rawValue ?? 0)"
        }
    }

    func testEmphasisCodeAndStrikethroughAreIntents() throws {
        XCTAssertEqual(
            try runs("a *b* **c** `d` ~~e~~ ***f***"),
            ["a :0", "b:1", " :0", "c:2", " :0", "d:4", " :0", "e:32", " :0", "f:3"])
    }

    func testALinkHasItsAddress() throws {
        let text = try NSAttributedString(markdown: "see [here](sub/page)", baseURL: URL(string: "https://example.com/"))
        XCTAssertEqual(text.string, "see here")
        let link = text.attribute(.link, at: 4, effectiveRange: nil) as? URL
        XCTAssertEqual(link?.absoluteString, "https://example.com/sub/page")
        XCTAssertNil(text.attribute(.link, at: 3, effectiveRange: nil))
    }

    func testBlocksAreIntentsWithoutLineFeeds() throws {
        let text = try AttributedString(markdown: "# One\n\nTwo\nthree\n\n1. four\n2. five\n")
        XCTAssertEqual(String(text.characters), "OneTwo threefourfive")
        let kinds = text.runs.map { run in
            run[AttributeScopes.UIKitAttributes.PresentationIntentAttribute.self]?.components.map(\.kind) ?? []
        }
        XCTAssertEqual(kinds.first, [.header(level: 1)])
        XCTAssertEqual(kinds.last, [.paragraph, .listItem(ordinal: 2), .orderedList])
        // Both items are in one list.
        let lists = text.runs.suffix(2).map {
            $0[AttributeScopes.UIKitAttributes.PresentationIntentAttribute.self]?.components.last?.identity
        }
        XCTAssertEqual(lists[0], lists[1])
    }

    func testInlineOnlyLeavesBlocksAsText() throws {
        XCTAssertEqual(try runs("# a *b*\n- c", .inlineOnly), ["# a :0", "b:1", " :64", "- c:0"])
        XCTAssertEqual(try runs("*a*\n_b_", .inlineOnly), ["a:1", " :64", "b:1"])
    }

    func testWhitespaceIsPreservedOnRequest() throws {
        XCTAssertEqual(try runs("  a  \n\n   **b** ", .inlineOnlyPreservingWhitespace), ["  a  :0", "\n\n:64", "   :0", "b:2", " :0"])
    }

    func testBytesThatAreNoTextAreAnErrorUnlessReplaced() throws {
        let bytes = Data([0x61, 0xFF, 0x62])
        XCTAssertThrowsError(try NSAttributedString(markdown: bytes))
        let options = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        XCTAssertEqual(try NSAttributedString(markdown: bytes, options: options).string, "a\u{FFFD}b")
    }

    func testALabelShowsStrongTextAsBold() throws {
        func width(_ text: NSAttributedString) -> CGFloat { text.size().width }
        let font = UIFont.systemFont(ofSize: 12)
        let strong = try NSAttributedString(markdown: "**wide**")
        let bold = NSAttributedString(string: "wide", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        let plain = NSAttributedString(string: "wide", attributes: [.font: font])
        XCTAssertEqual(width(strong), width(bold))
        XCTAssertNotEqual(width(strong), width(plain))
        let code = try NSAttributedString(markdown: "`iiii`")
        XCTAssertEqual(
            width(code),
            width(NSAttributedString(string: "iiii", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)])))
    }
}
