import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// A bar that becomes a full screen (Documentation/Effects.md#pull-up-sheet).
@preconcurrency @MainActor
final class PullUpSheetTests: XCTestCase, @unchecked Sendable {
    private let spring = TextbookSpring(response: 0.45, ratio: 0.88)
    private let stiff = TextbookSpring(response: 0.45, ratio: 1)

    private func frame(_ progress: Double, _ ends: (CGRect, CGRect) = (PullUpScene.closed, PullUpScene.open)) -> CGRect {
        func between(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
            ends.0[keyPath: path] + (ends.1[keyPath: path] - ends.0[keyPath: path]) * progress
        }
        return CGRect(x: between(\.minX), y: between(\.minY), width: between(\.width), height: between(\.height))
    }

    private func check(
        _ found: CGRect, _ expected: CGRect, accuracy: CGFloat = 0.05, _ message: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for path in [\CGRect.minX, \.minY, \.width, \.height] as [KeyPath<CGRect, CGFloat>] {
            XCTAssertEqual(found[keyPath: path], expected[keyPath: path], accuracy: accuracy, message, file: file, line: line)
        }
    }

    private func checkRest(_ scene: PullUpScene, isOpen: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(scene.stage.settle(), [], message, file: file, line: line)
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.sheet.isOpen, isOpen, message, file: file, line: line)
        XCTAssertEqual(scene.frame, isOpen ? PullUpScene.open : PullUpScene.closed, message, file: file, line: line)
        XCTAssertEqual(scene.images.count, 0, message, file: file, line: line)
        XCTAssertEqual([scene.covers.bar.alpha, scene.covers.screen.alpha], [1, 1], message, file: file, line: line)
        XCTAssertEqual(scene.bar.alpha, isOpen ? 0 : 1, message, file: file, line: line)
        XCTAssertEqual(scene.screen.view.alpha, isOpen ? 1 : 0, message, file: file, line: line)
        for view in [scene.sheetView, scene.bar, scene.screen.view] as [UIView] {
            XCTAssertNil(view.layer.animationKeys(), message, file: file, line: line)
        }
    }

    func testTheBarIsAboveTheLowerEdgeOrTheTabBar() {
        let scene = PullUpScene()
        checkRest(scene, isOpen: false)
        XCTAssertEqual(scene.sheetView.layer.cornerRadius, 14)
        XCTAssertEqual(scene.sheetView.backgroundColor, .systemBackground)
        scene.sheet.sheetColor = .orange
        XCTAssertEqual(scene.sheetView.backgroundColor, .orange)
        XCTAssertEqual(scene.take(), [])
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let bar = UIView()
        let sheet = PullUpSheetController(content: tabs, bar: bar, screen: UIViewController())
        scene.stage.window.rootViewController = sheet
        scene.stage.settle()
        let edge = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
        XCTAssertLessThan(edge, 480)
        XCTAssertEqual(bar.superview?.frame, CGRect(x: 8, y: edge - 72, width: 304, height: 64))
        (sheet.barHeight, sheet.barInsets) = (80, UIEdgeInsets(top: 0, left: 20, bottom: 4, right: 10))
        scene.stage.settle()
        XCTAssertEqual(bar.superview?.frame, CGRect(x: 20, y: edge - 84, width: 290, height: 80))
        XCTAssertEqual(bar.frame.size, CGSize(width: 290, height: 80))
    }

    func testATapOpensByASpringAndTheCoverMovesByItself() {
        let scene = PullUpScene()
        scene.stage.tap(at: PullUpScene.grip, duration: 0.05)
        XCTAssertTrue(scene.sheet.isOpen)
        let start = scene.stage.now
        for time in [0.0, 0.05, 0.15, 0.3] {
            scene.stage.advance(to: start + time)
            let (progress, fade) = (spring.value(time, from: 0, to: 1), stiff.value(time, from: 0, to: 1))
            check(scene.frame, frame(progress), "\(time)")
            XCTAssertEqual(scene.sheetView.layer.presentation()?.cornerRadius ?? .nan, 14 * (1 - fade), accuracy: 1e-3)
            XCTAssertEqual(scene.opacity(scene.bar), 1 - fade, accuracy: 1e-4)
            XCTAssertEqual(scene.opacity(scene.screen.view), fade, accuracy: 1e-4)
            XCTAssertEqual(scene.opacity(scene.sheet.view.subviews[1]), 0.4 * fade, accuracy: 1e-4)
            let images = scene.images.compactMap { $0.layer.presentation() }
            XCTAssertEqual(images.count, 2)
            for image in images { check(image.frame, frame(progress, PullUpScene.cover), "cover \(time)") }
            XCTAssertEqual(images[1].cornerRadius, 6 + 14 * fade, accuracy: 1e-3)
            XCTAssertEqual(CGFloat(images[1].opacity), fade, accuracy: 1e-4)
            XCTAssertEqual(images[0].opacity, 1)
        }
        checkRest(scene, isOpen: true)
        XCTAssertEqual(scene.take(), [true])
        scene.sheet.setOpen(true, animated: true)
        XCTAssertEqual(scene.stage.settle(timeout: 0), [], "the same again does nothing")
        scene.sheet.setOpen(false, animated: false)
        checkRest(scene, isOpen: false)
        XCTAssertEqual(scene.take(), [false])
    }

    func testTheTopEdgeFollowsTheFingerAndAReleaseDecidesByTheMiddle() {
        let scene = PullUpScene()
        scene.drag(from: PullUpScene.grip, down: -150)
        let moved = PullUpScene.closed.minY - scene.frame.minY
        XCTAssertEqual(moved, 140, accuracy: 6, "less the distance at which a pan begins")
        check(scene.frame, frame(moved / 408))
        XCTAssertEqual(scene.opacity(scene.screen.view), moved / 408, accuracy: 1e-4)
        let start = scene.stage.now
        scene.stage.touchUp()
        for time in [0.05, 0.2] {
            scene.stage.advance(to: start + time)
            check(scene.frame, frame(spring.value(time, from: moved / 408, to: 0)), "\(time)")
        }
        checkRest(scene, isOpen: false)
        XCTAssertEqual(scene.take(), [], "nothing has changed")
        scene.drag(from: PullUpScene.grip, down: -240)
        scene.stage.touchUp()
        checkRest(scene, isOpen: true)
        XCTAssertEqual(scene.take(), [true])
    }

    func testTheSpringBeginsWithTheFingersVelocity() {
        let scene = PullUpScene()
        scene.drag(from: PullUpScene.grip, down: -150, duration: 0.1, rests: false)
        let (from, start) = (scene.frame.minY, scene.stage.now)
        scene.stage.touchUp()
        for time in [0.02, 0.05] {
            scene.stage.advance(to: start + time)
            XCTAssertEqual(scene.frame.minY, spring.value(time, from: from, to: 0, velocity: -1500), accuracy: 5, "\(time)")
        }
        checkRest(scene, isOpen: true)
    }

    func testBelowTheBarTheSheetResists() {
        let scene = PullUpScene()
        scene.drag(from: PullUpScene.grip, down: 30)
        XCTAssertEqual(scene.frame.minY, 408 + 20 / 3.0, accuracy: 2)
        scene.stage.touchUp()
        checkRest(scene, isOpen: false)
    }

    func testTheBarsButtonKeepsItsTaps() {
        let scene = PullUpScene()
        var taps = 0
        scene.button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        scene.stage.tap(at: scene.button, duration: 0.05)
        checkRest(scene, isOpen: false)
        XCTAssertEqual(taps, 1)
    }

    func testASwipeDownClosesAndAScrollViewComesFirst() {
        let scene = PullUpScene()
        scene.sheet.setOpen(true, animated: false)
        _ = scene.take()
        scene.drag(from: CGPoint(x: 160, y: 100), down: 120, duration: 0.1, rests: false)
        scene.stage.touchUp()
        checkRest(scene, isOpen: false)
        scene.sheet.setOpen(true, animated: false)
        scene.scroll.contentOffset.y = 60
        scene.stage.advance(by: 0.05)
        // Sixty points scroll, and the rest moves the sheet.
        scene.drag(from: CGPoint(x: 160, y: 300), down: 170, duration: 0.5)
        XCTAssertEqual(scene.scroll.contentOffset.y, 0)
        XCTAssertEqual(scene.frame.minY, 100, accuracy: 14)
        scene.stage.touchUp()
        checkRest(scene, isOpen: true)
        scene.drag(from: CGPoint(x: 160, y: 300), down: -100)
        XCTAssertEqual(scene.scroll.contentOffset.y, 90, accuracy: 8)
        XCTAssertEqual(scene.frame, PullUpScene.open)
        scene.stage.touchUp()
        checkRest(scene, isOpen: true)
    }

    func testAFingerCatchesTheSheetAndATapReversesIt() {
        for isOpening in [true, false] {
            for moment in [0.03, 0.1, 0.2] {
                let message = "\(isOpening) \(moment)"
                let scene = PullUpScene()
                scene.sheet.setOpen(!isOpening, animated: false)
                scene.sheet.setOpen(isOpening, animated: true)
                scene.stage.advance(by: moment)
                let seen = scene.frame
                // Above the bar: its frame is not yet where the sheet is visible.
                scene.stage.touchDown(at: CGPoint(x: 160, y: seen.minY + 20))
                check(scene.frame, seen, accuracy: 1e-3, message)
                scene.stage.advance(by: 0.1)
                check(scene.frame, seen, accuracy: 1e-3, "\(message): it stays")
                scene.stage.touchUp()
                checkRest(scene, isOpen: !isOpening, message)
            }
        }
        let scene = PullUpScene()
        scene.sheet.setOpen(true, animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.touchDown(at: CGPoint(x: 160, y: 450))
        let seen = scene.frame
        scene.stage.touchMove(to: CGPoint(x: 160, y: 470), duration: 0.1)
        XCTAssertGreaterThan(scene.frame.minY, seen.minY + 5)
        scene.stage.touchMove(to: CGPoint(x: 160, y: 250), duration: 0.2)
        scene.stage.touchUp()
        checkRest(scene, isOpen: true)
    }

    func testAReleaseIsReportedWithItsProgressAndItsDecision() {
        for reducesMotion in [false, true] {
            let scene = PullUpScene(reducesMotion: reducesMotion)
            // The upper edge goes along 408 points; a pan begins some points after the touch.
            for (distance, opens) in [(-110.0, false), (-240, true)] {
                scene.drag(from: PullUpScene.grip, down: distance)
                scene.stage.touchUp()
                XCTAssertEqual(scene.released.last?.isOpening, opens, "\(reducesMotion)")
                XCTAssertEqual(scene.released.last?.progress ?? .nan, (-distance - 14) / 408, accuracy: 0.02, "\(reducesMotion)")
                scene.stage.settle()
            }
            XCTAssertEqual(scene.released.count, 2)
            scene.sheet.setOpen(false, animated: true)
            scene.stage.settle()
            XCTAssertEqual(scene.released.count, 2, "no finger let go")
        }
    }

    func testInSlowMotionAFingerCatchesTheSheetWhereItIsVisible() {
        let scene = PullUpScene()
        scene.sheet.view.layer.speed = 0.2
        scene.sheet.setOpen(true, animated: true)
        scene.stage.advance(by: 0.75)
        let seen = scene.frame
        check(seen, frame(spring.value(0.15, from: 0, to: 1)))
        scene.stage.touchDown(at: CGPoint(x: 160, y: seen.minY + 30))
        check(scene.frame, seen, "caught")
        scene.stage.advance(by: 0.5)
        check(scene.frame, seen, "held")
        scene.stage.touchUp()
        let progress = spring.value(0.15, from: 0, to: 1)
        let start = scene.stage.now
        scene.stage.advance(to: start + 0.5)
        check(scene.frame, frame(spring.value(0.1, from: progress, to: progress < 0.5 ? 0 : 1)), "released")
        scene.stage.settle()
    }

    func testARequestContinuesFromPositionAndVelocity() {
        for isOpening in [true, false] {
            let scene = PullUpScene()
            scene.sheet.setOpen(!isOpening, animated: false)
            scene.sheet.setOpen(isOpening, animated: true)
            scene.stage.advance(by: 0.08)
            var positions: [CGFloat] = []
            for step in 0..<12 {
                if step == 6 { scene.sheet.setOpen(!isOpening, animated: true) }
                positions.append(scene.frame.minY)
                scene.stage.advance(by: 1.0 / 240)
            }
            let speeds = zip(positions.dropFirst(), positions).map { ($0 - $1) * 240 }
            for (later, earlier) in zip(speeds.dropFirst(), speeds) {
                XCTAssertLessThan(abs(later - earlier), 2 * pow(2 * .pi / 0.45, 2) * 408 / 240)
            }
            checkRest(scene, isOpen: !isOpening)
        }
    }

    func testReduceMotionCrossFades() {
        let scene = PullUpScene(reducesMotion: true)
        scene.drag(from: PullUpScene.grip, down: -150)
        XCTAssertEqual(scene.frame, PullUpScene.closed, "nothing follows the finger")
        scene.stage.touchMove(to: CGPoint(x: 150, y: 180), duration: 0.2)
        scene.stage.touchUp()
        XCTAssertEqual(scene.frame, PullUpScene.open, "below the snapshot")
        XCTAssertEqual(scene.take(), [])
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.opacity(scene.sheet.view.subviews.last), 0.5, accuracy: 0.03)
        checkRest(scene, isOpen: true)
        XCTAssertEqual(scene.take(), [true])
        scene.sheet.setOpen(false, animated: true)
        checkRest(scene, isOpen: false)
        XCTAssertEqual(scene.sheet.view.subviews.count, 3, "no snapshot is left")
    }

    func testARotationContinuesInTheNewSize() {
        let scene = PullUpScene()
        scene.sheet.setOpen(true, animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.rotate(to: .landscapeLeft)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.sheetView.frame, CGRect(x: 0, y: 0, width: 480, height: 320))
        scene.sheet.setOpen(false, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.sheetView.frame, CGRect(x: 8, y: 248, width: 464, height: 64))
    }

    func testAccessibilityFollowsTheState() {
        let scene = PullUpScene()
        XCTAssertFalse(scene.bar.accessibilityElementsHidden)
        XCTAssertTrue(scene.screen.view.accessibilityElementsHidden)
        scene.sheet.setOpen(true, animated: false)
        XCTAssertTrue(scene.bar.accessibilityElementsHidden && scene.content.view.accessibilityElementsHidden)
        XCTAssertFalse(scene.screen.view.accessibilityElementsHidden)
        XCTAssertTrue(scene.sheet.accessibilityPerformEscape())
        checkRest(scene, isOpen: false)
        XCTAssertFalse(scene.sheet.accessibilityPerformEscape())
    }

    func testOddNumbersAreTakenAsTheNearestOnes() {
        let scene = PullUpScene()
        (scene.sheet.barHeight, scene.sheet.barCornerRadius, scene.sheet.dimmingOpacity) = (.nan, -4, .infinity)
        (scene.sheet.response, scene.sheet.dampingRatio) = (-1, .nan)
        scene.stage.settle()
        XCTAssertEqual(scene.frame, CGRect(x: 8, y: 471, width: 304, height: 1))
        scene.sheet.setOpen(true, animated: true)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.frame, PullUpScene.open)
    }

    func testItHoldsOnEveryDeviceInBothDirections() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            for size in [CGSize(width: 393, height: 852), CGSize(width: 1366, height: 1024), CGSize(width: 852, height: 393)] {
                let scene = PullUpScene(
                    on: ScreenKind(device: Device(name: "\(size)", size: size, scale: 2), direction: direction))
                let closed = CGRect(x: 8, y: size.height - 72, width: size.width - 16, height: 64)
                XCTAssertEqual(scene.frame, closed)
                scene.sheet.setOpen(true, animated: true)
                scene.stage.advance(by: 0.15)
                check(
                    scene.frame, frame(spring.value(0.15, from: 0, to: 1), (closed, CGRect(origin: .zero, size: size))), "\(size)")
                XCTAssertEqual(scene.stage.settle(), [])
                scene.sheet.setOpen(false, animated: true)
                XCTAssertEqual(scene.stage.settle(), [])
                scene.stage.advance(by: 0.05)
                XCTAssertEqual(scene.frame, closed)
            }
        }
    }

    func testAReleasedContainerGoesAway() {
        weak var released: PullUpSheetController?
        do {
            let scene = PullUpScene()
            released = scene.sheet
            scene.sheet.setOpen(true, animated: true)
            scene.stage.advance(by: 0.1)
        }
        XCTAssertNil(released)
    }
}
