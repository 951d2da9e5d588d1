import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class ChildTransitionTests: XCTestCase {
    func testOneChildReplacesAnother() {
        for options in [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve] {
            for duration in [0, 0.4] {
                let scene = PresentationScene()
                let (b, c) = (scene.screen("B"), scene.screen("C"))
                for child in [b, c] { scene.root.addChild(child) }
                scene.root.view.addSubview(b.view)
                scene.stage.settle()
                _ = scene.log.take()
                c.view.center.x += 300
                scene.root.transition(from: b, to: c, duration: duration, options: options) {
                    b.view.center.x -= 300
                    c.view.center.x -= 300
                } completion: {
                    scene.log.add("completed \($0)")
                }
                if duration > 0, options == .curveLinear {
                    scene.stage.advance(by: 0.1)
                    XCTAssertEqual(c.view.layer.presentation()?.frame.minX ?? 0, 225, accuracy: 1e-6)
                    XCTAssertNotNil(c.transitionCoordinator)
                }
                XCTAssertEqual(
                    scene.received(),
                    ["B.willDisappear", "C.willAppear", "C.isAppearing", "B.didDisappear", "C.didAppear", "completed true"])
                XCTAssertNil(b.view.superview)
                XCTAssertTrue(c.view.superview === scene.root.view)
                XCTAssertNil(c.transitionCoordinator)
            }
        }
    }
}
