import CoreGraphics

/// A rectangle of a text field's selection.
final class TextFieldSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        place = rect
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
