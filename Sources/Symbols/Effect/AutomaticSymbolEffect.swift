/// Replaces a symbol by another with the effect that suits them: a replacement.
///
/// Source: Apple, [AutomaticSymbolEffect](https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: Hashable, Sendable, SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }

    init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the symbols.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
