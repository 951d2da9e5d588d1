import Foundation
import XCTest

@testable import Gallery

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// External data may be arbitrary.
final class AppFeedTests: XCTestCase {
    private func error(_ text: String) -> AppFeedError? {
        do throws(AppFeedError) {
            _ = try AppFeed.articles(in: Data(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    private let good = """
        {"feed": {"entry": [{"im:name": {"label": "A"}, "im:image": [{"label": "i", "attributes": {"height": "53"}}, {"label": "j"}],
          "summary": {"label": "S"}}, {"im:name": {"label": "B"}, "summary": {"label": "T"}}]}}
        """

    func testAFeedIsReadByItsNames() throws {
        XCTAssertEqual(
            try AppFeed.articles(in: Data(good.utf8)),
            [AppArticle(name: "A", summary: "S", iconAddress: "i"), AppArticle(name: "B", summary: "T", iconAddress: nil)])
    }

    func testBadFeedsAreErrors() {
        for text in [
            "", "no", "[]", "{}", #"{"feed": []}"#, #"{"feed": {"entry": [{"summary": {"label": "S"}}]}}"#, String(good.dropLast(2)),
        ] {
            XCTAssertEqual(error(text), .malformed, text)
        }
        for text in [#"{"feed": {}}"#, #"{"feed": {"entry": []}}"#] { XCTAssertEqual(error(text), .empty, text) }
    }

    func testOnlyAStatusOf200WillDo() throws {
        let address = try XCTUnwrap(URL(string: "http://example.invalid/feed"))
        for status in [201, 204, 301, 404, 500] {
            let response = HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil)
            XCTAssertThrowsError(try AppFeed.articles(in: Data(good.utf8), response: response, error: nil)) {
                XCTAssertEqual($0 as? AppFeedError, .status(status))
            }
        }
        let response = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
        XCTAssertEqual(try AppFeed.articles(in: Data(good.utf8), response: response, error: nil).count, 2)
        XCTAssertThrowsError(try AppFeed.articles(in: nil, response: response, error: nil))
        XCTAssertThrowsError(try AppFeed.articles(in: nil, response: nil, error: CocoaError(.fileNoSuchFile)))
    }
}
