import Symbols

/// An effect of an item's symbol that lasts, by its type.
@MainActor
struct ItemSymbolEffect {
    let kind: SymbolEffectConfiguration.Kind
    let add: (UIImageView) -> Void
}

extension UIBarButtonItem {
    /// Adds an effect that runs once, or as often as the options say, to the symbol of the item; no effect without a symbol, and before a
    /// bar shows the item.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/addsymboleffect(_:options:animated:)
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce`.
    ///   - options: Its speed, and how often it runs.
    ///   - animated: Whether the beginning is shown.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { symbolView?.addSymbolEffect(effect, options: options, animated: animated) }

    /// Adds an effect that lasts until it is removed, also in a bar that shows the item later. See the other method of this name.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        keep(effect.configuration.kind) { $0.addSymbolEffect(effect, options: options, animated: false) }
        symbolView?.addSymbolEffect(effect, options: options, animated: animated)
    }

    /// Adds an effect that runs once, or lasts if the options repeat it. See the other methods of this name.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        keep(effect.configuration.kind) { $0.addSymbolEffect(effect, options: options, animated: false) }
        symbolView?.addSymbolEffect(effect, options: options, animated: animated)
    }

    /// Removes the effect of a type; no effect if there is none. Its changes go back, animated or at once.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated) }

    /// Removes the effect of a type. See the other method of this name.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        forget(effect.configuration.kind)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Removes the effect of a type. See the other method of this name.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        forget(effect.configuration.kind)
        symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }

    /// Removes all effects.
    ///
    /// - Complexity: O(*n*), where *n* is the number of effects.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    private var symbolView: UIImageView? { (barView as? BarButton)?.imageView }

    private func keep(_ kind: SymbolEffectConfiguration.Kind, _ add: @escaping (UIImageView) -> Void) {
        forget(kind)
        symbolEffects.append(ItemSymbolEffect(kind: kind, add: add))
    }

    private func forget(_ kind: SymbolEffectConfiguration.Kind) { symbolEffects.removeAll { $0.kind == kind } }
}
