import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Effects, section 2.
@preconcurrency @MainActor
final class SpinTransitionTests: XCTestCase, @unchecked Sendable {
    private static let times = [0, 0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.8, 0.97]

    /// State of a view: the angle (modulo full turns), and its top middle and center in its superview.
    private func shown(_ view: UIView) throws -> (angle: Double, anchor: CGPoint, center: CGPoint) {
        let layer = try XCTUnwrap(view.layer.presentation())
        let m = layer.transform
        let (w, h) = (layer.bounds.width, layer.bounds.height)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let (dx, dy) = ((x - layer.anchorPoint.x) * w, (y - layer.anchorPoint.y) * h)
            return CGPoint(x: layer.position.x + dx * m.m11 + dy * m.m21, y: layer.position.y + dx * m.m12 + dy * m.m22)
        }
        return (atan2(Double(m.m12), Double(m.m11)), point(0.5, 0), point(0.5, 0.5))
    }

    /// The two screens at a part of the way in, of which an overshoot goes beyond 1.
    private func check(
        _ scene: ModalScene, at fraction: Double, mirrored: Bool = false, _ message: String, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let modal = try XCTUnwrap(scene.modal)
        let (w, h) = (Double(scene.stage.window.bounds.width), Double(scene.stage.window.bounds.height))
        let sign = mirrored ? -1.0 : 1
        let first = try shown(scene.first.view), other = try shown(modal.view)
        func same(_ a: Double, _ b: Double, _ what: String) {
            XCTAssertEqual(a, b, accuracy: 1e-6, "\(what) \(message)", file: file, line: line)
        }
        same(cos(first.angle), cos(.pi * fraction), "first cos")
        same(sin(first.angle), sin(sign * .pi * fraction), "first sin")
        same(Double(first.anchor.x), w / 2, "anchor x")
        same(Double(first.anchor.y), 0, "anchor y")
        same(other.angle, sign * .pi / 2 * (1 - fraction), "other")
        let start = mirrored ? 2 * w : -w
        same(Double(other.center.x), start + (w / 2 - start) * fraction, "center x")
        same(Double(other.center.y), h + (h / 2 - h) * fraction, "center y")
    }

    func testAllValuesFollowOneSpringInBothDirections() throws {
        let spring = Spring(duration: 1, ratio: 0.8, velocity: 6)
        for mirrored in [false, true] {
            let scene = ModalScene(SpinTransition(), layoutDirection: mirrored ? .rightToLeft : .leftToRight)
            scene.present()
            var start = scene.stage.now
            for time in Self.times {
                scene.advance(to: time, after: start)
                try check(scene, at: spring(time), mirrored: mirrored, "in at \(time), mirrored \(mirrored)")
                let views = scene.modal?.view.superview?.subviews ?? []
                XCTAssertLessThan(
                    try XCTUnwrap(views.firstIndex { $0 === scene.modal?.view }),
                    try XCTUnwrap(views.firstIndex { $0 === scene.first.view }),
                    "the first screen lies in front")
            }
            XCTAssertGreaterThan(Self.times.map { spring($0) }.max() ?? 0, 1.01, "it swings past pi")
            scene.stage.settle()
            XCTAssertGreaterThan(scene.stage.now - start, 1)
            XCTAssertNil(scene.first.view.window)
            scene.checkRest("presented")
            XCTAssertEqual(scene.first.view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
            XCTAssertEqual(scene.first.view.frame, scene.stage.window.bounds)
            XCTAssertTrue(CATransform3DIsIdentity(scene.first.view.layer.transform))

            scene.dismiss()
            start = scene.stage.now
            for time in Self.times {
                scene.advance(to: time, after: start)
                try check(scene, at: 1 - spring(time), mirrored: mirrored, "out at \(time), mirrored \(mirrored)")
            }
            scene.stage.settle()
            scene.checkRest("dismissed")
            XCTAssertEqual(scene.completions, 2)
            XCTAssertNil(scene.modal, "nobody keeps the modal screen")
        }
    }

    func testEverythingIsConfigurable() throws {
        let spin = SpinTransition()
        XCTAssertEqual([spin.duration, Double(spin.damping), Double(spin.initialVelocity)], [1, 0.8, 6])
        spin.duration = 0.6
        spin.damping = 0.5
        spin.initialVelocity = 0
        let scene = ModalScene(spin, size: CGSize(width: 1366, height: 1024))
        let spring = Spring(duration: 0.6, ratio: 0.5, velocity: 0)
        scene.present()
        let start = scene.stage.now
        for time in [0.1, 0.2, 0.4] {
            scene.advance(to: time, after: start)
            try check(scene, at: spring(time), "\(time)")
        }
        scene.stage.settle()
        let left = spring.rest(from: scene.stage.now - start) * .pi * hypot(683, 1024)
        XCTAssertLessThan(left, 0.5)
    }

    /// A lower corner of the first screen goes furthest: it ends without a visible step, and no later than it must.
    func testTheSpringRunsUntilLessThanHalfAPixelIsLeft() throws {
        let spring = Spring(duration: 1, ratio: 0.8, velocity: 6)
        for (size, scale) in [
            (CGSize(width: 320, height: 480), 1.0), (CGSize(width: 390, height: 844), 3), (CGSize(width: 1366, height: 1024), 2),
        ] {
            let scene = ModalScene(SpinTransition(), size: size, scale: scale)
            let reach = max(
                Double.pi * hypot(size.width / 2, size.height),
                hypot(1.5 * size.width, size.height / 2) + .pi / 4 * hypot(size.width, size.height))
            for isComing in [true, false] {
                if isComing { scene.present() } else { scene.dismiss() }
                let start = scene.stage.now
                var last = 0.0
                var angle = 0.0
                while !scene.first.isAtRest || scene.first.view.layer.animationKeys() != nil {
                    last = scene.stage.now - start
                    angle = try XCTUnwrap(scene.first.view.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double)
                    scene.stage.advance(by: 1 / 240)
                    guard last < 5 else { return XCTFail("it never ends") }
                }
                let end = isComing ? Double.pi : 0
                XCTAssertLessThan(
                    abs(abs(angle) - end) * hypot(size.width / 2, size.height) * scale, 0.6, "\(size), coming \(isComing)")
                XCTAssertLessThan(spring.rest(from: last + 1 / 240) * reach * scale, 0.5, "\(size), coming \(isComing)")
                XCTAssertGreaterThan(spring.rest(from: last - 0.25) * reach * scale, 0.5, "\(size): not for nothing")
            }
        }
    }

    /// Taken over in the middle, the movement goes on to the spring's end, or back to its beginning, where it slows down: no visible step.
    func testItEndsWithoutAStepAfterAnInterruptionToo() throws {
        for finishes in [true, false] {
            for isComing in [true, false] {
                let handheld = Handheld(SpinTransition())
                handheld.interaction.wantsInteractiveStart = false
                let scene = ModalScene(handheld, size: CGSize(width: 390, height: 844), scale: 3)
                if isComing {
                    scene.present()
                } else {
                    handheld.isInteractive = false
                    scene.present()
                    scene.stage.settle()
                    handheld.isInteractive = true
                    scene.dismiss()
                }
                scene.stage.advance(by: 0.35)
                handheld.interaction.pause()
                scene.stage.advance(by: 0.1)
                if finishes { handheld.interaction.finish() } else { handheld.interaction.cancel() }
                var (angle, step) = (0.0, 0.0)
                let goesAway = finishes == isComing
                for _ in 0..<2400 where scene.first.view.window != nil && scene.first.view.layer.animationKeys() != nil {
                    let now = try XCTUnwrap(
                        scene.first.view.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double)
                    // Angles beyond pi read as negative ones.
                    (angle, step) = (abs(now), abs(abs(now) - angle))
                    scene.stage.advance(by: 1 / 240)
                }
                let left = abs(angle - (goesAway ? .pi : 0)) * hypot(195, 844) * 3
                XCTAssertLessThan(left, max(1, step * hypot(195, 844) * 3), "finishes \(finishes), coming \(isComing)")
                scene.stage.settle()
                XCTAssertEqual(scene.first.view.window == nil, goesAway)
            }
        }
    }

    func testSwipesPresentAndDismissWithoutRetaining() {
        for mirrored in [false, true] {
            weak var first: UIViewController?
            do {
                let spin = SpinTransition()
                let scene = ModalScene(spin, layoutDirection: mirrored ? .rightToLeft : .leftToRight)
                weak var made: UIViewController?
                for _ in 0..<2 {
                    spin.attachSwipes(presenting: scene.first) {
                        let modal = ScreenController("Modal", .red)
                        made = modal
                        return modal
                    }
                }
                XCTAssertEqual(scene.first.view.gestureRecognizers?.count, 2, "one for each direction, however often they are attached")
                first = scene.first
                let left = CGPoint(x: 80, y: 240), right = CGPoint(x: 260, y: 240)
                scene.stage.swipe(from: mirrored ? left : right, to: mirrored ? right : left)
                scene.stage.settle()
                XCTAssertNil(scene.first.presentedViewController, "the other way nothing happens")
                for _ in 0..<2 {
                    scene.stage.swipe(from: mirrored ? right : left, to: mirrored ? left : right)
                    XCTAssertNotNil(scene.first.presentedViewController)
                    XCTAssertEqual(made?.modalPresentationStyle, .fullScreen)
                    scene.stage.settle()
                    XCTAssertNil(scene.first.view.window)
                    scene.stage.swipe(from: mirrored ? left : right, to: mirrored ? right : left)
                    scene.stage.settle()
                    XCTAssertNil(scene.first.presentedViewController)
                    XCTAssertNil(made)
                    scene.checkRest("swiped")
                }
            }
            XCTAssertNil(first)
        }
    }

    func testASwipeInTheMiddleReversesFromWhatIsShown() throws {
        let spin = SpinTransition()
        let scene = ModalScene(spin)
        spin.attachSwipes(presenting: scene.first) { ScreenController("Modal", .red) }
        let left = CGPoint(x: 80, y: 240), right = CGPoint(x: 260, y: 240)
        for isComing in [true, false, true] {
            // In, turned back; then in, and out, turned back; then there it is, and goes.
            if !isComing {
                scene.stage.swipe(from: left, to: right)
                scene.stage.settle()
            }
            scene.stage.swipe(from: isComing ? left : right, to: isComing ? right : left, duration: 0.05)
            XCTAssertNotNil(scene.first.presentedViewController)
            var last = try shown(scene.first.view).angle
            var furthest = 0.0
            @MainActor func step() throws {
                scene.stage.advance(by: 1 / 60)
                guard scene.first.view.window != nil else { return }
                let angle = try shown(scene.first.view).angle
                let move = abs(atan2(sin(angle - last), cos(angle - last)))
                furthest = max(furthest, move)
                last = angle
            }
            for _ in 0..<3 { try step() }
            scene.stage.swipe(from: isComing ? right : left, to: isComing ? left : right, duration: 0.05)
            last = try shown(scene.first.view).angle
            for _ in 0..<70 { try step() }
            XCTAssertLessThan(furthest, 0.5, "no jump")
            scene.stage.settle()
            XCTAssertEqual(scene.first.presentedViewController == nil, isComing)
            XCTAssertEqual(scene.first.view.window == nil, !isComing)
            XCTAssertTrue(scene.first.isAtRest, "\(scene.first)")
            checkNothingIsLeft(in: scene.stage.window, "coming \(isComing)")
            if !isComing {
                scene.stage.swipe(from: right, to: left)
                scene.stage.settle()
                XCTAssertNil(scene.first.presentedViewController)
            }
        }
    }

    /// The spring's tail blocks no request: a swipe in it begins the opposite movement at once.
    func testASwipeInTheTailBeginsTheOppositeMovement() throws {
        let spin = SpinTransition()
        let scene = ModalScene(spin, size: CGSize(width: 390, height: 844), scale: 3)
        var made = 0
        spin.attachSwipes(presenting: scene.first) {
            made += 1
            return ScreenController("Modal", .red)
        }
        let left = CGPoint(x: 80, y: 400), right = CGPoint(x: 300, y: 400)
        scene.stage.swipe(from: left, to: right, duration: 0.05)
        scene.stage.advance(by: 1.2)
        let modal = try XCTUnwrap(scene.first.presentedViewController)
        XCTAssertTrue(modal.isBeingPresented, "in the tail")
        scene.stage.swipe(from: right, to: left, duration: 0.05)
        scene.stage.advance(by: 0.05)
        XCTAssertTrue(modal.isBeingDismissed)
        XCTAssertGreaterThan(try shown(modal.view).angle, 0.1, "on its way")
        scene.stage.advance(by: 1.2)
        XCTAssertTrue(modal.isBeingDismissed, "in the tail again")
        scene.stage.swipe(from: left, to: right, duration: 0.05)
        scene.stage.advance(by: 0.05)
        let second = try XCTUnwrap(scene.first.presentedViewController)
        XCTAssertTrue(second.isBeingPresented)
        XCTAssertEqual(made, 2)
        scene.stage.settle()
        XCTAssertTrue(scene.first.presentedViewController === second)
        XCTAssertTrue(scene.first.isAtRest)
        checkNothingIsLeft(in: scene.stage.window)
    }

    func testACancelledTransitionLeavesEverythingUntouched() {
        let handheld = Handheld(SpinTransition())
        let scene = ModalScene(handheld)
        let before = ModelValues(scene.first.view)
        scene.present()
        handheld.interaction.update(0.4)
        scene.stage.advance(by: 0.3)
        handheld.interaction.cancel()
        scene.stage.settle()
        XCTAssertEqual(ModelValues(scene.first.view), before)
        XCTAssertNil(scene.first.presentedViewController)
        scene.checkRest("presentation cancelled")

        handheld.isInteractive = false
        let modal = scene.present()
        scene.stage.settle()
        handheld.isInteractive = true
        let (first, second) = (ModelValues(scene.first.view), ModelValues(modal.view))
        scene.dismiss()
        handheld.interaction.update(0.7)
        handheld.interaction.cancel()
        scene.stage.settle()
        XCTAssertEqual(ModelValues(scene.first.view), first)
        XCTAssertEqual(ModelValues(modal.view), second)
        XCTAssertTrue(scene.first.presentedViewController === modal)
        XCTAssertNil(scene.first.view.window)
        scene.checkRest("dismissal cancelled")
    }

    func testWithReduceMotionItFades() throws {
        let scene = ModalScene(SpinTransition())
        scene.stage.isReduceMotionEnabled = true
        let modal = scene.present()
        let start = scene.stage.now
        scene.advance(to: 0.05, after: start)
        XCTAssertEqual(try XCTUnwrap(modal.view.layer.presentation()).opacity, 0.25, accuracy: 1e-6)
        XCTAssertEqual(try shown(scene.first.view).angle, 0)
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now - start, 0.2, accuracy: 0.02)
        scene.checkRest("presented")
        scene.dismiss()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(try XCTUnwrap(modal.view.layer.presentation()).opacity, 0.5, accuracy: 1e-6)
        scene.stage.settle()
        scene.checkRest("dismissed")
    }

    func testInterruptionsEndAsIfThereWereNone() {
        let deep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        InterruptedTransitions.run(seeds: 1...(deep ? 500 : 25)) { SpinTransition() }
    }

    func testARotationInTheMiddleEndsInTheNewShape() {
        for (size, orientation) in [
            (CGSize(width: 320, height: 480), UIInterfaceOrientation.landscapeLeft),
            (CGSize(width: 1024, height: 1366), .landscapeRight),
        ] {
            let scene = ModalScene(SpinTransition(), size: size)
            for round in 0..<2 {
                if round == 0 { scene.present() } else { scene.dismiss() }
                scene.stage.advance(by: 0.3)
                scene.stage.rotate(to: round == 0 ? orientation : .portrait)
                scene.stage.settle()
                scene.checkRest("rotated, way \(round)")
            }
            XCTAssertEqual(scene.first.view.bounds.size, size)
        }
    }

    func testItServesNavigationAndTabBarControllersToo() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            let spin = SpinTransition()
            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { spin.animator(isReversed: operation == .pop) }
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { spin.animator(isReversed: false) }
        }
        let stage = Stage(device: Device(name: "spin", size: CGSize(width: 320, height: 480), scale: 1))
        let delegate = Delegate()
        let (a, b, c) = (ScreenController("A", .red), ScreenController("B", .green), ScreenController("C", .blue))
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, c]
        tabs.delegate = delegate
        navigation.delegate = delegate
        stage.window.rootViewController = tabs
        stage.settle()
        let frame = a.view.frame
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        XCTAssertEqual(sin(try shown(a.view).angle), sin(.pi * Spring(duration: 1, ratio: 0.8, velocity: 6)(0.1)), accuracy: 1e-6)
        stage.settle()
        XCTAssertNil(a.view.window)
        checkNothingIsLeft(in: stage.window, "pushed")
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(a.view.frame, frame)
        XCTAssertNil(b.view.window)
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        XCTAssertNotNil(navigation.view.window)
        XCTAssertNotNil(c.view.layer.animationKeys())
        stage.settle()
        XCTAssertNil(navigation.view.window)
        checkNothingIsLeft(in: stage.window, "another tab")
        for controller in [a, b, c] { XCTAssertTrue(controller.isAtRest, "\(controller)") }
    }

    func testThePresentingViewSaysWhichDirectionItGoes() throws {
        let spin = SpinTransition()
        let scene = ModalScene(spin)
        spin.attachSwipes(presenting: scene.first) { ScreenController("Modal", .red) }
        // Set after the swipes were attached; the window and the modal run the other way.
        scene.first.view.semanticContentAttribute = .forceRightToLeft
        let left = CGPoint(x: 80, y: 240), right = CGPoint(x: 260, y: 240)
        scene.stage.swipe(from: left, to: right)
        XCTAssertNil(scene.first.presentedViewController)
        scene.stage.swipe(from: right, to: left, duration: 0.05)
        let modal = try XCTUnwrap(scene.first.presentedViewController)
        scene.stage.advance(by: 0.05)
        XCTAssertLessThan(try shown(scene.first.view).angle, 0, "anticlockwise")
        XCTAssertGreaterThan(try shown(modal.view).center.x, 160, "from the right")
        scene.stage.settle()
        scene.stage.swipe(from: right, to: left)
        XCTAssertFalse(modal.isBeingDismissed)
        scene.stage.swipe(from: left, to: right, duration: 0.05)
        XCTAssertTrue(modal.isBeingDismissed)
        scene.stage.settle()
        scene.checkRest()
    }

    /// An image that fills a screen of another color: its turning edges show one of them, not both.
    func testTurningEdgesShowNoFringe() throws {
        let scene = ModalScene(SpinTransition(), size: CGSize(width: 320, height: 480), scale: 2)
        scene.stage.window.backgroundColor = .black
        scene.first.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let image = UIView(frame: scene.first.view.bounds)
        image.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        scene.first.view.addSubview(image)
        let modal = scene.present()
        modal.view.isHidden = true
        for time in [0.05, 0.1, 0.2] {
            scene.stage.advance(by: time)
            let greenest = scene.stage.image().withPixels { pixels in pixels.map { $0 >> 8 & 0xFF }.max() ?? 0 }
            XCTAssertLessThan(greenest, 4, "the background behind the picture, after \(time)")
            XCTAssertTrue(scene.first.view.layer.shouldRasterize)
        }
        scene.stage.settle()
        XCTAssertFalse(scene.first.view.layer.shouldRasterize)
    }
}
