import CoreText
import TestSupport
import UIKit
import XCTest

/// The fonts of every iPhone by name, and fonts of UIKit in Core Text.
final class UIFontFamiliesTests: XCTestCase {
    func testTheFontsOfEveryIPhoneAreThereByTheirNames() throws {
        let names = [
            "HelveticaNeue-Light": "Helvetica Neue", "Helvetica-Bold": "Helvetica", "ArialMT": "Arial",
            "TimesNewRomanPSMT": "Times New Roman",
            "CourierNewPS-BoldItalicMT": "Courier New", "Courier": "Courier", "Georgia-BoldItalic": "Georgia", "Menlo-Regular": "Menlo",
            "Verdana-Italic": "Verdana", "Avenir-Book": "Avenir", "AvenirNext-DemiBold": "Avenir Next", "Palatino-Roman": "Palatino",
            "Didot": "Didot", "Futura-Medium": "Futura", "GillSans-SemiBold": "Gill Sans", "Baskerville": "Baskerville",
            "AmericanTypewriter-CondensedBold": "American Typewriter", "Trebuchet-BoldItalic": "Trebuchet MS",
            "ChalkboardSE-Bold": "Chalkboard SE",
            "MarkerFelt-Wide": "Marker Felt", "Noteworthy-Light": "Noteworthy", "Papyrus": "Papyrus", "Zapfino": "Zapfino",
            "Optima-ExtraBlack": "Optima", "HoeflerText-BlackItalic": "Hoefler Text", "Cochin": "Cochin",
            "Copperplate-Light": "Copperplate",
            "BodoniSvtyTwoITCTT-Book": "Bodoni 72", "SnellRoundhand-Black": "Snell Roundhand", "SavoyeLetPlain": "Savoye LET",
            "Rockwell-Regular": "Rockwell", "PingFangSC-Semibold": "PingFang SC", "HiraginoSans-W6": "Hiragino Sans",
        ]
        for (name, family) in names {
            let font = try XCTUnwrap(UIFont(name: name, size: 20), name)
            XCTAssertEqual(font.fontName, name)
            XCTAssertEqual(font.familyName, family)
            XCTAssertEqual(font.pointSize, 20)
            XCTAssertTrue(UIFont.familyNames.contains(family))
            XCTAssertTrue(UIFont.fontNames(forFamilyName: family).contains(name))
            XCTAssertGreaterThan(("Hamburg" as NSString).size(withAttributes: [.font: font]).width, 40, name)
        }
    }

