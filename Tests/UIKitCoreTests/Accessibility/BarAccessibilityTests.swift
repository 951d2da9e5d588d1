import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class BarAccessibilityTests: XCTestCase {
    func testBarItemsSpeakByTheirTitlesTheSystemsNamesOrTheApps() {
        let scene = BarScene()
        let image = scene.imageItem(20)
        image.accessibilityLabel = "Map"
        image.accessibilityHint = "Shows where it is"
        image.accessibilityIdentifier = "map"
        let add = scene.item(.add)
        add.isEnabled = false
        _ = scene.toolbar([scene.item("Save"), add, .flexibleSpace(), image])
        let shown = scene.stage.accessibilityElements
        XCTAssertEqual(shown.map(\.accessibilityLabel), ["Save", "Add", "Map"])
        XCTAssertEqual(shown.map(\.accessibilityTraits), [.button, [.button, .notEnabled], .button])
        XCTAssertEqual(shown.map(\.accessibilityHint), [nil, nil, "Shows where it is"])
        XCTAssertTrue(scene.stage.view(withIdentifier: "map") === shown[2])
        scene.stage.activate(shown[0])
        XCTAssertEqual(scene.log, ["Save"])
    }

    func testNavigationBarsSpeakOfTheBackButtonAndTheTitle() {
        let stage = Stage()
        let (list, detail) = (UIViewController(), UIViewController())
        (list.title, detail.title) = ("Inbox", "Letter")
        let navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        stage.settle()
        navigation.pushViewController(detail, animated: false)
        stage.settle()
        let shown = stage.accessibilityElements
        XCTAssertEqual(shown.map(\.accessibilityLabel), ["Inbox", "Letter"])
        XCTAssertEqual(shown.map(\.accessibilityTraits), [.button, .header])
        stage.activate(shown[0])
        stage.settle()
        XCTAssertEqual(navigation.viewControllers, [list])
    }

    func testTabsSpeakOfSelectionAndBadge() {
        let stage = Stage()
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Mail"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        stage.window.rootViewController = tabs
        stage.settle()
        let shown = stage.accessibilityElements
        XCTAssertEqual(shown.map(\.accessibilityLabel), ["Home", "Mail"])
        XCTAssertEqual(shown.map(\.accessibilityTraits), [[.button, .selected], .button])
        XCTAssertEqual(shown.map(\.accessibilityValue), [nil, "3"])
        XCTAssertEqual(tabs.tabBar.accessibilityTraits, .tabBar)
        stage.activate(shown[1])
        XCTAssertEqual(tabs.selectedIndex, 1)
    }
}
