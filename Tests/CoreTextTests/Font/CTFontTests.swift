import CoreText
import TestSupport
import XCTest

/// Fonts by Core Text's functions. Numbers of Inter, Noto Serif and Noto Sans Mono are those that fontTools reads from their files.
final class CTFontTests: XCTestCase {
    private let inter = CTFontCreateWithName("Inter-Regular", 28.16, nil)
    /// Points of a unit of Inter, which has 2816 of them.
    private let unit = 0.01

    private func glyph(_ text: String, in font: CTFont) -> CGGlyph {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return glyphs[0]
    }

    func testMetricsAreThoseOfTheFile() {
        XCTAssertEqual(CTFontGetSize(inter), 28.16)
        XCTAssertEqual(CTFontGetUnitsPerEm(inter), 2816)
        XCTAssertEqual(CTFontGetGlyphCount(inter), 2548)
        XCTAssertEqual(CTFontGetAscent(inter), 27.28, accuracy: 0.001)
        XCTAssertEqual(CTFontGetDescent(inter), 6.8, accuracy: 0.001)
        XCTAssertEqual(CTFontGetLeading(inter), 0, accuracy: 0.001)
        XCTAssertEqual(CTFontGetCapHeight(inter), 20.48, accuracy: 0.001)
        XCTAssertEqual(CTFontGetXHeight(inter), 15.36, accuracy: 0.001)
        XCTAssertEqual(CTFontGetUnderlinePosition(inter), -4.64, accuracy: 0.001)
        XCTAssertEqual(CTFontGetUnderlineThickness(inter), 1.92, accuracy: 0.001)
        XCTAssertEqual(CTFontGetSlantAngle(inter), 0)
        let box = CTFontGetBoundingBox(inter)
        XCTAssertEqual(box.minX, -20.8, accuracy: 1e-9)
        XCTAssertEqual(box.minY, -9, accuracy: 1e-9)
        XCTAssertEqual(box.maxX, 72.74, accuracy: 1e-9)
        XCTAssertEqual(box.maxY, 30.72, accuracy: 1e-9)
    }

    func testGlyphsOfCharactersAreThoseOfTheFile() {
        let units = Array("AVH.".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 4)
        XCTAssertTrue(CTFontGetGlyphsForCharacters(inter, units, &glyphs, 4))
        XCTAssertEqual(glyphs, [2, 453, 161, 1405])
        XCTAssertEqual(CTFontCopyNameForGlyph(inter, 2), "uni0041")
        XCTAssertEqual(CTFontGetGlyphWithName(inter, "uni0041"), 2)
        XCTAssertEqual(CTFontGetGlyphWithName(inter, "no such glyph"), 0)
    }

    func testAPairOfSurrogatesHasOneGlyphAndAMissingCharacterHasNone() {
        let units = Array("A\u{10FFFD}V".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 4)
        XCTAssertFalse(CTFontGetGlyphsForCharacters(inter, units, &glyphs, 4))
        XCTAssertEqual(glyphs, [2, 0, 0, 453])
    }

    func testAdvancesAndBoxesOfGlyphsAreThoseOfTheFile() {
        let glyphs: [CGGlyph] = [2, 679, 1682]
        var (advances, boxes) = ([CGSize](repeating: .zero, count: 3), [CGRect](repeating: .zero, count: 3))
        XCTAssertEqual(CTFontGetAdvancesForGlyphs(inter, .horizontal, glyphs, &advances, 3), 33.64, accuracy: 1e-6)
        XCTAssertEqual(advances.map { ($0.width * 100).rounded() }, [1904, 668, 792])
        let all = CTFontGetBoundingRectsForGlyphs(inter, .default, glyphs, &boxes, 3)
        XCTAssertEqual(boxes[1].minX, 1.68, accuracy: 1e-6)
        XCTAssertEqual(boxes[1].maxX, 5.04, accuracy: 1e-6)
        XCTAssertEqual(boxes[1].maxY, 21.12, accuracy: 1e-6)
        XCTAssertTrue(boxes[2].isNull, "a space has no ink")
        XCTAssertEqual(all.minX, 0.72, accuracy: 1e-6)
        XCTAssertEqual(all.maxX, 18.32, accuracy: 1e-6)
    }