    func testFamiliesAndTheirFontsAgree() {
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            XCTAssertFalse(names.isEmpty, family)
            for name in names { XCTAssertEqual(UIFont(name: name, size: 9)?.familyName, family, name) }
        }
        XCTAssertEqual(UIFont(name: "Helvetica Neue", size: 9)?.fontName, "HelveticaNeue")
        XCTAssertEqual(UIFont(name: "Avenir", size: 9)?.fontName, "Avenir-Roman")
        XCTAssertEqual(UIFont(name: "Gill Sans", size: 9)?.fontName, "GillSans")
        XCTAssertEqual(UIFont(name: "DIN Alternate", size: 9)?.fontDescriptor.symbolicTraits, .traitBold)
        // The nearest face of a weight that the family lacks.
        let medium = UIFontDescriptor(fontAttributes: [
            .family: "Helvetica", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium],
        ])
        XCTAssertEqual(UIFont(descriptor: medium, size: 9).fontName, "Helvetica")
        for name in ["Liberation Sans", "Lato-Regular", "Helvetica-Wobbly", "Helvetica-Medium", "Comic Sans MS"] {
            XCTAssertNil(UIFont(name: name, size: 9), name)
        }
    }

    func testFacesOfAFamilyAreFoundByTheirTraits() throws {
        let regular = try XCTUnwrap(UIFont(name: "HelveticaNeue", size: 12))
        let bold = try XCTUnwrap(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "HelveticaNeue-BoldItalic")
        let light = regular.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        XCTAssertEqual(UIFont(descriptor: light, size: 0).fontName, "HelveticaNeue-Light")
        XCTAssertEqual(UIFont(name: "Menlo-Bold", size: 9)?.fontDescriptor.symbolicTraits, [.traitBold, .traitMonoSpace])
        XCTAssertNil(UIFont(name: "Zapfino", size: 9)?.fontDescriptor.withSymbolicTraits(.traitBold))
    }

    func testAFontOfUIKitIsAFontOfCoreText() throws {
        let font = try XCTUnwrap(UIFont(name: "NotoSansMono-Regular", size: 10))
        XCTAssertEqual(CTFontGetSize(font as CTFont), 10)
        XCTAssertEqual(CTFontCopyPostScriptName(font), "NotoSansMono-Regular")
        XCTAssertEqual(
            CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(font.fontDescriptor as CTFontDescriptor, 0, nil)), font.fontName)
        let text = NSAttributedString(string: "abc", attributes: [.font: font, .foregroundColor: UIColor.red])
        let line = CTLineCreateWithAttributedString(text as CFAttributedString)
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), 18, accuracy: 0.01)
        let runs = CTLineGetGlyphRuns(line) as NSArray as? [CTRun]
        let attributes = CTRunGetAttributes(try XCTUnwrap(runs?.first)) as NSDictionary
        XCTAssertEqual(attributes[kCTFontAttributeName] as? UIFont, font)
    }

    func testAFontOfCoreTextIsAFontOfUIKit() throws {
        let font = CTFontCreateWithName("NotoSerif-Bold", 9, nil)
        XCTAssertEqual((font as? UIFont)?.fontName, "NotoSerif-Bold")
        XCTAssertEqual((CTFontCreateUIFontForLanguage(.system, 11, nil) as? UIFont)?.pointSize, 11)
        let descriptor = try XCTUnwrap(CTFontCopyFontDescriptor(font) as? UIFontDescriptor)
        XCTAssertEqual(descriptor.object(forKey: .name) as? String, "NotoSerif-Bold")
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), font)
        XCTAssertTrue(CTFontDescriptorCreateWithNameAndSize("Inter", 8) is UIFontDescriptor)
    }

    func testACascadeListNamesTheFontsOfMissingLetters() throws {
        try XCTSkipUnless(installedFamilyMatches("Noto Serif Hebrew"), "fonts-noto-core is not installed")
        let hebrew = UIFontDescriptor(fontAttributes: [.family: "Noto Serif Hebrew"])
        let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Inter", .cascadeList: [hebrew]]), size: 20)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "a\u{05D0}", attributes: [.font: font]))
        let families = (CTLineGetGlyphRuns(line) as? [CTRun])?.map { run in
            (CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont).map(CTFontCopyFamilyName)
        }
        XCTAssertEqual(families, ["Inter", "Noto Serif Hebrew"])
        let list = CTFontCopyDefaultCascadeListForLanguages(font, nil) as? [UIFontDescriptor]
        XCTAssertEqual(list?.first?.object(forKey: .family) as? String, "Noto Serif Hebrew")
    }

    func testALabelDrawsAFontOfCoreText() {
        let font = CTFontCreateWithName("NotoSansMono-Regular", 10, nil)
        XCTAssertEqual(NSAttributedString(string: "abc", attributes: [.font: font]).size().width, 18, accuracy: 0.01)
    }

    func testAParagraphStyleOfUIKitMovesLinesOfCoreText() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = -3
        style.maximumLineHeight = 10
        let font = CTFontCreateWithName("NotoSansMono-Regular", 10, nil)
        let text = NSAttributedString(string: "ab\nab", attributes: [.font: font, .paragraphStyle: style])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, text.length), path, nil)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 2), &origins)
        XCTAssertEqual(origins[0].x, 38, accuracy: 0.01)
        XCTAssertEqual(origins[0].y - origins[1].y, 7, accuracy: 0.01)
    }
}
