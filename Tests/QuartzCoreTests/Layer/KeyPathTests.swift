import QuartzCore
import TestSupport
import XCTest

final class KeyPathTests: LayerTestCase {
    func testEveryNumberIsSetAndReadByItsPath() {
        let paths = [
            "opacity", "zPosition", "anchorPointZ", "cornerRadius", "borderWidth", "contentsScale", "position.x", "position.y",
            "anchorPoint.x",
            "anchorPoint.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "contentsRect.origin.x",
            "contentsRect.size.height", "transform.scale.x", "transform.scale.y", "transform.scale.z",
            "transform.scale.xy", "transform.scale",
            "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.translation.x",
            "transform.translation.y", "transform.translation.z", "sublayerTransform.rotation.y", "sublayerTransform.scale",
        ]
        for path in paths {
            let layer = CALayer()
            layer.setValue(0.25, forKeyPath: path)
            XCTAssertEqual(layer.value(forKeyPath: path) as? Double ?? .nan, 0.25, accuracy: 1e-7, path)
        }
    }

    func testStructuresColorsAndFlagsAreSetAndRead() {
        let layer = CALayer()
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        layer.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 30, height: 40)), forKeyPath: "bounds")
        layer.setValue(CGSize(width: 50, height: 60), forKeyPath: "bounds.size")
        layer.setValue(CATransform3DMakeScale(2, 3, 4), forKeyPath: "transform")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "backgroundColor")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(1, forKey: "masksToBounds")
        XCTAssertEqual(layer.position, CGPoint(x: 3, y: 4))
        XCTAssertEqual(layer.bounds, CGRect(x: 1, y: 2, width: 50, height: 60))
        XCTAssertEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, CGSize(width: 50, height: 60))
        XCTAssertEqual(layer.value(forKeyPath: "bounds.origin") as? CGPoint, CGPoint(x: 1, y: 2))
        XCTAssertEqual(layer.transform.m22, 3)
        XCTAssertEqual(layer.value(forKeyPath: "backgroundColor") as? CGColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertTrue(layer.isHidden)
        XCTAssertTrue(layer.masksToBounds)
        XCTAssertEqual(layer.value(forKey: "hidden") as? Bool, true)
    }

    func testTurningByPathKeepsTheScale() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.setValue(NSNumber(value: 0.5), forKeyPath: "transform.rotation.z")
        XCTAssertEqual(layer.transform.m11, 2 * cos(0.5), accuracy: 1e-12)
        XCTAssertEqual(layer.transform.m12, 2 * sin(0.5), accuracy: 1e-12)
    }

    func testPropertiesThatDoNotAnimateHaveKeysToo() {
        let layer = CALayer()
        layer.setValue("card", forKey: "name")
        layer.setValue(0, forKey: "speed")
        layer.setValue(2.5, forKey: "timeOffset")
        layer.setValue(7, forKey: "beginTime")
        layer.setValue("resizeAspect", forKey: "contentsGravity")
        layer.setValue(CGRect(x: 10, y: 20, width: 30, height: 40), forKey: "frame")
        XCTAssertEqual(layer.name, "card")
        XCTAssertEqual([Double(layer.speed), layer.timeOffset, layer.beginTime], [0, 2.5, 7])
        XCTAssertEqual(layer.contentsGravity, .resizeAspect)
        XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
        XCTAssertEqual(layer.value(forKey: "frame") as? CGRect, layer.frame)
        XCTAssertEqual(layer.value(forKey: "name") as? String, "card")
    }

    func testOtherKeysKeepTheAppsOwnValues() {
        let layer = CALayer()
        layer.setValue("hello", forKey: "greeting")
        XCTAssertEqual(layer.value(forKey: "greeting") as? String, "hello")
        layer.setValue(nil, forKey: "greeting")
        XCTAssertNil(layer.value(forKey: "greeting"))
        XCTAssertNil(layer.value(forKeyPath: "position.depth"))
    }

    func testAComponentThatAPropertyDoesNotHaveIsRefusedWithALine() {
        let layer = CALayer()
        let before = layer.position
        let paths = ["position.width", "anchorPoint.height", "position.q", "opacity.x", "bounds.x", "frame.size.depth", "speed.x"]
        for path in paths {
            let lines = Diagnostics.complaints { layer.setValue(7, forKeyPath: path) }
            XCTAssertEqual(lines.count, 1, path)
            XCTAssertTrue(lines.first.map { $0.contains(path) && $0.contains("CALayer") } ?? false, path)
            XCTAssertNil(layer.value(forKeyPath: path), path)
        }
        XCTAssertEqual(layer.position, before)
        XCTAssertEqual(Diagnostics.complaints { layer.setValue("fast", forKey: "speed") }.count, 1)
        XCTAssertEqual(Diagnostics.complaints { layer.setValue(7, forKeyPath: "my.own") }, [])
        XCTAssertEqual(layer.value(forKeyPath: "my.own") as? Int, 7)
    }

    func testSingleKeysOfPathsGoThroughTheKeyForms() {
        final class Overriding: CALayer {
            var keys: [String] = []
            override func value(forKey key: String) -> Any? { key == "greeting" ? "hello" : super.value(forKey: key) }
            override func setValue(_ value: Any?, forKey key: String) {
                keys.append(key)
                super.setValue(value, forKey: key)
            }
        }
        let layer = Overriding()
        XCTAssertEqual(layer.value(forKeyPath: "greeting") as? String, "hello")
        layer.setValue(0.5, forKeyPath: "opacity")
        layer.setValue(3, forKeyPath: "position.x")
        XCTAssertEqual(layer.keys, ["opacity"])
        XCTAssertEqual(layer.value(forKeyPath: "opacity") as? Double, 0.5)
        XCTAssertEqual(layer.position.x, 3)
    }

    func testNilTakesAwayColorAndContentsAndIsZeroForNumbers() {
        let layer = CALayer()
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.setValue(nil, forKey: "backgroundColor")
        XCTAssertNil(layer.backgroundColor)
        layer.setValue(nil, forKey: "opacity")
        XCTAssertEqual(layer.opacity, 0)
        layer.transform = CATransform3DMakeScale(2, 2, 2)
        layer.setValue(nil, forKey: "transform")
        XCTAssertTrue(CATransform3DIsIdentity(layer.transform))
    }

    func testValuesThatDoNotFitAreRefusedWithALine() {
        let layer = CALayer()
        layer.position = CGPoint(x: 1, y: 2)
        let lines = Diagnostics.complaints {
            layer.setValue("left", forKey: "position")
            layer.setValue(3, forKeyPath: "position")
            layer.setValue(Double.nan, forKeyPath: "position.x")
        }
        XCTAssertEqual(layer.position, CGPoint(x: 1, y: 2))
        XCTAssertEqual(lines.count, 2, "one for each path")
    }

    func testSettingByPathAnimatesAsTheSetterDoes() {
        let layer = committedLayer()
        layer.setValue(300, forKeyPath: "position.x")
        XCTAssertEqual(layer.animationKeys(), ["position"])
    }

    func testAnimationsOfUnknownPathsRunWithoutEffectAndAreReported() {
        let layer = committedLayer()
        let journal = Journal()
        let animation = CABasicAnimation(keyPath: "color.of.magic").reporting(to: journal, as: "odd")
        let lines = Diagnostics.complaints { layer.add(animation, forKey: "odd") }
        endTurn()
        advance(to: 1)
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.contains("color.of.magic") ?? false)
        XCTAssertEqual(journal.lines, ["start odd", "stop odd true"])
    }
}
