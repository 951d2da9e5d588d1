import QuartzCore
import XCTest

@testable import Headless

@preconcurrency @MainActor
final class ScreenTests: XCTestCase {
    func testAScreenIsWhatItWasMadeAs() {
        let host = HeadlessHost(
            name: "tablet", size: CGSize(width: 10.5, height: 20), scale: 3, safeAreaInsets: (1, 2, 3, 4), startingAt: Date())
        defer { host.stop() }
        let screen = host.screen
        XCTAssertEqual(screen?.name, "tablet")
        XCTAssertEqual(screen?.bounds, CGRect(x: 0, y: 0, width: 10.5, height: 20))
        XCTAssertEqual(screen?.rootLayer.frame, screen?.bounds)
        XCTAssertEqual(screen?.pixelSize.width, 32, "rounded to whole pixels")
        XCTAssertEqual(screen?.pixelSize.height, 60)
        XCTAssertEqual(screen?.safeAreaInsets.right, 4)
    }

    func testAScreenAfterAnotherIsTheCurrentOne() {
        for scale in [2, 3] as [CGFloat] {
            let host = HeadlessHost(
                name: "test", size: CGSize(width: 1, height: 1), scale: scale, safeAreaInsets: (0, 0, 0, 0), startingAt: Date())
            XCTAssertTrue(Screen.current === host.screen)
            XCTAssertEqual(Screen.currentScale, scale)
            host.stop()
        }
    }

    func testTheClockOnlyGoesForwards() {
        let clock = VirtualClock()
        clock.move(to: 2)
        clock.move(to: 1)
        XCTAssertEqual(clock.elapsed, 2)
        XCTAssertEqual(clock.now, VirtualClock.epoch + 2)
    }
}
