import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// Large titles that collapse with scrolled content.
@preconcurrency @MainActor
final class LargeTitleTests: XCTestCase, @unchecked Sendable {
    /// A scroll view of 2,000 points in a navigation controller with large titles, 20 points below the top.
    @MainActor
    private final class Scene {
        let stage = Stage.plain(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let root = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let navigation: UINavigationController

        init() {
            root.title = "Places"
            root.view.addSubview(scroll)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 2000)
            navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        /// Drags up from y 500 and holds; the pan's first 10 points are not dragged.
        func drag(by distance: CGFloat, lift: Bool = true) {
            var samples = (0...30).map {
                TouchSample(
                    time: Double($0) / 60, phase: $0 == 0 ? .began : .moved,
                    location: CGPoint(x: 150, y: 400 - distance * CGFloat($0) / 30))
            }
            samples += (1...12).map {
                TouchSample(time: 0.5 + Double($0) / 60, phase: .moved, location: CGPoint(x: 150, y: 400 - distance))
            }
            if lift { samples.append(TouchSample(time: 0.71, phase: .ended, location: CGPoint(x: 150, y: 400 - distance))) }
            stage.touch(samples)
        }

        var shownLargeTitles: [ShownLargeTitle] { LargeTitleTests.shownLargeTitles(in: bar) }

        /// The inline title, and its opacity.
        var smallTitle: CGFloat? {
            var pending: [UIView] = [bar]
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == "Places", label.font.pointSize == 17 { return label.alpha }
                pending += view.subviews
            }
            return nil
        }
    }

