import Kinora
import UIKit
import XCTest
import UIKitTestSupport

@preconcurrency @MainActor
final class SystemPresentationTests: XCTestCase {
    func testCoverVerticalFollowsTheSystemsSpring() {
        let scene = PresentationScene()
        let b = scene.screen("B")
        scene.root.present(b, animated: true)
        CATransaction.flush()
        let start = scene.stage.now
        // Mass 3, stiffness 1000, damping critical or more: critically damped (Documentation/Behavior.md#springs).
        let w = (1000.0 / 3).squareRoot()
        for time in [0.05, 0.1, 0.2, 0.4] {
            scene.stage.advance(by: start + time - scene.stage.now)
            XCTAssertEqual(scene.shownTop(b), 600 * (1 + w * time) * exp(-w * time), accuracy: 1e-3)
        }
        scene.stage.settle()
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testAScreenIsWhereItGoesAtTheVeryEndOfTheSpring() {
        let scene = PresentationScene()
        let b = scene.screen("B")
        scene.root.present(b, animated: true)
        CATransaction.flush()
        let start = scene.stage.now
        scene.stage.settle()
        XCTAssertEqual(scene.stage.now, start + 0.5, accuracy: 1e-9)
        XCTAssertEqual(scene.shownTop(b), 0)
    }

    func testAFlipThatIsDismissedMidwayTurnsBackFromWhereItIs() {
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
            scene.received(), ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear"])
        XCTAssertNil(scene.root.presentedViewController)
        XCTAssertNotNil(scene.root.view.window)
        XCTAssertTrue(scene.root.view.layer.isDoubleSided)
        XCTAssertNil(scene.root.view.layer.animationKeys())
    }

    func testCrossDissolveFadesAndLeavesTheAlphaAlone() {
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

    func testAFlipShowsEachViewControllerForHalfOfTheRotation() {
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

    func testTheScreenBelowAPageSheetStepsBackOnBlack() {
        let scene = PresentationScene(device: .iPhone15)
        let manager = scene.stage.window.windowScene?.statusBarManager
        scene.root.view.backgroundColor = .white
        let b = scene.screen("B", .pageSheet)
        scene.root.present(b, animated: true)
        scene.stage.settle()
        // 16 points smaller on each side, its upper edge 10 above the sheet's, with rounded corners.
        let frame = scene.root.view.convert(scene.root.view.bounds, to: nil)
        XCTAssertEqual(frame.minX, 16, accuracy: 1e-9)
        XCTAssertEqual(frame.minY, 49, accuracy: 1e-9)
        XCTAssertEqual(frame.width, 361, accuracy: 1e-9)
        XCTAssertEqual(scene.root.view.layer.cornerRadius, 10)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 59)
        let pixels = Pixels(scene.stage.image())
        for (x, y) in [(196, 20), (8, 54), (17, 50)] { XCTAssertEqual(pixels[x * 3, y * 3] & 0xFFFFFF, 0, "\(x), \(y)") }
        XCTAssertEqual(Int(pixels[196 * 3, 54 * 3] & 255), 204, accuracy: 1)
        XCTAssertEqual(manager?.statusBarStyle, .lightContent)
        b.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.transform, .identity)
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(scene.root.view.layer.cornerRadius, 0)
        XCTAssertFalse(scene.root.view.clipsToBounds)
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
        XCTAssertEqual(manager?.statusBarStyle, .default)
    }

    func testTheScreenBelowAPageSheetMovesWithIt() {
        let scene = PresentationScene(device: .iPhone15)
        scene.root.view.layer.cornerRadius = 4
        let b = scene.screen("B", .pageSheet)
        scene.root.present(b, animated: true)
        var scales: [CGFloat] = []
        for _ in 0..<20 {
            scene.stage.advance(by: 1.0 / 60)
            scales.append(scene.root.view.layer.presentation()?.affineTransform().a ?? 0)
        }
        XCTAssertEqual(scales, scales.sorted(by: >))
        XCTAssertLessThan(scales[0], 1)
        XCTAssertGreaterThan(scales[0], 0.98)
        // Reversed midway.
        b.dismiss(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.transform, .identity)
        XCTAssertEqual(scene.root.view.layer.cornerRadius, 4)
        XCTAssertNil(scene.root.view.layer.animationKeys())
    }

    func testTheScreenBelowAPageSheetFillsTheScreenAfterTurning() {
        let scene = PresentationScene(device: .iPhone15)
        let b = scene.presented("B", .pageSheet)
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 852, height: 393))
        XCTAssertEqual(scene.root.view.transform, .identity)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        XCTAssertEqual(scene.root.view.convert(scene.root.view.bounds, to: nil).minY, 49, accuracy: 1e-9)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        b.dismiss(animated: false)
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    func testSheetsAndAlertsAreElevated() {
        let scene = PresentationScene(device: .iPhone15)
        scene.stage.userInterfaceStyle = .dark
        let b = scene.screen("B", .pageSheet)
        b.view.backgroundColor = .systemBackground
        let tertiary = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        tertiary.backgroundColor = .tertiarySystemBackground
        b.view.addSubview(tertiary)
        XCTAssertNotEqual(b.traitCollection.userInterfaceLevel, .elevated)
        scene.root.present(b, animated: false)
        scene.stage.settle()
        XCTAssertEqual(b.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertEqual(tertiary.traitCollection.userInterfaceLevel, .elevated)
        let pixels = Pixels(scene.stage.image())
        XCTAssertEqual(pixels[600, 1800] & 0xFFFFFF, 0x1C1C1E)
        XCTAssertEqual(pixels[150, (59 + 150) * 3] & 0xFFFFFF, 0x3A3A3C)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        b.present(alert, animated: false)
        scene.stage.settle()
        XCTAssertEqual(alert.traitCollection.userInterfaceLevel, .elevated)
        alert.dismiss(animated: false)
        // A full screen over a sheet is none of these.
        let c = scene.screen("C")
        b.present(c, animated: false)
        scene.stage.settle()
        XCTAssertNotEqual(c.traitCollection.userInterfaceLevel, .elevated)
        c.dismiss(animated: false)
        scene.root.dismiss(animated: false)
        XCTAssertNotEqual(b.traitCollection.userInterfaceLevel, .elevated)
    }

    func testASheetKeepsItsSafeAreaDuringItsDismissal() {
        for style in [UIModalPresentationStyle.pageSheet, .overFullScreen] {
            let scene = PresentationScene(device: .iPhone15)
            let b = scene.presented("B", style)
            b.additionalSafeAreaInsets.bottom = 10
            scene.stage.settle()
            let insets = b.view.safeAreaInsets
            b.dismiss(animated: true)
            scene.stage.advance(by: 0.2)
            XCTAssertEqual(b.view.safeAreaInsets, insets)
            scene.stage.settle()
        }
    }

    func testAFormSheetIsACardOnAPadAndAPageSheetOnAPhone() {
        MainActor.assumeIsolated {
            let pad = PresentationScene(device: .iPad10)
            let size = pad.stage.window.bounds.size
            let b = pad.presented("B", .formSheet)
            func frame() -> CGRect { b.view.convert(b.view.bounds, to: nil) }
            XCTAssertEqual(frame().size, CGSize(width: 540, height: 620))
            XCTAssertEqual(frame().midX, size.width / 2, accuracy: 0.5)
            XCTAssertEqual(frame().midY, size.height / 2, accuracy: 0.5)
            XCTAssertEqual(pad.root.view.transform, .identity)
            b.preferredContentSize = CGSize(width: 320, height: 480)
            pad.stage.settle()
            XCTAssertEqual(frame().size, CGSize(width: 320, height: 480))
            b.dismiss(animated: true)
            pad.stage.settle()
        }
        MainActor.assumeIsolated {
            let phone = PresentationScene(device: .iPhone15)
            let c = phone.presented("C", .formSheet)
            XCTAssertEqual(c.view.convert(c.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
        }
    }

    func testAPageSheetIsBelowTheSafeAreaAndDimsWhatIsBehind() {
        let scene = PresentationScene(device: .iPhone15)
        scene.root.view.backgroundColor = .white
        let b = scene.presented("B", .pageSheet)
        b.view.backgroundColor = .blue
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
        XCTAssertEqual(b.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let behind = Pixels(scene.stage.image())[300, 160]
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
