import Foundation
import Resources
import SwiftABI

/// Lets Foundation's functions for texts read the tables of `Resources`, from the program's start on.
@section(".init_array") @used
private let installsStrings: @convention(c) @Sendable () -> Void = {
    do throws(UserLanguage.Invalid) {
        let language = try UserLanguage.ofEnvironment
        if language.localeIdentifier != nil { LanguageSetting.changeLocale(to: language) }
    } catch { Program.end(saying: "KINORA_LANGUAGE, KINORA_REGION: \(error)", status: 2) }
    LocalizedStrings.setReporter { error in reportOnce("strings \(error)", "\(error)") }
    let missing = FoundationCalls.replace(by: AppStrings.replacements)
    if !missing.isEmpty { StringInstallation.missing = missing }
}

/// The result of the installation.
package enum StringInstallation {
    /// The mangled names of Foundation's functions that could not be replaced; empty in programs that link it dynamically.
    nonisolated(unsafe) package fileprivate(set) static var missing: [String] = []
}

/// The app's texts, as Foundation's functions return them.
enum AppStrings {
    static let replacements = FoundationCalls.Replacements(
        preferredLanguages: { UserLanguage.current.preferredLanguages },
        format: { format, arguments, locale in
            FormatRegistry.format(of: format).flatMap { $0.text(for: arguments, in: locale) }
        },
        localizedString: { bundle, key, value, table in text(key, value: value, table: table, in: bundle) },
        localizations: { LocalizedStrings.localizations(of: $0) },
        preferredLocalizations: { LocalizedStrings.preferredLocalizations(of: $0) },
        developmentLocalization: { LocalizedStrings.developmentLocalization(of: $0) },
        bestLocalizations: { languages, preferences in
            let best = LanguageMatching.best(of: languages, for: preferences ?? UserLanguage.current.preferredLanguages)
            return Array(best.prefix(1))
        },
        localizedInformation: { bundle in
            LocalizedStrings.texts(ofTable: "InfoPlist", in: bundle)?.mapValues(\.string)
        })

    static func text(_ key: String, value: String? = nil, table: String? = nil, in bundle: Bundle?) -> String {
        if !StringInstallation.missing.isEmpty {
            reportOnce(
                "FoundationCalls",
                "This program cannot replace \(StringInstallation.missing.count) functions of Foundation (linked statically, or another "
                    + "version than Swift 6.3's); texts may be in another language")
        }
        let device = SystemAppearance.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        if UserLanguage.device != device { UserLanguage.device = device }
        return LocalizedStrings.string(forKey: key, value: value, table: table, in: bundle)
    }
}

extension VariableFormat {
    /// The text for arguments of a format; nil if its variables have no end. Without a locale numbers have no separators.
    func text(for arguments: [any CVarArg], in locale: Locale?) -> String? {
        text(number: { arguments.indices.contains($0) ? Self.number(arguments[$0]) : nil }) { specifier, index in
            guard arguments.indices.contains(index) else { return "" }
            return String(format: "%" + specifier, locale: locale, arguments: [arguments[index]])
        }
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
