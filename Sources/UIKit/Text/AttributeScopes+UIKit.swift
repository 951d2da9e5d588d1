import Foundation

/// The attributes that text of this UIKit has. Source: Apple, [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
extension AttributeScopes {
    /// The attributes of this UIKit, with Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// Attributes that say how text is drawn.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let shadow: ShadowAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = NSAttributedString.Key.shadow.rawValue
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// The attributes as `NSAttributedString` has them.
    var textAttributes: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = self.font
        found[.foregroundColor] = self.foregroundColor
        found[.backgroundColor] = self.backgroundColor
        found[.kern] = self.kern
        found[.tracking] = self.tracking
        found[.underlineStyle] = self.underlineStyle?.rawValue
        found[.underlineColor] = self.underlineColor
        found[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        found[.strikethroughColor] = self.strikethroughColor
        found[.strokeColor] = self.strokeColor
        found[.strokeWidth] = self.strokeWidth
        found[.baselineOffset] = self.baselineOffset
        found[.paragraphStyle] = self.paragraphStyle
        found[.shadow] = self.shadow
        return found
    }
}

extension NSAttributedString {
    /// The text of a value with those of its attributes that UIKit draws.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: text)
    }
}
