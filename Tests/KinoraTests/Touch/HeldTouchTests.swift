import Headless
import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class HeldTouchTests: XCTestCase {
    func testAFingerStaysDownBetweenCalls() {
        let log = TouchLog()
        log.stage.touchDown(at: CGPoint(x: 50, y: 60))
        XCTAssertEqual(log.take(), ["began 0.0000 50.00 60.00"])
        log.stage.advance(by: 0.5)
        log.stage.touchMove(to: CGPoint(x: 62, y: 60), duration: 0.025)
        XCTAssertEqual(
            log.take(), ["moved 0.5083 54.00 60.00", "moved 0.5167 58.00 60.00", "moved 0.5250 62.00 60.00"], "at constant speed")
        log.stage.touchMove(to: CGPoint(x: 10, y: 10), duration: 0)
        XCTAssertEqual(log.take(), ["moved 0.5250 10.00 10.00"])
        log.stage.touchDown(at: CGPoint(x: 100, y: 100), finger: 7)
        log.stage.touchUp()
        XCTAssertEqual(log.take(), ["began 0.5250 100.00 100.00", "ended 0.5250 10.00 10.00"])
        // Verbs take fingers that are not down.
        log.stage.tap(at: CGPoint(x: 5, y: 5))
        XCTAssertEqual(log.take().count, 2)
        log.stage.touchUp(finger: 7)
        XCTAssertEqual(log.take(), ["ended 0.6050 100.00 100.00"])
    }

    func testFingersThatAreNotDownAndThoseThatAreFailTheTest() {
        let reporter = RecordingReporter(test: "HeldTouchTests")
        reporter.install {
            MainActor.assumeIsolated {
                let stage = Stage.small()
                stage.touchMove(to: CGPoint(x: 1, y: 1))
                stage.touchUp()
                stage.touchDown(at: CGPoint(x: 1, y: 1))
                stage.touchDown(at: CGPoint(x: 1, y: 1))
                stage.touchMove(to: CGPoint(x: 1, y: 1), duration: -1)
                stage.touchDown(at: UIView(), finger: 1)
            }
        }
        let failures = reporter.failures
        XCTAssertEqual(failures.count, 5)
        XCTAssertEqual(failures.map(\.sentence).filter { $0.contains("finger 0 is not down") }.count, 2)
        XCTAssertEqual(failures.map(\.sentence).filter { $0.contains("finger 0 is down already") }.count, 1)
    }
}
