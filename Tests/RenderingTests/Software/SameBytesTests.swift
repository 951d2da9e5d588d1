import RenderScene
import XCTest

@testable import Rendering

/// Each pixel has the same bytes whatever part is drawn, and however often.
final class SameBytesTests: RenderingTestCase {
    /// A bit of everything, in a superlayer that can be moved.
    private func scene(_ seed: UInt64) -> LayerModel {
        var random = RandomNumbers(seed: seed)
        let scene = LayerModel(0, 0, 90, 90) { $0.backgroundColor = RGBA(0.9, 0.95, 1, 1) }
        for index in 0..<14 {
            let layer = LayerModel(random.double(-10...70), random.double(-10...70), random.double(8...50), random.double(8...50)) {
                $0.backgroundColor = index % 3 == 0 ? nil : RGBA(random.double(0...1), random.double(0...1), 0.4, random.double(0.3...1))
                $0.contents = index % 3 == 1 ? nil : TestImages.noise(12, 15, seed: seed + UInt64(index))
                $0.cornerRadius = index % 2 == 0 ? random.double(0...20) : 0
                $0.borderWidth = index % 4 == 0 ? 2 : 0
                $0.opacity = index % 5 == 0 ? 0.6 : 1
                $0.masksToBounds = index % 2 == 0
                if index > 2 { $0.transform = ShapeTests.transform(&random, isPerspective: index > 8) }
            }
            scene.sublayers.append(layer.adding(LayerModel(3, 3, 20, 20) { ($0.backgroundColor, $0.opacity) = (.blue, 0.7) }))
        }
        return scene
    }

    func testTheSameTreeGivesTheSameBytes() {
        let (renderer, scene) = (SoftwareRenderer(), scene(1))
        let first = pixels(render(scene, 90, 90, with: renderer))
        _ = render(self.scene(2), 70, 33, with: renderer)
        XCTAssertEqual(pixels(render(scene, 90, 90, with: renderer)), first)
        XCTAssertEqual(pixels(render(scene, 90, 90)), first)
    }

    func testBandsOfAnyHeightGiveTheSameBytes() {
        for seed in 1...5 as ClosedRange<UInt64> {
            let tree = scene(seed)
            let renderer = SoftwareRenderer()
            let whole = pixels(render(tree, 90, 90, with: renderer))
            for height in [1, 7, 32] {
                renderer.bandHeight = height
                XCTAssertEqual(pixels(render(tree, 90, 90, with: renderer)), whole, "seed \(seed), bands of \(height)")
            }
        }
    }

    func testARegionOfTheTargetGivesTheSameBytes() {
        for seed in 1...5 as ClosedRange<UInt64> {
            let scene = scene(seed)
            let whole = pixels(render(LayerModel(0, 0, 90, 90).adding(scene), 90, 90))
            for (left, top, width, height) in [(13, 21, 40, 50), (44, 0, 46, 17), (1, 60, 80, 30)] {
                let shifted = LayerModel(Double(-left), Double(-top), 90, 90).adding(scene)
                let shiftedPixels = pixels(render(shifted, width, height))
                let expected = (0..<width * height).map { whole[($0 / width + top) * 90 + $0 % width + left] }
                XCTAssertEqual(shiftedPixels, expected, "seed \(seed), part at \(left), \(top)")
            }
        }
    }

    func testAnimatedValuesAreSampledAtTheFramesTime() {
        let layer = LayerModel(0, 0, 8, 8) { $0.backgroundColor = .white }
        layer.tracks = [
            Track(
                animation: 1, path: PropertyPath(.opacity), own: TimingStage(timing: MediaTiming(begin: 0, duration: 2)),
                motion: .between(.number(0, 1)))
        ]
        let renderer = SoftwareRenderer()
        for (time, brightness) in [(0.0, 0.0), (0.5, 64), (1, 128), (2, 255), (3, 255)] {
            let image = renderer.render(layer.tree, at: time, target: RenderTarget(width: 8, height: 8, scale: 1))
            XCTAssertEqual(Double(pixels(image)[0] & 255), brightness, accuracy: 1)
        }
    }
}
