import ObjectiveCRuntime
import QuartzCore
import RenderScene
import Rendering
import XCTest

/// Each row of the table of layer properties is set by key, observed, animated and drawn. A new row that `sample(of:in:)` cannot make a
/// second value for, or that `PropertyScene` does not show, needs a line there.
final class LayerPropertyTests: LayerTestCase {
    private final class Observer: NSObject, _KeyValueObserver {
        var keys: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            keys.append(keyPath ?? "")
        }
    }

    /// Properties of which a change alone shows nothing, with the reason.
    private let undrawn = [
        "instanceDelay": "the copies of sublayers that do not animate are alike at every time",
        "emitterZPosition": "decides the order of particles of several emitters alone",
        "emitterDepth": "particles are flattened into the plane of the layer",
        "rasterizationScale": "without shouldRasterize; PropertyScene sets it",
    ]

    private var scene = PropertyScene()

    /// - Parameter isChanged: whether the property has its second value when the layer is first committed.
    @discardableResult
    private func show(_ property: LayerProperty, isChanged: Bool = false) throws -> CALayer {
        scene = PropertyScene()
        let layer = try XCTUnwrap(scene.layer(for: property.name), "no class of layers has \(property.name) for key-value coding")
        CATransaction.setDisableActions(true)
        root.sublayers = nil
        root.sublayerTransform.m34 = -0.02
        root.backgroundColor = CGColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)
        root.addSublayer(layer)
        if isChanged { try change(property, of: layer) }
        endTurn()
        return layer
    }

    /// A value that differs from the present one.
    private func sample(of property: LayerProperty, in layer: CALayer) throws -> Any {
        if let object = PropertyScene.objects[property.name] { return object }
        switch try XCTUnwrap(layer.values[property.key], "\(property.name): a property that cannot be animated needs an object") {
        case .number(let v): return v * 0.5 + 0.7
        case .flag(let v): return !v
        case .pair(let v): return property.field?.kind == .size ? CGSize(v + 3) as Any : CGPoint(v + 0.25)
        case .rect(let v): return CGRect(v * SIMD4(1, 1, 0.5, 0.75) + SIMD4(0.25, 0.125, 0, 0))
        case .color: return CGColor(red: 0, green: 0.25, blue: 0.5, alpha: 0.75)
        case .transform(let m): return CATransform3DScale(m, 0.5, 0.75, 1)
        case .image, .crossFade: return PropertyScene.image(width: 8, seed: 5)
        case .path: return CGPath(rect: CGRect(x: 3, y: 3, width: 6, height: 5), transform: nil)
        case .numbers(let v): return v.map { NSNumber(value: $0 * 0.5 + 0.125) }
        case .colors(let v): return v.reversed().map { CGColor(rgba: $0) }
        }
    }

    private func change(_ property: LayerProperty, of layer: CALayer) throws {
        CATransaction.setDisableActions(true)
        layer.setValue(try sample(of: property, in: layer), forKey: property.name)
    }

    private func pixels(_ renderer: SoftwareRenderer) -> [UInt32] {
        let target = RenderTarget(width: 48, height: 48, scale: 1)
        return renderer.render(context.tree, at: clock.now, drawn: [], target: target).withPixels { Array($0) }
    }

    func testEachIsSetByItsKeyAndObserved() throws {
        for property in LayerProperty.all {
            let layer = try show(property)
            let observer = Observer()
            layer.addObserver(observer, forKeyPath: property.name, options: [], context: nil)
            let old = layer.values[property.key]
            try change(property, of: layer)
            layer.removeObserver(observer, forKeyPath: property.name)
            XCTAssertEqual(observer.keys, [property.name])
            if let old { XCTAssertNotEqual(old.text, layer.values[property.key]?.text, property.name) }
            XCTAssertNotNil(layer.value(forKey: property.name) ?? (property.name == "emitterCells" ? "none" : nil), property.name)
        }
    }

    func testEachIsDrawnOrSaysWhyNot() throws {
        for property in LayerProperty.all {
            try show(property)
            let before = pixels(SoftwareRenderer())
            try show(property, isChanged: true)
            let isSame = pixels(SoftwareRenderer()) == before
            XCTAssertEqual(isSame, undrawn[property.name] != nil && property.name != "rasterizationScale", "\(property.name) draws nothing")
        }
    }

    func testEachIsDrawnInARasterizedLayerAfterItsImageWasKept() throws {
        for property in LayerProperty.all where undrawn[property.name] == nil && !PropertyScene.changesRasterization(property.name) {
            let layer = try show(property)
            // Particles go on as they were born.
            if layer is CAEmitterLayer { continue }
            CATransaction.setDisableActions(true)
            (layer.shouldRasterize, layer.rasterizationScale) = (true, 1)
            endTurn()
            let renderer = SoftwareRenderer()
            let before = pixels(renderer)
            try change(property, of: layer)
            endTurn()
            XCTAssertTrue(pixels(renderer) != before, "\(property.name): LayerValues.looks(like:) does not compare it")
        }
    }

    func testNumbersOfEachAreAnimatedAndTheFastPathsAgreeWithItsRow() throws {
        for property in LayerProperty.all {
            guard let field = property.field else { continue }
            let layer = try show(property)
            let old = try XCTUnwrap(layer.values[property.key])
            let new = try XCTUnwrap(AnimatableValue(object: try sample(of: property, in: layer)), property.name)
            let animation = CABasicAnimation(keyPath: property.name)
            (animation.fromValue, animation.toValue, animation.duration) = (old, new, 2)
            layer.add(animation, forKey: nil)
            endTurn()
            let begin = clock.now
            clock.now += 0.5
            let wanted = Interpolation(from: old, to: new)(0.25)
            let shown = try XCTUnwrap(layer.presentationValues)
            XCTAssertEqual("\(try XCTUnwrap(shown[property.key]))", "\(wanted)", property.name)
            XCTAssertEqual("\(try XCTUnwrap(field.read(shown)))", "\(wanted)", property.name)
            var written = layer.values
            field.write(&written, new)
            var direct = layer.values
            direct[property.key] = new
            XCTAssertEqual("\(try XCTUnwrap(field.read(written)))", "\(new)", property.name)
            XCTAssertEqual("\(try XCTUnwrap(direct[property.key]))", "\(new)", property.name)
            clock.now = begin + 3
            XCTAssertEqual(property.field?.kind.isDiscrete, new.isFlag, property.name)
        }
    }

    func testEachHasTheDefaultActionOfItsRow() throws {
        for property in LayerProperty.all {
            let layer = try show(property)
            switch (property.action, type(of: layer).defaultAction(forKey: property.name)) {
            case (.animation, let animation as CABasicAnimation): XCTAssertEqual(animation.keyPath, property.name)
            case (.transition, is CATransition), (.none, nil): break
            case (let wanted, let found): XCTFail("\(property.name): \(wanted), found \(found.map { "\($0)" } ?? "none")")
            }
        }
    }

    func testTheDefaultIsThatOfANewLayer() {
        XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? Double, 1)
        XCTAssertEqual(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize, CGSize(width: 0, height: -3))
        XCTAssertEqual(CALayer.defaultValue(forKey: "contentsGravity") as? String, "resize")
        XCTAssertEqual(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint, CGPoint(x: 0.5, y: 0.5))
        XCTAssertNil(CALayer.defaultValue(forKey: "backgroundColor"))
        XCTAssertNil(CALayer.defaultValue(forKey: "lineWidth"))
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double, 1)
        XCTAssertEqual(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? Double, 1)
        XCTAssertEqual(CAGradientLayer.defaultValue(forKey: "type") as? String, "axial")
        XCTAssertEqual(CALayer.defaultValue(forKey: "duration") as? Double, .infinity)
        XCTAssertNil(CALayer.defaultValue(forKey: "own"))
    }

    func testATransformLayerDrawsNothingOfWhatItSaysItIgnores() throws {
        for property in LayerProperty.all where property.isIgnoredBySpaces {
            let space = CATransformLayer()
            space.frame = CGRect(x: 8, y: 8, width: 24, height: 20)
            let layer = CALayer()
            layer.frame = CGRect(x: 2, y: 2, width: 40, height: 4)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            space.addSublayer(layer)
            CATransaction.setDisableActions(true)
            root.sublayers = [space]
            endTurn()
            let before = pixels(SoftwareRenderer())
            let sample = try sample(of: property, in: space)
            CATransaction.setDisableActions(true)
            let lines = Diagnostics.complaints { space.setValue(sample, forKey: property.name) }
            XCTAssertEqual(lines.count, 1, property.name)
            endTurn()
            XCTAssertTrue(pixels(SoftwareRenderer()) == before, property.name)
        }
    }

    func testTheCommentOfEachDeclarationSaysWhetherItAnimates() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/QuartzCore")
        var comments: [String: String] = [:]
        for file in ["Layer/CALayer", "LayerTypes/CAShapeLayer", "LayerTypes/CAGradientLayer", "LayerTypes/CAReplicatorLayer"] {
            var comment = ""
            for line in try String(contentsOf: folder.appendingPathComponent("\(file).swift"), encoding: .utf8).split(separator: "\n") {
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("///") {
                    comment += text.dropFirst(3)
                } else {
                    if text.hasPrefix("open var ") { comments[String(text.dropFirst(9).prefix { $0 != ":" })] = comment }
                    comment = ""
                }
            }
        }
        for property in LayerProperty.all {
            let capital = "is\(property.name.prefix(1).uppercased())\(property.name.dropFirst())"
            guard let comment = comments[property.name] ?? comments[capital] else { continue }
            let animates = property.action == .animation
            XCTAssertEqual(comment.contains("nimatable"), animates, property.name)
        }
    }
}

extension AnimatableValue {
    /// The value of an object in an animation.
    fileprivate init?(object: Any) {
        let layer = CALayer()
        layer.setValue(object, forKey: "own")
        let animation = CABasicAnimation(keyPath: "own")
        animation.toValue = object
        layer.add(animation, forKey: nil)
        guard let value = layer.values.own.first?.value else { return nil }
        self = value
    }

    /// The value as text; an image as its identity.
    fileprivate var text: String { if case .image(let image?) = self { "\(ObjectIdentifier(image))" } else { "\(self)" } }

    fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }
}
