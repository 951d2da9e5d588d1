import RenderScene

/// A change of a layer property in an animation block, from the old model value to the new one
/// (`Documentation/Behavior.md#view-animations`).
@MainActor
struct ViewChange {
    let layer: CALayer
    let key: String
    let path: PropertyPath
    let kind: ViewPropertyAction.Kind
    let old: AnimatableValue
    let new: AnimatableValue
    /// The presentation value, for a non-additive property that starts from it.
    let shown: AnimatableValue?

    /// The changes that are animated one by one: a rectangle's origin and size, as additive sizes may be negative.
    var components: [ViewChange] {
        guard key == "bounds" else { return [self] }
        return [("bounds.origin", PropertyComponent.origin), ("bounds.size", .size)].compactMap { name, component in
            guard let old = old[component], let new = new[component] else { return nil }
            return ViewChange(
                layer: layer, key: name, path: PropertyPath(path.key, component), kind: kind, old: old, new: new, shown: shown?[component])
        }
    }

    /// Whether the animation is added to the model value. A matrix that has no inverse has no difference to start from.
    var isAdditive: Bool {
        if case .transform(let m) = new, m.inverse == nil { return false }
        return kind == .additive
    }

    /// The animation's value for a property value: for an additive one, its difference to the new value.
    func animated(_ value: AnimatableValue) -> AnimatableValue { isAdditive ? value.subtracting(new) : value }

    var from: AnimatableValue { animated(shown ?? old) }

    var to: AnimatableValue { isAdditive ? new.zero : new }

    /// The property's own key if animations are replaced; otherwise `position`, `position-2`, `position-3` …
    var animationKey: String {
        guard kind == .additive, layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
