import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UINavigationBarTests: XCTestCase {
    func testTheBarNamesTheScreenAndTheOneBefore() {
        let scene = NavigationScene.shown()
        XCTAssertEqual(scene.texts, ["A"])
        scene.navigation.pushViewController(scene.screen("B"), animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A", "B"])
        XCTAssertEqual(scene.navigation.navigationBar.items?.map { $0.title ?? "" }, ["A", "B"])
        // Background and current content: faded content is gone.
        XCTAssertEqual(scene.navigation.navigationBar.subviews.count, 2)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A"])
    }

    func testATitleFollowsItsController() {
        let scene = NavigationScene.shown()
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: false)
        scene.stage.settle()
        b.title = "Changed"
        scene.root.navigationItem.backButtonTitle = "Home"
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["Changed", "Home"])
        b.navigationItem.hidesBackButton = true
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["Changed"])
    }

    func testALongBackTitleReadsBackAndNothingBesideALongTitle() {
        let scene = NavigationScene.shown()
        scene.root.title = "The screen with the very long name"
        let b = scene.screen("B")
        scene.navigation.pushViewController(b, animated: false)
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["B", "Back"])
        b.title = "Another name that is too long for any bar"
        scene.stage.settle()
        XCTAssertEqual(scene.texts.last, "Back")
        let labels = scene.labels.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
        XCTAssertEqual(labels.count, 2)
        XCTAssertLessThan(labels[0].maxX, labels[1].minX)
        XCTAssertLessThanOrEqual(labels[1].maxX, 300)
    }

    func testTheDisplayModeOfTheItemBelowDecidesTheBackText() {
        let scene = NavigationScene.shown()
        scene.navigation.pushViewController(scene.screen("B"), animated: false)
        scene.root.navigationItem.backButtonDisplayMode = .generic
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["B", "Back"])
        scene.root.navigationItem.backButtonDisplayMode = .minimal
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["B"])
    }

    func testATitleViewReplacesTheTitleInTheMiddle() {
        let scene = NavigationScene.shown()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        scene.root.navigationItem.titleView = view
        scene.stage.settle()
        XCTAssertEqual(scene.texts, [])
        XCTAssertEqual(view.convert(view.bounds, to: nil), CGRect(x: 120, y: 12, width: 60, height: 20))
        scene.root.navigationItem.titleView = nil
        scene.stage.settle()
        XCTAssertEqual(scene.texts, ["A"])
        XCTAssertNil(view.superview)
    }

    func testABarOfItsOwnPushesAndPopsItems() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
        bar.pushItem(first, animated: false)
        bar.pushItem(second, animated: true)
        XCTAssertTrue(bar.topItem === second)
        XCTAssertTrue(bar.backItem === first)
        XCTAssertTrue(bar.popItem(animated: false) === second)
        XCTAssertNil(bar.backItem)
        bar.items = nil
        XCTAssertNil(bar.popItem(animated: false))
    }

    func testTheBackgroundReachesTheScreensTopAndAHairlineIsOnePixel() {
        let scene = NavigationScene.shown(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let bar = scene.navigation.navigationBar
        let views = bar.subviews.flatMap { [$0] + $0.subviews }
        let frames = views.flatMap { [$0] + $0.subviews }.map { $0.convert($0.bounds, to: nil) }
        XCTAssertTrue(frames.contains(CGRect(x: 0, y: 0, width: 300, height: 64)))
        XCTAssertTrue(frames.contains(CGRect(x: 0, y: 64, width: 300, height: 1)))
    }
}
