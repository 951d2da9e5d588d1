import Kinora
import TestSupport
import UIKit
import XCTest

/// Views below opaque bars.
@preconcurrency @MainActor
final class OpaqueBarTests: XCTestCase {
    func testViewStartsBelowAnOpaqueBarUnlessItExtendsUnderIt() {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        stage.advance(by: 0.1)
        XCTAssertEqual(controller.view.frame.minY, 0)

        navigation.navigationBar.isTranslucent = false
        stage.advance(by: 0.1)
        XCTAssertEqual(controller.view.frame.minY, navigation.navigationBar.frame.maxY)
        XCTAssertEqual(controller.view.safeAreaInsets.top, 0)

        controller.extendedLayoutIncludesOpaqueBars = true
        stage.advance(by: 0.1)
        XCTAssertEqual(controller.view.frame.minY, 0)
        XCTAssertEqual(controller.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)
    }
}
