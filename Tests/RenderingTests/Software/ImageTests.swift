import RenderScene
import XCTest

@testable import Rendering

/// Contents against the reference.
final class ImageTests: RenderingTestCase {
    func testAnImageShownPixelForPixelKeepsItsBytes() {
        let image = TestImages.noise(24, 18, seed: 3)
        let opaque = TestImages.gradient(24, 18)
        let shown = pixels(render(root(40, 40, LayerModel(7, 5, 24, 18) { $0.contents = opaque }), 40, 40))
        let source = pixels(opaque)
        for y in 0..<18 {
            for x in 0..<24 { XCTAssertEqual(shown[(y + 5) * 40 + x + 7], source[y * 24 + x]) }
        }
        check(root(40, 40, LayerModel(7, 5, 24, 18) { $0.contents = image }), 40, 40, interior: 0.51)
    }

    func testAThirdOfAPointStillFallsOnWholePixels() {
        let image = TestImages.gradient(30, 30)
        let layer = LayerModel(1.0 / 3, 2.0 / 3, 10, 10) { ($0.contents, $0.contentsScale) = (image, 3) }
        let shown = pixels(render(root(12, 12, layer), 36, 36, scale: 3))
        let source = pixels(image)
        for y in 0..<30 { XCTAssertEqual(Array(shown[((y + 2) * 36 + 1)..<((y + 2) * 36 + 31)]), Array(source[y * 30..<y * 30 + 30])) }
    }

    func testAThirdOfTheSizeShowsEveryThirdTexel() {
        // Pixel centers fall on texel centers, as they do one to one.
        let image = TestImages.noise(30, 30, seed: 8)
        check(root(16, 16, LayerModel(2, 3, 10, 10) { $0.contents = image }), 16, 16, interior: 0.51)
    }

    func testImagesAreInterpolatedUnderAnyTransform() {
        var random = RandomNumbers(seed: 2)
        for round in 0..<10 {
            let layer = LayerModel(14, 16, 36, 30) {
                $0.contents = round % 2 == 0 ? TestImages.noise(9, 7, seed: UInt64(round)) : TestImages.gradient(31, 22)
                $0.transform = ShapeTests.transform(&random, isPerspective: round >= 5)
            }
            check(root(64, 64, layer), name: "round \(round)")
        }
    }

    func testGravityPositionsContentsOfTheirNaturalSize() {
        let gravities: [ContentsGravity] = [
            .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
            .bottomRight,
        ]
        for gravity in gravities {
            for masks in [false, true] {
                let layer = LayerModel(12, 20, 40, 24) {
                    $0.backgroundColor = RGBA(0.3, 0.3, 0.3, 1)
                    $0.contents = TestImages.gradient(40, 60)
                    $0.contentsScale = 2
                    $0.contentsGravity = gravity
                    $0.masksToBounds = masks
                    $0.cornerRadius = 9
                }
                check(root(64, 64, layer), name: "\(gravity), masks \(masks)")
            }
        }
    }

    func testContentsRectShowsASectionOfTheImage() {
        for gravity in [ContentsGravity.resize, .resizeAspect, .bottomRight] {
            let layer = LayerModel(8, 8, 48, 40) {
                $0.contents = TestImages.gradient(40, 60)
                $0.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.4)
                $0.contentsGravity = gravity
            }
            check(root(64, 64, layer), name: "\(gravity)")
        }
        check(root(64, 64, LayerModel(8, 8, 48, 40) { ($0.contents, $0.contentsRect) = (TestImages.gradient(20, 20), .zero) }))
    }

    func testOutermostTexelsGoOnBeyondTheEdge() {
        let layer = LayerModel(4, 4, 56, 56) { $0.contents = TestImages.gradient(2, 2) }
        check(root(64, 64, layer))
        check(root(64, 64, LayerModel(4, 4, 56, 56) { $0.contents = TestImages.solid(1, 1, 0x8040_2010) }))
    }

    func testAPlainImageStaysPlainUnderEveryTransform() {
        var random = RandomNumbers(seed: 5)
        for round in 0..<20 {
            let layer = LayerModel(14, 16, 36, 30) {
                $0.contents = TestImages.solid(13, 11, 0xff12_3456)
                $0.transform = ShapeTests.transform(&random, isPerspective: round >= 10)
                $0.masksToBounds = true
            }
            let colors = Set(
                pixels(render(LayerModel(0, 0, 64, 64) { $0.backgroundColor = RGBA(18, 52, 86, 255) / 255 }.adding(layer), 64, 64)))
            XCTAssertEqual(colors.count(where: { abs(Int($0 & 255) - 0x56) > 1 }), 0, "round \(round)")
        }
    }

    func testRoundedContentsNeedMasking() {
        for masks in [false, true] {
            let layer = LayerModel(10, 10, 40, 40) {
                $0.contents = TestImages.gradient(20, 20)
                $0.cornerRadius = 14
                $0.masksToBounds = masks
            }
            check(root(64, 64, layer), name: "masks \(masks)")
        }
    }
}
