import Kinora
import Transitions
import UIKit
import XCTest

/// Requests by code in the middle of the effects' movements: they turn round or give way from where they are, as fast as they are.
@preconcurrency @MainActor
final class TakeoverTests: XCTestCase, @unchecked Sendable {
    /// A movement, and a request in its middle.
    @MainActor
    private struct Trial {
        let stage: Stage
        let begin: () -> Void
        let ask: () -> Void
        /// Checks the final state.
        let check: (String) -> Void
        /// Whether the request leads back to where the movement began.
        var goesBack = true
    }

    private static let frame = 1.0 / 60
    /// In frames.
    private static let moments: [Double] = [1, 10, 17, 36]

    /// A fifth of a second.
    private static let framesBeforeEnd = 12

    /// Asks at several moments: nothing jumps at the request, the next frame's travel is hardly longer than the one before, and none is
    /// longer than `longest` times the longest of the undisturbed movement.
    private func check(
        _ name: String, at moments: [Double] = moments, longest: Double = 2, undisturbed plain: (() -> Trial)? = nil, _ make: () -> Trial,
        line: UInt = #line
    ) {
        let whole = if let plain { undisturbed(plain) } else { undisturbed(make) }
        for moment in moments where moment < Double(whole.frames - 1) {
            let message = "\(name), frame \(moment)"
            let trial = make()
            trial.begin()
            trial.stage.advance(by: (moment - 1) * Self.frame)
            let before = SeenViews(in: trial.stage.window)
            trial.stage.advance(by: Self.frame)
            let here = SeenViews(in: trial.stage.window)
            let speed = before.travel(to: here)
            trial.ask()
            CATransaction.flush()
            var last = SeenViews(in: trial.stage.window)
            let jump = here.travel(to: last)
            XCTAssertEqual(jump.distance, 0, accuracy: 1e-6, message, line: line)
            XCTAssertEqual(jump.fade, 0, accuracy: 1e-6, message, line: line)
            for frame in 0..<400 {
                trial.stage.advance(by: Self.frame)
                let next = SeenViews(in: trial.stage.window)
                let travel = last.travel(to: next)
                last = next
                if frame == 0, trial.goesBack {
                    XCTAssertLessThanOrEqual(
                        travel.distance, speed.distance * 1.05 + 0.1 * whole.distance, "\(message): the first frame", line: line)
                    XCTAssertLessThanOrEqual(travel.fade, speed.fade * 1.05 + 0.1 * whole.fade, "\(message): the first frame", line: line)
                }
                // Then another movement follows.
                guard trial.goesBack || frame < min(Self.framesBeforeEnd, whole.frames - Int(moment)) else { continue }
                XCTAssertLessThanOrEqual(travel.distance, longest * whole.distance + 0.01, "\(message) + \(frame)", line: line)
                XCTAssertLessThanOrEqual(travel.fade, longest * whole.fade + 0.001, "\(message) + \(frame)", line: line)
                if travel.distance == 0, travel.fade == 0, trial.stage.settle(timeout: 0).isEmpty { break }
            }
            XCTAssertEqual(trial.stage.settle(), [], message, line: line)
            trial.check(message)
            checkNothingIsLeft(in: trial.stage.window, message, line: line)
        }
    }

    private func undisturbed(_ make: () -> Trial) -> (distance: Double, fade: Double, frames: Int) {
        let trial = make()
        trial.begin()
        var (distance, fade, frames) = (0.0, 0.0, 0)
        var last = SeenViews(in: trial.stage.window)
        while frames < 400, !trial.stage.settle(timeout: 0).isEmpty {
            trial.stage.advance(by: Self.frame)
            let next = SeenViews(in: trial.stage.window)
            let travel = last.travel(to: next)
            (distance, fade) = (max(distance, travel.distance), max(fade, travel.fade))
            last = next
            frames += 1
        }
        return (distance, fade, frames)
    }

    // MARK: Modal

