/// Shows the steps of a variable symbol one after another.
///
/// A symbol without steps stays as it is. Source: Apple,
/// [VariableColorSymbolEffect](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: Hashable, Sendable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

    init() {}

    /// One step at a time: the effect's own.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// All steps up to one.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// There alone: the effect's own.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// The other steps are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }
    /// The other steps are pale: the effect's own.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> VariableColorSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Shows the steps of a variable symbol one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
