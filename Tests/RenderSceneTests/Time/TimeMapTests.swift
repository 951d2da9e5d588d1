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

    // MARK: Runs

    private func run(
        begin: Double = 2, duration: Double = 4, speed: Double = 1, offset: Double = 0, count: Double = 0, autoreverses: Bool = false,
        fill: FillMode = .removed
    ) -> MediaTiming {
        MediaTiming(
            begin: begin, duration: duration, speed: speed, timeOffset: offset, repeatCount: count, autoreverses: autoreverses, fill: fill)
    }

    func testARunIsShownInItsActiveIntervalAndWhereItFills() {
        let map = TimeMap.run(run(speed: 2, count: 1.5))
        XCTAssertEqual([1.9, 2, 3, 4.5, 5, 5.1].map { map.isShown(at: $0) }, [false, true, true, true, true, false])
        XCTAssertEqual([2, 3, 4.5].map { map($0) }, [0, 2, 1])
        let filled = TimeMap.run(run(fill: .both))
        XCTAssertTrue(filled.isShown(at: -9) && filled.isShown(at: 99))
        XCTAssertEqual([filled(-9), filled(99)], [0, 4])
        XCTAssertFalse(map.isPlain)
    }

    /// Against a search in small steps.
    func testTheFirstTimeARunRisesToIsFound() {
        let runs = [
            run(), run(speed: 2), run(offset: 1), run(offset: 9), run(offset: -1), run(count: 3), run(count: 0.5), run(offset: 1, count: 3),
            run(count: 2, autoreverses: true), run(offset: 5, count: 2, autoreverses: true),
            run(offset: 5, count: 0.25, autoreverses: true),
            run(duration: .infinity), run(duration: .infinity, offset: 3),
        ]
        for timing in runs {
            let map = TimeMap.run(timing)
            for u in [-1, 0, 0.3, 0.999, 1.25, 2.5, 3.75, 4.5] {
                let found = stride(from: 2, through: 2 + min(timing.activeDuration, 20) / timing.speed, by: 0.001).first {
                    map($0) >= u - 1e-9
                }
                let name = "\(timing) to \(u)"
                if let found {
                    XCTAssertEqual(map.timeReaching(u) ?? -99, found, accuracy: 0.0011, name)
                } else {
                    XCTAssertNil(map.timeReaching(u), name)
                }
            }
        }
        XCTAssertNil(TimeMap.run(run(speed: -1)).timeReaching(1), "backwards it does not rise")
    }

    func testATimeOfARunLeadsBackToItInEitherDirection() {
        for timing in [run(), run(speed: 2, offset: 0.5), run(speed: -0.5), run(speed: -2, count: 3)] {
            let map = TimeMap.run(timing)
            for u in [0.5, 1, 3.25] { XCTAssertEqual(map(map.parentTime(of: u)), u, accuracy: 1e-9, "\(timing)") }
        }
        XCTAssertEqual(TimeMap.run(run(speed: 0)).parentTime(of: 1), 0)
    }
}
