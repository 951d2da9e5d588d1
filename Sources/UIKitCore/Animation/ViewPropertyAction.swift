import RenderScene

/// The action that a view returns to its layer for a property change in an animation block (`Documentation/Behavior.md#view-animations`):
/// itself for additive properties, as UIKit has an action of a private class for them, and for property animators and keyframes; else an
/// animation with the block's timing, which code of the app may look into, change or copy.
///
/// Created before the change with the old value; run after it, compares and adds the animation.
@MainActor
final class ViewPropertyAction: @MainActor CAAction {
    typealias Kind = LayerProperty.BlockAnimation

    /// The animation of a change in a block; nil for properties that blocks do not animate.
    static func kind(of key: String) -> Kind? {
        if key.hasPrefix("backgroundFilters.") { return .replacing }
        let isComponent = key == "bounds.origin" || key == "bounds.size"
        return LayerProperty.named(isComponent ? "bounds" : key)?.blockAnimation
    }

    private let block: AnimationBlock
    private let key: String
    private let kind: Kind
    private let old: AnimatableValue?
    /// Previous background color of a view, for a transition to restore.
    private let oldColor: UIColor?
    private let shown: AnimatableValue?

    init(block: AnimationBlock, layer: CALayer, key: String, kind: Kind) {
        self.block = block
        self.key = key
        self.kind = kind
        let path = type(of: layer).animatablePath(forKeyPath: key)
        old = path.flatMap { layer.values[$0] }
        oldColor = key == "backgroundColor" && block.transitionChanges != nil ? (layer.delegate as? UIView)?.backgroundColor : nil
        shown =
            kind == .replacing && block.beginsFromShown(layer, key)
            ? path.flatMap { layer.presentationValues?[$0] } : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        guard let animation = dict?[CAAnimation.runnerArgument] as? CABasicAnimation else { return run(on: layer, forKey: event) }
        // Code of the app may run the animation for another key: then it is one like any other.
        if event == key { run(on: layer, forKey: event, with: animation) } else { layer.add(animation, forKey: event) }
    }

    /// - Parameter animation: the animation to add; nil makes one.
    private func run(on layer: CALayer, forKey event: String, with animation: CABasicAnimation? = nil) {
        guard let path = type(of: layer).animatablePath(forKeyPath: event), let old, let new = layer.values[path] else { return }
        let change = ViewChange(layer: layer, key: event, path: path, kind: kind, old: old, new: new, shown: shown)
        let components = change.components
        for component in components {
            block.transitionChanges?.note(
                component.key, at: component.path, of: layer, from: component.old, to: component.new, oldColor: oldColor, by: block)
        }
        guard !(shown ?? old).isSame(as: new) else { return }
        // No color to interpolate from: UIKit changes it at once.
        if case .color(nil) = shown ?? old { return }
        if case .color(nil) = new { return }
        for component in components { block.animate(component, with: animation) }
    }

    /// The action as an animation from the old value.
    func animation(of layer: CALayer) -> CABasicAnimation {
        let animation = block.makeAnimation(of: layer, forKey: key)
        animation.fromValue = shown ?? old
        animation.runner = self
        return animation
    }
}

extension UIView {
    private static let noAction = NSNull()

    final func blockAction(of layer: CALayer, forKey key: String) -> any CAAction {
        guard let block = UIView.animationBlock, UIView.areAnimationsEnabled else { return Self.noAction }
        return block.action(for: layer, key: key) ?? Self.noAction
    }
}
