import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// Effects, section 3, and the rules for all: what a hand does to a pop.
@preconcurrency @MainActor
final class DepthPopTests: XCTestCase, @unchecked Sendable {
    /// A navigation controller with two screens, whose pops go in depth.
    @MainActor
    private final class Scene {
        let stage: Stage
        let first = ScreenController("First", .blue)
        let navigation: UINavigationController
        let delegate = DepthNavigationDelegate()
        private(set) weak var second: ScreenController?

        init(
            size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1, direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            stage = Stage(device: Device(name: "depth", size: size, scale: scale))
            stage.layoutDirection = direction
            navigation = UINavigationController(rootViewController: first)
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.settle()
        }

        func push(animated: Bool = true) {
            let made = ScreenController("Second", .red)
            second = made
            navigation.pushViewController(made, animated: animated)
            stage.advance(by: 0)
        }

        /// A finger comes down and goes to the right (to the left for less than nothing), and stays there.
        func pull(from x: CGFloat, by travel: CGFloat, y: CGFloat = 300, down: CGFloat = 0) {
            var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: x, y: y))]
            for step in 1...10 {
                let fraction = CGFloat(step) / 10
                samples.append(
                    TouchSample(time: Double(step) / 60, phase: .moved, location: CGPoint(x: x + travel * fraction, y: y + down * fraction))
                )
            }
            stage.touch(samples)
            finger = CGPoint(x: x + travel, y: y + down)
        }

        private(set) var finger: CGPoint?

        func lift(_ phase: UITouch.Phase = .ended) {
            guard let finger else { return }
            stage.touch([TouchSample(time: 0, phase: phase, location: finger)])
            self.finger = nil
        }

        func checkRest(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
            checkNothingIsLeft(in: stage.window, message, file: file, line: line)
            XCTAssertNil(navigation.transitionCoordinator, message, file: file, line: line)
            let top = navigation.topViewController
            for controller in [first, second].compactMap({ $0 }) {
                XCTAssertEqual(
                    controller.viewIfLoaded?.window != nil, controller === top, "\(controller.title ?? "") \(message)", file: file,
                    line: line)
                XCTAssertTrue(controller.isAtRest, "\(controller) \(message)", file: file, line: line)
            }
        }
    }

    func testACancelledPullLeavesEverythingUntouched() {
        let scene = Scene()
        scene.push(animated: false)
        scene.stage.settle()
        guard let second = scene.second else { return XCTFail("no screen") }
        let (before, below) = (ModelValues(second.view), ModelValues(scene.first.view))
        for phase in [UITouch.Phase.ended, .cancelled] {
            scene.pull(from: 10, by: phase == .ended ? 99 : 180)
            XCTAssertTrue(scene.delegate.interaction.isInteracting)
            scene.stage.advance(by: 0.2)
            scene.lift(phase)
            scene.stage.settle()
            XCTAssertEqual(ModelValues(second.view), before)
            XCTAssertEqual(ModelValues(scene.first.view), below)
            XCTAssertEqual(scene.navigation.viewControllers, [scene.first, second])
            scene.checkRest("\(phase)")
        }
    }

    func testWithReduceMotionTheBarsTitlesDoNotMove() {
        let scene = Scene()
        scene.stage.isReduceMotionEnabled = true
        @MainActor func check(_ layer: CALayer, _ message: String) {
            if let shown = layer.presentation() {
                XCTAssertEqual(shown.frame.midX, layer.frame.midX, accuracy: 0.01, "\(message): \(layer)")
            }
            for sublayer in layer.sublayers ?? [] { check(sublayer, message) }
        }
        scene.push()
        scene.stage.advance(by: 0.1)
        check(scene.navigation.navigationBar.layer, "push")
        scene.stage.settle()
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        check(scene.navigation.navigationBar.layer, "pop")
        scene.stage.settle()
        scene.checkRest()
    }

    func testTheViewsCatchUpWithAFingerThatMovedBeforeRecognition() {
        let scene = Scene()
        scene.push(animated: false)
        scene.stage.settle()
        let step = CGFloat(2.5)
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 10, y: 300))])
        var last = CGFloat(0)
        for frame in 1...40 {
            let travel = step * CGFloat(frame)
            scene.stage.touch([TouchSample(time: 1 / 60, phase: .moved, location: CGPoint(x: 10 + travel, y: 300))])
            let progress = scene.delegate.interaction.isInteracting ? scene.delegate.interaction.percentComplete : 0
            XCTAssertLessThanOrEqual(progress - last, 2 * step / 200 + 1e-9, "\(travel)")
            if travel >= 20 { XCTAssertEqual(progress, travel / 200, accuracy: 1e-9, "\(travel)") }
            last = progress
        }
        scene.stage.touch([TouchSample(time: 0, phase: .cancelled, location: CGPoint(x: 110, y: 300))])
        scene.stage.settle()
        scene.checkRest()
    }

    func testTheRestTakesItsShareOfTheDuration() {
        for (travel, speed) in [(CGFloat(120), CGFloat(1)), (150, 2), (80, 1), (60, 0.5)] {
            let scene = Scene()
            scene.delegate.interaction.completionSpeed = speed
            scene.push(animated: false)
            scene.stage.settle()
            scene.pull(from: 10, by: travel)
            XCTAssertEqual(scene.delegate.interaction.percentComplete, travel / 200, accuracy: 1e-9)
            let start = scene.stage.now
            scene.lift()
            scene.stage.settle()
            let rest = travel > 100 ? 1 - travel / 200 : travel / 200
            XCTAssertEqual(scene.stage.now - start, Double(rest * 2 / speed), accuracy: 0.02)
            XCTAssertEqual(scene.navigation.viewControllers.count, travel > 100 ? 1 : 2)
            scene.checkRest("\(travel)")
        }
    }

    func testItBeginsAtTheLeadingEdgeAndSidewaysOnly() {
        for mirrored in [false, true] {
            let scene = Scene(direction: mirrored ? .rightToLeft : .leftToRight)
            scene.push(animated: false)
            scene.stage.settle()
            let cases: [(x: CGFloat, by: CGFloat, down: CGFloat, begins: Bool)] = [
                (50, 60, 0, true), (50.5, 60, 0, false), (10, 60, 50, true), (10, 60, 70, false), (1, 60, -59, true),
                (10, 0, 60, false),
            ]
            for one in cases {
                scene.pull(from: mirrored ? 320 - one.x : one.x, by: mirrored ? -one.by : one.by, down: one.down)
                XCTAssertEqual(scene.delegate.interaction.isInteracting, one.begins, "\(one) mirrored \(mirrored)")
                scene.lift()
                scene.stage.settle()
                XCTAssertEqual(scene.navigation.viewControllers.count, 2, "\(one)")
            }
        }
    }

    func testElsewhereScrollViewsKeepTheirTouches() {
        let scene = Scene()
        scene.push(animated: false)
        scene.stage.settle()
        guard let second = scene.second else { return XCTFail("no screen") }
        let scroller = UIScrollView(frame: second.view.bounds)
        scroller.contentSize = CGSize(width: 2000, height: 2000)
        scroller.contentOffset = CGPoint(x: 500, y: 500)
        scroller.contentInsetAdjustmentBehavior = .never
        second.view.addSubview(scroller)
        scene.stage.settle()
        scene.pull(from: 100, by: 80)
        XCTAssertFalse(scene.delegate.interaction.isInteracting)
        XCTAssertLessThan(scroller.contentOffset.x, 440)
        scene.lift()
        scene.stage.settle()
        scene.pull(from: 20, by: 0, down: -80)
        XCTAssertFalse(scene.delegate.interaction.isInteracting)
        XCTAssertGreaterThan(scroller.contentOffset.y, 540)
        scene.lift()
        scene.stage.settle()
        let offset = scroller.contentOffset
        scene.pull(from: 20, by: 80)
        XCTAssertTrue(scene.delegate.interaction.isInteracting)
        XCTAssertEqual(scroller.contentOffset, offset)
        scene.lift()
        scene.stage.settle()
        scroller.removeFromSuperview()
        scene.checkRest()
    }

    func testAttachingTwiceAddsOneRecognizerAndDetachingNone() {
        let scene = Scene()
        let interaction = scene.delegate.interaction
        func count() -> Int { scene.navigation.view.gestureRecognizers?.filter { $0.delegate === interaction }.count ?? 0 }
        XCTAssertEqual([interaction.edgeWidth, interaction.fullTravel, interaction.completionThreshold], [50, 200, 0.5])
        XCTAssertEqual(interaction.completionSpeed, 1)
        for _ in 0..<2 { interaction.attach(to: scene.navigation) }
        XCTAssertEqual(count(), 1)
        interaction.detach()
        interaction.detach()
        XCTAssertEqual(count(), 0)
        scene.push(animated: false)
        scene.stage.settle()
        guard let second = scene.second else { return XCTFail("no screen") }
        interaction.attach(to: second)
        scene.pull(from: 10, by: 150)
        scene.lift()
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1, "attached to a screen it pops that")
        scene.checkRest()
    }

    func testWithReduceMotionItFadesAndFollowsTheFingerAllTheSame() throws {
        let scene = Scene()
        scene.stage.isReduceMotionEnabled = true
        scene.push()
        let start = scene.stage.now
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(try XCTUnwrap(scene.second?.view.layer.presentation()).opacity, 0.25, accuracy: 1e-6)
        XCTAssertTrue(CATransform3DIsIdentity(try XCTUnwrap(scene.second?.view.layer.presentation()).transform))
        scene.stage.advance(by: 0.21 - (scene.stage.now - start))
        XCTAssertNil(scene.navigation.transitionCoordinator)
        scene.stage.settle()
        scene.checkRest("pushed")
        scene.pull(from: 10, by: 50)
        XCTAssertEqual(try XCTUnwrap(scene.second?.view.layer.presentation()).opacity, 0.75, accuracy: 1e-6)
        scene.lift()
        scene.stage.settle()
        scene.checkRest("back")
    }

    func testEverythingIsConfigurable() throws {
        let scene = Scene(size: CGSize(width: 1366, height: 1024))
        let plain = DepthTransition()
        XCTAssertEqual([plain.perspective, plain.depth, plain.spatialOffset, CGFloat(plain.duration)], [-1.0 / 500, 150, 300, 2])
        scene.delegate.makeTransition = {
            let made = DepthTransition(isReversed: $0)
            made.duration = 0.5
            made.perspective = -1 / 1000
            made.depth = 200
            made.spatialOffset = 50
            made.curve = .linear
            return made
        }
        scene.push()
        XCTAssertEqual(scene.second?.view.layer.zPosition, -50)
        scene.stage.advance(by: 0.25)
        let m = try XCTUnwrap(scene.first.view.layer.presentation()).transform
        // A point of the layer's plane is projected to m11 / m44.
        XCTAssertEqual(Double(m.m11 / m.m44), 1 / (1 - 100.0 / 1000), accuracy: 1e-4)
        scene.stage.settle()
        scene.checkRest()
    }

    func testAnInteractivePopShowsAPointWhereTheEyeSeesIt() throws {
        let scene = Scene(size: CGSize(width: 1024, height: 1366))
        scene.push(animated: false)
        scene.stage.settle()
        for travel in [CGFloat(20), 60, 100, 140, 190] {
            scene.pull(from: 5, by: travel)
            let f = Curve.easeOut(Double(travel) / 200)
            // Going away backwards; coming from in front.
            let leaving = try XCTUnwrap(scene.second?.view.layer.presentation()).transform
            let arriving = try XCTUnwrap(scene.first.view.layer.presentation()).transform
            XCTAssertEqual(Double(leaving.m11 / leaving.m44), 1 / (1 + 150 * f / 500), accuracy: 1e-4)
            XCTAssertEqual(Double(arriving.m11 / arriving.m44), 1 / (1 - 150 * (1 - f) / 500), accuracy: 1e-4)
            XCTAssertEqual(Double(try XCTUnwrap(scene.second?.view.layer.presentation()).opacity), 1 - f, accuracy: 1e-5)
            scene.lift(.cancelled)
            scene.stage.settle()
        }
        scene.checkRest()
    }

    func testInterruptionsEndAsIfThereWereNone() {
        let deep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
        for seed in 1...(deep ? 500 : 30) {
            var dice = SeededDice(seed: seed)
            weak var leaked: UIViewController?
            do {
                let scene = Scene()
                for _ in 0..<10 { interrupt(scene, &dice) }
                scene.lift()
                scene.stage.settle()
                scene.checkRest("seed \(seed)")
                scene.navigation.popToRootViewController(animated: false)
                scene.stage.settle()
                scene.checkRest("seed \(seed), at the root")
                XCTAssertNil(scene.second, "seed \(seed): the second screen is kept")
                leaked = scene.navigation
            }
            XCTAssertNil(leaked, "seed \(seed): the navigation controller is kept")
        }
    }

    private func interrupt(_ scene: Scene, _ dice: inout SeededDice) {
        switch Int.random(in: 0..<8, using: &dice) {
        case 0, 1: if scene.navigation.viewControllers.count == 1 { scene.push(animated: Int.random(in: 0..<4, using: &dice) > 0) }
        case 2: scene.navigation.popViewController(animated: Bool.random(using: &dice))
        case 3, 4, 5:
            if scene.finger == nil {
                scene.pull(from: .random(in: 0...60, using: &dice), by: .random(in: 0...250, using: &dice), y: 200)
            } else {
                scene.lift(Bool.random(using: &dice) ? .ended : .cancelled)
            }
        case 6: scene.stage.rotate(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &dice) ?? .portrait)
        default: break
        }
        scene.stage.advance(by: .random(in: 0...0.8, using: &dice))
    }

    func testTheDelegateAttachesItsInteractionUnlessTheAppHas() {
        let scene = Scene()
        @MainActor func pans(_ view: UIView) -> Int {
            view.gestureRecognizers?.count { $0.delegate === scene.delegate.interaction } ?? 0
        }
        scene.push()
        XCTAssertEqual(pans(scene.navigation.view), 1, "by itself, once it is asked")
        scene.stage.settle()
        scene.push()
        scene.stage.settle()
        XCTAssertEqual(pans(scene.navigation.view), 1)
        XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.isEnabled, false)

        scene.delegate.interaction.detach()
        scene.push()
        scene.stage.settle()
        XCTAssertEqual(pans(scene.navigation.view), 0, "the app does not want it")
        XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.isEnabled, true)

        guard let top = scene.second else { return XCTFail("no screen") }
        scene.delegate.interaction.attach(to: top)
        scene.push()
        scene.stage.settle()
        XCTAssertEqual([pans(scene.navigation.view), pans(top.view)], [0, 1], "where the app attached it")
    }

    func testTheScreenThatMovesSaysWhichEdgeIsLeading() {
        for isForced in [false, true] {
            let scene = Scene()
            scene.push()
            scene.stage.settle()
            scene.navigation.view.semanticContentAttribute = isForced ? .unspecified : .forceRightToLeft
            scene.second?.view.semanticContentAttribute = isForced ? .forceRightToLeft : .unspecified
            scene.pull(from: isForced ? 10 : 310, by: isForced ? 190 : -190)
            scene.lift()
            scene.stage.settle()
            XCTAssertEqual(scene.navigation.viewControllers.count, 2, "the container's edge, forced \(isForced)")
            scene.pull(from: isForced ? 310 : 10, by: isForced ? -190 : 190)
            scene.lift()
            scene.stage.settle()
            XCTAssertEqual(scene.navigation.viewControllers.count, 1, "forced \(isForced)")
        }
    }
}
