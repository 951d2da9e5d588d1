import RenderScene
import XCTest

@testable import Rendering

/// Solid, rounded and bordered layers against the reference.
final class ShapeTests: RenderingTestCase {
    func testSolidLayersLieWhereTheirGeometrySays() {
        let layer = LayerModel(10, 12, 30, 20) {
            $0.backgroundColor = RGBA(0.2, 0.5, 0.9, 1)
            $0.anchorPoint = CGPoint(x: 0.25, y: 1)
        }
        check(root(64, 64, layer))
        check(root(32, 32, LayerModel(5.3, 4.7, 20.4, 18.2) { $0.backgroundColor = .white }), scale: 2)
    }

    func testAPixelAlignedLayerHasNoSoftEdge() {
        let image = render(root(64, 64, LayerModel(10, 12, 30, 20) { $0.backgroundColor = .white }), 64, 64)
        let expected = (0..<64 * 64).map { index -> UInt32 in
            (10..<40).contains(index % 64) && (12..<32).contains(index / 64) ? 0xffff_ffff : 0xff00_0000
        }
        XCTAssertEqual(pixels(image), expected)
    }

    func testHalfCoveredPixelsAreHalfBright() {
        let image = render(root(8, 8, LayerModel(2.5, 0, 3, 8) { $0.backgroundColor = .white }), 8, 8)
        XCTAssertEqual(
            Array(pixels(image)[0..<8]).map { $0 & 255 }, [0, 0, 128, 255, 255, 128, 0, 0], "the edges lie in the middle of a pixel")
    }

    func testRoundedCornersAreQuarterCircles() {
        for radius in [3, 7.5, 16, 40] {
            let layer = LayerModel(7.3, 9.1, 45, 38) {
                $0.backgroundColor = RGBA(1, 0.8, 0.3, 0.9)
                $0.cornerRadius = radius
            }
            check(root(64, 64, layer), name: "radius \(radius)")
        }
    }

    func testACirclesAreaIsPiTimesItsRadiusSquared() {
        let image = render(root(64, 64, LayerModel(4.2, 5.9, 50, 50) { ($0.backgroundColor, $0.cornerRadius) = (.white, 25) }), 64, 64)
        let area = pixels(image).reduce(0.0) { $0 + Double($1 & 255) / 255 }
        XCTAssertEqual(area, .pi * 25 * 25, accuracy: 1)
    }

    func testBordersLieInsideTheBounds() {
        for (radius, width) in [(0.0, 3.0), (0, 2.4), (10, 3), (4, 7), (12, 30)] {
            let layer = LayerModel(9, 11.5, 44, 36) {
                $0.backgroundColor = RGBA(0.1, 0.3, 0.6, 1)
                $0.cornerRadius = radius
                $0.borderWidth = width
                $0.borderColor = RGBA(1, 0.4, 0.2, 0.8)
            }
            check(root(64, 64, layer), name: "radius \(radius), border \(width)")
        }
    }

    func testABorderIsAboveContentsAndSublayers() {
        let layer = LayerModel(8, 8, 48, 48) {
            $0.contents = TestImages.gradient(16, 16)
            $0.borderWidth = 6
            $0.borderColor = .red
        }
        check(root(64, 64, layer.adding(LayerModel(0, 0, 48, 10) { $0.backgroundColor = .blue })))
    }

    func testShapesRotateScaleSkewAndRecedeAsTheirTransformSays() {
        var random = RandomNumbers(seed: 1)
        for round in 0..<12 {
            let layer = LayerModel(14, 16, 36, 30) {
                $0.backgroundColor = RGBA(0.9, 0.9, 0.2, 0.8)
                $0.cornerRadius = [0, 8, 15][round % 3]
                $0.borderWidth = round % 2 == 0 ? 2.5 : 0
                $0.transform = Self.transform(&random, isPerspective: round >= 6)
            }
            check(root(64, 64, layer), name: "round \(round)")
        }
    }

    /// A transform that rotates, scales and skews, and in perspective tilts.
    static func transform(_ random: inout RandomNumbers, isPerspective: Bool) -> CATransform3D {
        var transform = CATransform3DIdentity
        if isPerspective { transform.m34 = CGFloat(-1 / random.double(80...400)) }
        transform = CATransform3DRotate(transform, CGFloat(random.double(-3...3)), 0, 0, 1)
        transform = CATransform3DScale(transform, CGFloat(random.double(0.4...1.4)), CGFloat(random.double(-1.2...1.4)), 1)
        if isPerspective {
            transform = CATransform3DRotate(transform, CGFloat(random.double(-1...1)), 0, 1, 0)
            transform = CATransform3DRotate(transform, CGFloat(random.double(-1...1)), 1, 0, 0)
        } else {
            transform.m21 += CGFloat(random.double(-0.6...0.6))
        }
        return transform
    }

    func testColorsOutsideTheirRangeAreClampedAndNaNIsNone() {
        let layer = LayerModel(0, 0, 8, 8) { $0.backgroundColor = RGBA(1.5, -0.5, .nan, 2) }
        XCTAssertEqual(pixels(render(layer, 8, 8))[0], 0xffff_0000)
    }
}
