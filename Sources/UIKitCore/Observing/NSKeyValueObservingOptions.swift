/// Options of an observation.
///
/// Source: Apple, [NSKeyValueObservingOptions](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Provides the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Provides the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls back at once with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}
