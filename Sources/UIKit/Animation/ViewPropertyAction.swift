import RenderScene

/// What a view answers, within an animation block, to a layer that asks how a property changes (`behaviour.md` 1.9).
///
/// Made before the change, with the old value; run after it, it compares and attaches the animation.
@MainActor
final class ViewPropertyAction: @MainActor CAAction {
    enum Kind {
        /// From old minus new to nothing, on top of the new model value: such animations add up.
        case additive
        /// From the old value to the model's; a running one of the same key is replaced.
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
    /// Of a view's background, for a transition to restore.
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
        // Nothing to mix with: UIKit changes the colour at once.
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
