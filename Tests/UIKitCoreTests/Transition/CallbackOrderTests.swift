import Kinora
import UIKit
import XCTest

/// The complete order of callbacks, including animators' and coordinators': Documentation/Behavior.md#appearance-callbacks,
/// #transition-objects, #transition-coordinator and #presentation.
@preconcurrency @MainActor
final class CallbackOrderTests: XCTestCase {
    /// Calls between the *will* and the *did* callbacks: with the app's animator, with the system's, without animation.
    private enum AnimatorKind: CaseIterable {
        case own, system, none

        var isAnimated: Bool { self != .none }
        func asked(_ line: String) -> [String] { self == .own ? [line, "interactor"] : self == .system ? [line] : [] }
        /// An animator of the app's own puts the view in itself.
        func moving(_ name: String) -> [String] {
            switch self {
            case .own: ["animate", "alongside", "\(name).isAppearing", "complete(true)"]
            case .system, .none: ["\(name).isAppearing", "alongside"]
            }
        }
        var ended: [String] { (self == .own ? ["ended(true)"] : []) + ["coordinated(true)"] }
    }

    // MARK: Stacks

    func testAPush() {
        for kind in AnimatorKind.allCases {
            let made = CallbackOrderScene()
            let b = made.screen("B")
            if kind == .own { made.delegate.animator = LoggedAnimator(made.log) }
            CallbackOrderScene.join(b, "willAppear")
            XCTAssertEqual(
                made.received { made.navigation.pushViewController(b, animated: kind.isAnimated) },
                ["B.willMove(parent)"] + kind.asked("animator(push, A, B)")
                    + ["B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "willShow(B)"] + kind.moving("B")
                    + ["A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)"] + kind.ended, "\(kind)")
            XCTAssertNil(b.transitionCoordinator)
        }
    }

    func testAPop() {
        for kind in AnimatorKind.allCases {
            let (made, screens) = CallbackOrderScene.above("B")
            if kind == .own { made.delegate.animator = LoggedAnimator(made.log) }
            CallbackOrderScene.join(screens[0], "willDisappear")
            XCTAssertEqual(
                made.received { made.navigation.popViewController(animated: kind.isAnimated) },
                ["B.willMove(nil)"] + kind.asked("animator(pop, B, A)")
                    + ["B.willDisappear", "A.loadView", "A.didLoad", "A.willAppear", "willShow(A)"].filter { !$0.contains("oad") }
                    + kind.moving("A") + ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"] + kind.ended, "\(kind)")
        }
    }

    func testAPopOverSeveralScreens() {
        for kind in AnimatorKind.allCases {
            let (made, screens) = CallbackOrderScene.above("B", "C", "D")
            if kind == .own { made.delegate.animator = LoggedAnimator(made.log) }
            CallbackOrderScene.join(screens[2], "willDisappear")
            XCTAssertEqual(
                made.received { made.navigation.popToViewController(screens[0], animated: kind.isAnimated) },
                ["C.willMove(nil)", "D.willMove(nil)"] + kind.asked("animator(pop, D, B)")
                    + ["B.loadView", "B.didLoad", "D.willDisappear", "B.willAppear", "willShow(B)"] + kind.moving("B")
                    + ["D.didDisappear", "B.didAppear", "C.didMove(nil)", "D.didMove(nil)", "didShow(B)"] + kind.ended, "\(kind)")
        }
    }

    func testAnotherStack() {
        for kind in AnimatorKind.allCases {
            let (made, screens) = CallbackOrderScene.above("B")
            let (c, d) = (made.screen("C"), made.screen("D"))
            if kind == .own { made.delegate.animator = LoggedAnimator(made.log) }
            CallbackOrderScene.join(screens[0], "willDisappear")
            XCTAssertEqual(
                made.received { made.navigation.setViewControllers([made.root, c, d], animated: kind.isAnimated) },
                ["B.willMove(nil)", "C.willMove(parent)", "D.willMove(parent)"] + kind.asked("animator(push, B, D)")
                    + ["D.loadView", "D.didLoad", "B.willDisappear", "D.willAppear", "willShow(D)"] + kind.moving("D")
                    + [
                        "B.didDisappear", "D.didAppear", "B.didMove(nil)", "C.didMove(parent)", "D.didMove(parent)", "didShow(D)",
                    ] + kind.ended, "\(kind)")
        }
    }

    func testAnInteractivePopThatIsFinished() {
        let (made, screens) = CallbackOrderScene.above("B")
        let interaction = UIPercentDrivenInteractiveTransition()
        made.delegate.animator = LoggedAnimator(made.log)
        made.delegate.interactor = interaction
        CallbackOrderScene.join(screens[0], "willDisappear")
        made.navigation.popViewController(animated: true)
        CATransaction.flush()
        interaction.update(0.4)
        made.scene.stage.advance(by: 0.5)
        XCTAssertEqual(
            made.log.take(),
            [
                "B.willMove(nil)", "animator(pop, B, A)", "interactor", "B.willDisappear", "A.willAppear", "willShow(A)", "animate",
                "alongside", "A.isAppearing",
            ])
        XCTAssertEqual(
            made.received { interaction.finish() },
            [
                "interaction(false, true)", "complete(true)", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)",
                "ended(true)", "coordinated(true)",
            ])
    }

    func testAnInteractivePopThatIsCancelled() {
        let (made, screens) = CallbackOrderScene.above("B")
        let interaction = UIPercentDrivenInteractiveTransition()
        made.delegate.animator = LoggedAnimator(made.log)
        made.delegate.interactor = interaction
        CallbackOrderScene.join(screens[0], "willDisappear")
        made.navigation.popViewController(animated: true)
        CATransaction.flush()
        interaction.update(0.4)
        made.scene.stage.advance(by: 0.5)
        _ = made.log.take()
        XCTAssertEqual(
            made.received { interaction.cancel() },
            [
                "interaction(false, false)", "complete(false)", "B.didMove(parent)", "A.willDisappear", "A.didDisappear",
                "B.willAppear", "B.isAppearing", "B.didAppear", "ended(false)", "coordinated(false)",
            ])
    }

    func testAnInteractivePushThatIsTakenUpAgainAndCancelled() {
        let made = CallbackOrderScene()
        let b = made.screen("B")
        let interaction = UIPercentDrivenInteractiveTransition()
        made.delegate.animator = LoggedAnimator(made.log)
        made.delegate.interactor = interaction
        CallbackOrderScene.join(b, "willAppear")
        made.navigation.pushViewController(b, animated: true)
        CATransaction.flush()
        interaction.update(0.4)
        _ = made.log.take()
        interaction.finish()
        made.scene.stage.advance(by: 0.05)
        interaction.pause()
        made.scene.stage.advance(by: 1)
        XCTAssertEqual(made.log.take(), ["interaction(false, true)", "interaction(true, true)"])
        XCTAssertEqual(
            made.received { interaction.cancel() },
            [
                "interaction(false, false)", "complete(false)", "B.willMove(nil)", "B.didMove(nil)", "B.willDisappear",
                "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "ended(false)", "coordinated(false)",
            ])
    }

    /// An interaction controller exists, but is not used.
    private static func ready() -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        return interaction
    }

