// Numbers of Apple's font feature registry, for `kCTFontFeatureTypeIdentifierKey` and `kCTFontFeatureSelectorIdentifierKey`. Those are here
// that have an OpenType feature. Source: Apple, SFNTLayoutTypes.h.

// MARK: Types

/// Ligatures.
public let kLigaturesType = 1
/// Forms of letters by case, by an old type; use `kLowerCaseType` and `kUpperCaseType`.
public let kLetterCaseType = 3
/// Widths of digits.
public let kNumberSpacingType = 6
/// Raised and lowered letters.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Extras such as a zero with a slash.
public let kTypographicExtrasType = 14
/// Heights of digits.
public let kNumberCaseType = 21
/// Marks that suit capitals.
public let kCaseSensitiveLayoutType = 33
/// Sets of other forms, which the font's designer numbers.
public let kStylisticAlternativesType = 35
/// Forms of lowercase letters.
public let kLowerCaseType = 37
/// Forms of capitals.
public let kUpperCaseType = 38

// MARK: Selectors

/// Usual ligatures: `liga`.
public let kCommonLigaturesOnSelector = 2
/// No usual ligatures.
public let kCommonLigaturesOffSelector = 3
/// Ligatures for ornament: `dlig`.
public let kRareLigaturesOnSelector = 4
/// No ligatures for ornament.
public let kRareLigaturesOffSelector = 5
/// Small capitals for lowercase letters, of `kLetterCaseType`: `smcp`.
public let kSmallCapsSelector = 3
/// Digits of one width: `tnum`.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths: `pnum`.
public let kProportionalNumbersSelector = 1
/// Raised letters: `sups`.
public let kSuperiorsSelector = 1
/// Lowered letters: `subs`.
public let kInferiorsSelector = 2
/// Digits on both ends of a slash as a fraction: `frac`.
public let kDiagonalFractionsSelector = 2
/// A zero with a slash: `zero`.
public let kSlashedZeroOnSelector = 4
/// Digits with ascenders and descenders: `onum`.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals: `lnum`.
public let kUpperCaseNumbersSelector = 1
/// Marks raised for capitals: `case`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Small capitals for lowercase letters: `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Small capitals for capitals: `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// The font's set 1 of other forms: `ss01`.
public let kStylisticAltOneOnSelector = 2
/// The font's set 2 of other forms: `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// The font's set 3 of other forms: `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// The font's set 4 of other forms: `ss04`.
public let kStylisticAltFourOnSelector = 8
/// The font's set 5 of other forms: `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// The font's set 6 of other forms: `ss06`.
public let kStylisticAltSixOnSelector = 12
/// The font's set 7 of other forms: `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// The font's set 8 of other forms: `ss08`.
public let kStylisticAltEightOnSelector = 16
/// The font's set 9 of other forms: `ss09`.
public let kStylisticAltNineOnSelector = 18
/// The font's set 10 of other forms: `ss10`.
public let kStylisticAltTenOnSelector = 20
/// The font's set 11 of other forms: `ss11`.
public let kStylisticAltElevenOnSelector = 22
/// The font's set 12 of other forms: `ss12`.
public let kStylisticAltTwelveOnSelector = 24
/// The font's set 13 of other forms: `ss13`.
public let kStylisticAltThirteenOnSelector = 26
/// The font's set 14 of other forms: `ss14`.
public let kStylisticAltFourteenOnSelector = 28
/// The font's set 15 of other forms: `ss15`.
public let kStylisticAltFifteenOnSelector = 30
/// The font's set 16 of other forms: `ss16`.
public let kStylisticAltSixteenOnSelector = 32
/// The font's set 17 of other forms: `ss17`.
public let kStylisticAltSeventeenOnSelector = 34
/// The font's set 18 of other forms: `ss18`.
public let kStylisticAltEighteenOnSelector = 36
/// The font's set 19 of other forms: `ss19`.
public let kStylisticAltNineteenOnSelector = 38
/// The font's set 20 of other forms: `ss20`.
public let kStylisticAltTwentyOnSelector = 40
