import CoreGraphics

/// An observation of a value, active while it is retained.
///
/// Source: Apple, [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
    /// Called with the values before and after.
    private var offsetHandler: ((CGPoint, CGPoint) -> Void)?
    private var sizeHandler: ((CGSize, CGSize) -> Void)?

    init(offset: ((CGPoint, CGPoint) -> Void)?, size: ((CGSize, CGSize) -> Void)?) {
        offsetHandler = offset
        sizeHandler = size
        super.init()
    }

    var isOver: Bool { offsetHandler == nil && sizeHandler == nil }

    /// Ends the observation; a second call has no effect.
    public func invalidate() {
        offsetHandler = nil
        sizeHandler = nil
    }

    func notify(offset old: CGPoint, _ new: CGPoint) { offsetHandler?(old, new) }

    func notify(size old: CGSize, _ new: CGSize) { sizeHandler?(old, new) }
}

/// A change of an observed value.
///
/// Source: Apple, [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil without `.new`.
    public let newValue: Value?
    /// The value before the change; nil without `.old`, and in the first call of `.initial`.
    public let oldValue: Value?
}

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
