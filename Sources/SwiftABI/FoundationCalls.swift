import CFoundationCalls
import CoreGraphics
import Foundation

/// Functions of Foundation whose calls reach Kinora's, wherever they are called from.
///
/// Foundation on Linux ends the program at a `.stringsdict`, reads no string catalogs, and has one language, whatever the user's is; its
/// functions cannot be changed or overloaded from outside. So functions have the names of Foundation's in the program, which come before
/// those of the library (as the clocks of virtual time do), and the methods of `Bundle` are replaced in its method table. A function that
/// cannot be replaced, because Foundation is linked statically or has changed, is named once, and stays Foundation's.
package enum FoundationCalls {
    /// Kinora's functions in the place of Foundation's.
    package struct Replacements: Sendable {
        package var preferredLanguages: @Sendable () -> [String]
        /// The text of a format; nil for one that Foundation formats.
        package var format: @Sendable (String, [any CVarArg], Locale?) -> String?
        /// The bundle, the key, the value without an entry, the table.
        package var localizedString: @Sendable (Bundle, String, String?, String?) -> String
        package var localizations: @Sendable (Bundle) -> [String]
        package var preferredLocalizations: @Sendable (Bundle) -> [String]
        package var developmentLocalization: @Sendable (Bundle) -> String?
        /// The languages, and the preferred ones; nil for the user's.
        package var bestLocalizations: @Sendable ([String], [String]?) -> [String]
        package var localizedInformation: @Sendable (Bundle) -> [String: Any]?

        package init(
            preferredLanguages: @escaping @Sendable () -> [String],
            format: @escaping @Sendable (String, [any CVarArg], Locale?) -> String?,
            localizedString: @escaping @Sendable (Bundle, String, String?, String?) -> String,
            localizations: @escaping @Sendable (Bundle) -> [String], preferredLocalizations: @escaping @Sendable (Bundle) -> [String],
            developmentLocalization: @escaping @Sendable (Bundle) -> String?,
            bestLocalizations: @escaping @Sendable ([String], [String]?) -> [String],
            localizedInformation: @escaping @Sendable (Bundle) -> [String: Any]?
        ) {
            self.preferredLanguages = preferredLanguages
            self.format = format
            self.localizedString = localizedString
            self.localizations = localizations
            self.preferredLocalizations = preferredLocalizations
            self.developmentLocalization = developmentLocalization
            self.bestLocalizations = bestLocalizations
            self.localizedInformation = localizedInformation
        }
    }

    nonisolated(unsafe) fileprivate static var replacements: Replacements?

    /// Installs replacements, before the program has other threads.
    ///
    /// - Returns: The mangled names of the functions that stay Foundation's.
    @discardableResult
    package static func replace(by replacements: Replacements) -> [String] {
        self.replacements = replacements
        var missing: [String] = []
        for index in 0..<kinora_foundation_count() {
            let name = String(cString: kinora_foundation_name(index))
            let type: AnyClass? = name.contains("6BundleC") ? Bundle.self : name.contains("11FileManagerC") ? FileManager.self : nil
            let isReplaced = kinora_foundation_replace(index) && (type.map { replaceMethod(index, of: $0) } ?? true)
            if !isReplaced { missing.append(name) }
        }
        return missing
    }

    /// Puts Kinora's method into the table of a class, where Foundation's is once.
    private static func replaceMethod(_ index: Int32, of type: AnyClass) -> Bool {
        guard let original = kinora_foundation_original(index), let own = kinora_foundation_own(index) else { return false }
        return MethodTable(of: type).replace(UInt(bitPattern: original), by: UInt(bitPattern: own))
    }
}

// The functions, with the parameters and the ownership of Foundation's. `CFoundationCalls` names them, and may be in another library.

extension Locale {
    @_silgen_name("kinora_preferred_languages")
    package static func _preferredLanguages() -> [String] { FoundationCalls.replacements?.preferredLanguages() ?? [] }
}

extension String {
    @_silgen_name("kinora_localized_format")
    package static func _localized(_ format: String, _ arguments: any CVarArg...) -> String {
        String(_format: format, locale: .current, arguments: arguments)
    }

    @_silgen_name("kinora_format_locale_arguments")
    package init(_format format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        if let text = FoundationCalls.replacements?.format(format, arguments, locale) {
            self = text
        } else {
            self = withVaList(arguments) { list in
                String._unconditionallyBridgeFromObjectiveC(
                    NSString(format: format, locale: locale?._bridgeToObjectiveC(), arguments: list))
            }
        }
    }

    @_silgen_name("kinora_format_locale")
    package init(_format format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: locale, arguments: arguments)
    }

    @_silgen_name("kinora_format_arguments")
    package init(_format format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }

    @_silgen_name("kinora_format")
    package init(_format format: __shared String, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }
}

extension Bundle {
    @_silgen_name("kinora_bundle_localized_string")
    package final func _text(forKey key: String, value: String?, table: String?) -> String {
        FoundationCalls.replacements?.localizedString(self, key, value, table) ?? value ?? key
    }

    @_silgen_name("kinora_bundle_localizations")
    package final func _localizations() -> [String] { FoundationCalls.replacements?.localizations(self) ?? [] }

    @_silgen_name("kinora_bundle_preferred_localizations")
    package final func _preferredLocalizations() -> [String] { FoundationCalls.replacements?.preferredLocalizations(self) ?? [] }

    @_silgen_name("kinora_bundle_development_localization")
    package final func _developmentLocalization() -> String? { FoundationCalls.replacements?.developmentLocalization(self) }

    @_silgen_name("kinora_bundle_preferred_from")
    package static func _best(of languages: [String]) -> [String] {
        FoundationCalls.replacements?.bestLocalizations(languages, nil) ?? languages
    }

    @_silgen_name("kinora_bundle_preferred_for")
    package static func _best(of languages: [String], for preferences: [String]?) -> [String] {
        FoundationCalls.replacements?.bestLocalizations(languages, preferences) ?? languages
    }

    @_silgen_name("kinora_bundle_localized_information")
    package final func _localizedInformation() -> [String: Any]? { FoundationCalls.replacements?.localizedInformation(self) }

    @_silgen_name("kinora_bundle_information")
    package final func _information(forKey key: String) -> Any? { _localizedInformation()?[key] ?? infoDictionary?[key] }
}

extension FileManager {
    /// A function and its context, as a closure has them.
    private struct Method {
        let call: (SearchPathDirectory, SearchPathDomainMask) -> [URL]
    }

    /// The user's folder Library, which Foundation on Linux has not, and Foundation's others.
    @_silgen_name("kinora_file_manager_urls")
    package final func _urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        if directory == .libraryDirectory, domains.contains(.userDomainMask) {
            return [URL(fileURLWithPath: NSHomeDirectory() + "/Library", isDirectory: true)]
        }
        let own = (0..<kinora_foundation_count()).first { String(cString: kinora_foundation_name($0)).contains("11FileManagerC4urls") }
        guard let original = own.flatMap(kinora_foundation_original) else { return [] }
        // A method gets its object as a closure gets its context.
        let method = unsafeBitCast((original, Unmanaged.passRetained(self).toOpaque()), to: Method.self)
        return method.call(directory, domains)
    }
}
