import Kinora
import Transitions
import UIKit
import XCTest

/// The device is rotated in the middle of a transition.
@preconcurrency @MainActor
final class DashboardRotationTests: XCTestCase {
    func testAScreenThatSlidesOutIsRemovedOnceItIsInvisible() throws {
        for frames in 1...17 {
            let stage = Stage(device: Device(name: "dashboard", size: CGSize(width: 320, height: 480), scale: 1))
            let (root, screen) = (ScreenController("Dashboard", .blue), ScreenController("Screen", .red))
            let navigation = DashboardNavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            stage.rotate(to: .landscapeRight)
            navigation.pushViewController(screen, animated: false)
            stage.settle()
            navigation.present(root, withDirection: .outToBottom)
            stage.advance(by: 0)
            let start = stage.now
            stage.advance(by: Double(frames) / 60)
            stage.rotate(to: .portrait)
            stage.advance(by: start + 0.3 - 1e-6 - stage.now)
            let container = try XCTUnwrap(screen.view.superview)
            let (top, height) = (
                try XCTUnwrap(screen.view.layer.presentation()).frame.minY, try XCTUnwrap(container.layer.presentation()).bounds.height
            )
            XCTAssertEqual(top, height, accuracy: 0.1, "turned in frame \(frames): its upper edge is at the window's lower one")
            stage.settle()
            XCTAssertNil(screen.view.superview)
            XCTAssertEqual(screen.view.transform, .identity)
            checkNothingIsLeft(in: stage.window)
            // It is whole when it comes back.
            navigation.present(screen, withDirection: .inFromBottom)
            stage.settle()
            XCTAssertEqual(screen.view.convert(screen.view.bounds, to: nil), stage.window.bounds)
            XCTAssertNil(screen.view.layer.animationKeys())
        }
    }
}
