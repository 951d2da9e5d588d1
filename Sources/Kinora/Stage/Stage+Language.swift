import Resources
import UIKit

extension Stage {
    /// The user's language by BCP 47, such as `de`, `pt-BR` or `zh-Hans`, or a pseudolanguage: `accented`, `double-length`,
    /// `right-to-left` or `bounded`. nil, the default, is that of the environment (`KINORA_LANGUAGE`), or else Foundation's, English.
    ///
    /// Set it before the app's first screen: on iOS a change starts the app again; here texts that were looked up and formatters that were
    /// made stay. `Locale.current`, `Locale.preferredLanguages`, the app's texts and UIKit's own words follow. The layout direction becomes
    /// that of the language if the app is localized in it; set `layoutDirection` after it for another one. A pseudolanguage changes the
    /// texts of the app's own language: it adds accents, doubles them, or puts marks at both ends.
    ///
    /// A text that names no language is rejected: the running test fails; outside a test it traps. The current locale changes for the whole
    /// process: no other thread may use it meanwhile.
    ///
    /// - Complexity: O(1). A change of direction takes O(*n*), where *n* is the number of views, and their callbacks.
    public var language: String? {
        get { LanguageSetting.current.name }
        set { setLanguage(newValue, region: region, property: "language", newValue) }
    }

    /// The user's region: a country as `CH`, or an area by its number. nil, the default, is the most usual one of the language. Dates,
    /// numbers, currencies and the first day of the week follow it.
    ///
    /// A text that names no region is rejected, as in `language`.
    public var region: String? {
        get { LanguageSetting.current.region }
        set { setLanguage(language, region: newValue, property: "region", newValue) }
    }

    private func setLanguage(_ language: String?, region: String?, property: String, _ value: String?) {
        let new: UserLanguage
        do throws(UserLanguage.Invalid) {
            new = try UserLanguage(parsing: language, region: region)
        } catch {
            return misuse(object: "Stage.\(property)", value: value ?? "nil", remedy: "\(error)")
        }
        guard new != LanguageSetting.current else { return }
        let wasRightToLeft = LanguageSetting.isRightToLeft
        LanguageSetting.current = new
        guard LanguageSetting.isRightToLeft != wasRightToLeft else { return }
        layoutDirection = wasRightToLeft ? .leftToRight : .rightToLeft
    }
}
