import QuartzCore
import TestSupport
import XCTest

@testable import Headless

@preconcurrency @MainActor
final class HeadlessHostTests: XCTestCase {
    private static func host() -> HeadlessHost {
        HeadlessHost(
            name: "test", size: CGSize(width: 10, height: 20), scale: 2, safeAreaInsets: (1, 2, 3, 4),
            startingAt: Date(timeIntervalSinceReferenceDate: 0))
    }

    func testAtOneMomentAnimationsEndThenWaitersRunThenLinksTick() {
        let host = Self.host()
        defer { host.stop() }
        let journal = Journal()
        let layer = CALayer()
        host.screen.rootLayer.addSublayer(layer)
        host.advance(by: 0)
        // A whole frame, and no sum of binary fractions.
        let link = CADisplayLink { _ in if host.now == 0.3 { journal.write("tick") } }
        link.add(to: .main, forMode: .common)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { journal.write("waiter") }
        CATransaction.setAnimationDuration(0.3)
        CATransaction.setCompletionBlock { journal.write("animation") }
        layer.opacity = 0
        host.onFrame = { if host.now == 0.3 { journal.write("frame") } }
        host.advance(by: 0.5)
        XCTAssertEqual(journal.entries, ["animation", "waiter", "tick", "frame"])
        link.invalidate()
    }

    func testAnEventARoundingBesideAFrameIsNoStandstill() {
        let host = Self.host()
        defer { host.stop() }
        var moments = 0
        host.onProgress = {
            moments += 1
            if moments > 10_000 { fatalError("time stands still at \(host.now) s") }
        }
        let layer = CALayer()
        host.screen.rootLayer.addSublayer(layer)
        host.advance(by: 0)
        var ended = 0
        for frame in 1...60 {
            // The last Doubles within the clock's resolution of the frame, and the first beyond.
            var time = VirtualClock.epoch + Double(frame) / 60 + 1e-9
            time = time.nextDown.nextDown
            for _ in 0..<5 {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.beginTime = time
                animation.duration = 1
                CATransaction.begin()
                CATransaction.setCompletionBlock { ended += 1 }
                layer.add(animation, forKey: nil)
                CATransaction.commit()
                time = time.nextUp
            }
        }
        host.advance(by: 3)
        XCTAssertEqual(ended, 300)
    }

    func testCallbacksWithoutEndAreCutOffAndReported() {
        let host = Self.host()
        defer { host.stop() }
        var rounds = 0
        func again() {
            rounds += 1
            if rounds < 100_000 { CallbackQueue.current.add(again) }
        }
        CallbackQueue.current.add(again)
        let complaints = Diagnostics.complaints { host.advance(by: 0) }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertLessThan(rounds, 100_000)
    }

    func testWhatATickChangesIsInItsFrame() {
        let host = Self.host()
        defer { host.stop() }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        layer.isHidden = true
        host.screen.rootLayer.addSublayer(layer)
        var ticks = 0
        let link = CADisplayLink { _ in
            ticks += 1
            CATransaction.setDisableActions(true)
            layer.isHidden = ticks % 2 == 0
        }
        link.add(to: .main, forMode: .common)
        var seen: [UInt32] = []
        host.onFrame = { host.screen.frame(at: host.clock.now).withPixels { seen.append($0[0]) } }
        host.advance(by: 4.0 / 60)
        XCTAssertEqual(seen, [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
        link.invalidate()
    }

    func testFramesFallOnWholeMultiplesThoughNothingMoves() {
        let host = Self.host()
        defer { host.stop() }
        host.framesPerSecond = 8
        var times: [Double] = []
        host.onFrame = { times.append(host.now) }
        host.advance(by: 0.3)
        host.advance(by: 0.3)
        XCTAssertEqual(times, [0.125, 0.25, 0.375, 0.5])
        host.onFrame = nil
        host.advance(by: 10)
        XCTAssertEqual(times.count, 4)
    }

    func testALongRunLoopTurnIsTakenToItsEnd() {
        let host = Self.host()
        defer { host.stop() }
        // Each commit's completion makes the next.
        var count = 0
        @MainActor func again() {
            count += 1
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { if count < 5_000 { again() } } }
            CATransaction.commit()
        }
        again()
        host.advance(by: 0)
        XCTAssertEqual(count, 5_000)
    }

    func testStoppingTwiceIsStoppingOnce() {
        let host = Self.host()
        XCTAssertTrue(Screen.current === host.screen)
        XCTAssertEqual(Screen.currentScale, 2)
        host.stop()
        host.stop()
        XCTAssertNil(Screen.current)
        XCTAssertEqual(Screen.currentScale, 1)
        XCTAssertNil(VirtualTime.current)
    }

    func testAHostAndItsScreenAreFreed() {
        weak var host: HeadlessHost?
        weak var root: CALayer?
        do {
            let made = Self.host()
            made.screen.rootLayer.addSublayer(CALayer())
            made.advance(by: 0.1)
            (host, root) = (made, made.screen.rootLayer)
            made.stop()
        }
        XCTAssertNil(host)
        XCTAssertNil(root)
    }
}
