import XCTest

@testable import Browser

final class ControlQueueTests: XCTestCase {
    func testTheFirstClientThatMayControlDoesUntilItLeaves() {
        var queue = ControlQueue()
        queue.add(1, mayControl: false)
        XCTAssertNil(queue.controller)
        queue.add(2, mayControl: true)
        queue.add(3, mayControl: true)
        XCTAssertEqual(queue.controller, 2)
        XCTAssertFalse(queue.remove(1))
        XCTAssertTrue(queue.remove(2))
        XCTAssertEqual(queue.controller, 3)
        XCTAssertTrue(queue.remove(3))
        XCTAssertNil(queue.controller)
    }

    func testHandingOverGoesRound() {
        var queue = ControlQueue()
        for client in 1...3 { queue.add(UInt32(client), mayControl: true) }
        var controllers: [UInt32?] = []
        for _ in 0..<4 {
            controllers.append(queue.controller)
            XCTAssertTrue(queue.handOver(from: queue.controller ?? 0))
        }
        XCTAssertEqual(controllers, [1, 2, 3, 1])
        XCTAssertFalse(queue.handOver(from: 3), "a client without control")
    }

    func testTheOnlyClientKeepsTheControl() {
        var queue = ControlQueue()
        queue.add(1, mayControl: true)
        queue.add(2, mayControl: false)
        XCTAssertFalse(queue.handOver(from: 1))
        XCTAssertEqual(queue.controller, 1)
    }
}
