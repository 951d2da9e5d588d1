import CoreGraphics
import TestSupport
import UnifiedLogging
import XCTest

final class OSSignposterTests: XCTestCase {
    func testIdentitiesOfALogDiffer() {
        let log = OSLog(subsystem: "tests", category: .pointsOfInterest)
        XCTAssertNotEqual(OSSignpostID(log: log), OSSignpostID(log: log))
        let object = NSObject()
        XCTAssertEqual(OSSignpostID(log: log, object: object), OSSignpostID(log: log, object: object))
    }

    func testADisabledSignposterGivesNoIdentity() {
        XCTAssertTrue(OSSignposter().isEnabled)
        XCTAssertFalse(OSSignposter.disabled.isEnabled)
        XCTAssertEqual(OSSignposter.disabled.makeSignpostID(), .null)
    }

    func testAnIntervalThatEndsTwiceIsReported() {
        let signposter = OSSignposter(subsystem: "tests", category: "intervals")
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "of \(3) files")
        let lines = Diagnostics.complaints {
            signposter.endInterval("load", state)
            signposter.endInterval("load", state)
        }
        XCTAssertEqual(lines, ["[tests:intervals] the signposted interval 'load' ended twice; end it once"])
    }

    func testAClosureInAnIntervalReturnsAndThrows() {
        struct Failure: Error {}
        let signposter = OSSignposter()
        XCTAssertEqual(signposter.withIntervalSignpost("sum") { 1 + 2 }, 3)
        XCTAssertThrowsError(try signposter.withIntervalSignpost("sum") { throw Failure() })
        os_signpost(.event, log: .default, name: "moment", "at %d", 3)
    }
}
