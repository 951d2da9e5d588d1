import RenderScene
import XCTest

@testable import Rendering

/// Corners of tilted planes against the closed form, and points behind the eye.
final class PerspectiveTests: RenderingTestCase {
    private let renderer = SoftwareRenderer()

    /// The centroid of an image's light.
    private func center(_ image: CGImage) -> (x: Double, y: Double, light: Double) {
        var (x, y, light) = (0.0, 0.0, 0.0)
        let width = image.width
        image.withPixels { pixels in
            for index in pixels.indices {
                let own = Double(pixels[index] & 255)
                x += own * (Double(index % width) + 0.5)
                y += own * (Double(index / width) + 0.5)
                light += own
            }
        }
        return (x / light, y / light, light / 255)
    }

    func testTwoHundredTiltedPlanesHaveExactCorners() {
        var random = RandomNumbers(seed: 7)
        for round in 0..<220 {
            let distance = random.double(150...600)
            let (yaw, pitch, depth) = (random.double(-1.1...1.1), random.double(-1.1...1.1), random.double(-60...40))
            var transform = CATransform3DIdentity
            transform.m34 = CGFloat(-1 / distance)
            transform = CATransform3DRotate(transform, CGFloat(yaw), 0, 1, 0)
            transform = CATransform3DRotate(transform, CGFloat(pitch), 1, 0, 0)
            transform = CATransform3DTranslate(transform, 0, 0, CGFloat(depth))
            // A mark of 4 points in each corner of a plane of 80; its light is at the image of the mark's middle.
            for (signX, signY) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
                let mark = LayerModel(38 + signX * 38, 38 + signY * 38, 4, 4) { $0.backgroundColor = .white }
                let plane = LayerModel(60, 60, 80, 80) { $0.transform = transform }
                let shown = center(render(root(200, 200, plane.adding(mark)), 200, 200, with: renderer))
                // Closed form: move in depth, rotate about x, then y, then divide by the distance to the eye.
                let (x, y) = (signX * 38, signY * 38)
                let (y1, z1) = (y * cos(pitch) - depth * sin(pitch), y * sin(pitch) + depth * cos(pitch))
                let (x2, z2) = (x * cos(yaw) + z1 * sin(yaw), -x * sin(yaw) + z1 * cos(yaw))
                let w = 1 - z2 / distance
                XCTAssertEqual(shown.x, 100 + x2 / w, accuracy: 0.5, "round \(round)")
                XCTAssertEqual(shown.y, 100 + y1 / w, accuracy: 0.5, "round \(round)")
            }
        }
    }

    func testNothingBehindTheEyeIsDrawn() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        for depth in [100.0, 100.001, 150, 1e7] {
            let layer = LayerModel(10, 10, 40, 40) {
                $0.backgroundColor = .white
                $0.contents = TestImages.gradient(4, 4)
                $0.cornerRadius = 8
                $0.transform = CATransform3DTranslate(transform, 0, 0, CGFloat(depth))
            }
            XCTAssertEqual(Set(pixels(render(root(64, 64, layer), 64, 64))), [0xff00_0000], "depth \(depth)")
        }
    }

    func testAPlaneThroughTheEyeIsCut() {
        for (axis, angle) in [(0.0, 1.5), (1, 1.5), (0, -1.45), (0.5, 1.52)] {
            for radius in [0.0, 150] {
                var transform = CATransform3DIdentity
                transform.m34 = -1 / 90
                transform = CATransform3DRotate(transform, CGFloat(angle), CGFloat(axis), CGFloat(1 - axis), 0)
                let layer = LayerModel(-168, -168, 400, 400) {
                    $0.backgroundColor = RGBA(0.3, 0.9, 0.5, 1)
                    $0.transform = transform
                    $0.position = CGPoint(x: 26, y: 37)
                    $0.cornerRadius = radius
                }
                check(root(64, 64, layer), name: "axis \(axis), angle \(angle), radius \(radius)")
            }
        }
    }

    func testATextureIsDividedPixelByPixel() {
        // Black and white halves: their border stays on the axis of rotation, unlike in an affine image.
        let halves = CGImage(width: 100, height: 100, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 100 < 50 ? 0xffff_ffff : 0xff00_0000 }
        }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 150
        let layer = LayerModel(50, 50, 100, 100) {
            $0.contents = halves
            $0.transform = CATransform3DRotate(perspective, 0.9, 0, 1, 0)
        }
        let image = pixels(render(root(200, 200, layer), 200, 200))
        let right = (0..<200).last { image[100 * 200 + $0] & 255 > 127 }
        XCTAssertEqual(Double(right ?? 0) + 1, 100, accuracy: 1)
    }
}
