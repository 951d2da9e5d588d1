/// Fades a symbol out and in.
///
/// Differs from UIKit: the symbol moves as a whole, also with `byLayer`. Source: Apple,
/// [PulseSymbolEffect](https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: Hashable, Sendable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    init() {}

    /// The effect for each layer.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
