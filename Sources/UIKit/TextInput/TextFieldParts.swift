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
