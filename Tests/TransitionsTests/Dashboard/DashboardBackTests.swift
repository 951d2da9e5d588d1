import Kinora
import Transitions
import UIKit
import XCTest

/// The way back by a finger on the bar.
@preconcurrency @MainActor
final class DashboardBackTests: XCTestCase {
    func testAViewControllerGoesBackOnItsPath() {
        let styles: [(DashboardNavigationController.PresentationDirection, Double, Double)] = [
            (.inViaScale, 0.01, 0), (.inFromBottom, 1, 600),
        ]
        for (direction, scale, distance) in styles {
            let scene = DashboardScene()
            let screen = ColoredController("Screen", .red)
            scene.present(screen, direction)
            scene.stage.settle()
            scene.tapBack()
            XCTAssertEqual(scene.navigation.viewControllers, [scene.root])
            XCTAssertEqual(screen.view.layer.affineTransform().a, scale, accuracy: 1e-9)
            scene.stage.advance(by: 0.15)
            XCTAssertNotNil(screen.view.window)
            let shown = screen.view.layer.presentation()!.affineTransform()
            XCTAssertTrue(distance > 0 ? shown.ty > 0 && shown.ty < distance : shown.a > scale && shown.a < 1, "\(shown)")
            scene.stage.settle()
            XCTAssertNil(screen.view.window)
            XCTAssertEqual(screen.view.transform, .identity)
        }
    }

    /// The bar changes with the movement: its first frame is the former look, and so is what another request finds.
    func testTheBackButtonComesAndGoesWithTheMovement() {
        let scene = DashboardScene()
        scene.root.view.backgroundColor = .white
        let empty = scene.barInk()
        scene.present(ColoredController("Screen", .white), .inFromBottom)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.barInk(), empty, "nothing of the button before the movement")
        var seen = [empty]
        for _ in 0..<3 {
            scene.stage.advance(by: 0.075)
            seen.append(scene.barInk())
        }
        scene.stage.settle()
        let full = scene.barInk()
        XCTAssertGreaterThan(full, empty + 1000, "a button is there")
        XCTAssertEqual(seen, seen.sorted())
        XCTAssertEqual(seen[2] - empty, (full - empty) / 2, accuracy: (full - empty) / 20, "half of it half way")

        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.barInk(), full, accuracy: full / 100)
        scene.stage.advance(by: 0.1)
        let left = scene.barInk()
        XCTAssertGreaterThan(left, empty)
        XCTAssertLessThan(left, full)
        // Interrupted: continues from the presentation.
        scene.present(ColoredController("Another", .white), .inViaScale)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.barInk(), left, accuracy: full / 100)
        scene.stage.settle()
        XCTAssertEqual(scene.barInk(), full, accuracy: full / 100)
        XCTAssertEqual(scene.navigation.navigationBar.layer.animationKeys() ?? [], [])
    }

    func testWithReduceMotionTheBarFadesAsLongAsTheScreens() {
        let scene = DashboardScene()
        scene.stage.isReduceMotionEnabled = true
        scene.root.view.backgroundColor = .white
        let empty = scene.barInk()
        scene.present(ColoredController("Screen", .white), .inFromBottom)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.barInk(), empty)
        scene.stage.advance(by: 0.201)
        let full = scene.barInk()
        scene.stage.settle()
        XCTAssertEqual(scene.barInk(), full)
        XCTAssertGreaterThan(full, empty)
    }

    func testAPushedScreenPopsAsEver() {
        let scene = DashboardScene()
        let screen = ColoredController("Screen", .red)
        scene.present(screen, .inViaScale)
        scene.stage.settle()
        scene.navigation.present(scene.root, withDirection: .outViaScale)
        scene.stage.settle()
        scene.navigation.pushViewController(screen, animated: true)
        scene.stage.settle()
        scene.tapBack()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(screen.view.transform, .identity)
        XCTAssertGreaterThan(screen.view.layer.presentation()!.frame.minX, 0)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers, [scene.root])
    }

    func testBackReversesATransition() {
        let scene = DashboardScene()
        let screen = ColoredController("Screen", .red)
        scene.present(screen, .inViaScale, noting: "in")
        scene.stage.advance(by: 0.15)
        let before = screen.view.layer.presentation()!.affineTransform().a
        scene.tapBack()
        XCTAssertEqual(screen.view.layer.presentation()!.affineTransform().a, before, accuracy: 0.2)
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers, [scene.root])
        XCTAssertEqual(scene.completions, ["in false"])
        XCTAssertNil(screen.view.window)
    }

    func testWithoutAnimationItGoesAtOnce() {
        let scene = DashboardScene()
        let screen = ColoredController("Screen", .red)
        scene.present(screen, .inFromBottom)
        scene.stage.settle()
        XCTAssertTrue(scene.navigation.popViewController(animated: false) === screen)
        scene.commit()
        XCTAssertNil(screen.view.window)
        XCTAssertNil(scene.navigation.popViewController(animated: true))
    }
}

extension DashboardScene {
    /// Difference of blue and red of the bar's leading part, where the back button is tinted.
    fileprivate func barInk() -> Double {
        let image = stage.image()
        let width = image.width
        return image.withPixels { pixels in
            var total = 0.0
            for y in 0..<44 {
                for x in 0..<90 {
                    let pixel = pixels[y * width + x]
                    total += abs(Double(pixel & 0xFF) - Double(pixel >> 16 & 0xFF))
                }
            }
            return total
        }
    }

    fileprivate func tapBack() {
        let point = CGPoint(x: 30, y: 22)
        stage.touch([.init(time: 0, phase: .began, location: point), .init(time: 0.02, phase: .ended, location: point)])
        commit()
    }
}