    func testAPushThatAPopReverses() {
        let made = CallbackOrderScene()
        let b = made.screen("B")
        (made.delegate.animator, made.delegate.interactor) = (LoggedAnimator(made.log), Self.ready())
        CallbackOrderScene.join(b, "willAppear")
        made.navigation.pushViewController(b, animated: true)
        made.scene.stage.advance(by: 0.2)
        _ = made.log.take()
        XCTAssertEqual(
            made.received { made.navigation.popViewController(animated: true) },
            [
                "B.willMove(nil)", "interaction(false, false)", "complete(false)", "B.willDisappear", "B.didDisappear",
                "A.willAppear", "A.isAppearing", "A.didAppear", "ended(false)", "coordinated(false)", "B.didMove(nil)",
            ])
        XCTAssertNil(b.parent)
        XCTAssertEqual(made.scene.names, ["A"])
    }

    func testAPopThatAPushReverses() {
        let (made, screens) = CallbackOrderScene.above("B")
        (made.delegate.animator, made.delegate.interactor) = (LoggedAnimator(made.log), Self.ready())
        CallbackOrderScene.join(screens[0], "willDisappear")
        made.navigation.popViewController(animated: true)
        made.scene.stage.advance(by: 0.2)
        _ = made.log.take()
        XCTAssertEqual(
            made.received { made.navigation.pushViewController(screens[0], animated: true) },
            [
                "B.willMove(parent)", "interaction(false, false)", "complete(false)", "A.willDisappear", "A.didDisappear",
                "B.willAppear", "B.isAppearing", "B.didAppear", "ended(false)", "coordinated(false)", "B.didMove(parent)",
            ])
        XCTAssertEqual(made.scene.names, ["A", "B"])
    }

    // MARK: Presentations

    private static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    private static let covering: [UIModalPresentationStyle] = [.pageSheet, .overFullScreen, .overCurrentContext, .custom]

