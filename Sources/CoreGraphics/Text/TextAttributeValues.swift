/// The value of a font attribute: UIKit's `UIFont`, which this module does not import.
package protocol TextFontValue {
    var textFont: FontDescription { get }
}

/// The value of a color attribute: a `CGColor`, or UIKit's `UIColor` resolved for the current traits.
package protocol TextColorValue {
    var textColor: CGColor { get }
}

/// The value of a shadow attribute, `NSShadow`.
package protocol TextShadowValue {
    /// Nil without a color.
    var textShadow: TextShadow? { get }
}

/// The value of a paragraph style attribute, `NSParagraphStyle`.
package protocol TextParagraphStyleValue {
    var textParagraphStyle: TextParagraphStyle { get }
}

/// The value of an attachment attribute, `NSTextAttachment`.
package protocol TextAttachmentValue: AnyObject {
    /// The attachment in text of a color, which tints a template image.
    func textAttachment(color: CGColor) -> TextAttachment

    /// The attachment with a `fitting` in a line.
    ///
    /// - Parameters:
    ///   - color: the color of the text.
    ///   - line: the rectangle that a line may take, from its left end.
    ///   - index: the character in the whole text.
    ///   - container: UIKit's `NSTextContainer`; nil where there is none.
    func textAttachment(color: CGColor, in line: CGRect, at index: Int, of container: AnyObject?) -> TextAttachment
}

extension CGColor: TextColorValue {
    package var textColor: CGColor { self }
}
