import Kinora
import TestSupport
import UIKit
import XCTest

/// The large content viewer of views and bars.
@preconcurrency @MainActor
final class LargeContentViewerTests: XCTestCase {
    private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String] = []
        weak var controller: UIViewController?
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) { ends.append("\(item?.largeContentTitle ?? "none") at \(Int(point.x)),\(Int(point.y))") }
    }

    private func viewer(_ stage: Stage) -> UIView? {
        stage.window.subviews.last { $0.accessibilityIdentifier == "large content viewer" }
    }

    private func titles(_ stage: Stage) -> [String] {
        func found(_ view: UIView) -> [String] { [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(found) }
        return viewer(stage).map(found) ?? []
    }

    private func press(_ stage: Stage, _ point: CGPoint) {
        stage.touchDown(at: point)
        stage.advance(by: 0.8)
    }

    private func makeRow() -> (stage: Stage, row: UIView, items: [UIView]) {
        let stage = Stage(device: .iPhone15)
        stage.preferredContentSizeCategory = .accessibilityLarge
        let row = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
        let items = ["One", "Two"].enumerated().map { index, title in
            let item = UIView(frame: CGRect(x: 100 * CGFloat(index), y: 0, width: 100, height: 50))
            item.showsLargeContentViewer = true
            item.largeContentTitle = title
            row.addSubview(item)
            return item
        }
        stage.window.addSubview(row)
        return (stage, row, items)
    }

    func testViewsHaveTheirOwnContent() {
        let (label, button, image, view) = (UILabel(), UIButton(type: .system), UIImageView(), UIView())
        label.text = "Text"
        button.setTitle("Title", for: .normal)
        XCTAssertEqual([label, button, image, view].map(\.largeContentTitle), ["Text", "Title", nil, nil])
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        image.image = drawn
        XCTAssertTrue(image.largeContentImage === drawn)
        XCTAssertFalse(view.showsLargeContentViewer || view.scalesLargeContentImage)
        label.largeContentTitle = "Other"
        view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(label.largeContentTitle, "Other")
        XCTAssertEqual(view.largeContentImageInsets.left, 2)
        label.largeContentTitle = nil
        XCTAssertEqual(label.largeContentTitle, "Text")
    }

    func testAFingerShowsTheItemsItMovesOverAndEndsOnTheLast() throws {
        let (stage, row, _) = makeRow()
        let delegate = Delegate()
        let interaction = UILargeContentViewerInteraction(delegate: delegate)
        row.addInteraction(interaction)
        XCTAssertTrue(interaction.gestureRecognizerForExclusionRelationship.view === row)
        press(stage, CGPoint(x: 50, y: 325))
        XCTAssertEqual(titles(stage), ["One"])
        let card = try XCTUnwrap(viewer(stage)?.subviews.first)
        let frame = card.convert(card.bounds, to: nil)
        XCTAssertEqual(frame.midX, 393 / 2, accuracy: 1)
        XCTAssertEqual(frame.midY, 852 / 2, accuracy: 1)
        stage.touchMove(to: CGPoint(x: 150, y: 325), duration: 0.1)
        XCTAssertEqual(titles(stage), ["Two"])
        stage.touchUp()
        stage.advance(by: 0.6)
        XCTAssertNil(viewer(stage))
        XCTAssertEqual(delegate.ends, ["Two at 150,25"])
        press(stage, CGPoint(x: 50, y: 325))
        stage.touchMove(to: CGPoint(x: 250, y: 325), duration: 0.1)
        stage.advance(by: 0.3)
        XCTAssertEqual(titles(stage), [])
        stage.touchUp()
        stage.advance(by: 0.6)
        XCTAssertEqual(delegate.ends.last, "none at 250,25")
        row.removeInteraction(interaction)
        XCTAssertEqual(row.gestureRecognizers?.count ?? 0, 0)
        stage.preferredContentSizeCategory = .large
    }

    func testItAppearsAtTextSizesForAccessibilityAlone() {
        let (stage, row, items) = makeRow()
        row.addInteraction(UILargeContentViewerInteraction())
        XCTAssertTrue(UILargeContentViewerInteraction.isEnabled)
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.preferredContentSizeCategory = .accessibilityExtraLarge
        XCTAssertEqual(changes, 0)
        stage.preferredContentSizeCategory = .extraLarge
        XCTAssertEqual(changes, 1)
        XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
        press(stage, CGPoint(x: 50, y: 325))
        XCTAssertNil(viewer(stage))
        stage.touchUp()
        stage.preferredContentSizeCategory = .accessibilityMedium
        items[0].showsLargeContentViewer = false
        press(stage, CGPoint(x: 50, y: 325))
        XCTAssertNil(viewer(stage), "no view there shows itself")
        stage.touchUp()
        stage.preferredContentSizeCategory = .large
    }

    func testATabBarShowsItsItemsAndSelectsTheOneWhereTheFingerIsLifted() {
        let stage = Stage(device: .iPhone15)
        let tabs = UITabBarController()
        tabs.viewControllers = ["First", "Second"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            return controller
        }
        stage.window.rootViewController = tabs
        stage.settle()
        let usual = tabs.tabBar.gestureRecognizers?.count ?? 0
        stage.preferredContentSizeCategory = .accessibilityLarge
        stage.settle()
        XCTAssertEqual(tabs.tabBar.gestureRecognizers?.count ?? 0, usual + 1)
        let y = tabs.tabBar.convert(CGPoint(x: 0, y: 24), to: nil).y
        press(stage, CGPoint(x: 100, y: y))
        XCTAssertEqual(titles(stage), ["First"])
        stage.touchMove(to: CGPoint(x: 300, y: y), duration: 0.1)
        XCTAssertEqual(titles(stage), ["Second"])
        XCTAssertEqual(tabs.selectedIndex, 0)
        stage.touchUp()
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertNil(viewer(stage))
        stage.tap(at: CGPoint(x: 100, y: y))
        stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 0, "a tap selects at once")
        stage.preferredContentSizeCategory = .large
        stage.settle()
        XCTAssertEqual(tabs.tabBar.gestureRecognizers?.count ?? 0, usual)
        stage.window.rootViewController = nil
    }

    func testABarButtonItemShowsItsImageForTheViewerAndActs() {
        let stage = Stage(device: .iPhone15)
        stage.preferredContentSizeCategory = .accessibilityLarge
        var taps = 0
        let item = UIBarButtonItem(
            title: "Add", image: UIImage(systemName: "plus"), primaryAction: UIAction(title: "Add") { _ in taps += 1 })
        let large = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
        item.largeContentSizeImage = large
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        press(stage, CGPoint(x: 393 - 30, y: 59 + 22))
        func images(_ view: UIView) -> [UIImage] {
            [(view as? UIImageView)?.image].compactMap { $0 } + view.subviews.flatMap(images)
        }
        XCTAssertEqual(viewer(stage).map(images)?.map(\.size), [CGSize(width: 60, height: 60)])
        XCTAssertEqual(titles(stage), ["Add"])
        stage.touchUp()
        stage.settle()
        XCTAssertEqual(taps, 1)
        stage.preferredContentSizeCategory = .large
        stage.window.rootViewController = nil
    }

    func testTheFunctionOfTheIdiomAndTheNamesOfTests() {
        XCTAssertEqual(UI_USER_INTERFACE_IDIOM(), UIDevice.current.userInterfaceIdiom)
        let named: [any UIAccessibilityIdentification] = [
            UIView(), UIBarButtonItem(), UIAlertAction(title: "A", style: .default), UIAction { _ in },
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in },
        ]
        for object in named {
            object.accessibilityIdentifier = "name"
            XCTAssertEqual(object.accessibilityIdentifier, "name")
        }
    }
}
