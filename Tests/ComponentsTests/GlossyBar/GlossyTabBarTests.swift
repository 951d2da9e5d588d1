import Kinora
import TestSupport
import UIKit
import XCTest

@testable import Components

/// The drawn tab bar, to the number (Documentation/Effects.md#glossy-tab-bar).
@preconcurrency @MainActor
final class GlossyTabBarTests: XCTestCase, @unchecked Sendable {
    func testSubviewsHaveTheirFrames() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            XCTAssertEqual(scene.bar.intrinsicContentSize.height, 44)
            XCTAssertEqual(scene.bar.sizeThatFits(CGSize(width: 300, height: 900)), CGSize(width: 300, height: 44))
            let width = kind.device.size.width / 5
            for (index, item) in scene.items.enumerated() {
                XCTAssertEqual(item.frame.width, width, accuracy: 1e-9, "\(kind)")
                XCTAssertEqual(item.frame.midX, scene.middle(index), accuracy: 1e-9, "\(kind)")
                XCTAssertEqual(item.frame.minY, 0)
                XCTAssertEqual(item.frame.height, 44)
            }
            XCTAssertTrue(scene.bar.arrow.superview === scene.bar)
            XCTAssertFalse(scene.bar.arrow.isUserInteractionEnabled)
            XCTAssertEqual(scene.bar.arrow.frame.minY, -scene.bar.arrow.bounds.height + 2, accuracy: 1e-9)
            scene.bar.selectedIndex = 3
            for step in 0...8 {
                scene.stage.advance(by: step == 0 ? 0 : 0.025)
                let fraction = EaseInOut.value(Double(step) / 8)
                XCTAssertEqual(
                    scene.bar.arrow.seenFrame.midX, scene.middle(0) + (scene.middle(3) - scene.middle(0)) * fraction, accuracy: 1e-2,
                    "\(kind)")
            }
            scene.checkRest(at: 3, "\(kind)")
            // A higher bar has its items at its upper edge.
            scene.bar.frame.size.height = 78
            scene.stage.settle()
            XCTAssertEqual(scene.items[0].frame.height, 44)
        }
    }

    private final class Images: GlossyTabBarDelegate {
        let size: CGSize
        init(_ size: CGSize) { self.size = size }

        private func plain(_ color: UIColor, _ size: CGSize) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { _ in
                color.setFill()
                UIRectFill(CGRect(origin: .zero, size: size))
            }
        }

        func glossyTabBar(_ bar: GlossyTabBar, imageForItemAt index: Int) -> UIImage? { index == 1 ? plain(.green, size) : nil }
        func backgroundImage(for bar: GlossyTabBar) -> UIImage? { plain(.red, CGSize(width: 1, height: 22)) }
        func selectedIconFillImage(for bar: GlossyTabBar) -> UIImage? { plain(.yellow, CGSize(width: 3, height: 3)) }
        func selectedItemBackgroundImage(for bar: GlossyTabBar) -> UIImage? { plain(.blue, CGSize(width: 9, height: 10)) }
        func glowImage(for bar: GlossyTabBar) -> UIImage? { plain(.white, CGSize(width: 20, height: 14)) }
        func arrowImage(for bar: GlossyTabBar) -> UIImage? { plain(.cyan, CGSize(width: 30, height: 16)) }
    }

    func testTheDelegateMayGiveEveryImage() {
        let scene = GlossyScene()
        let images = Images(CGSize(width: 16, height: 12))
        scene.bar.delegate = images
        scene.stage.settle()
        XCTAssertEqual(scene.bar.arrow.bounds.size, CGSize(width: 30, height: 16))
        XCTAssertEqual(scene.bar.arrow.frame.minY, -14)
        XCTAssertEqual(scene.bar.pixel(CGPoint(x: 66, y: 20)), [255, 0, 0, 255], "the background")
        XCTAssertEqual(scene.items[1].iconView.image?.size, CGSize(width: 16, height: 12))
        XCTAssertEqual(scene.items[1].iconView.image?.pixel(CGPoint(x: 8, y: 6)), [170, 170, 170, 255])
        scene.bar.selectedIndex = 1
        XCTAssertEqual(scene.items[1].iconView.image?.pixel(CGPoint(x: 8, y: 6)), [255, 255, 0, 255])
        scene.stage.settle()
        XCTAssertEqual(scene.bar.pixel(CGPoint(x: scene.middle(1) - 20, y: 10)), [0, 0, 255, 255])
        scene.bar.glowItem(at: 1)
        XCTAssertEqual(scene.items[1].glowView.frame.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(scene.bar.arrow.pixel(CGPoint(x: 15, y: 8)), [0, 255, 255, 255])
        scene.bar.delegate = nil
        XCTAssertEqual(scene.items[1].iconView.image?.size, CGSize(width: 30, height: 30), "its own again")
    }

    func testTheUpperHalfIsAGradientTheLowerOneBlack() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            let scale = kind.device.scale
            XCTAssertEqual(scene.bar.backgroundView.frame, CGRect(x: 0, y: 0, width: kind.device.size.width, height: 22))
            XCTAssertEqual(scene.bar.backgroundView.image?.size.height, 22)
            var last = 256
            for y in stride(from: 2.0, to: 21, by: 3) {
                let left = scene.bar.pixel(CGPoint(x: 0.5, y: y), scale: scale)
                let between = scene.bar.pixel(CGPoint(x: kind.device.size.width * 0.4 - 1, y: y), scale: scale)
                XCTAssertLessThan(left[0], last, "\(kind)")
                XCTAssertEqual(left, between, "\(kind)")
                XCTAssertEqual(left[0], left[2])
                last = left[0]
            }
            XCTAssertGreaterThan(last, 20)
            for y in [22.5, 30, 43] { XCTAssertEqual(scene.bar.pixel(CGPoint(x: 0.5, y: y), scale: scale), [0, 0, 0, 255], "\(kind)") }
        }
    }

    func testOnlyTheOpacityOfAnIconCounts() {
        let size = CGSize(width: 30, height: 30)
        let icon = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 30))
            UIColor.white.withAlphaComponent(0.5).setFill()
            UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 30))
        }
        let scene = GlossyScene(icons: [icon, icon.withRenderingMode(.alwaysTemplate)])
        for item in [GlossyIcon(icon), GlossyIcon(icon.withRenderingMode(.alwaysTemplate))] {
            let gray = item.filled(with: GlossyArtwork.gray)
            XCTAssertEqual(gray?.pixel(CGPoint(x: 5, y: 15)), [170, 170, 170, 255])
            XCTAssertEqual(gray?.pixel(CGPoint(x: 15, y: 15)).last ?? 0, 128, accuracy: 1)
            XCTAssertEqual(gray?.pixel(CGPoint(x: 25, y: 15)).last, 0)
        }
        XCTAssertEqual(scene.items[1].iconView.image?.pixel(CGPoint(x: 5, y: 15)), [170, 170, 170, 255])
        XCTAssertNil(GlossyIcon(UIImage()).filled(with: GlossyArtwork.gray), "one without a picture shows none")
    }

    func testTheSelectedIconIsBlueAndTheOthersGray() {
        let scene = GlossyScene()
        scene.bar.selectedIndex = 2
        for (index, item) in scene.items.enumerated() where index != 2 {
            XCTAssertEqual(item.iconView.image?.pixel(CGPoint(x: 15, y: 15)), [170, 170, 170, 255])
        }
        let (top, bottom) = (
            scene.items[2].iconView.image?.pixel(CGPoint(x: 15, y: 2)) ?? [],
            scene.items[2].iconView.image?.pixel(CGPoint(x: 15, y: 27)) ?? []
        )
        XCTAssertGreaterThan(bottom[2], bottom[0] + 100, "blue")
        XCTAssertGreaterThan(top[0], bottom[0] + 60, "lighter above")
        XCTAssertEqual(bottom[3], 255)
    }

    func testAnIconIsTheGroundThroughItsMask() {
        // Left red, right green; the icon is a ring.
        let ground = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 40))
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 20, y: 0, width: 20, height: 40))
        }
        let ring = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 3))
            UIRectFill(CGRect(x: 0, y: 7, width: 20, height: 3))
        }
        let image = GlossyIcon(ring).filled(with: ground)
        XCTAssertEqual(image?.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(image?.pixel(CGPoint(x: 4, y: 1)), [255, 0, 0, 255])
        XCTAssertEqual(image?.pixel(CGPoint(x: 16, y: 8)), [0, 255, 0, 255])
        XCTAssertEqual(image?.pixel(CGPoint(x: 16, y: 5)).last, 0)
    }

    func testTheSelectedItemIsOnAPlate() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            let item = scene.items[0]
            guard let plate = item.subviews.first as? UIImageView, let other = scene.items[1].subviews.first else { return XCTFail() }
            XCTAssertEqual(plate.frame, CGRect(x: 0, y: 4, width: item.bounds.width, height: 40), "\(kind)")
            XCTAssertFalse(plate.isHidden)
            XCTAssertTrue(other.isHidden)
            XCTAssertEqual(plate.image?.capInsets.left, 4)
            XCTAssertEqual(plate.image?.capInsets.top, 0)
            let before = FrameDigest(scene.stage.image())
            let point = item.convert(CGPoint(x: item.bounds.midX, y: 20), to: nil as UIView?)
            scene.stage.touch([TouchSample(time: 0, phase: .began, location: point)])
            scene.stage.advance(by: 0.1)
            XCTAssertTrue(item.isHighlighted)
            XCTAssertEqual(FrameDigest(scene.stage.image()), before, "\(kind): no dimming")
            scene.stage.touch([TouchSample(time: 0, phase: .ended, location: point)])
        }
    }

    func testAFingerSelectsWhenItComesDown() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            let (down, away) = (scene.center(3), CGPoint(x: kind.device.size.width / 2, y: 100))
            scene.stage.touch([TouchSample(time: 0, phase: .began, location: down)])
            XCTAssertEqual(scene.take(), ["down 3, selected 3"])
            XCTAssertEqual(scene.bar.selectedIndex, 3)
            scene.stage.touch([TouchSample(time: 0.1, phase: .ended, location: down)])
            XCTAssertEqual(scene.take(), ["up 3"])
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: down), TouchSample(time: 0.1, phase: .moved, location: away),
                TouchSample(time: 0.2, phase: .moved, location: scene.center(1)), TouchSample(time: 0.3, phase: .moved, location: down),
            ])
            XCTAssertEqual(scene.take(), ["down 3, selected 3"], "the selected one tells again")
            XCTAssertEqual(scene.bar.selectedIndex, 3)
            scene.stage.touch([
                TouchSample(time: 0.1, phase: .moved, location: away), TouchSample(time: 0.2, phase: .ended, location: away),
            ])
            XCTAssertEqual(scene.take(), [])
            scene.checkRest(at: 3, "\(kind)")
        }
    }

    func testSelectionByCodeMovesTheArrowWithoutNotification() {
        let scene = GlossyScene(selected: 4)
        XCTAssertEqual(scene.bar.arrow.frame.midX, scene.middle(4), accuracy: 1e-9, "placed at once")
        XCTAssertEqual(scene.sawArrowMove, false)
        scene.bar.selectedIndex = 1
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.bar.arrow.seenFrame.midX, (scene.middle(1) + scene.middle(4)) / 2, accuracy: 0.5)
        XCTAssertEqual(scene.take(), [])
        scene.checkRest(at: 1)
        for index in [-1, 5, .max, NSNotFound] { scene.bar.selectedIndex = index }
        XCTAssertEqual(scene.bar.selectedIndex, 1)
        scene.checkRest(at: 1)
        scene.bar.icons = []
        XCTAssertEqual(scene.bar.selectedIndex, NSNotFound)
        scene.stage.settle()
        XCTAssertTrue(scene.bar.arrow.isHidden)
        scene.bar.selectedIndex = 0
        scene.bar.glowItem(at: 0)
        scene.bar.icons = GlossyScene.icons(3)
        scene.stage.settle()
        XCTAssertEqual(scene.bar.selectedIndex, 0)
        XCTAssertEqual(scene.bar.arrow.frame.midX, kindWidth(scene) / 6, accuracy: 1e-9)
        XCTAssertFalse(scene.bar.arrow.isHidden)
        scene.bar.frame.size.width = 0
        scene.bar.selectedIndex = 2
        scene.stage.settle()
        XCTAssertEqual(scene.bar.arrow.frame.midX, 0, accuracy: 1e-9)
        scene.bar.overlap = -.infinity
        XCTAssertEqual(scene.bar.overlap, 2)
    }

    private func kindWidth(_ scene: GlossyScene) -> Double { scene.kind.device.size.width }

    func testAnItemGlowsBehindItsIcon() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            let item = scene.items[2]
            let before = item.subviews.count
            scene.bar.glowItem(at: 2)
            scene.bar.glowItem(at: 2)
            scene.stage.settle()
            XCTAssertEqual(item.subviews.count, before, "one")
            XCTAssertFalse(item.glowView.isHidden)
            XCTAssertTrue(scene.items[1].glowView.isHidden)
            let size = GlossyArtwork.glow.size
            XCTAssertEqual(item.glowView.frame.midX, item.bounds.midX, accuracy: 1e-9, "\(kind)")
            XCTAssertEqual(item.glowView.frame.maxY, 40, accuracy: 1e-9)
            XCTAssertEqual(item.glowView.frame.midY, 22, accuracy: 2, "in the middle of the item, as the icon")
            XCTAssertEqual(item.glowView.frame.size, CGSize(width: size.width, height: size.height - 4))
            XCTAssertEqual(item.subviews.firstIndex(of: item.glowView) ?? 0, (item.subviews.firstIndex(of: item.iconView) ?? 9) - 1)
            XCTAssertFalse(item.glowView.isUserInteractionEnabled)
            // The visible part is the image's top, row by row.
            let scale = kind.device.scale
            for y in stride(from: 0.5, to: size.height - 4, by: 4) {
                let (seen, drawn) = (
                    item.glowView.pixel(CGPoint(x: size.width / 2, y: y), scale: scale),
                    GlossyArtwork.glow.pixel(CGPoint(x: size.width / 2, y: y))
                )
                for (a, b) in zip(seen, drawn) { XCTAssertEqual(a, b, accuracy: 2, "\(kind) \(y)") }
            }
            scene.stage.tap(at: item.convert(CGPoint(x: item.bounds.midX, y: 40), to: nil as UIView?))
            XCTAssertEqual(scene.bar.selectedIndex, 2)
            scene.bar.removeGlow(at: 2)
            scene.bar.removeGlow(at: 2)
            scene.bar.removeGlow(at: 4)
            scene.stage.settle()
            XCTAssertTrue(item.glowView.isHidden)
            for index in [-1, 5] {
                scene.bar.glowItem(at: index)
                scene.bar.removeGlow(at: index)
            }
        }
    }

    func testAGlowFadesInAndOutFromWhatIsVisible() {
        let scene = GlossyScene()
        let glow = scene.items[1].glowView
        XCTAssertEqual(scene.bar.glowFadeDuration, 0.15)
        @MainActor func seen() -> Double { Double(glow.layer.presentation()?.opacity ?? -1) }
        scene.bar.glowItem(at: 1)
        scene.stage.advance(by: 0)
        XCTAssertEqual(seen(), 0)
        scene.stage.advance(by: 0.075)
        XCTAssertEqual(seen(), 0.5, accuracy: 1e-6)
        scene.stage.advance(by: 0.076)
        XCTAssertEqual(glow.layer.animationKeys() ?? [], [])
        XCTAssertEqual(seen(), 1)
        scene.bar.removeGlow(at: 1)
        scene.stage.advance(by: 0.075)
        XCTAssertEqual(seen(), 0.5, accuracy: 1e-6)
        scene.bar.glowItem(at: 1)
        scene.stage.advance(by: 0)
        XCTAssertEqual(seen(), 0.5, accuracy: 1e-6, "it comes back from what is seen")
        scene.stage.settle()
        XCTAssertFalse(glow.isHidden)
        scene.bar.removeGlow(at: 1)
        scene.stage.settle()
        XCTAssertTrue(glow.isHidden)
    }

    /// No light at the screen's edge, nor below the items, where a home indicator may be: the bar's lowest row, and all that is below its
    /// items, look as without a glow.
    func testAGlowIsNeverAtTheEdgeOfTheScreenNorBelowItsItem() throws {
        for kind in ScreenKind.all {
            for indicator in [CGFloat(0), 34] {
                let scene = GlossyScene(kind)
                let (height, width) = (scene.kind.device.size.height, scene.bar.bounds.width)
                let bar = CGRect(x: 0, y: height - 44 - indicator, width: width, height: 44 + indicator)
                scene.bar.frame = bar
                scene.stage.settle()
                let scale = kind.device.scale
                /// The bar's pixels from a row on, in points of the bar.
                @MainActor func rows(from y: CGFloat) -> [UInt32] {
                    let image = scene.stage.image()
                    let first = Int((bar.minY + y) * scale) * image.width
                    return image.withPixels { Array($0[first..<image.width * image.height]) }
                }
                let before = (edge: rows(from: 42), item: rows(from: 0))
                scene.bar.glowItem(at: 4)
                scene.stage.settle()
                XCTAssertEqual(rows(from: 42), before.edge, "\(kind), home indicator \(indicator)")
                XCTAssertNotEqual(rows(from: 0), before.item, "\(kind)")
            }
        }
    }

    /// The arrow's outline continues the bar's line, and none of that line is visible below the arrow.
    func testTheArrowAndTheBarHaveOneOutline() throws {
        for overlap in [2.0, 4] {
            let scene = GlossyScene(
                ScreenKind(device: Device(name: "fine", size: CGSize(width: 320, height: 480), scale: 2), direction: .leftToRight))
            scene.bar.overlap = overlap
            scene.stage.settle()
            let image = UIImage(cgImage: scene.stage.image(), scale: 2, orientation: .up)
            let (top, arrow) = (scene.bar.frame.minY, scene.bar.convert(scene.bar.arrow.frame, to: nil))
            let line = Double(image.pixel(CGPoint(x: 300, y: top + 0.25))[0])
            let ground = Double(image.pixel(CGPoint(x: 300, y: top + 1.25))[0])
            XCTAssertEqual(line, 0.42 * 255, accuracy: 2)
            for x in stride(from: arrow.minX + 3, through: arrow.maxX - 3, by: 1) {
                XCTAssertEqual(
                    Double(image.pixel(CGPoint(x: x, y: top + 0.25))[0]), ground, accuracy: 5, "no line below the arrow at \(x)")
            }
            for x in [arrow.minX - 0.75, arrow.maxX + 0.75] {
                XCTAssertEqual(Double(image.pixel(CGPoint(x: x, y: top + 0.25))[0]), line, accuracy: 2, "the line goes on beside it")
                XCTAssertEqual(Double(image.pixel(CGPoint(x: x, y: top + 1.25))[0]), ground, accuracy: 2, "and nothing below it")
            }
            for x in [arrow.minX + 1, arrow.maxX - 1] {
                XCTAssertEqual(Double(image.pixel(CGPoint(x: x, y: top + 1.25))[0]), ground, accuracy: 2, "no outline on the bar")
            }
        }
    }

    func testItTurnsWithTheScreen() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind, selected: 3)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                let old = scene.bar.arrow.frame.midX
                scene.stage.rotate(to: orientation)
                scene.stage.advance(by: 0.15)
                let width = scene.bar.bounds.width
                let new = kind.middle(ofItem: 3, of: 5, over: width)
                XCTAssertEqual(width, orientation == .portrait ? kind.device.size.width : kind.device.size.height)
                XCTAssertEqual(scene.bar.arrow.frame.midX, new, accuracy: 1e-9, "\(kind)")
                XCTAssertEqual(scene.bar.arrow.seenFrame.midX, (old + new) / 2, accuracy: abs(old - new) * 0.06 + 0.01, "\(kind)")
                XCTAssertEqual(scene.items[3].frame.midX, new, accuracy: 1e-9)
                XCTAssertEqual(scene.items[3].frame.width, width / 5, accuracy: 1e-9)
                scene.stage.settle()
            }
            scene.checkRest(at: 3, "\(kind)")
        }
    }

    func testEveryImageIsDrawnAtTheScreensScale() {
        for kind in ScreenKind.all where !kind.isMirrored {
            let scene = GlossyScene(kind)
            for image in [
                GlossyArtwork.background, GlossyArtwork.selectedIconFill, GlossyArtwork.selectedItemBackground, GlossyArtwork.glow,
                GlossyArtwork.arrow(overlap: 2),
            ] {
                XCTAssertEqual(image.scale, kind.device.scale)
                XCTAssertGreaterThan(image.pixel(CGPoint(x: image.size.width / 2, y: image.size.height * 0.75)).last ?? 0, 20)
            }
            XCTAssertEqual(scene.items[0].iconView.image?.scale, kind.device.scale)
        }
    }

    func testWithReduceMotionTheArrowFadesFromOneItemToAnother() {
        for kind in ScreenKind.all {
            let scene = GlossyScene(kind)
            scene.stage.isReduceMotionEnabled = true
            let before = scene.bar.subviews.count
            scene.bar.selectedIndex = 4
            XCTAssertEqual(scene.bar.subviews.count, before + 1)
            for step in 0..<8 {
                scene.stage.advance(by: step == 0 ? 0 : 0.025)
                XCTAssertEqual(scene.bar.arrow.seenFrame.midX, scene.middle(4), accuracy: 1e-9)
                XCTAssertEqual(scene.bar.arrow.seenAlpha, EaseInOut.value(Double(step) / 8), accuracy: 1e-4, "\(kind)")
            }
            scene.checkRest(at: 4, "\(kind)")
            XCTAssertEqual(scene.bar.subviews.count, before)
        }
    }

    func testSelectionsAtAnyMomentDoNotJump() {
        var random = SeededRandom(seed: 8)
        for kind in [ScreenKind.all[0], ScreenKind.all[3], ScreenKind.all[4]] {
            let scene = GlossyScene(kind)
            let most = 2 * kind.device.size.width * EaseInOut.steepest / 0.2 / 60
            for moment in 0..<40 {
                let (start, end) = moment % 2 == 0 ? (0, 4) : (4, 0)
                scene.bar.selectedIndex = start
                scene.stage.settle()
                scene.bar.selectedIndex = end
                scene.stage.advance(by: Double.random(in: 0...0.2, using: &random))
                let before = scene.bar.arrow.seenFrame.midX
                let next = moment % 4 < 2 ? start : Int.random(in: 1...3, using: &random)
                scene.bar.selectedIndex = next
                scene.stage.advance(by: 0)
                XCTAssertEqual(scene.bar.arrow.seenFrame.midX, before, accuracy: 1e-6, "\(kind) \(moment)")
                var last = before
                for _ in 0..<14 {
                    scene.stage.advance(by: 1 / 60)
                    XCTAssertLessThanOrEqual(abs(scene.bar.arrow.seenFrame.midX - last), most, "\(kind) \(moment)")
                    last = scene.bar.arrow.seenFrame.midX
                }
                scene.checkRest(at: next, "\(kind) \(moment)")
            }
        }
    }

    func testARotationAtAnyMomentDoesNotJump() {
        var random = SeededRandom(seed: 88)
        for kind in [ScreenKind.all[0], ScreenKind.all[3], ScreenKind.all[4]] {
            let scene = GlossyScene(kind)
            for moment in 0..<20 {
                let isRotated = moment % 2 == 0
                scene.bar.selectedIndex = isRotated ? 4 : 0
                scene.stage.advance(by: Double.random(in: 0...0.2, using: &random))
                let before = scene.bar.arrow.seenFrame
                scene.stage.rotate(to: isRotated ? .landscapeRight : .portrait)
                scene.stage.advance(by: 0)
                XCTAssertEqual(scene.bar.arrow.seenFrame.midX, before.midX, accuracy: 1e-6, "\(kind) \(moment)")
                XCTAssertEqual(scene.bar.arrow.seenFrame.midY, before.midY, accuracy: 1e-6, "\(kind) \(moment)")
                scene.checkRest(at: isRotated ? 4 : 0, "\(kind) \(moment)")
            }
        }
    }

    func testVoiceOverReadsWhatItemsAre() {
        let scene = GlossyScene()
        scene.bar.itemLabels = ["Home", "Search"]
        XCTAssertEqual(scene.items.map { $0.accessibilityLabel ?? "" }, ["Home", "Search", "3", "4", "5"])
        XCTAssertTrue(scene.items[0].accessibilityTraits.contains(.selected))
        XCTAssertTrue(scene.items[1].accessibilityActivate())
        XCTAssertEqual(scene.take(), ["down 1, selected 1", "up 1"])
        XCTAssertTrue(scene.items[1].accessibilityTraits.contains(.selected))
        XCTAssertFalse(scene.items[0].accessibilityTraits.contains(.selected))
    }

    func testItIsNotKept() {
        weak var bar: GlossyTabBar?
        do {
            let scene = GlossyScene()
            bar = scene.bar
            scene.bar.selectedIndex = 3
            scene.bar.glowItem(at: 2)
            scene.stage.advance(by: 0.1)
            scene.bar.removeFromSuperview()
            scene.stage.settle()
            XCTAssertEqual(scene.bar.arrow.layer.animationKeys() ?? [], [])
            scene.bar.selectedIndex = 1
            scene.stage.settle()
        }
        XCTAssertNil(bar)
    }
}
