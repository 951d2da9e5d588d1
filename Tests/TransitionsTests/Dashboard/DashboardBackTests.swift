import Kinora
import Transitions
import UIKit
import XCTest

/// The way back by a finger on the bar.
final class DashboardBackTests: XCTestCase {
    func testAScreenGoesBackTheWayItCame() {
        MainActor.assumeIsolated {
            let ways: [(DashboardNavigationController.PresentationDirection, Double, Double)] = [
                (.inViaScale, 0.01, 0), (.inFromBottom, 1, 600),
            ]
            for (direction, scale, distance) in ways {
                let scene = DashboardScene()
                let screen = ColouredController("Screen", .red)
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
    }

    func testAPushedScreenPopsAsEver() {
        MainActor.assumeIsolated {
            let scene = DashboardScene()
            let screen = ColouredController("Screen", .red)
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
    }

    func testBackTurnsAFlightRound() {
        MainActor.assumeIsolated {
            let scene = DashboardScene()
            let screen = ColouredController("Screen", .red)
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
    }

    func testWithoutAnimationItGoesAtOnce() {
        MainActor.assumeIsolated {
            let scene = DashboardScene()
            let screen = ColouredController("Screen", .red)
            scene.present(screen, .inFromBottom)
            scene.stage.settle()
            XCTAssertTrue(scene.navigation.popViewController(animated: false) === screen)
            scene.commit()
            XCTAssertNil(screen.view.window)
            XCTAssertNil(scene.navigation.popViewController(animated: true))
        }
    }
}

extension DashboardScene {
    fileprivate func tapBack() {
        let point = CGPoint(x: 30, y: 22)
        stage.touch([.init(time: 0, phase: .began, location: point), .init(time: 0.02, phase: .ended, location: point)])
        commit()
    }
}
