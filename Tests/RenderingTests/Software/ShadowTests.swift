import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Shadows against a Gaussian summed pixel by pixel, in double precision, in the layer's own plane.
final class ShadowTests: RenderingTestCase {
    private func caster(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 4, offset: SIMD2<Double> = SIMD2(3, 2),
        opacity: Double = 1, _ set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(x, y, width, height) {
            $0.backgroundColor = RGBA(0.2, 0.4, 1, 1)
            $0.rare.fields.shadow.opacity = opacity
            $0.rare.fields.shadow.radius = radius
            $0.rare.fields.shadow.offset = offset
            set(&$0)
        }
    }

    private func onWhite(_ layer: LayerModel) -> LayerModel {
        LayerModel(0, 0, 64, 64) { $0.backgroundColor = RGBA(1, 1, 1, 1) }.adding(layer)
    }

    func testAShadowIsAGaussianWhoseDeviationIsTheRadius() {
        for radius in [1, 2, 4.5, 7.9] {
            check(onWhite(caster(22, 24, 20, 15, radius: radius, offset: SIMD2(-3, 5))), interior: 3, name: "radius \(radius)")
        }
    }

    func testShadowsScaleAndRotateWithTheLayer() {
        let rotated = caster(22, 22, 18, 14) {
            $0.transform = CATransform3DConcat(CATransform3DMakeRotation(0.8, 0, 0, 1), CATransform3DMakeScale(1.2, 1.2, 1))
            $0.cornerRadius = 5
        }
        check(onWhite(rotated), interior: 3)
        check(LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }.adding(caster(10, 11, 10, 9, radius: 2)), scale: 2, interior: 3)
    }

    func testStretchedAndSlantedLayersHaveStretchedAndSlantedShadows() {
        let stretched = caster(25, 18, 14, 20) { $0.transform = CATransform3DMakeScale(1.6, 0.7, 1) }
        check(onWhite(stretched), interior: 3)
        let slanted = caster(22, 22, 18, 18) { $0.transform.m21 = 0.5 }
        check(onWhite(slanted), interior: 3)
    }

    func testShadowsAreVisibleInPerspective() {
        let rotated = caster(20, 20, 22, 22) {
            $0.transform.m34 = -1 / 150
            $0.transform = CATransform3DRotate($0.transform, 0.6, 0, 1, 0)
        }
        check(onWhite(rotated), interior: 3)
    }

    func testEverythingInTheLayerCastsTheShadowThroughItsAlpha() {
        let layer = caster(20, 20, 20, 20, radius: 3, opacity: 0.7) {
            $0.backgroundColor = RGBA(1, 0, 0, 0.5)
            $0.rare.fields.shadow.color = RGBA(0, 0.3, 0.8, 0.9)
        }
        check(onWhite(layer.adding(LayerModel(12, 12, 20, 14) { $0.backgroundColor = .green })), interior: 4)
    }

    func testAShadowPathCastsTheShadowInsteadOfTheLayer() {
        let path = CGPath(rect: CGRect(x: 10, y: -6, width: 18, height: 30), transform: nil).data
        let layer = caster(16, 20, 20, 20, offset: .zero) {
            $0.rare.fields.shadow.path = path
            $0.backgroundColor = nil
        }
        let same = caster(26, 14, 18, 30, offset: .zero) { $0.backgroundColor = RGBA(0, 0, 0, 1) }
        let (shown, expected) = (pixels(render(onWhite(layer), 64, 64)), pixels(render(onWhite(same), 64, 64)))
        for index in shown.indices where !(26..<44 ~= index % 64 && 14..<44 ~= index / 64) { XCTAssertEqual(shown[index], expected[index]) }
        XCTAssertLessThan(shown[29 * 64 + 35] & 255, 60, "below the layer, which is clear")
    }

    func testAFadedLayersShadowIsFadedAsOneWithIt() {
        check(onWhite(caster(20, 20, 20, 20) { $0.opacity = 0.5 }), interior: 4)
    }

    func testAMaskCutsTheShadowToo() {
        let mask = LayerModel(-4, -4, 24, 40) { $0.backgroundColor = .black }
        check(onWhite(caster(20, 20, 20, 20).masked(by: mask)), interior: 4)
    }

    func testMaskingToBoundsCutsTheShadowOff() {
        let image = pixels(render(onWhite(caster(20, 20, 20, 20) { $0.masksToBounds = true }), 64, 64))
        for index in image.indices where !(20..<40 ~= index % 64 && 20..<40 ~= index / 64) { XCTAssertEqual(image[index], 0xffff_ffff) }
    }

    func testWhatLiesBeyondTheImageCastsShadowIntoIt() {
        let whole = pixels(render(LayerModel(0, 0, 128, 64) { $0.backgroundColor = .white }.adding(caster(40, 10, 20, 40)), 128, 64))
        let moved = LayerModel(-62, 0, 128, 64) { $0.backgroundColor = .white }.adding(caster(40, 10, 20, 40))
        let shiftedPixels = pixels(render(root(66, 64, moved), 66, 64))
        XCTAssertEqual(shiftedPixels, (0..<66 * 64).map { whole[$0 / 66 * 128 + $0 % 66 + 62] })
        XCTAssertLessThan(shiftedPixels[30 * 66] & 255, 250, "its shadow is seen")
    }

    func testBandsOfAnyHeightGiveTheSameBytes() {
        var scene = onWhite(
            caster(10, 10, 30, 30, radius: 20).adding(caster(4, 4, 9, 9) { $0.transform = CATransform3DMakeScale(1.5, 1, 1) }))
        scene = scene.adding(caster(40, 44, 12, 12, radius: 1.3, offset: SIMD2(0.3, 0.7)) { $0.opacity = 0.5 })
        let renderer = SoftwareRenderer()
        let whole = pixels(render(scene, 64, 64, with: renderer))
        for height in [1, 7, 32] {
            renderer.bandHeight = height
            XCTAssertEqual(pixels(render(scene, 64, 64, with: renderer)), whole, "bands of \(height)")
        }
    }

    func testWideShadowsAreGaussiansToo() {
        // Across a half plane the shadow is the error function.
        for radius in [10.0, 30, 100] {
            let layer = caster(-2000, -2000, 2300, 4000, radius: radius, offset: .zero) { $0.backgroundColor = RGBA(1, 1, 1, 1) }
            let row = pixels(render(LayerModel(0, 0, 600, 2) { $0.backgroundColor = .white }.adding(layer), 600, 2))
            for x in 300..<600 {
                let expected = 255 * (1 - 0.5 * erfc((Double(x) + 0.5 - 300) / radius / 2.0.squareRoot()))
                XCTAssertEqual(Double(row[x] & 255), expected, accuracy: 3, "radius \(radius), \(x)")
            }
        }
    }

    func testShadowValuesMoveWithTheirAnimations() {
        let layer = caster(20, 20, 20, 20, radius: 0, offset: SIMD2(0, 0))
        func track(_ path: PropertyPath, _ to: Double, from: Double) -> Track {
            Track(
                animation: 1, path: path, own: TimingStage(timing: MediaTiming(begin: 0, duration: 4)), motion: .between(.number(from, to)))
        }
        layer.tracks = [track(PropertyPath(.shadowOffset, .width), 20, from: 0), track(PropertyPath(.shadowOpacity), 1, from: 0)]
        let tree = onWhite(layer).tree
        for time in 0...4 {
            let image = pixels(SoftwareRenderer().render(tree, at: Double(time), target: RenderTarget(width: 64, height: 64, scale: 1)))
            let row = image[30 * 64..<31 * 64].map { $0 & 255 }
            let shade = UInt32((1 - Double(time) / 4) * 255 + 0.5)
            for x in 40..<64 { XCTAssertEqual(Double(row[x]), x < 40 + 5 * time ? Double(shade) : 255, accuracy: 1, "\(time), \(x)") }
        }
        layer.tracks = [track(PropertyPath(.shadowRadius), 8, from: 4)]
        let sampled = TreeSample()
        sampled.sample(onWhite(layer).tree, at: 1)
        XCTAssertEqual(sampled.values(at: 1).shadow?.radius, 5)
    }

    func testExtremeShadowsDoNoHarm() {
        let extremes: [(inout Shadow) -> Void] = [
            { $0.radius = 1e9 }, { $0.radius = .nan }, { $0.radius = -4 }, { $0.offset = SIMD2(1e9, -1e9) }, { $0.offset = SIMD2(.nan, 0) },
            { $0.opacity = .infinity }, { $0.opacity = -1 }, { $0.color = nil }, { $0.radius = .infinity },
        ]
        for set in extremes {
            for transform in [CATransform3DIdentity, CATransform3DMakeScale(3, 0.001, 1), CATransform3DMakeRotation(1.57, 1, 0, 0)] {
                let layer = caster(10, 10, 20, 20) {
                    set(&$0.rare.fields.shadow)
                    $0.transform = transform
                }
                XCTAssertEqual(render(onWhite(layer), 64, 64).width, 64)
            }
        }
        let huge = caster(-1e9, -1e9, 2e9, 2e9, radius: 1e9)
        XCTAssertEqual(Set(pixels(render(onWhite(huge), 64, 64))).count, 1)
    }

    func testTenThousandShadowsInEachOther() {
        var builder = RenderTreeBuilder()
        for level in 0..<10_000 {
            let values = caster(0, 0, 24, 24).values
            builder.open(RenderNode(layer: LayerID(rawValue: UInt64(level + 1)), name: "level", values: values))
        }
        for _ in 0..<10_000 { builder.close() }
        let image = SoftwareRenderer().render(
            builder.tree(at: 0, serial: 1), at: 0, target: RenderTarget(width: 32, height: 32, scale: 1))
        XCTAssertEqual(pixels(image)[10 * 32 + 10], 0xff33_66ff)
    }

    func testAMaskedGroupInATurnedLayerWithAShadowIsDrawn() {
        // Rows are reserved for the layer's extent, not for everything around the target: otherwise the group would exceed the memory
        // limit.
        let group = LayerModel(8, 8, 40, 40) { ($0.backgroundColor, $0.opacity) = (.white, 0.6) }
            .adding(LayerModel(4, 4, 20, 20) { $0.backgroundColor = .red })
            .masked(by: LayerModel(0, 0, 40, 40) { $0.backgroundColor = .black })
        let card = LayerModel(40, 40, 60, 60) {
            $0.backgroundColor = .blue
            $0.transform.m34 = -1 / 300
            $0.transform = CATransform3DRotate($0.transform, 0.6, 0, 1, 0)
            $0.rare.fields.shadow.opacity = 0.5
        }
        let (builder, sample) = (DisplayListBuilder { SoftwareRenderer(depth: $0) }, TreeSample())
        sample.sample(root(390, 844, card.adding(group)).tree, at: 0)
        builder.build(sample, for: RenderTarget(width: 1170, height: 2532, scale: 3))
        XCTAssertEqual(builder.list.nestedBytes, 0)
        let fills = builder.list.commands.filter { if case .fill = $0 { true } else { false } }
        XCTAssertEqual(fills.count, 4)
    }
}
