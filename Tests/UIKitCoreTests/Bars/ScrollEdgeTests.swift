import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Scroll edge appearances of bars, as in iOS 15 and later.
@preconcurrency @MainActor
final class ScrollEdgeTests: XCTestCase {
    @MainActor
    private final class Scene {
        let stage: Stage
        let root = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let navigation: UINavigationController

        init(size: CGSize = CGSize(width: 300, height: 600), inTabs: Bool = false) {
            stage = Stage(
                device: Device(name: "edge", size: size, scale: 1, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
            root.title = "Places"
            root.view.addSubview(scroll)
            scroll.frame = CGRect(origin: .zero, size: size)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: size.width, height: 2000)
            navigation = UINavigationController(rootViewController: root)
            if inTabs {
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, UIViewController()]
                stage.window.rootViewController = tabs
            } else {
                stage.window.rootViewController = navigation
            }
            stage.settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }
        var tabBar: UITabBar? { navigation.tabBarController?.tabBar }

        /// Displayed opacity of the standard background.
        func shownProgress(of bar: UIView) -> Double {
            let background = bar.subviews.first { $0 is BarBackgroundView }
            let fill = background?.subviews.last?.subviews.dropFirst().first
            return Double(fill?.layer.presentation()?.opacity ?? -1)
        }
    }

