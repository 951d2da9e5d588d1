/// What has become of an observed value.
///
/// Source: Apple, [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil unless asked for by `.new`.
    public let newValue: Value?
    /// The value before the change; nil unless asked for by `.old`, and in the first call of `.initial`.
    public let oldValue: Value?
}