    func testThePathOfAGlyphHasThePointsOfTheFile() throws {
        let path = try XCTUnwrap(CTFontCreatePathForGlyph(inter, glyph("l", in: inter), nil))
        var points: [CGPoint] = []
        path.applyWithBlock { if $0.pointee.type != .closeSubpath { points.append($0.pointee.points[0]) } }
        let expected = [(452, 2048), (216, 2048), (216, 0), (452, 0)]
        XCTAssertGreaterThanOrEqual(points.count, 4)
        for (point, right) in zip(points, expected) {
            XCTAssertEqual(point.x, CGFloat(right.0) * unit, accuracy: 1e-6)
            XCTAssertEqual(point.y, CGFloat(right.1) * unit, accuracy: 1e-6)
        }
        XCTAssertNil(CTFontCreatePathForGlyph(inter, glyph(" ", in: inter), nil))
    }

    func testTrueTypeCurvesStayQuadratic() throws {
        let serif = CTFontCreateWithName("NotoSerif-Regular", 1000, nil)
        let path = try XCTUnwrap(CTFontCreatePathForGlyph(serif, glyph(".", in: serif), nil))
        var kinds: Set<Int32> = []
        path.applyWithBlock { kinds.insert(Int32($0.pointee.type.rawValue)) }
        XCTAssertTrue(kinds.contains(Int32(CGPathElementType.addQuadCurveToPoint.rawValue)))
        XCTAssertFalse(kinds.contains(Int32(CGPathElementType.addCurveToPoint.rawValue)))
        XCTAssertEqual(path.boundingBoxOfPath.minY, -7, accuracy: 0.01)
        XCTAssertEqual(path.boundingBoxOfPath.maxY, 129, accuracy: 0.01)
    }

