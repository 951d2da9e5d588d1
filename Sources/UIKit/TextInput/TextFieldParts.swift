import CoreGraphics
import QuartzCore

/// The views that a text field is made of, back to front: border, placeholder, and the area of the text with selection, text and caret.
@MainActor
final class TextFieldParts {
    let border = TextFieldPart()
    let placeholder = TextFieldPart()
    /// Clips what is in it.
    let area = UIView()
    let text = TextFieldPart()
    let caret = UIView()
    var selection: [UIView] = []
    /// Made when it is first shown.
    var clearButton: TextFieldClearButton?

    static let caretWidth: CGFloat = 2

    /// Shows the caret, and has it blink from now on: half a second there, as long fading, gone and back.
    func blink() {
        caret.isHidden = false
        let blinking = CAKeyframeAnimation(keyPath: "opacity")
        blinking.values = [1, 1, 0, 0, 1]
        blinking.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        blinking.duration = 1
        blinking.repeatCount = .infinity
        caret.layer.add(blinking, forKey: "blink")
    }

    func hideCaret() {
        caret.isHidden = true
        caret.layer.removeAnimation(forKey: "blink")
    }
}

/// A part of a text field that the field draws.
final class TextFieldPart: UIView {
    var drawing: ((CGRect) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawing?(bounds) }
}

/// Tells how many taps in a row there have been so far; leaves those on controls within the field to them.
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
