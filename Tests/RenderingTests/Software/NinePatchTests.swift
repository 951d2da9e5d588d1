import RenderScene
import XCTest

@testable import Rendering

/// Contents stretched by `contentsCenter`, against the expected color at each pixel's center.
final class NinePatchTests: RenderingTestCase {
    /// Each texel says where it is: red is 20 times the column, green 20 times the row.
    private func chart(_ width: Int, _ height: Int) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { pixels in
            for index in pixels.indices {
                pixels[index] = 0xff00_0000 | UInt32(index % width * 20) << 16 | UInt32(index / width * 20) << 8
            }
        }
    }

    private func layer(
        _ image: CGImage, _ width: Double, _ height: Double, center: CGRect, contentsScale: Double = 1,
        _ set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(0, 0, width, height) {
            $0.contents = image
            $0.contentsCenter = center
            $0.contentsScale = contentsScale
            set(&$0)
        }
    }

    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }
    private func green(_ pixel: UInt32) -> Int { Int(pixel >> 8 & 255) }

    func testCapsKeepTheirPixelsAndTheMiddleIsStretched() {
        // Columns 2 and 3 of 7 are stretched, and row 1 of 5.
        let center = CGRect(x: 2.0 / 7, y: 1.0 / 5, width: 2.0 / 7, height: 1.0 / 5)
        for scale in 1...3 {
            let (width, height) = (12 * scale, 10 * scale)
            let patch = layer(chart(7, 5), 12, 10, center: center, contentsScale: Double(scale))
            let rendered = pixels(render(root(12, 10, patch), width, height, scale: Double(scale)))
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = rendered[y * width + x]
                    XCTAssertEqual(green(pixel), 20 * (y < 1 ? 0 : y >= height - 3 ? y - height + 5 : 1), "\(x) \(y) @\(scale)")
                    if x < 2 || x >= width - 3 {
                        XCTAssertEqual(red(pixel), 20 * (x < 2 ? x : x - width + 7), "\(x) \(y) @\(scale)")
                    } else {
                        let position = 2 + (Double(x) + 0.5 - 2) * 2 / Double(width - 5)
                        let column = min(max(position, 2.5), 3.5) - 0.5
                        XCTAssertEqual(Double(red(pixel)), 20 * column, accuracy: 0.6, "\(x) \(y) @\(scale)")
                    }
                }
            }
        }
    }

    /// The part, of three parts of one texel each, at a point.
    private func section(_ point: Double, of length: Double, cap: Double) -> Int { point < cap ? 0 : point < length - cap ? 1 : 2 }

    func testTheContentsScaleDecidesTheSizeOfTheCapsInPoints() {
        let center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        for contentsScale in [1.0, 2, 3] {
            for scale in 1...3 {
                let patch = layer(chart(3, 3), 8, 6, center: center, contentsScale: contentsScale)
                let rendered = pixels(render(root(8, 6, patch), 8 * scale, 6 * scale, scale: Double(scale)))
                for y in 0..<6 * scale {
                    for x in 0..<8 * scale {
                        let (px, py) = ((Double(x) + 0.5) / Double(scale), (Double(y) + 0.5) / Double(scale))
                        let pixel = rendered[y * 8 * scale + x]
                        XCTAssertEqual(red(pixel), 20 * section(px, of: 8, cap: 1 / contentsScale), "\(x) \(y) @\(scale) \(contentsScale)")
                        XCTAssertEqual(
                            green(pixel), 20 * section(py, of: 6, cap: 1 / contentsScale), "\(x) \(y) @\(scale) \(contentsScale)")
                    }
                }
            }
        }
    }

    func testRotatedAndInPerspectiveEachPixelShowsItsPatch() {
        let center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 200
        for transform in [
            CATransform3DMakeRotation(0.4, 0, 0, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DRotate(tilt, 0.6, 0, 1, 0),
        ] {
            let patch = layer(chart(3, 3), 36, 30, center: center, contentsScale: 0.125) {
                $0.position = CGPoint(x: 32, y: 32)
                $0.transform = transform
            }
            let rendered = pixels(render(root(64, 64, patch), 64, 64))
            guard let toPlane = Homography(patch.values.matrixToSuperlayer).inverse else { return XCTFail("cannot be inverted") }
            var seen = Set<Int>()
            for y in 0..<64 {
                for x in 0..<64 {
                    func point(_ dx: Double, _ dy: Double) -> CGPoint {
                        let p = toPlane.homogeneous(Double(x) + dx, Double(y) + dy)
                        return CGPoint(x: p.x / p.z, y: p.y / p.z)
                    }
                    let corners = [point(-0.1, -0.1), point(1.1, -0.1), point(-0.1, 1.1), point(1.1, 1.1)]
                    guard corners.allSatisfy(CGRect(x: 0, y: 0, width: 36, height: 30).contains) else { continue }
                    let middle = point(0.5, 0.5)
                    let (column, row) = (section(Double(middle.x), of: 36, cap: 8), section(Double(middle.y), of: 30, cap: 8))
                    seen.insert(row * 3 + column)
                    XCTAssertEqual(red(rendered[y * 64 + x]), 20 * column, "\(x) \(y)")
                    XCTAssertEqual(green(rendered[y * 64 + x]), 20 * row, "\(x) \(y)")
                }
            }
            XCTAssertEqual(seen.count, 9)
        }
    }

    func testCapsWithoutSpaceShrinkAlike() {
        // Caps of 1 and 3 texels in 2 pixels: a half and one and a half.
        let patch = layer(chart(5, 1), 2, 1, center: CGRect(x: 0.2, y: 0, width: 0.2, height: 1))
        let rendered = pixels(render(root(2, 1, patch), 8, 4, scale: 4))
        XCTAssertEqual(rendered[0..<8].map { $0 >> 16 & 255 }.map { Int($0) }, [0, 0, 40, 45, 55, 65, 75, 80])
    }

    func testANarrowCenterIsTheTexelThere() {
        let narrow = layer(chart(3, 1), 9, 1, center: CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
        let rendered = pixels(render(root(9, 1, narrow), 9, 1))
        XCTAssertEqual(rendered.map(red), [0, 20, 20, 20, 20, 20, 20, 20, 40])
        // Between two texels it is the mean of both.
        let between = layer(chart(4, 1), 9, 1, center: CGRect(x: 0.5, y: 0, width: 0, height: 1))
        XCTAssertEqual(red(pixels(render(root(9, 1, between), 9, 1))[4]), 30)
    }

    func testTheCenterCountsWithinTheContentsRect() {
        let patch = layer(chart(6, 1), 8, 1, center: CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)) {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        XCTAssertEqual(pixels(render(root(8, 1, patch), 8, 1)).map(red), [60, 80, 80, 80, 80, 80, 80, 100])
    }

    func testAWholeCenterAndGravitiesThatKeepTheSizeChangeNothing() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        let image = TestImages.noise(7, 5, seed: 3)
        for (gravity, other) in [(ContentsGravity.resize, unit), (.center, center), (.bottomRight, center)] {
            let set: (inout LayerValues) -> Void = { $0.contentsGravity = gravity }
            XCTAssertEqual(
                pixels(render(root(20, 20, layer(image, 20, 20, center: other, set)), 20, 20)),
                pixels(render(root(20, 20, layer(image, 20, 20, center: unit, set)), 20, 20)))
        }
    }

    func testATransparentTargetIsClearWhereNothingIsDrawn() {
        let half = LayerModel(2, 0, 2, 2) { $0.backgroundColor = RGBA(1, 0, 0, 0.5) }
        let target = RenderTarget(width: 4, height: 2, placement: .identity, isOpaque: false)
        let image = SoftwareRenderer().render(root(4, 2, half).tree, at: 0, target: target)
        XCTAssertEqual(pixels(image), [0, 0, 0x8080_0000, 0x8080_0000, 0, 0, 0x8080_0000, 0x8080_0000])
        XCTAssertFalse(image.isOpaque)
    }
}
