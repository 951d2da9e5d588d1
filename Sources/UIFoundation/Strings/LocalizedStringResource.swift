import Foundation

/// A text that is looked up later: its key, its table and its bundle.
///
/// Source: Apple, [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// The key in the table.
    public let key: String
    /// The text where no table has the key, and the values that the text shows.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The locale whose digits and separators the values have.
    public var locale: Locale
    /// The bundle of the table.
    public let bundle: BundleDescription

    /// A bundle that is named before it is needed.
    public enum BundleDescription: Equatable, @unchecked Sendable {
        /// The app's.
        case main
        /// The one of a class.
        case forClass(AnyClass)
        /// The one in a folder.
        case atURL(URL)

        /// Whether two descriptions name the same class, folder or the app's.
        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let one), .forClass(let two)): one == two
            case (.atURL(let one), .atURL(let two)): one == two
            default: false
            }
        }

        /// nil for the main one, and for a folder that is no bundle.
        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle._holding(type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Creates a resource whose key is its text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource of a key, with the text where no table has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

/// A value with a text for the user.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text, to be looked up.
    var localizedStringResource: LocalizedStringResource { get }
}
