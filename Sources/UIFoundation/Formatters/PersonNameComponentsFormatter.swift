import Foundation

/// A formatter of the names of people in the order of their script and language.
///
/// Foundation of Linux has a class of the name, without members: a file that imports Foundation by itself writes the type as
/// `UIKit.PersonNameComponentsFormatter`. Names in Chinese, Japanese and Korean characters have the family name first, without a space;
/// so do Hungarian and Vietnamese names, with a space. Differs from Foundation: the device has no setting for short names, which are the
/// nickname or as long as medium ones; initials of East Asian names are the first character of the family name.
///
/// Source: Apple, [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The lengths of names. A name without the components of a length has those of a longer one.
    public enum Style: Int, Sendable {
        /// That of `medium`.
        case `default` = 0
        /// The nickname, if there is one.
        case short
        /// "Thomas Clark".
        case medium
        /// "Dr. Thomas Louis Clark Esq.".
        case long
        /// "TC".
        case abbreviated
    }

    /// Options of the text.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The name as it is spoken: the components' `phoneticRepresentation`.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The length; that of `medium` by default.
    open var style = Style.default
    /// Whether the text is the name as it is spoken; false by default.
    open var isPhonetic = false
    /// The language; the user's by default. nil makes it that again.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }

    /// The text of a name; empty for a name without components.
    open func string(from components: PersonNameComponents) -> String { name(components).text(length) }

    /// The text of a name, whose ranges have the attribute `personNameComponentKey` with the name of the component: "givenName".
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let (pieces, separator) = name(components).pieces(length)
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            if text.length > 0 { text.append(NSAttributedString(string: separator)) }
            text.append(NSAttributedString(string: piece.text, attributes: [.personNameComponentKey: piece.component]))
        }
        return text
    }

    /// The text of a `PersonNameComponents`; nil for another object.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    /// The components of a written name: title, given, middle and family name, suffix. nil for a text without letters.
    ///
    /// Common titles and suffixes of English, German and French are known; a family name in front has a comma behind it.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameReader.components(of: string) }

    /// The text of a name in the user's language.
    ///
    /// - Parameters:
    ///   - components: the name.
    ///   - nameFormatStyle: the length.
    ///   - nameOptions: options of the text.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    private func name(_ components: PersonNameComponents) -> PersonNameText {
        PersonNameText(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components, locale: locale)
    }

    private var length: PersonNameText.Length {
        switch style {
        case .short: .short
        case .default, .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}

extension NSAttributedString.Key {
    /// The name of the component of a person's name, a string.
    public static let personNameComponentKey = NSAttributedString.Key("NSPersonNameComponentKey")
}
