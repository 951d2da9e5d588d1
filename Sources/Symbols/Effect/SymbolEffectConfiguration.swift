/// The kind, the direction and the layers of an effect.
///
/// Source: Apple, [SymbolEffectConfiguration](https://developer.apple.com/documentation/symbols/symboleffectconfiguration).
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic
    }

    package enum Direction: Hashable, Sendable {
        case up, down
    }

    /// The way in which one symbol takes another's place.
    package enum Replacement: Hashable, Sendable {
        case downUp, upUp, offUp
    }

    package var kind: Kind
    /// nil for the kind's own.
    package var direction: Direction?
    package var replacement = Replacement.downUp
    /// Whether layers move one after another; nil for the kind's own.
    package var isByLayer: Bool?
    /// Whether one step of a variable symbol shows at a time; otherwise all up to one.
    package var isIterative = true
    /// Whether the steps go back the way they came.
    package var isReversing = false
    /// Whether the other steps are hidden; otherwise they are pale.
    package var hidesInactiveLayers = false

    init(_ kind: Kind) { self.kind = kind }
}
