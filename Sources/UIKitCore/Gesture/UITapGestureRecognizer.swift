import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes one or more taps of one or more touches at the same location.
///
/// Discrete: recognized when the last touch of the last tap is lifted. Fails if a touch strays, stays too long or comes late
/// (`GestureThresholds`). Source: Apple,
/// [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
///
/// ```swift
/// final class PhotoView: UIImageView {
///     func zoomOnDoubleTap() {
///         let recognizer = UITapGestureRecognizer(target: self, action: #selector(zoom))
///         recognizer.numberOfTapsRequired = 2
///         addGestureRecognizer(recognizer)
///         isUserInteractionEnabled = true
///     }
///
///     @objc private func zoom(_ recognizer: UITapGestureRecognizer) { transform = CGAffineTransform(scaleX: 2, y: 2) }
/// }
/// ```
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; 1 by default. Lower values count as 1.
    open var numberOfTapsRequired = 1
    /// The number of touches per tap; 1 by default. Lower values count as 1.
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()

    /// Creates a recognizer without a view. Of presses, it receives `select` by default.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = Self.select
    }

    /// Creates a recognizer without a target. Recognizers cannot be archived.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        allowedPressTypes = Self.select
    }

    private static var select: [NSNumber] { [NSNumber(value: UIPress.PressType.select.rawValue)] }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { begin(presses.tokens) }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { end(presses.tokens) }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

    private func begin(_ touches: Set<UITouch>) {
        guard taps.begin(touches, fingers: max(numberOfTouchesRequired, 1), failing: self) else { return fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps.haveMoved(touches, by: GestureThresholds.tapMovement) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

    private func end(_ touches: Set<UITouch>) {
        switch taps.end(touches, failing: self) {
        case .incomplete: fail()
        case .waiting: break
        case .tapped(let count): if count >= max(numberOfTapsRequired, 1) { finish() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() { taps.stop() }

    private func finish() {
        taps.stop()
        state = .recognized
    }

    private func fail() {
        taps.stop()
        state = .failed
    }
}
