import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

@preconcurrency @MainActor
final class UIToolbarTests: XCTestCase {
    func testItemsLieBetweenTheMarginsAndMirrored() {
        let scene = BarScene()
        let (left, right) = (scene.item("Left"), scene.item("Right side"))
        let bar = scene.toolbar([left, .flexibleSpace(), right])
        let (a, b) = (barWidth("Left"), barWidth("Right side"))
        XCTAssertEqual(
            scene.buttonFrames(in: bar),
            [CGRect(x: 16, y: 436, width: a, height: 44), CGRect(x: 304 - b, y: 436, width: b, height: 44)])
        bar.semanticContentAttribute = .forceRightToLeft
        scene.stage.settle()
        XCTAssertEqual(
            scene.buttonFrames(in: bar),
            [CGRect(x: 16, y: 436, width: b, height: 44), CGRect(x: 304 - a, y: 436, width: a, height: 44)])
    }

    func testTheBackgroundReachesToTheEndOfTheScreen() {
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let scene = BarScene(safeAreaInsets: insets)
        let bar = scene.toolbar([])
        @MainActor func background() -> CGRect { bar.subviews[0].convert(bar.subviews[0].bounds, to: nil) }
        XCTAssertEqual(background(), CGRect(x: 0, y: 402, width: 320, height: 78))
        bar.frame.origin.y = 300
        scene.stage.settle()
        XCTAssertEqual(background(), CGRect(x: 0, y: 300, width: 320, height: 44))
    }

    func testABarInTheSafeAreaHasItsItemsAboveTheHomeIndicator() {
        let scene = BarScene(safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 34, right: 40))
        let bar = scene.toolbar([scene.item("A")])
        bar.frame = CGRect(x: 0, y: 480 - 78, width: 320, height: 78)
        scene.stage.settle()
        XCTAssertEqual(scene.buttonFrames(in: bar)[0].origin, CGPoint(x: 56, y: 402))
        XCTAssertEqual(scene.buttonFrames(in: bar)[0].height, 44)
    }

    func testAnimatedItemsFadeWhileOthersMove() {
        let scene = BarScene()
        let (stays, comes, goes) = (scene.item("Stays"), scene.item("Comes"), scene.item("Goes"))
        let bar = scene.toolbar([goes, stays])
        let views = scene.views(of: BarButton.self, in: bar)
        let start = 16 + barWidth("Goes") + 8
        let staying = views.first { $0.item === stays }!
        let going = views.first { $0.item === goes }!
        bar.setItems([stays, .flexibleSpace(), comes], animated: true)
        scene.stage.advance(by: 0.15)
        let coming = scene.views(of: BarButton.self, in: bar).first { $0.item === comes }!
        // Halfway through an ease-in-out all are in the middle.
        XCTAssertEqual(going.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.01)
        XCTAssertEqual(coming.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.01)
        XCTAssertEqual(coming.layer.presentation()?.frame.maxX ?? -1, 288, accuracy: 0.01)
        XCTAssertEqual(16 + (staying.layer.presentation()?.frame.minX ?? -1), (start + 16) / 2, accuracy: 0.5)
        scene.stage.settle()
        XCTAssertNil(going.superview)
        XCTAssertEqual(going.alpha, 1)
        XCTAssertEqual(scene.texts(in: bar), ["Stays", "Comes"])
        XCTAssertTrue(scene.views(of: BarButton.self, in: bar).contains(staying))
    }

    func testAnItemThatComesBackWhileItFadesIsThere() {
        let scene = BarScene()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let item = UIBarButtonItem(customView: view)
        let bar = scene.toolbar([item])
        bar.setItems([], animated: true)
        scene.stage.advance(by: 0.1)
        bar.setItems([item], animated: true)
        scene.stage.settle()
        XCTAssertEqual(view.alpha, 1)
        XCTAssertNotNil(view.superview)
        XCTAssertEqual(bar.items?.count, 1)
    }

    func testLooksFollowTheOlderPropertiesAndThenTheAppearance() {
        let scene = BarScene()
        let bar = scene.toolbar([scene.item("A")])
        XCTAssertNil(scene.backgroundColor(of: bar), "transparent: nothing scrolls under it")
        bar.edgeProgress = 1
        bar.barTintColor = .systemTeal
        bar.isTranslucent = false
        scene.stage.settle()
        XCTAssertEqual(scene.backgroundColor(of: bar), .systemTeal)
        bar.standardAppearance.backgroundColor = .systemPink
        scene.stage.settle()
        XCTAssertEqual(scene.backgroundColor(of: bar), .systemPink)
        let edge = UIToolbarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .systemGreen
        edge.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        bar.scrollEdgeAppearance = edge
        edge.backgroundColor = .black
        scene.stage.settle()
        XCTAssertEqual(scene.backgroundColor(of: bar), .systemPink)
        bar.edgeProgress = 0
        scene.stage.settle()
        XCTAssertEqual(scene.backgroundColor(of: bar), .systemGreen)
        XCTAssertEqual(scene.color(in: bar), .systemYellow)
    }

    func testASpaceMayBeThereSeveralTimesAndAnItemOnce() {
        let scene = BarScene()
        let (space, item) = (UIBarButtonItem.flexibleSpace(), scene.item("Middle"))
        let bar = scene.toolbar([space, item, space])
        XCTAssertEqual(bar.items?.count, 3)
        XCTAssertEqual(scene.buttonFrames(in: bar)[0].midX, 160, accuracy: 0.5)
        bar.items = [item, item]
        XCTAssertEqual(bar.items?.count, 1)
    }

    func testADelegateMayPutTheBarAtTheTop() {
        let scene = BarScene(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let bar = scene.toolbar([])
        let delegate = ToolbarPositionDelegate()
        bar.delegate = delegate
        bar.frame.origin.y = 20
        scene.stage.settle()
        XCTAssertEqual(bar.barPosition, .topAttached)
        XCTAssertEqual(bar.subviews[0].frame, CGRect(x: 0, y: -20, width: 320, height: 64))
    }
}

private final class ToolbarPositionDelegate: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
