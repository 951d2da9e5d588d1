import CoreGraphics

/// The entries of Apple's font feature registry that have an OpenType feature: `CTFontCopyFeatures` lists them, descriptors switch them.
enum FontFeatureTable {
    /// A type of features.
    struct Kind {
        let number: Int
        let name: String
        /// Whether one selector at most applies.
        let isExclusive: Bool
        let selectors: [Selector]
    }

    /// A choice of a type.
    struct Selector {
        let number: Int
        let name: String
        /// The OpenType feature, and whether the selector switches it on.
        let tag: String
        let isOn: Bool

        /// In Pango's syntax.
        var feature: String { "\(tag)=\(isOn ? 1 : 0)" }
    }

    private static func kind(_ number: Int, _ name: String, exclusive: Bool = false, _ selectors: [Selector]) -> Kind {
        Kind(number: number, name: name, isExclusive: exclusive, selectors: selectors)
    }

    private static func on(_ number: Int, _ name: String, _ tag: String) -> Selector {
        Selector(number: number, name: name, tag: tag, isOn: true)
    }

    private static func off(_ number: Int, _ name: String, _ tag: String) -> Selector {
        Selector(number: number, name: name, tag: tag, isOn: false)
    }

    /// The type that Apple's registry had before the two for lowercase letters and capitals; it has the selector for small capitals.
    static let oldLetterCase = kind(
        kLetterCaseType, "Letter Case", exclusive: true, [on(kSmallCapsSelector, "Small Caps", "smcp")])

    /// Sets of other forms have two selectors each, on and off.
    private static let sets = (1...20).flatMap { number -> [Selector] in
        let tag = "ss" + (number < 10 ? "0" : "") + "\(number)"
        return [on(2 * number, "Stylistic Set \(number)", tag), off(2 * number + 1, "Stylistic Set \(number) Off", tag)]
    }

    /// Source: Apple, https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html
    static let kinds: [Kind] = [
        kind(
            kLigaturesType, "Ligatures",
            [
                on(kCommonLigaturesOnSelector, "Common Ligatures", "liga"),
                off(kCommonLigaturesOffSelector, "Common Ligatures Off", "liga"),
                on(kRareLigaturesOnSelector, "Rare Ligatures", "dlig"), off(kRareLigaturesOffSelector, "Rare Ligatures Off", "dlig"),
                on(kContextualLigaturesOnSelector, "Contextual Ligatures", "clig"),
                off(kContextualLigaturesOffSelector, "Contextual Ligatures Off", "clig"),
                on(kHistoricalLigaturesOnSelector, "Historical Ligatures", "hlig"),
                off(kHistoricalLigaturesOffSelector, "Historical Ligatures Off", "hlig"),
            ]),
        kind(
            kNumberSpacingType, "Number Spacing", exclusive: true,
            [
                on(kMonospacedNumbersSelector, "Monospaced Numbers", "tnum"),
                on(kProportionalNumbersSelector, "Proportional Numbers", "pnum"),
            ]),
        kind(
            kVerticalPositionType, "Vertical Position", exclusive: true,
            [
                off(kNormalPositionSelector, "Normal Vertical Position", "sups"), on(kSuperiorsSelector, "Superiors/Superscripts", "sups"),
                on(kInferiorsSelector, "Inferiors/Subscripts", "subs"), on(kOrdinalsSelector, "Ordinals", "ordn"),
                on(kScientificInferiorsSelector, "Scientific Inferiors", "sinf"),
            ]),
        kind(
            kFractionsType, "Fractions", exclusive: true,
            [
                off(kNoFractionsSelector, "No Fractions", "frac"), on(kVerticalFractionsSelector, "Vertical Fractions", "afrc"),
                on(kDiagonalFractionsSelector, "Diagonal Fractions", "frac"),
            ]),
        kind(
            kTypographicExtrasType, "Typographic Extras",
            [on(kSlashedZeroOnSelector, "Slashed Zero", "zero"), off(kSlashedZeroOffSelector, "Slashed Zero Off", "zero")]),
        kind(
            kNumberCaseType, "Number Case", exclusive: true,
            [
                on(kLowerCaseNumbersSelector, "Lower Case Numbers", "onum"), on(kUpperCaseNumbersSelector, "Upper Case Numbers", "lnum"),
            ]),
        kind(
            kCaseSensitiveLayoutType, "Case-Sensitive Layout",
            [
                on(kCaseSensitiveLayoutOnSelector, "Capital Forms", "case"),
                off(kCaseSensitiveLayoutOffSelector, "Capital Forms Off", "case"),
                on(kCaseSensitiveSpacingOnSelector, "Capital Spacing", "cpsp"),
                off(kCaseSensitiveSpacingOffSelector, "Capital Spacing Off", "cpsp"),
            ]),
        kind(kStylisticAlternativesType, "Alternative Stylistic Sets", sets),
        kind(
            kContextualAlternatesType, "Contextual Alternates",
            [
                on(kContextualAlternatesOnSelector, "Contextual Alternates", "calt"),
                off(kContextualAlternatesOffSelector, "Contextual Alternates Off", "calt"),
                on(kSwashAlternatesOnSelector, "Swash Alternates", "swsh"),
                off(kSwashAlternatesOffSelector, "Swash Alternates Off", "swsh"),
                on(kContextualSwashAlternatesOnSelector, "Contextual Swash Alternates", "cswh"),
                off(kContextualSwashAlternatesOffSelector, "Contextual Swash Alternates Off", "cswh"),
            ]),
        kind(
            kLowerCaseType, "Lower Case", exclusive: true,
            [
                off(kDefaultLowerCaseSelector, "Default Lower Case", "smcp"), on(kLowerCaseSmallCapsSelector, "Small Capitals", "smcp"),
                on(kLowerCasePetiteCapsSelector, "Petite Capitals", "pcap"),
            ]),
        kind(
            kUpperCaseType, "Upper Case", exclusive: true,
            [
                off(kDefaultUpperCaseSelector, "Default Upper Case", "c2sc"), on(kUpperCaseSmallCapsSelector, "Small Capitals", "c2sc"),
                on(kUpperCasePetiteCapsSelector, "Petite Capitals", "c2pc"),
            ]),
    ]

    /// The OpenType features that are on without a setting.
    static let usual: Set<String> = ["liga", "clig", "calt"]

    /// The OpenType feature of a setting, in Pango's syntax; nil for one without.
    static func feature(type: Int, selector: Int) -> String? {
        (kinds + [oldLetterCase]).first { $0.number == type }?.selectors.first { $0.number == selector }?.feature
    }
}
