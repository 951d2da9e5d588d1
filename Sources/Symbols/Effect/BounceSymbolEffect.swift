/// Moves a symbol up or down, once, in an elastic way.
///
/// Differs from UIKit: the symbol moves as a whole, also with `byLayer`. Source: Apple,
/// [BounceSymbolEffect](https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: Hashable, Sendable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.bounce)

    init() {}

    /// The effect for each layer.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
    /// The effect upward, or larger.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// The effect downward, or smaller.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Moves a symbol up or down, once, in an elastic way.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
