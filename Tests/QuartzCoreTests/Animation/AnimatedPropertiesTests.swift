import QuartzCore
import RenderScene
import XCTest

/// Every animatable property of a layer, from one value to another.
final class AnimatedPropertiesTests: LayerTestCase {
    private struct Property {
        let keyPath: String
        let from: Any
        let to: Any
        /// The tested component, and its closed form at a fraction.
        let read: (CALayer) -> Double
        let wanted: (Double) -> Double
    }

    private static let scale = CATransform3DMakeScale(3, 3, 1)

    private var properties: [Property] {
        func line(_ a: Double, _ b: Double) -> (Double) -> Double { { a + (b - a) * $0 } }
        func color(_ red: CGFloat, _ alpha: CGFloat) -> CGColor { CGColor(red: red, green: 0, blue: 0, alpha: alpha) }
        return [
            Property(
                keyPath: "bounds", from: CGRect(x: 1, y: 2, width: 10, height: 20), to: CGRect(x: 5, y: 2, width: 30, height: 0),
                read: { Double($0.bounds.minX + 100 * $0.bounds.width) }, wanted: line(1001, 3005)),
            Property(
                keyPath: "bounds.size", from: CGSize(width: 4, height: 8), to: CGSize(width: 8, height: 0),
                read: { Double($0.bounds.height) },
                wanted: line(8, 0)),
            Property(keyPath: "bounds.origin.y", from: 3, to: 7, read: { Double($0.bounds.minY) }, wanted: line(3, 7)),
            Property(
                keyPath: "position", from: CGPoint(x: 0, y: 9), to: CGPoint(x: 4, y: 1), read: { Double($0.position.y) }, wanted: line(9, 1)
            ),
            Property(keyPath: "position.x", from: 10, to: -10, read: { Double($0.position.x) }, wanted: line(10, -10)),
            Property(keyPath: "zPosition", from: 0, to: 5, read: { Double($0.zPosition) }, wanted: line(0, 5)),
            Property(
                keyPath: "anchorPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0.5), read: { Double($0.anchorPoint.y) },
                wanted: line(0, 0.5)),
            Property(keyPath: "anchorPointZ", from: 2, to: 4, read: { Double($0.anchorPointZ) }, wanted: line(2, 4)),
            Property(
                keyPath: "transform", from: CATransform3DIdentity, to: Self.scale, read: { Double($0.transform.m22) }, wanted: line(1, 3)),
            Property(
                keyPath: "transform.rotation.z", from: 0, to: 4, read: { Double($0.transform.m12) }, wanted: { sin(4 * $0) }),
            Property(keyPath: "transform.scale", from: 1, to: 2, read: { Double($0.transform.m11) }, wanted: line(1, 2)),
            Property(
                keyPath: "transform.translation", from: CGSize.zero, to: CGSize(width: 8, height: 2), read: { Double($0.transform.m42) },
                wanted: line(0, 2)),
            Property(
                keyPath: "sublayerTransform", from: CATransform3DIdentity, to: Self.scale, read: { Double($0.sublayerTransform.m11) },
                wanted: line(1, 3)),
            Property(keyPath: "opacity", from: 0.25, to: 1, read: { Double($0.opacity) }, wanted: line(0.25, 1)),
            Property(keyPath: "hidden", from: false, to: true, read: { $0.isHidden ? 1 : 0 }, wanted: { _ in 1 }),
            Property(keyPath: "masksToBounds", from: true, to: false, read: { $0.masksToBounds ? 1 : 0 }, wanted: { _ in 0 }),
            Property(keyPath: "doubleSided", from: true, to: false, read: { $0.isDoubleSided ? 1 : 0 }, wanted: { _ in 0 }),
            Property(
                keyPath: "backgroundColor", from: color(0, 1), to: color(1, 0.5),
                read: { ($0.backgroundColor?.rgba).map { $0.x + 10 * $0.w } ?? -1 }, wanted: line(10, 6)),
            Property(keyPath: "cornerRadius", from: 0, to: 12, read: { Double($0.cornerRadius) }, wanted: line(0, 12)),
            Property(keyPath: "borderWidth", from: 1, to: 3, read: { Double($0.borderWidth) }, wanted: line(1, 3)),
            Property(
                keyPath: "borderColor", from: color(1, 1), to: color(0, 1), read: { $0.borderColor?.rgba.x ?? -1 }, wanted: line(1, 0)),
            Property(
                keyPath: "contentsRect", from: CGRect(x: 0, y: 0, width: 1, height: 1), to: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
                read: { Double($0.contentsRect.minX) }, wanted: line(0, 0.5)),
            Property(keyPath: "contentsScale", from: 1, to: 3, read: { Double($0.contentsScale) }, wanted: line(1, 3)),
        ]
    }

