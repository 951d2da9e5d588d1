import QuartzCore
import TestSupport
import XCTest

final class ValueFunctionAnimationTests: LayerTestCase {
    private func layer(scaledBy scale: CGFloat = 2) -> CALayer {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeScale(scale, scale, 1)
        endTurn()
        return layer
    }

    private func transform(of layer: CALayer, with animation: CAAnimation, at time: Double) -> CATransform3D {
        animation.duration = 1
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += time
        defer { clock.now += 10 }
        return layer.presentation()?.transform ?? CATransform3DIdentity
    }

    private func animation(_ name: CAValueFunctionName, _ from: Any?, _ to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        (animation.fromValue, animation.toValue) = (from, to)
        return animation
    }

    func testTheMatrixReplacesTheModels() {
        let m = transform(of: layer(), with: animation(.rotateZ, 0, 2 * Double.pi), at: 0.125)
        XCTAssertTrue(CATransform3DEqualToTransform(m, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)), "no scale is left")
    }

    func testRotationsGoFullCircle() {
        let m = transform(of: layer(), with: animation(.rotateX, 0, 4 * Double.pi), at: 0.375)
        XCTAssertEqual(m.m22, cos(1.5 * .pi), accuracy: 1e-12)
        XCTAssertEqual(m.m23, sin(1.5 * .pi), accuracy: 1e-12)
    }

    func testScaleAndTranslateTakeThreeNumbers() {
        let scale = transform(of: layer(), with: animation(.scale, [1, 1, 1], [3.0, 5, 1]), at: 0.5)
        XCTAssertTrue(CATransform3DEqualToTransform(scale, CATransform3DMakeScale(2, 3, 1)))
        let move = transform(
            of: layer(), with: animation(.translate, CGSize.zero, [NSNumber(value: 8), NSNumber(value: 4), NSNumber(value: 2)]), at: 0.5)
        XCTAssertTrue(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(4, 2, 1)))
    }

    func testAMissingEndIsReadFromTheModel() {
        let grow = transform(of: layer(scaledBy: 2), with: animation(.scaleX, nil, 4), at: 0.5)
        XCTAssertTrue(CATransform3DEqualToTransform(grow, CATransform3DMakeScale(3, 1, 1)))
        let by = animation(.rotateZ, nil, nil)
        by.byValue = 1
        XCTAssertEqual(transform(of: layer(), with: by, at: 0.5).m12, sin(0.5), accuracy: 1e-12)
    }

    func testKeyframesAndRepeatsCountInNumbers() {
        let keys = CAKeyframeAnimation(keyPath: "transform")
        keys.valueFunction = CAValueFunction(name: .translateX)
        keys.values = [0, 10, 40]
        XCTAssertEqual(transform(of: layer(), with: keys, at: 0.75).m41, 25, accuracy: 1e-9)
        let turning = animation(.rotateZ, 0, 1)
        (turning.repeatCount, turning.isCumulative) = (5, true)
        XCTAssertEqual(transform(of: layer(), with: turning, at: 3.5).m12, sin(3.5), accuracy: 1e-9)
        let added = animation(.rotateZ, 0, 1)
        added.isAdditive = true
        XCTAssertEqual(transform(of: layer(scaledBy: 2), with: added, at: 0.5).m12, 2 * sin(0.5), accuracy: 1e-12, "added, the scale stays")
    }

    func testOnANumberOrWithWrongValuesItHasNoEffect() {
        let wrong = CABasicAnimation(keyPath: "opacity")
        wrong.valueFunction = CAValueFunction(name: .scale)
        (wrong.fromValue, wrong.toValue) = (0, 1)
        let layer = layer()
        XCTAssertEqual(Diagnostics.complaints { layer.add(wrong, forKey: nil) }.count, 1)
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 1)
        let values = animation(.rotateZ, CATransform3DIdentity, [1, 2])
        XCTAssertEqual(Diagnostics.complaints { layer.add(values, forKey: nil) }.count, 2, "they count as nil")
    }

    func testNamesAreChecked() {
        XCTAssertEqual(CAValueFunction(name: .scaleY)?.name, .scaleY)
        XCTAssertEqual(CAValueFunction(name: .scaleY), CAValueFunction(name: CAValueFunctionName(rawValue: "scaleY")))
        XCTAssertEqual(Diagnostics.complaints { XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "wobble"))) }.count, 1)
    }
}
