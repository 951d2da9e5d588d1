import Components
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The scenes that fingers tell: on any screen they begin, do what they say, and end where they began.
final class FingerStoryTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private func play(_ id: String, on device: Device, _ visit: (Stage, UIViewController, (Double) -> Void) throws -> Void) throws {
        let scene = try XCTUnwrap(GalleryScene.all.first { $0.id == id })
        let stage = Stage(device: device)
        scene.start(stage.window)
        let script = try GestureScript(text: XCTUnwrap(scene.fingers)(device.size))
        var playback: TouchPlayback? = TouchPlayback(script.samples, on: stage)
        try visit(stage, XCTUnwrap(stage.window.rootViewController)) { time in
            playback?.run(until: time)
            if time > stage.now { stage.advance(by: time - stage.now) }
        }
        playback = nil
    }

    private static let devices = [
        Device(name: "small", size: CGSize(width: 320, height: 480), scale: 1), Device.iPhoneSE1, .iPhone15, .iPad10,
        Device(name: "wide", size: CGSize(width: 1366, height: 1024), scale: 1),
    ]

    func testASwipeSwingsTheDashboardAwayAndBack() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("spin-modal", on: device) { stage, root, advance in
                    advance(0.5)
                    XCTAssert(root.presentedViewController is OfferViewController, device.name)
                    XCTAssertNotNil(root.view.window)
                    advance(2.5)
                    XCTAssertNil(root.view.window, device.name)
                    advance(4.8)
                    XCTAssertNil(root.presentedViewController, device.name)
                    XCTAssertEqual(root.view.frame, stage.window.bounds, device.name)
                }
            }
        }
    }

    func testAFingerPullsTheOfferAwayAtTheSecondTry() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("depth-push", on: device) { _, root, advance in
                    let navigation = try XCTUnwrap(root as? UINavigationController)
                    advance(0.5)
                    XCTAssertEqual(navigation.viewControllers.count, 2, device.name)
                    advance(4.9)
                    XCTAssertEqual(navigation.viewControllers.count, 2, device.name)
                    XCTAssertNil(navigation.transitionCoordinator, device.name)
                    advance(6.6)
                    XCTAssertEqual(navigation.viewControllers.count, 1, device.name)
                    XCTAssertNil(navigation.transitionCoordinator, device.name)
                }
            }
        }
    }

    func testTapsOpenAndCloseInBothStyles() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("zoom", on: device) { _, root, advance in
                    for (opened, closed) in [(0.5, 2.35), (2.5, 4.2)] {
                        advance(opened)
                        XCTAssertNotNil(root.presentedViewController, "\(device.name) \(opened)")
                        advance(closed)
                        XCTAssertNil(root.presentedViewController, "\(device.name) \(closed)")
                    }
                }
            }
        }
    }

    func testASwipeOpensARowsMenuWhoseActionClosesIt() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("side-swipe", on: device) { _, root, advance in
                    let navigation = try XCTUnwrap(root as? UINavigationController)
                    let rows = try XCTUnwrap(navigation.topViewController as? TimelineViewController)
                    advance(1)
                    let row = try XCTUnwrap(rows.sideSwipe?.openIndexPath?.row, device.name)
                    advance(2.2)
                    XCTAssertEqual((root.presentedViewController as? UIAlertController)?.title, "Reply on cell \(row)", device.name)
                    XCTAssertNil(rows.sideSwipe?.openIndexPath, device.name)
                    advance(2.95)
                    XCTAssertNil(root.presentedViewController, device.name)
                    advance(3.8)
                    XCTAssertNotNil(rows.sideSwipe?.openIndexPath, device.name)
                    advance(5.2)
                    XCTAssertNil(rows.sideSwipe?.openIndexPath, device.name)
                    XCTAssertEqual(rows.tableView.visibleCells.filter { $0.transform != .identity }.count, 0, device.name)
                }
            }
        }
    }

    func testButtonsShowAndHideTheBubble() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("activity-bubble", on: device) { _, root, advance in
                    let tabs = try XCTUnwrap(root as? ActivityTabBarController)
                    @MainActor func bubble() -> UIView? { tabs.tabBar.subviews.first { $0 is TabBarActivityBubble } }
                    XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [true, false])
                    advance(1.2)
                    XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [false, true], device.name)
                    XCTAssertEqual(bubble()?.center.x ?? 0, tabs.tabBar.bounds.width * 0.7, accuracy: 1e-6, device.name)
                    XCTAssertEqual(bubble()?.accessibilityLabel, "2 comments, 1 like, 3 followers")
                    advance(2.05)
                    XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [true, false], device.name)
                    advance(3)
                    XCTAssertEqual(bubble()?.alpha, 1, device.name)
                    advance(4.5)
                    XCTAssertNil(bubble(), device.name)
                    XCTAssertEqual([tabs.showItem.isEnabled, tabs.hideItem.isEnabled], [true, false], device.name)
                }
            }
        }
    }

    /// Effects spec 6: "The demo: Feed, Popular, Share, News, @user; a 69x59 camera button at the bar's centre, raised by (its height - bar height)/2 if it is
    /// taller, else centred; Show and Hide buttons, one enabled at a time; the bubble over index 3 with comments 2, likes 1, followers 3."
    func testTheCameraButtonStandsOnTheBarsLowerEdge() throws {
        try MainActor.assumeIsolated {
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
    }

    func testTheArrowSlidesAndLeavesWithTheBar() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("tab-arrow", on: device) { _, root, advance in
                    let tabs = try XCTUnwrap(root as? ArrowTabBarController)
                    let arrow = try XCTUnwrap(root.view.subviews.first { $0 is TabBarArrow })
                    for (time, index) in [(0.3, 0), (1.1, 1), (1.5, 3), (2.6, 0), (6.6, 0)] {
                        advance(time)
                        XCTAssertEqual(tabs.selectedIndex, index, "\(device.name) \(time)")
                        let middle = tabs.tabBar.bounds.width / 5 * (Double(index) + 0.5)
                        XCTAssertEqual(arrow.center.x, tabs.tabBar.frame.minX + middle, accuracy: 1e-6, "\(device.name) \(time)")
                        guard time == 2.6 else { continue }
                        advance(4)
                        XCTAssertLessThan(tabs.tabBar.frame.maxX, 1, "\(device.name): a photo is open")
                        XCTAssertLessThan(arrow.frame.maxX, 0, device.name)
                    }
                    XCTAssertEqual(tabs.tabBar.frame.minX, 0, device.name)
                    tabs.open(4)
                    advance(7)
                    XCTAssertEqual(arrow.center.x, tabs.tabBar.bounds.width * 0.9, accuracy: 1e-6)
                }
            }
        }
    }

    /// Effects spec 8: "The demo: five items, five coloured screens that change at touch down; 1 s after a selection the glow moves to that item."
    func testScreensChangeAtTouchDownAndTheGlowFollowsASecondLater() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("glossy-tab-bar", on: device) { _, root, advance in
                    let bar = try XCTUnwrap(root.view.subviews.first { $0 is GlossyTabBar } as? GlossyTabBar)
                    @MainActor func shown() -> String? { (root.view.subviews.first as? ColorScreen)?.kind.title }
                    // An item's glow is its last part.
                    @MainActor func glowing() -> [Int] {
                        bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }.enumerated()
                            .filter { $0.element.subviews.last?.isHidden == false }.map(\.offset)
                    }
                    XCTAssertEqual(bar.icons.count, 5)
                    XCTAssertEqual(shown(), "Home")
                    // The finger comes down 0.08 seconds before it is lifted.
                    advance(0.44)
                    XCTAssertEqual(shown(), "Camera", device.name)
                    XCTAssertEqual(glowing(), [])
                    advance(1.4)
                    XCTAssertEqual(glowing(), [], device.name)
                    advance(1.45)
                    XCTAssertEqual(glowing(), [2], device.name)
                    advance(1.84)
                    XCTAssertEqual(shown(), "Profile", device.name)
                    advance(1.99)
                    XCTAssertEqual(shown(), "Favourites", device.name)
                    advance(2.9)
                    XCTAssertEqual(glowing(), [2], "\(device.name): not to the one in between")
                    advance(3.2)
                    XCTAssertEqual(glowing(), [1], device.name)
                    advance(3.55)
                    XCTAssertEqual(shown(), "Messages", device.name)
                    advance(5.4)
                    XCTAssertEqual(glowing(), [3], device.name)
                    XCTAssertEqual(bar.selectedIndex, 3)
                }
            }
        }
    }

    func testAPullTurnsTheArticleAndAnotherBringsItBack() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("article-pager", on: device) { _, root, advance in
                    let navigation = try XCTUnwrap(root as? UINavigationController)
                    advance(0.5)
                    let list = try XCTUnwrap(navigation.viewControllers.first as? TopAppsViewController)
                    XCTAssertTrue(list.placeholder is LoadingView, device.name)
                    advance(1)
                    XCTAssertNil(list.placeholder, device.name)
                    advance(2)
                    let articles = try XCTUnwrap(navigation.topViewController as? ArticlesViewController, device.name)
                    let page = try XCTUnwrap(articles.pager?.currentPage)
                    XCTAssertGreaterThan(page, 0, device.name)
                    XCTAssertEqual(articles.title, list.articles[page].name)
                    advance(3.6)
                    XCTAssertEqual(articles.pager?.currentPage, page + 1, device.name)
                    XCTAssertEqual(articles.title, list.articles[page + 1].name)
                    advance(6)
                    XCTAssertEqual(articles.pager?.currentPage, page, device.name)
                }
            }
        }
    }
}
