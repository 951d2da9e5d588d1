import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The gallery as an app: how it starts, and how its user goes to an effect and back.
@preconcurrency @MainActor
final class GalleryAppTests: XCTestCase, @unchecked Sendable {
    private func list(in window: UIWindow?) throws -> GalleryViewController {
        let launch = try XCTUnwrap(window?.rootViewController as? LaunchViewController)
        let navigation = try XCTUnwrap(launch.children.first as? UINavigationController)
        return try XCTUnwrap(navigation.topViewController as? GalleryViewController)
    }

    func testTheAppGoesFromItsLaunchScreenToTheListOfAllEffects() throws {
        for isReduced in [false, true] {
            let stage = Stage(device: .iPhone15)
            stage.isReduceMotionEnabled = isReduced
            stage.launch(GalleryApp.self)
            let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            let window = try XCTUnwrap(windows.first { $0.rootViewController is LaunchViewController })
            XCTAssertTrue(window.isKeyWindow)
            let list = try list(in: window)
            stage.advance(by: 0.3)
            let curtain = try XCTUnwrap(window.rootViewController?.view.subviews.last as? LaunchView)
            XCTAssertEqual(curtain.layer.presentation()?.opacity, 1)
            stage.advance(by: 0.5)
            XCTAssertLessThan(try XCTUnwrap(curtain.layer.presentation()).opacity, 0.9)
            XCTAssertEqual(curtain.mark.transform == .identity, isReduced)
            stage.advance(by: 0.3)
            XCTAssertNil(curtain.superview)
            XCTAssertEqual(list.collectionView.numberOfItems(inSection: 0), GalleryScene.all.count)
        }
    }

    func testEveryCardOpensItsEffectAndTheButtonRestoresTheList() throws {
        let stage = Stage(device: .iPhone15)
        GalleryScene.gallery.start(in: stage.window)
        stage.advance(by: 1.2)
        let list = try list(in: stage.window)
        for (index, scene) in GalleryScene.all.enumerated() {
            let path = IndexPath(item: index, section: 0)
            list.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
            stage.advance(by: 0.1)
            let offset = list.collectionView.contentOffset
            let insets = list.collectionView.adjustedContentInset
            stage.tap(at: try XCTUnwrap(list.collectionView.cellForItem(at: path)))
            stage.advance(by: 1.5)
            weak let opened = list.presentedViewController as? SceneViewController
            XCTAssertEqual(opened?.scene.id, scene.id)
            XCTAssertEqual(opened?.view.frame, stage.window.bounds, scene.id)
            XCTAssertEqual(opened?.children.first?.view.frame, stage.window.bounds, scene.id)
            XCTAssertNil(list.view.window, scene.id)
            let corner = CGPoint(x: stage.window.bounds.width - 31, y: stage.window.safeAreaInsets.top + 22)
            stage.tap(at: corner)
            stage.settle()
            XCTAssertNil(list.presentedViewController, scene.id)
            XCTAssertNil(opened, "\(scene.id) is kept")
            XCTAssertEqual(list.collectionView.contentOffset, offset, scene.id)
            XCTAssertEqual(list.collectionView.adjustedContentInset, insets, scene.id)
        }
    }

    func testTheButtonIsInTheTrailingCornerAndIsLargeEnoughToTouch() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(device: .iPhone15)
            stage.layoutDirection = direction
            let controller = SceneViewController(scene: .zoom)
            stage.window.rootViewController = controller
            stage.advance(by: 0.1)
            let frame = controller.closeButton.frame
            XCTAssertEqual(frame.size, CGSize(width: 44, height: 44))
            XCTAssertEqual(frame.minY, stage.window.safeAreaInsets.top)
            XCTAssertEqual(direction == .rightToLeft ? frame.minX : stage.window.bounds.width - frame.maxX, 8)
        }
    }

    func testEveryEffectHasAnIconOfItsOwn() throws {
        let stage = Stage(device: .iPhoneSE1)
        defer { withExtendedLifetime(stage) {} }
        let ids = [
            "dashboard-scale", "dashboard-slide", "spin-modal", "depth-push", "zoom", "side-swipe", "activity-bubble", "tab-arrow",
            "glossy-tab-bar", "article-pager", "card-stack", "matched-hero", "pull-up-sheet", "conversation",
            "two-columns",
        ]
        let plain = try XCTUnwrap(EffectArtwork(scene: "").image(size: CGSize(width: 50, height: 50)).cgImage)
        let pictures = try ids.map { id in
            FrameDigest(try XCTUnwrap(EffectArtwork(scene: id).image(size: CGSize(width: 50, height: 50)).cgImage))
        }
        XCTAssertEqual(Set(pictures).count, ids.count)
        XCTAssertFalse(pictures.contains(FrameDigest(plain)))
        XCTAssertTrue(GalleryScene.all.allSatisfy { ids.contains($0.id) })
        XCTAssertFalse(GalleryScene.all.contains { $0.id == GalleryScene.gallery.id })
    }
}
