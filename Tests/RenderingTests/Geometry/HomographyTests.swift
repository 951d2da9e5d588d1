import CoreGraphics
import RenderScene
import Rendering
import XCTest

final class HomographyTests: XCTestCase {
    private var tilted: CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 400
        let rotated = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0.3, 1, 0.2), perspective)
        return CATransform3DConcat(rotated, CATransform3DMakeTranslation(30, -20, 0))
    }

    func testAFlatPointIsVisibleWhereTheWholeMatrixPutsIt() throws {
        let m = tilted
        for (x, y) in [(0.0, 0.0), (10, 20), (-50, 70)] {
            let w = x * m.m14 + y * m.m24 + m.m44
            let seen = try XCTUnwrap(Homography(m).project(CGPoint(x: x, y: y)))
            XCTAssertEqual(Double(seen.x), (x * m.m11 + y * m.m21 + m.m41) / w, accuracy: 1e-12)
            XCTAssertEqual(Double(seen.y), (x * m.m12 + y * m.m22 + m.m42) / w, accuracy: 1e-12)
        }
    }

    func testTheInverseLeadsBack() throws {
        let map = Homography(tilted)
        let back = try XCTUnwrap(map.inverse)
        for p in [CGPoint(x: 0, y: 0), CGPoint(x: 33, y: -12), CGPoint(x: -80, y: 90)] {
            let there = try XCTUnwrap(map.project(p))
            let again = try XCTUnwrap(back.project(there))
            XCTAssertEqual(again.x, p.x, accuracy: 1e-9)
            XCTAssertEqual(again.y, p.y, accuracy: 1e-9)
        }
    }

    func testMapsCombineInTheirOrder() throws {
        let first = Homography.translation(10, 0)
        let both = first.concatenating(.scale(3))
        XCTAssertEqual(both.project(CGPoint(x: 1, y: 2)), CGPoint(x: 33, y: 6))
        XCTAssertTrue(both.isAffine)
        XCTAssertFalse(Homography(tilted).isAffine)
    }

    func testBehindTheEyeNothingIsVisible() {
        var m = CATransform3DIdentity
        m.m14 = -0.01
        XCTAssertNil(Homography(m).project(CGPoint(x: 100, y: 0)))
        XCTAssertNil(Homography(m).project(CGPoint(x: 200, y: 0)))
        XCTAssertNotNil(Homography(m).project(CGPoint(x: 99, y: 0)))
    }

    func testASingularMapHasNoInverse() {
        XCTAssertNil(Homography(CATransform3DMakeScale(0, 1, 1)).inverse)
        XCTAssertNil(Homography.scale(.nan).inverse)
    }
}
