import CoreGraphics

/// The values of a paragraph style, in points.
package struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var tabStops = ParagraphValues.defaultTabStops
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false

    /// Twelve stops 28 points apart. Source: Apple, NSParagraphStyle.tabStops.
    static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
}
