import Foundation
import Resources

extension String {
    /// Looks a text up in a table of the user's language, and puts its values in.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text where no table has it.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: nil for the main one, and after it those of the program's modules.
    ///   - locale: For the values' digits and separators; it does not choose the table.
    ///   - comment: For translators; it changes nothing.
    /// - Complexity: O(*n*), where *n* is the length of the text, once the table is read.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// Looks a text up by a key, and puts the values of a default text in. Where no table has the key, that is the text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: "\(key)", defaultValue, table, bundle, locale)
    }

    /// Looks the text of a resource up.
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
    }

    private init(localized key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        let text = AppStrings.text(key, value: value.key, table: table, in: bundle)
        // A key without values may be one with a percent sign: `"100%%"`.
        guard !value.arguments.isEmpty || text.contains("%") else {
            self = text
            return
        }
        let arguments = value.arguments.map(\.formatArgument)
        if let format = FormatRegistry.format(of: text), let made = format.text(for: arguments, in: locale) {
            self = made
        } else {
            self = FormatText.text(text, arguments, locale)
        }
    }
}

extension FormatText {
    /// A format with its values. A specifier without a value, as in a table with a mistake, shows nothing.
    static func text(_ format: String, _ arguments: [any CVarArg], _ locale: Locale) -> String {
        VariableFormat(format, [:], language: locale.identifier).text(for: arguments, in: locale) ?? format
    }
}
