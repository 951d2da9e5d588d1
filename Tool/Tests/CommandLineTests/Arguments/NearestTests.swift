import CommandSupport
import XCTest

@testable import KinoraCommandLine

final class NearestTests: XCTestCase {
    func testAMisspellingHasANearestAndANonsenseHasNone() {
        let ids = ["dashboard-scale", "dashboard-slide", "zoom"]
        XCTAssertEqual("dashbord-scale".nearest(in: ids), "dashboard-scale")
        XCTAssertEqual("dashboard-slid".nearest(in: ids), "dashboard-slide")
        XCTAssertEqual("zom".nearest(in: ids), "zoom")
        XCTAssertNil("flamingo".nearest(in: ids))
        XCTAssertNil("zoom".nearest(in: []))
    }
}
