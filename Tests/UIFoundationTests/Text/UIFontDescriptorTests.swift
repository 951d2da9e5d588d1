import UIKit
import XCTest

final class UIFontDescriptorTests: XCTestCase {
    func testADescriptorLeadsBackToItsFont() {
        for font in [UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 9)] {
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 30), font.withSize(30))
        }
        XCTAssertEqual(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize, 12)
    }

    func testTraitsChangeTheFace() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        XCTAssertEqual(plain.symbolicTraits, [])
        let bold = try XCTUnwrap(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(bold.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "Inter-SemiBoldItalic")
        XCTAssertNil(bold.withSymbolicTraits([.traitBold, .traitVertical]), "no font has it")
        XCTAssertNil(bold.withSymbolicTraits(.traitTightLeading))
        XCTAssertEqual(bold.withSymbolicTraits([])?.postscriptName, "Inter-Regular")
        XCTAssertNil(plain.withSymbolicTraits(.traitCondensed), "Inter has no condensed faces")
        let weighted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]])
        XCTAssertEqual(weighted.postscriptName, "Inter-Black")
    }

    func testFeaturesReachTheFont() {
        let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: 6, .selector: 0]]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        XCTAssertEqual(
            settings as? [[UIFontDescriptor.FeatureKey: Int]], [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
    }

    func testNumbersOfFeaturesAreThoseOfOpenType() {
        // The numbers of Apple's registry, and the tags to which Inter's own documentation maps them.
        let features: [(type: Int, selector: Int, tag: String)] = [
            (kLigaturesType, kCommonLigaturesOffSelector, "liga=0"), (kNumberCaseType, kLowerCaseNumbersSelector, "onum=1"),
            (kTypographicExtrasType, kSlashedZeroOnSelector, "zero=1"), (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp=1"),
            (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc=1"), (kStylisticAlternativesType, kStylisticAltThreeOnSelector, "ss03=1"),
            (kStylisticAlternativesType, kStylisticAltTwentyOnSelector, "ss20=1"),
            (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "case=1"), (kFractionsType, kDiagonalFractionsSelector, "frac=1"),
            (kContextualAlternatesType, kContextualAlternatesOffSelector, "calt=0"), (kVerticalPositionType, kOrdinalsSelector, "ordn=1"),
            (kContextualAlternatesType, kSwashAlternatesOnSelector, "swsh=1"), (kLigaturesType, kHistoricalLigaturesOnSelector, "hlig=1"),
            (kLowerCaseType, kLowerCasePetiteCapsSelector, "pcap=1"), (kUpperCaseType, kDefaultUpperCaseSelector, "c2sc=0"),
            (kStylisticAlternativesType, kStylisticAltTwoOffSelector, "ss02=0"), (kFractionsType, kVerticalFractionsSelector, "afrc=1"),
            (kCaseSensitiveLayoutType, kCaseSensitiveSpacingOnSelector, "cpsp=1"),
            (kVerticalPositionType, kScientificInferiorsSelector, "sinf=1"),
        ]
        for feature in features {
            let (tag, value) = (String(feature.tag.prefix(4)), Int(feature.tag.suffix(1)) ?? -1)
            let plain = CTFontCreateWithName("Inter-Regular" as CFString, 17, nil)
            func font(_ setting: [CFString: Any]) -> CTFont {
                CTFontCreateCopyWithAttributes(
                    plain, 0, nil, CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: [setting]] as CFDictionary))
            }
            let numbered = font([
                kCTFontFeatureTypeIdentifierKey: feature.type, kCTFontFeatureSelectorIdentifierKey: feature.selector,
            ])
            let tagged = font([kCTFontOpenTypeFeatureTag: tag, kCTFontOpenTypeFeatureValue: value])
            XCTAssertEqual(numbered, tagged, feature.tag)
            XCTAssertNotEqual(numbered, plain, feature.tag)
        }
    }

    func testTheSystemFontHasAllDesigns() throws {
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        XCTAssertEqual(system.withDesign(.default)?.postscriptName, "Inter-Regular")
        for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
            let designed = try XCTUnwrap(system.withDesign(design), design.rawValue)
            XCTAssertEqual(designed.pointSize, 17)
            XCTAssertNotNil(designed.withDesign(.default), "and back")
            XCTAssertTrue(UIFont.familyNames.contains(UIFont(descriptor: designed, size: 0).familyName))
        }
        XCTAssertNil(system.withDesign(UIFontDescriptor.SystemDesign(rawValue: "none of Apple's")))
        XCTAssertNil(UIFontDescriptor(name: "Georgia", size: 17).withDesign(.rounded))
        XCTAssertTrue(UIFont.fontNames(forFamilyName: "inter").contains("Inter-SemiBold"))
    }

    func testOddAttributesAreLeftOut() {
        let odd = UIFontDescriptor(fontAttributes: [
            .size: "large", .family: 7, .traits: 3, .featureSettings: [[UIFontDescriptor.FeatureKey.type: Double.nan]], .face: "Wobbly",
        ])
        XCTAssertEqual(UIFont(descriptor: odd, size: 17), UIFont.systemFont(ofSize: 17))
    }

    func testDynamicTypeHasApplesSizes() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)).pointSize
        }
        XCTAssertEqual(size(.body, .extraSmall), 14)
        XCTAssertEqual(size(.body, .accessibilityExtraExtraExtraLarge), 53)
        XCTAssertEqual(size(.largeTitle, .extraExtraExtraLarge), 40)
        XCTAssertEqual(size(.caption2, .small), 11)
        for style in [UIFont.TextStyle.largeTitle, .title1, .body, .footnote, .caption1] {
            let sizes = UIContentSizeCategory.ordered.map { size(style, $0) }
            XCTAssertEqual(sizes, sizes.sorted())
        }
    }

    func testMetricsScaleFontsAndValues() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        // 17 · 62 / 22
        XCTAssertEqual(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize, 48, accuracy: 0.34)
        XCTAssertEqual(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large).pointSize, 30)
        XCTAssertEqual(metrics.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)), 10)
        let scaled = metrics.scaledFont(for: .systemFont(ofSize: 17))
        XCTAssertEqual(scaled.adjusted(for: large).pointSize, 48, accuracy: 0.34)
        XCTAssertEqual(UIFont.systemFont(ofSize: 17).adjusted(for: large).pointSize, 17)
    }

    /// The ratio of the leadings (21 and 22 for body text at medium), rounded to a pixel.
    func testMetricsScaleByTheRatioOfLeadingsToThePixel() {
        func scaled(_ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ scale: CGFloat) -> CGFloat {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
            ])
            return UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
        }
        XCTAssertEqual(scaled(17, .body, .medium, 3), 49.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(scaled(17, .body, .medium, 2), 16)
        XCTAssertEqual(scaled(100, .body, .extraExtraExtraLarge, 1), 132)
        XCTAssertEqual(scaled(100, .largeTitle, .extraSmall, 1), 93)
        XCTAssertEqual(scaled(100, .caption2, .small, 1), 100)
        XCTAssertEqual(scaled(17, .body, .large, 3), 17)
    }

    /// As on iOS: the size 0 keeps the style, another size fixes the font.
    func testAFontOfATextStylesDescriptorFollowsTheTextSize() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
            body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(bold.object(forKey: .textStyle) as? UIFont.TextStyle, .body)
        let light = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body]).addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
        ])
        for descriptor in [bold, light, try XCTUnwrap(body.fontDescriptor.withDesign(.serif))] {
            let font = UIFont(descriptor: descriptor, size: 0), adjusted = font.adjusted(for: large)
            XCTAssertEqual(font.pointSize, 17)
            XCTAssertEqual(adjusted.pointSize, 40)
            XCTAssertEqual(adjusted.fontName, font.fontName)
            XCTAssertEqual(adjusted.adjusted(for: UITraitCollection(preferredContentSizeCategory: .extraSmall)).pointSize, 14)
            let archived = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
            XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: archived)?.adjusted(for: large).pointSize, 40)
        }
        for fixed in [UIFont(descriptor: bold, size: 17), UIFont(descriptor: bold.withSize(17), size: 0), body.withSize(20)] {
            XCTAssertFalse(fixed.followsContentSizeCategory)
            XCTAssertNotEqual(fixed.adjusted(for: large).pointSize, 40)
        }
    }

    func testAFileOfFontsIsRegisteredByItsURL() {
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/passwd"), .process, &error))
        XCTAssertNotNil(error?.takeRetainedValue())
    }

    func testDigitsOfOneWidth() {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            TextLayout(text, style: TextStyle(font: font.fontDescription)).size.width
        }
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        XCTAssertEqual(width("1111", font), width("8888", font), accuracy: 0.01)
        XCTAssertLessThan(width("1111", .systemFont(ofSize: 17)), width("8888", .systemFont(ofSize: 17)))
        let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
        XCTAssertEqual(width("iiii", mono), width("WWWW", mono), accuracy: 0.01)
    }
}
