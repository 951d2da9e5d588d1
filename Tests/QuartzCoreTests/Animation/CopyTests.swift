import QuartzCore
import TestSupport
import XCTest

/// Every class of animation copies all it has.
final class CopyTests: LayerTestCase {
    func testKeyframes() throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        (animation.values, animation.path, animation.keyTimes) = ([CGPoint.zero, CGPoint.zero], path, [0, 1])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        (animation.calculationMode, animation.rotationMode) = (.cubic, .rotateAuto)
        (animation.tensionValues, animation.continuityValues, animation.biasValues) = ([1], [0.5], [-1])
        (animation.isAdditive, animation.isCumulative, animation.valueFunction) = (true, true, CAValueFunction(name: .scale))
        let copy = try XCTUnwrap(animation.copy() as? CAKeyframeAnimation)
        XCTAssertEqual(copy.values?.count, 2)
        XCTAssertEqual(copy.path, path)
        XCTAssertEqual(copy.keyTimes, [0, 1])
        XCTAssertEqual(copy.timingFunctions, animation.timingFunctions)
        XCTAssertEqual(copy.calculationMode, .cubic)
        XCTAssertEqual(copy.rotationMode, .rotateAuto)
        XCTAssertEqual([copy.tensionValues, copy.continuityValues, copy.biasValues], [[1], [0.5], [-1]])
        XCTAssertEqual([copy.isAdditive, copy.isCumulative], [true, true])
        XCTAssertEqual(copy.valueFunction?.name, .scale)
    }

    func testSprings() throws {
        let animation = CASpringAnimation(keyPath: "opacity")
        (animation.mass, animation.stiffness, animation.damping, animation.initialVelocity) = (2, 3, 4, 5)
        (animation.allowsOverdamping, animation.toValue) = (true, 1)
        let copy = try XCTUnwrap(animation.copy() as? CASpringAnimation)
        XCTAssertEqual([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity], [2, 3, 4, 5])
        XCTAssertTrue(copy.allowsOverdamping)
        XCTAssertEqual(copy.toValue as? Int, 1)
    }

    func testGroupsCopyDeeply() throws {
        let (group, child) = (CAAnimationGroup(), fadeIn())
        (group.animations, group.duration) = ([child], 2)
        let layer = committedLayer()
        layer.add(group, forKey: "g")
        child.toValue = 0
        let held = try XCTUnwrap(layer.animation(forKey: "g") as? CAAnimationGroup)
        XCTAssertEqual((held.animations?.first as? CABasicAnimation)?.toValue as? Int, 1)
        let thawed = try XCTUnwrap((held.copy() as? CAAnimationGroup)?.animations?.first as? CABasicAnimation)
        thawed.toValue = 0.5
        XCTAssertEqual(thawed.toValue as? Double, 0.5)
    }

    func testDefaultValuesAreThoseOfANewAnimation() {
        XCTAssertEqual(CAAnimation.defaultValue(forKey: "duration") as? Double, 0)
        XCTAssertEqual(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool, true)
        XCTAssertEqual(CAAnimation.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode, .removed)
        XCTAssertEqual(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? CAAnimationCalculationMode, .linear)
        XCTAssertEqual(CASpringAnimation.defaultValue(forKey: "damping") as? CGFloat, 10)
        XCTAssertNil(CAAnimation.defaultValue(forKey: "wobble"))
    }

    func testPropertiesAreReadAndSetByKey() {
        let animation = CABasicAnimation()
        let values: [(String, Any)] = [
            ("keyPath", "position.x"), ("duration", 0.7), ("beginTime", 3), ("speed", Float(2)), ("repeatCount", 4), ("autoreverses", true),
            ("removedOnCompletion", false), ("fillMode", "both"), ("additive", NSNumber(value: true)), ("fromValue", 10), ("toValue", 20.5),
            ("mark", "mine"),
        ]
        for (key, value) in values { animation.setValue(value, forKey: key) }
        XCTAssertEqual(animation.keyPath, "position.x")
        XCTAssertEqual(animation.duration, 0.7)
        XCTAssertEqual(animation.beginTime, 3)
        XCTAssertEqual(animation.speed, 2)
        XCTAssertEqual(animation.repeatCount, 4)
        XCTAssertTrue(animation.autoreverses)
        XCTAssertFalse(animation.isRemovedOnCompletion)
        XCTAssertEqual(animation.fillMode, .both)
        XCTAssertTrue(animation.isAdditive)
        XCTAssertEqual(animation.toValue as? Double, 20.5)
        XCTAssertEqual(animation.value(forKey: "duration") as? Double, 0.7)
        XCTAssertEqual(animation.value(forKey: "keyPath") as? String, "position.x")
        XCTAssertEqual(animation.value(forKey: "mark") as? String, "mine")
        XCTAssertNil(animation.value(forKey: "unheardOf"))
        let spring = CASpringAnimation()
        spring.setValue(2, forKey: "mass")
        XCTAssertEqual(spring.mass, 2)
        let keyframes = CAKeyframeAnimation()
        keyframes.setValue([0.0, 1.0], forKey: "values")
        keyframes.setValue([NSNumber(value: 0), NSNumber(value: 1)], forKey: "keyTimes")
        XCTAssertEqual(keyframes.values as? [Double], [0, 1])
        XCTAssertEqual(keyframes.keyTimes?.count, 2)
        let group = CAAnimationGroup()
        group.setValue([keyframes], forKey: "animations")
        XCTAssertTrue(group.animations?.first === keyframes)
        XCTAssertEqual(Diagnostics.complaints { animation.setValue("long", forKey: "duration") }.count, 1)
        XCTAssertEqual(animation.duration, 0.7)
    }

    func testAHeldAnimationHasValuesOfTheAppsOwn() throws {
        let layer = committedLayer()
        let animation = fadeIn()
        animation.setValue("mine", forKey: "tag")
        layer.add(animation, forKey: "a")
        let held = try XCTUnwrap(layer.animation(forKey: "a"))
        XCTAssertEqual(held.value(forKey: "tag") as? String, "mine")
    }
}
