import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Blend modes, opacity of separate parts, and backdrops.
final class BlendingTests: RenderingTestCase {
    private func layer(_ color: RGBA, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(8, 8, 16, 16) {
            $0.backgroundColor = color
            set(&$0)
        }
    }

    private func pixel(_ root: LayerModel, _ x: Int = 16, _ y: Int = 16) -> [Double] {
        let pixel = pixels(render(root, 32, 32))[y * 32 + x]
        return [pixel >> 16, pixel >> 8, pixel].map { Double($0 & 255) / 255 }
    }

    func testEachModeIsItsFormula() {
        let (b, s) = (RGBA(0.2, 0.6, 0.8, 1), RGBA(0.6, 0.4, 0.2, 1))
        let formulas: [(BlendMode, (Double, Double) -> Double)] = [
            (.normal, { $1 }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
            (.overlay, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }), (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
            (.colorDodge, { min($0 / (1 - $1), 1) }), (.colorBurn, { 1 - min((1 - $0) / $1, 1) }),
            (.hardLight, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }), (.difference, { abs($0 - $1) }),
            (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min($0 + $1, 1) }),
        ]
        for (mode, formula) in formulas {
            for opacity in [1, 0.5] {
                let top = layer(s) { ($0.rare.fields.blendMode, $0.opacity) = (mode, opacity) }
                let shown = pixel(LayerModel(0, 0, 32, 32) { $0.backgroundColor = b }.adding(top))
                for channel in 0..<3 {
                    let blended = mode == .plusLighter ? min(b[channel] + s[channel] * opacity, 1) : formula(b[channel], s[channel])
                    let expected = mode == .plusLighter ? blended : b[channel] * (1 - opacity) + blended * opacity
                    XCTAssertEqual(shown[channel], expected, accuracy: 3.5 / 255, "\(mode), \(opacity)")
                }
            }
        }
    }

    func testColorModesKeepTheLuminosityTheySay() {
        let (b, s) = (RGBA(0.3, 0.5, 0.6, 1), RGBA(0.7, 0.4, 0.4, 1))
        func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        for (mode, color) in [(BlendMode.hue, b), (.saturation, b), (.color, b), (.luminosity, s)] {
            let shown = pixel(LayerModel(0, 0, 32, 32) { $0.backgroundColor = b }.adding(layer(s) { $0.rare.fields.blendMode = mode }))
            XCTAssertEqual(luminosity(shown), luminosity([color.x, color.y, color.z]), accuracy: 2.0 / 255, "\(mode)")
        }
    }

    func testBlendingStaysInTheGroup() {
        let group = LayerModel(0, 0, 32, 32) { $0.opacity = 0.999 }
            .adding(layer(.green), layer(.red) { $0.rare.fields.blendMode = .multiply })
        let shown = pixel(LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }.adding(group))
        XCTAssertEqual(shown, [0, 0, 0])
        // No content below it in its group: it is blended with nothing.
        let alone = LayerModel(0, 0, 32, 32) { $0.opacity = 0.999 }
            .adding(layer(.red) { $0.rare.fields.blendMode = .multiply }, LayerModel(0, 0, 2, 2) { $0.backgroundColor = .blue })
        XCTAssertEqual(pixel(LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }.adding(alone)), [1, 0, 0])
    }

    func testWithoutGroupOpacityTheSublayersShowThroughEachOther() {
        for isGroup in [true, false] {
            let top = layer(.red) { ($0.opacity, $0.rare.fields.allowsGroupOpacity) = (0.5, isGroup) }
                .adding(LayerModel(0, 0, 16, 16) { $0.backgroundColor = .green })
            let shown = pixel(LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }.adding(top))
            let expected = isGroup ? [0.5, 1, 0.5] : [0.5, 0.75, 0.25]
            for channel in 0..<3 { XCTAssertEqual(shown[channel], expected[channel], accuracy: 2.0 / 255, "\(isGroup)") }
        }
    }

    private func backdrop(_ radius: Double, saturation: Double = 1, tint: RGBA = .zero) -> LayerModel {
        LayerModel(0, 0, 64, 64) {
            $0.rare.fields.backgroundFilters = [.blur(radius), .controls(saturation: saturation)]
            $0.backgroundColor = tint
        }
    }

    func testABackdropIsAGaussianOfWhatIsBelow() {
        for (radius, name) in [(3.0, "small"), (12, "wide")] {
            let below = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }
                .adding(LayerModel(32, -200, 200, 464) { $0.backgroundColor = .black }, backdrop(radius))
            let row = pixels(render(LayerModel(-200, -200, 464, 464).adding(LayerModel(200, 200, 64, 64).adding(below)), 64, 64))
            for x in 0..<64 {
                // The outermost pixels go on: a step of infinite extent.
                let expected = 255 * 0.5 * erfc((Double(x) + 0.5 - 32) / radius / 2.0.squareRoot())
                XCTAssertEqual(Double(row[32 * 64 + x] & 255), expected, accuracy: 3, "\(name), \(x)")
            }
        }
    }

    func testABackdropIsTintedAndDrained() {
        let below = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .red }
        XCTAssertEqual(pixel(below.adding(backdrop(2, saturation: 0))), [54.0 / 255, 54.0 / 255, 54.0 / 255])
        below.sublayers = [backdrop(2, tint: RGBA(0, 0, 1, 0.5))]
        for (shown, expected) in zip(pixel(below), [0.5, 0, 0.5]) { XCTAssertEqual(shown, expected, accuracy: 1.5 / 255) }
    }

    func testAMeanIsThatOfTheWholeLayerThroughAMaskToo() {
        let below = LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }
            .adding(LayerModel(0, 0, 32, 14) { $0.backgroundColor = .black })
        let pane = LayerModel(4, 4, 24, 20) { $0.rare.fields.backgroundFilters = [LayerFilter(.average)] }
        below.sublayers.append(pane.masked(by: LayerModel(0, 0, 24, 6) { $0.backgroundColor = .black }))
        let image = pixels(render(below, 32, 32))
        for y in 4..<10 { XCTAssertEqual(Set(image[y * 32 + 4..<y * 32 + 28]), [0xff80_8080], "row \(y)") }
        XCTAssertEqual(image[10 * 32 + 10], 0xff00_0000, "beyond the mask")
        XCTAssertEqual(image[20 * 32 + 10], 0xffff_ffff, "beyond the mask")
    }

    func testABackdropKeepsToItsCornersMaskAndOpacity() {
        let below = LayerModel(0, 0, 32, 32) { $0.backgroundColor = .white }
            .adding(LayerModel(0, 0, 32, 16) { $0.backgroundColor = .black })
        let pane = LayerModel(4, 4, 24, 24) {
            ($0.rare.fields.backgroundFilters, $0.cornerRadius, $0.opacity) = ([.blur(4), .controls(saturation: 0, brightness: 1)], 8, 0.5)
        }
        below.sublayers.append(pane.masked(by: LayerModel(0, 0, 12, 24) { $0.backgroundColor = .black }))
        let image = pixels(render(below, 32, 32))
        XCTAssertEqual(image[4 * 32 + 4], 0xff00_0000, "beyond the corner")
        XCTAssertEqual(Double(image[10 * 32 + 10] >> 16 & 255), 128, accuracy: 1, "light added to all of it, and half of that seen")
        XCTAssertEqual(image[10 * 32 + 20], 0xff00_0000, "beyond the mask")
    }

    func testBackdropsHaveTheSameBytesInAnyRegionThatIsPainted() {
        let scene = LayerModel(0, 0, 64, 64) { $0.contents = TestImages.gradient(64, 64) }
            .adding(
                LayerModel(8, 8, 40, 40) {
                    ($0.rare.fields.backgroundFilters, $0.opacity) = ([.blur(20), .controls(saturation: 1.8), .blur(3)], 0.8)
                })
        let renderer = SoftwareRenderer()
        let first = pixels(render(scene, 64, 64, with: renderer))
        XCTAssertEqual(pixels(render(scene, 64, 64, with: renderer)), first)
    }

    /// Stripes below a pane in a layer.
    private func stripes(_ set: @escaping (inout LayerValues) -> Void) -> LayerModel {
        let scene = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }
        scene.sublayers = (0..<16).map { index in LayerModel(0, Double(4 * index), 64, 2) { $0.backgroundColor = .black } }
        let group = LayerModel(6, 6, 52, 52, set).adding(
            LayerModel(6, 6, 40, 40) { $0.rare.fields.backgroundFilters = [.blur(6)] })
        return scene.adding(group)
    }

    func testABackdropFadesInWithItsGroup() {
        let sharp = pixels(render(stripes { $0.isHidden = true }, 64, 64))
        let whole = pixels(render(stripes { _ in }, 64, 64))
        XCTAssertNotEqual(sharp, whole)
        for opacity in [0.1, 0.5, 0.9] {
            let faded = pixels(render(stripes { $0.opacity = opacity }, 64, 64))
            for index in faded.indices {
                func green(_ pixel: UInt32) -> Double { Double(pixel >> 8 & 255) }
                let mixed = green(sharp[index]) * (1 - opacity) + green(whole[index]) * opacity
                XCTAssertEqual(green(faded[index]), mixed, accuracy: 1.5, "\(opacity), \(index)")
            }
        }
    }

    func testABackdropInARasterizedLayerIsDrawnAsInAnyOther() {
        let plain = pixels(render(stripes { _ in }, 64, 64))
        XCTAssertEqual(pixels(render(stripes { $0.rare.fields.shouldRasterize = true }, 64, 64)), plain)
        // The same in a snapshot.
        let frozen = stripes { $0.rare.fields.shouldRasterize = true }
        let shown = frozen.sublayers.removeLast()
        let pane = LayerModel(0, 0, 52, 52).adding(shown.sublayers[0])
        shown.sublayers = []
        shown.values.rare.fields.frozenContents = FrozenTree(pane.tree, at: 0)
        frozen.sublayers.append(shown)
        XCTAssertEqual(pixels(render(frozen, 64, 64)), plain)
    }

    func testABackdropInBothImagesOfACrossfadeSeesWhatLiesBeneath() {
        let plain = pixels(render(stripes { _ in }, 64, 64))
        let old = stripes { _ in }.sublayers.removeLast()
        let fade = TransitionState(Transition(.fade, from: .left, old: FrozenTree(old.tree, at: 0)), progress: 0.4)
        XCTAssertEqual(pixels(render(stripes { $0.transition = fade }, 64, 64)), plain)
    }

    func testABackdropInAFadingGroupHasTheSameBytesFrameByFrame() {
        let renderer = SoftwareRenderer()
        let target = RenderTarget(width: 64, height: 64, scale: 1)
        for frame in 0...10 {
            let scene = stripes { $0.opacity = Double(frame) / 10 }
            let tree = scene.tree.replacing([], at: Double(frame))
            XCTAssertEqual(
                pixels(renderer.image(tree, at: Double(frame), drawn: [], target: target)), pixels(render(scene, 64, 64)),
                "frame \(frame)")
        }
    }
}
