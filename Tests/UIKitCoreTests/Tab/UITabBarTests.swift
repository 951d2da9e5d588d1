import Kinora
import TestSupport
import UIKit
import XCTest

/// A tab bar by itself: layout, appearance, taps.
@preconcurrency @MainActor
final class UITabBarTests: XCTestCase {
    private final class Listener: NSObject, UITabBarDelegate {
        var taps: [String] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            taps.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
        }
    }

    private static func bar(on stage: Stage, _ titles: [String], image: UIImage? = nil) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: stage.window.bounds.height - 49, width: stage.window.bounds.width, height: 49))
        bar.items = titles.map { UITabBarItem(title: $0, image: image, tag: 0) }
        stage.window.addSubview(bar)
        stage.advance(by: 0)
        return bar
    }

    private static func square(_ length: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image {
            $0.fill(CGRect(x: 0, y: 0, width: length, height: length))
        }
    }

    private static func buttons(of bar: UITabBar) -> [UIControl] { bar.subviews.compactMap { $0 as? UIControl } }

    func testItemsShareTheWidthFromTheLeadingEdge() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two", "Three"])
        XCTAssertEqual(Self.buttons(of: bar).map(\.frame), (0..<3).map { CGRect(x: 100 * $0, y: 0, width: 100, height: 49) })
        stage.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        XCTAssertEqual(Self.buttons(of: bar).map(\.frame.minX), [200, 100, 0])
        stage.layoutDirection = .leftToRight
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 10
        stage.advance(by: 0)
        XCTAssertEqual(Self.buttons(of: bar).map(\.frame), (0..<3).map { CGRect(x: 50 + 70 * $0, y: 0, width: 60, height: 49) })
    }

    func testImagesLieAboveTitlesAndBesideThemInLowBars() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two"], image: Self.square(24))
        @MainActor func frames() -> (image: CGRect, title: CGRect) {
            let views = Self.buttons(of: bar)[0].subviews
            return (views[0].frame, views[1].frame)
        }
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 49)
        XCTAssertEqual(frames().image, CGRect(x: 63, y: 8, width: 24, height: 24))
        XCTAssertEqual(frames().title.midX, 75, accuracy: 0.5)
        XCTAssertEqual(frames().title.minY, 35)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 32)
        bar.frame = CGRect(x: 0, y: 268, width: 600, height: 32)
        stage.advance(by: 0)
        let low = frames()
        XCTAssertEqual(low.image.height, 22)
        bar.items?[0].badgeValue = "1"
        stage.advance(by: 0)
        XCTAssertEqual(Self.buttons(of: bar)[0].subviews[2].frame.minX, low.title.maxX + 4)
        XCTAssertEqual(low.title.minX - low.image.maxX, 8, accuracy: 1)
        XCTAssertEqual((low.image.minX + low.title.maxX) / 2, 150, accuracy: 1)
    }

    func testATapSelectsAndTellsTheDelegate() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two"])
        let listener = Listener()
        bar.delegate = listener
        bar.selectedItem = bar.items?[1]
        XCTAssertEqual(listener.taps, [])
        stage.tap(at: CGPoint(x: 75, y: 575))
        stage.tap(at: CGPoint(x: 75, y: 575))
        XCTAssertEqual(listener.taps, ["One true", "One true"])
        bar.items?[1].isEnabled = false
        stage.tap(at: CGPoint(x: 225, y: 575))
        XCTAssertEqual(listener.taps.count, 2)
        let complaints = Diagnostics.complaints { bar.selectedItem = UITabBarItem(title: "Else", image: nil, tag: 0) }
        XCTAssertEqual(complaints, ["UITabBar: the item 'Else' is not in the bar; the selection stays."])
        XCTAssertTrue(bar.selectedItem === bar.items?[0])
    }

    func testColorsFollowSelectionAndAppearance() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two"], image: Self.square(24))
        @MainActor func tints() -> [UIColor?] { Self.buttons(of: bar).map { $0.subviews[0].tintColor } }
        bar.selectedItem = bar.items?[0]
        XCTAssertEqual(tints(), [.systemBlue, .systemGray])
        bar.tintColor = .red
        bar.unselectedItemTintColor = .green
        XCTAssertEqual(tints(), [.red, .green])
        bar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .orange
        XCTAssertEqual(tints(), [.orange, .green])
        let own = UITabBarAppearance()
        own.stackedLayoutAppearance.normal.iconColor = .purple
        bar.items?[1].standardAppearance = own
        bar.selectedItem = bar.items?[1]
        XCTAssertEqual(tints(), [.purple, .red])
    }

    func testABadgeIsAtTheImagesCorner() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two"], image: Self.square(24))
        @MainActor func badge() -> UIView { Self.buttons(of: bar)[0].subviews[2] }
        XCTAssertTrue(badge().isHidden)
        bar.items?[0].badgeValue = "3"
        stage.advance(by: 0)
        XCTAssertFalse(badge().isHidden)
        XCTAssertEqual(badge().frame, CGRect(x: 78, y: 3, width: 18, height: 18))
        XCTAssertEqual(badge().backgroundColor, .systemRed)
        bar.items?[0].badgeColor = .blue
        bar.items?[0].badgeValue = "1234"
        stage.advance(by: 0)
        XCTAssertGreaterThan(badge().frame.width, 30)
        XCTAssertEqual(badge().frame.minX, 78)
        XCTAssertEqual(badge().backgroundColor, .blue)
        stage.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        // The first item is on the right now, and its badge at the other corner.
        XCTAssertEqual(badge().frame.maxX, 72)
    }

    func testItemsCrossFade() {
        let stage = Stage.plain()
        let bar = Self.bar(on: stage, ["One", "Two"])
        let two = bar.items?[1]
        bar.setItems([two, UITabBarItem(title: "Three", image: nil, tag: 0)].compactMap { $0 }, animated: true)
        stage.advance(by: 0.15)
        let opacities = Self.buttons(of: bar).map { Double($0.layer.presentation()?.opacity ?? -1) }
        XCTAssertEqual(opacities.count, 3)
        for (opacity, expected) in zip(opacities, [0.5, 1, 0.5]) { XCTAssertEqual(opacity, expected, accuracy: 1e-6) }
        stage.settle()
        XCTAssertEqual(Self.buttons(of: bar).map(\.frame.minX), [0, 150])
    }
}
