import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Animated values of gradients, strokes, masks and shadows as pixels, at five times each, against closed forms; paths are in
/// `ShapeLayerTests`.
final class AnimatedKindTests: RenderingTestCase {
    private static let times = [0.0, 1, 2, 3, 4]

    /// An animation of four seconds.
    private func track(_ key: PropertyKey, _ interpolation: Interpolation) -> Track {
        Track(
            animation: UInt64(key.rawValue) + 1, path: PropertyPath(key), own: TimingStage(timing: MediaTiming(begin: 0, duration: 4)),
            motion: .between(interpolation))
    }

    /// The upper row of an image on white, 64 pixels wide: red, green and blue of each.
    private func row(_ layer: LayerModel, at time: Double) -> [[Double]] {
        let root = LayerModel(0, 0, 64, 2) { $0.backgroundColor = .white }.adding(layer)
        return pixels(render(root, 64, 2, at: time)).prefix(64).map { [Double($0 >> 16 & 255), Double($0 >> 8 & 255), Double($0 & 255)] }
    }

    /// Fails where a row differs by more than 2 of 255 from a formula at the middle of each pixel.
    private func check(
        _ layer: LayerModel, within accuracy: Double = 2, line: UInt = #line, _ expected: (_ x: Double, _ time: Double) -> [Double]
    ) {
        for time in Self.times {
            for (x, shown) in row(layer, at: time).enumerated() {
                for (a, b) in zip(shown, expected(Double(x) + 0.5, time)) {
                    XCTAssertEqual(a, b * 255, accuracy: accuracy, "pixel \(x) at \(time)", line: line)
                }
            }
        }
    }

    // MARK: Gradients

    private func gradient(_ tracks: Track...) -> LayerModel {
        let layer = LayerModel(0, 0, 64, 2) {
            var gradient = GradientValues()
            (gradient.colors, gradient.start, gradient.end) = ([.red, .blue], SIMD2(0, 0.5), SIMD2(1, 0.5))
            $0.gradient = gradient
        }
        layer.tracks = tracks
        return layer
    }

    /// Red to blue between two positions.
    private func between(_ start: Double, _ end: Double, _ position: Double) -> [Double] {
        let fraction = min(max((position - start) / (end - start), 0), 1)
        return [1 - fraction, 0, fraction]
    }

    func testColorsOfAGradientMove() {
        check(gradient(track(.colors, .colors([.red, .blue], [.green, .white])))) { x, time in
            let (position, fraction) = (x / 64, time / 4)
            let (first, last) = ([1 - fraction, fraction, 0], [fraction, fraction, 1.0])
            return zip(first, last).map { $0 + ($1 - $0) * position }
        }
    }

    func testLocationsOfAGradientMove() {
        check(gradient(track(.locations, .numbers([0, 0.3], [0.5, 1])))) { x, time in between(time / 8, 0.3 + 0.7 * time / 4, x / 64) }
    }

    func testPointsOfAGradientMove() {
        let layer = gradient(
            track(.startPoint, .pair(SIMD2(0, 0.5), SIMD2(0.5, 0.5))), track(.endPoint, .pair(SIMD2(1, 0.5), SIMD2(0.75, 0.5))))
        check(layer) { x, time in between(time / 8, 1 - time / 16, x / 64) }
    }

    // MARK: Shapes and strokes

    /// A level line along the whole row, twice as wide as it.
    private func line(_ tracks: [Track], _ set: (inout ShapeValues) -> Void = { _ in }) -> LayerModel {
        let layer = LayerModel(0, 0, 64, 2) {
            var shape = ShapeValues()
            (shape.path, shape.fillColor, shape.strokeColor) = (ConformanceScenes.polyline((0, 1), (64, 1)), nil, .black)
            shape.lineWidth = 4
            set(&shape)
            $0.shape = shape
        }
        layer.tracks = tracks
        return layer
    }

    func testTheStartAndTheEndOfAStrokeMove() {
        let layer = line([track(.strokeStart, .number(0, 0.4)), track(.strokeEnd, .number(0.45, 1))])
        check(layer) { x, time in
            let (start, end) = (64 * 0.1 * time, 64 * (0.45 + 0.55 * time / 4))
            // Fraction of the pixel in between.
            let covered = max(min(x + 0.5, end) - max(x - 0.5, start), 0)
            return Array(repeating: 1 - covered, count: 3)
        }
    }

    func testAStrokeGrowsWider() {
        let layer = line([track(.lineWidth, .number(0, 2))])
        check(layer) { _, time in Array(repeating: 1 - time / 4, count: 3) }
    }

    func testDashesMoveBackByTheirPhase() {
        let layer = line([track(.lineDashPhase, .number(0, 8))]) { $0.lineDashPattern = [6, 4] }
        check(layer) { x, time in Array(repeating: (x + 2 * time).truncatingRemainder(dividingBy: 10) < 6 ? 0 : 1, count: 3) }
    }

