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
/// Forms of letters by their neighbors.
public let kContextualAlternatesType = 36
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
/// Ligatures that depend on the neighbors: `clig`.
public let kContextualLigaturesOnSelector = 18
/// No ligatures that depend on the neighbors.
public let kContextualLigaturesOffSelector = 19
/// Ligatures of old prints: `hlig`.
public let kHistoricalLigaturesOnSelector = 20
/// No ligatures of old prints.
public let kHistoricalLigaturesOffSelector = 21
/// Small capitals for lowercase letters, of `kLetterCaseType`: `smcp`.
public let kSmallCapsSelector = 3
/// Digits of one width: `tnum`.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths: `pnum`.
public let kProportionalNumbersSelector = 1
/// Letters on the line.
public let kNormalPositionSelector = 0
/// Raised letters: `sups`.
public let kSuperiorsSelector = 1
/// Lowered letters: `subs`.
public let kInferiorsSelector = 2
/// Raised letters of ordinal numbers: `ordn`.
public let kOrdinalsSelector = 3
/// Lowered digits of formulas: `sinf`.
public let kScientificInferiorsSelector = 4
/// No fractions.
public let kNoFractionsSelector = 0
/// Digits above and below a line as a fraction: `afrc`.
public let kVerticalFractionsSelector = 1
/// Digits on both ends of a slash as a fraction: `frac`.
public let kDiagonalFractionsSelector = 2
/// A zero with a slash: `zero`.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5
/// Digits with ascenders and descenders: `onum`.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals: `lnum`.
public let kUpperCaseNumbersSelector = 1
/// Marks raised for capitals: `case`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Marks for lowercase letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Wider spaces between capitals: `cpsp`.
public let kCaseSensitiveSpacingOnSelector = 2
/// Usual spaces between capitals.
public let kCaseSensitiveSpacingOffSelector = 3
/// Forms that suit the neighbors: `calt`.
public let kContextualAlternatesOnSelector = 0
/// No forms by neighbors.
public let kContextualAlternatesOffSelector = 1
/// Letters with a swash: `swsh`.
public let kSwashAlternatesOnSelector = 2
/// Letters without a swash.
public let kSwashAlternatesOffSelector = 3
/// Swashes that suit the neighbors: `cswh`.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes by neighbors.
public let kContextualSwashAlternatesOffSelector = 5
/// Lowercase letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lowercase letters: `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals for lowercase letters: `pcap`.
public let kLowerCasePetiteCapsSelector = 2
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for capitals: `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals for capitals: `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
/// The font's set 1 of other forms: `ss01`.
public let kStylisticAltOneOnSelector = 2
/// The font's set 1 of other forms is off.
public let kStylisticAltOneOffSelector = 3
/// The font's set 2 of other forms: `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// The font's set 2 of other forms is off.
public let kStylisticAltTwoOffSelector = 5
/// The font's set 3 of other forms: `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// The font's set 3 of other forms is off.
public let kStylisticAltThreeOffSelector = 7
/// The font's set 4 of other forms: `ss04`.
public let kStylisticAltFourOnSelector = 8
/// The font's set 4 of other forms is off.
public let kStylisticAltFourOffSelector = 9
/// The font's set 5 of other forms: `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// The font's set 5 of other forms is off.
public let kStylisticAltFiveOffSelector = 11
/// The font's set 6 of other forms: `ss06`.
public let kStylisticAltSixOnSelector = 12
/// The font's set 6 of other forms is off.
public let kStylisticAltSixOffSelector = 13
/// The font's set 7 of other forms: `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// The font's set 7 of other forms is off.
public let kStylisticAltSevenOffSelector = 15
/// The font's set 8 of other forms: `ss08`.
public let kStylisticAltEightOnSelector = 16
/// The font's set 8 of other forms is off.
public let kStylisticAltEightOffSelector = 17
/// The font's set 9 of other forms: `ss09`.
public let kStylisticAltNineOnSelector = 18
/// The font's set 9 of other forms is off.
public let kStylisticAltNineOffSelector = 19
/// The font's set 10 of other forms: `ss10`.
public let kStylisticAltTenOnSelector = 20
/// The font's set 10 of other forms is off.
public let kStylisticAltTenOffSelector = 21
/// The font's set 11 of other forms: `ss11`.
public let kStylisticAltElevenOnSelector = 22
/// The font's set 11 of other forms is off.
public let kStylisticAltElevenOffSelector = 23
/// The font's set 12 of other forms: `ss12`.
public let kStylisticAltTwelveOnSelector = 24
/// The font's set 12 of other forms is off.
public let kStylisticAltTwelveOffSelector = 25
/// The font's set 13 of other forms: `ss13`.
public let kStylisticAltThirteenOnSelector = 26
/// The font's set 13 of other forms is off.
public let kStylisticAltThirteenOffSelector = 27
/// The font's set 14 of other forms: `ss14`.
public let kStylisticAltFourteenOnSelector = 28
/// The font's set 14 of other forms is off.
public let kStylisticAltFourteenOffSelector = 29
/// The font's set 15 of other forms: `ss15`.
public let kStylisticAltFifteenOnSelector = 30
/// The font's set 15 of other forms is off.
public let kStylisticAltFifteenOffSelector = 31
/// The font's set 16 of other forms: `ss16`.
public let kStylisticAltSixteenOnSelector = 32
/// The font's set 16 of other forms is off.
public let kStylisticAltSixteenOffSelector = 33
/// The font's set 17 of other forms: `ss17`.
public let kStylisticAltSeventeenOnSelector = 34
/// The font's set 17 of other forms is off.
public let kStylisticAltSeventeenOffSelector = 35
/// The font's set 18 of other forms: `ss18`.
public let kStylisticAltEighteenOnSelector = 36
/// The font's set 18 of other forms is off.
public let kStylisticAltEighteenOffSelector = 37
/// The font's set 19 of other forms: `ss19`.
public let kStylisticAltNineteenOnSelector = 38
/// The font's set 19 of other forms is off.
public let kStylisticAltNineteenOffSelector = 39
/// The font's set 20 of other forms: `ss20`.
public let kStylisticAltTwentyOnSelector = 40
/// The font's set 20 of other forms is off.
public let kStylisticAltTwentyOffSelector = 41
