import Foundation

/// UIKit's text attributes. Source: Apple,
/// [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
extension AttributeScopes {
    /// UIKit's attributes, with Foundation's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// Attributes that affect drawing of text.
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
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// The attributes in `NSAttributedString` form.
    package var textAttributes: [NSAttributedString.Key: Any] {
        // By subscript: dynamic members of a container are ambiguous where an optional is assigned, and may be taken for its builders.
        typealias Scope = AttributeScopes.UIKitAttributes
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = self[Scope.FontAttribute.self]
        found[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        found[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        found[.kern] = self[Scope.KernAttribute.self]
        found[.tracking] = self[Scope.TrackingAttribute.self]
        found[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        found[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        found[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        found[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        found[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        found[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        found[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        found[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        found[.shadow] = self[Scope.ShadowAttribute.self]
        return found
    }
}

extension NSAttributedString {
    /// Creates a string from an attributed value with the attributes that UIKit draws.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            let string = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: string, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: text)
    }
}
