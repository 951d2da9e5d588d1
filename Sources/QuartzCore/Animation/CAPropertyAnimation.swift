import Foundation
import RenderScene

/// An animation of the property a key path names. Use its subclasses.
open class CAPropertyAnimation: CAAnimation {
    private var fields = Fields()

    struct Fields {
        var keyPath: String?
        var isAdditive = false
        var isCumulative = false
    }

    public required init() { super.init() }

    /// An animation of a key path (`opacity`, `position.x`, `transform.rotation.z`). One that names nothing animatable runs without
    /// effect, with a line in the log.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAPropertyAnimation)?.fields = fields
    }

    final var property: Fields {
        get { fields }
        set {
            timing = timing  // traps when frozen
            fields = newValue
        }
    }

    /// The property, or the part of one, that is animated.
    open var keyPath: String? {
        get { property.keyPath }
        set { property.keyPath = newValue }
    }

    /// Whether the values are added to what lies below (the model and earlier animations); a transform is applied before it.
    open var isAdditive: Bool {
        get { property.isAdditive }
        set { property.isAdditive = newValue }
    }

    /// Whether each repeat goes on from the end of the one before.
    open var isCumulative: Bool {
        get { property.isCumulative }
        set { property.isCumulative = newValue }
    }

    /// The path in a layer; nil, with a line in the log, where it names nothing that can be animated.
    final func path(in layer: CALayer) -> PropertyPath? {
        guard let keyPath else {
            reportOnce("animation without key path", "\(type(of: self)) has no keyPath; it has no effect")
            return nil
        }
        if let path = type(of: layer).animatablePath(forKeyPath: keyPath) { return path }
        if layer.value(forKeyPath: keyPath) == nil {
            reportOnce(
                "key path \(keyPath)", "\(type(of: self)): '\(keyPath)' names nothing that \(type(of: layer)) animates; it has no effect")
        }
        return nil
    }
}
