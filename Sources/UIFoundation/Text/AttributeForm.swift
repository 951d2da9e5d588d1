import Foundation

/// An attribute in the two forms of attributed strings.
private struct AttributeForm: Sendable {
    let key: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    /// Sets the attribute; a value of another type is ignored.
    let set: @Sendable (inout AttributeContainer, Any) -> Void

    /// By subscript: dynamic members of a container are ambiguous where an optional is assigned, and may be taken for its builders.
    init<Key: AttributedStringKey>(_ key: NSAttributedString.Key, _: Key.Type) where Key.Value: Sendable {
        self.key = key
        value = { $0[Key.self] }
        set = { if let value = $1 as? Key.Value { $0[Key.self] = value } }
    }

    /// An attribute whose old form is a number.
    init<Key: AttributedStringKey>(number key: NSAttributedString.Key, _: Key.Type)
    where Key.Value: RawRepresentable & Sendable, Key.Value.RawValue: BinaryInteger {
        self.key = key
        value = { $0[Key.self]?.rawValue }
        set = { container, value in
            guard let number = (value as? NSNumber)?.intValue ?? value as? Int ?? (value as? UInt).map(Int.init(truncatingIfNeeded:))
            else { return }
            if let value = Key.Value(rawValue: Key.Value.RawValue(truncatingIfNeeded: number)) { container[Key.self] = value }
        }
    }

    typealias Scope = AttributeScopes.UIKitAttributes

    static let all = [
        AttributeForm(.font, Scope.FontAttribute.self),
        AttributeForm(.foregroundColor, Scope.ForegroundColorAttribute.self),
        AttributeForm(.backgroundColor, Scope.BackgroundColorAttribute.self),
        AttributeForm(.kern, Scope.KernAttribute.self),
        AttributeForm(.tracking, Scope.TrackingAttribute.self),
        AttributeForm(number: .underlineStyle, Scope.UnderlineStyleAttribute.self),
        AttributeForm(.underlineColor, Scope.UnderlineColorAttribute.self),
        AttributeForm(number: .strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
        AttributeForm(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
        AttributeForm(.strokeColor, Scope.StrokeColorAttribute.self),
        AttributeForm(.strokeWidth, Scope.StrokeWidthAttribute.self),
        AttributeForm(.baselineOffset, Scope.BaselineOffsetAttribute.self),
        AttributeForm(.paragraphStyle, Scope.ParagraphStyleAttribute.self),
        AttributeForm(.shadow, Scope.ShadowAttribute.self),
        AttributeForm(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
        AttributeForm(number: .inlinePresentationIntent, Scope.InlinePresentationIntentAttribute.self),
        AttributeForm(.imageURL, Scope.ImageURLAttribute.self),
    ]
}

extension AttributeContainer {
    /// Creates attributes from those of an `NSAttributedString`. Those that UIKit does not draw, and values of other types, are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for form in AttributeForm.all {
            if let value = dictionary[form.key] { form.set(&self, value) }
        }
    }

    /// The attributes in `NSAttributedString` form.
    package var textAttributes: [NSAttributedString.Key: Any] {
        AttributeForm.all.reduce(into: [:]) { $0[$1.key] = $1.value(self) }
    }
}

extension AttributedString {
    /// Creates a value from a string with the attributes that UIKit draws.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension NSAttributedString {
    /// Creates a string from an attributed value with the attributes that UIKit draws.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            let string = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: string, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: text)
    }
}
