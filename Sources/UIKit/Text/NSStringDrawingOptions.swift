/// How a string is measured and drawn in a rectangle.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines wrap in the width, and the rectangle's origin is the text's upper left corner; without it the text is one line for each
    /// paragraph, and the origin lies on the baseline of the first.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts counts between lines. Differs from UIKit: without it, too; the system font has none, so that it makes no difference.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures what the glyphs cover in place of the lines' heights and advances.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Text that does not fit into the height ends with an ellipsis; counts only together with `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
