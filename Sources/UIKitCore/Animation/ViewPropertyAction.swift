import RenderScene

/// The action that a view returns to its layer for a property change in an animation block (`Documentation/Behavior.md#view-animations`).
///
/// Created before the change with the old value; run after it, compares and adds the animation.
@MainActor
final class ViewPropertyAction: @MainActor CAAction {
    enum Kind {
        /// From old minus new to zero, added to the new model value; such animations accumulate.
        case additive
        /// From the old value to the model's; replaces a running animation with the same key.
        case replacing

        /// nil for properties that blocks do not animate.
        init?(key: String) {
            switch key {
            case "bounds", "position", "transform", "cornerRadius": self = .additive
            case "opacity", "backgroundColor", "anchorPoint", "contentsRect", "sublayerTransform", "shadowOpacity":
                self = .replacing
            case _ where key.hasPrefix("backgroundFilters."): self = .replacing
            default: return nil
            }
        }
    }

    private let block: AnimationBlock
    private let kind: Kind
    private let old: AnimatableValue?
    /// Previous background colour of a view, for a transition to restore.
    private let oldColor: UIColor?
    private let shown: AnimatableValue?

    init(block: AnimationBlock, layer: CALayer, key: String, kind: Kind) {
        self.block = block
        self.kind = kind
        let path = type(of: layer).animatablePath(forKeyPath: key)
        old = path.flatMap { layer.values[$0] }
        oldColor = key == "backgroundColor" && block.transitionChanges != nil ? (layer.delegate as? UIView)?.backgroundColor : nil
        shown =
            kind == .replacing && block.beginsFromShown(layer, key)
            ? path.flatMap { layer.presentationValues?[$0] } : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let path = type(of: layer).animatablePath(forKeyPath: event),
            let old, let new = layer.values[path]
        else { return }
        block.transitionChanges?.note(event, at: path, of: layer, from: old, to: new, oldColor: oldColor, by: block)
        guard !(shown ?? old).isSame(as: new) else { return }
        // No colour to interpolate from: UIKit changes it at once.
        if case .color(nil) = shown ?? old { return }
        if case .color(nil) = new { return }
        block.animate(ViewChange(layer: layer, key: event, path: path, kind: kind, old: old, new: new, shown: shown))
    }
}

extension UIView {
    private static let noAction = NSNull()

    final func blockAction(of layer: CALayer, forKey key: String) -> any CAAction {
        guard let block = UIView.animationBlock, UIView.areAnimationsEnabled else { return Self.noAction }
        return block.action(for: layer, key: key) ?? Self.noAction
    }
}
