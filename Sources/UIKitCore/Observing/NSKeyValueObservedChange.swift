/// A change of an observed value.
///
/// Source: Apple, [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil without `.new`.
    public let newValue: Value?
    /// The value before the change; nil without `.old`, and in the first call of `.initial`.
    public let oldValue: Value?
}
