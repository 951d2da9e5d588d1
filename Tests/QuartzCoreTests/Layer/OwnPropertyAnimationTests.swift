import ObjectiveCRuntime
import QuartzCore
import RenderScene
import XCTest

/// As `kinora swift` translates `@NSManaged var level: CGFloat` and others: accessors by key, and getters that are found by name. It is
/// never displayed for them.
private class ManagedLayer: CALayer {
    var level: CGFloat {
        get { _managedValue(value(forKey: "level")) ?? .init() }
        set { setValue(newValue, forKey: "level") }
    }
    var count: Int {
        get { _managedValue(value(forKey: "count")) ?? .init() }
        set { setValue(newValue, forKey: "count") }
    }
    var center: CGPoint {
        get { _managedValue(value(forKey: "center")) ?? .init() }
        set { setValue(newValue, forKey: "center") }
    }
    var tint: CGColor? {
        get { _managedValue(value(forKey: "tint")) }
        set { setValue(newValue, forKey: "tint") }
    }

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? ManagedLayer else { return }
        level = other.level
        center = other.center
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level", isCommittedHere else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.level
        animation.duration = 1
        return animation
    }
    private var isCommittedHere: Bool { presentation() != nil }

    static let addsMethods: Void = Selector._addMethods { table in
        table.add("level", ManagedLayer.self, 0) { o, _ in o.level as CGFloat }
        table.add("count", ManagedLayer.self, 0) { o, _ in o.count as Int }
        table.add("center", ManagedLayer.self, 0) { o, _ in o.center as CGPoint }
        table.add("tint", ManagedLayer.self, 0) { o, _ in o.tint as CGColor? }
    }
}

private final class ManagedSublayer: ManagedLayer {}

/// As `@objc dynamic var depth: Double = 2`.
private final class StoringLayer: CALayer {
    var depth = 2.0

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        depth = (layer as? StoringLayer)?.depth ?? 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    static let addsMethods: Void = Selector._addMethods { table in
        table.add("depth", StoringLayer.self, 0) { o, _ in o.depth as Double }
        table.add("setDepth:", StoringLayer.self, 1, takesNil: false) { o, a in
            o.depth = a[0] as Double
            return nil
        }
    }
}

/// Animations of properties that an app's class declares: explicit and implicit, of each kind and type.
final class OwnPropertyAnimationTests: LayerTestCase {
    private func managed<Layer: CALayer>(_ layer: Layer) -> Layer {
        ManagedLayer.addsMethods
        StoringLayer.addsMethods
        CATransaction.setDisableActions(true)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    private func basic(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    func testAPropertyNeverSetAnimatesWithoutDisplayOrALineInTheLog() throws {
        for layer in [managed(ManagedLayer()), managed(ManagedSublayer())] {
            let lines = Diagnostics.complaints {
                layer.add(basic("level", nil, CGFloat(8)), forKey: nil)
                layer.add(basic("center", CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 8)), forKey: nil)
                layer.add(basic("count", 0, 8), forKey: nil)
            }
            XCTAssertEqual(lines, [])
            endTurn()
            clock.now += 0.5
            let shown = try XCTUnwrap(layer.presentation())
            XCTAssertEqual(shown.level, 4)
            XCTAssertEqual(shown.center, CGPoint(x: 3, y: 4))
            XCTAssertEqual(shown.count, 4)
            XCTAssertEqual(layer.level, 0)
            clock.now += 2
            XCTAssertEqual(layer.presentation()?.level, 0, "the model's, after the end")
        }
    }

    func testEachTypeGoesFromValueToValue() throws {
        let path = { (length: CGFloat) in CGPath(rect: CGRect(x: 0, y: 0, width: length, height: length), transform: nil) }
        let values: [(from: Any, to: Any, read: (Any?) -> Double?, wanted: Double)] = [
            (CGFloat(2), CGFloat(6), { ($0 as? CGFloat).map { Double($0) } }, 3), (2.0, 6.0, { $0 as? Double }, 3),
            (Float(2), Float(6), { ($0 as? Float).map { Double($0) } }, 3), (0, 8, { ($0 as? Int).map { Double($0) } }, 2),
            (NSNumber(value: 2), NSNumber(value: 6), { ($0 as? NSNumber)?.doubleValue }, 3),
            (CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 8), { ($0 as? CGPoint).map { Double($0.y) } }, 5),
            (CGSize(width: 4, height: 0), CGSize(width: 8, height: 0), { ($0 as? CGSize).map { Double($0.width) } }, 5),
            (
                CGRect(x: 0, y: 0, width: 4, height: 1), CGRect(x: 0, y: 0, width: 8, height: 1),
                { ($0 as? CGRect).map { Double($0.width) } }, 5
            ),
            (
                CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                { ($0 as? CGColor)?.components.map { Double($0[0]) } }, 0.25
            ),
            (
                CATransform3DIdentity, CATransform3DMakeTranslation(8, 0, 0), { ($0 as? CATransform3D).map { Double($0.m41) } }, 2
            ), (path(4), path(8), { ($0 as? CGPath).map { Double($0.boundingBox.width) } }, 5),
            ([1.0, 2.0], [5.0, 2.0], { ($0 as? [Double])?.first }, 2),
        ]
        for value in values {
            let group = CAAnimationGroup()
            let inner = CAAnimationGroup()
            inner.animations = [basic("inGroup", value.from, value.to)]
            inner.duration = 1
            (group.animations, group.duration) = ([inner], 1)
            let keys = CAKeyframeAnimation(keyPath: "keys")
            (keys.values, keys.duration) = ([value.from, value.to], 1)
            let layer = managed(ManagedLayer())
            for key in ["value", "keys", "inGroup"] { layer.setValue(value.from, forKey: key) }
            for animation in [basic("value", value.from, value.to), keys, group] { layer.add(animation, forKey: nil) }
            endTurn()
            clock.now += 0.25
            let shown = try XCTUnwrap(layer.presentation())
            for key in ["value", "keys", "inGroup"] {
                let object = shown.value(forKey: key)
                XCTAssertEqual(
                    value.read(object) ?? .nan, value.wanted, accuracy: 1e-9, "\(type(of: value.from)) \(key): \(object ?? "nil")")
            }
            layer.removeAllAnimations()
            endTurn()
            let after = value.read(layer.presentation()?.value(forKey: "value"))
            XCTAssertEqual(after ?? .nan, value.read(value.from) ?? .nan, "removed: the model's")
            clock.now += 1
        }
    }

