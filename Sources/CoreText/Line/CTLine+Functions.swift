import CoreGraphics

/// Returns a line of text: all of it in one line, line feeds too.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(NSAttributedString(attributedString: attrString))
}

/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }

/// Returns the runs, an array of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the units of the text from which the line was made.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns the distance by which a line is moved to the right for an alignment.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 for left, 0.5 for centered, 1 for right; others are between.
///   - flushWidth: The width in which it is aligned, in points. Spaces at the end count for nothing.
/// - Returns: points; 0 for a line that is wider.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(flushWidth - line.inkWidth, 0) * min(max(flushFactor, 0), 1)
}

/// Draws the line with the left end of its baseline at the context's text position.
///
/// - Parameters:
///   - line: The line.
///   - context: The context, whose text matrix, alpha, blend mode, clip and text drawing mode apply; its fill color as the attributes
///     say. Y points up in the space of text: where the context's points down, flip the text matrix. The text position stays.
/// - Complexity: O(*n* + *p*), where *n* is the length of the line and *p* the number of pixels of the glyphs.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Measures the line.
///
/// - Parameters:
///   - line: The line.
///   - ascent: receives the distance from the baseline to the top, in points; nil for none.
///   - descent: receives the distance from the baseline to the bottom, in points; positive; nil for none.
///   - leading: receives the fonts' own space between lines; nil for none.
/// - Returns: the width in points, with spaces at the end; 0 for no text.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = line.leading
    return line.width
}

/// The boxes that `CTLineGetBoundsWithOptions` measures.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Without the fonts' own space between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The box around the ink.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Option bits.
public typealias CFOptionFlags = UInt

/// Measures the line, in points from the left end of its baseline, y up.
///
/// - Parameters:
///   - line: The line.
///   - options: What is measured: the height from descent and leading to ascent by default.
/// - Complexity: O(*n*) for ink, where *n* is the number of glyphs.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) {
        let ink = line.runs.reduce(CGRect.null) { $0.union($1.inkBounds(0..<$1.glyphs.glyphs.count)) }
        return ink.isNull ? .zero : ink
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}

/// Returns the width of spaces and line feeds at the end of the line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWidth }

/// Returns the box around the ink; null if there is none.
///
/// - Parameters:
///   - line: The line.
///   - context: The context at whose text position the line would be drawn; nil for the origin.
/// - Complexity: O(*n*), where *n* is the number of glyphs.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.runs.reduce(CGRect.null) { $0.union(CTRunGetImageBounds($1, context, CFRange())) }
}

/// Returns the unit of the text whose caret is nearest to a position.
///
/// - Parameters:
///   - line: The line.
///   - position: In points from the left end of the baseline; y has no effect. Beyond the ends it counts as the end.
/// - Returns: the unit; the end of the text after the last letter.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let first = line.letters.first, let last = line.letters.last, !position.x.isNaN else { return line.range.location }
    let x = min(max(Double(position.x), first.x.lowerBound), last.x.upperBound)
    guard let letter = line.letters.first(where: { x <= $0.x.upperBound }) else { return line.range.location }
    let nearest = (0...letter.starts.count).min { abs(letter.edge($0) - x) < abs(letter.edge($1) - x) } ?? 0
    let unit = nearest < letter.starts.count ? letter.units.lowerBound + letter.starts[nearest] : letter.units.upperBound
    return line.source(of: unit)
}

/// Returns the x position of the caret before a unit of the text.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The unit; one within a letter counts as its start, and one beyond the text as its end.
///   - secondaryOffset: receives the position at the end of the letter before, which differs where directions meet; nil for none.
/// - Returns: points from the line's left end: the leading edge of the letter, or the trailing edge of the last one at the text's end.
/// - Complexity: O(*n*), where *n* is the length of the line.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let unit = line.unit(of: charIndex)
    let before = line.letters.last { $0.units.upperBound == unit }.map { $0.edge($0.starts.count) }
    let own = line.letters.first { $0.units.contains(unit) }.map { $0.caret(before: unit) }
    let primary = own ?? before ?? 0
    secondaryOffset?.pointee = before ?? primary
    return primary
}

/// Calls `block` with the carets of each letter, from left to right.
///
/// - Parameters:
///   - line: The line.
///   - block: receives the x position of an edge, the letter's unit, whether it is the leading edge, and a flag that ends the calls.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stops = false
    for letter in line.letters {
        let numbers = Array(letter.starts.indices)
        for number in letter.isRightToLeft ? numbers.reversed() : numbers {
            let unit = line.source(of: letter.units.lowerBound + letter.starts[number])
            let edges = [(letter.edge(number), true), (letter.edge(number + 1), false)]
            for (x, isLeading) in letter.isRightToLeft ? edges.reversed() : edges {
                block(x, unit, isLeading, &stops)
                if stops { return }
            }
        }
    }
}

extension CTLine {
    /// The source's unit of one of the shown text.
    func source(of unit: Int) -> Int { sources[min(max(unit, 0), sources.count - 1)] }

    /// The unit of the shown text of one of the source; the nearest one that is shown.
    func unit(of source: Int) -> Int {
        sources.firstIndex { $0 >= source } ?? sources.count - 1
    }
}
