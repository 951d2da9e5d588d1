/// Replaces a symbol by another.
///
/// Differs from UIKit: the symbols move as wholes, also with `byLayer`. Source: Apple,
/// [ReplaceSymbolEffect](https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: Hashable, Sendable, SymbolEffect, ContentTransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.replace)

    init() {}

    /// The old symbol becomes smaller and goes, the new one grows: the effect's own direction.
    public var downUp: ReplaceSymbolEffect { with { $0.replacement = .downUp } }
    /// The old symbol grows and goes, the new one grows.
    public var upUp: ReplaceSymbolEffect { with { $0.replacement = .upUp } }
    /// The old symbol goes at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.replacement = .offUp } }
    /// The effect for each layer.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    /// The effect for the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces a symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
