import Foundation

/// UIKit's text attributes. Source: Apple,
/// [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
extension AttributeScopes {
    /// UIKit's attributes, with Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// Attributes that affect drawing of text.
    public struct UIKitAttributes: AttributeScope {
        /// The font of text; without one, the text has the system font of 12 points.
        public let font: FontAttribute
        /// The color of text; black if absent.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind text; none if absent.
        public let backgroundColor: BackgroundColorAttribute
        /// Distance added after each character, in points.
        public let kern: KernAttribute
        /// Distance added after each character, in points; replaces ``kern`` unless 0.
        public let tracking: TrackingAttribute
        /// The lines below text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of underlines; the text's own if absent.
        public let underlineColor: UnderlineColorAttribute
        /// The lines through text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of lines through text; the text's own if absent.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of outlines; the text's own if absent.
        public let strokeColor: StrokeColorAttribute
        /// Width of outlines, in percent of the font's size; positive draws the outline alone, negative fills too.
        public let strokeWidth: StrokeWidthAttribute
        /// Distance of the characters above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of a paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The shadow of text.
        public let shadow: ShadowAttribute
        /// Emphasis and code of Markdown. Declared here, since Foundation on Linux lacks it.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks of a Markdown document. Declared here, since Foundation on Linux lacks it.
        public let presentationIntent: PresentationIntentAttribute
        /// The address of a Markdown document's image, for its description. Declared here, since Foundation on Linux lacks it.
        public let imageURL: ImageURLAttribute
        /// Attributes of Foundation, such as links.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of ``font``.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIFont
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of ``foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of ``backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of ``kern``.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = CGFloat
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of ``tracking``.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = CGFloat
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of ``underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSUnderlineStyle
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of ``underlineColor``.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of ``strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSUnderlineStyle
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of ``strikethroughColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The key of ``strokeColor``.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The key of ``strokeWidth``.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = CGFloat
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The key of ``baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = CGFloat
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of ``paragraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSParagraphStyle
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of ``shadow``.
    public enum ShadowAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSShadow
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The key of ``inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = InlinePresentationIntent
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    /// The key of ``presentationIntent``.
    public enum PresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = PresentationIntent
        /// The name of the key.
        public static let name = "NSPresentationIntent"
    }
    /// The key of ``imageURL``.
    public enum ImageURLAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = URL
        /// The name of the key in an attributed string of Foundation.
        public static let name = NSAttributedString.Key.imageURL.rawValue
    }
}

extension AttributeDynamicLookup {
    /// The key of an attribute of UIKit, so that attributed strings have it as a property.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}
