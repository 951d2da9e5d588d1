import QuartzCore
import RenderScene
import TestSupport
import XCTest

final class ShapeLayerTests: LayerTestCase {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func triangle(_ size: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: size, y: 0))
        path.addLine(to: CGPoint(x: 0, y: size))
        path.closeSubpath()
        return path
    }

    /// A shape layer in the window, committed.
    private func committedShape() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = triangle(10)
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    func testItFillsInBlackAndStrokesNothingUnlessSet() {
        let layer = CAShapeLayer()
        XCTAssertNil(layer.path)
        XCTAssertEqual(layer.fillColor?.rgba, RGBA(0, 0, 0, 1))
        XCTAssertNil(layer.strokeColor)
        XCTAssertEqual(layer.fillRule, .nonZero)
        XCTAssertEqual([layer.strokeStart, layer.strokeEnd, layer.lineWidth, layer.miterLimit, layer.lineDashPhase], [0, 1, 1, 10, 0])
        XCTAssertEqual(layer.lineCap, .butt)
        XCTAssertEqual(layer.lineJoin, .miter)
        XCTAssertNil(layer.lineDashPattern)
    }

    func testThePathIsCopiedWhenItIsSet() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        layer.path = path
        path.addRect(CGRect(x: 9, y: 9, width: 4, height: 4))
        XCTAssertEqual(layer.path?.boundingBox, CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    func testItsPropertiesHaveKeys() {
        let layer = CAShapeLayer()
        let values: [(String, Any)] = [
            ("path", triangle(3)), ("fillColor", red), ("strokeColor", red), ("strokeStart", 0.1), ("strokeEnd", 0.9), ("lineWidth", 3.0),
            ("miterLimit", 4.0), ("lineDashPhase", 2.0),
        ]
        for (key, value) in values {
            layer.setValue(value, forKey: key)
            XCTAssertEqual("\(layer.value(forKey: key) ?? "nil")", "\(value is CGPath ? layer.path as Any : value)".unwrapped, key)
        }
        layer.setValue([3, 1], forKey: "lineDashPattern")
        XCTAssertEqual(layer.lineDashPattern, [3, 1])
        for (key, name) in [("fillRule", "even-odd"), ("lineCap", "square"), ("lineJoin", "bevel")] {
            layer.setValue(name, forKey: key)
            XCTAssertEqual(layer.value(forKey: key) as? String, name)
        }
        XCTAssertEqual(layer.fillRule, .evenOdd)
        XCTAssertEqual(layer.lineCap, .square)
        XCTAssertEqual(layer.lineJoin, .bevel)
        layer.setValue(nil, forKey: "fillColor")
        layer.setValue(nil, forKey: "path")
        layer.setValue(nil, forKey: "lineDashPattern")
        XCTAssertNil(layer.fillColor)
        XCTAssertNil(layer.path)
        XCTAssertNil(layer.lineDashPattern)
    }

    func testNumbersThatAreNotFiniteAreRefused() {
        let layer = CAShapeLayer()
        layer.lineWidth = 5
        let complaints = Diagnostics.complaints {
            layer.lineWidth = .nan
            layer.strokeEnd = .infinity
            layer.lineDashPattern = [2, NSNumber(value: Double.infinity)]
        }
        XCTAssertEqual(complaints.count, 3)
        XCTAssertEqual(layer.lineWidth, 5)
        XCTAssertEqual(layer.strokeEnd, 1)
        XCTAssertNil(layer.lineDashPattern)
    }

    func testACopyHasTheShape() {
        let layer = CAShapeLayer()
        (layer.path, layer.lineWidth, layer.lineJoin, layer.fillColor) = (triangle(5), 3, .round, nil)
        let copy = CAShapeLayer(layer: layer)
        XCTAssertEqual(copy.path, layer.path)
        XCTAssertEqual(copy.lineWidth, 3)
        XCTAssertEqual(copy.lineJoin, .round)
        XCTAssertNil(copy.fillColor)
        XCTAssertNil(CAShapeLayer(layer: CALayer()).path)
    }

    func testNumbersAnimateAtFiveTimes() {
        let layer = committedShape()
        let ends: [String: (Double, Double)] = [
            "strokeStart": (0, 0.5), "strokeEnd": (0.25, 1), "lineWidth": (2, 10), "miterLimit": (1, 5), "lineDashPhase": (0, -12),
        ]
        for (path, (from, to)) in ends {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            for (path, (from, to)) in ends {
                XCTAssertEqual(
                    layer.presentation()?.value(forKey: path) as? Double ?? .nan, from + (to - from) * time, accuracy: 1e-9,
                    "\(path) at \(time)")
            }
        }
    }

    func testAPathOfEqualStructureMovesPointByPointAtFiveTimes() {
        let layer = committedShape()
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (triangle(10), triangle(30), 1)
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            XCTAssertEqual(layer.presentation()?.path, triangle(CGFloat(10 + 20 * time)), "at \(time)")
        }
    }

    func testColorsAnimateAtFiveTimes() {
        let layer = committedShape()
        for path in ["fillColor", "strokeColor"] {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (red, CGColor(red: 0, green: 0.5, blue: 1, alpha: 0), 1)
            layer.add(animation, forKey: path)
        }
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            for color in [layer.presentation()?.fillColor, layer.presentation()?.strokeColor] {
                for (component, expected) in zip(color?.components ?? [9, 9, 9, 9], [1 - time, time / 2, time, 1 - time]) {
                    XCTAssertEqual(component, expected, accuracy: 1e-9, "at \(time)")
                }
            }
        }
    }

    func testDashesAnimateAtFiveTimes() {
        let layer = committedShape()
        let animation = CABasicAnimation(keyPath: "lineDashPattern")
        (animation.fromValue, animation.toValue, animation.duration) = ([2, 8], [10, 4], 1)
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            XCTAssertEqual(layer.presentation()?.lineDashPattern?.map(\.doubleValue), [2 + 8 * time, 8 - 4 * time], "at \(time)")
        }
    }

    func testAPathOfOtherStructureShowsTheSecondOneFromTheStart() {
        let layer = committedShape()
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        let animation = CABasicAnimation(keyPath: "path")
        (animation.fromValue, animation.toValue, animation.duration) = (triangle(10), square, 1)
        layer.add(animation, forKey: nil)
        endTurn()
        jump(to: 0.1)
        XCTAssertEqual(layer.presentation()?.path, square)
    }

    func testColorsAndWidthsAnimateByThemselvesButPathsAndNamesDoNot() {
        let layer = committedShape()
        CATransaction.setDisableActions(false)
        layer.path = triangle(20)
        layer.fillRule = .evenOdd
        layer.lineCap = .round
        layer.lineJoin = .round
        XCTAssertNil(layer.animationKeys())
        layer.fillColor = red
        layer.strokeColor = red
        layer.strokeEnd = 0.5
        layer.lineWidth = 4
        XCTAssertEqual(layer.animationKeys(), ["fillColor", "strokeColor", "strokeEnd", "lineWidth"])
        endTurn()
        jump(to: 0.1)
        XCTAssertTrue(1.01..<3.99 ~= (layer.presentation()?.lineWidth ?? 0))
    }
}

extension String {
    /// Description of an optional's value without "Optional(…)".
    fileprivate var unwrapped: String { hasPrefix("Optional(") ? String(dropFirst(9).dropLast()) : self }
}
