import CoreGraphics

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.fontDescription.size }

/// Returns the matrix from the font's space to that of text.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// Returns the distance from the baseline to the top of a line, in points; positive.
///
/// For the families of iOS whose metrics are known, such as Helvetica, it is Apple's, else that of the font that draws the text.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.fontDescription.verticalMetrics.ascent }

/// Returns the distance from the baseline to the bottom of a line, in points; positive. See `CTFontGetAscent`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.fontDescription.verticalMetrics.descent }

/// Returns the font's own space between lines, in points. See `CTFontGetAscent`.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.fontDescription.verticalMetrics.leading }

/// Returns the number of font units of the size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.typeface?.unitsPerEm ?? 0) }

/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.typeface?.glyphCount ?? 0 }

/// Returns the box around all glyphs, in points from the baseline, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { (font.typeface?.bounds ?? .zero).applying(font.unitTransform) }

/// Returns the distance from the baseline up to the top of the underline, in points; usually negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.fontDescription.metrics.underlinePosition }

/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.fontDescription.metrics.underlineThickness }

/// Returns the slant of the font in degrees, counterclockwise from the vertical: negative for most italics.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.typeface?.italicAngle ?? 0 }

/// Returns the height of a flat capital letter, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.fontDescription.metrics.capHeight }

/// Returns the height of a flat small letter, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.fontDescription.metrics.xHeight }

/// Returns the traits of the font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescription.symbolicTraits }

/// Returns the traits of the font by key: `kCTFontSymbolicTrait` and those of weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.fontDescription.traits }

/// Returns the font's descriptor.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptor.describing(font.fontDescription, matrix: font.matrix)
}

/// Returns an attribute of the font's descriptor; nil if it has none of that name.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}

/// Returns the descriptors of fonts that have letters which the font lacks: those of its cascade list, then those of every font.
///
/// - Parameters:
///   - font: The font.
///   - languagePrefList: Has no effect: the order is the same for all languages.
/// - Returns: the descriptors, in an array. Fonts of other scripts that are there come after them.
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? {
    (font.fontDescription.cascade + FontConfiguration.fallbackFamilies).map { family in
        var other = FontDescription(family: family, size: font.fontDescription.size)
        (other.weight, other.isItalic) = (font.fontDescription.weight, font.fontDescription.isItalic)
        return CTFontDescriptor.describing(other)
    }
}

/// Returns the characters that the font has.
///
/// - Complexity: O(*n*), where *n* is the number of characters.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet { font.typeface?.characters ?? CharacterSet() }

/// An option of `CTFontCopyTable`.
public struct CTFontTableOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The four letters of a table's name, as a number.
public typealias CTFontTableTag = UInt32

/// Returns the bytes of a table of the font's file; nil if it has none.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.typeface?.table(table)
}

/// The key of an axis's tag, a number.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The key of an axis's least value, a number.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The key of an axis's largest value, a number.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The key of an axis's value where none is given, a number.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The key of an axis's name, a string.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"

/// Returns the axes of a variable font, a dictionary each; nil for another font.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    guard let axes = font.typeface?.axes, !axes.isEmpty else { return nil }
    return axes.map { axis -> [String: Any] in
        [
            kCTFontVariationAxisIdentifierKey: NSNumber(value: axis.tag), kCTFontVariationAxisMinimumValueKey: axis.minimum,
            kCTFontVariationAxisMaximumValueKey: axis.maximum, kCTFontVariationAxisDefaultValueKey: axis.initial,
            kCTFontVariationAxisNameKey: axis.name,
        ]
    }
}
