/// An animation of a symbol.
///
/// Source: Apple, [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
public protocol SymbolEffect {
    /// The kind, the direction and the layers of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once and ends.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}
