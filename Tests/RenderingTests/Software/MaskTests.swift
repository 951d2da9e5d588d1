import RenderScene
import XCTest

@testable import Rendering

/// Masks against the reference.
final class MaskTests: RenderingTestCase {
    private func card(_ x: Double, _ y: Double, _ color: RGBA, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(x, y, 30, 26) {
            $0.backgroundColor = color
            set(&$0)
        }
    }

    private func onWhite(_ layer: LayerModel) -> LayerModel {
        LayerModel(0, 0, 64, 64) { $0.backgroundColor = RGBA(1, 1, 1, 1) }.adding(layer)
    }

    func testALayerIsVisibleWhereItsMaskIsOpaque() {
        let mask = LayerModel(5, 4, 20, 20) { $0.backgroundColor = RGBA(1, 0, 0, 0.6) }
        check(onWhite(card(10, 10, .blue).adding(card(8, 8, .green)).masked(by: mask)), interior: 3)
    }

    func testTheMasksContentsAndSublayersCount() {
        let mask = LayerModel(0, 0, 30, 26) { $0.contents = TestImages.noise(30, 26, seed: 3) }
            .adding(LayerModel(20, 12, 16, 16) { ($0.backgroundColor, $0.cornerRadius) = (.red, 8) })
        check(onWhite(card(10, 10, .blue).masked(by: mask)), interior: 3)
    }

    func testMasksNestAndMasksHaveMasks() {
        let inner = LayerModel(2, 2, 22, 22) { ($0.backgroundColor, $0.cornerRadius) = (.black, 9) }
        let outer = LayerModel(0, 0, 28, 20) { $0.backgroundColor = RGBA(0, 0, 0, 0.8) }.masked(by: inner)
        let layer = card(6, 6, .blue).adding(card(4, 4, .red).masked(by: LayerModel(5, 5, 9, 30) { $0.backgroundColor = .black }))
        check(onWhite(layer.masked(by: outer)), interior: 4)
    }

    func testAMaskTurnsWithItsLayerAndByItself() {
        let mask = LayerModel(3, 3, 22, 18) {
            ($0.backgroundColor, $0.transform) = (.black, CATransform3DMakeRotation(0.5, 0, 0, 1))
        }
        let layer = card(16, 18, .red) { $0.transform = CATransform3DMakeRotation(0.7, 0.2, 0.4, 1) }
        check(onWhite(layer.masked(by: mask)), interior: 3)
    }

    func testOpacityFadesTheMaskedImageAndTheMask() {
        let mask = LayerModel(3, 3, 22, 18) { ($0.backgroundColor, $0.opacity) = (.black, 0.5) }
        check(onWhite(card(10, 10, .red) { $0.opacity = 0.7 }.adding(card(4, 9, .green)).masked(by: mask)), interior: 4)
    }

    func testAHiddenOrEmptyMaskHidesTheLayer() {
        for mask in [LayerModel(0, 0, 30, 30), LayerModel(0, 0, 30, 30) { ($0.backgroundColor, $0.isHidden) = (.black, true) }] {
            let image = render(onWhite(card(10, 10, .red).masked(by: mask)), 64, 64)
            XCTAssertEqual(Set(pixels(image)), [0xffff_ffff])
        }
    }

    func testAMaskIsNoSublayer() {
        // The sublayers are moved by a transform; the mask is not, and is not drawn by itself.
        let layer = card(10, 10, .clear) { $0.sublayerTransform = CATransform3DMakeTranslation(8, 0, 0) }
            .adding(card(0, 0, .red)).masked(by: LayerModel(0, 0, 20, 20) { $0.backgroundColor = .green })
        let image = pixels(render(onWhite(layer), 64, 64))
        XCTAssertEqual(image[20 * 64 + 15], 0xffff_ffff)
        XCTAssertEqual(image[20 * 64 + 25], 0xffff_0000)
        XCTAssertEqual(image[20 * 64 + 31], 0xffff_ffff)
    }

    func testAMaskMovesWithItsAnimations() {
        let mask = LayerModel(0, 0, 10, 64) { $0.backgroundColor = .black }
        mask.tracks = [
            Track(
                animation: 1, path: PropertyPath(.position, .x), own: TimingStage(timing: MediaTiming(begin: 0, duration: 4)),
                motion: .between(.number(5, 45)))
        ]
        let tree = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }.masked(by: mask).tree
        for (time, left) in [(0.0, 0), (1, 10), (2, 20), (3, 30), (4, 40)] {
            let row = pixels(SoftwareRenderer().render(tree, at: time, target: RenderTarget(width: 64, height: 1, scale: 1)))
            XCTAssertEqual(row.map { $0 & 255 }, (0..<64).map { left..<left + 10 ~= $0 ? 255 : 0 }, "at \(time)")
        }
    }

    func testTenThousandMasksInEachOther() {
        var builder = RenderTreeBuilder()
        for level in 0..<10_000 {
            let values = LayerModel(0, 0, 8, 8) { $0.backgroundColor = .red }.values
            builder.open(
                RenderNode(
                    layer: LayerID(rawValue: UInt64(level + 1)), name: "level", values: values, role: level == 0 ? .sublayer : .mask))
        }
        for _ in 0..<10_000 { builder.close() }
        let image = SoftwareRenderer().render(
            builder.tree(at: 0, serial: 1), at: 0, target: RenderTarget(width: 8, height: 8, scale: 1))
        XCTAssertEqual(Set(pixels(image)), [0xffff_0000])
    }
}

extension RGBA {
    static let clear = RGBA(0, 0, 0, 0)
}
