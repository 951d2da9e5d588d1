import Foundation

extension PersonNameComponents {
    /// Creates the components of a written name; throws for a text without letters.
    public init(_ representation: String) throws { self = try FormatStyle.Strategy().parse(representation) }

    /// Creates the components of a written name; throws for a text without letters.
    public init(_ representation: String, strategy: FormatStyle.Strategy) throws { self = try strategy.parse(representation) }

    /// The name in the medium length: "Thomas Clark".
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// A style of names, as in `PersonNameComponentsFormatter`.
    ///
    /// Foundation of Linux lacks it. Source: Apple,
    /// [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// The lengths of names.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, if there is one.
            case short
            /// "Thomas Clark".
            case medium
            /// "Dr. Thomas Louis Clark Esq.".
            case long
            /// "TC".
            case abbreviated
        }

        /// A reader of written names.
        public struct Strategy: ParseStrategy, Codable, Hashable, Sendable {
            /// Creates a reader.
            public init() {}

            /// The components of a written name; throws for a text without letters.
            public func parse(_ value: String) throws -> PersonNameComponents {
                guard let name = PersonNameReader.components(of: value) else {
                    throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot read a name of “\(value)”."])
                }
                return name
            }
        }

        /// The length.
        public let style: Style
        /// The language.
        public var locale: Locale

        /// Creates a style.
        ///
        /// - Parameters:
        ///   - style: the length.
        ///   - locale: the language; the user's by default.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        /// The text of a name; empty for a name without components.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(value, locale: locale).text(PersonNameText.Length(rawValue: style.rawValue) ?? .medium)
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// A reader of written names.
        public var parseStrategy: Strategy { Strategy() }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style of names in a length.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.FormatStyle.Strategy {
    /// A reader of written names.
    public static var name: Self { .init() }
}