    func testPresentationsOfEachStyle() {
        for style in Self.removing + Self.covering {
            for kind in AnimatorKind.allCases {
                let scene = PresentationScene()
                let b = scene.screen("B", style)
                let delegate = TestTransitioningDelegate(scene.log)
                if kind == .own { delegate.animator = LoggedAnimator(scene.log) }
                b.transitioningDelegate = delegate
                let removes = Self.removing.contains(style), isCustom = style == .custom
                // A custom presentation asks for animators even where nothing is to move.
                let asks = kind.isAnimated || isCustom
                func asked(_ what: String, _ interaction: String) -> [String] {
                    asks ? ["animator(\(what))"] + (kind == .own ? ["interactor(\(interaction))"] : []) : []
                }
                let name = "\(style) \(kind)"
                CallbackOrderScene.join(b, "willAppear")
                scene.root.present(b, animated: kind.isAnimated) { scene.log.add("presented") }
                XCTAssertEqual(
                    scene.received().filter { $0 != "B.isAppearing" },
                    (isCustom ? ["presentationController"] : []) + asked("presented", "presentation")
                        + (isCustom ? ["presentationWillBegin(true, true)"] : []) + (removes ? ["A.willDisappear"] : [])
                        + ["B.willAppear"] + (kind == .own ? ["animate", "alongside", "complete(true)"] : ["alongside"])
                        + (isCustom ? ["presentationDidEnd(true)"] : []) + ["B.didAppear"] + (removes ? ["A.didDisappear"] : [])
                        + kind.ended + ["presented"], name)
                CallbackOrderScene.join(b, "willDisappear")
                b.dismiss(animated: kind.isAnimated) { scene.log.add("dismissed") }
                XCTAssertEqual(
                    scene.received().filter { $0 != "A.isAppearing" },
                    asked("dismissed", "dismissal") + (isCustom ? ["dismissalWillBegin"] : []) + ["B.willDisappear"]
                        + (removes ? ["A.willAppear"] : [])
                        + (kind == .own ? ["animate", "alongside", "complete(true)"] : ["alongside"])
                        + (isCustom ? ["dismissalDidEnd(true)"] : []) + (removes ? ["A.didAppear"] : []) + ["B.didDisappear"]
                        + kind.ended + ["dismissed"], name)
                XCTAssertNil(b.transitionCoordinator)
            }
        }
    }

    func testAnInteractivePresentationThatIsCancelled() {
        for removes in [false, true] {
            let scene = PresentationScene()
            let b = scene.screen("B", .custom)
            let delegate = TestTransitioningDelegate(scene.log)
            let interaction = UIPercentDrivenInteractiveTransition()
            (delegate.animator, delegate.interactor, delegate.removes) = (LoggedAnimator(scene.log), interaction, removes)
            b.transitioningDelegate = delegate
            CallbackOrderScene.join(b, "willAppear")
            scene.root.present(b, animated: true) { scene.log.add("presented") }
            interaction.update(0.5)
            scene.stage.advance(by: 0.1)
            _ = scene.log.take()
            interaction.cancel()
            XCTAssertEqual(
                scene.received(),
                ["interaction(false, false)", "complete(false)", "presentationDidEnd(false)", "B.willDisappear", "B.didDisappear"]
                    + (removes ? ["A.willAppear", "A.isAppearing", "A.didAppear"] : [])
                    + ["ended(false)", "coordinated(false)", "presented"])
        }
    }

    func testAPresentationThatADismissalReverses() {
        for removes in [false, true] {
            let scene = PresentationScene()
            let b = scene.screen("B", .custom)
            let delegate = TestTransitioningDelegate(scene.log)
            (delegate.animator, delegate.interactor, delegate.removes) = (LoggedAnimator(scene.log), Self.ready(), removes)
            b.transitioningDelegate = delegate
            CallbackOrderScene.join(b, "willAppear")
            scene.root.present(b, animated: true) { scene.log.add("presented") }
            scene.stage.advance(by: 0.2)
            _ = scene.log.take()
            scene.root.dismiss(animated: true) { scene.log.add("dismissed") }
            XCTAssertEqual(
                scene.received(),
                [
                    "interaction(false, false)", "complete(false)", "presentationDidEnd(false)", "B.willDisappear",
                    "B.didDisappear",
                ]
                    + (removes ? ["A.willAppear", "A.isAppearing", "A.didAppear"] : [])
                    + ["ended(false)", "coordinated(false)", "presented", "dismissed"])
            XCTAssertNil(scene.root.presentedViewController)
        }
    }

    // MARK: Tabs, children, rotation

