import Foundation
import QuartzCore
import Resources
import SwiftABI

/// The user's language in the environment: it ends with the host.
package enum LanguageSetting {
    private static let state = Environment.current.share(LanguageState())

    /// The user's language. A change is for texts that are looked up and formatters that are made from then on.
    package static var current: UserLanguage {
        get { UserLanguage.current }
        set {
            _ = state
            change(to: newValue)
        }
    }

    /// Whether the app's interface runs from right to left: in a language of its own that does, or in the pseudolanguage.
    package static var isRightToLeft: Bool { LocalizedStrings.isRightToLeft(for: .current) }

    fileprivate static func change(to language: UserLanguage) {
        guard language != UserLanguage.current else { return }
        UserLanguage.current = language
        changeLocale(to: language)
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }

    /// Makes Foundation's current locale the user's.
    static func changeLocale(to language: UserLanguage) {
        guard let fault = CurrentLocale.change(to: language.localeIdentifier) else { return }
        reportOnce("CurrentLocale", "Locale.current stays \(Locale.current.identifier): \(fault); dates and numbers follow it")
    }
}

private final class LanguageState: SharedEnvironmentState {
    func reset() { LanguageSetting.change(to: .initial) }
}
