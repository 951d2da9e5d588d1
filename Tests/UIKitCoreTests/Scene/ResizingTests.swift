import Kinora
import UIKit
import XCTest

/// A host's screen that changes its size.
@preconcurrency @MainActor
final class ResizingTests: XCTestCase {
    private final class Controller: UIViewController {
        var transitions: [CGSize] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            transitions.append(size)
        }
    }

    private func resize(_ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets = .zero) {
        UIApplication.shared.windowScene?.resize(to: CGSize(width: width, height: height), safeAreaInsets: insets)
        CATransaction.flush()
    }

    func testTheScreenTheWindowAndItsControllerHaveTheNewSizeAtOnce() {
        let stage = Stage(device: .iPhone15)
        let controller = Controller()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        resize(820, 1180, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 820, height: 1180))
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 820, height: 1180))
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 820, height: 1180))
        XCTAssertEqual(controller.transitions, [CGSize(width: 820, height: 1180)])
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        XCTAssertEqual(controller.traitCollection.userInterfaceIdiom, .pad)
        XCTAssertEqual(stage.image().width, 820 * 3)
        XCTAssertEqual(stage.settle(), [], "nothing is left to move")
    }

    func testARotatedDeviceStaysRotated() {
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = Controller()
        stage.rotate(to: .landscapeRight)
        stage.settle()
        resize(402, 874, UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 874, height: 402))
        XCTAssertEqual(stage.window.safeAreaInsets.left, 62)
    }

    func testAnInvalidSizeIsReportedAndChangesNothing() {
        let stage = Stage(device: .iPhone15)
        stage.isStrict = false
        for (width, height) in [(0.0, 100.0), (100, -1), (.nan, 100), (100, .infinity)] { resize(width, height) }
        XCTAssertEqual(stage.window.bounds.size, CGSize(width: 393, height: 852))
    }
}
