/// The value of a font attribute: UIKit's `UIFont`, which this module cannot see.
package protocol TextFontValue {
    var textFont: FontDescription { get }
}

/// The value of a colour attribute: a `CGColor`, or UIKit's `UIColor` as it is at the moment.
package protocol TextColorValue {
    var textColor: CGColor { get }
}

/// The value of a shadow attribute, `NSShadow`.
package protocol TextShadowValue {
    /// nil when it has no colour.
    var textShadow: TextShadow? { get }
}

/// The value of a paragraph style attribute, `NSParagraphStyle`.
package protocol TextParagraphStyleValue {
    var textParagraphStyle: TextParagraphStyle { get }
}

/// The value of an attachment attribute, `NSTextAttachment`.
package protocol TextAttachmentValue {
    /// The attachment in text of a colour, which a template image takes.
    func textAttachment(color: CGColor) -> TextAttachment
}

extension CGColor: TextColorValue {
    package var textColor: CGColor { self }
}
