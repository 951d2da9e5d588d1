import CoreGraphics

/// The key of a font's copyright notice.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The key of a font's family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The key of the style within the family.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The key of the name that no other font has.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The key of family and style.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The key of the font's version.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The key of the PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The key of the trademark notice.
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
/// The key of the maker.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// The key of the designer.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// The key of a description of the font.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// The key of the license.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"

extension CTFont {
    /// The style's name, as in its file or in the table of iOS's families: `"Bold Italic"`.
    var styleName: String {
        let name = FontFace(fontDescription).name
        return FontLibrary.faces(ofFamily: fontDescription.family).first { $0.postScriptName == name }?.style ?? "Regular"
    }

    var fullName: String {
        let style = styleName
        return style == "Regular" ? fontDescription.family : "\(fontDescription.family) \(style)"
    }
}

/// Returns the name by which `CTFontCreateWithName` finds the font.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { FontFace(font.fontDescription).name }

/// Returns the name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.fontDescription.family }

/// Returns family and style; the family alone for the regular style.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fullName }

/// Returns the name for menus: family and style.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fullName }

/// Returns a name or a notice of the font, in English; nil if it has none.
///
/// The names of family and style are the font's own; other texts are those of the file that draws it.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    // The numbers of texts in the table `name`.
    switch nameKey {
    case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
    case kCTFontSubFamilyNameKey: font.styleName
    case kCTFontFullNameKey: font.fullName
    case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
    case kCTFontCopyrightNameKey: font.typeface?.text(0)
    case kCTFontUniqueNameKey: font.typeface?.text(3)
    case kCTFontVersionNameKey: font.typeface?.text(5)
    case kCTFontTrademarkNameKey: font.typeface?.text(7)
    case kCTFontManufacturerNameKey: font.typeface?.text(8)
    case kCTFontDesignerNameKey: font.typeface?.text(9)
    case kCTFontDescriptionNameKey: font.typeface?.text(10)
    case kCTFontLicenseNameKey: font.typeface?.text(13)
    default: nil
    }
}
