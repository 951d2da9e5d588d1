/// Options for measuring and drawing strings.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wraps lines to the width, with the rectangle's origin as top left corner; otherwise each paragraph is one line, and the origin is
    /// on the first baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the font's leading between lines. Differs from UIKit: always included; the system font has none, so that it makes no
    /// difference.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures glyph bounds instead of line heights and advances.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Truncates text that exceeds the height with an ellipsis; only together with `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
