import CoreGraphics

/// Hears of changes of a value for as long as it is kept.
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

    /// Hears of nothing any more; a second time does nothing.
    public func invalidate() {
        offsetHandler = nil
        sizeHandler = nil
    }

    func tell(offset old: CGPoint, _ new: CGPoint) { offsetHandler?(old, new) }

    func tell(size old: CGSize, _ new: CGSize) { sizeHandler?(old, new) }
}
