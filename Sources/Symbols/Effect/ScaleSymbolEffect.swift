/// Makes a symbol larger or smaller until the effect is removed.
///
/// Differs from UIKit: the symbol moves as a whole, also with `byLayer`. Source: Apple,
/// [ScaleSymbolEffect](https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.scale)

    init() {}

    /// The effect for each layer.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
    /// The effect upward, or larger.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The effect downward, or smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller until the effect is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