    func testTheBarGetsLowerByAsMuchAsTheContentLeavesItsTop() {
        let scene = Scene()
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 20, width: 300, height: 96))
        XCTAssertEqual(scene.scroll.contentOffset.y, -116)
        for (offset, height) in [(0.0, 96.0), (10, 86), (51, 45), (52, 44), (500, 44), (30, 66), (0, 96), (-40, 136), (0, 96)] {
            scene.scroll.contentOffset.y = -116 + offset
            XCTAssertEqual(scene.bar.frame.height, height, accuracy: 1e-9, "\(offset)")
            scene.stage.advance(by: 0.3)
            // Changes of the bar do not move content that is scrolling.
            XCTAssertEqual(scene.scroll.contentOffset.y, -116 + max(offset, 0), accuracy: offset < 0 ? 40 : 1e-9, "\(offset)")
            // Content above its top bounces back, and the bar that it stretches with it.
            XCTAssertEqual(scene.bar.frame.height, height, accuracy: offset < 0 ? 40 : 1e-9, "\(offset)")
            let rest = min(height, 96)
            XCTAssertEqual(scene.root.view.safeAreaInsets.top, 20 + rest, accuracy: 1e-9)
            XCTAssertEqual(scene.scroll.adjustedContentInset.top, 20 + rest, accuracy: 1e-9)
            XCTAssertEqual(scene.smallTitle, height < 56 ? 1 : 0, "\(offset)")
        }
    }

    func testAFingerScrollsTheTitleAwayAndItComesToRestWholeOrGone() {
        for (distance, height, offset) in [(25.0, 96.0, -116.0), (50, 44, -64)] {
            let scene = Scene()
            scene.drag(by: distance, lift: false)
            let scrolled = scene.scroll.contentOffset.y + 116
            XCTAssertGreaterThan(scrolled, 10)
            XCTAssertEqual(scene.bar.frame.height, 96 - scrolled, accuracy: 1e-6)
            scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: CGPoint(x: 150, y: 400 - distance))])
            scene.stage.settle()
            XCTAssertEqual(scene.bar.frame.height, height, accuracy: 1e-6, "\(distance)")
            XCTAssertEqual(scene.scroll.contentOffset.y, offset, accuracy: 1e-6, "\(distance)")
        }
        let scene = Scene()
        scene.drag(by: 250)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 44)
        let far = scene.scroll.contentOffset.y
        XCTAssertGreaterThan(far, 100)
        scene.drag(by: -300)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96, accuracy: 1e-6)
        XCTAssertEqual(scene.scroll.contentOffset.y, -116, accuracy: 1e-6)
    }

    func testATapOnTheStatusBarBringsTheTitleBack() {
        let scene = Scene()
        scene.scroll.contentOffset.y = 700
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 44)
        scene.stage.tap(at: CGPoint(x: 150, y: 8))
        scene.stage.settle()
        XCTAssertEqual(scene.scroll.contentOffset.y, -116, accuracy: 1e-6)
        XCTAssertEqual(scene.bar.frame.height, 96, accuracy: 1e-6)
    }

    func testTheScreenThatComesHasItsFinalSafeAreaFromTheStart() {
        let scene = Scene()
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        scene.navigation.pushViewController(next, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(next.view.safeAreaInsets.top, 64)
        XCTAssertEqual(scene.scroll.contentOffset.y, -116, "what leaves keeps its own")
        scene.stage.settle()
        XCTAssertEqual(next.view.safeAreaInsets.top, 64)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.root.view.safeAreaInsets.top, 116)
        XCTAssertEqual(scene.scroll.contentOffset.y, -116)
        XCTAssertEqual(next.view.safeAreaInsets.top, 64, "what leaves keeps its own")
        scene.stage.settle()
        XCTAssertEqual(scene.scroll.contentOffset.y, -116)
    }

    func testALargeTitleTravelsWithItsScreenAndIsCutByTheOneAbove() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let scene = Scene()
            scene.stage.layoutDirection = direction
            let isMirrored = direction == .rightToLeft
            let next = UIViewController()
            next.title = "Rome"
            scene.navigation.pushViewController(next, animated: false)
            scene.stage.settle()
            let rest = scene.shownLargeTitles
            XCTAssertEqual(rest.map(\.text), ["Rome"])
            @MainActor func finger(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 300 - x : x, y: 300) }
            for (end, finishes) in [(CGFloat(92), false), (212, true)] {
                var samples = (0...60).map {
                    TouchSample(
                        time: Double($0) / 60, phase: $0 == 0 ? .began : .moved, location: finger(2 + (end - 2) * CGFloat($0) / 60))
                }
                samples.append(TouchSample(time: 1.3, phase: .moved, location: finger(end)))
                scene.stage.touch(samples)
                let (fraction, titles) = (Double(end - 2) / 300, scene.shownLargeTitles.sorted { $0.text < $1.text })
                XCTAssertEqual(titles.map(\.text), ["Places", "Rome"])
                let (lower, upper) = (titles[0], titles[1])
                let sign: Double = isMirrored ? -1 : 1
                XCTAssertEqual(upper.x - rest[0].x, sign * 300 * fraction, accuracy: 0.01)
                XCTAssertEqual(lower.x - rest[0].x, -sign * 90 * (1 - fraction), accuracy: 0.01)
                // The lower title is as visible as its view controller.
                XCTAssertEqual(lower.clip.width, 300 * fraction, accuracy: 0.01)
                XCTAssertEqual(isMirrored ? lower.clip.maxX : lower.clip.minX, isMirrored ? 300 : 0, accuracy: 0.01)
                XCTAssertEqual(titles.map(\.opacity), [1, 1])
                XCTAssertEqual(Double(next.view.layer.presentation()?.frame.minX ?? 0), sign * 300 * fraction, accuracy: 0.01)
                scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: finger(end))])
                scene.stage.settle()
                XCTAssertEqual(scene.shownLargeTitles.map(\.text), [finishes ? "Places" : "Rome"])
                XCTAssertEqual(scene.shownLargeTitles[0].x, rest[0].x, accuracy: 1e-6)
                XCTAssertEqual(scene.shownLargeTitles[0].clip.width, 300)
            }
            scene.navigation.pushViewController(next, animated: true)
            for _ in 0..<5 {
                scene.stage.advance(by: 0.04)
                let titles = scene.shownLargeTitles.sorted { $0.text < $1.text }
                let edge = Double(next.view.layer.presentation()?.frame.minX ?? 0)
                XCTAssertEqual(titles[1].x - rest[0].x, edge, accuracy: 0.01)
                XCTAssertEqual(Double(titles[0].clip.width), abs(edge), accuracy: 0.01)
            }
        }
    }

    func testEachScreenKeepsItsOwn() {
        let scene = Scene()
        scene.scroll.contentOffset.y = 300
        scene.stage.settle()
        let next = UIViewController()
        next.title = "Rome"
        next.view = UIScrollView(frame: .zero)
        (next.view as? UIScrollView)?.contentSize = CGSize(width: 300, height: 3000)
        scene.navigation.pushViewController(next, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        XCTAssertEqual((next.view as? UIScrollView)?.contentOffset.y, -116)
        (next.view as? UIScrollView)?.contentOffset.y = -90
        XCTAssertEqual(scene.bar.frame.height, 70)
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 44)
        XCTAssertEqual(scene.scroll.contentOffset.y, 300)
        XCTAssertEqual(scene.scroll.adjustedContentInset.top, 64)
        scene.scroll.contentOffset.y = -116
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        XCTAssertEqual(scene.smallTitle, 0)
    }

    func testContentThatKeepsClearOfNothingLeavesTheTitle() {
        let scene = Scene()
        scene.scroll.contentInsetAdjustmentBehavior = .never
        scene.scroll.contentOffset.y = 200
        scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.height, 96)
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        other.contentSize = CGSize(width: 300, height: 2000)
        scene.root.view.addSubview(other)
        scene.root.setContentScrollView(other, for: .top)
        scene.stage.settle()
        other.contentOffset.y = 0
        XCTAssertEqual(scene.bar.frame.height, 44)
    }
}

/// A displayed large title, in points of the bar.
private struct ShownLargeTitle {
    let text: String
    let x: Double
    let clip: CGRect
    let opacity: Float
}

extension LargeTitleTests {
    @MainActor
    fileprivate static func shownLargeTitles(in bar: UINavigationBar) -> [ShownLargeTitle] {
        var (found, pending): ([ShownLargeTitle], [UIView]) = ([], [bar])
        while let view = pending.popLast() {
            pending += view.subviews
            guard let label = view as? UILabel, label.font.pointSize == 34, !label.isHidden, let clip = label.superview,
                let shown = label.layer.presentation(), let shownClip = clip.layer.presentation()
            else { continue }
            let opacity = shown.opacity * shownClip.opacity * (clip.superview?.layer.presentation()?.opacity ?? 1)
            let x = Double(shown.frame.minX + shownClip.frame.minX - shownClip.bounds.minX)
            found.append(ShownLargeTitle(text: label.text ?? "", x: x, clip: shownClip.frame, opacity: opacity))
        }
        return found
    }
}
