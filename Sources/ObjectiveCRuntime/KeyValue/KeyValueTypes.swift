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
    /// Notifies at once, with the current value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Notifies before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// An `IndexSet` of elements that were inserted, removed or replaced.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a notification before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Kinds of changes.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property got a new value.
    case setting = 1
    /// Objects were inserted in a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}
