import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Shape and gradient layers beyond the conformance scenes: areas, caching between frames, hostile values.
final class ShapeLayerTests: RenderingTestCase {
    private func line(_ path: PathData, _ set: (inout ShapeValues) -> Void) -> LayerModel {
        LayerModel(0, 0, 64, 64) {
            var shape = ShapeValues()
            (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, .white)
            set(&shape)
            $0.shape = shape
        }
    }

    /// The area that is white, in pixels.
    private func area(_ layer: LayerModel, at time: Double = 0, scale: Double = 1) -> Double {
        let size = Int(64 * scale)
        let image = SoftwareRenderer().render(layer.tree, at: time, target: RenderTarget(width: size, height: size, scale: scale))
        return pixels(image).reduce(0) { $0 + Double($1 & 255) / 255 }
    }

    private let bar = ConformanceScenes.polyline((12, 32), (52, 32))

    func testALinesAreaIsItsLengthTimesItsWidthAndItsCaps() {
        for scale in [1.0, 2, 3] {
            for (cap, caps) in [(CGLineCap.butt, 0.0), (.square, 10 * 10), (.round, .pi * 25)] {
                let shown = area(line(bar) { ($0.lineWidth, $0.lineCap) = (10, cap) }, scale: scale)
                XCTAssertEqual(shown, (40 * 10 + caps) * scale * scale, accuracy: scale, "\(cap) at \(scale)")
            }
        }
    }

    func testACornersAreaIsThatOfItsJoin() {
        let corner = ConformanceScenes.polyline((12, 52), (12, 12), (52, 12))
        for (join, extra) in [(CGLineJoin.miter, 25.0), (.bevel, 12.5), (.round, .pi * 25 / 4)] {
            let shown = area(line(corner) { ($0.lineWidth, $0.lineJoin) = (10, join) })
            XCTAssertEqual(shown, 2 * 40 * 10 - 25 + extra, accuracy: 1, "\(join)")
        }
    }

    func testStrokedSectionsAndDashesHaveTheirLengths() {
        XCTAssertEqual(area(line(bar) { ($0.lineWidth, $0.strokeStart, $0.strokeEnd) = (4, 0.2, 0.7) }), 20 * 4, accuracy: 1)
        XCTAssertEqual(area(line(bar) { ($0.lineWidth, $0.lineDashPattern) = (4, [6, 4]) }), 24 * 4, accuracy: 1)
        XCTAssertEqual(area(line(bar) { ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (4, [7, 4], 9) }), 26 * 4, accuracy: 1)
    }

    func testAStrokeIsNotStretchedByItsNode() {
        // The pen is round in the layer's plane: twice as wide where the layer is stretched.
        let layer = line(bar) { $0.lineWidth = 5 }
        layer.values.transform = CATransform3DMakeScale(1, 2, 1)
        XCTAssertEqual(area(layer), 40 * 10, accuracy: 1)
    }

    func testAnAnimatedStrokeHasItsAreaAtFiveTimes() {
        let layer = line(bar) { $0.lineWidth = 4 }
        func track(_ id: UInt64, _ key: PropertyKey, _ from: Double, _ to: Double) -> Track {
            Track(
                animation: id, path: PropertyPath(key), own: TimingStage(timing: MediaTiming(begin: 0, duration: 2)),
                motion: .between(.number(from, to)))
        }
        layer.tracks = [track(1, .strokeEnd, 0, 1), track(2, .lineWidth, 4, 12)]
        for time in [0.1, 0.5, 1, 1.5, 1.9] {
            XCTAssertEqual(area(layer, at: time), 40 * time / 2 * (4 + 4 * time), accuracy: 1.5, "at \(time)")
        }
    }

    func testAnAnimatedPathHasItsAreaAtFiveTimes() {
        let layer = line(ConformanceScenes.rect(10, 10, 20, 10)) { ($0.fillColor, $0.strokeColor) = (.white, nil) }
        layer.tracks = [
            Track(
                animation: 1, path: PropertyPath(.path), own: TimingStage(timing: MediaTiming(begin: 0, duration: 2)),
                motion: .between(.path(ConformanceScenes.rect(10, 10, 20, 10), ConformanceScenes.rect(20, 20, 40, 30))))
        ]
        for time in [0, 0.5, 1, 1.5, 1.9] {
            XCTAssertEqual(area(layer, at: time), (20 + 10 * time) * (10 + 10 * time), accuracy: 1.5, "at \(time)")
        }
    }

    // MARK: Between frames

    /// The outlines that a build lists.
    private func outlines(_ builder: DisplayListBuilder, _ layer: LayerModel, scale: Double = 1) -> [ObjectIdentifier] {
        let sample = TreeSample()
        sample.sample(layer.tree, at: 0)
        builder.build(sample, for: RenderTarget(width: 64, height: 64, scale: scale))
        return builder.list.commands.compactMap {
            if case .fill(let fill) = $0 { fill.shape.path.map { ObjectIdentifier($0) } } else { nil }
        }
    }

    func testOutlinesAreKeptWhilePathAndPositionStayTheSame() {
        let builder = DisplayListBuilder { SoftwareRenderer(depth: $0) }
        let layer = line(ConformanceScenes.star) { ($0.fillColor, $0.lineWidth) = (.red, 3) }
        let first = outlines(builder, layer)
        XCTAssertEqual(first.count, 2)
        layer.values.shape?.strokeColor = .green
        layer.values.opacity = 0.5
        XCTAssertEqual(outlines(builder, layer), first, "colors and opacity do not change an outline")
        layer.values.position.x += 1
        let moved = outlines(builder, layer)
        XCTAssertTrue(Set(moved).isDisjoint(with: first))
        layer.values.shape?.lineWidth = 4
        XCTAssertTrue(Set(outlines(builder, layer)).isDisjoint(with: moved))
    }

