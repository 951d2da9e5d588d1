import Kinora
import UIKit
import XCTest

/// The device is rotated during transitions.
@preconcurrency @MainActor
final class RotationInTransitionTests: XCTestCase {
    func testInThePushOfAScreen() {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)
        _ = scene.log.take()
        scene.stage.rotate(to: .landscapeRight)
        XCTAssertEqual(scene.received(), ["A.didDisappear", "B.didAppear", "B.didMove(parent)", "didShow(B)"])
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
        XCTAssertNil(scene.root.view.superview)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testInAnAnimatedChangeOfTabs() {
        let scene = TabScene.shown()
        scene.animator = TabScene.Fade()
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0.1)
        _ = scene.log.take()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.2)
        scene.stage.rotate(to: .portrait)
        XCTAssertEqual(scene.received(), ["A.didDisappear", "B.didAppear"])
        XCTAssertEqual(scene.b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(scene.tabs.tabBar.frame, CGRect(x: 0, y: 551, width: 300, height: 49))
    }

    func testInAHandsChangeOfTabs() {
        let scene = TabScene.shown()
        let interactor = UIPercentDrivenInteractiveTransition()
        scene.animator = TabScene.Fade()
        scene.interactor = interactor
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0)
        interactor.update(0.5)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.screensInWindow, ["A", "B"])
        interactor.cancel()
        scene.stage.settle()
        XCTAssertEqual(scene.screensInWindow, ["A"])
        XCTAssertEqual(scene.a.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
        XCTAssertEqual(scene.stage.window.layer.presentation()?.affineTransform(), .identity)
    }
}