    func testEachGoesFromValueToValueAsItsClosedForm() {
        for property in properties {
            let layer = committedLayer()
            let animation = CABasicAnimation(keyPath: property.keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (property.from, property.to, 2)
            layer.add(animation, forKey: "a")
            endTurn()
            let begin = clock.now
            let model = property.read(layer)
            for fraction in [0, 0.2, 0.5, 0.85, 1] {
                clock.now = begin + 2 * fraction
                let shown = layer.presentation().map(property.read)
                XCTAssertEqual(shown ?? .nan, property.wanted(fraction), accuracy: 1e-6, "\(property.keyPath) at \(fraction)")
            }
            clock.now = begin + 2.5
            XCTAssertEqual(layer.presentation().map(property.read), model, "\(property.keyPath): the model afterwards")
            XCTAssertEqual(property.read(layer), model, "\(property.keyPath): the model stays")
        }
    }

    func testEachTakesKeyframesToo() {
        for property in properties {
            let layer = committedLayer()
            let animation = CAKeyframeAnimation(keyPath: property.keyPath)
            (animation.values, animation.duration) = ([property.from, property.to, property.from], 2)
            layer.add(animation, forKey: "a")
            endTurn()
            clock.now += 0.4
            guard !(property.from is Bool) else { continue }
            XCTAssertEqual(layer.presentation().map(property.read) ?? .nan, property.wanted(0.4), accuracy: 1e-6, property.keyPath)
        }
    }

    func testContentsCrossFade() {
        let images = (0..<2).map { _ in CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xff00_0000 } }
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.contents = images[0]
        endTurn()
        let animation = CABasicAnimation(keyPath: "contents")
        (animation.fromValue, animation.toValue, animation.duration) = (images[0], images[1], 1)
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += 0.25
        let shown = layer.presentationValues
        XCTAssertTrue(shown?.contents === images[1] && shown?.contentsFade?.old === images[0])
        XCTAssertEqual(shown?.contentsFade?.fraction ?? 0, 0.25, accuracy: 1e-12)
        clock.now += 2
        XCTAssertNil(layer.presentationValues?.contentsFade)
        XCTAssertTrue(layer.presentationValues?.contents === images[0])
    }

    // MARK: Addition

    private func shown(_ keyPath: String, at time: Double, _ set: (CABasicAnimation, CALayer) -> Void, _ read: (CALayer) -> Double)
        -> Double
    {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = 1
        set(animation, layer)
        endTurn()
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += time
        defer { clock.now += 100 }
        return layer.presentation().map(read) ?? .nan
    }

    func testEveryTypeAdds() {
        let rect = shown("bounds", at: 0.5) { animation, _ in
            (animation.fromValue, animation.toValue, animation.isAdditive) = (CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 4), true)
        } _: {
            Double($0.bounds.width)
        }
        XCTAssertEqual(rect, 105)
        let color = shown("backgroundColor", at: 0.5) { animation, layer in
            layer.backgroundColor = CGColor(red: 0.25, green: 0, blue: 0, alpha: 1)
            animation.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
            animation.toValue = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0)
            animation.isAdditive = true
        } _: {
            $0.backgroundColor?.rgba.x ?? -1
        }
        XCTAssertEqual(color, 0.5, accuracy: 1e-6)
        // The animation's matrix comes first: it moves in the model's scaled space.
        let moved = shown("transform", at: 0.5) { animation, layer in
            layer.transform = CATransform3DMakeScale(2, 2, 1)
            (animation.fromValue, animation.isAdditive) = (CATransform3DIdentity, true)
            animation.toValue = CATransform3DMakeTranslation(10, 0, 0)
        } _: {
            Double($0.transform.m41)
        }
        XCTAssertEqual(moved, 10)
        let flag = shown("hidden", at: 0.5) { animation, _ in
            (animation.fromValue, animation.toValue, animation.isAdditive) = (false, true, true)
        } _: {
            $0.isHidden ? 1 : 0
        }
        XCTAssertEqual(flag, 1, "what does not add replaces what is below")
    }

    func testAnAdditiveAnimationOfAPathOrAnImageReplaces() {
        let shape = CAShapeLayer()
        CATransaction.setDisableActions(true)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        root.addSublayer(shape)
        endTurn()
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        growth.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        (growth.duration, growth.isAdditive) = (1, true)
        shape.add(growth, forKey: nil)
        let images = (0..<2).map { _ in CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xff00_0000 } }
        let layer = committedLayer()
        let pages = CAKeyframeAnimation(keyPath: "contents")
        (pages.values, pages.duration, pages.isAdditive, pages.calculationMode) = (images, 1, true, .discrete)
        layer.contents = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xffff_ffff }
        layer.add(pages, forKey: nil)
        endTurn()
        clock.now += 0.5
        XCTAssertEqual(shape.presentation()?.path?.boundingBox, CGRect(x: 0, y: 0, width: 15, height: 15))
        XCTAssertTrue(layer.presentationValues?.contents === images[1])
    }

    func testAColorAddsToNoColor() {
        let red = shown("backgroundColor", at: 0.5) { animation, _ in
            animation.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            animation.toValue = CGColor(red: 0.5, green: 0, blue: 0, alpha: 1)
            animation.isAdditive = true
        } _: {
            $0.backgroundColor?.rgba.x ?? -1
        }
        XCTAssertEqual(red, 0.25, accuracy: 1e-6)
    }

    func testEveryTypeGrowsFromRepeatToRepeat() {
        func grow(_ keyPath: String, _ from: Any, _ to: Any, at time: Double, _ read: (CALayer) -> Double) -> Double {
            shown(
                keyPath, at: time,
                { animation, _ in
                    (animation.fromValue, animation.toValue) = (from, to)
                    (animation.isCumulative, animation.repeatCount) = (true, 4)
                }, read)
        }
        XCTAssertEqual(grow("position", CGPoint.zero, CGPoint(x: 2, y: 4), at: 2.5) { Double($0.position.y) }, 10)
        XCTAssertEqual(grow("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 8, height: 4), at: 3.25) { Double($0.bounds.width) }, 26)
        let rotated = CATransform3DMakeRotation(1, 0, 0, 1)
        XCTAssertEqual(grow("transform", CATransform3DIdentity, rotated, at: 2.5) { Double($0.transform.m12) }, sin(2.5), accuracy: 1e-9)
        XCTAssertEqual(grow("opacity", 0, 0.1, at: 3.5) { Double($0.opacity) }, 0.35, accuracy: 1e-6)
        XCTAssertEqual(grow("hidden", false, true, at: 2.5) { $0.isHidden ? 1 : 0 }, 1)
    }
}
