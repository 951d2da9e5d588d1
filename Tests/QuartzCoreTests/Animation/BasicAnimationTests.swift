import QuartzCore
import TestSupport
import XCTest

final class BasicAnimationTests: LayerTestCase {
    /// Opacity of a layer at half time, with a model of 0.5.
    private func atHalf(from: Any? = nil, to: Any? = nil, by: Any? = nil) -> Double {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        endTurn()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += 0.5
        defer { clock.now += 10 }
        return layer.shownOpacity
    }

    func testEveryMeasuredCaseOfFromToAndBy() {
        XCTAssertEqual(atHalf(from: 0.2), 0.35, accuracy: 1e-6)
        XCTAssertEqual(atHalf(to: 0.8), 0.65, accuracy: 1e-6)
        XCTAssertEqual(atHalf(by: 0.3), 0.65, accuracy: 1e-6)
        XCTAssertEqual(atHalf(from: 0.2, by: 0.3), 0.35, accuracy: 1e-6)
        XCTAssertEqual(atHalf(to: 0.9, by: 0.3), 0.75, accuracy: 1e-6)
        XCTAssertEqual(atHalf(from: 0.2, to: 0.4), 0.3, accuracy: 1e-6)
        XCTAssertEqual(atHalf(), 0.5, accuracy: 1e-6)
    }

    func testWithNoValuesItMovesFromWhatWasShownToTheModel() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        layer.add(animation, forKey: nil)
        endTurn()
        jump(to: 0.25)
        XCTAssertEqual(layer.shownOpacity, 0.75, accuracy: 1e-6)
    }

    func testFromAloneFollowsTheModel() {
        let layer = committedLayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(layer.shownX, 25)
        CATransaction.setDisableActions(true)
        layer.position.x = 200
        endTurn()
        XCTAssertEqual(layer.shownX, 100)
    }

    func testAdditiveAnimationsStackOverTheModel() {
        let layer = committedLayer()
        for end in [20.0, 10] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = end
            animation.duration = 1
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(layer.shownX, 50 + 10 + 5)
    }

    /// As in UIKit: the model is set at once, and an additive animation runs from the old value minus the new one to zero.
    func testInterruptedAdditiveAnimationsToZeroMeetTheModelSmoothly() {
        let layer = committedLayer()
        func move(to x: CGFloat) {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: layer.position.x - x, y: 0)
            animation.toValue = CGPoint.zero
            animation.duration = 1
            animation.isAdditive = true
            CATransaction.setDisableActions(true)
            layer.position.x = x
            layer.add(animation, forKey: nil)
            endTurn()
        }
        move(to: 150)
        jump(to: 0.5)
        XCTAssertEqual(layer.shownX, 100)
        move(to: 50)
        XCTAssertEqual(layer.shownX, 100, "no jump")
        jump(to: 0.75)
        XCTAssertEqual(layer.shownX, 50 + -25 + 75)
        jump(to: 1.5)
        XCTAssertEqual(layer.shownX, 50)
    }

    func testCumulativeRepeatsGoOn() {
        func shown(_ animation: CABasicAnimation, at time: Double) -> Double {
            let layer = committedLayer()
            CATransaction.setDisableActions(true)
            layer.position.x = 100
            animation.duration = 1
            animation.isCumulative = true
            layer.add(animation, forKey: nil)
            endTurn()
            clock.now += time
            defer { clock.now += 10 }
            return layer.shownX
        }
        for (time, x) in [(0.5, 5.0), (1.5, 15), (2.5, 25)] {
            let to = CABasicAnimation(keyPath: "position.x")
            (to.fromValue, to.toValue, to.repeatCount) = (0, 10, 3)
            XCTAssertEqual(shown(to, at: time), x, accuracy: 1e-9)
        }
        for (time, x) in [(0.5, 105.0), (1.5, 215), (2.5, 325)] {
            let by = CABasicAnimation(keyPath: "position.x")
            (by.byValue, by.repeatCount) = (10, 3)
            XCTAssertEqual(shown(by, at: time), x, accuracy: 1e-9)
        }
        let back = CABasicAnimation(keyPath: "position.x")
        (back.fromValue, back.toValue, back.repeatCount, back.autoreverses) = (0, 10, 2, true)
        XCTAssertEqual(shown(back, at: 2.5), 5, accuracy: 1e-9)
    }

    func testTheLaterOfTwoAnimationsOfAPropertyWins() {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: "one")
        let later = fadeIn()
        (later.fromValue, later.toValue) = (0.8, 0.8)
        layer.add(later, forKey: "two")
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(layer.shownOpacity, 0.8, accuracy: 1e-6)
    }

    func testValuesThatDoNotFitCountAsNil() {
        let layer = committedLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (CGPoint(x: 1, y: 2), Double.nan, 1)
        let lines = Diagnostics.complaints { layer.add(animation, forKey: nil) }
        endTurn()
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(layer.shownOpacity, 1)
    }

    func testFlagsFlipAtTheStart() {
        let layer = committedLayer()
        let animation = CABasicAnimation(keyPath: "hidden")
        (animation.fromValue, animation.toValue, animation.duration) = (false, true, 1)
        layer.add(animation, forKey: nil)
        endTurn()
        XCTAssertEqual(layer.presentation()?.isHidden, true)
    }

    func testARotationByPathIsAFullCircle() {
        let layer = committedLayer()
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        (rotation.fromValue, rotation.toValue, rotation.duration) = (0, 2 * Double.pi, 1)
        layer.add(rotation, forKey: nil)
        endTurn()
        jump(to: 0.25)
        XCTAssertEqual(layer.presentation()?.transform.m12 ?? 0, 1, accuracy: 1e-9)
        jump(to: 0.5)
        XCTAssertEqual(layer.presentation()?.transform.m11 ?? 0, -1, accuracy: 1e-9)
    }
}
