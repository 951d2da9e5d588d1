import CoreGraphics
import Foundation
import RenderScene

/// The mapping from names to property keys.
enum KeyPaths {
    private static let names: [(String, PropertyKey)] = [
        ("bounds", .bounds), ("position", .position), ("zPosition", .zPosition), ("anchorPoint", .anchorPoint),
        ("anchorPointZ", .anchorPointZ), ("transform", .transform), ("sublayerTransform", .sublayerTransform), ("opacity", .opacity),
        ("hidden", .hidden), ("masksToBounds", .masksToBounds), ("doubleSided", .doubleSided), ("backgroundColor", .backgroundColor),
        ("cornerRadius", .cornerRadius), ("borderWidth", .borderWidth), ("borderColor", .borderColor), ("contents", .contents),
        ("contentsRect", .contentsRect), ("contentsGravity", .contentsGravity), ("contentsScale", .contentsScale),
        ("contentsCenter", .contentsCenter), ("minificationFilter", .minificationFilter), ("magnificationFilter", .magnificationFilter),
        ("minificationFilterBias", .minificationFilterBias), ("shouldRasterize", .shouldRasterize),
        ("rasterizationScale", .rasterizationScale),
        ("shadowColor", .shadowColor), ("shadowOpacity", .shadowOpacity), ("shadowOffset", .shadowOffset),
        ("shadowRadius", .shadowRadius), ("shadowPath", .shadowPath), ("maskedCorners", .maskedCorners), ("cornerCurve", .cornerCurve),
        ("compositingFilter", .compositingFilter), ("allowsGroupOpacity", .allowsGroupOpacity),
        ("backgroundFilters", .backgroundFilters),
    ]
    private static let keys = Dictionary(uniqueKeysWithValues: names)
    /// Properties of single classes; a plain layer may have custom values by these names.
    static let gradientKeys: [String: PropertyKey] = [
        "colors": .colors, "locations": .locations, "startPoint": .startPoint, "endPoint": .endPoint, "type": .gradientType,
    ]
    static let shapeKeys: [String: PropertyKey] = [
        "path": .path, "fillColor": .fillColor, "fillRule": .fillRule, "strokeColor": .strokeColor, "strokeStart": .strokeStart,
        "strokeEnd": .strokeEnd, "lineWidth": .lineWidth, "lineCap": .lineCap, "lineJoin": .lineJoin, "miterLimit": .miterLimit,
        "lineDashPattern": .lineDashPattern, "lineDashPhase": .lineDashPhase,
    ]
    static let replicatorKeys: [String: PropertyKey] = [
        "instanceCount": .instanceCount, "instanceDelay": .instanceDelay, "instanceTransform": .instanceTransform,
        "instanceColor": .instanceColor, "instanceRedOffset": .instanceRedOffset, "instanceGreenOffset": .instanceGreenOffset,
        "instanceBlueOffset": .instanceBlueOffset, "instanceAlphaOffset": .instanceAlphaOffset,
    ]
    static let emitterKeys: [String: PropertyKey] = [
        "emitterPosition": .emitterPosition, "emitterZPosition": .emitterZPosition, "emitterSize": .emitterSize,
        "emitterDepth": .emitterDepth, "birthRate": .emitterBirthRate, "lifetime": .emitterLifetime, "velocity": .emitterVelocity,
        "scale": .emitterScale, "spin": .emitterSpin, "emitterShape": .emitterShape, "emitterMode": .emitterMode,
        "renderMode": .renderMode, "seed": .emitterSeed, "emitterCells": .emitterCells,
    ]
    /// Indexed by raw value, because every setter of a layer with a delegate looks a name up.
    private static let namesByKey: [String] = {
        var table = Array(repeating: "", count: 128)
        for (name, key) in names { table[Int(key.rawValue)] = name }
        for keys in [gradientKeys, shapeKeys, replicatorKeys, emitterKeys] { for (name, key) in keys { table[Int(key.rawValue)] = name } }
        return table
    }()

    /// Properties of layers that have a key but are not animatable.
    private static let plainNames: Set = [
        "frame", "beginTime", "speed", "timeOffset", "duration", "repeatCount", "repeatDuration", "autoreverses", "name", "opaque",
        "geometryFlipped", "needsDisplayOnBoundsChange", "mask",
    ]

    private static let pointComponents: [String: PropertyComponent] = ["x": .x, "y": .y]
    private static let sizeComponents: [String: PropertyComponent] = ["width": .width, "height": .height]
    private static let rectComponents: [String: PropertyComponent] = [
        "origin": .origin, "origin.x": .originX, "origin.y": .originY, "size": .size, "size.width": .sizeWidth, "size.height": .sizeHeight,
    ]
    private static let transformComponents: [String: PropertyComponent] = [
        "translation": .translation, "translation.x": .translationX, "translation.y": .translationY, "translation.z": .translationZ,
        "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ, "scale.xy": .scaleXY, "rotation": .rotationZ,
        "rotation.x": .rotationX,
        "rotation.y": .rotationY, "rotation.z": .rotationZ,
    ]

