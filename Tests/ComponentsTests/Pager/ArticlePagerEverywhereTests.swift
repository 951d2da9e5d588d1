import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// Section 9 of the effects, on every device, both ways, with and without movement, and interrupted at any moment.
@preconcurrency @MainActor
final class ArticlePagerEverywhereTests: XCTestCase, @unchecked Sendable {
    func testEveryNumberHoldsOnEveryDeviceInBothDirections() {
        for kind in ScreenKind.all {
            for isForward in [true, false] {
                let scene = PagerScene(on: kind)
                let height = Double(kind.device.size.height), sign = isForward ? -1.0 : 1
                scene.pull(sign * 250, lifts: false)
                let offset = Double(scene.pager.contentOffset.y)
                XCTAssertEqual(scene.take(), [isForward ? "footer loaded" : "header loaded"], "\(kind)")
                XCTAssertGreaterThan(-sign * offset, 60)
                scene.lift()
                let (new, old, edge) = (isForward ? 2 : 0, 1, isForward ? scene.footer : scene.header)
                XCTAssertEqual(scene.pager.currentPage, new, "\(kind)")
                let start = isForward ? height + offset : offset - height
                // The other one's height is what the old page goes by.
                let gone = isForward ? -(height + 60) : height + 60
                let (rest, end) = isForward ? (height, -50.0) : (-60.0, height)
                for time in [0, 0.05, 0.15] {
                    if time > 0 { scene.stage.advance(by: time == 0.05 ? 0.05 : 0.1) }
                    let f = EaseInOut.value(time / 0.2)
                    let message = "\(kind), \(isForward ? "forward" : "back") at \(time)"
                    XCTAssertEqual(scene.y(scene.page(new)), start * (1 - f), accuracy: 0.02, message)
                    XCTAssertEqual(scene.y(scene.page(old)), gone * f, accuracy: 0.02, message)
                    XCTAssertEqual(scene.y(edge), rest + (end - rest) * f, accuracy: 0.02, message)
                }
                scene.stage.advance(by: 0.05 + 1e-6)
                XCTAssertEqual(scene.take(), [isForward ? "footer unloaded" : "header unloaded", "turn \(new)"], "\(kind)")
                scene.checkRest("\(kind)")
            }
        }
    }

    func testWithReduceMotionItFadesOnEveryDevice() {
        for kind in ScreenKind.all {
            let scene = PagerScene(on: kind)
            scene.stage.isReduceMotionEnabled = true
            scene.pull(-250)
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.page(2)?.layer.presentation()?.opacity ?? -1, 0.25, accuracy: 0.2, "\(kind)")
            XCTAssertEqual(scene.y(scene.page(2)), 0, "\(kind)")
            XCTAssertEqual(scene.pager.contentOffset.y, 0, "\(kind)")
            scene.stage.advance(by: 0.16)
            XCTAssertEqual(scene.shown, [2], "\(kind)")
            scene.checkRest("\(kind)")
        }
    }

    func testAtTwentyMomentsInEachDirectionAGrabDoesNotJump() {
        var random = SeededRandom(seed: 21)
        for isForward in [true, false] {
            for _ in 0..<20 {
                let scene = PagerScene()
                let new = isForward ? 2 : 0
                @MainActor func seen() -> Double { scene.y(scene.page(new)) - (scene.pager.layer.presentation()?.bounds.minY ?? 0) }
                scene.pull(isForward ? -300 : 300)
                let distance = abs(seen())
                scene.stage.advance(by: .random(in: 0.001...0.19, using: &random))
                var last = seen()
                scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 240))])
                XCTAssertEqual(seen(), last, accuracy: 1e-6)
                for frame in 1...6 {
                    // The finger moves by four points a frame, against the turn.
                    let y = 240 + (isForward ? 4.0 : -4) * Double(frame)
                    scene.stage.touch([TouchSample(time: 1 / 60, phase: .moved, location: CGPoint(x: 160, y: y))])
                    XCTAssertLessThanOrEqual(
                        abs(seen() - last), distance * EaseInOut.steepest / 12 + 8, "forward \(isForward), frame \(frame)")
                    last = seen()
                }
                scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 160, y: isForward ? 264 : 216))])
                scene.checkRest("forward \(isForward)")
                XCTAssertEqual(scene.pager.currentPage, new)
            }
        }
    }

    func testARotationInTheMiddleOfAPageTurnKeepsEverythingTogether() {
        for kind in ScreenKind.all {
            let scene = PagerScene(on: kind)
            scene.pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                let distance = orientation == .portrait ? 190.0 : -190
                scene.pull(distance)
                scene.stage.advance(by: 0.1)
                scene.stage.rotate(to: orientation)
                scene.stage.advance(by: 0.05)
                scene.checkRest("\(kind)")
                XCTAssertEqual(scene.pager.currentPage, orientation == .portrait ? 1 : 2, "\(kind)")
            }
        }
    }

    func testADelegateNeedsNoMethodAndAnIndicatorIsNotifiedOfLoading() {
        final class Silent: NSObject, ArticlePagerDelegate {}
        final class Indicator: UIView, ArticlePagerIndicator {
            var received: [String] = []

            func setLoaded(_ loaded: Bool, animated: Bool) { received.append("\(loaded)") }
        }
        MainActor.assumeIsolated {
            let scene = PagerScene()
            let silent = Silent()
            let footer = Indicator(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            scene.pager.pagerDelegate = silent
            scene.pager.footerView = footer
            footer.received = []
            scene.pull(-250, lifts: false)
            XCTAssertEqual(footer.received, ["true"])
            scene.lift()
            scene.checkRest()
            XCTAssertEqual(footer.received, ["true", "false"])
            XCTAssertEqual(scene.pager.currentPage, 2)
            XCTAssertEqual(scene.take(), [])
            XCTAssertTrue(scene.pager.pagerDelegate === silent)
        }
    }
}
