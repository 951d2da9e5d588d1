import QuartzCore
import TestSupport
import XCTest

@testable import Display

@preconcurrency @MainActor
final class RealTimeHostTests: XCTestCase {
    private final class RestlessLayer: CALayer {
        override func layoutSublayers() { setNeedsLayout() }
    }

    private static func host() -> RealTimeHost {
        RealTimeHost(name: "test", size: CGSize(width: 10, height: 20), scale: 2, safeAreaInsets: (0, 0, 0, 0))
    }

    func testARunLoopTurnEndsThoughTheLayoutNeverRests() {
        let host = Self.host()
        defer { host.stop() }
        let layer = RestlessLayer()
        layer.setNeedsLayout()
        host.screen.rootLayer.addSublayer(layer)
        let complaints = Diagnostics.complaints { host.endTurn() }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(host.screen.context.tree.nodes.count, 2, "what there is has been committed")
    }

    func testARunLoopTurnEndsThoughCallbacksGoOnWithoutEnd() {
        let host = Self.host()
        defer { host.stop() }
        var rounds = 0
        func again() {
            rounds += 1
            CallbackQueue.current.add(again)
        }
        CallbackQueue.current.add(again)
        host.endTurn()
        XCTAssertEqual(rounds, 1)
        XCTAssertFalse(CallbackQueue.current.isEmpty)
    }
}
