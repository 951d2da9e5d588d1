import RenderScene
import XCTest

@testable import Rendering

/// Spaces that no app should make, and their content.
final class HostileSpaceTests: RenderingTestCase {
    private func space(_ sublayers: [LayerModel] = []) -> LayerModel {
        let space = LayerModel(0, 0, 48, 48) { $0.kind = .space }
        space.sublayers = sublayers
        return space
    }

    private func card(_ transform: CATransform3D, _ color: RGBA = .red) -> LayerModel {
        LayerModel(4, 4, 40, 40) { ($0.backgroundColor, $0.transform) = (color, transform) }
    }

    func testTenThousandNestedSpacesAreOne() {
        var builder = RenderTreeBuilder(capacity: 10_001)
        for level in 0...10_000 {
            var values = LayerModel(0, 0, 48, 48).values
            if level < 10_000 { values.kind = .space } else { values.backgroundColor = .red }
            builder.open(RenderNode(layer: LayerID(rawValue: UInt64(level + 1)), name: "level", values: values))
        }
        for _ in 0...10_000 { builder.close() }
        let image = SoftwareRenderer().render(builder.tree(at: 0, serial: 1), at: 0, target: RenderTarget(width: 48, height: 48, scale: 1))
        XCTAssertEqual(Set(pixels(image)), [0xffff_0000])
    }

    func testAHundredThousandPlanesAreDrawnByDepth() {
        let planes = (0..<100_000).map { index in
            LayerModel(Double(index % 48), Double(index / 48 % 48), 1, 1) {
                $0.backgroundColor = RGBA(Double(index / 2304) / 50, 0, 0, 1)
                $0.zPosition = Double(-index)
            }
        }
        XCTAssertEqual(
            Set(pixels(render(root(48, 48, space(planes)), 48, 48))), [0xff00_0000], "the first planes, which are black, are the nearest")
    }

    func testPlanesWithoutEndOrPositionDrawNothingOrWhatTheyShould() {
        var notANumber = CATransform3DIdentity
        notANumber.m41 = .nan
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        let vast = CATransform3DMakeScale(1e300, 1e300, 1)
        let odd = [
            CATransform3DMakeScale(0, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 1, 0), notANumber, CATransform3DConcat(vast, vast),
            CATransform3DTranslate(eye, 0, 0, 1e7),
        ]
        for transform in odd {
            let image = render(root(48, 48, space([card(transform)])), 48, 48)
            XCTAssertTrue(Set(pixels(image)).isSubset(of: [0xff00_0000]), "\(transform)")
        }
        for transform in odd {
            // Beside others that cross.
            let rotation = CATransform3DMakeRotation(0.7, 0, 1, 0)
            let all = [card(rotation, .green), card(transform), card(CATransform3DMakeRotation(-0.7, 0, 1, 0), .blue)]
            XCTAssertEqual(
                pixels(render(root(48, 48, space(all)), 48, 48)), pixels(render(root(48, 48, space([all[0], all[2]])), 48, 48)))
        }
        let huge = (0..<2).map { index in
            LayerModel(-1e9, -1e9, 2e9, 2e9) {
                $0.backgroundColor = index == 0 ? .red : .blue
                $0.transform = CATransform3DMakeRotation(index == 0 ? 0.5 : -0.5, 0, 1, 0)
                $0.position = CGPoint(x: 24, y: 24)
            }
        }
        let image = pixels(render(root(48, 48, space(huge)), 48, 48))
        XCTAssertEqual([image[24 * 48 + 10], image[24 * 48 + 38]], [0xffff_0000, 0xff00_00ff])
    }

    func testEverySpaceOfRandomTransformsIsDrawn() {
        var random = RandomNumbers(seed: 3)
        for _ in 0..<40 {
            let spaces = (0..<4).map { _ in
                let inner = space((0..<3).map { _ in card(Self.matrix(&random)) })
                inner.values.transform = Self.matrix(&random)
                return inner
            }
            XCTAssertEqual(render(root(48, 48, space(spaces)), 48, 48).width, 48)
        }
    }

    private static func matrix(_ random: inout RandomNumbers) -> CATransform3D {
        let scale = pow(10, random.double(-12...12))
        func number() -> CGFloat { CGFloat(random.double(-1...1) * (random.double(0...1) < 0.1 ? scale : 1)) }
        return CATransform3D(
            m11: number(), m12: number(), m13: number(), m14: number(), m21: number(), m22: number(), m23: number(), m24: number(),
            m31: number(), m32: number(), m33: number(), m34: number(), m41: number(), m42: number(), m43: number(), m44: number())
    }

    func testAnyBandsGiveTheSameBytes() {
        let all = [card(CATransform3DMakeRotation(0.7, 0.3, 1, 0), .green), card(CATransform3DMakeRotation(-0.7, 0.1, 1, 0), .blue)]
        let tree = root(48, 48, space(all))
        let whole = pixels(render(tree, 48, 48))
        for height in [1, 5, 17] {
            let renderer = SoftwareRenderer()
            renderer.bandHeight = height
            XCTAssertEqual(pixels(render(tree, 48, 48, with: renderer)), whole)
        }
    }
}
