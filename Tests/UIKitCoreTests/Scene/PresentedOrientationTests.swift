import Kinora
import UIKit
import XCTest
import UIKitTestSupport

/// Orientation and status bar of presented controllers.
@preconcurrency @MainActor
final class PresentedOrientationTests: XCTestCase {
    private final class Screen: UIViewController {
        var orientations: UIInterfaceOrientationMask = .allButUpsideDown
        var style = UIStatusBarStyle.default
        var sizes: [CGSize] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private static func shown() -> (stage: Stage, root: Screen) {
        let stage = Stage.plain()
        let root = Screen()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        return (stage, root)
    }

    func testAFullScreenTurnsTheInterfaceAndItsDismissalTurnsItBack() {
        for isAnimated in [true, false] {
            let (stage, root) = Self.shown()
            root.orientations = .portrait
            let video = Screen()
            video.orientations = .landscapeRight
            video.modalPresentationStyle = .fullScreen
            root.present(video, animated: isAnimated)
            stage.settle()
            XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
            XCTAssertEqual(video.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
            root.dismiss(animated: isAnimated)
            stage.settle()
            XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
            XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
            XCTAssertTrue(root.view.window === stage.window)
        }
    }

    func testOneThatNeedsAnotherOrientationArrivesTurned() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let (stage, root) = Self.shown()
            root.orientations = .portrait
            root.view.backgroundColor = .red
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            mark.backgroundColor = .green
            root.view.addSubview(mark)
            stage.settle()
            let video = Screen()
            video.orientations = .landscapeRight
            video.modalPresentationStyle = style
            video.view.backgroundColor = .blue
            root.present(video, animated: true)
            CATransaction.flush()
            let start = stage.now
            XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
            XCTAssertEqual(video.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
            // The old view controller stays as the user saw it: its top edge is on the left or on the right.
            let first = Pixels(stage.image())
            XCTAssertEqual([first[10, 150] & 0xFFFFFF, first[590, 150] & 0xFFFFFF].filter { $0 == 0x00FF00 }.count, 1, "\(style)")
            XCTAssertEqual(first[300, 20] & 0xFFFFFF, 0xFF0000)
            stage.advance(by: 0.1)
            // Meanwhile the new one slides in from the bottom edge, upright.
            let top = Double(video.view.layer.presentation()?.frame.minY ?? 0)
            XCTAssertEqual(top, 300 * (1 - systemSpring(stage.now - start)), accuracy: 1)
            let later = Pixels(stage.image())
            XCTAssertEqual(later[300, Int(top) + 5] & 0xFFFFFF, 0x0000FF)
            XCTAssertEqual(video.sizes, [])
            stage.settle()
            XCTAssertEqual(root.view.subviews.count, 1)
            XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
            root.dismiss(animated: true)
            CATransaction.flush()
            XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
            XCTAssertEqual(Pixels(stage.image())[150, 300] & 0xFFFFFF, 0x0000FF)
            XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
            stage.settle()
            XCTAssertEqual(video.view.subviews.count, 0)
            XCTAssertEqual(Pixels(stage.image())[150, 20] & 0xFFFFFF, 0x00FF00)
            XCTAssertTrue(stage.window.subviews.allSatisfy { $0 === root.view }, "\(stage.window.subviews)")
        }
    }

    func testAnAlertLeavesTheInterfaceAsItIs() {
        let (stage, root) = Self.shown()
        root.orientations = .landscapeRight
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        root.present(UIAlertController(title: "Now?", message: nil, preferredStyle: .alert), animated: true)
        stage.settle()
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
    }

    func testASheetDoesNotDecideAndIsNotifiedOfItsOwnSize() {
        let (stage, root) = Self.shown()
        let sheet = Screen()
        sheet.orientations = .landscapeRight
        root.present(sheet, animated: true)
        stage.settle()
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertEqual(root.sizes, [CGSize(width: 600, height: 300)])
        XCTAssertEqual(sheet.sizes.count, 1)
        XCTAssertEqual(sheet.sizes.first?.width, sheet.view.bounds.width)
    }

    func testInThePresentationOfAScreen() {
        let (stage, root) = Self.shown()
        let other = Screen()
        other.modalPresentationStyle = .fullScreen
        root.present(other, animated: true)
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        XCTAssertEqual(other.view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
        root.dismiss(animated: true)
        stage.advance(by: 0.1)
        stage.rotate(to: .portrait)
        stage.settle()
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    func testTheStatusBarIsThatOfTheScreenInFront() {
        let (stage, root) = Self.shown()
        let manager = stage.window.windowScene?.statusBarManager
        for (presentation, captures, expected) in [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent), (.overFullScreen, false, .default),
            (.overFullScreen, true, .lightContent), (.pageSheet, false, .default),
        ] {
            let other = Screen()
            other.style = .lightContent
            other.modalPresentationStyle = presentation
            other.modalPresentationCapturesStatusBarAppearance = captures
            root.present(other, animated: true)
            stage.settle()
            XCTAssertEqual(manager?.statusBarStyle, expected, "\(presentation) \(captures)")
            root.dismiss(animated: true)
            stage.settle()
            XCTAssertEqual(manager?.statusBarStyle, .default)
        }
    }

    func testShowPushesInANavigationControllerAndElsePresents() {
        let (stage, root) = Self.shown()
        let other = UIViewController()
        root.show(other, sender: nil)
        stage.settle()
        XCTAssertTrue(other.presentingViewController === root)
        root.dismiss(animated: false)
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        stage.window.rootViewController = navigation
        let next = UIViewController()
        inner.show(next, sender: nil)
        stage.settle()
        XCTAssertTrue(navigation.topViewController === next)
        XCTAssertTrue(next.targetViewController(forAction: Selector("showAll:", Opener.showAll), sender: nil) == nil)
        let opener = Opener()
        opener.addChild(navigation)
        XCTAssertTrue(next.targetViewController(forAction: Selector("showAll:"), sender: nil) === opener)
    }

    private final class Opener: UIViewController {
        func showAll(_ sender: Any?) {}
    }
}