    func testAPartlyFadedBackgroundShowsNoSharpContent() throws {
        let scene = Scene()
        // Stripes of one point, below the whole bar.
        for y in stride(from: -100.0, to: 300, by: 2) {
            let stripe = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 1))
            stripe.backgroundColor = .black
            scene.scroll.addSubview(stripe)
        }
        scene.scroll.backgroundColor = .white
        func contrast() -> Int {
            let column = scene.stage.image().withPixels { pixels in (24..<60).map { Int(pixels[$0 * 300 + 20] & 0xFF) } }
            return zip(column, column.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        }
        scene.stage.advance(by: 0)
        XCTAssertEqual(contrast(), 255, "the bar is transparent at the scroll edge")
        for distance in [4.0, 8, 12] {
            scene.scroll.contentOffset.y = distance - scene.scroll.adjustedContentInset.top
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.shownProgress(of: scene.bar), distance / 16, accuracy: 1e-6)
            XCTAssertLessThan(contrast(), 8, "\(distance)")
        }
    }

    func testTheBackgroundFadesInAsContentMovesUnderTheBar() {
        let scene = Scene()
        for (distance, progress) in [(0.0, 0.0), (4, 0.25), (8, 0.5), (16, 1), (400, 1), (12, 0.75), (0, 0), (-30, 0)] {
            scene.scroll.contentOffset.y = -64 + distance
            scene.stage.advance(by: 0.01)
            XCTAssertEqual(scene.shownProgress(of: scene.bar), progress, accuracy: 1e-6, "\(distance)")
        }
    }

    func testALargeTitleGoesBeforeTheBackgroundComes() {
        let scene = Scene()
        scene.bar.prefersLargeTitles = true
        scene.stage.settle()
        for (distance, progress) in [(0.0, 0.0), (30, 0), (52, 0), (60, 0.5), (68, 1)] {
            scene.scroll.contentOffset.y = -116 + distance
            scene.stage.advance(by: 0.01)
            XCTAssertEqual(scene.shownProgress(of: scene.bar), progress, accuracy: 1e-6, "\(distance)")
        }
    }

    func testWithoutContentThatScrollsTheBarIsAtTheEdge() {
        let scene = Scene()
        scene.scroll.contentOffset.y = 100
        scene.stage.settle()
        let plain = UIViewController()
        scene.navigation.pushViewController(plain, animated: true)
        scene.stage.advance(by: 0.05)
        let progress = scene.shownProgress(of: scene.bar)
        XCTAssertTrue((0.05...0.95).contains(progress), "fades with the push: \(progress)")
        scene.stage.settle()
        XCTAssertEqual(scene.shownProgress(of: scene.bar), 0)
        scene.navigation.popViewController(animated: false)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.shownProgress(of: scene.bar), 1)
    }

    func testTheSwipeBackBlendsTheLooksAndACancelledOneRestoresThem() {
        let scene = Scene()
        scene.scroll.contentOffset.y = 100
        scene.navigation.pushViewController(UIViewController(), animated: false)
        scene.stage.settle()
        let points = (0...60).map { CGPoint(x: 2 + CGFloat($0) * 2, y: 300) }
        scene.stage.touch(
            points.enumerated().map { TouchSample(time: Double($0) / 60, phase: $0 == 0 ? .began : .moved, location: $1) })
        scene.stage.touch([TouchSample(time: 0.3, phase: .moved, location: CGPoint(x: 122, y: 300))])
        XCTAssertEqual(scene.shownProgress(of: scene.bar), 0.4, accuracy: 0.01)
        scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 122, y: 300))])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
        XCTAssertEqual(scene.shownProgress(of: scene.bar), 0)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.shownProgress(of: scene.bar), 1)
    }

    func testAppearancesCountAtTheirEdgesAndSizes() {
        @MainActor func appearance(_ color: UIColor) -> UINavigationBarAppearance {
            let made = UINavigationBarAppearance()
            made.configureWithOpaqueBackground()
            made.backgroundColor = color
            made.titleTextAttributes = [.foregroundColor: color]
            return made
        }
        for isCompact in [false, true] {
            let scene = Scene(size: isCompact ? CGSize(width: 700, height: 320) : CGSize(width: 300, height: 600))
            XCTAssertEqual(scene.bar.traitCollection.verticalSizeClass == .compact, isCompact)
            let bar = scene.bar, item = scene.root.navigationItem
            @MainActor func colors() -> [UIColor?] {
                [0, 300].map { distance in
                    scene.scroll.contentOffset.y = -scene.scroll.adjustedContentInset.top + distance
                    scene.stage.settle()
                    return bar.backgroundView.color
                }
            }
            bar.standardAppearance = appearance(.red)
            XCTAssertEqual(colors(), [nil, .red])
            bar.scrollEdgeAppearance = appearance(.green)
            XCTAssertEqual(colors(), [.green, .red])
            bar.compactAppearance = appearance(.blue)
            XCTAssertEqual(colors(), [.green, isCompact ? .blue : .red])
            bar.compactScrollEdgeAppearance = appearance(.cyan)
            XCTAssertEqual(colors(), isCompact ? [.cyan, .blue] : [.green, .red])
            item.scrollEdgeAppearance = appearance(.brown)
            item.standardAppearance = appearance(.magenta)
            XCTAssertEqual(colors(), isCompact ? [.cyan, .blue] : [.brown, .magenta])
            item.compactAppearance = appearance(.orange)
            item.compactScrollEdgeAppearance = appearance(.purple)
            XCTAssertEqual(colors(), isCompact ? [.purple, .orange] : [.brown, .magenta])
            XCTAssertEqual(
                bar.content?.views(of: UILabel.self).first { $0.text == "Places" }?.textColor, isCompact ? .orange : .magenta)
        }
    }

    func testBottomBarsGoByTheEndOfTheContent() {
        let scene = Scene(inTabs: true)
        scene.navigation.isToolbarHidden = false
        scene.stage.settle()
        let bars = [scene.navigation.toolbar, scene.tabBar].compactMap { $0 }
        XCTAssertEqual(bars.count, 2)
        let end = 2000 + scene.scroll.adjustedContentInset.bottom - scene.scroll.bounds.height
        for (left, progress) in [(1000.0, 1.0), (8, 0.5), (0, 0), (-20, 0), (4, 0.25)] {
            scene.scroll.contentOffset.y = end - left
            scene.stage.advance(by: 0.01)
            for bar in bars { XCTAssertEqual(scene.shownProgress(of: bar), progress, accuracy: 1e-6, "\(left)") }
        }
        scene.scroll.contentSize.height += 300
        scene.stage.advance(by: 0.01)
        for bar in bars { XCTAssertEqual(scene.shownProgress(of: bar), 1) }
        scene.scroll.contentSize.height = 100
        scene.stage.settle()
        for bar in bars { XCTAssertEqual(scene.shownProgress(of: bar), 0, "all of the content is above") }
        scene.scroll.contentSize.height = 2000
        scene.stage.settle()
        scene.navigation.tabBarController?.selectedIndex = 1
        scene.stage.settle()
        XCTAssertEqual(scene.tabBar.map(scene.shownProgress), 0, "nothing scrolls")
    }

    func testATabBarThatLeavesByAPushKeepsItsBackground() {
        let scene = Scene(inTabs: true)
        XCTAssertEqual(scene.tabBar?.edgeProgress, 1)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        scene.navigation.pushViewController(pushed, animated: true)
        for _ in 0..<30 {
            scene.stage.advance(by: 0.02)
            XCTAssertEqual(scene.tabBar?.edgeProgress, 1)
        }
        scene.navigation.popViewController(animated: true)
        for _ in 0..<30 {
            scene.stage.advance(by: 0.02)
            XCTAssertEqual(scene.tabBar?.edgeProgress, 1)
        }
    }

    func testATabBarHasTheAppearanceOfItsEdge() {
        let scene = Scene(inTabs: true)
        guard let bar = scene.tabBar, let item = bar.selectedItem else { return XCTFail() }
        let (edge, own) = (UITabBarAppearance(), UITabBarAppearance())
        edge.backgroundColor = .green
        own.backgroundColor = .brown
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar.backgroundView.color, .red)
        scene.scroll.contentSize.height = 100
        scene.stage.settle()
        XCTAssertNil(bar.backgroundView.color)
        bar.scrollEdgeAppearance = edge
        XCTAssertEqual(bar.backgroundView.color, .green)
        item.scrollEdgeAppearance = own
        XCTAssertEqual(bar.backgroundView.color, .brown)
    }
}

extension UIView {
    /// This view and its descendants of a class.
    @MainActor
    fileprivate func views<View: UIView>(of type: View.Type) -> [View] {
        ([self as? View].compactMap { $0 }) + subviews.flatMap { $0.views(of: type) }
    }
}
