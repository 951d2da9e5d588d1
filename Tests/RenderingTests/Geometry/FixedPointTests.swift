import XCTest

@testable import Rendering

final class FixedPointTests: XCTestCase {
    func testRoundingIsTheSameAfterAMoveByWholePixels() {
        for numerator in -1024...1024 {
            // Every second one is half-way between two values.
            let coordinate = Double(numerator) / 512
            XCTAssertEqual(FixedPoint.rounding(coordinate + 7) - FixedPoint.rounding(coordinate), 7 * FixedPoint.one)
        }
    }

    func testWhatIsBeyondTheGuardBandIsHeldAtItsEdge() {
        let edge = Int(FixedPoint.guardBand) * FixedPoint.one
        XCTAssertEqual(FixedPoint.clamping(1e300), edge)
        XCTAssertEqual(FixedPoint.clamping(-.infinity), -edge)
        XCTAssertEqual(FixedPoint.clamping(.nan), -edge)
    }
}
