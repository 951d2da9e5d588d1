import XCTest

@testable import KinoraCommandLine

final class NearestTests: XCTestCase {
    func testTheDistanceCountsInsertedRemovedAndReplacedLetters() {
        XCTAssertEqual("".editDistance(to: ""), 0)
        XCTAssertEqual("abc".editDistance(to: ""), 3)
        XCTAssertEqual("".editDistance(to: "abc"), 3)
        XCTAssertEqual("kitten".editDistance(to: "sitting"), 3)
        XCTAssertEqual("flaw".editDistance(to: "lawn"), 2)
        XCTAssertEqual("tets".editDistance(to: "test"), 1, "swapped neighbours")
    }

    func testAMisspellingHasANearestAndANonsenseHasNone() {
        let ids = ["dashboard-scale", "dashboard-slide", "zoom"]
        XCTAssertEqual("dashbord-scale".nearest(in: ids), "dashboard-scale")
        XCTAssertEqual("dashboard-slid".nearest(in: ids), "dashboard-slide")
        XCTAssertEqual("zom".nearest(in: ids), "zoom")
        XCTAssertNil("flamingo".nearest(in: ids))
        XCTAssertNil("zoom".nearest(in: []))
    }
}
