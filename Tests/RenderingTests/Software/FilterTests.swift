import RenderScene
import XCTest

@testable import Rendering

/// Contents drawn smaller and larger than they are.
final class FilterTests: RenderingTestCase {
    private func layer(_ image: CGImage, _ width: Double, _ height: Double, _ set: (inout ContentsFilters) -> Void) -> LayerModel {
        LayerModel(0, 0, width, height) {
            $0.contents = image
            set(&$0.rare.fields.filters)
        }
    }

    private func checkerboard(_ size: Int) -> CGImage {
        CGImage(width: size, height: size, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = (index % size + index / size) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
        }
    }

    func testACheckerboardOfAQuarterTheSizeIsGray() {
        let shown = pixels(render(root(8, 8, layer(checkerboard(32), 8, 8) { $0.minification = .trilinear }), 8, 8))
        XCTAssertEqual(Set(shown), [0xff80_8080])
    }

    func testLinearLeavesTexelsOutBelowHalfSize() {
        // Pixel centers fall on the centers of every third texel.
        let shown = pixels(render(root(3, 3, layer(checkerboard(9), 3, 3) { $0.minification = .linear }), 3, 3))
        XCTAssertEqual(Set(shown), [0xff00_0000, 0xffff_ffff])
    }

    func testAnAverageHasTheTexelsWithinAPixelByTheirShares() {
        let levels: [UInt32] = [0, 60, 120, 180, 240, 30]
        let image = CGImage(width: 6, height: 2, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = 0xff00_0000 | levels[index % 6] * 0x1_0101 }
        }
        let shown = pixels(render(root(4, 2, layer(image, 4, 2) { $0.minification = .average }), 4, 2)).map { $0 & 255 }
        // One and a half texels a pixel: (0 + 60 / 2) / 1.5, (60 / 2 + 120) / 1.5, …
        XCTAssertEqual(shown, [20, 100, 200, 100, 20, 100, 200, 100])
        let third = pixels(render(root(3, 3, layer(checkerboard(9), 3, 3) { $0.minification = .average }), 3, 3)).map { $0 & 255 }
        // Four or five of nine texels are white.
        XCTAssertEqual(third, [113, 142, 113, 142, 113, 142, 113, 142, 113])
        let large = pixels(render(root(40, 40, layer(TestImages.noise(12, 12, seed: 9), 40, 40) { _ in }), 40, 40))
        let plain = render(root(40, 40, layer(TestImages.noise(12, 12, seed: 9), 40, 40) { $0.minification = .average }), 40, 40)
        XCTAssertEqual(pixels(plain), large)
    }

    func testNearestShowsTheTexelAtEachPixelsCenter() {
        let image = TestImages.noise(4, 3, seed: 5)
        let large = pixels(render(root(20, 15, layer(image, 20, 15) { $0.magnification = .nearest }), 20, 15))
        let small = pixels(render(root(20, 15, layer(TestImages.gradient(60, 45), 20, 15) { $0.minification = .nearest }), 20, 15))
        let (texels, many) = (pixels(image), pixels(TestImages.gradient(60, 45)))
        for y in 0..<15 {
            for x in 0..<20 {
                XCTAssertEqual(large[y * 20 + x], PixelArithmetic.over(texels[y / 5 * 4 + x / 5], 0xff00_0000))
                XCTAssertEqual(small[y * 20 + x], many[(3 * y + 1) * 60 + 3 * x + 1])
            }
        }
    }

    func testAFilterForOneDirectionLeavesTheOtherAsItWas() {
        let image = TestImages.noise(12, 12, seed: 9)
        let plain = pixels(render(root(40, 40, layer(image, 40, 40) { _ in }), 40, 40))
        XCTAssertEqual(pixels(render(root(40, 40, layer(image, 40, 40) { $0.minification = .nearest }), 40, 40)), plain)
        XCTAssertEqual(pixels(render(root(40, 40, layer(image, 40, 40) { $0.minification = .trilinear }), 40, 40)), plain)
        let less = pixels(render(root(10, 10, layer(image, 10, 10) { _ in }), 10, 10))
        XCTAssertEqual(pixels(render(root(10, 10, layer(image, 10, 10) { $0.magnification = .nearest }), 10, 10)), less)
    }

    func testABiasChoosesSmallerCopies() {
        let image = checkerboard(32)
        for (bias, colors) in [(-1.0, [UInt32(0xff80_8080)]), (3, [0xff80_8080])] {
            let shown = pixels(
                render(
                    root(8, 8, layer(image, 8, 8) { ($0.minification, $0.bias) = (.trilinear, bias) }), 8, 8))
            XCTAssertEqual(Set(shown), Set(colors))
        }
        // Without halving a checkerboard of an odd size aliases as it does when linear.
        let sharp = pixels(render(root(3, 3, layer(checkerboard(9), 3, 3) { ($0.minification, $0.bias) = (.trilinear, -9) }), 3, 3))
        XCTAssertEqual(Set(sharp), [0xff00_0000, 0xffff_ffff])
        // Far more than there are copies shows the last one, a single color.
        let flat = pixels(
            render(root(8, 8, layer(TestImages.gradient(32, 32), 8, 8) { ($0.minification, $0.bias) = (.trilinear, 1e9) }), 8, 8))
        XCTAssertEqual(Set(flat).count, 1)
        // NaN adds nothing.
        let odd = pixels(render(root(8, 8, layer(image, 8, 8) { ($0.minification, $0.bias) = (.trilinear, .nan) }), 8, 8))
        XCTAssertEqual(Set(odd), [0xff80_8080])
    }

    func testTrilinearIsWhatTheReferenceDraws() {
        var random = RandomNumbers(seed: 6)
        for round in 0..<8 {
            let layer = LayerModel(14, 16, 36, 30) {
                $0.contents = round % 2 == 0 ? TestImages.noise(131, 97, seed: UInt64(round)) : TestImages.gradient(64, 130)
                $0.rare.fields.filters.minification = .trilinear
                $0.rare.fields.filters.bias = round == 3 ? 0.4 : 0
                $0.transform = ShapeTests.transform(&random, isPerspective: round >= 4)
            }
            check(root(64, 64, layer), interior: 3, name: "round \(round)")
        }
    }

    func testBandsDoNotMatter() {
        let layer = LayerModel(3, 3, 50, 50) {
            ($0.contents, $0.rare.fields.filters.minification) = (TestImages.noise(201, 155, seed: 4), .trilinear)
            $0.transform.m34 = -1 / 90
            $0.transform = CATransform3DRotate($0.transform, 0.8, 1, 0.4, 0.2)
        }
        let whole = pixels(render(root(64, 64, layer), 64, 64))
        let renderer = SoftwareRenderer()
        renderer.bandHeight = 7
        XCTAssertEqual(pixels(render(root(64, 64, layer), 64, 64, with: renderer)), whole)
    }

    func testHalvedCopiesOfOddSizesKeepTheirPositionsAndColors() {
        let image = TestImages.solid(7, 3, 0x8040_2010)
        let levels = image.levels.halved
        XCTAssertEqual(levels.map { [$0.width, $0.height] }, [[4, 2], [2, 1], [1, 1]])
        for level in levels { for index in 0..<level.width * level.height { XCTAssertEqual(level.pixels[index], 0x8040_2010) } }
        XCTAssertTrue(image.levels === image.levels)
        XCTAssertTrue(TestImages.solid(1, 1, 0xff00_0000).levels.halved.isEmpty)
    }
}
