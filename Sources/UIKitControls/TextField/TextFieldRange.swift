import CoreGraphics

/// A range in a text field.
final class TextFieldRange: UITextRange {
    let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    override var start: UITextPosition { TextFieldPosition(units.location) }
    override var end: UITextPosition { TextFieldPosition(NSMaxRange(units)) }
    override var isEmpty: Bool { units.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldRange)?.units == units }

    nonisolated override var hash: Int { units.location ^ units.length << 16 }
}

/// A position in a text field, in UTF-16 units.
final class TextFieldPosition: UITextPosition {
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldPosition)?.unit == unit }

    nonisolated override var hash: Int { unit }
}

/// A rectangle of a text field's selection.
final class TextFieldSelectionRect: UITextSelectionRect {
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

/// Editing state of a text field.
struct TextFieldEdit {
    var isActive = false
    /// Whether the next key replaces the whole secure text.
    var replacesSecret = false
    /// Attributes set by the app for typing.
    var typingAttributes: [NSAttributedString.Key: Any]?
    var record = TextChangeRecord()
    /// Horizontal scroll offset of the text, in points.
    var scroll: CGFloat = 0
}
