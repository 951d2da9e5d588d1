import Kinora
import TestSupport
import UIKit
import XCTest

@testable import Components

/// The bubble over a tab bar's item, to the number (Documentation/Effects.md#activity-bubble).
@preconcurrency @MainActor
final class TabBarActivityBubbleTests: XCTestCase, @unchecked Sendable {
    private static func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) } }

    func testItHasAGroundThreeIconsAndThreeCounts() {
        let scene = BubbleScene()
        scene.show(3)
        XCTAssertEqual(Self.labels(in: scene.bubble).map(\.text), ["2", "1", "3"])
        XCTAssertEqual(scene.bubble.accessibilityLabel, "2 comments, 1 like, 3 followers")
        let ground = scene.bubble.pixel(CGPoint(x: 70, y: 38))
        XCTAssertEqual(ground.last, 255)
        XCTAssertGreaterThan(ground[0], ground[1] + 60, "coral")
        XCTAssertEqual(scene.bubble.pixel(CGPoint(x: 1, y: 44)).last, 0, "beside the tip there is nothing")
        XCTAssertEqual(scene.bubble.pixel(CGPoint(x: 70, y: 42)).last, 255, "the tip")
        (scene.bubble.comments, scene.bubble.likes, scene.bubble.followers) = (0, 999, 12_345)
        XCTAssertEqual(Self.labels(in: scene.bubble).map(\.text), ["0", "999", "12k"])
    }

    func testInvalidRequestsAreReportedAndChangeNothing() {
        let scene = BubbleScene()
        for index in [-1, 5, .max, .min] {
            scene.show(index)
            XCTAssertNil(scene.bubble.superview, "\(index)")
        }
        scene.hide()
        scene.show(2)
        scene.stage.settle()
        scene.show(9)
        scene.checkRest(over: 2)
        scene.bubble.likes = -4
        XCTAssertEqual(scene.bubble.likes, 1)
        scene.bubble.spacing = .nan
        XCTAssertEqual(scene.bubble.spacing, 2)
        scene.checkRest(over: 2)
        let empty = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let other = TabBarActivityBubble()
        other.show(overItemAt: 0, in: empty)
        XCTAssertNil(other.superview)
        // A bar without a width has its items on one another.
        let narrow = UITabBar(frame: .zero)
        narrow.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        other.show(overItemAt: 1, in: narrow)
        XCTAssertEqual(other.frame, CGRect(x: -70, y: -49, width: 140, height: 47))
    }

    func testCountsAreBesideTheirIcons() {
        for kind in ScreenKind.all {
            let scene = BubbleScene(kind)
            XCTAssertEqual(scene.bubble.bounds.size, CGSize(width: 140, height: 47))
            scene.show(3)
            var last = kind.isMirrored ? 140.0 : 0
            for label in Self.labels(in: scene.bubble) {
                guard let column = label.superview, let icon = column.subviews.first(where: { $0 !== label }) else {
                    XCTFail("no icon beside \(label.text ?? "")")
                    continue
                }
                XCTAssertEqual(icon.bounds.size, CGSize(width: 18, height: 18), "\(kind)")
                let (iconFrame, labelFrame) = (
                    column.convert(icon.frame, to: scene.bubble), column.convert(label.frame, to: scene.bubble)
                )
                if kind.isMirrored {
                    XCTAssertLessThanOrEqual(labelFrame.maxX, iconFrame.minX, "\(kind)")
                    XCTAssertLessThanOrEqual(iconFrame.maxX, last, "\(kind)")
                    last = labelFrame.minX
                } else {
                    XCTAssertGreaterThanOrEqual(labelFrame.minX, iconFrame.maxX, "\(kind)")
                    XCTAssertGreaterThanOrEqual(iconFrame.minX, last, "\(kind)")
                    last = labelFrame.maxX
                }
                XCTAssertTrue(scene.bubble.bounds.contains(labelFrame), "\(kind)")
                XCTAssertGreaterThanOrEqual(labelFrame.width + 0.5, label.intrinsicContentSize.width, "nothing is cut off")
            }
        }
    }

    func testItIsOverTheMiddleOfItsItemAboveTheBar() {
        for kind in ScreenKind.all {
            let scene = BubbleScene(kind)
            for index in 0..<5 {
                scene.show(index)
                let column = Double(kind.isMirrored ? 4 - index : index)
                let itemWidth = scene.bar.bounds.width / 5
                XCTAssertEqual(
                    scene.bubble.frame.minX, column * itemWidth + itemWidth / 2 - 140 / 2, accuracy: 1e-9, "\(kind) \(index)")
                XCTAssertEqual(scene.bubble.frame.minY, -47 - 2, accuracy: 1e-9)
                scene.checkRest(over: index, "\(kind) \(index)")
            }
            XCTAssertFalse(scene.bar.clipsToBounds)
            // Its color is visible in the window, above the bar.
            scene.show(2)
            scene.stage.settle()
            let middle = scene.bubble.convert(CGPoint(x: 70, y: 3), to: nil as UIView?)
            let seen = UIImage(cgImage: scene.stage.image(), scale: kind.device.scale, orientation: .up).pixel(middle)
            XCTAssertGreaterThan(seen[0], seen[1] + 60, "\(kind): \(seen)")
        }
    }

    func testItFadesInAndMovesWithoutFlashing() {
        let scene = BubbleScene()
        scene.show(1)
        XCTAssertEqual(scene.bubble.seenAlpha, 0, accuracy: 1e-6)
        for step in 1...10 {
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.bubble.seenAlpha, EaseInOut.value(Double(step) / 10), accuracy: 1e-4)
        }
        XCTAssertEqual(scene.bubble.seenAlpha, 1)
        scene.checkRest(over: 1)
        scene.show(4)
        for step in 0...8 {
            let fraction = EaseInOut.value(min(Double(step) / 8, 1))
            XCTAssertEqual(
                scene.bubble.seenFrame.minX, scene.left(1) + (scene.left(4) - scene.left(1)) * fraction, accuracy: 1e-2, "\(step)")
            XCTAssertEqual(scene.bubble.seenAlpha, 1, "no flash")
            XCTAssertEqual(scene.images, 0, "never doubles")
            scene.stage.advance(by: 0.025)
        }
        XCTAssertEqual(scene.bubble.seenFrame.minX, scene.left(4), accuracy: 1e-9)
        XCTAssertEqual(scene.bar.subviews.filter { $0 is TabBarActivityBubble }.count, 1)
        scene.checkRest(over: 4)
    }

    func testItFadesAwayAndComesBackFromWhatIsLeft() {
        let scene = BubbleScene()
        scene.show(1)
        scene.stage.settle()
        scene.hide()
        for step in 0..<10 {
            XCTAssertEqual(scene.bubble.seenAlpha, 1 - EaseInOut.value(Double(step) / 10), accuracy: 1e-4)
            XCTAssertNotNil(scene.bubble.superview)
            scene.stage.advance(by: 0.05)
        }
        scene.stage.advance(by: 0.001)
        scene.checkRest(over: nil)
        scene.show(1)
        scene.stage.settle()
        scene.hide()
        scene.stage.advance(by: 0.3)
        let present = scene.bubble.seenAlpha
        scene.hide()
        XCTAssertEqual(scene.bubble.seenAlpha, present, accuracy: 1e-6, "asked again it goes on")
        scene.show(2)
        XCTAssertEqual(scene.bubble.seenAlpha, present, accuracy: 1e-6)
        var last = present
        for step in 1...10 {
            scene.stage.advance(by: 0.05)
            let fraction = EaseInOut.value(Double(step) / 10)
            XCTAssertEqual(scene.bubble.seenAlpha, present + (1 - present) * fraction, accuracy: 1e-4)
            XCTAssertGreaterThanOrEqual(scene.bubble.seenAlpha, last)
            last = scene.bubble.seenAlpha
        }
        scene.stage.advance(by: 0.3)
        scene.checkRest(over: 2)
        // While it fades in, it can be hidden too.
        scene.hide()
        scene.stage.settle()
        scene.show(0)
        scene.stage.advance(by: 0.2)
        let early = scene.bubble.seenAlpha
        scene.hide()
        XCTAssertEqual(scene.bubble.seenAlpha, early, accuracy: 1e-6)
        scene.stage.advance(by: 0.55)
        scene.checkRest(over: nil)
    }

    func testItTakesNoTouchesAndTurnsWithTheBar() {
        for kind in ScreenKind.all {
            let scene = BubbleScene(kind)
            var taps = 0
            let button = UIButton(frame: scene.stage.window.bounds)
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scene.tabs.navigation?.topViewController?.view.addSubview(button)
            scene.show(2)
            scene.stage.settle()
            scene.stage.tap(at: scene.bar.convert(CGPoint(x: scene.bubble.center.x, y: -25), to: nil as UIView?))
            XCTAssertEqual(taps, 1, "\(kind)")
            scene.show(3)
            scene.stage.settle()
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                let old = scene.bubble.frame.minX
                scene.stage.rotate(to: orientation)
                scene.stage.advance(by: 0.15)
                let new = scene.left(3)
                XCTAssertEqual(scene.bubble.frame.minX, new, accuracy: 1e-9, "\(kind)")
                XCTAssertEqual(
                    scene.bubble.seenFrame.minX, (old + new) / 2, accuracy: abs(old - new) * 0.06 + 0.01, "\(kind): on the way")
                scene.checkRest(over: 3, "\(kind)")
            }
            // In the middle of everything.
            scene.show(0)
            scene.stage.advance(by: 0.1)
            scene.stage.rotate(to: .landscapeRight)
            scene.stage.advance(by: 0.1)
            scene.hide()
            scene.checkRest(over: nil, "\(kind)")
        }
    }

    func testWithReduceMotionItFadesFromOneItemToAnother() {
        for kind in ScreenKind.all {
            let scene = BubbleScene(kind)
            scene.stage.isReduceMotionEnabled = true
            scene.show(1)
            scene.stage.settle()
            scene.show(4)
            XCTAssertEqual(scene.images, 1)
            guard let rendered = scene.bar.subviews.first(where: { $0 !== scene.bubble && $0.frame.size == scene.bubble.frame.size })
            else { return XCTFail("\(kind): nothing fades out") }
            for step in 0..<8 {
                let fraction = EaseInOut.value(Double(step) / 8)
                XCTAssertEqual(scene.bubble.seenFrame.minX, scene.left(4), accuracy: 1e-9)
                XCTAssertEqual(scene.bubble.seenAlpha, fraction, accuracy: 1e-4, "\(kind) \(step)")
                XCTAssertEqual(rendered.seenFrame.minX, scene.left(1), accuracy: 1e-9)
                XCTAssertEqual(rendered.seenAlpha, 1 - fraction, accuracy: 1e-4)
                scene.stage.advance(by: 0.025)
            }
            scene.checkRest(over: 4, "\(kind)")
        }
    }

    func testRequestsAtAnyMomentDoNotJump() {
        var random = SeededRandom(seed: 6)
        for kind in [ScreenKind.all[0], ScreenKind.all[3]] {
            let scene = BubbleScene(kind)
            // Two movements under way at most, and a fade.
            let width = scene.bar.bounds.width
            let most = 2 * width * EaseInOut.steepest / 0.2 / 60
            for moment in 0..<40 {
                let isForth = moment % 2 == 0
                scene.show(isForth ? 0 : 4)
                scene.stage.settle()
                if moment % 4 < 2 { scene.hide() } else { scene.show(isForth ? 4 : 0) }
                scene.stage.advance(by: Double.random(in: 0...0.5, using: &random))
                guard scene.bubble.superview != nil else { continue }
                let before = (scene.bubble.seenFrame.minX, scene.bubble.seenAlpha)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scene.hide()
                case 1: scene.show(isForth ? 0 : 4)
                default: scene.show(2)
                }
                XCTAssertEqual(scene.bubble.seenFrame.minX, before.0, accuracy: 1e-6, "\(kind) \(moment)")
                XCTAssertEqual(scene.bubble.seenAlpha, before.1, accuracy: 1e-6, "\(kind) \(moment)")
                var last = before
                for _ in 0..<45 where scene.bubble.superview != nil {
                    scene.stage.advance(by: 1 / 60)
                    guard scene.bubble.superview != nil else { break }
                    let now = (scene.bubble.seenFrame.minX, scene.bubble.seenAlpha)
                    XCTAssertLessThanOrEqual(abs(now.0 - last.0), most, "\(kind) \(moment)")
                    XCTAssertLessThanOrEqual(abs(now.1 - last.1), EaseInOut.steepest / 0.5 / 60 + 1e-6, "\(kind) \(moment)")
                    last = now
                }
                let isThere = scene.bubble.superview != nil
                scene.checkRest(over: isThere ? Self.index(in: scene) : nil, "\(kind) \(moment)")
            }
        }
    }

    func testARotationAtAnyMomentDoesNotJump() {
        var random = SeededRandom(seed: 66)
        for kind in [ScreenKind.all[0], ScreenKind.all[3]] {
            let scene = BubbleScene(kind)
            scene.show(0)
            scene.stage.settle()
            for moment in 0..<20 {
                let isRotated = moment % 2 == 0
                scene.show(isRotated ? 4 : 0)
                scene.stage.advance(by: Double.random(in: 0...0.2, using: &random))
                let before = scene.bubble.seenFrame
                scene.stage.rotate(to: isRotated ? .landscapeRight : .portrait)
                scene.stage.advance(by: 0)
                XCTAssertEqual(scene.bubble.seenFrame.midX, before.midX, accuracy: 1e-6, "\(kind) \(moment)")
                XCTAssertEqual(scene.bubble.seenFrame.midY, before.midY, accuracy: 1e-6, "\(kind) \(moment)")
                scene.checkRest(over: isRotated ? 4 : 0, "\(kind) \(moment)")
            }
        }
    }

    func testItsColorGoesWithTheLook() {
        let scene = BubbleScene()
        scene.show(3)
        scene.stage.settle()
        let light = scene.bubble.pixel(CGPoint(x: 70, y: 38))
        scene.stage.userInterfaceStyle = .dark
        scene.stage.settle()
        XCTAssertLessThan(scene.bubble.pixel(CGPoint(x: 70, y: 38))[0], light[0] - 20)
        scene.bubble.bubbleColor = .blue
        scene.stage.settle()
        let blue = scene.bubble.pixel(CGPoint(x: 70, y: 38))
        XCTAssertGreaterThan(blue[2], blue[0] + 200)
    }

    /// The item below the bubble.
    private static func index(in scene: BubbleScene) -> Int? { (0..<5).first { abs(scene.left($0) - scene.bubble.frame.minX) < 1e-6 } }

    func testOfRequestsInOneFrameTheLastWins() {
        let scene = BubbleScene()
        scene.bubble.show(overItemAt: 1, in: scene.bar)
        scene.bubble.hide()
        scene.bubble.show(overItemAt: 3, in: scene.bar)
        scene.checkRest(over: 3)
        scene.bubble.show(overItemAt: 1, in: scene.bar)
        scene.bubble.hide()
        scene.checkRest(over: nil)
    }

    func testNothingIsLeftBehind() {
        weak var bubble: TabBarActivityBubble?
        weak var tabs: UITabBarController?
        do {
            let scene = BubbleScene()
            (bubble, tabs) = (scene.bubble, scene.tabs.tabs)
            let before = scene.bar.subviews.count
            scene.stage.isReduceMotionEnabled = true
            scene.show(3)
            scene.stage.advance(by: 0.1)
            scene.show(1)
            scene.stage.advance(by: 0.05)
            scene.show(2)
            scene.stage.settle()
            scene.hide()
            scene.stage.settle()
            XCTAssertEqual(scene.bar.subviews.count, before)
            XCTAssertEqual(scene.bubble.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
            XCTAssertFalse(scene.bubble.layer.shouldRasterize)
            // Taken out by the app, in the middle.
            scene.show(3)
            scene.stage.advance(by: 0.1)
            scene.bubble.removeFromSuperview()
            XCTAssertEqual(scene.bar.subviews.count, before)
            scene.checkRest(over: nil)
            scene.show(0)
            scene.stage.advance(by: 0.3)
            scene.hide()
            scene.stage.window.rootViewController = UIViewController()
            scene.stage.settle()
            scene.show(0)
        }
        XCTAssertNil(bubble)
        XCTAssertNil(tabs)
    }

    func testAnotherBarTakesItOver() {
        let scene = BubbleScene()
        scene.show(3)
        scene.stage.settle()
        let other = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
        other.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        scene.stage.window.addSubview(other)
        scene.bubble.show(overItemAt: 1, in: other)
        scene.stage.advance(by: 0)
        XCTAssertTrue(scene.bubble.superview === other)
        XCTAssertEqual(scene.bubble.seenAlpha, 0, accuracy: 1e-6)
        XCTAssertEqual(scene.bubble.frame.minX, 80)
        scene.stage.settle()
        // More items: the middle one is elsewhere.
        other.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        scene.stage.settle()
        XCTAssertEqual(scene.bubble.frame.minX, 300 / 4 * 1.5 - 70)
    }

    func testEverythingCanBeChanged() {
        let scene = BubbleScene()
        (scene.bubble.fadeDuration, scene.bubble.moveDuration, scene.bubble.curve, scene.bubble.spacing) = (1, 0.4, .linear, 10)
        scene.show(0)
        XCTAssertEqual(scene.bubble.frame.minY, -57)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.bubble.seenAlpha, 0.5, accuracy: 1e-4)
        scene.stage.advance(by: 0.6)
        scene.show(4)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.bubble.seenFrame.minX, scene.left(0) + (scene.left(4) - scene.left(0)) / 4, accuracy: 1e-6)
        scene.stage.settle()
        scene.bubble.spacing = 4
        XCTAssertEqual(scene.bubble.frame.minY, -51)
        scene.bubble.bounds.size = CGSize(width: 160, height: 60)
        scene.stage.settle()
        XCTAssertEqual(scene.bubble.frame, CGRect(x: scene.tabs.middle(4) - 80, y: -64, width: 160, height: 60))
    }

    /// Body and tip overlap, and so do the parts of the signs: together they have no hole.
    func testOverlappingSubpathsHaveNoHole() {
        let stage = Stage(device: Device(name: "fine", size: CGSize(width: 320, height: 480), scale: 3))
        let bubble = TabBarActivityBubble()
        bubble.bubbleColor = .black
        for count in bubble.counts { count.isHidden = true }
        let glyph = BubbleGlyph(.comments)
        glyph.backgroundColor = .black
        let root = UIViewController()
        root.view.backgroundColor = .white
        (bubble.frame.origin, glyph.frame.origin) = (CGPoint(x: 20, y: 100), CGPoint(x: 20, y: 200))
        root.view.addSubview(bubble)
        root.view.addSubview(glyph)
        stage.window.rootViewController = root
        stage.settle()
        let image = UIImage(cgImage: stage.image(), scale: 3, orientation: .up)
        for y in stride(from: 136.1, through: 144, by: 1.0 / 3) {
            XCTAssertLessThan(image.pixel(CGPoint(x: 90, y: y))[0], 70, "the tip hangs on the bubble at \(y)")
        }
        for y in stride(from: 209.1, through: 214, by: 1.0 / 3) {
            XCTAssertGreaterThan(image.pixel(CGPoint(x: 25.5, y: y))[0], 250, "the speech sign's tail at \(y)")
        }
    }
}