    func testASpringMovesIt() throws {
        let layer = managed(ManagedLayer())
        let spring = CASpringAnimation(keyPath: "level")
        (spring.fromValue, spring.toValue, spring.duration) = (CGFloat(0), CGFloat(10), 2)
        let other = CASpringAnimation(keyPath: "position.x")
        (other.fromValue, other.toValue, other.duration) = (CGFloat(0), CGFloat(10), 2)
        layer.add(spring, forKey: nil)
        layer.add(other, forKey: nil)
        endTurn()
        clock.now += 0.2
        let shown = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(shown.level, shown.position.x, accuracy: 1e-9)
        XCTAssertGreaterThan(shown.level, 1)
    }

    func testAdditiveAnimationsAddToTheModelAndCumulativeOnesGrow() throws {
        let layer = managed(ManagedLayer())
        CATransaction.setDisableActions(true)
        layer.level = 100
        let added = basic("level", CGFloat(0), CGFloat(8))
        added.isAdditive = true
        layer.add(added, forKey: "a")
        layer.add(added, forKey: "b")
        let grown = basic("center", CGPoint.zero, CGPoint(x: 4, y: 2))
        (grown.isCumulative, grown.repeatCount) = (true, 3)
        layer.add(grown, forKey: "c")
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.level, 108)
        clock.now += 1
        XCTAssertEqual(layer.presentation()?.center, CGPoint(x: 6, y: 3))
        XCTAssertEqual(layer.presentation()?.level, 100)
    }

    func testAComponentIsSetReadAndAnimated() throws {
        let layer = managed(ManagedLayer())
        layer.setValue(4, forKeyPath: "center.x")
        XCTAssertEqual(layer.center, CGPoint(x: 4, y: 0))
        XCTAssertEqual(layer.value(forKeyPath: "center.x") as? Double, 4)
        layer.add(basic("center.y", 0, 8), forKey: nil)
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.center, CGPoint(x: 4, y: 4))
        let untouched = managed(ManagedLayer())
        untouched.add(basic("center.y", 0, 8), forKey: nil)
        endTurn()
        clock.now += 0.25
        XCTAssertEqual(untouched.presentation()?.center, CGPoint(x: 0, y: 2))
    }

    func testAPointFollowsAPath() throws {
        let layer = managed(ManagedLayer())
        let animation = CAKeyframeAnimation(keyPath: "center")
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 4)])
        (animation.path, animation.duration) = (path, 1)
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.center, CGPoint(x: 4, y: 2))
    }

    func testAChangeAnimatesByTheActionOfTheClass() throws {
        let layer = managed(ManagedLayer())
        CATransaction.setDisableActions(false)
        layer.level = 10
        XCTAssertEqual(layer.animationKeys(), ["level"])
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.level, 5)
        layer.level = 25
        endTurn()
        XCTAssertEqual(layer.presentation()?.level, 5, "it goes on from what shows")
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.level, 15)
        XCTAssertEqual(layer.level, 25)
    }

    func testAColorThatWasNeverSetStaysNilInTheModel() throws {
        let layer = managed(ManagedLayer())
        layer.add(basic("tint", CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)), forKey: nil)
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.tint?.components?[0] ?? -1, 0.5, accuracy: 1e-9)
        XCTAssertNil(layer.tint)
        clock.now += 1
        XCTAssertNil(layer.tint)
    }

    func testAStoredPropertyAnimatesWithoutDisplayAndAddsToItsValue() throws {
        let layer = managed(StoringLayer())
        let added = basic("depth", 0, 8)
        added.isAdditive = true
        layer.add(added, forKey: nil)
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.depth, 6)
        layer.depth = 20
        layer.zPosition = 1
        endTurn()
        XCTAssertEqual(layer.presentation()?.depth, 24)
        XCTAssertEqual(layer.depth, 20)
    }

    func testAnyValueThatALayerHasUnderAKeyAnimatesInItsPresentation() throws {
        let layer = committedLayer()
        layer.setValue(CGFloat(2), forKey: "angle")
        layer.setValue(CGPoint(x: 1, y: 1), forKey: "tip")
        let lines = Diagnostics.complaints {
            layer.add(basic("angle", nil, CGFloat(4)), forKey: nil)
            layer.add(basic("tip.x", 0, 8), forKey: nil)
        }
        XCTAssertEqual(lines, [])
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(layer.presentation()?.value(forKey: "angle") as? CGFloat, 3)
        XCTAssertEqual(layer.presentation()?.value(forKey: "tip") as? CGPoint, CGPoint(x: 4, y: 1))
        layer.setValue(CGFloat(7), forKey: "angle")
        XCTAssertEqual(layer.value(forKey: "angle") as? CGFloat, 7)
        let wrong = Diagnostics.complaints { layer.add(basic("angel", nil, CGFloat(4)), forKey: nil) }
        XCTAssertEqual(wrong.count, 1, "a name without a value is a slip")
    }
}