    func testColorsOfAShapeMove() {
        check(line([track(.strokeColor, .color(.black, RGBA(1, 0.5, 0, 0.5)))])) { _, time in
            let fraction = time / 4
            let alpha = 1 - fraction / 2
            return [fraction, fraction / 2, 0].map { $0 * alpha + 1 - alpha }
        }
        let filled = line([track(.fillColor, .color(.blue, .red))]) {
            ($0.path, $0.fillColor, $0.strokeColor) = (ConformanceScenes.rect(0, 0, 64, 2), .blue, nil)
        }
        check(filled) { _, time in [time / 4, 0, 1 - time / 4] }
    }

    func testAPathMovesPointByPoint() {
        let layer = line([track(.path, .path(ConformanceScenes.rect(0, 0, 8, 2), ConformanceScenes.rect(20, 0, 40, 2)))]) {
            ($0.fillColor, $0.strokeColor) = (.black, nil)
        }
        check(layer) { x, time in Array(repeating: 5 * time < x && x < 8 + 13 * time ? 0 : 1, count: 3) }
    }

    // MARK: Masks

    private func masked(_ mask: LayerModel, _ tracks: Track...) -> LayerModel {
        mask.tracks = tracks
        return LayerModel(0, 0, 64, 2) { $0.backgroundColor = .black }.masked(by: mask)
    }

    func testAMasksOpacityAndSizeMove() {
        let mask = LayerModel(0, 0, 64, 2) { ($0.backgroundColor, $0.anchorPoint, $0.position) = (.black, .zero, .zero) }
        let layer = masked(
            mask, track(.opacity, .number(1, 0)), track(.bounds, .rect(SIMD4(0, 0, 12, 2), SIMD4(0, 0, 52, 2))))
        check(layer, within: 3) { x, time in Array(repeating: x < 12 + 10 * time ? time / 4 : 1, count: 3) }
    }

    func testAMasksGradientMoves() {
        let mask = LayerModel(0, 0, 64, 2) {
            var gradient = GradientValues()
            (gradient.colors, gradient.start, gradient.end) = ([.black, RGBA(0, 0, 0, 0)], SIMD2(0, 0.5), SIMD2(1, 0.5))
            $0.gradient = gradient
        }
        let layer = masked(mask, track(.locations, .numbers([0, 0.5], [0.5, 1])))
        check(layer, within: 3) { x, time in
            Array(repeating: between(time / 8, 0.5 + time / 8, x / 64)[2], count: 3)
        }
    }

    func testAMasksPathMoves() {
        let mask = line([]) { ($0.fillColor, $0.strokeColor) = (.black, nil) }
        let layer = masked(mask, track(.path, .path(ConformanceScenes.rect(4, 0, 8, 2), ConformanceScenes.rect(24, 0, 40, 2))))
        check(layer, within: 3) { x, time in Array(repeating: 4 + 5 * time < x && x < 12 + 13 * time ? 0 : 1, count: 3) }
    }

    // MARK: Shadows

    /// A layer with the left half of the row in it, so large that nothing but its right edge counts.
    private func caster(_ radius: Double, _ tracks: Track..., set: (inout Shadow) -> Void = { _ in }) -> LayerModel {
        let layer = LayerModel(-500, -500, 516, 1000) {
            $0.backgroundColor = .black
            var shadow = Shadow()
            (shadow.opacity, shadow.radius, shadow.offset) = (1, radius, .zero)
            set(&shadow)
            $0.rare.fields.shadow = shadow
        }
        layer.tracks = tracks
        return layer
    }

    /// Darkness of a shadow at a distance from a long edge.
    private func shade(_ distance: Double, _ radius: Double) -> Double { 0.5 * erfc(distance / radius / 2.0.squareRoot()) }

    func testTheRadiusOfAShadowMoves() {
        check(caster(2, track(.shadowRadius, .number(2, 10))), within: 3) { x, time in
            Array(repeating: x < 16 ? 0 : 1 - shade(x - 16, 2 + 2 * time), count: 3)
        }
    }

    func testTheOffsetAndTheOpacityOfAShadowMove() {
        let layer = caster(3, track(.shadowOffset, .pair(.zero, SIMD2(20, 0))), track(.shadowOpacity, .number(1, 0.2)))
        check(layer, within: 3) { x, time in
            Array(repeating: x < 16 ? 0 : 1 - shade(x - 16 - 5 * time, 3) * (1 - 0.2 * time), count: 3)
        }
    }

    func testTheColorOfAShadowMoves() {
        check(caster(6, track(.shadowColor, .color(.black, RGBA(1, 0.2, 0, 0.6)))), within: 3) { x, time in
            let fraction = time / 4
            let alpha = (1 - 0.4 * fraction) * shade(x - 16, 6)
            return x < 16 ? [0, 0, 0] : [fraction, 0.2 * fraction, 0].map { $0 * alpha + 1 - alpha }
        }
    }

    func testThePathOfAShadowMoves() {
        // In the layer's space, which begins 500 points further left and above.
        let paths = (ConformanceScenes.rect(0, 0, 520, 1000), ConformanceScenes.rect(0, 0, 548, 1000))
        check(caster(2, track(.shadowPath, .path(paths.0, paths.1))), within: 3) { x, time in
            Array(repeating: x < 16 ? 0 : 1 - shade(x - 20 - 7 * time, 2), count: 3)
        }
    }
}
