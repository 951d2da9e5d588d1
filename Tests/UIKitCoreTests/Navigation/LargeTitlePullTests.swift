import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Large titles below a pull, and at other text sizes.
@preconcurrency @MainActor
final class LargeTitlePullTests: XCTestCase {
    @MainActor
    private final class Scene {
        let stage = Stage.plain(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let root = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let navigation: UINavigationController

        init(_ change: (UIScrollView) -> Void = { _ in }) {
            root.title = "Places"
            root.view.addSubview(scroll)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 2000)
            change(scroll)
            navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        /// Pulls down from y 200 and holds.
        func pull(by distance: CGFloat) {
            var samples = (0...30).map {
                TouchSample(
                    time: Double($0) / 60, phase: $0 == 0 ? .began : .moved,
                    location: CGPoint(x: 150, y: 200 + distance * CGFloat($0) / 30))
            }
            samples += (1...12).map {
                TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: 150, y: 200 + distance))
            }
            stage.touch(samples)
        }

        func lift(_ distance: CGFloat) {
            stage.touch([TouchSample(time: 0.01, phase: .ended, location: CGPoint(x: 150, y: 200 + distance))])
        }

        /// The visible large title.
        var largeTitle: UILabel? {
            var pending: [UIView] = [bar]
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == root.title, label.font.pointSize > 17, !label.isHidden { return label }
                pending += view.subviews
            }
            return nil
        }

        /// The large title's frame in the window, by its model.
        var frame: CGRect { largeTitle.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    }

    func testALargeTitleFollowsAPullAndGrowsToAboutATenth() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let scene = Scene()
            scene.stage.layoutDirection = direction
            scene.stage.settle()
            let rest = scene.frame
            XCTAssertEqual(rest, CGRect(x: 16, y: 67, width: 268, height: 41))
            var last = CGFloat(1)
            for distance in [60.0, 150, 350] {
                scene.pull(by: distance)
                let pulled = -116 - scene.scroll.contentOffset.y
                XCTAssertGreaterThan(pulled, 20)
                let scale = scene.largeTitle?.transform.a ?? 0
                XCTAssertEqual(scene.frame.midY, rest.midY + pulled, accuracy: 0.01)
                XCTAssertGreaterThan(scale, last)
                XCTAssertLessThanOrEqual(scale, 1.1 + 1e-9)
                // The leading edge stays.
                XCTAssertEqual(
                    direction == .leftToRight ? scene.frame.minX : scene.frame.maxX, direction == .leftToRight ? rest.minX : rest.maxX,
                    accuracy: 0.01)
                XCTAssertEqual(scene.bar.frame.height, 96 + pulled, accuracy: 0.01)
                XCTAssertEqual(scene.root.view.safeAreaInsets.top, 116)
                XCTAssertEqual(scene.scroll.adjustedContentInset.top, 116)
                last = scale
                scene.lift(distance)
                scene.stage.settle()
                XCTAssertEqual(scene.frame, rest)
                XCTAssertEqual(scene.largeTitle?.transform, .identity)
                XCTAssertEqual(scene.bar.frame.height, 96)
            }
            XCTAssertEqual(last, 1.1, accuracy: 0.011)
        }
    }

    func testATitleAsWideAsTheBarDoesNotGrow() {
        let scene = Scene()
        scene.root.title = "A title that is much wider than the bar is"
        scene.stage.settle()
        scene.pull(by: 300)
        XCTAssertEqual(scene.largeTitle?.transform.a, 1)
    }

    func testTheSpinnerIsAboveTheLargeTitle() throws {
        for isOpaque in [false, true] {
            let control = UIRefreshControl()
            let scene = Scene { $0.refreshControl = control }
            if isOpaque {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                scene.bar.scrollEdgeAppearance = appearance
            }
            scene.stage.settle()
            let rest = scene.frame
            scene.pull(by: 560)
            XCTAssertTrue(control.isRefreshing)
            scene.lift(560)
            scene.stage.advance(by: 2)
            XCTAssertEqual(scene.scroll.contentOffset.y, -176, accuracy: 0.01)
            XCTAssertEqual(scene.bar.frame.height, 156, accuracy: 0.01)
            XCTAssertEqual(scene.frame.midY, rest.midY + 60, accuracy: 0.01)
            let wheel = try XCTUnwrap(control.subviews.first { $0 is UIActivityIndicatorView })
            let shown = wheel.convert(wheel.bounds, to: nil)
            XCTAssertGreaterThanOrEqual(shown.minY, 64)
            XCTAssertLessThan(shown.maxY, scene.frame.minY)
            XCTAssertEqual(shown.midX, 150, accuracy: 0.5)
            // It is in front of an opaque bar's background.
            var ancestors = Array(sequence(first: control as UIView) { $0.superview })
            XCTAssertTrue(ancestors.contains(scene.bar))
            // Scrolled up the title collapses as it does without.
            scene.scroll.contentOffset.y = -116
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.bar.frame.height, 96, accuracy: 0.01)
            scene.scroll.contentOffset.y = -96
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.bar.frame.height, 76, accuracy: 0.01)
            scene.scroll.contentOffset.y = 300
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.bar.frame.height, 44, accuracy: 0.01)
            control.endRefreshing()
            scene.scroll.setContentOffset(CGPoint(x: 0, y: -116), animated: false)
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 96, accuracy: 0.01)
            XCTAssertEqual(scene.scroll.contentOffset.y, -116, accuracy: 0.01)
            // Without a large title it is in the content.
            scene.root.navigationItem.largeTitleDisplayMode = .never
            scene.stage.settle()
            ancestors = Array(sequence(first: control as UIView) { $0.superview })
            XCTAssertTrue(ancestors.contains(scene.scroll))
            scene.scroll.refreshControl = nil
            XCTAssertNil(control.superview)
        }
    }

    func testLargeTitlesGrowWithTheTextSize() {
        let scene = Scene()
        XCTAssertEqual(scene.largeTitle?.font.pointSize, 34)
        for (category, size) in [
            (UIContentSizeCategory.accessibilityExtraLarge, CGFloat(52)), (.accessibilityExtraExtraExtraLarge, 60), (.extraSmall, 31),
            (.large, 34),
        ] {
            scene.stage.preferredContentSizeCategory = category
            scene.stage.settle()
            XCTAssertEqual(scene.largeTitle?.font.pointSize, size)
            let height = scene.bar.frame.height - 44
            let line = UIFont.systemFont(ofSize: size, weight: .bold).lineHeight
            XCTAssertEqual(height, line + 11, accuracy: 2)
            XCTAssertEqual(scene.scroll.contentOffset.y, -64 - height)
            XCTAssertGreaterThanOrEqual(scene.largeTitle?.bounds.height ?? 0, line.rounded(.down))
            XCTAssertLessThanOrEqual(scene.frame.maxY, scene.bar.frame.maxY)
            // It collapses by its own height.
            scene.scroll.contentOffset.y = -64 - height + 30
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 44 + height - 30)
            scene.scroll.contentOffset.y = 300
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 44)
            scene.scroll.contentOffset.y = -64 - height
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, 44 + height)
        }
        // A collapsed title stays so.
        scene.scroll.contentOffset.y = 300
        scene.stage.preferredContentSizeCategory = .accessibilityExtraLarge
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 44)
        XCTAssertEqual(scene.scroll.contentOffset.y, 300)
    }
}
