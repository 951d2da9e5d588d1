/// Hides a symbol, which keeps its place.
///
/// Differs from UIKit: the symbol moves as a whole, also with `byLayer`. Source: Apple,
/// [DisappearSymbolEffect](https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.disappear)

    init() {}

    /// The effect for each layer.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
    /// The effect upward, or larger.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// The effect downward, or smaller.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides a symbol, which keeps its place.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
