import QuartzCore
import TestSupport
import XCTest

final class LayerShadowTests: LayerTestCase {
    func testALayerHasNoShadowUnlessItIsSet() {
        let layer = CALayer()
        XCTAssertEqual(layer.shadowOpacity, 0)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        XCTAssertEqual(layer.shadowRadius, 3)
        XCTAssertEqual(layer.shadowColor?.components, [0, 0, 0, 1])
        XCTAssertNil(layer.shadowPath)
    }

    func testShadowValuesAreSetByKeyPathToo() {
        let layer = CALayer()
        layer.setValue(0.5, forKey: "shadowOpacity")
        layer.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
        layer.setValue(7, forKeyPath: "shadowOffset.height")
        layer.setValue(9, forKey: "shadowRadius")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "shadowColor")
        layer.setValue(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil), forKey: "shadowPath")
        XCTAssertEqual(layer.shadowOpacity, 0.5)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 1, height: 7))
        XCTAssertEqual(layer.value(forKey: "shadowOffset") as? CGSize, CGSize(width: 1, height: 7))
        XCTAssertEqual(layer.shadowRadius, 9)
        XCTAssertEqual(layer.shadowColor?.components?.first, 1)
        XCTAssertEqual(layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    func testNumbersThatAreNotFiniteAreRefused() {
        let layer = CALayer()
        layer.shadowRadius = 5
        let complaints = Diagnostics.complaints {
            layer.shadowRadius = .nan
            layer.shadowOpacity = .infinity
            layer.shadowOffset = CGSize(width: Double.nan, height: 0)
        }
        XCTAssertEqual(complaints.count, 3)
        XCTAssertEqual(layer.shadowRadius, 5)
        XCTAssertEqual(layer.shadowOpacity, 0)
    }

    func testShadowsAnimateImplicitlyAndByKey() {
        let layer = committedLayer()
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 10, height: 7)
        layer.shadowRadius = 13
        layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        endTurn()
        for quarter in 0...4 {
            advance(to: Double(quarter) / 4)
            let fraction = CGFloat(quarter) / 4
            guard let shown = layer.presentation() else { return XCTFail("it is committed") }
            XCTAssertEqual(CGFloat(shown.shadowOpacity), fraction, accuracy: 1e-6)
            XCTAssertEqual(shown.shadowOffset.width, 10 * fraction, accuracy: 1e-6)
            XCTAssertEqual(shown.shadowOffset.height, -3 + 10 * fraction, accuracy: 1e-6)
            XCTAssertEqual(shown.shadowRadius, 3 + 10 * fraction, accuracy: 1e-6)
            XCTAssertEqual(shown.shadowColor?.components?.first ?? 9, fraction, accuracy: 1e-6)
        }
    }

    func testAShadowPathOfEqualStructureMovesPointByPointAtFiveTimes() {
        let layer = committedLayer()
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        endTurn()
        let animation = CABasicAnimation(keyPath: "shadowPath")
        animation.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        animation.duration = 2
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0, 0.5, 1, 1.5, 1.75] {
            jump(to: time)
            let box = CGRect(x: 5 * time, y: 0, width: 10 + 10 * time, height: 10)
            XCTAssertEqual(layer.presentation()?.shadowPath?.boundingBox, box, "at \(time)")
        }
    }

    func testEachShadowValueHasAKeyPathToAnimateAtFiveTimes() {
        let layer = committedLayer()
        let ends: [(String, from: Double, to: Double)] = [
            ("shadowOpacity", 0.25, 1), ("shadowRadius", 2, 12), ("shadowOffset.width", -4, 4), ("shadowOffset.height", 0, 6),
        ]
        for (path, from, to) in ends {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        let color = CABasicAnimation(keyPath: "shadowColor")
        color.fromValue = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        color.toValue = CGColor(red: 0, green: 1, blue: 0.5, alpha: 0.5)
        color.duration = 1
        layer.add(color, forKey: "shadowColor")
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            guard let shown = layer.presentation() else { return XCTFail("it is committed") }
            let values = [Double(shown.shadowOpacity), shown.shadowRadius, shown.shadowOffset.width, shown.shadowOffset.height]
            for ((path, from, to), value) in zip(ends, values) {
                XCTAssertEqual(value, from + (to - from) * time, accuracy: 1e-6, "\(path) at \(time)")
            }
            for (component, expected) in zip(shown.shadowColor?.components ?? [], [1 - time, time, 0.5, 1 - time / 2]) {
                XCTAssertEqual(component, expected, accuracy: 1e-6, "shadowColor at \(time)")
            }
        }
    }
}
