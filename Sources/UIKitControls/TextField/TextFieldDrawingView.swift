import CoreGraphics

/// A subview drawn by its text field.
final class TextFieldDrawingView: UIView {
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
