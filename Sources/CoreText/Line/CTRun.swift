import CoreGraphics
import Synchronization

/// Neighboring glyphs of a line with the same attributes, font and direction; immutable.
///
/// Source: https://developer.apple.com/documentation/coretext/ctrun
public final class CTRun: @unchecked Sendable {
    let text: LineText
    /// Its place among the line's runs, from left to right.
    let number: Int
    let glyphs: TextLayout.GlyphRun
    /// The units of the line's source.
    let range: CFRange
    /// The source's unit of each glyph.
    let indices: [Int]
    let attributes: [String: Any]
    /// The left end, in points from the line's.
    let start: Double
    let ascent: Double
    /// The ascent that counts for the lines of a frame.
    let frameAscent: Double
    let descent: Double
    let leading: Double

    init(
        _ glyphs: TextLayout.GlyphRun, number: Int, text: LineText, attributes: [NSAttributedString.Key: Any], start: Double,
        source: (Int) -> Int
    ) {
        self.text = text
        self.number = number
        self.glyphs = glyphs
        self.start = start
        range = CFRange(location: source(glyphs.range.location), length: glyphs.range.length)
        indices = glyphs.indices.map(source)
        var named = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        let given = named[kCTFontAttributeName] as? CTFont
        // A font with letters that the text's font lacks takes its place.
        if given == nil || glyphs.font != glyphs.style.font { named[kCTFontAttributeName] = CTFont.bridged(glyphs.font) }
        self.attributes = named
        if let attachment = glyphs.style.attachment, glyphs.isAttachment {
            (ascent, descent, leading) = (attachment.placement.maxY, -attachment.placement.minY, 0)
            frameAscent = ascent
        } else {
            let metrics = glyphs.font.verticalMetrics
            let rise = glyphs.style.baselineOffset
            (ascent, descent, leading) = (metrics.ascent + rise, metrics.descent - rise, metrics.leading)
            frameAscent = glyphs.font.frameAscent + rise
        }
    }

    /// The values at addresses of their own, made when a function first asks for one.
    fileprivate let addresses = Mutex<RunAddresses?>(nil)

    var width: Double { glyphs.advances.reduce(0, +) }

    /// A range of glyphs, in which a length of 0 means all from its start on.
    func glyphRange(_ range: CFRange) -> Range<Int> {
        let count = glyphs.glyphs.count
        let first = min(max(range.location, 0), count)
        return first..<(range.length == 0 ? count : min(first + max(range.length, 0), count))
    }

    /// From a glyph's units to the line's space.
    func glyphTransform(_ index: Int) -> CGAffineTransform {
        let style = glyphs.style
        let units = glyphs.typeface?.unitsPerEm ?? 0
        let unit = units > 0 ? glyphs.font.size / Double(units) : 0
        let position = glyphs.positions[index]
        let widening = style.expansion == 0 ? 1 : exp(style.expansion)
        return CGAffineTransform(a: unit * widening, b: 0, c: unit * style.obliqueness, d: unit, tx: position.x, ty: position.y)
    }

    /// The box around the ink, in the line's space; null if there is none.
    func inkBounds(_ range: Range<Int>) -> CGRect {
        guard let typeface = glyphs.typeface, !glyphs.isAttachment else { return .null }
        return range.reduce(into: CGRect.null) { all, index in
            let bounds = typeface.bounds(of: glyphs.glyphs[index])
            if !bounds.isNull { all = all.union(bounds.applying(glyphTransform(index))) }
        }
    }

    /// The outlines, in the line's space.
    func outline(_ range: Range<Int>) -> PathData {
        var path = PathData()
        guard let typeface = glyphs.typeface, !glyphs.isAttachment else { return path }
        for index in range {
            if let outline = typeface.outline(of: glyphs.glyphs[index]) { path.add(outline, transform: glyphTransform(index)) }
        }
        return path
    }

    /// Draws glyphs at the text position of a context.
    func draw(_ range: Range<Int>, in context: CGContext) {
        guard !range.isEmpty else { return }
        guard context.textDrawingMode == .fill else {
            return context.drawText(outline(range).applying(context.textMatrix))
        }
        TextLayout.cached(text.colored(by: context.fillColor)).drawLine(in: context, space: context.textMatrix, run: number, glyphs: range)
    }
}

/// Copies of a run's values at addresses that last as long as the run.
private final class RunAddresses: Sendable {
    nonisolated(unsafe) let glyphs: UnsafeMutablePointer<CGGlyph>
    nonisolated(unsafe) let positions: UnsafeMutablePointer<CGPoint>
    nonisolated(unsafe) let advances: UnsafeMutablePointer<CGSize>
    nonisolated(unsafe) let indices: UnsafeMutablePointer<CFIndex>