    func testAMatrixChangesPathsAndBoxes() throws {
        var slant = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        let font = CTFontCreateWithName("Inter-Regular", 28.16, &slant)
        XCTAssertEqual(CTFontGetMatrix(font), slant)
        // The top right corner of l, at (4.52, 20.48), moves by a quarter of its height.
        let path = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph("l", in: font), nil))
        XCTAssertEqual(path.boundingBoxOfPath.maxX, 4.52 + 20.48 / 4, accuracy: 1e-6)
        var up = CGAffineTransform(translationX: 0, y: 10)
        let moved = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph("l", in: font), &up))
        XCTAssertEqual(moved.boundingBoxOfPath.minY, 10, accuracy: 1e-6)
    }

    func testNamesAreThoseOfTheFace() {
        let font = CTFontCreateWithName("Inter-SemiBoldItalic", 12, nil)
        XCTAssertEqual(CTFontCopyPostScriptName(font), "Inter-SemiBoldItalic")
        XCTAssertEqual(CTFontCopyFamilyName(font), "Inter")
        XCTAssertEqual(CTFontCopyFullName(font), "Inter Semi Bold Italic")
        XCTAssertEqual(CTFontCopyName(font, kCTFontSubFamilyNameKey), "Semi Bold Italic")
        XCTAssertTrue(CTFontCopyName(font, kCTFontCopyrightNameKey)?.contains("Inter") ?? false)
        XCTAssertNil(CTFontCopyName(font, "no such key"))
    }

    func testAHeavyFaceByNameIsDrawnHeavy() throws {
        func stem(_ name: String) throws -> CGFloat {
            let font = CTFontCreateWithName(name, 1000, nil)
            var (letter, glyph) = (UniChar(108), CGGlyph(0))
            XCTAssertTrue(CTFontGetGlyphsForCharacters(font, &letter, &glyph, 1))
            return try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath.width
        }
        for (regular, heavy) in [
            ("GillSans", "GillSans-UltraBold"), ("HelveticaNeue", "HelveticaNeue-Bold"), ("Avenir-Book", "Avenir-Black"),
        ] {
            XCTAssertGreaterThan(try stem(heavy), try stem(regular) * 1.2, heavy)
        }
    }

    func testAnUnknownNameGivesHelveticaAndASentence() {
        let sentences = Diagnostics.complaints {
            XCTAssertEqual(CTFontCopyFamilyName(CTFontCreateWithName("No Such Font", 10, nil)), "Helvetica")
        }
        XCTAssertEqual(sentences.count, 1)
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithName("Inter", 0, nil)), 12)
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithName("Inter", .nan, nil)), 12)
    }

    func testTraitsAreReadAndChanged() throws {
        let font = CTFontCreateWithName("NotoSerif-BoldItalic", 12, nil)
        XCTAssertEqual(CTFontGetSymbolicTraits(font), [.traitBold, .traitItalic])
        let upright = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, [], .traitItalic))
        XCTAssertEqual(CTFontCopyPostScriptName(upright), "NotoSerif-Bold")
        XCTAssertEqual(CTFontGetSize(upright), 12)
        XCTAssertNil(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitMonoSpace, .traitMonoSpace))
        XCTAssertEqual(CTFontGetSymbolicTraits(CTFontCreateWithName("NotoSansMono-Regular", 12, nil)), .traitMonoSpace)
        XCTAssertEqual(CTFontCopyTraits(font)[kCTFontSymbolicTrait] as? NSNumber, 3)
        XCTAssertEqual((CTFontCopyTraits(font)[kCTFontWeightTrait] as? NSNumber)?.doubleValue ?? 0, 0.4, accuracy: 1e-9)
    }

    func testACopyHasAnotherSizeFamilyOrDescriptor() throws {
        XCTAssertEqual(CTFontGetSize(CTFontCreateCopyWithAttributes(inter, 40, nil, nil)), 40)
        let bold = CTFontDescriptorCreateWithAttributes([kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4]])
        let copy = CTFontCreateCopyWithAttributes(inter, 0, nil, bold)
        XCTAssertEqual(CTFontCopyPostScriptName(copy), "Inter-Bold")
        XCTAssertEqual(CTFontGetSize(copy), 28.16)
        XCTAssertEqual(CTFontCopyFamilyName(try XCTUnwrap(CTFontCreateCopyWithFamily(inter, 0, nil, "noto serif"))), "Noto Serif")
        XCTAssertNil(CTFontCreateCopyWithFamily(inter, 0, nil, "No Such Family"))
    }

    func testDescriptorsAreResolved() throws {
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Noto Serif", kCTFontStyleNameAttribute: "Bold"])
        let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
        XCTAssertEqual(CTFontCopyPostScriptName(font), "NotoSerif-Bold")
        XCTAssertEqual(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String, "NotoSerif-Bold")
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)), 12)
        let matches = CTFontDescriptorCreateMatchingFontDescriptors(descriptor, nil) as? [CTFontDescriptor]
        XCTAssertEqual(matches?.count, 4)
        XCTAssertEqual(matches?.first.map { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }, "NotoSerif-Bold")
        let name = CTFontDescriptorCreateWithNameAndSize("Inter-Medium", 15)
        XCTAssertEqual(CTFontDescriptorCopyAttribute(name, kCTFontSizeAttribute) as? CGFloat, 15)
        let italic = try XCTUnwrap(CTFontDescriptorCreateCopyWithSymbolicTraits(name, .traitItalic, .traitItalic))
        XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(italic, 0, nil)), "Inter-MediumItalic")
        XCTAssertEqual(CTFontCopyFontDescriptor(CTFontCreateWithFontDescriptor(italic, 0, nil)), italic)
    }

    func testAnotherFontHasTheLettersThatAFontLacks() throws {
        XCTAssertEqual(CTFontCreateForString(inter, "abc", CFRangeMake(0, 3)), inter)
        // Inter has no Hebrew; the family of the font that has it is the machine's.
        let text = "ab\u{05D0}"
        let other = CTFontCreateForString(inter, text, CFRangeMake(0, 3))
        XCTAssertEqual(CTFontGetSize(other), 28.16)
        XCTAssertEqual(CTFontCreateForString(inter, text, CFRangeMake(0, 2)), inter)
        try XCTSkipUnless(installedFamilyMatches("Noto Sans Hebrew"), "fonts-noto-core is not installed")
        XCTAssertEqual(CTFontCopyFamilyName(other), "Noto Sans Hebrew")
    }

    func testTheSystemsFontsHaveTheirUses() {
        XCTAssertEqual(CTFontCreateUIFontForLanguage(.system, 17, nil).map(CTFontCopyPostScriptName), "Inter-Regular")
        XCTAssertEqual(CTFontCreateUIFontForLanguage(.emphasizedSystem, 17, nil).map(CTFontCopyPostScriptName), "Inter-SemiBold")
        XCTAssertEqual(CTFontCreateUIFontForLanguage(.userFixedPitch, 17, nil).map(CTFontCopyFamilyName), "Noto Sans Mono")
        XCTAssertEqual(CTFontCreateUIFontForLanguage(.system, 0, nil).map(CTFontGetSize), 13)
    }

    func testTablesAndTheFileAreThoseOfTheFont() throws {
        let head = try XCTUnwrap(CTFontCopyTable(inter, 0x6865_6164, []))
        XCTAssertEqual(head.count, 54)
        XCTAssertEqual(head[18...19].map { $0 }, [0x0B, 0x00], "2816 units")
        XCTAssertNil(CTFontCopyTable(inter, 0x7878_7878, []))
        let font = CTFontCopyGraphicsFont(inter, nil)
        XCTAssertEqual(font.numberOfGlyphs, 2548)
        XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithGraphicsFont(font, 9, nil, nil)), "Inter-Regular")
        XCTAssertNil(CTFontCopyVariationAxes(inter))
        XCTAssertTrue(CTFontCopyCharacterSet(inter).contains("A"))
        XCTAssertFalse(CTFontCopyCharacterSet(inter).contains("\u{05D0}"))
    }

    func testFeaturesReachTheLine() throws {
        let plain = CTFontDescriptorCreateWithNameAndSize("NotoSerif-Regular", 10)
        let off = CTFontDescriptorCreateCopyWithFeature(plain, 1, 3)
        func count(_ descriptor: CTFontDescriptor) -> CFIndex {
            let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
            return CTLineGetGlyphCount(CTLineCreateWithAttributedString(CFAttributedStringCreate(nil, "fi", [kCTFontAttributeName: font])))
        }
        XCTAssertEqual(count(plain), 1, "a ligature")
        XCTAssertEqual(count(off), 2)
        let tag = CTFontDescriptorCreateCopyWithAttributes(
            plain, [kCTFontFeatureSettingsAttribute: [[kCTFontOpenTypeFeatureTag: "liga", kCTFontOpenTypeFeatureValue: 0]]])
        XCTAssertEqual(count(tag), 2)
    }

    func testGlyphsAreDrawnAtTheirPositions() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        // The stem of l: 2.16 to 4.52, 0 to 20.48, moved to (10, 5) by the text position and to (20, 5) by its own.
        context.textPosition = CGPoint(x: 10, y: 0)
        CTFontDrawGlyphs(inter, [glyph("l", in: inter)], [CGPoint(x: 10, y: 5)], 1, context)
        let pixels = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        func red(_ x: Int, _ y: Int) -> UInt8 { pixels[(39 - y) * 160 + 4 * x] }
        XCTAssertEqual(red(23, 10), 255)
        XCTAssertEqual(red(22, 10), 214, accuracy: 2, "84 % of the pixel")
        XCTAssertEqual(red(24, 10), 133, accuracy: 2, "52 % of the pixel")
        XCTAssertEqual(red(23, 4), 0)
        XCTAssertEqual(red(23, 26), 0)
        XCTAssertEqual(red(21, 10), 0)
    }

    // MARK: Features

    private func features(of font: CTFont) -> [(type: Int, selectors: [Int], usual: [Int], set: [Int])] {
        (CTFontCopyFeatures(font) as? [[String: Any]] ?? []).map { kind in
            let selectors = kind[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]] ?? []
            func numbers(_ key: String? = nil) -> [Int] {
                selectors.filter { key == nil || $0[key ?? ""] as? Bool == true }.compactMap {
                    $0[kCTFontFeatureSelectorIdentifierKey] as? Int
                }
            }
            let type = kind[kCTFontFeatureTypeIdentifierKey] as? Int ?? -1
            return (type, numbers(), numbers(kCTFontFeatureSelectorDefaultKey), numbers(kCTFontFeatureSelectorSettingKey))
        }
    }

    /// The tags are those that Inter's file lists in its tables GSUB and GPOS.
    func testFeaturesAreThoseOfTheFileByApplesTypes() throws {
        let found = features(of: inter)
        XCTAssertEqual(
            found.map(\.type),
            [
                kLigaturesType, kNumberSpacingType, kVerticalPositionType, kFractionsType, kTypographicExtrasType, kCaseSensitiveLayoutType,
                kStylisticAlternativesType, kContextualAlternatesType,
            ])
        XCTAssertEqual(found[0].selectors, [kRareLigaturesOnSelector, kRareLigaturesOffSelector])
        XCTAssertEqual(found[0].usual, [kRareLigaturesOffSelector])
        XCTAssertEqual(found[1].selectors, [kMonospacedNumbersSelector, kProportionalNumbersSelector])
        XCTAssertEqual(found[3].selectors, [kNoFractionsSelector, kDiagonalFractionsSelector])
        XCTAssertEqual(found[6].selectors, Array(2...9))
        XCTAssertEqual(found[7].usual, [kContextualAlternatesOnSelector])
        XCTAssertEqual(found.map(\.set), found.map(\.usual))
        let first = try XCTUnwrap((CTFontCopyFeatures(inter) as? [[String: Any]])?[1])
        XCTAssertEqual(first[kCTFontFeatureTypeNameKey] as? String, "Number Spacing")
        XCTAssertEqual(first[kCTFontFeatureTypeExclusiveKey] as? Bool, true)
        XCTAssertNil(CTFontCopyFeatureSettings(inter))
    }

    func testSettingsOfADescriptorAreThoseOfItsFont() throws {
        let descriptor = [(kNumberSpacingType, kMonospacedNumbersSelector), (kFractionsType, kDiagonalFractionsSelector)].reduce(
            CTFontCopyFontDescriptor(inter)
        ) { CTFontDescriptorCreateCopyWithFeature($0, NSNumber(value: $1.0), NSNumber(value: $1.1)) }
        let font = CTFontCreateWithFontDescriptor(descriptor, 10, nil)
        let settings = try XCTUnwrap(CTFontCopyFeatureSettings(font) as? [[String: Int]])
        XCTAssertEqual(
            settings,
            [
                [kCTFontFeatureTypeIdentifierKey: 6, kCTFontFeatureSelectorIdentifierKey: 0],
                [kCTFontFeatureTypeIdentifierKey: 11, kCTFontFeatureSelectorIdentifierKey: 2],
            ])
        let found = features(of: font)
        XCTAssertEqual(found[1].set, [kMonospacedNumbersSelector])
        XCTAssertEqual(found[3].set, [kDiagonalFractionsSelector])
        XCTAssertEqual(found[3].usual, [kNoFractionsSelector])
        let plain = CTFontDescriptorCreateWithAttributes([
            kCTFontNameAttribute: "Inter-Regular",
            kCTFontFeatureSettingsAttribute: [[kCTFontOpenTypeFeatureTag: "cv01", kCTFontOpenTypeFeatureValue: 1]],
        ])
        let other = try XCTUnwrap(CTFontCopyFeatureSettings(CTFontCreateWithFontDescriptor(plain, 10, nil))?.first as? [String: Any])
        XCTAssertEqual(other[kCTFontOpenTypeFeatureTag] as? String, "cv01")
        XCTAssertEqual(other[kCTFontOpenTypeFeatureValue] as? Int, 1)
    }
}
