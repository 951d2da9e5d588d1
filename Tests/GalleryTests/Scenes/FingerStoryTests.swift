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
        Device(name: "small", size: CGSize(width: 320, height: 480), scale: 1), Device.iPhone15, .iPad10,
        Device(name: "wide", size: CGSize(width: 1366, height: 1024), scale: 1),
    ]

    func testASwipeSwingsTheDashboardAwayAndBack() throws {
        try MainActor.assumeIsolated {
            for device in Self.devices {
                try play("spin-modal", on: device) { stage, root, advance in
                    advance(0.5)
                    XCTAssert(root.presentedViewController is OfferViewController, device.name)
                    XCTAssertNotNil(root.view.window)
                    advance(1.9)
                    XCTAssertNil(root.view.window, device.name)
                    advance(3.4)
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