    static func name(of key: PropertyKey) -> String {
        if key.isOwn { return OwnProperties.name(of: key) }
        if key.isOfFilter { return FilterPath(key)?.keyPath ?? "" }
        if let path = EmitterCellPath(key) { return path.keyPath }
        return key == .transition ? kCATransition : namesByKey[Int(key.rawValue)]
    }

    /// The property of a class of layers by name; nil if there is none.
    static func key(named name: String, of layerClass: CALayer.Type) -> PropertyKey? {
        if let key = keys[name] ?? layerClass.kindKeys[name] { return key }
        guard layerClass.needsDisplay(forKey: name), !plainNames.contains(name) else { return nil }
        return OwnProperties.key(named: name)
    }

    /// Whether a key path begins with a property of a class of layers, and so cannot name a custom value.
    static func beginsWithProperty(_ keyPath: String, of layerClass: CALayer.Type) -> Bool {
        let name = String(keyPath.prefix { $0 != "." })
        return key(named: name, of: layerClass) != nil || plainNames.contains(name)
    }

    static func path(forKeyPath keyPath: String, of layerClass: CALayer.Type) -> PropertyPath? {
        if let key = key(named: keyPath, of: layerClass) { return PropertyPath(key) }
        guard let dot = keyPath.firstIndex(of: "."), let key = key(named: String(keyPath[..<dot]), of: layerClass) else { return nil }
        if key == .backgroundFilters { return FilterPath(keyPath)?.key.map { PropertyPath($0) } }
        if key == .emitterCells { return EmitterCellPath(keyPath)?.key.map { PropertyPath($0) } }
        let name = String(keyPath[keyPath.index(after: dot)...])
        let components: [String: PropertyComponent]
        switch key {
        case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition: components = pointComponents
        case .bounds, .contentsRect, .contentsCenter: components = rectComponents
        case .shadowOffset, .emitterSize: components = sizeComponents
        case .transform, .sublayerTransform, .instanceTransform: components = transformComponents
        default: return nil
        }
        return components[name].map { PropertyPath(key, $0) }
    }
}

extension AnimatableValue {
    /// Converts a public value; nil if its type is not animatable.
    init?(_ any: Any) {
        // Numbers before Bool: an NSNumber would match both.
        switch any {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .flag(value)
        case let value as CGPoint: self = .pair(value.simd)
        case let value as CGSize: self = .pair(value.simd)
        case let value as CGVector: self = .pair(SIMD2(Double(value.dx), Double(value.dy)))
        case let value as CGRect: self = .rect(value.simd)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGImage: self = .image(value)
        case let value as CGPath: self = .path(value.data)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue:
            switch value.boxedGeometry {
            case .point(let v): self = .pair(v.simd)
            case .size(let v): self = .pair(v.simd)
            case .rect(let v): self = .rect(v.simd)
            case .vector(let v): self = .pair(SIMD2(Double(v.dx), Double(v.dy)))
            case .affine(let v): self = .transform(CATransform3DMakeAffineTransform(v))
            case .transform(let v): self = .transform(v)
            case nil: return nil
            }
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as [Any]:
            guard let together = Self.together(value) else { return nil }
            self = together
        default: return nil
        }
    }

    /// Numbers or colours as one value; nil for other arrays.
    private static func together(_ array: [Any]) -> AnimatableValue? {
        let values = array.compactMap { AnimatableValue($0) }
        guard !values.isEmpty, values.count == array.count else { return nil }
        let numbers = values.compactMap { if case .number(let v) = $0 { v } else { nil } }
        if numbers.count == values.count { return .numbers(numbers) }
        let colors = values.compactMap { if case .color(let v) = $0 { v } else { nil } }
        return colors.count == values.count ? .colors(colors) : nil
    }

    /// This value converted to the type of another one, if possible: numbers to flags and vice versa.
    func matching(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number, .number), (.flag, .flag), (.pair, .pair), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.image, .image), (.image, .crossFade), (.path, .path), (.numbers, .numbers), (.colors, .colors):
            return self
        case (.flag(let v), .number): return .number(v ? 1 : 0)
        case (.number(let v), .flag): return .flag(v != 0)
        default: return nil
        }
    }

    /// Whether all components are finite.
    var isFinite: Bool {
        switch self {
        case .number(let v): return v.isFinite
        case .pair(let v): return v.sum().isFinite
        case .rect(let v): return v.sum().isFinite
        case .color(let v): return v?.sum().isFinite ?? true
        case .transform(let m): return m.sumOfElements.isFinite
        case .numbers(let v): return v.allSatisfy(\.isFinite)
        case .colors(let v): return v.allSatisfy { $0.sum().isFinite }
        // Points of a path are always finite.
        case .flag, .image, .crossFade, .path: return true
        }
    }
}
