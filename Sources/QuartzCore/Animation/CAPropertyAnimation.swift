import Foundation
import RenderScene

/// An animation of the property at a key path. Use its subclasses.
open class CAPropertyAnimation: CAAnimation {
    private var fields = Fields()

    struct Fields {
        var keyPath: String?
        var isAdditive = false
        var isCumulative = false
        var valueFunction: CAValueFunction?
    }

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an animation of a key path (`opacity`, `position.x`, `transform.rotation.z`). One of no animatable property has no effect,
    /// and a line is logged.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAPropertyAnimation)?.fields = fields
    }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        switch key {
        case "keyPath":
            guard value == nil || value is String else { return false }
            keyPath = value as? String
            return true
        case "additive": return set(value) { isAdditive = $0 != 0 }
        case "cumulative": return set(value) { isCumulative = $0 != 0 }
        default: return super.setProperty(value, forKey: key)
        }
    }

    package override func property(forKey key: String) -> Any? {
        switch key {
        case "keyPath": return keyPath
        case "additive": return isAdditive
        case "cumulative": return isCumulative
        default: return super.property(forKey: key)
        }
    }

    final var property: Fields {
        get { fields }
        set {
            timing = timing  // traps when frozen
            fields = newValue
        }
    }

    /// The animated property, or component of a property.
    open var keyPath: String? {
        get { property.keyPath }
        set { property.keyPath = newValue }
    }

    /// Whether the values are added to the value below (the model and earlier animations); a transform is applied before it.
    open var isAdditive: Bool {
        get { property.isAdditive }
        set { property.isAdditive = newValue }
    }

    /// Whether each repetition continues from the end of the previous one.
    open var isCumulative: Bool {
        get { property.isCumulative }
        set { property.isCumulative = newValue }
    }

    /// A function from the animation's values, which are then numbers, to a transform that replaces the model's whole transform. The
    /// default is nil. With a key path of no transform the animation has no effect, and a line is logged.
    open var valueFunction: CAValueFunction? {
        get { property.valueFunction }
        set { property.valueFunction = newValue }
    }

    /// The animated path and the layer's value there, as the argument of the value function if there is one; nil, with a line in the log,
    /// if it is not animatable.
    final func target(in layer: CALayer) -> (path: PropertyPath, model: AnimatableValue)? {
        guard let path = path(in: layer) else { return nil }
        if path.key.isOwn { layer.prepareOwn(path.key, zero: path.component.wholeZero ?? anyValue.flatMap { AnimatableValue($0) }?.zero) }
        guard let model = layer.values[path] else { return nil }
        guard let function = property.valueFunction?.function else { return (path, model) }
        if let input = function.input(showing: model) { return (path, input) }
        reportOnce(
            "value function \(keyPath ?? "")",
            "\(type(of: self)): the value function '\(function.rawValue)' does not make a value of '\(keyPath ?? "")'; the animation has no effect"
        )
        return nil
    }

    /// Converts a value to the animated type; nil if it does not fit or is not finite.
    final func typed(_ any: Any, like model: AnimatableValue) -> AnimatableValue? {
        guard let value = AnimatableValue(any), value.isFinite else { return nil }
        return property.valueFunction.map { $0.function.input(value) } ?? value.matching(model)
    }

    /// One of the animation's values; nil if it has none.
    private var anyValue: Any? {
        for key in ["toValue", "fromValue", "byValue"] { if let value = property(forKey: key) { return value } }
        return property(forKey: "path") == nil ? (property(forKey: "values") as? [Any])?.first : CGPoint.zero
    }

    /// The path in a layer; nil, with a line in the log, if it names no animatable property.
    final func path(in layer: CALayer) -> PropertyPath? {
        guard let keyPath else {
            reportOnce("animation without key path", "\(type(of: self)) has no keyPath; it has no effect")
            return nil
        }
        if let path = layer.propertyPath(forKeyPath: keyPath) { return path }
        let custom = KeyPaths.path(forKeyPath: keyPath) { layer.keyOfCustomValue($0) }
        if custom == nil, layer.value(forKeyPath: keyPath) == nil {
            reportOnce(
                "key path \(keyPath)",
                "\(type(of: self)): '\(keyPath)' is no animatable property of \(type(of: layer)); the animation has no effect")
        }
        return custom
    }
}