    init(_ run: CTRun) {
        let count = max(run.glyphs.glyphs.count, 1)
        glyphs = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        advances = .allocate(capacity: count)
        indices = .allocate(capacity: count)
        CTRunGetGlyphs(run, CFRange(), glyphs)
        CTRunGetPositions(run, CFRange(), positions)
        CTRunGetAdvances(run, CFRange(), advances)
        CTRunGetStringIndices(run, CFRange(), indices)
    }

    deinit {
        glyphs.deallocate()
        positions.deallocate()
        advances.deallocate()
        indices.deallocate()
    }
}

extension CTRun {
    fileprivate var kept: RunAddresses {
        addresses.withLock { addresses in
            if let addresses { return addresses }
            let new = RunAddresses(self)
            addresses = new
            return new
        }
    }
}

/// Returns the address of the run's glyphs, from left to right; valid as long as the run.
///
/// - Complexity: O(*n*) at first, where *n* is the number of glyphs, then O(1); so for the other addresses.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.kept.glyphs) }

/// Returns the address of the glyphs' positions. See `CTRunGetGlyphsPtr` and `CTRunGetPositions`.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { UnsafePointer(run.kept.positions) }

/// Returns the address of the glyphs' advances. See `CTRunGetGlyphsPtr` and `CTRunGetAdvances`.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { UnsafePointer(run.kept.advances) }

/// Returns the address of the first unit of the text of each glyph. See `CTRunGetGlyphsPtr` and `CTRunGetStringIndices`.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { UnsafePointer(run.kept.indices) }

/// Facts about a run as bits. Source: https://developer.apple.com/documentation/coretext/ctrunstatus
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The glyphs are not in the order of the text, nor in its reverse.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
}

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.glyphs.count }

/// Returns the attributes of the run; the font is that which draws it.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// Returns facts about the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.glyphs.isRightToLeft ? .rightToLeft : []
    let ordered = run.glyphs.isRightToLeft ? run.indices.reversed() : run.indices
    if zip(ordered, ordered.dropFirst()).contains(where: >) { status.insert(.nonMonotonic) }
    return status
}

/// Copies glyphs.
///
/// - Parameters:
///   - run: The run.
///   - range: The glyphs; a length of 0 means all from the location on.
///   - buffer: receives the glyphs, from left to right.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (offset, index) in run.glyphRange(range).enumerated() { buffer[offset] = CGGlyph(clamping: run.glyphs.glyphs[index]) }
}

/// Copies the positions of glyphs, in points from the left end of the line's baseline, y up. See `CTRunGetGlyphs`.
///
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (offset, index) in run.glyphRange(range).enumerated() { buffer[offset] = run.glyphs.positions[index] }
}

/// Copies the advances of glyphs, in points, with kerning. See `CTRunGetGlyphs`.
///
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (offset, index) in run.glyphRange(range).enumerated() { buffer[offset] = CGSize(width: run.glyphs.advances[index], height: 0) }
}

/// Copies the first unit of the text of each glyph. See `CTRunGetGlyphs`.
///
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (offset, index) in run.glyphRange(range).enumerated() { buffer[offset] = run.indices[index] }
}

/// Returns the units of the text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Measures a run.
///
/// - Parameters:
///   - run: The run.
///   - range: The glyphs of the width; a length of 0 means all from the location on.
///   - ascent: receives the distance from the baseline to the top, in points; nil for none.
///   - descent: receives the distance from the baseline to the bottom, in points; positive; nil for none.
///   - leading: receives the font's own space between lines; nil for none.
/// - Returns: the width in points.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.ascent
    descent?.pointee = run.descent
    leading?.pointee = run.leading
    return run.glyphRange(range).reduce(0) { $0 + run.glyphs.advances[$1] }
}

/// Returns the box around the ink of glyphs; null if there is none.
///
/// - Parameters:
///   - run: The run.
///   - context: The context at whose text position the run would be drawn; nil for the origin.
///   - range: The glyphs; a length of 0 means all from the location on.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.inkBounds(run.glyphRange(range))
    return bounds.isNull ? bounds : bounds.applying(context?.textMatrix ?? .identity)
}

/// Returns the context's text matrix with which the run is drawn: the identity, since runs keep no matrix of their own.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws glyphs at the context's text position, which is that of the line's left end.
///
/// - Parameters:
///   - run: The run.
///   - context: The context, whose text matrix, alpha, blend mode and clip apply; its fill color as the attributes say.
///   - range: The glyphs; a length of 0 means all from the location on.
/// - Complexity: O(*n* + *p*), where *n* is the length of the line and *p* the number of pixels of the glyphs.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.draw(run.glyphRange(range), in: context)
}
