import RenderScene
import XCTest

@testable import Rendering

final class HomographyBoundsTests: XCTestCase {
    private let limits = DeviceRect(left: 0, top: 0, right: 100, bottom: 100)

    func testBoundsAreThePixelsThatAreTouched() {
        let rect = PlaneRect(left: 1.2, top: 2, right: 4.5, bottom: 5)
        XCTAssertEqual(Homography.identity.deviceBounds(of: rect, within: limits), DeviceRect(left: 1, top: 2, right: 5, bottom: 5))
        XCTAssertEqual(Homography.scale(1e12).deviceBounds(of: rect, within: limits), .empty, "all of it lies far outside")
        let centered = PlaneRect(left: -1, top: -1, right: 1, bottom: 1)
        XCTAssertEqual(Homography.scale(1e12).deviceBounds(of: centered, within: limits), limits)
    }

    func testBoundsOfAPlaneThroughTheEyeReachToTheTargetsEdge() {
        // w = 1 - y / 50: the plane meets the eye at y = 50 and comes towards it downwards.
        let tilted = Homography(1, 0, 0, 0, 1, -0.02, 10, 10, 1)
        let rect = PlaneRect(left: 1, top: 0, right: 4, bottom: 80)
        XCTAssertEqual(tilted.deviceBounds(of: rect, within: limits), DeviceRect(left: 11, top: 10, right: 100, bottom: 100))
        let behind = PlaneRect(left: 1, top: 51, right: 4, bottom: 80)
        XCTAssertEqual(tilted.deviceBounds(of: behind, within: limits), .empty)
    }

    func testOnlyUprightRectanglesHaveAnUprightImage() {
        let rect = PlaneRect(left: 1, top: 2, right: 3, bottom: 5)
        let quarter = Homography(0, 1, 0, -1, 0, 0, 10, 0, 1)
        XCTAssertEqual(quarter.uprightImage(of: rect), DeviceRect(left: 5 * 256, top: 256, right: 8 * 256, bottom: 3 * 256))
        XCTAssertNil(Homography(1, 0.1, 0, -0.1, 1, 0, 0, 0, 1).uprightImage(of: rect))
        XCTAssertNil(Homography(1, 0, 0, 0, 1, 0.01, 0, 0, 1).uprightImage(of: rect))
    }
}
