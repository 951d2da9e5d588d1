import CoreGraphics

/// The direction of lines. Source: https://developer.apple.com/documentation/coretext/ctfontorientation
public enum CTFontOrientation: UInt32, Sendable {
    /// That of the font: horizontal.
    case `default` = 0
    /// Lines from left to right or from right to left.
    case horizontal = 1
    /// Lines from top to bottom.
    case vertical = 2
}

/// Finds the glyphs of UTF-16 units, without ligatures and other substitutions.
///
/// - Parameters:
///   - font: The font.
///   - characters: `count` units. Of a pair of surrogates the first unit has the glyph, and the second 0.
///   - glyphs: receives `count` glyphs; 0 for a character that the font lacks.
///   - count: The number of units.
/// - Returns: whether the font has all characters.
/// - Complexity: O(*n*), where *n* is the number of units.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let typeface = font.typeface
    var (index, hasAll) = (0, true)
    while index < count {
        let unit = characters[index]
        glyphs[index] = 0
        var scalar = Unicode.Scalar(unit)
        let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
        if isPair {
            scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00)
            glyphs[index + 1] = 0
        }
        if let scalar, let glyph = typeface?.glyph(of: scalar) { glyphs[index] = CGGlyph(clamping: glyph) } else { hasAll = false }
        index += isPair ? 2 : 1
    }
    return hasAll
}

/// Returns the glyph of a PostScript name; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    CGGlyph(clamping: font.typeface?.glyph(named: glyphName) ?? 0)
}

/// Returns the PostScript name of a glyph; nil if the font has no names.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? { font.typeface?.name(of: UInt32(glyph)) }

/// Measures the ink of glyphs, each at the origin.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Has no effect on the boxes.
///   - glyphs: `count` glyphs.
///   - boundingRects: receives `count` boxes in points from the baseline, y up, null for a glyph without ink; nil for none.
///   - count: The number of glyphs.
/// - Returns: the box around all boxes; null if there is no ink.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let (typeface, transform) = (font.typeface, font.unitTransform)
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let bounds = typeface?.bounds(of: UInt32(glyphs[index])) ?? .null
        let scaled = bounds.isNull ? bounds : bounds.applying(transform)
        boundingRects?[index] = scaled
        all = all.union(scaled)
    }
    return all
}

/// Measures the advances of glyphs, without kerning.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Vertical advances are in the sizes' heights too, as Apple's are: rotated by a right angle, in their widths.
///   - glyphs: `count` glyphs.
///   - advances: receives `count` advances in points; nil for none.
///   - count: The number of glyphs.
/// - Returns: the sum of the advances.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let (typeface, unit) = (font.typeface, font.unit)
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let glyph = UInt32(glyphs[index])
        let units = orientation == .vertical ? typeface?.verticalAdvance(of: glyph) : typeface?.advance(of: glyph)
        let advance = CGSize(width: (units ?? 0) * unit, height: 0).applying(font.matrix)
        advances?[index] = advance
        sum += advance.width
    }
    return sum
}

/// Returns the outline of a glyph.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph.
///   - matrix: Applied to the outline after the font's own; nil for none.
/// - Returns: the outline in points from the baseline, y up, with the curves of the font's file; nil for a glyph without one, such as a
///   space or an emoji.
/// - Complexity: O(*n*), where *n* is the number of points.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    font.typeface?.outline(of: UInt32(glyph)).map {
        CGPath($0.applying(font.unitTransform.concatenating(matrix?.pointee ?? .identity)))
    }
}

/// Draws glyphs with the context's fill color, or as its text drawing mode says.
///
/// Glyphs with colors of their own, such as emoji, are left out. The context's current path is not kept.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: `count` glyphs.
///   - positions: `count` positions in text space, which the context's text matrix maps to user space.
///   - count: The number of glyphs.
///   - context: The context.
/// - Complexity: O(*n* + *p*), where *n* is the number of glyphs and *p* that of their pixels.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    guard let typeface = font.typeface else { return }
    var path = PathData()
    for index in 0..<max(count, 0) {
        guard let outline = typeface.outline(of: UInt32(glyphs[index])) else { continue }
        let move = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        path.add(outline, transform: font.unitTransform.concatenating(move).concatenating(context.textMatrix))
    }
    context.drawText(path)
}
