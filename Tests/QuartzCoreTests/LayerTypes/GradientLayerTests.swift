import QuartzCore
import RenderScene
import TestSupport
import XCTest

final class GradientLayerTests: LayerTestCase {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A gradient layer in the window, committed.
    private func committedGradient() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = [red, blue]
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    func testItIsVerticalAndWithoutColorsUnlessSet() {
        let layer = CAGradientLayer()
        XCTAssertNil(layer.colors)
        XCTAssertNil(layer.locations)
        XCTAssertEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
        XCTAssertEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
        XCTAssertEqual(layer.type, .axial)
    }

    func testAnArrayWithSomethingElseThanAColorIsRefused() {
        let layer = CAGradientLayer()
        layer.colors = [red]
        let complaints = Diagnostics.complaints { layer.colors = [red, "blue"] }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(layer.colors as? [CGColor], [red])
    }

    func testNumbersThatAreNotFiniteAreRefused() {
        let layer = CAGradientLayer()
        layer.locations = [0, 0.5]
        _ = Diagnostics.complaints {
            layer.locations = [0, NSNumber(value: Double.nan)]
            layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
            layer.endPoint.y = .infinity
        }
        XCTAssertEqual(layer.locations, [0, 0.5])
        XCTAssertEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
        XCTAssertEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
    }

    func testItsPropertiesHaveKeys() {
        let layer = CAGradientLayer()
        layer.setValue([red, blue], forKey: "colors")
        layer.setValue([0.25, 0.75], forKey: "locations")
        layer.setValue(0.3, forKeyPath: "startPoint.x")
        layer.setValue("radial", forKey: "type")
        XCTAssertEqual(layer.colors as? [CGColor], [red, blue])
        XCTAssertEqual(layer.locations, [0.25, 0.75])
        XCTAssertEqual(layer.startPoint.x, 0.3)
        XCTAssertEqual(layer.type, .radial)
        XCTAssertEqual(layer.value(forKey: "type") as? String, "radial")
        layer.setValue(nil, forKey: "colors")
        layer.setValue(nil, forKey: "locations")
        XCTAssertNil(layer.colors)
        XCTAssertNil(layer.value(forKey: "locations"))
    }

    func testAPlainLayerMayHaveValuesOfItsOwnByTheseNames() {
        let layer = CALayer()
        layer.setValue("three", forKey: "colors")
        layer.setValue(3, forKey: "lineWidth")
        XCTAssertEqual(layer.value(forKey: "colors") as? String, "three")
        XCTAssertEqual(layer.value(forKey: "lineWidth") as? Int, 3)
        XCTAssertNil(CALayer.defaultAction(forKey: "colors"))
    }

    func testACopyHasTheGradientAndAPlainLayersCopyHasNone() {
        let layer = CAGradientLayer()
        (layer.colors, layer.locations, layer.type) = ([red, blue], [0, 0.4], .conic)
        let copy = CAGradientLayer(layer: layer)
        XCTAssertEqual(copy.colors as? [CGColor], [red, blue])
        XCTAssertEqual(copy.locations, [0, 0.4])
        XCTAssertEqual(copy.type, .conic)
        XCTAssertNil(CAGradientLayer(layer: CALayer()).colors)
    }

    func testColorsAnimateAtFiveTimes() {
        let layer = committedGradient()
        let animation = CABasicAnimation(keyPath: "colors")
        animation.fromValue = [red, blue]
        animation.toValue = [blue, CGColor(red: 0, green: 1, blue: 0, alpha: 0)]
        animation.duration = 2
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0, 0.5, 1, 1.5, 1.9] {
            jump(to: time)
            let f = time / 2
            let shown = layer.presentation()?.values.gradient?.colors ?? []
            XCTAssertEqual(shown.count, 2)
            for (color, expected) in zip(shown, [RGBA(1 - f, 0, f, 1), RGBA(0, f, 1 - f, 1 - f)]) {
                for channel in 0..<4 { XCTAssertEqual(color[channel], expected[channel], accuracy: 1e-9, "at \(time)") }
            }
        }
    }

    func testLocationsAndPointsAnimateAtFiveTimes() {
        let layer = committedGradient()
        for (path, from, to) in [
            ("locations", [0, 0.2] as Any, [0.5, 1] as Any), ("startPoint", CGPoint.zero, CGPoint(x: 1, y: 0.5)), ("endPoint.y", 1, 3),
        ] {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            guard let shown = layer.presentation() else { return XCTFail("no presentation") }
            XCTAssertEqual(shown.locations?.map(\.doubleValue) ?? [], [0.5 * time, 0.2 + 0.8 * time])
            XCTAssertEqual(shown.startPoint, CGPoint(x: time, y: time / 2))
            XCTAssertEqual(shown.endPoint.y, 1 + 2 * time, accuracy: 1e-12)
        }
    }

    func testAChangeAnimatesByItselfButTheTypeDoesNot() {
        let layer = committedGradient()
        CATransaction.setDisableActions(false)
        layer.colors = [blue, red]
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.type = .radial
        XCTAssertEqual(layer.animationKeys(), ["colors", "endPoint"])
        endTurn()
        jump(to: 0.1)
        let shown = layer.presentation()?.values.gradient
        XCTAssertEqual(shown?.form, .radial)
        XCTAssertTrue(0.01..<0.99 ~= (shown?.colors.first?.x ?? 0), "on its way from red to blue")
    }
}
