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
package protocol TextAttachmentValue {
    /// The attachment in text of a color, which tints a template image.
    func textAttachment(color: CGColor) -> TextAttachment
}

extension CGColor: TextColorValue {
    package var textColor: CGColor { self }
}
