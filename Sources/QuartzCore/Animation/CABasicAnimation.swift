import Foundation
import RenderScene

/// An animation between two values of a property.
///
/// The interpolated values (`Documentation/Behavior.md#basic-animations`), with "model" for the layer's own value: from and to: between
/// them. from and by: from to from + by. by and to: `to - by` to to. from: from to model. to: model to to. by: model to model + by. None:
/// from the value shown before to the model. Values of a type that does not fit the property are ignored, logged, and count as nil.
///
/// *Life cycle.* As of every ``CAAnimation``: the layer holds a frozen copy from ``CALayer/add(_:forKey:)`` to the end. With from alone the
/// model is read again at every frame, so that the animation ends where the layer is then.
///
/// *When not to use it.* More than two values are a ``CAKeyframeAnimation``, motion that overshoots a ``CASpringAnimation``, an exchange of
/// whole contents a ``CATransition``. A view needs UIKit's animation blocks.
///
/// *Mistakes.* Setting ``toValue`` alone: at the end the layer jumps back to its model. Set the property, and give ``fromValue``. A key
/// path of no animatable property has no effect, and the log says so: "'size' is no animatable property of CALayer; the animation has no
/// effect". A value such as a string for `opacity` "does not fit 'opacity'", and counts as nil.
///
/// ```swift
/// let layer = CALayer()
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 1
/// fade.toValue = 0
/// fade.duration = 0.3
/// layer.opacity = 0  // the value after the animation
/// layer.add(fade, forKey: "fade")
/// ```
///
/// See also ``CAPropertyAnimation/isAdditive`` for animations that add up, and ``CAMediaTimingFunction`` for curves.
open class CABasicAnimation: CAPropertyAnimation {
    private var ends = Ends()

    struct Ends {
        var from: Any?
        var to: Any?
        var by: Any?
    }

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CABasicAnimation)?.ends = ends
    }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.setProperty(value, forKey: key)
        }
        return true
    }

    package override func property(forKey key: String) -> Any? {
        switch key {
        case "fromValue": return fromValue
        case "toValue": return toValue
        case "byValue": return byValue
        default: return super.property(forKey: key)
        }
    }

    final var values: Ends {
        get { ends }
        set {
            timing = timing  // traps when frozen
            ends = newValue
        }
    }

    /// The first value: a number, `NSNumber`, `NSValue`, point, size, rectangle, color or transform.
    open var fromValue: Any? {
        get { boxed(values.from) }
        set { values.from = newValue }
    }

    /// The last value.
    open var toValue: Any? {
        get { boxed(values.to) }
        set { values.to = newValue }
    }

    /// The change from the first to the last value.
    open var byValue: Any? {
        get { boxed(values.by) }
        set { values.by = newValue }
    }

    /// Converts typed values, as set by UIKit's animations, to public types.
    private func boxed(_ value: Any?) -> Any? {
        guard let typed = value as? AnimatableValue else { return value }
        switch typed {
        case .pair(let v) where keyPath == "bounds.size": return NSValue(cgSize: CGSize(width: v.x, height: v.y))
        case .number(let v) where keyPath.flatMap { LayerProperty.named($0) }?.field?.kind == .float: return Float(v)
        case .pair(let v): return NSValue(cgPoint: CGPoint(v))
        case .rect(let v): return NSValue(cgRect: CGRect(v))
        case .transform(let m): return NSValue(caTransform3D: m)
        case .color(let v): return v.map { CGColor(rgba: $0) }
        case .number(let v): return v
        default: return value
        }
    }

    package override func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] {
        guard let (path, model) = target(in: layer) else { return [] }
        let keys = TrackKeys(
            from: typed("fromValue", values.from, model), to: typed("toValue", values.to, model), by: typed("byValue", values.by, model))
        return [
            AnimationTrack(
                path: path, motion: motion(of: keys), valueFunction: valueFunction?.function, isAdditive: isAdditive,
                isCumulative: isCumulative)
        ]
    }

    /// The motion between the values; overridden by springs.
    package func motion(of keys: TrackKeys) -> MotionSpec { .between(keys) }

    private func typed(_ name: String, _ any: Any?, _ model: AnimatableValue) -> AnimatableValue? {
        guard let any, !(any is NSNull) else { return nil }
        if let value = typed(any, like: model) { return value }
        reportOnce(
            "\(keyPath ?? "") \(name)",
            "\(type(of: self)): \(name) \(any) does not fit '\(keyPath ?? "")' (or is not finite); it counts as nil")
        return nil
    }
}
