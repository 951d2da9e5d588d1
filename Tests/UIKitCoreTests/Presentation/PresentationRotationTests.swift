import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PresentationRotationTests: XCTestCase {
    private final class Screen: UIViewController {
        var sizes: [CGSize] = []
        var mask = UIInterfaceOrientationMask.all
        var style = UIStatusBarStyle.default
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    func testWhatIsPresentedTurnsWithTheInterface() {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
            let stage = Stage(device: .iPhone15)
            let (root, b) = (Screen(), Screen())
            stage.window.rootViewController = root
            stage.settle()
            b.modalPresentationStyle = style
            root.present(b, animated: true)
            stage.advance(by: 0.1)
            stage.rotate(to: .landscapeRight)
            stage.settle()
            XCTAssertEqual(b.sizes, [CGSize(width: 852, height: 393)])
            XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 852, height: 393))
            b.dismiss(animated: true)
            stage.settle()
            XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testAFullScreenDecidesAboutOrientationAndStatusBar() {
        let stage = Stage(device: .iPhone15)
        let (root, b) = (Screen(), Screen())
        stage.window.rootViewController = root
        stage.settle()
        let manager = stage.window.windowScene?.statusBarManager
        b.modalPresentationStyle = .fullScreen
        b.mask = .landscapeRight
        b.style = .lightContent
        root.present(b, animated: true)
        stage.settle()
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(manager?.statusBarStyle, .lightContent)
        b.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(manager?.statusBarStyle, .default)
        XCTAssertEqual(stage.window.windowScene?.interfaceOrientation, .portrait)
        b.modalPresentationStyle = .overFullScreen
        b.mask = .all
        root.present(b, animated: false)
        XCTAssertEqual(manager?.statusBarStyle, .default)
        b.dismiss(animated: false)
        b.modalPresentationCapturesStatusBarAppearance = true
        root.present(b, animated: false)
        XCTAssertEqual(manager?.statusBarStyle, .lightContent)
    }

    func testASheetCoversEverythingSidewaysAndIsACardAgainUpright() {
        let stage = Stage(device: .iPhone15)
        let (root, b) = (Screen(), Screen())
        stage.window.rootViewController = root
        stage.settle()
        root.present(b, animated: false)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 852, height: 393))
        stage.rotate(to: .portrait)
        stage.settle()
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 59, width: 393, height: 793))
    }
}
