import RenderScene
import XCTest

@testable import Rendering

/// Groups, clips and order against the reference.
final class CompositingTests: RenderingTestCase {
    private func card(_ x: Double, _ y: Double, _ color: RGBA, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(x, y, 30, 26) {
            $0.backgroundColor = color
            set(&$0)
        }
    }

    func testAGroupFadesAsAWhole() {
        let group = card(10, 10, .red) { $0.opacity = 0.5 }.adding(card(12, 12, .green))
        check(root(64, 64, group), interior: 3)
        // The red card is invisible behind the green one.
        XCTAssertEqual(pixels(render(root(64, 64, group), 64, 64))[30 * 64 + 30] >> 16 & 255, 0)
    }

    func testGroupsNestAndFadeWhatIsBelowThemOnce() {
        for depth in 1...4 {
            var layer = card(4, 4, RGBA(0.9, 0.2, 0.7, 0.9))
            for level in 0..<depth {
                layer = card(3, 4, RGBA(Double(level) / 4, 0.7, 0.3, 1)) { $0.opacity = 0.8 }.adding(layer, card(14, 9, .blue))
            }
            check(
                LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }.adding(layer), interior: Double(2 + depth), name: "depth \(depth)")
        }
    }

    func testALeafsOpacityNeedsNoGroup() {
        check(root(64, 64, card(10, 10, .red) { $0.opacity = 0.37 }))
        check(root(64, 64, LayerModel(10, 10, 30, 30) { ($0.contents, $0.opacity) = (TestImages.gradient(30, 30), 0.6) }))
        let bordered = card(10, 10, .red) { ($0.opacity, $0.borderWidth, $0.borderColor) = (0.5, 4, .white) }
        check(root(64, 64, bordered), interior: 3)
    }

    func testOpacityIsClampedAndNothingHiddenIsDrawn() {
        check(root(64, 64, card(10, 10, .red) { $0.opacity = 1.8 }))
        for hide in [{ $0.opacity = 0 }, { $0.opacity = -2 }, { $0.opacity = .nan }, { $0.isHidden = true }]
            as [(inout LayerValues) -> Void]
        {
            let image = render(root(64, 64, card(10, 10, .red, hide).adding(card(0, 0, .white))), 64, 64)
            XCTAssertEqual(Set(pixels(image)), [0xff00_0000])
        }
    }

    func testMaskingCutsSublayersToRoundedBoundsUnderAnyTransform() {
        var random = RandomNumbers(seed: 9)
        for round in 0..<8 {
            let clip = LayerModel(14, 14, 36, 36) {
                $0.masksToBounds = true
                $0.cornerRadius = [0, 10, 18][round % 3]
                $0.backgroundColor = RGBA(0.2, 0.2, 0.2, 1)
                $0.transform = ShapeTests.transform(&random, isPerspective: round >= 4)
            }
            check(root(64, 64, clip.adding(card(-10, -8, .red), card(16, 15, .green))), name: "round \(round)")
        }
    }

    func testNestedClipsMultiply() {
        let inner = LayerModel(8, 4, 30, 34) { ($0.masksToBounds, $0.cornerRadius) = (true, 12) }
        inner.values.transform = CATransform3DMakeRotation(0.6, 0, 0, 1)
        let outer = LayerModel(10, 10, 40, 40) { ($0.masksToBounds, $0.cornerRadius) = (true, 20) }
        inner.sublayers = [LayerModel(-20, -20, 100, 100) { $0.backgroundColor = .white }]
        check(root(64, 64, outer.adding(inner)))
        outer.values.opacity = 0.6
        outer.values.backgroundColor = .blue
        check(root(64, 64, outer), interior: 3)
    }

    func testAFadedGroupInsideARoundedClipIsCutOnce() {
        let group = card(-5, -5, .red) { $0.opacity = 0.5 }.adding(card(4, 4, .green))
        let clip = LayerModel(16.4, 12.2, 30, 30) { ($0.masksToBounds, $0.cornerRadius) = (true, 11) }
        check(LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }.adding(clip.adding(group)), interior: 3)
    }

    func testZPositionOrdersSiblingsAndTiesKeepTheirOrder() {
        let (a, b, c) = (card(5, 5, .red), card(15, 12, .green), card(25, 20, .blue))
        for depths in [[0.0, 0, 0], [3, 0, 0], [1, 2, -1], [0, -1, 0], [2, 2, 1], [-3, -3, -3]] {
            (a.values.zPosition, b.values.zPosition, c.values.zPosition) = (depths[0], depths[1], depths[2])
            check(root(64, 64, a, b, c), name: "\(depths)")
        }
        // A sublayer's depth does not leave its superlayer.
        let raised = card(2, 2, .white) { $0.zPosition = 1000 }
        (a.values.zPosition, b.values.zPosition) = (0, 0)
        check(root(64, 64, a.adding(raised), b))
    }

    func testManySiblingsOfOneDepthKeepTheirOrder() {
        var random = RandomNumbers(seed: 4)
        let cards = (0..<40).map { index in
            card(random.double(0...40), random.double(0...40), RGBA(Double(index) / 40, 0.5, 1 - Double(index) / 40, 1)) {
                $0.zPosition = Double(index % 3)
            }
        }
        let all = root()
        all.sublayers = cards
        check(all)
    }

    func testASingleSidedLayerShowsItsFrontOnly() {
        for angle in [0.5, 2.0, .pi, 4.0] {
            let layer = card(17, 19, .red) {
                $0.isDoubleSided = false
                $0.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
            }
            check(root(64, 64, layer.adding(card(3, 3, .white))), name: "angle \(angle)")
            let superlayer = root(64, 64, card(17, 19, .red) { $0.isDoubleSided = false })
            superlayer.values.transform = CATransform3DMakeRotation(CGFloat(angle), 1, 0, 0)
            check(superlayer, name: "superlayer turned by \(angle)")
        }
    }

    func testSublayerTransformsActAboutTheAnchorPoint() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 120
        let rotated = card(17, 19, RGBA(1, 0.6, 0.2, 1)) {
            $0.contents = TestImages.gradient(16, 16)
            $0.transform = CATransform3DMakeRotation(0.8, 0.3, 1, 0)
            ($0.zPosition, $0.anchorPointZ) = (12, 5)
        }
        let host = LayerModel(0, 0, 64, 64) {
            $0.sublayerTransform = perspective
            $0.anchorPoint = CGPoint(x: 0.3, y: 0.6)
            $0.position = CGPoint(x: 0.3 * 64, y: 0.6 * 64)
        }
        check(host.adding(rotated.adding(card(4, 4, .blue) { $0.transform = CATransform3DMakeRotation(0.7, 0, 0, 1) })))
    }

    func testBoundsOriginScrollsTheSublayers() {
        let scrolled = LayerModel(10, 10, 40, 40) {
            ($0.masksToBounds, $0.backgroundColor) = (true, .blue)
            $0.bounds.origin = CGPoint(x: 12, y: -7)
            $0.contents = TestImages.gradient(10, 10)
        }
        check(root(64, 64, scrolled.adding(card(0, 0, .white), card(30, 20, .red))))
    }
}
