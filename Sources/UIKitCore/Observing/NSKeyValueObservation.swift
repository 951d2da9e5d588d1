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