    private func dismissalInThePresentation(_ delegate: any UIViewControllerTransitioningDelegate) -> Trial {
        let scene = ModalScene(delegate)
        return Trial(
            stage: scene.stage, begin: { scene.present() }, ask: { scene.dismiss() },
            check: {
                XCTAssertNil(scene.first.presentedViewController, $0)
                XCTAssertEqual(scene.completions, 2, $0)
                scene.checkRest($0)
                XCTAssertNil(scene.modal, $0)
            })
    }

    private func presentationInTheDismissal(_ delegate: any UIViewControllerTransitioningDelegate) -> Trial {
        let scene = ModalScene(delegate)
        let modal = scene.present()
        scene.stage.settle()
        return Trial(
            stage: scene.stage, begin: { scene.dismiss() },
            ask: { scene.first.present(modal, animated: true) },
            check: {
                XCTAssertTrue(scene.first.presentedViewController === modal, $0)
                XCTAssertEqual(scene.completions, 2, $0)
                scene.checkRest($0)
            })
    }

    /// An image's source in the first screen of a scene.
    private static func zoom(_ style: ZoomTransition.Style) -> (ZoomTransition, Thumbnail) {
        let thumbnail = Thumbnail()
        let zoom = ZoomTransition { [weak thumbnail] in thumbnail?.view }
        zoom.style = style
        return (zoom, thumbnail)
    }

