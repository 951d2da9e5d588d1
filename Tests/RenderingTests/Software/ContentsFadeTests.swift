import RenderScene
import XCTest

@testable import Rendering

/// Contents that change over: old · (1 - f) + new · f, rounded once.
final class ContentsFadeTests: RenderingTestCase {
    private func fading(_ old: CGImage?, _ new: CGImage?, _ fraction: Double, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(8, 8, 32, 32) {
            $0.contents = new
            $0.contentsFade = ContentsFade(old: old, fraction: fraction)
            set(&$0)
        }
    }

    private func still(_ image: CGImage?) -> LayerModel { LayerModel(8, 8, 32, 32) { $0.contents = image } }

    /// Each channel of a pixel mixed with that of another by a weight in 255ths, to the nearest.
    private func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        stride(from: 0, to: 32, by: 8).reduce(0) { sum, shift in
            let (x, y) = (a >> UInt32(shift) & 255, b >> UInt32(shift) & 255)
            return sum | ((x * (255 - weight) + y * weight + 127) / 255) << UInt32(shift)
        }
    }

    func testOpaqueImagesMixExactlyAtEveryFraction() {
        let (old, new) = (TestImages.gradient(32, 32), TestImages.solid(32, 32, 0xff20_90f0))
        let (before, after) = (pixels(render(root(64, 64, still(old)), 64, 64)), pixels(render(root(64, 64, still(new)), 64, 64)))
        for step in 0...20 {
            let fraction = Double(step) / 20
            let weight = UInt32((fraction * 255).rounded())
            let shown = pixels(render(root(64, 64, fading(old, new, fraction)), 64, 64))
            XCTAssertEqual(shown, zip(before, after).map { mix($0, $1, weight) }, "at \(fraction)")
        }
    }

    func testEqualImagesDoNotFlicker() {
        let (one, same) = (TestImages.gradient(32, 32), TestImages.gradient(32, 32))
        XCTAssertEqual(
            pixels(render(root(64, 64, fading(one, same, 0.37)), 64, 64)), pixels(render(root(64, 64, still(one)), 64, 64)))
    }

    func testFromNothingItComesUpOverTheBackground() {
        let white = TestImages.solid(4, 4, 0xffff_ffff)
        let layer = fading(nil, white, 0.4) { $0.backgroundColor = RGBA(0, 0, 1, 1) }
        XCTAssertEqual(pixels(render(root(64, 64, layer), 64, 64))[20 * 64 + 20], 0xff66_66ff)
        let going = fading(white, nil, 0.4) { $0.backgroundColor = RGBA(0, 0, 1, 1) }
        XCTAssertEqual(pixels(render(root(64, 64, going), 64, 64))[20 * 64 + 20], 0xff99_99ff)
    }

    func testFractionsOutsideShowOneOfThem() {
        let (old, new) = (TestImages.gradient(32, 32), TestImages.solid(32, 32, 0xff20_90f0))
        XCTAssertEqual(pixels(render(root(64, 64, fading(old, new, -0.3)), 64, 64)), pixels(render(root(64, 64, still(old)), 64, 64)))
        XCTAssertEqual(pixels(render(root(64, 64, fading(old, new, 1.2)), 64, 64)), pixels(render(root(64, 64, still(new)), 64, 64)))
    }

    func testImagesOfTwoSizesAreEachPlacedAndCutToTheCorners() {
        let (small, large) = (TestImages.solid(8, 8, 0xffff_ffff), TestImages.solid(40, 40, 0xffff_0000))
        let layer = fading(small, large, 0.5) { ($0.contentsGravity, $0.masksToBounds, $0.cornerRadius) = (.center, true, 10) }
        let shown = pixels(render(root(64, 64, layer), 64, 64))
        XCTAssertEqual(shown[24 * 64 + 24], mix(0xffff_ffff, 0xffff_0000, 128), "where both lie")
        XCTAssertEqual(shown[12 * 64 + 24], mix(0xff00_0000, 0xffff_0000, 128), "where only the new one lies")
        XCTAssertEqual(shown[8 * 64 + 8], 0xff00_0000, "outside the corner")
    }
}
