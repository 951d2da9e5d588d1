import CoreGraphics
import Kinora
import Synchronization
import UIKit
import UnifiedLogging
import XCTest

/// The log that a test gives its stage.
@preconcurrency @MainActor
final class StageLogTests: XCTestCase {
    private final class Lines: Sendable {
        private let kept = Mutex<[String]>([])
        var all: [String] { kept.withLock { $0 } }
        func add(_ line: String) { kept.withLock { $0.append(line) } }
    }

    func testLinesOfTheAppAndOfTheSystemArrive() {
        let lines = Lines()
        let stage = Stage()
        stage.isStrict = false
        stage.log = { lines.add($0) }
        Logger(subsystem: "shop", category: "cart").error("empty")
        stage.window.center.x = .nan
        XCTAssertEqual(lines.all.first, "[shop:cart] empty")
        XCTAssertEqual(lines.all.count, 2, "\(lines.all)")
        XCTAssertTrue(lines.all.last?.contains("position was set to NaN") ?? false, "\(lines.all)")
    }

    func testTheLogIsTheUsualOneAfterNilAndAfterTheStage() {
        let (lines, usual) = (Lines(), Lines())
        let log = Diagnostics.logHandler
        defer { Diagnostics.logHandler = log }
        Diagnostics.logHandler = { usual.add($0) }
        do {
            let stage = Stage()
            stage.log = { lines.add($0) }
            os_log("first")
            stage.log = nil
            os_log("second")
            stage.log = { lines.add($0) }
            os_log("third")
        }
        os_log("fourth")
        XCTAssertEqual(lines.all, ["first", "third"])
        XCTAssertEqual(usual.all, ["second", "fourth"])
    }
}