    func testAChangeOfTabs() {
        for animated in [false, true] {
            let scene = TabScene.shown()
            if animated { scene.animator = LoggedAnimator(scene.log) }
            CallbackOrderScene.join(scene.b, "willAppear")
            scene.tabs.selectedIndex = 1
            XCTAssertEqual(
                scene.received(),
                ["animator A B"] + (animated ? ["interactor"] : [])
                    + ["B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear"]
                    + (animated ? ["animate", "alongside", "B.isAppearing", "complete(true)"] : ["B.isAppearing", "alongside"])
                    + ["A.didDisappear", "B.didAppear"] + (animated ? ["ended(true)"] : []) + ["coordinated(true)"])
            XCTAssertNil(scene.b.transitionCoordinator)
        }
    }

    func testAnInteractiveChangeOfTabsThatIsCancelled() {
        let scene = TabScene.shown()
        let interaction = UIPercentDrivenInteractiveTransition()
        (scene.animator, scene.interactor) = (LoggedAnimator(scene.log), interaction)
        CallbackOrderScene.join(scene.b, "willAppear")
        scene.tabs.selectedIndex = 1
        interaction.update(0.5)
        scene.stage.advance(by: 0.1)
        _ = scene.log.take()
        interaction.cancel()
        XCTAssertEqual(
            scene.received(),
            [
                "interaction(false, false)", "complete(false)", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing",
                "A.didAppear", "ended(false)", "coordinated(false)",
            ])
        XCTAssertEqual(scene.tabs.selectedIndex, 0)
    }

    func testAnInteractiveChangeOfTabsThatIsFinished() {
        let scene = TabScene.shown()
        let interaction = UIPercentDrivenInteractiveTransition()
        (scene.animator, scene.interactor) = (LoggedAnimator(scene.log), interaction)
        CallbackOrderScene.join(scene.b, "willAppear")
        scene.tabs.selectedIndex = 1
        interaction.update(0.5)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(
            scene.log.take(),
            [
                "animator A B", "interactor", "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "animate", "alongside",
                "B.isAppearing",
            ])
        interaction.finish()
        XCTAssertEqual(
            scene.received(),
            ["interaction(false, true)", "complete(true)", "A.didDisappear", "B.didAppear", "ended(true)", "coordinated(true)"])
    }

    func testAChangeOfTabsThatTheOldTabReverses() {
        let scene = TabScene.shown()
        (scene.animator, scene.interactor) = (LoggedAnimator(scene.log), Self.ready())
        CallbackOrderScene.join(scene.b, "willAppear")
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0.2)
        _ = scene.log.take()
        scene.tabs.selectedIndex = 0
        XCTAssertEqual(
            scene.received(),
            [
                "animator B A", "interaction(false, false)", "complete(false)", "B.willDisappear", "B.didDisappear", "A.willAppear",
                "A.isAppearing", "A.didAppear", "ended(false)", "coordinated(false)",
            ])
        XCTAssertEqual(scene.tabs.selectedIndex, 0)
        // A third one comes after the second, which ends soon.
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0.05)
        _ = scene.log.take()
        scene.tabs.selectedIndex = 2
        scene.stage.advance(by: 0.22)
        XCTAssertTrue(scene.log.take().contains("C.willAppear"))
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow, ["C"])
    }

    func testAChildReplacesAnother() {
        for duration in [0, 0.4] {
            let scene = PresentationScene()
            let (b, c) = (scene.screen("B"), scene.screen("C"))
            for child in [b, c] { scene.root.addChild(child) }
            scene.root.view.addSubview(b.view)
            _ = scene.received()
            CallbackOrderScene.join(c, "willAppear")
            scene.root.transition(from: b, to: c, duration: duration, options: [], animations: { scene.log.add("block") }) {
                scene.log.add("completed \($0)")
            }
            XCTAssertEqual(
                scene.received().filter { $0 != "C.isAppearing" },
                [
                    "B.willDisappear", "C.willAppear", "block", "alongside", "B.didDisappear", "C.didAppear", "coordinated(true)",
                    "completed true",
                ])
        }
    }

    func testARotationDuringAPushTellsBothInTheirOwnOrder() {
        let made = CallbackOrderScene()
        let b = made.screen("B")
        made.delegate.animator = LoggedAnimator(made.log)
        CallbackOrderScene.join(b, "willAppear")
        made.navigation.pushViewController(b, animated: true)
        made.scene.stage.advance(by: 0.1)
        _ = made.log.take()
        made.scene.stage.rotate(to: .landscapeLeft)
        XCTAssertEqual(made.log.take(), [])
        XCTAssertEqual(
            made.scene.received(),
            [
                "complete(true)", "A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)", "ended(true)",
                "coordinated(true)",
            ])
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
        XCTAssertNil(b.transitionCoordinator)
    }
}
