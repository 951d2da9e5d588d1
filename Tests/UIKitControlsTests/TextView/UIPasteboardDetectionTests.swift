import Kinora
import UIKit
import XCTest

/// Patterns that are found on pasteboards.
@preconcurrency @MainActor
final class UIPasteboardDetectionTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }
    override func tearDown() async throws { stage = nil }

    private static let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]

    /// The result of a detection, after the main queue has run.
    private func result<Value>(_ body: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void) throws -> Value {
        nonisolated(unsafe) var found: Result<Value, any Error>?
        body { found = $0 }
        XCTAssertNil(found, "later")
        stage?.advance(by: 0.1)
        return try XCTUnwrap(found).get()
    }

    private func patterns(_ text: String) throws -> Set<UIPasteboard.DetectionPattern> {
        UIPasteboard.general.string = text
        return try result { UIPasteboard.general.detectPatterns(for: Self.all, completionHandler: $0) }
    }

    func testATextHasThePatternsOfItsKind() throws {
        XCTAssertEqual(try patterns("https://example.com/a"), [.probableWebURL])
        XCTAssertEqual(try patterns("see https://example.com/a."), [.probableWebURL, .probableWebSearch])
        XCTAssertEqual(try patterns("a good bakery"), [.probableWebSearch])
        XCTAssertEqual(try patterns(" 1250.5 "), [.number, .probableWebSearch])
        XCTAssertEqual(try patterns("  "), [])
        UIPasteboard.general.items = []
        XCTAssertEqual(try result { UIPasteboard.general.detectPatterns(for: Self.all, completionHandler: $0) }, [])
    }

    func testValuesAreThoseOfThePatternsThatAreLookedFor() throws {
        UIPasteboard.general.string = "see https://example.com/a."
        let values = try result { UIPasteboard.general.detectValues(for: [.probableWebURL, .number], completionHandler: $0) }
        XCTAssertEqual(values.keys.map(\.rawValue), [UIPasteboard.DetectionPattern.probableWebURL.rawValue])
        XCTAssertEqual(values[.probableWebURL] as? String, "https://example.com/a")
        UIPasteboard.general.string = "42"
        let number = try result { UIPasteboard.general.detectValues(for: [.number], completionHandler: $0) }
        XCTAssertEqual(number[.number] as? Double, 42)
    }

    func testItemsAreLookedThroughOneByOne() throws {
        let board = UIPasteboard.general
        board.strings = ["7", "www.example.com"]
        board.addItems([["public.url": URL(fileURLWithPath: "/tmp")]])
        let found = try result { board.detectPatterns(for: Self.all, inItemSet: nil, completionHandler: $0) }
        XCTAssertEqual(found, [[.number, .probableWebSearch], [.probableWebURL], [.probableWebSearch]])
        let values = try result { board.detectValues(for: [.probableWebURL], inItemSet: [1], completionHandler: $0) }
        XCTAssertEqual(values.map { $0[.probableWebURL] as? String }, ["www.example.com"])
        XCTAssertThrowsError(try result { board.detectPatterns(for: Self.all, inItemSet: [3], completionHandler: $0) })
    }
}
