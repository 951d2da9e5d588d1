import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Layers drawn in copies: times, colors, and the limit on copies.
final class CopiesTests: RenderingTestCase {
    private func replicator(_ count: Double, _ width: Double, _ height: Double, _ set: (inout ReplicatorValues) -> Void) -> LayerModel {
        LayerModel(0, 0, width, height) {
            var values = ReplicatorValues()
            values.count = count
            set(&values)
            $0.replicator = values
        }
    }

    /// Red rises from 0 at time 0 to 1 at time 10.
    private func rising() -> Track {
        Track(
            animation: 1, path: PropertyPath(.backgroundColor), own: TimingStage(timing: MediaTiming(begin: 0, duration: 10)),
            motion: .between(.color(RGBA(0, 0, 0, 1), RGBA(1, 0, 0, 1))))
    }

    private func rendered(_ root: LayerModel, at time: Double, _ width: Int, _ height: Int) -> [UInt32] {
        pixels(SoftwareRenderer().render(root.tree, at: time, target: RenderTarget(width: width, height: height, scale: 1)))
    }

    func testEachCopyShowsWhatTheLayerShowedItsDelayAgo() {
        let cell = LayerModel(0, 0, 1, 1) { $0.backgroundColor = .green }
        cell.tracks = [rising()]
        let root = replicator(4, 4, 1) { ($0.delay, $0.transform) = (1.5, CATransform3DMakeTranslation(1, 0, 0)) }.adding(cell)
        for time in [0.0, 1, 3.3, 7, 10.5] {
            let row = rendered(root, at: time, 4, 1)
            for copy in 0..<4 {
                let own = time - 1.5 * Double(copy)
                // Before and after the animation the model's value shows.
                let expected: UInt32 = own < 0 || own > 10 ? 0xff00_ff00 : 0xff00_0000 | UInt32(own / 10 * 255 + 0.5) << 16
                XCTAssertEqual(row[copy], expected, "copy \(copy) at \(time)")
            }
        }
    }

    func testDelaysOfCopiesWithinCopiesAddUp() {
        let cell = LayerModel(0, 0, 1, 1)
        cell.tracks = [rising()]
        let inner = replicator(3, 3, 1) { ($0.delay, $0.transform) = (1, CATransform3DMakeTranslation(1, 0, 0)) }.adding(cell)
        let outer = replicator(2, 3, 2) { ($0.delay, $0.transform) = (2.5, CATransform3DMakeTranslation(0, 1, 0)) }.adding(inner)
        let shown = rendered(outer, at: 9, 3, 2)
        for index in 0..<6 {
            let own = 9 - Double(index % 3) - 2.5 * Double(index / 3)
            XCTAssertEqual(shown[index], 0xff00_0000 | UInt32(own / 10 * 255 + 0.5) << 16, "copy \(index)")
        }
    }

    func testACopysDelayCountsInTheLayersOwnTime() {
        let cell = LayerModel(0, 0, 1, 1)
        cell.tracks = [rising()]
        let root = replicator(2, 2, 1) { ($0.delay, $0.transform) = (2, CATransform3DMakeTranslation(1, 0, 0)) }.adding(cell)
        let tree = root.tree
        let slow = RenderNode(
            layer: tree.nodes[0].layer, name: "slow", values: tree.nodes[0].values, time: TimeMap(begin: 0, speed: 0.5, offset: 0))
        let image = SoftwareRenderer().render(
            tree.replacing([(0, slow)], at: 0), at: 16, target: RenderTarget(width: 2, height: 1, scale: 1))
        XCTAssertEqual(pixels(image), [0xff00_0000 | 204 << 16, 0xff00_0000 | 153 << 16])
    }

    func testColorsAreMultipliedStepByStep() {
        let root = replicator(4, 4, 1) {
            $0.transform = CATransform3DMakeTranslation(1, 0, 0)
            ($0.color, $0.colorOffset) = (RGBA(1, 0.8, 0, 1), RGBA(-0.5, 0, 0.4, 0))
        }.adding(LayerModel(0, 0, 1, 1) { $0.backgroundColor = RGBA(1, 0.5, 1, 1) })
        XCTAssertEqual(rendered(root, at: 0, 4, 1), [0xffff_6600, 0xff80_6666, 0xff00_66cc, 0xff00_66ff])
    }

    func testAColoredImageIsMultipliedToo() {
        let root = replicator(1, 2, 1) { $0.color = RGBA(0.2, 1, 0.6, 1) }
            .adding(LayerModel(0, 0, 2, 1) { $0.contents = TestImages.solid(2, 1, 0xffff_ffff) })
        XCTAssertEqual(rendered(root, at: 0, 2, 1), [0xff33_ff99, 0xff33_ff99])
    }

    func testAHundredThousandCopiesAreDrawn() {
        let root = replicator(100_000, 400, 250) { _ in }
        root.values.replicator?.transform = CATransform3DMakeTranslation(0.004, 0.0025, 0)
        root.values.replicator?.delay = 0.001
        let cell = LayerModel(0, 0, 1, 1) { $0.backgroundColor = .white }
        cell.tracks = [rising()]
        root.sublayers = [cell]
        let shown = rendered(root, at: 105, 400, 250)
        XCTAssertEqual(shown[249 * 400 + 399] & 0xff, 0, "the last one is in the middle of its animation")
        XCTAssertNotEqual(shown[100 * 400 + 160], 0xff00_0000)
    }

    func testCopiesOfCopiesEndAtTheLimit() {
        var layer = LayerModel(0, 0, 1, 1) { $0.backgroundColor = .white }
        for _ in 0..<12 {
            layer = replicator(1e15, 8, 8) {
                ($0.transform, $0.colorOffset) = (CATransform3DMakeTranslation(0.001, 0, 0), RGBA(-0.01, 0, 0, 0))
            }
            .adding(layer)
        }
        XCTAssertEqual(rendered(layer, at: 0, 8, 8)[8 * 4], 0xff00_0000)
    }

    func testCopiesBeyondTheEyeOrSmallerThanAnyNumberAreLeftOut() {
        for transform in [
            CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(1e200, 1e200, 1), CATransform3DMakeTranslation(1e300, 0, 0),
        ] {
            let root = replicator(10, 4, 4) { $0.transform = transform }.adding(LayerModel(0, 0, 1, 1) { $0.backgroundColor = .white })
            XCTAssertEqual(rendered(root, at: 0, 4, 4)[0], 0xffff_ffff)
        }
    }
}
