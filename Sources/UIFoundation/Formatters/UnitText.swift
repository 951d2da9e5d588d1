import Foundation
internal import _FoundationICU

/// Numbers with units in the words of a language, by the ICU that Foundation links.
enum UnitText {
    /// The length of the units' names.
    enum Width: String {
        /// "3 hours".
        case wide = "unit-width-full-name"
        /// "3 hr".
        case short = "unit-width-short"
        /// "3h".
        case narrow = "unit-width-narrow"
    }

    /// A number by a skeleton of ICU; nil if ICU does not know the skeleton.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - skeleton: stems of ICU, separated by spaces.
    ///   - locale: the language.
    static func text(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let letters = Array(skeleton.utf16)
        let format = swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), name(of: locale), &status)
        defer { swift_unumf_close(format) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        guard isSuccess(status) else { return nil }
        swift_unumf_formatDouble(format, value, result, &status)
        guard isSuccess(status) else { return nil }
        return string { swift_unumf_resultToString(result, $0, $1, $2) }
    }

    /// A count of a unit, in digits or as words: "3 hours", "three hours".
    ///
    /// - Parameters:
    ///   - count: the number.
    ///   - unit: the name of the unit in CLDR.
    ///   - width: the length of the unit's name.
    ///   - isSpelled: whether the number is a word.
    ///   - locale: the language.
    static func text(_ count: Int, unit: String, width: Width, isSpelled: Bool = false, locale: Locale) -> String {
        let skeleton = "unit/\(unit) \(width.rawValue)"
        guard let text = text(Double(count), skeleton: skeleton, locale: locale) else { return "\(count)" }
        guard isSpelled, let digits = self.text(Double(count), skeleton: "precision-integer", locale: locale),
            let range = text.range(of: digits), let word = spelled(count, unit: unit, locale: locale)
        else { return text }
        return text.replacingCharacters(in: range, with: word)
    }

    /// A measurement in the words of a language; a unit without a name in CLDR is its symbol behind the number.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - unit: the unit.
    ///   - width: the length of the unit's name.
    ///   - usage: the usage by which ICU converts it to a unit of the region; nil for the unit itself.
    ///   - precision: ICU's stem for the digits; nil for those of the usage, or up to six.
    ///   - number: the text of the number instead of ICU's; nil for ICU's.
    ///   - locale: the language.
    static func text(
        _ value: Double, unit: Unit, width: Width, usage: String? = nil, precision: String? = nil, number: ((Double) -> String?)? = nil,
        locale: Locale
    ) -> String {
        let digits = precision.map { " " + $0 } ?? ""
        guard let name = UnitNames.name(of: unit) else {
            return "\(number?(value) ?? text(value, skeleton: digits, locale: locale) ?? "\(value)") \(unit.symbol)"
        }
        let form = " " + width.rawValue + digits
        if let usage, let text = text(value, skeleton: "unit/\(name) usage/\(usage)\(form)", locale: locale) { return text }
        guard let text = text(value, skeleton: "unit/\(name)\(form)", locale: locale) else { return "\(value) \(unit.symbol)" }
        return replacing(value, digits: digits, in: text, by: number, locale: locale)
    }

    /// Degrees without the name of their scale.
    static func degrees(_ value: Double, precision: String? = nil, number: ((Double) -> String?)? = nil, locale: Locale) -> String {
        let digits = precision.map { " " + $0 } ?? ""
        let text = text(value, skeleton: "measure-unit/temperature-generic unit-width-short" + digits, locale: locale) ?? "\(value)°"
        return replacing(value, digits: digits, in: text, by: number, locale: locale)
    }

    /// The text with ICU's number replaced by another.
    private static func replacing(
        _ value: Double, digits: String, in text: String, by number: ((Double) -> String?)?, locale: Locale
    ) -> String {
        guard let number, let plain = self.text(value, skeleton: digits, locale: locale), let range = text.range(of: plain),
            let shown = number(value)
        else { return text }
        return text.replacingCharacters(in: range, with: shown)
    }

    /// Texts of several units as one, as the language joins them.
    static func joined(_ texts: [String], width: Width, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let listWidth =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let format = swift_ulistfmt_openForType(name(of: locale), ULISTFMT_TYPE_UNITS, listWidth, &status)
        defer { swift_ulistfmt_close(format) }
        guard isSuccess(status) else { return nil }
        // ICU reads an array of pointers, here into one buffer.
        let letters = texts.map { Array($0.utf16) }
        let lengths = letters.map { Int32($0.count) }
        return letters.flatMap { $0 }.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return nil }
            var offset = 0
            let pointers: [UnsafePointer<UInt16>?] = letters.map { text in
                defer { offset += text.count }
                return start + offset
            }
            return string { swift_ulistfmt_format(format, pointers, lengths, Int32(texts.count), $0, $1, $2) }
        }
    }

    /// A number as words, in the gender of a unit where the language has one: German "eine Stunde".
    private static func spelled(_ count: Int, unit: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, name(of: locale), nil, &status), isSuccess(status) else { return nil }
        defer { swift_unum_close(format) }
        if let gender = gender(of: unit, locale: locale) {
            // A language without the rules keeps its own; most count grammatical gender by these names.
            let rules = Array("%spellout-cardinal-\(gender)".utf16)
            swift_unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, rules, Int32(rules.count), &status)
            status = U_ZERO_ERROR
        }
        // Soft hyphens are hints for line breaks, which no label needs.
        return string { swift_unum_formatInt64(format, Int64(count), $0, $1, nil, $2) }?.replacingOccurrences(of: "\u{AD}", with: "")
    }

    private static func gender(of unit: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        var version = [UInt8](repeating: 0, count: 4)
        swift_u_getVersion(&version)
        var bundle = swift_ures_open("icudt\(version[0])l-unit", name(of: locale), &status)
        for key in ["units", "duration", unit, "gender"] where isSuccess(status) {
            let inner = swift_ures_getByKey(bundle, key, nil, &status)
            swift_ures_close(bundle)
            bundle = inner
        }
        defer { swift_ures_close(bundle) }
        var count: Int32 = 0
        guard isSuccess(status), let letters = swift_ures_getString(bundle, &count, &status), isSuccess(status) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: letters, count: Int(count)), as: UTF16.self)
    }

    private static func name(of locale: Locale) -> String { locale.identifier }

    private static func isSuccess(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

    /// The text that a function of ICU writes; nil if it fails.
    private static func string(_ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String? {
        var letters = [UInt16](repeating: 0, count: 256)
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            let count = Int(write(&letters, Int32(letters.count), &status))
            if isSuccess(status), count <= letters.count { return String(decoding: letters.prefix(count), as: UTF16.self) }
            guard count > letters.count else { return nil }
            letters = [UInt16](repeating: 0, count: count)
        }
        return nil
    }
}
