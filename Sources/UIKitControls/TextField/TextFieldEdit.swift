import CoreGraphics

/// Editing state of a text field.
struct TextFieldEdit {
    var isActive = false
    /// Whether the next key replaces the whole secure text.
    var replacesSecret = false
    /// Attributes set by the app for typing.
    var typingAttributes: [NSAttributedString.Key: Any]?
    var record = TextChangeRecord()
    var mark: TextMark?
    /// Horizontal scroll offset of the text, in points.
    var scroll: CGFloat = 0
}
