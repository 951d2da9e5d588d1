import RenderScene
import XCTest

final class TimeMapTests: XCTestCase {
    private let maps: [TimeMap] = [
        .identity, TimeMap(begin: 3, speed: 2, offset: 5), TimeMap(begin: -1, speed: 0.5, offset: 0),
        .eased(t0: 1, t1: 3, u0: 10, u1: 12, curve: .easeInEaseOut), .eased(t0: 1, t1: 2, u0: 0, u1: 5, curve: .linear),
    ]

    func testTheLinearMapIsTheOneOfMediaTiming() {
        let map = TimeMap(begin: 3, speed: 2, offset: 5)
        XCTAssertEqual(map(3), 5)
        XCTAssertEqual(map(4.5), 8)
        XCTAssertEqual(TimeMap(begin: 0, speed: 1, offset: 0), .identity)
    }

    func testTheTimeOfALocalTimeLeadsBackToIt() throws {
        for map in maps {
            for step in 1..<40 {
                let t = 1 + Double(step) / 20 * 0.49
                let u = map(t)
                XCTAssertEqual(map.parentTime(of: u), t, accuracy: 1e-8, "\(map)")
                XCTAssertEqual(try XCTUnwrap(map.timeReaching(u)), t, accuracy: 1e-8, "\(map)")
            }
        }
    }

    func testAStandingMapIsNeverReached() {
        let still = TimeMap(begin: 1, speed: 0, offset: 7)
        XCTAssertEqual(still(100), 7)
        XCTAssertNil(still.timeReaching(7))
        XCTAssertNil(still.timeReaching(8))
        XCTAssertEqual(still.parentTime(of: 9), 0)
    }

    func testABackwardMapRisesToNothingButCanBeUndone() {
        let back = TimeMap(begin: 0, speed: -2, offset: 10)
        XCTAssertNil(back.timeReaching(4))
        XCTAssertEqual(back.parentTime(of: 4), 3)
        let easedBack = TimeMap.eased(t0: 0, t1: 1, u0: 5, u1: 2, curve: .linear)
        XCTAssertNil(easedBack.timeReaching(3))
        XCTAssertEqual(easedBack.parentTime(of: 3.5), 0.5, accuracy: 1e-12)
    }

    func testAnEasedMapStandsStillBeforeAndAfter() {
        let map = TimeMap.eased(t0: 1, t1: 3, u0: 10, u1: 12, curve: .easeIn)
        XCTAssertEqual([map(-4), map(1), map(3), map(99)], [10, 10, 12, 12])
        XCTAssertEqual(map(2), 10 + 2 * TimingCurve.easeIn(0.5), accuracy: 1e-12)
        XCTAssertEqual(map.timeReaching(9), 1, "what lies before is reached when it begins")
        XCTAssertEqual(map.timeReaching(12), 3)
        XCTAssertNil(map.timeReaching(12.5))
        XCTAssertEqual(TimeMap.eased(t0: 0, t1: 1, u0: 4, u1: 4, curve: .linear).parentTime(of: 4), 0)
    }
}
