import CoreGraphics

extension FontDescription {
    /// The font with a size: 0 or less, or one that is not finite, means 12 points.
    fileprivate func sized(_ size: CGFloat) -> FontDescription {
        var font = self
        font.size = size > 0 && size.isFinite ? Double(size) : 12
        return font
    }

    /// The font with a size; with 0, or one that is not finite, its own.
    fileprivate func resized(_ size: CGFloat) -> FontDescription { size > 0 && size.isFinite ? sized(size) : self }

    /// The font of a name, and Helvetica with one line in the log if there is none.
    fileprivate init(anyNamed name: String) {
        if let face = FontFace(name: name) {
            self = face.description(size: 12)
        } else {
            self = FontFace(name: "Helvetica")?.description(size: 12) ?? FontDescription(size: 12)
            reportOnce("CTFontCreateWithName \(name)", "CTFontCreateWithName: there is no font \"\(name)\"; Helvetica is used.")
        }
    }
}

/// Returns a font by name, or Helvetica with one line in the log, as on iOS.
///
/// - Parameters:
///   - name: A PostScript name, or a family, as `UIFont(name:size:)` takes it.
///   - size: In points; 12 if not positive and finite.
///   - matrix: From the font's space to that of text; nil for the identity.
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont.bridged(FontDescription(anyNamed: name).sized(size), matrix: matrix?.pointee ?? .identity)
}

/// Returns the font of a descriptor, or the nearest one.
///
/// - Parameters:
///   - descriptor: The description of the font.
///   - size: In points; 0 uses the descriptor's, and 12 if it has none.
///   - matrix: From the font's space to that of text; nil uses the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let font = descriptor.resolved.resized(size)
    return CTFont.bridged(font.size > 0 ? font : font.sized(12), matrix: matrix?.pointee ?? descriptor.matrix)
}

/// A font of the system's own texts. Source: https://developer.apple.com/documentation/coretext/ctfontuifonttype
public enum CTFontUIFontType: UInt32, Sendable {
    /// The regular system font.
    case system = 2
    /// The system font in semibold.
    case emphasizedSystem = 3
    /// The regular system font for small texts.
    case smallSystem = 4
    /// The system font in semibold for small texts.
    case smallEmphasizedSystem = 5
    /// The monospaced font.
    case userFixedPitch = 1
    /// The font of labels.
    case label = 10
}

/// Returns a font of the system's own texts; never nil.
///
/// - Parameters:
///   - uiType: The use of the font.
///   - size: In points; that of the use if 0.
///   - language: Has no effect: the fonts have the letters of all languages, or others extend them.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let usual =
        switch uiType {
        case .smallSystem, .smallEmphasizedSystem, .label: 11.0
        case .system, .emphasizedSystem, .userFixedPitch: 13.0
        }
    let isHeavy = uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem
    var font = FontDescription(size: usual, weight: isHeavy ? 600 : 400)
    if uiType == .userFixedPitch { font.family = FontDescription.monospacedFamily }
    return CTFont.bridged(font.resized(size))
}

/// Returns the font with another size, matrix or attributes.
///
/// - Parameters:
///   - font: The font.
///   - size: In points; 0 keeps the font's.
///   - matrix: nil keeps the font's.
///   - attributes: What else changes; nil for nothing.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var changed = font.fontDescription
    if var given = attributes?.attributes {
        if size > 0 { given[kCTFontSizeAttribute] = nil }
        changed = changed.applying(given)
    }
    return CTFont.bridged(changed.resized(size), matrix: matrix?.pointee ?? font.matrix)
}

/// Returns the font of the same family with other traits: those of `symTraitMask` become those of `symTraitValue`; nil if the family has
/// no such face.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescription.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescription.with(traits).map {
        CTFont.bridged($0.resized(size), matrix: matrix?.pointee ?? font.matrix)
    }
}

/// Returns the font of another family with the same traits; nil if there is no such family.
///
/// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    guard let face = FontLibrary.faces(ofFamily: family).first else { return nil }
    var changed = font.fontDescription
    changed.family = face.family
    return CTFont.bridged(changed.resized(size), matrix: matrix?.pointee ?? font.matrix)
}

/// Returns the font that draws the text of a range: the given one, or the one that has the first letter which that one lacks.
///
/// - Parameters:
///   - currentFont: The font, whose size and matrix the result has.
///   - string: The text.
///   - range: The UTF-16 units; the part outside of the text counts for nothing.
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let units = Array(string.utf16)
    let first = min(max(range.location, 0), units.count)
    let last = min(max(first + min(range.length, units.count), first), units.count)
    let text = String(decoding: units[first..<last], as: UTF16.self)
    let runs = TextLayout(text, style: TextStyle(font: currentFont.fontDescription)).glyphLines.joined()
    let others = runs.filter { $0.font != currentFont.fontDescription }
    return others.min { $0.range.location < $1.range.location }.map { CTFont.bridged($0.font, matrix: currentFont.matrix) } ?? currentFont
}

/// Returns the font of a font file.
///
/// Differs from UIKit: the file is registered for the process, so that the font is found by its name from then on.
///
/// - Parameters:
///   - graphicsFont: The font.
///   - size: In points; 12 if not positive and finite.
///   - matrix: nil for the identity.
///   - attributes: More attributes; nil for none.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    try? FontLibrary.register(graphicsFont.file)
    let name = graphicsFont.postScriptName ?? graphicsFont.fullName ?? ""
    let font = CTFont.bridged(FontDescription(anyNamed: name).sized(size), matrix: matrix?.pointee ?? .identity)
    return attributes.map { CTFontCreateCopyWithAttributes(font, font.fontDescription.size, nil, $0) } ?? font
}

/// Returns the first face of the font's file, without a size.
///
/// - Parameters:
///   - font: The font.
///   - attributes: receives the font's descriptor, which the caller releases; nil for none.
/// - Complexity: O(*n*), where *n* is the size of the file.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    attributes?.pointee = Unmanaged.passRetained(CTFontCopyFontDescriptor(font))
    guard let data = font.typeface?.file, let provider = CGDataProvider(data: data), let result = CGFont(provider) else {
        trap(object: "CTFontCopyGraphicsFont", value: "\(font) has no file", remedy: "use a font with outlines")
    }
    return result
}
