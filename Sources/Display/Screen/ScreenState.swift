import QuartzCore
import Synchronization

/// The current screen, and what other threads may read of it.
final class ScreenState: SharedEnvironmentState, @unchecked Sendable {
    static let current = Environment.current.share(ScreenState())

    /// Used on the main actor.
    var screen: Screen?
    private let scaleBits = Atomic(Double(1).bitPattern)
    private let widthBits = Atomic(Double.zero.bitPattern)
    private let heightBits = Atomic(Double.zero.bitPattern)

    /// Pixels per point and the size in points; 1 and zero without a screen. Read on any thread, without a lock.
    var metrics: (scale: CGFloat, size: CGSize) {
        get {
            func value(_ bits: UInt64) -> CGFloat { CGFloat(Double(bitPattern: bits)) }
            return (
                value(scaleBits.load(ordering: .relaxed)),
                CGSize(width: value(widthBits.load(ordering: .relaxed)), height: value(heightBits.load(ordering: .relaxed)))
            )
        }
        set {
            scaleBits.store(Double(newValue.scale).bitPattern, ordering: .relaxed)
            widthBits.store(Double(newValue.size.width).bitPattern, ordering: .relaxed)
            heightBits.store(Double(newValue.size.height).bitPattern, ordering: .relaxed)
        }
    }

    func reset() {
        _ = exchange(&screen, with: nil)
        metrics = (1, .zero)
    }
}
