import Components
import Kinora
import Scenes
import UIKit
import XCTest

@testable import Gallery

/// Movements and positions that the scenes' checkpoints do not cover. `SceneMatrixTests` plays all of them.
@preconcurrency @MainActor
final class FingerStoryTests: XCTestCase, @unchecked Sendable {
    private func play(_ id: String, on device: Device, _ visit: (Stage, UIViewController, (Double) throws -> Void) throws -> Void) throws {
        let play = try ScenePlay(id, on: device)
        try visit(play.stage, XCTUnwrap(play.root)) { try play.advance(to: $0) }
    }

    private static let devices = [
        Device(name: "small", size: CGSize(width: 320, height: 480), scale: 1), Device.iPhoneSE1, .iPhone15, .iPad10,
        Device(name: "wide", size: CGSize(width: 1366, height: 1024), scale: 1),
    ]

    func testASwipeSwingsTheDashboardOutOfTheWindowAndBackIntoIt() throws {
        for device in Self.devices {
            try play("spin-modal", on: device) { stage, root, advance in
                try advance(0.5)
                XCTAssertNotNil(root.view.window)
                try advance(2.2)
                XCTAssertNil(root.view.window, device.name)
                try advance(4.8)
                XCTAssertEqual(root.view.frame, stage.window.bounds, device.name)
            }
        }
    }

    func testAFingerReachesAKeyOfTheKeyboardAndNothingBelowIt() throws {
        try play("conversation", on: .iPhone15) { stage, _, advance in
            let middle = CGPoint(x: 0.5, y: 0.5)
            try advance(0.25)
            XCTAssertNil(SceneElement.label("q").point(at: middle, in: stage.window), "there is no keyboard yet")
            try advance(1.35)
            let key = try XCTUnwrap(SceneElement.label("q").point(at: middle, in: stage.window))
            XCTAssertGreaterThan(key.y, stage.window.bounds.height - 300)
            let below = UIView(frame: CGRect(x: 100, y: key.y, width: 60, height: 60))
            below.accessibilityIdentifier = "below"
            stage.window.addSubview(below)
            XCTAssertNil(SceneElement.identifier("below").point(at: middle, in: stage.window))
            below.frame.origin.y = 200
            XCTAssertEqual(SceneElement.identifier("below").point(at: middle, in: stage.window), CGPoint(x: 130, y: 230))
            below.removeFromSuperview()
        }
    }

    func testTheAlertNamesTheRowAndAllRowsAreBackInTheEnd() throws {
        for device in Self.devices {
            try play("side-swipe", on: device) { stage, root, advance in
                let rows = try XCTUnwrap(stage.window.timeline)
                try advance(1)
                let row = try XCTUnwrap(rows.sideSwipe?.openIndexPath?.row, device.name)
                try advance(2.2)
                XCTAssertEqual((root.presentedViewController as? UIAlertController)?.title, "Reply on cell \(row)", device.name)
                try advance(5.2)
                XCTAssertEqual(rows.tableView.visibleCells.filter { $0.transform != .identity }.count, 0, device.name)
            }
        }
    }

