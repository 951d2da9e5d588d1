import CoreGraphics
import Kinora
import Transitions
import UIKit
import XCTest

/// With Reduce Motion a cross-fade of 0.2 s replaces every movement.
@preconcurrency @MainActor
final class ReduceMotionTests: XCTestCase {
    func testEachDirectionFadesWithoutMoving() throws {
        let pairs: [(DashboardNavigationController.PresentationDirection, DashboardNavigationController.PresentationDirection)] = [
            (.inViaScale, .outViaScale), (.inFromBottom, .outToBottom),
        ]
        for (coming, going) in pairs {
            let scene = DashboardScene()
            scene.stage.isReduceMotionEnabled = true
            let section = ColoredController("Section", .red)
            for (target, direction, from, to) in [(section, coming, 0.0, 1.0), (scene.root, going, 1.0, 0.0)] {
                scene.present(target, direction)
                scene.commit()
                let start = scene.stage.now
                for time in [0, 0.05, 0.1, 0.15] {
                    scene.advance(to: time, after: start)
                    let shown = try XCTUnwrap(section.view.layer.presentation())
                    XCTAssertEqual(Double(shown.opacity), from + (to - from) * time / 0.2, accuracy: 1e-6, "\(direction) at \(time)")
                    XCTAssertEqual(shown.affineTransform(), .identity, "\(direction) at \(time)")
                }
                scene.advance(to: 0.21, after: start)
                XCTAssertTrue(scene.screens.elementsEqual([target.view], by: ===))
                XCTAssertNil(section.view.layer.animationKeys())
                XCTAssertEqual(section.view.alpha, 1)
                XCTAssertEqual(section.view.transform, .identity)
            }
            XCTAssertEqual(scene.completions, [" true", " true"])
        }
    }

    func testAScreenThatFadesOutComesBackFromWhatIsShown() throws {
        let scene = DashboardScene()
        scene.stage.isReduceMotionEnabled = true
        let section = ColoredController("Section", .red)
        scene.present(section, .inViaScale)
        scene.stage.settle()
        scene.present(scene.root, .outViaScale)
        scene.commit()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(Double(section.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 1e-6)
        scene.present(section, .inViaScale)
        scene.commit()
        XCTAssertEqual(Double(section.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 1e-6)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertTrue(scene.screens.elementsEqual([section.view], by: ===))
        XCTAssertEqual(section.view.alpha, 1)
        XCTAssertEqual(section.view.transform, .identity)
        XCTAssertEqual(scene.completions.count, 3)
    }

    func testTheBareMovementsFadeToo() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 300, height: 600), scale: 1))
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
        stage.window.addSubview(view)
        stage.settle()
        stage.isReduceMotionEnabled = true
        var completions = 0
        @MainActor func opacity() -> Double { Double(view.layer.presentation()?.opacity ?? -1) }
        ViewAnimator.scaleDown(view, duration: 0.5) { _ in completions += 1 }
        stage.advance(by: 0.1)
        XCTAssertEqual(opacity(), 0.5, accuracy: 1e-6)
        XCTAssertEqual(view.layer.presentation()?.affineTransform(), .identity)
        stage.settle()
        XCTAssertEqual(view.transform.a, 0.01)
        ViewAnimator.scaleUp(view, duration: 0.5) { _ in completions += 1 }
        stage.settle()
        XCTAssertEqual(view.transform, .identity)
        ViewAnimator.slide(view, to: CGRect(x: 140, y: 60, width: 100, height: 80)) { _ in completions += 1 }
        stage.advance(by: 0.1)
        XCTAssertEqual(view.layer.presentation()?.position.x, 190)
        XCTAssertEqual(opacity(), 0.5, accuracy: 1e-6)
        stage.settle()
        XCTAssertEqual(completions, 3)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testTheNextStageMovesAgain() {
        do {
            let stage = Stage()
            stage.isReduceMotionEnabled = true
            XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
        }
        let stage = Stage()
        XCTAssertFalse(stage.isReduceMotionEnabled)
    }
}
