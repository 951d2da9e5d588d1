/// Counts taps in a row; ignores those on controls inside the field.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 1

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        tapCount = touch.tapCount
        var at = touch.view
        while let hit = at, hit !== view {
            if hit is UIControl { return state = .failed }
            at = hit.superview
        }
    }
}
