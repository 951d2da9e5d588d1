import TextExchange
import XCTest

final class EditDistanceTests: XCTestCase {
    func testTheDistanceCountsInsertedRemovedAndReplacedLetters() {
        XCTAssertEqual("".editDistance(to: ""), 0)
        XCTAssertEqual("abc".editDistance(to: ""), 3)
        XCTAssertEqual("".editDistance(to: "abc"), 3)
        XCTAssertEqual("kitten".editDistance(to: "sitting"), 3)
        XCTAssertEqual("flaw".editDistance(to: "lawn"), 2)
        XCTAssertEqual("tets".editDistance(to: "test"), 1, "swapped neighbors")
    }
}
