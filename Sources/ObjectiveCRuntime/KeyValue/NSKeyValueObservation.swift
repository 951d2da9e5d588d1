import Foundation

/// An observation of a value, active while it is retained.
///
/// ```swift
/// let scrollView = UIScrollView()
/// let observation = scrollView.observe(\.contentOffset, options: [.new]) { _, change in print(change.newValue?.y ?? 0) }
/// observation.invalidate()
/// ```
///
/// Source: Apple, [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
public final class NSKeyValueObservation: NSObject {
    private var observance: Observance?

    init(_ observance: Observance) {
        self.observance = observance
        super.init()
    }

    deinit { observance?.end() }

    /// Ends the observation; a second call has no effect.
    ///
    /// - Complexity: O(*o*), where *o* is the number of observers of the objects on the path.
    public func invalidate() {
        observance?.end()
        observance = nil
    }
}

/// A change of an observed value.
///
/// Source: Apple, [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// Whether the value was set, or a collection changed.
    public let kind: Kind
    /// The value after the change; nil without `.new`, and before the change.
    public let newValue: Value?
    /// The value before the change; nil without `.old`, and in the first call of `.initial`.
    public let oldValue: Value?
    /// The elements that were inserted, removed or replaced; nil for other changes.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}
