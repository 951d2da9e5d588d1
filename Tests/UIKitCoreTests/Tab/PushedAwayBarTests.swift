import Kinora
import UIKit
import XCTest

/// A pushed view controller that hides the tab bar.
@preconcurrency @MainActor
final class PushedAwayBarTests: XCTestCase {
    private static func shown() -> (stage: Stage, tabs: UITabBarController, navigation: UINavigationController) {
        let stage = Stage(device: .iPhone15)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.window.rootViewController = tabs
        stage.settle()
        return (stage, tabs, navigation)
    }

    /// Displayed value.
    private static func left(_ view: UIView) -> CGFloat {
        let shown = view.layer.presentation()
        return (shown?.position.x ?? 0) - (shown?.bounds.width ?? 0) / 2
    }

    func testTheBarLeavesWithThePushAndComesBackWithThePop() {
        let (stage, tabs, navigation) = Self.shown()
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        stage.advance(by: 0.1)
        XCTAssertTrue((-392 ... -1).contains(Self.left(tabs.tabBar)), "\(Self.left(tabs.tabBar))")
        stage.settle()
        XCTAssertEqual(Self.left(tabs.tabBar), -393)
        XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 34)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        XCTAssertEqual(Self.left(tabs.tabBar), -393)
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertEqual(Self.left(tabs.tabBar), 0)
        XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 83)
        tabs.selectedIndex = 0
        stage.settle()
        XCTAssertEqual(Self.left(tabs.tabBar), -393)
        navigation.popToRootViewController(animated: true)
        stage.settle()
        XCTAssertEqual(Self.left(tabs.tabBar), 0)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
    }
}