    func testGradientsAreKeptWhileTheirColorsStayTheSame() {
        let builder = DisplayListBuilder { SoftwareRenderer(depth: $0) }
        let layer = ConformanceScenes.gradients[0].root.sublayers[0]
        func ramp() -> ObjectIdentifier? {
            let sample = TreeSample()
            sample.sample(layer.tree, at: 0)
            builder.build(sample, for: RenderTarget(width: 24, height: 24, scale: 1))
            return builder.list.commands.compactMap { if case .gradient(let g) = $0 { ObjectIdentifier(g.ramp) } else { nil } }.first
        }
        let first = ramp()
        layer.values.position.x += 3
        XCTAssertEqual(ramp(), first)
        layer.values.gradient?.colors[0] = .green
        XCTAssertNotEqual(ramp(), first)
    }

    func testBandsAndRegionsOfTheTargetGiveTheSameBytes() {
        // Backdrops read their surroundings, so the renderer paints them in one band; there is nothing beyond the target.
        for (group, scenes) in ConformanceScenes.all where group != "backdrops" {
            for scene in scenes {
                let renderer = SoftwareRenderer()
                let whole = pixels(render(scene.root, 48, 48, scale: 2, with: renderer))
                renderer.bandHeight = 5
                XCTAssertEqual(pixels(render(scene.root, 48, 48, scale: 2, with: renderer)), whole, "\(group): \(scene.name) in bands")
                let shifted = LayerModel(-9, -6, 24, 24).adding(scene.root)
                let shiftedPixels = pixels(render(shifted, 20, 26, scale: 2))
                let expected = (12..<38).flatMap { whole[$0 * 48 + 18..<$0 * 48 + 38] }
                XCTAssertEqual(shiftedPixels, expected, "\(group): \(scene.name) in part")
            }
        }
    }

    // MARK: Hostile values

    func testPathsOutOfAllBoundsAreRightOrEmpty() {
        let huge = line(ConformanceScenes.rect(-1e9, -1e9, 2e9, 2e9)) { ($0.fillColor, $0.lineWidth) = (.white, 3) }
        XCTAssertEqual(area(huge), 64 * 64)
        let far = line(ConformanceScenes.rect(1e9, 1e9, 1e9, 1e9)) { ($0.fillColor, $0.lineWidth) = (.white, 3) }
        XCTAssertEqual(area(far), 0)
        var beyond = PathData()
        beyond.addEllipse(in: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
        _ = area(line(beyond) { ($0.fillColor, $0.lineWidth) = (.white, 1e300) })
        _ = area(line(ConformanceScenes.leaf) { $0.lineWidth = 1e9 })
    }

    func testAHundredThousandSegmentsAreDrawn() {
        var random = RandomNumbers(seed: 7)
        var path = PathData()
        path.move(to: .zero)
        for _ in 0..<100_000 { path.addLine(to: CGPoint(x: random.double(0...64), y: random.double(0...64))) }
        XCTAssertGreaterThan(area(line(path) { ($0.fillColor, $0.strokeColor) = (.white, nil) }), 3_000)
        XCTAssertGreaterThan(area(line(path) { $0.lineWidth = 0.5 }), 4_000)
    }

    func testStrangeLineValuesAreHarmless() {
        for width in [0, -3, 1e-12] { XCTAssertEqual(area(line(bar) { $0.lineWidth = width }), 0, accuracy: 0.01) }
        for pattern in [[0.0], [0, 0], [1e-9, 1e-9], [-1, 2], [1e12]] {
            _ = area(line(bar) { ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (4, pattern, 1e15) })
        }
        XCTAssertEqual(area(line(bar) { ($0.lineWidth, $0.strokeStart, $0.strokeEnd) = (4, 0.7, 0.2) }), 0)
        XCTAssertEqual(area(line(bar) { ($0.lineWidth, $0.strokeStart, $0.strokeEnd) = (4, -5, 9) }), 160, accuracy: 1)
        XCTAssertEqual(area(line(PathData()) { $0.lineWidth = 4 }), 0)
    }

    func testStrangeGradientsAreHarmless() {
        func shown(_ set: (inout GradientValues) -> Void) -> UInt32 {
            let layer = LayerModel(0, 0, 8, 8) {
                var gradient = GradientValues()
                gradient.colors = [.red, .green]
                set(&gradient)
                $0.gradient = gradient
            }
            return pixels(render(layer, 8, 8))[27]
        }
        XCTAssertEqual(shown { $0.end = $0.start }, 0xff00_ff00, "an axis without length shows the last color")
        XCTAssertEqual(shown { ($0.form, $0.end) = (.radial, SIMD2(0.9, 0)) }, 0xff00_ff00, "and so does an ellipse without area")
        XCTAssertEqual(shown { $0.locations = [0.9, 0.1] }, 0xffff_0000, "places that go back lie on the one before")
        XCTAssertEqual(shown { $0.colors = [] }, 0xff00_0000)
        XCTAssertEqual(shown { ($0.start, $0.end) = (SIMD2(0, -1e12), SIMD2(0, -1e11)) }, 0xff00_ff00)
        let many = (0..<100_000).map { _ in RGBA.blue }
        XCTAssertEqual(shown { $0.colors = many }, 0xff00_00ff)
    }
}
