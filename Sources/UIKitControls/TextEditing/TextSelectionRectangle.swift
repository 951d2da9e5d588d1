import CoreGraphics

/// A rectangle of the selection of edited text.
final class TextSelectionRectangle: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        storedRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
