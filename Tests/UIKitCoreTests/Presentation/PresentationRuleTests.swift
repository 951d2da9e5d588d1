import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@preconcurrency @MainActor
final class PresentationRuleTests: XCTestCase {
    func testTheFarthestAncestorPresentsAndAnyOfThemDismisses() {
        let scene = PresentationScene()
        let child = scene.screen("C")
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        let b = scene.screen("B", .overFullScreen)
        child.present(b, animated: false)
        XCTAssertTrue(b.presentingViewController === scene.root)
        XCTAssertTrue(child.presentedViewController === b)
        XCTAssertTrue(b.next === scene.root)
        child.dismiss(animated: false)
        XCTAssertNil(scene.root.presentedViewController)
        child.definesPresentationContext = true
        b.modalPresentationStyle = .overCurrentContext
        child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        child.present(b, animated: false)
        XCTAssertTrue(b.presentingViewController === child)
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 100, width: 200, height: 200))
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        scene.stage.settle()
        XCTAssertNil(b.view.window)
        XCTAssertNil(child.presentedViewController)
    }

    func testDismissingAControllerInTheMiddleTakesAllAbove() {
        for animated in [false, true] {
            let scene = PresentationScene()
            let b = scene.presented("B", .pageSheet)
            let c = scene.screen("C", .pageSheet)
            b.present(c, animated: false)
            scene.stage.settle()
            _ = scene.log.take()
            scene.root.dismiss(animated: animated)
            XCTAssertEqual(
                scene.received(), ["C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear"])
            XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
            XCTAssertNil(b.presentedViewController)
            XCTAssertNil(c.presentingViewController)
        }
    }

    func testADismissalDuringThePresentationTakesOverFromWhatIsShown() {
        let scene = PresentationScene()
        let b = scene.screen("B", .overFullScreen)
        scene.root.present(b, animated: true) { scene.log.add("presented") }
        scene.stage.advance(by: 0.1)
        let shown = scene.shownTop(b)
        XCTAssertGreaterThan(shown, 1)
        XCTAssertLessThan(shown, 599)
        scene.root.dismiss(animated: true) { scene.log.add("dismissed") }
        CATransaction.flush()
        XCTAssertEqual(scene.shownTop(b), shown, accuracy: 1e-6)
        XCTAssertEqual(
            scene.received(),
            ["B.willAppear", "B.isAppearing", "B.didAppear", "presented", "B.willDisappear", "B.didDisappear", "dismissed"])
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
    }

    func testADismissalWaitsForAnAnimatorOfTheAppsOwn() {
        let scene = PresentationScene()
        let delegate = TestTransitioningDelegate(scene.log)
        delegate.animator = TestAnimator(0.4)
        let b = scene.screen("B", .overFullScreen)
        b.transitioningDelegate = delegate
        scene.root.present(b, animated: true)
        scene.stage.advance(by: 0.1)
        scene.root.dismiss(animated: true) { scene.log.add("dismissed") }
        scene.stage.advance(by: 0.1)
        XCTAssertFalse(b.isBeingDismissed)
        XCTAssertEqual(scene.received().last, "dismissed")
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testAPresentationDuringADismissalFollowsIt() {
        for animated in [false, true] {
            let scene = PresentationScene()
            let b = scene.presented("B")
            let c = scene.screen("C")
            b.dismiss(animated: true) { scene.log.add("dismissed") }
            scene.stage.advance(by: 0.1)
            scene.root.present(c, animated: animated) { scene.log.add("presented") }
            let received = scene.received()
            XCTAssertEqual(received.last, "presented")
            XCTAssertTrue((received.firstIndex(of: "dismissed") ?? .max) < (received.firstIndex(of: "C.willAppear") ?? 0))
            XCTAssertTrue(scene.root.presentedViewController === c)
            XCTAssertNil(b.view.window)
        }
    }

    func testASecondDismissalOnlyAddsItsCompletion() {
        let scene = PresentationScene()
        let b = scene.presented("B")
        b.dismiss(animated: true) { scene.log.add("first") }
        b.dismiss(animated: true) { scene.log.add("second") }
        XCTAssertEqual(
            scene.received().filter { !$0.contains("ppear") }, ["first", "second"])
        b.dismiss(animated: true) { scene.log.add("nothing") }
        XCTAssertEqual(scene.log.take(), ["nothing"])
    }

    func testWhatCannotBePresentedNowIsRefused() {
        let scene = PresentationScene()
        _ = scene.presented("B", .pageSheet)
        let c = scene.screen("C")
        let busy = Diagnostics.complaints { MainActor.assumeIsolated { scene.root.present(c, animated: true) } }
        XCTAssertTrue(busy.first?.contains("while it presents LoggedController 'B'") ?? false, "\(busy)")
        XCTAssertNil(c.presentingViewController)
        let hidden = Diagnostics.complaints { MainActor.assumeIsolated { c.present(UIViewController(), animated: true) } }
        XCTAssertTrue(hidden.first?.contains("in no window") ?? false, "\(hidden)")
    }

    func testAPresentationControllerGivesTraitsAndIsNotifiedOfSizes() {
        final class Presentation: UIPresentationController {
            var received: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                received.append(container.preferredContentSize)
                containerView?.setNeedsLayout()
            }
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(origin: .zero, size: preferredContentSize) }
            override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            var made: Presentation?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Presentation(presentedViewController: presented, presenting: presenting)
                made?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
                return made
            }
        }
        let scene = PresentationScene()
        let (b, delegate) = (scene.screen("B", .custom), Delegate())
        b.preferredContentSize = CGSize(width: 100, height: 80)
        b.transitioningDelegate = delegate
        scene.root.present(b, animated: false)
        scene.stage.settle()
        XCTAssertEqual(b.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(b.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(scene.root.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
        b.preferredContentSize = CGSize(width: 120, height: 60)
        XCTAssertEqual(delegate.made?.received, [CGSize(width: 120, height: 60)])
        scene.stage.settle()
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 120, height: 60))
        delegate.made?.overrideTraitCollection = nil
        XCTAssertEqual(b.traitCollection.userInterfaceStyle, .light)
        delegate.made?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        scene.root.dismiss(animated: false)
        XCTAssertEqual(b.traitCollection.userInterfaceStyle, .light)
        b.preferredContentSize = .zero
        XCTAssertEqual(delegate.made?.received.count, 1)
        delegate.made = nil
    }

    func testAnotherControllerMayReplaceItWhereTheStyleIsAnother() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var styles: [UIModalPresentationStyle] = []
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                styles.append(style)
                return UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let scene = PresentationScene()
        let (b, delegate) = (scene.screen("B", .pageSheet), Delegate())
        b.presentationController?.delegate = delegate
        scene.root.present(b, animated: true)
        scene.stage.settle()
        XCTAssertEqual(delegate.styles, [.fullScreen])
        XCTAssertTrue(scene.root.presentedViewController === b.navigationController)
        XCTAssertNotNil(b.view.window)
        XCTAssertEqual(scene.root.presentedViewController?.presentationController?.presentationStyle, .fullScreen)
        b.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testANewRootEndsWhatIsPresented() {
        for animated in [false, true] {
            let scene = PresentationScene()
            let (b, other) = (scene.screen("B"), scene.screen("R"))
            scene.root.present(b, animated: animated)
            scene.stage.advance(by: 0.1)
            scene.stage.window.rootViewController = other
            scene.stage.settle()
            XCTAssertEqual(scene.stage.window.subviews, [other.view])
            XCTAssertNil(scene.root.presentedViewController)
            for name in ["A", "B", "R"] {
                let own = scene.log.lines.filter { $0.hasPrefix("\(name).") }
                let will = own.filter { $0.hasSuffix("willAppear") || $0.hasSuffix("willDisappear") }.map { $0.dropFirst(6) }
                let did = own.filter { $0.hasSuffix("didAppear") || $0.hasSuffix("didDisappear") }.map { $0.dropFirst(5) }
                XCTAssertEqual(will, did, name)
            }
        }
    }

    func testPresentedControllersAreReleased() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
            let scene = PresentationScene()
            var b: UIViewController? = UIViewController()
            b?.modalPresentationStyle = style
            let gone = b.map(Weak.init)
            let presentation = b?.presentationController.map(Weak.init)
            if let b { scene.root.present(b, animated: true) }
            b = nil
            scene.stage.settle()
            XCTAssertNotNil(gone?.object)
            scene.root.dismiss(animated: true)
            scene.stage.settle()
            XCTAssertNil(gone?.object, "\(style)")
            XCTAssertNil(presentation?.object, "\(style)")
        }
        var unused: UIViewController? = UIViewController()
        let presentation = unused?.presentationController.map(Weak.init)
        unused = nil
        XCTAssertNil(presentation?.object)
    }
}

/// Controllers that B, which is presented, cannot present.
private let unpresentable: [(controller: @MainActor (PresentationScene, LoggedController) -> UIViewController, says: String)] = [
    (
        { scene, _ in
            let child = UIViewController()
            scene.root.addChild(child)
            return child
        }, "is a child of"
    ),
    ({ $1 }, "itself"),
    ({ scene, _ in scene.root }, "itself presents"),
]

@Suite struct PresentationRuleTrapTests {
    @Test(arguments: unpresentable.indices) func whatCannotBePresentedTraps(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = PresentationScene()
                let b = scene.presented("B", .pageSheet)
                b.present(unpresentable[index].controller(scene, b), animated: false)
            }
        }
        #expect(result.trapSentence?.contains(unpresentable[index].says) == true)
    }

    @Test func presentingTheRootOfAWindowTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = PresentationScene()
                let b = scene.presented("B", .pageSheet)
                let root = scene.screen("C")
                let window = UIWindow()
                window.rootViewController = root
                window.isHidden = false
                b.present(root, animated: false)
            }
        }
        #expect(result.trapSentence?.contains("is a window's root") == true)
    }
}
