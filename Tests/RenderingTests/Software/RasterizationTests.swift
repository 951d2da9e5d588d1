import RenderScene
import XCTest

@testable import Rendering

/// Layers with `shouldRasterize`.
final class RasterizationTests: RenderingTestCase {
    /// A card with round corners, a sublayer that hangs over its edge, and a shadow.
    private func card(rasterizedAt scale: Double?, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(12, 14, 30, 24) {
            ($0.backgroundColor, $0.cornerRadius) = (RGBA(0.9, 0.6, 0.2, 1), 7)
            ($0.rare.fields.shadow.opacity, $0.rare.fields.shadow.radius, $0.rare.fields.shadow.offset) = (0.6, 2, SIMD2(1, 3))
            $0.rare.fields.shouldRasterize = scale != nil
            $0.rare.fields.rasterizationScale = scale ?? 1
            set(&$0)
        }
        .adding(LayerModel(20, -6, 20, 12) { ($0.backgroundColor, $0.transform) = (.blue, CATransform3DMakeRotation(0.4, 0, 0, 1)) })
    }

    private func scene(_ card: LayerModel) -> LayerModel {
        let scene = LayerModel(0, 0, 60, 50) { $0.backgroundColor = .white }
        scene.sublayers = [card]
        return scene
    }

    private func worst(_ a: [UInt32], _ b: [UInt32]) -> Int {
        var worst = 0
        for (a, b) in zip(a, b) {
            for shift in [UInt32(0), 8, 16, 24] { worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
        }
        return worst
    }

    func testAtTheScreensScaleItLooksAsItWould() {
        for opacity in [1, 0.5] {
            let plain = pixels(render(scene(card(rasterizedAt: nil) { $0.opacity = opacity }), 120, 100, scale: 2))
            let rendered = pixels(render(scene(card(rasterizedAt: 2) { $0.opacity = opacity }), 120, 100, scale: 2))
            XCTAssertLessThanOrEqual(worst(plain, rendered), 2, "opacity \(opacity)")
        }
    }

    func testAtASmallerScaleItIsTheImageEnlarged() {
        // Squares of 4 x 4 pixels by the nearest filter: one for each pixel of the image.
        let layer = card(rasterizedAt: 0.5) { $0.rare.fields.filters.magnification = .nearest }
        let large = pixels(render(scene(layer), 120, 100, scale: 2))
        for y in 0..<100 { for x in 0..<120 { XCTAssertEqual(large[y * 120 + x], large[y / 4 * 4 * 120 + x / 4 * 4]) } }
        XCTAssertGreaterThan(worst(large, pixels(render(scene(card(rasterizedAt: nil)), 120, 100, scale: 2))), 60)
    }

    func testTheReferenceEnlargesAnImageAlike() {
        let inner = LayerModel(8, 8, 32, 32) {
            ($0.backgroundColor, $0.cornerRadius) = (RGBA(0.2, 0.5, 0.9, 1), 9)
            ($0.rare.fields.shouldRasterize, $0.opacity) = (true, 0.8)
        }
        .adding(LayerModel(6, 10, 20, 9) { $0.backgroundColor = RGBA(1, 0.8, 0, 0.7) })
        // The same image as contents.
        let upright = LayerModel(0, 0, 32, 32)
        upright.values.cornerRadius = 9
        upright.values.backgroundColor = inner.values.backgroundColor
        upright.sublayers = inner.sublayers
        let target = RenderTarget(width: 32, height: 32, placement: .scale(1), isOpaque: false)
        let image = SoftwareRenderer().render(upright.tree, at: 0, target: target)
        let contents = LayerModel(8, 8, 32, 32) { ($0.contents, $0.opacity) = (image, 0.8) }
        for scale in [1.0, 3] {
            for angle in [0, 0.3] {
                inner.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                contents.values.transform = inner.values.transform
                let shown = pixels(render(root(48, 48, inner), Int(48 * scale), Int(48 * scale), scale: scale))
                let expected = pixels(render(root(48, 48, contents), Int(48 * scale), Int(48 * scale), scale: scale))
                XCTAssertEqual(worst(shown, expected), 0, "scale \(scale), angle \(angle)")
            }
        }
    }

    /// Counts the images made, by object identity.
    private func rendered(_ renderer: SoftwareRenderer, _ tree: RenderTree, at time: Double = 0) -> CGImage? {
        _ = renderer.render(tree, at: time, target: RenderTarget(width: 60, height: 50, scale: 1))
        for case .image(let rendered) in renderer.builder.list.commands { return rendered.image }
        return nil
    }

    func testItIsMadeAgainOnlyWhenSomethingInItChanges() {
        let renderer = SoftwareRenderer()
        let tree = scene(card(rasterizedAt: 1)).tree
        func changed(_ index: Int, _ set: (inout LayerValues) -> Void) -> RenderTree {
            let node = tree.nodes[index]
            var values = node.values
            set(&values)
            return tree.replacing([(index, RenderNode(layer: node.layer, name: node.name, values: values))], at: 0)
        }
        let first = rendered(renderer, tree)
        XCTAssertNotNil(first)
        XCTAssertTrue(rendered(renderer, tree) === first)
        XCTAssertTrue(rendered(renderer, changed(1) { $0.position.x += 3.3 }) === first, "moved")
        XCTAssertTrue(rendered(renderer, changed(1) { $0.transform = CATransform3DMakeRotation(1, 1, 1, 0) }) === first, "turned")
        XCTAssertTrue(rendered(renderer, changed(1) { $0.opacity = 0.4 }) === first, "faded")
        XCTAssertFalse(rendered(renderer, changed(2) { $0.position.x += 1 }) === first, "something in it moved")
        XCTAssertFalse(rendered(renderer, changed(1) { $0.cornerRadius = 2 }) === rendered(renderer, tree), "other corners")
        XCTAssertFalse(
            rendered(renderer, changed(1) { $0.rare.fields.rasterizationScale = 2 }) === rendered(renderer, tree), "another scale")
    }

    func testWhatMovesInItIsDrawnAtEachTime() {
        let moving = card(rasterizedAt: 1)
        moving.sublayers[0].tracks = [
            Track(
                animation: 1, path: PropertyPath(.opacity),
                own: TimingStage(timing: MediaTiming(begin: 0, duration: 1)), motion: .between(.number(1, 0)))
        ]
        let renderer = SoftwareRenderer()
        let tree = scene(moving).tree
        for time in [0.25, 0.5, 0.75] {
            let still = card(rasterizedAt: 1)
            still.sublayers[0].values.opacity = 1 - time
            let shown = renderer.render(tree, at: time, target: RenderTarget(width: 60, height: 50, scale: 1))
            XCTAssertEqual(pixels(shown), pixels(render(scene(still), 60, 50)), "at \(time)")
        }
    }

    func testHostileLayersAreDrawnWithoutOne() {
        for scale in [0, -1, 1e9, 1e300, .nan] {
            let layer = LayerModel(0, 0, 40, 40) {
                ($0.backgroundColor, $0.rare.fields.shouldRasterize, $0.rare.fields.rasterizationScale) = (.green, true, scale)
            }
            let shown = pixels(render(root(40, 40, layer), 40, 40))
            XCTAssertEqual(Set(shown), [0xff00_ff00], "scale \(scale)")
        }
        let huge = LayerModel(0, 0, 1e9, 1e9) { ($0.backgroundColor, $0.rare.fields.shouldRasterize) = (.green, true) }
        XCTAssertEqual(Set(pixels(render(root(40, 40, huge), 40, 40))), [0xff00_ff00])
    }

    func testThousandsOfRasterizedLayersWithinEachOtherAreDrawn() {
        let outer = root(40, 40)
        var layer = outer
        for _ in 0..<3000 {
            let inner = LayerModel(0, 0, 40, 40) { ($0.backgroundColor, $0.rare.fields.shouldRasterize) = (.green, true) }
            layer.sublayers = [inner]
            layer = inner
        }
        var builder = RenderTreeBuilder()
        var (next, at): (UInt64, LayerModel?) = (0, outer)
        while let layer = at {
            next += 1
            builder.open(RenderNode(layer: LayerID(rawValue: next), name: "layer", values: layer.values))
            at = layer.sublayers.first
        }
        for _ in 0..<next { builder.close() }
        let target = RenderTarget(width: 40, height: 40, scale: 1)
        XCTAssertEqual(Set(pixels(SoftwareRenderer().render(builder.tree(at: 0, serial: 1), at: 0, target: target))), [0xff00_ff00])
    }
}
