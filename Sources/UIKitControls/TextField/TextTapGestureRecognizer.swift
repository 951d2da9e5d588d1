/// Counts taps in a row; ignores those on controls inside the field.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 1
    /// When the last touch began, in media time, seconds.
    private(set) var began: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        tapCount = touch.tapCount
        began = touch.timestamp
        var at = touch.view
        while let hit = at, hit !== view {
            if hit is UIControl { return state = .failed }
            at = hit.superview
        }
    }
}
