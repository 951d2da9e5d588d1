/// The number of runs of an effect, and its speed.
///
/// Source: Apple, [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of runs; nil for the effect's own.
    package private(set) var count: Int?
    /// Whether the effect runs until it is removed; nil for the effect's own.
    package private(set) var isRepeating: Bool?
    /// Multiple of the usual speed.
    package private(set) var speed = 1.0

    init() {}

    /// Runs as is usual for the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Runs until the effect is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Runs once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Runs a number of times; nil for the effect's own, less than 1 counts as 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Runs at a multiple of the usual speed. A speed that is not positive and finite counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// These options, until the effect is removed.
    public var repeating: SymbolEffectOptions {
        with {
            $0.isRepeating = true
            $0.count = nil
        }
    }
    /// These options, once.
    public var nonRepeating: SymbolEffectOptions {
        with {
            $0.isRepeating = false
            $0.count = nil
        }
    }
    /// These options, a number of times; nil for the effect's own, less than 1 counts as 1.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with {
            $0.count = count.map { max(1, $0) }
            $0.isRepeating = count == nil ? nil : false
        }
    }
    /// These options at a multiple of the usual speed. A speed that is not positive and finite counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var changed = self
        change(&changed)
        return changed
    }
}
