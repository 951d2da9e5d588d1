import CoreGraphics
import RenderScene
import XCTest

final class LayerValuesTests: XCTestCase {
    func testEveryAnimatablePropertyIsWrittenAndReadByItsKey() {
        let values: [(PropertyKey, AnimatableValue)] = [
            (.bounds, .rect([1, 2, 3, 4])), (.position, .pair([5, 6])), (.zPosition, .number(7)), (.anchorPoint, .pair([0.1, 0.2])),
            (.anchorPointZ, .number(8)), (.transform, .transform(CATransform3DMakeScale(2, 3, 4))),
            (.sublayerTransform, .transform(CATransform3DMakeTranslation(1, 2, 3))), (.opacity, .number(0.3)), (.hidden, .flag(true)),
            (.masksToBounds, .flag(true)), (.doubleSided, .flag(false)), (.backgroundColor, .color([0.1, 0.2, 0.3, 0.4])),
            (.cornerRadius, .number(9)), (.borderWidth, .number(2)), (.borderColor, .color([1, 0, 0, 1])),
            (.contentsRect, .rect([0, 0, 0.5, 0.5])), (.contentsScale, .number(3)),
        ]
        for (key, value) in values {
            var layer = LayerValues()
            XCTAssertNotEqual(layer[key]?.numbers, value.numbers, "\(key) starts elsewhere")
            layer[key] = value
            assertNumbers(layer[key], value.numbers, "\(key)")
        }
    }

    func testAValueOfAnotherTypeIsIgnored() {
        var layer = LayerValues()
        layer[.opacity] = .pair([1, 2])
        layer[.position] = .number(3)
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertEqual(layer.position, .zero)
        XCTAssertNil(layer[.contentsGravity])
    }

    func testRareFieldsAreSharedUntilTheyAreWritten() {
        var a = LayerValues()
        a.borderWidth = 2
        var b = a
        b.borderWidth = 5
        XCTAssertEqual(a.borderWidth, 2)
        XCTAssertEqual(b.borderWidth, 5)
        XCTAssertEqual(b.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    func testTheAnchorPointComesToLieAtThePosition() {
        var layer = LayerValues()
        layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.position = CGPoint(x: 300, y: 400)
        for transform in [CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeScale(0.5, 3, 1)] {
            layer.transform = transform
            let seen = layer.matrixToSuperlayer.applied(to: layer.anchor)
            XCTAssertEqual(seen.w, 1)
            XCTAssertEqual(seen.x, 300, accuracy: 1e-9)
            XCTAssertEqual(seen.y, 400, accuracy: 1e-9)
        }
    }

    func testTheDepthIsThePositionsLessTheAnchors() {
        var layer = LayerValues()
        layer.zPosition = 30
        layer.anchorPointZ = 10
        XCTAssertEqual(layer.matrixToSuperlayer.m43, 20)
        layer.transform = CATransform3DMakeScale(1, 1, 2)
        XCTAssertEqual(layer.matrixToSuperlayer.m43, 30 - 2 * 10)
    }

    func testTheSublayerTransformTurnsAboutTheAnchor() {
        var layer = LayerValues()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        XCTAssertFalse(layer.hasSublayerTransform)
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        XCTAssertTrue(layer.hasSublayerTransform)
        XCTAssertEqual(layer.sublayerMatrix.applied(to: CGPoint(x: 50, y: 50)), SIMD4(50, 50, 0, 1))
        XCTAssertEqual(layer.sublayerMatrix.applied(to: CGPoint(x: 60, y: 50)), SIMD4(70, 50, 0, 1))
    }
}