    @MainActor
    final class Thumbnail {
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 100))
        func install(in controller: UIViewController) { controller.view.addSubview(view) }
    }

    func testASpinThatIsDismissedInTheMiddleReverses() {
        check("spin") { dismissalInThePresentation(SpinTransition()) }
        check("spin back") { presentationInTheDismissal(SpinTransition()) }
    }

    func testAZoomThatIsDismissedInTheMiddleReverses() {
        for style in [ZoomTransition.Style.screen, .view] {
            check("zoom \(style)") {
                let (zoom, thumbnail) = Self.zoom(style)
                let scene = ModalScene(zoom)
                thumbnail.install(in: scene.first)
                return Trial(
                    stage: scene.stage, begin: { scene.present() }, ask: { scene.dismiss() },
                    check: {
                        XCTAssertNil(scene.first.presentedViewController, $0)
                        XCTAssertEqual(scene.completions, 2, $0)
                        scene.checkRest($0)
                    })
            }
        }
    }

    func testAZoomThatComesBackInTheMiddleReverses() {
        for style in [ZoomTransition.Style.screen, .view] {
            check("zoom back \(style)") {
                let (zoom, thumbnail) = Self.zoom(style)
                let scene = ModalScene(zoom)
                thumbnail.install(in: scene.first)
                let modal = scene.present()
                scene.stage.settle()
                return Trial(
                    stage: scene.stage, begin: { scene.dismiss() }, ask: { scene.first.present(modal, animated: true) },
                    check: {
                        XCTAssertTrue(scene.first.presentedViewController === modal, $0)
                        scene.checkRest($0)
                    })
            }
        }
    }

    func testAnotherScreenInTheDismissalHasItGoSoon() {
        let scene = ModalScene(SpinTransition())
        let old = scene.present()
        scene.stage.settle()
        scene.dismiss()
        scene.stage.advance(by: 0.1)
        let new = ScreenController("New")
        new.modalPresentationStyle = .fullScreen
        scene.first.present(new, animated: true)
        scene.stage.advance(by: 0.2)
        XCTAssertNil(old.viewIfLoaded?.window)
        XCTAssertTrue(scene.first.presentedViewController === new)
        scene.stage.settle()
        XCTAssertTrue(old.isAtRest && new.isAtRest && scene.first.isAtRest)
    }

    func testOfRequestsInOneFrameTheLastWins() {
        let scene = ModalScene(SpinTransition())
        let modal = ScreenController("Modal")
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = scene.delegate
        var said: [String] = []
        scene.first.present(modal, animated: true) { said.append("presented") }
        scene.first.dismiss(animated: true) { said.append("dismissed") }
        scene.first.present(modal, animated: true) { said.append("presented again") }
        scene.stage.settle()
        XCTAssertEqual(said, ["presented", "dismissed", "presented again"])
        XCTAssertTrue(scene.first.presentedViewController === modal)
        XCTAssertTrue(modal.isAtRest && scene.first.isAtRest)
        scene.first.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.first.present(modal, animated: true)
        scene.first.dismiss(animated: true) { said.append("gone") }
        scene.stage.settle()
        XCTAssertNil(scene.first.presentedViewController)
        XCTAssertEqual(said.last, "gone")
        XCTAssertTrue(modal.isAtRest && scene.first.isAtRest)
    }

    // MARK: Dashboard

    func testADashboardReversesAtAnyMoment() {
        typealias Direction = DashboardNavigationController.PresentationDirection
        let pairs: [(Direction, Direction)] = [(.inViaScale, .outViaScale), (.inFromBottom, .outToBottom)]
        for (coming, going) in pairs {
            for isIn in [true, false] {
                var dice = SeededDice(seed: isIn ? 1 : 2)
                let moments = (0..<20).map { _ in Double.random(in: 1...16, using: &dice) }
                check("\(isIn ? coming : going), asked back", at: moments) {
                    let scene = DashboardScene()
                    let screen = ScreenController("Screen", .red)
                    if !isIn {
                        scene.navigation.pushViewController(screen, animated: false)
                        scene.stage.settle()
                    }
                    @MainActor func go(_ isIn: Bool, _ name: String) {
                        scene.present(isIn ? screen : scene.root, isIn ? coming : going, noting: name)
                    }
                    return Trial(
                        stage: scene.stage,
                        begin: {
                            go(isIn, "first")
                            scene.stage.advance(by: 0)
                        },
                        ask: {
                            // Of requests in one frame the last wins.
                            go(!isIn, "unheard")
                            scene.present(ScreenController("Other"), coming, noting: "unheard too")
                            go(!isIn, "second")
                        },
                        check: {
                            XCTAssertEqual(scene.completions, ["unheard false", "unheard too false", "first false", "second true"], $0)
                            XCTAssertEqual(scene.stackNames, isIn ? ["Dashboard"] : ["Dashboard", "Screen"], $0)
                            XCTAssertTrue(screen.isAtRest, "\(screen), \($0)")
                        })
                }
            }
        }
    }

    // MARK: Navigation

    @MainActor
    private final class Navigation {
        let stage: Stage
        let screens = ["A", "B", "C"].map { ScreenController($0) }
        let navigation: UINavigationController
        private let delegate: any UINavigationControllerDelegate
        let thumbnail = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 100))

        /// - Parameter make: gets the source of a zoom.
        init(_ make: (@escaping () -> UIView?) -> any UINavigationControllerDelegate) {
            stage = Stage(device: Device(name: "navigation", size: CGSize(width: 320, height: 480), scale: 1))
            navigation = UINavigationController(rootViewController: screens[0])
            delegate = make { [weak thumbnail] in thumbnail }
            screens[0].view.addSubview(thumbnail)
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.settle()
        }

        func push(_ index: Int) { navigation.pushViewController(screens[index], animated: true) }

        func begin(_ body: () -> Void) {
            body()
            stage.advance(by: 0)
        }

        func check(_ names: [String], _ message: String) {
            XCTAssertEqual(navigation.viewControllers.map { $0.title ?? "" }, names, message)
            for screen in screens {
                XCTAssertTrue(screen.isAtRest, "\(screen), \(message)")
                XCTAssertEqual(screen.parent != nil, names.contains(screen.title ?? ""), message)
                XCTAssertEqual(screen.viewIfLoaded?.window != nil, screen.title == names.last, "\(screen), \(message)")
            }
            let frame = navigation.topViewController?.view.convert(navigation.topViewController?.view.bounds ?? .zero, to: nil)
            XCTAssertEqual(frame, stage.window.bounds, message)
            XCTAssertNil(navigation.transitionCoordinator, message)
        }
    }

    private var delegates: [(String, (@escaping () -> UIView?) -> any UINavigationControllerDelegate)] {
        func zoom(_ style: ZoomTransition.Style) -> (@escaping () -> UIView?) -> any UINavigationControllerDelegate {
            {
                let zoom = ZoomTransition(source: $0)
                zoom.style = style
                return zoom
            }
        }
        return [("depth", { _ in DepthNavigationDelegate() }), ("zoom screen", zoom(.screen)), ("zoom view", zoom(.view))]
    }

    func testAPopInThePushReverses() {
        for (name, delegate) in delegates {
            check("pop in push, \(name)") {
                let scene = Navigation(delegate)
                return Trial(
                    stage: scene.stage, begin: { scene.begin { scene.push(1) } },
                    ask: { scene.navigation.popViewController(animated: true) }, check: { scene.check(["A"], $0) })
            }
        }
    }

    func testTheBarReversesWithTheScreens() {
        let scene = Navigation { _ in DepthNavigationDelegate() }
        func titles() -> [String] {
            var found: [String] = []
            var pending: [UIView] = [scene.navigation.navigationBar]
            while let view = pending.popLast() {
                guard !view.isHidden, view.layer.presentation()?.opacity ?? 1 > 0.001 else { continue }
                if let label = view as? UILabel, let text = label.text, !text.isEmpty { found.append(text) }
                pending += view.subviews
            }
            return found.sorted()
        }
        scene.begin { scene.push(1) }
        scene.stage.advance(by: 0.5)
        scene.begin { scene.navigation.popViewController(animated: true) }
        XCTAssertEqual(titles(), ["A", "A", "B"])
        scene.stage.advance(by: 0.5)
        for _ in 0..<10 {
            XCTAssertEqual(titles(), ["A"])
            scene.stage.advance(by: Self.frame)
        }
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testAPushInThePopReverses() {
        for (name, delegate) in delegates {
            check("push in pop, \(name)") {
                let scene = Navigation(delegate)
                scene.push(1)
                scene.stage.settle()
                return Trial(
                    stage: scene.stage, begin: { scene.begin { scene.navigation.popViewController(animated: true) } },
                    ask: { scene.push(1) }, check: { scene.check(["A", "B"], $0) })
            }
        }
    }

    func testAnotherPushHasTheFirstEndSoon() {
        for (name, delegate) in delegates {
            // The rest of two seconds takes a fifth of a second.
            check("push in push, \(name)", longest: name == "depth" ? 15 : 6) {
                let scene = Navigation(delegate)
                return Trial(
                    stage: scene.stage, begin: { scene.begin { scene.push(1) } }, ask: { scene.push(2) },
                    check: { scene.check(["A", "B", "C"], $0) }, goesBack: false)
            }
        }
    }

    func testARequestThatChangesItsMindReversesTwice() {
        for (name, delegate) in delegates {
            let plain = {
                let scene = Navigation(delegate)
                return Trial(stage: scene.stage, begin: { scene.begin { scene.push(1) } }, ask: {}, check: { _ in })
            }
            check("push, pop, push, \(name)", undisturbed: plain) {
                let scene = Navigation(delegate)
                return Trial(
                    stage: scene.stage,
                    begin: {
                        scene.begin { scene.push(1) }
                        scene.stage.advance(by: 0.3)
                        scene.begin { scene.navigation.popViewController(animated: true) }
                    },
                    ask: { scene.push(1) }, check: { scene.check(["A", "B"], $0) }, goesBack: false)
            }
        }
    }

    func testARotationInTheMiddleOfARequestThatReverses() {
        for (_, delegate) in delegates {
            let scene = Navigation(delegate)
            scene.begin { scene.push(1) }
            scene.stage.advance(by: 0.2)
            scene.begin { scene.navigation.popViewController(animated: true) }
            scene.stage.advance(by: 0.05)
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.settle()
            scene.check(["A"], "rotated")
            checkNothingIsLeft(in: scene.stage.window)
        }
    }
}
