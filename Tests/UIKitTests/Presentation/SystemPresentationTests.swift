import Kinora
import UIKit
import XCTest

final class SystemPresentationTests: XCTestCase {
    func testCoverVerticalFollowsTheSystemsSpring() {
        MainActor.assumeIsolated {
            let scene = PresentationScene()
            let b = scene.screen("B")
            scene.root.present(b, animated: true)
            CATransaction.flush()
            let start = scene.stage.now
            // Mass 3, stiffness 1000, damping critical or more: critically damped (`behaviour.md` 1.7).
            let w = (1000.0 / 3).squareRoot()
            for time in [0.05, 0.1, 0.2, 0.4] {
                scene.stage.advance(by: start + time - scene.stage.now)
                XCTAssertEqual(scene.shownTop(b), 600 * (1 + w * time) * exp(-w * time), accuracy: 1e-3)
            }
            scene.stage.settle()
            XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        }
    }

    func testAScreenIsWhereItGoesAtTheVeryEndOfTheSpring() {
        MainActor.assumeIsolated {
            let scene = PresentationScene()
            let b = scene.screen("B")
            scene.root.present(b, animated: true)
            CATransaction.flush()
            let start = scene.stage.now
            scene.stage.settle()
            XCTAssertEqual(scene.stage.now, start + 0.5, accuracy: 1e-9)
            XCTAssertEqual(scene.shownTop(b), 0)
        }
    }

    func testAFlipThatIsDismissedMidwayTurnsBackFromWhereItIs() {
        MainActor.assumeIsolated {
            let scene = PresentationScene()
            let b = scene.screen("B")
            b.modalTransitionStyle = .flipHorizontal
            scene.root.present(b, animated: true)
            CATransaction.flush()
            func angle() -> Double { b.view.layer.presentation().map { atan2(-$0.transform.m13, $0.transform.m11) } ?? .nan }
            scene.stage.advance(by: 0.25)
            let before = angle()
            scene.stage.advance(by: 1.0 / 60)
            let here = angle()
            _ = scene.log.take()
            scene.root.dismiss(animated: true)
            CATransaction.flush()
            XCTAssertEqual(angle(), here, accuracy: 1e-9)
            // As fast as before, slower, and back.
            let first = here - before
            scene.stage.advance(by: 1.0 / 60)
            let second = angle() - here
            XCTAssertEqual(first.sign, second.sign)
            XCTAssertLessThan(abs(second), abs(first))
            XCTAssertGreaterThan(abs(second), abs(first) / 2)
            scene.stage.advance(by: 0.1)
            XCTAssertNotEqual((angle() - here).sign, first.sign)
            XCTAssertEqual(
                scene.heard(), ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear"])
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertNotNil(scene.root.view.window)
            XCTAssertTrue(scene.root.view.layer.isDoubleSided)
            XCTAssertNil(scene.root.view.layer.animationKeys())
        }
    }

    func testCrossDissolveFadesAndLeavesTheAlphaAlone() {
        MainActor.assumeIsolated {
            let scene = PresentationScene()
            let b = scene.screen("B", .overFullScreen)
            b.modalTransitionStyle = .crossDissolve
            b.view.alpha = 0.8
            scene.root.present(b, animated: true)
            scene.stage.advance(by: 0.15)
            XCTAssertEqual(b.view.layer.presentation()?.opacity ?? 0, 0.4, accuracy: 0.03)
            b.dismiss(animated: true)
            CATransaction.flush()
            XCTAssertEqual(b.view.layer.presentation()?.opacity ?? 0, 0.4, accuracy: 0.03)
            scene.stage.settle()
            XCTAssertEqual(b.view.alpha, 0.8, accuracy: 1e-6)
        }
    }

    func testAFlipShowsEachScreenForHalfOfTheTurn() {
        MainActor.assumeIsolated {
            let scene = PresentationScene()
            scene.root.view.backgroundColor = .red
            let b = scene.screen("B")
            b.view.backgroundColor = .blue
            b.modalTransitionStyle = .flipHorizontal
            scene.root.present(b, animated: true)
            scene.stage.advance(by: 0.3)
            let first = Pixels(scene.stage.image())[150, 300]
            XCTAssertEqual(first & 0xFFFFFF, 0xFF0000)
            scene.stage.advance(by: 0.15)
            let second = Pixels(scene.stage.image())[150, 300]
            XCTAssertEqual(second & 0xFFFFFF, 0x0000FF)
            scene.stage.settle()
            XCTAssertTrue(b.view.layer.isDoubleSided)
            XCTAssertTrue(scene.root.view.layer.isDoubleSided)
            XCTAssertNil(b.view.layer.animationKeys())
        }
    }

    func testAPageSheetLiesBelowTheSafeAreaAndDimsWhatIsBehind() {
        MainActor.assumeIsolated {
            let scene = PresentationScene(device: .iPhone15)
            scene.root.view.backgroundColor = .white
            let b = scene.presented("B", .pageSheet)
            b.view.backgroundColor = .blue
            XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
            XCTAssertEqual(b.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            let behind = Pixels(scene.stage.image())[300, 60]
            XCTAssertEqual(Int(behind & 0xFF), 204, accuracy: 1)
            let c = scene.screen("C", .pageSheet)
            b.present(c, animated: true)
            scene.stage.settle()
            XCTAssertEqual(c.view.convert(c.view.bounds, to: nil).minY, 69)
            let lower = b.view.convert(b.view.bounds, to: nil)
            XCTAssertEqual(lower.minX, 16, accuracy: 1e-9)
            XCTAssertEqual(lower.minY, 59, accuracy: 1e-9)
            c.dismiss(animated: true)
            scene.stage.settle()
            XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
        }
    }
}