    func testOneButtonIsEnabledAtATimeAndTheBubbleIsOverItsTab() throws {
        for device in Self.devices {
            try play("activity-bubble", on: device) { stage, root, advance in
                let tabs = try XCTUnwrap(root as? ActivityTabBarController)
                XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [true, false])
                try advance(1.2)
                XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [false, true], device.name)
                XCTAssertEqual(stage.window.bubble?.center.x ?? 0, tabs.tabBar.bounds.width * 0.7, accuracy: 1e-6, device.name)
                XCTAssertEqual(stage.window.bubble?.accessibilityLabel, "2 comments, 1 like, 3 followers")
                try advance(4.5)
                XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [true, false], device.name)
            }
        }
    }

    func testTheCameraButtonIsOnTheBarsLowerEdge() throws {
        for device in Self.devices + [.iPhoneSE1, .iPadPro13] {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let stage = Stage(device: device)
                stage.layoutDirection = direction
                let tabs = ActivityTabBarController()
                stage.window.rootViewController = tabs
                stage.settle()
                XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Feed", "Popular", "Share", "News", "@user"])
                let camera = try XCTUnwrap(tabs.tabBar.subviews.first { $0 is CameraButton })
                XCTAssertEqual(camera.frame.size, CGSize(width: 69, height: 59))
                XCTAssertEqual(camera.center.x, device.size.width / 2)
                let height = tabs.tabBar.bounds.height - tabs.tabBar.safeAreaInsets.bottom
                XCTAssertEqual(camera.center.y, height / 2 - (59 - height) / 2, accuracy: 1e-9, device.name)
                XCTAssertEqual(camera.frame.maxY, height, accuracy: 1e-9, device.name)
                stage.tap(at: camera)
                XCTAssertEqual(tabs.selectedIndex, 2, device.name)
            }
        }
    }

    func testTheArrowSlidesAndLeavesWithTheBar() throws {
        for device in Self.devices {
            try play("tab-arrow", on: device) { _, root, advance in
                let tabs = try XCTUnwrap(root as? ArrowTabBarController)
                let arrow = try XCTUnwrap(root.view.subviews.first { $0 is TabBarArrow })
                for (time, index) in [(0.3, 0), (1.1, 1), (1.5, 3), (2.6, 0), (6.6, 0)] {
                    try advance(time)
                    XCTAssertEqual(tabs.selectedIndex, index, "\(device.name) \(time)")
                    let middle = tabs.tabBar.bounds.width / 5 * (Double(index) + 0.5)
                    XCTAssertEqual(arrow.center.x, tabs.tabBar.frame.minX + middle, accuracy: 1e-6, "\(device.name) \(time)")
                    guard time == 2.6 else { continue }
                    try advance(3.9)
                    XCTAssertLessThan(tabs.tabBar.frame.maxX, 1, "\(device.name): a photo is open")
                    XCTAssertLessThan(arrow.frame.maxX, 0, device.name)
                }
                XCTAssertEqual(tabs.tabBar.frame.minX, 0, device.name)
                tabs.open(4)
                try advance(7)
                XCTAssertEqual(arrow.center.x, tabs.tabBar.bounds.width * 0.9, accuracy: 1e-6)
            }
        }
    }

    func testScreensChangeAtTouchDownAndTheGlowFollowsASecondLater() throws {
        for device in Self.devices {
            try play("glossy-tab-bar", on: device) { _, root, advance in
                let bar = try XCTUnwrap(root.view.subviews.first { $0 is GlossyTabBar } as? GlossyTabBar)
                @MainActor func shown() -> String? { (root.view.subviews.first as? ColorScreen)?.kind.title }
                // An item's glow is aligned with its top, and behind its icon.
                @MainActor func glowing() -> [Int] {
                    bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }.enumerated()
                        .filter { $0.element.subviews.first { $0.contentMode == .top }?.isHidden == false }.map(\.offset)
                }
                XCTAssertEqual(bar.icons.count, 5)
                XCTAssertEqual(shown(), "Home")
                // The finger comes down 0.08 seconds before it is lifted.
                try advance(0.44)
                XCTAssertEqual(shown(), "Camera", device.name)
                XCTAssertEqual(glowing(), [])
                try advance(1.4)
                XCTAssertEqual(glowing(), [], device.name)
                try advance(1.45)
                XCTAssertEqual(glowing(), [2], device.name)
                try advance(1.84)
                XCTAssertEqual(shown(), "Profile", device.name)
                try advance(1.99)
                XCTAssertEqual(shown(), "Favourites", device.name)
                try advance(2.9)
                XCTAssertEqual(glowing(), [2], "\(device.name): not to the one in between")
                try advance(3.2)
                XCTAssertEqual(glowing(), [1], device.name)
                try advance(3.55)
                XCTAssertEqual(shown(), "Messages", device.name)
                try advance(5.4)
                XCTAssertEqual(glowing(), [3], device.name)
                XCTAssertEqual(bar.selectedIndex, 3)
            }
        }
    }
}
