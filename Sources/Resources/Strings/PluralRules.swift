import Foundation
internal import _FoundationICU

/// CLDR's plural rules, by the ICU that Foundation links.
package enum PluralRules {
    /// The category of a number in a language: zero, one, two, few, many or other; "other" for a language without rules.
    ///
    /// - Parameter fractionDigits: The digits that are shown behind the separator, which some languages count: 1.0 is not 1 in English.
    ///   nil for as many as the number has.
    package static func category(of number: Double, fractionDigits: Int? = nil, in language: String) -> String {
        guard let rules = known.rules(of: language) else { return "other" }
        var status = U_ZERO_ERROR
        var letters = [UInt16](repeating: 0, count: 16)
        let count: Int32
        if let digits = fractionDigits, let format = known.format(of: language, fractionDigits: digits) {
            count = swift_uplrules_selectWithFormat(rules.rules, number, format.format, &letters, Int32(letters.count), &status)
        } else {
            count = swift_uplrules_select(rules.rules, number, &letters, Int32(letters.count), &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) <= letters.count else { return "other" }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }

    private static let known = Known()

    /// ICU's rules; immutable, and never closed.
    private struct Rules: @unchecked Sendable {
        let rules: OpaquePointer?
    }

    private struct Format: @unchecked Sendable {
        let format: UnsafeMutablePointer<UNumberFormat?>
    }

    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var rules: [String: Rules] = [:]
        private var formats: [String: Format] = [:]

        func rules(of language: String) -> Rules? {
            lock.withLock {
                if let known = rules[language] { return known }
                var status = U_ZERO_ERROR
                guard let made = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
                rules[language] = Rules(rules: made)
                return rules[language]
            }
        }

        func format(of language: String, fractionDigits: Int) -> Format? {
            let key = "\(language) \(fractionDigits)"
            return lock.withLock {
                if let known = formats[key] { return known }
                var status = U_ZERO_ERROR
                guard let made = swift_unum_open(UNUM_DECIMAL, nil, 0, language, nil, &status), status.rawValue <= U_ZERO_ERROR.rawValue
                else { return nil }
                swift_unum_setAttribute(made, UNUM_MIN_FRACTION_DIGITS, Int32(fractionDigits))
                swift_unum_setAttribute(made, UNUM_MAX_FRACTION_DIGITS, Int32(fractionDigits))
                formats[key] = Format(format: made)
                return formats[key]
            }
        }
    }
}
