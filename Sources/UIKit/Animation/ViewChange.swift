import RenderScene

/// A change of a layer's property within an animation block, from the model's old value to its new one (`behaviour.md` 1.9).
@MainActor
struct ViewChange {
    let layer: CALayer
    let key: String
    let path: PropertyPath
    let kind: ViewPropertyAction.Kind
    let old: AnimatableValue
    let new: AnimatableValue
    /// What is shown now, for a property that does not animate additively and begins there.
    let shown: AnimatableValue?

    /// Whether the animation lies on top of the model. A matrix that cannot be undone has no difference to start from.
    var isAdditive: Bool {
        if case .transform(let m) = new, m.inverse == nil { return false }
        return kind == .additive
    }

    /// What an animation shows for a value: its difference to the new one where it is additive.
    func animated(_ value: AnimatableValue) -> AnimatableValue { isAdditive ? value.subtracting(new) : value }

    var from: AnimatableValue { animated(shown ?? old) }

    var to: AnimatableValue { isAdditive ? new.zero : new }

    /// The property's own key for one that is replaced; else `position`, `position-2`, `position-3` …
    var animationKey: String {
        guard kind == .additive, layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
