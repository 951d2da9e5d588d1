/// Makes a hidden symbol visible.
///
/// Differs from UIKit: the symbol moves as a whole, also with `byLayer`. Source: Apple,
/// [AppearSymbolEffect](https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.appear)

    init() {}

    /// The effect for each layer.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
    /// The effect upward, or larger.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// The effect downward, or smaller.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Makes a hidden symbol visible.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
