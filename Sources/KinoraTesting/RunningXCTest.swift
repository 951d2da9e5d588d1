import Foundation
import XCTest

/// The XCTest test that is running, from before its `setUp` until after its `tearDown`.
final class RunningXCTest: XCTestObservation, @unchecked Sendable {
    private let lock = NSLock()
    private var running: XCTestCase?

    var current: XCTestCase? { lock.withLock { running } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        lock.withLock { running = testCase }
        AutomaticStage.begin()
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        AutomaticStage.end()
        lock.withLock { running = nil }
    }
}
