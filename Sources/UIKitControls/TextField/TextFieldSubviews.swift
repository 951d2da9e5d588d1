import CoreGraphics
import QuartzCore

/// The subviews of a text field, back to front: border, placeholder, and the text area with selection, text and caret.
@MainActor
final class TextFieldSubviews {
    let border = TextFieldDrawingView()
    let placeholder = TextFieldDrawingView()
    /// Clips its subviews.
    let area = UIView()
    let text = TextFieldDrawingView()
    let caret = UIView()
    var selection: [UIView] = []
    /// Created on demand.
    var clearButton: TextFieldClearButton? {
        didSet { clearButton?.image = clearImage }
    }
    /// The clear button's image for a state; nil for the drawn disc.
    var clearImage: (@MainActor (UIControl.State) -> UIImage?)? {
        didSet { clearButton?.image = clearImage }
    }

    static let caretWidth: CGFloat = 2

    /// Shows the caret and starts its blinking: half a second each visible, fading out, hidden and fading in.
    func blink() {
        caret.isHidden = false
        Self.blink(caret)
    }

    static func blink(_ caret: UIView) {
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

/// A subview drawn by its text field.
package final class TextFieldDrawingView: UIView {
    var drawing: ((CGRect) -> Void)?
    /// The text that it draws, with all of its fonts and colors; nil for a border.
    package var shownText: (@MainActor () -> NSAttributedString)?
    /// Whether the closure takes the rectangle that is drawn again instead of the bounds.
    var drawsSections = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) { drawing?(drawsSections ? rect : bounds) }
}
