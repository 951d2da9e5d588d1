import RenderScene
import XCTest

@testable import Rendering

/// Cached shadows of single shapes: the same as any other shadow at every position.
final class ShadowCacheTests: RenderingTestCase {
    private func card(_ x: Double, _ y: Double, radius: Double = 5, path: PathData? = nil, rotation: Double = 0) -> LayerModel {
        LayerModel(x, y, 40, 24) {
            $0.backgroundColor = RGBA(0.2, 0.4, 1, 1)
            $0.cornerRadius = 6
            $0.transform = CATransform3DMakeRotation(CGFloat(rotation), 0, 0, 1)
            $0.rare.fields.shadow.opacity = 0.8
            $0.rare.fields.shadow.radius = radius
            $0.rare.fields.shadow.offset = SIMD2(2.25, 3)
            $0.rare.fields.shadow.path = path
        }
    }

    private func onWhite(_ layers: LayerModel...) -> LayerModel {
        let root = LayerModel(0, 0, 360, 120) { $0.backgroundColor = .white }
        root.sublayers = layers
        return root
    }

    private let path = CGPath(roundedRect: CGRect(x: 2, y: 1, width: 36, height: 20), cornerWidth: 9, cornerHeight: 9, transform: nil).data

    func testCardsThatLieAWholeNumberOfCellsApartHaveTheSameShadow() {
        for radius in [3.0, 12, 20] {
            for path in [nil, path] {
                let image = pixels(
                    render(onWhite(card(60.3, 40.6, radius: radius, path: path), card(252.3, 40.6, radius: radius, path: path)), 360, 120))
                for y in 0..<120 {
                    for x in 0..<130 { XCTAssertEqual(image[y * 360 + x], image[y * 360 + x + 192], "\(radius), \(x), \(y)") }
                }
            }
        }
    }

    func testASingleShapeHasTheSameShadowAsWithSomethingBesides() {
        for radius in [0.2, 3, 12.5] {
            for rotation in [0, 0.7] {
                let alone = pixels(render(onWhite(card(60.4, 40.9, radius: radius, rotation: rotation)), 260, 120))
                let other = card(60.4, 40.9, radius: radius, rotation: rotation)
                // The same color again, inside: something else that casts the shadow.
                other.sublayers = [LayerModel(15, 8, 4, 4) { $0.backgroundColor = RGBA(0.2, 0.4, 1, 1) }]
                let together = pixels(render(onWhite(other), 260, 120))
                for (a, b) in zip(alone, together) {
                    for shift in [0, 8, 16] as [UInt32] {
                        // Positions are rounded to 1/256 pixel, the shape's before its corners'.
                        XCTAssertEqual(Int(a >> shift & 255), Int(b >> shift & 255), accuracy: radius < 1 ? 2 : 1, "\(radius), \(rotation)")
                    }
                }
            }
        }
    }

    func testFewShadowsAreKeptAndTheLatestAreFound() {
        var stamps = ShadowCache()
        func caster(_ width: Double) -> ShadowCaster? {
            let shape = DisplayCommand.Shape(
                outline: Outline(PlaneRect(left: 0, top: 0, right: width, bottom: 900)), matrix: .translation(3, 4),
                bounds: DeviceRect(left: 3, top: 4, right: 3 + Int(width), bottom: 904))
            let shadow = DisplayCommand.Shadow(
                blur: .flat(GaussianBlur(deviation: 4)), color: .black, showsCaster: true, bounds: shape.bounds, shadowBounds: shape.bounds)
            var list = DisplayList()
            list.commands = [.beginShadow(shadow), .fill(.init(shape: shape, color: .red)), .endShadow]
            return ShadowCaster(shadow, at: 0, of: list)
        }
        for width in 900..<940 {
            guard let caster = caster(Double(width)) else { return XCTFail("a caster") }
            XCTAssertNil(stamps.stamp(of: caster))
            stamps.keep(CachedShadow(of: caster))
        }
        XCTAssertNotNil(caster(939).flatMap { stamps.stamp(of: $0) })
        XCTAssertNil(caster(900).flatMap { stamps.stamp(of: $0) }, "eight megabytes are enough")
        XCTAssertNil(caster(2000), "too large to be kept")
    }
}
