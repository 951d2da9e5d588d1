import CoreGraphics

/// What goes on while a field is edited.
struct TextFieldEdit {
    var isActive = false
    /// Whether the next key replaces all text, because it is secret.
    var replacesSecret = false
    /// Set by the app for what is typed next.
    var typingAttributes: [NSAttributedString.Key: Any]?
    /// How far the text is scrolled, in points.
    var scroll: CGFloat = 0
}
