import CoreGraphics

// Rectangles and points are in the coordinates of a container.
extension NSLayoutManager {
    // MARK: Lines

    /// The lines that show text.
    private var shown: [TextFlow.Line] { flow.length == 0 ? [] : flow.lines.filter { $0.units.lowerBound < flow.length } }

    private func line(at glyph: Int) -> TextFlow.Line? {
        let flow = flow
        guard flow.length > 0, let index = flow.line(of: min(max(glyph, 0), flow.length - 1)) else { return nil }
        return flow.lines[index]
    }

    /// The glyphs in a container.
    public final func glyphRange(for container: NSTextContainer) -> NSRange {
        let index = index(of: container)
        guard flow.length > 0, let units = flow.units(in: index) else { return NSRange(location: 0, length: 0) }
        return NSRange(units.clamped(to: 0..<flow.length))
    }

    /// The container of a glyph; nil for one without space.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Takes all glyphs of the container.
    public final func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let line = line(at: glyphIndex), glyphIndex < line.end || glyphIndex == flow.length else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: textContainers[line.area])
        return textContainers[line.area]
    }

    /// The rectangle of a glyph's line, as wide as the container, with the space below it; zero without one.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Takes the line's glyphs.
    public final func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.units.lowerBound..<line.end)
        return fragment(of: line)
    }

    /// The part of a glyph's line that its text takes, with the padding; zero without one.
    public final func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.units.lowerBound..<line.end)
        return used(of: line)
    }

    private func fragment(of line: TextFlow.Line) -> CGRect { line.rect.insetBy(dx: -textContainers[line.area].padding, dy: 0) }

    private func used(of line: TextFlow.Line) -> CGRect {
        var rect = line.used.insetBy(dx: -textContainers[line.area].padding, dy: 0)
        (rect.origin.y, rect.size.height) = (line.rect.minY, line.rect.height)
        return rect
    }

    /// The origin of a glyph on its baseline, from the top left corner of its line.
    public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        let rect = fragment(of: line)
        return CGPoint(x: line.caretX(before: glyphIndex) - rect.minX, y: line.baseline - rect.minY)
    }

    /// Calls a closure for each line of a range: with its rectangle, the part that its text takes, its container, its glyphs, and a flag
    /// that ends the calls.
    public final func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for line in shown where line.units.lowerBound < NSMaxRange(glyphRange) && line.end > glyphRange.location {
            block(fragment(of: line), used(of: line), textContainers[line.area], NSRange(line.units.lowerBound..<line.end), &stop)
            if stop.boolValue { return }
        }
    }

    /// The empty line behind a break at the end of the text; zero if there is none.
    public final var extraLineFragmentRect: CGRect {
        guard let extra = flow.extra else { return .zero }
        return extra.rect.insetBy(dx: -textContainers[extra.area].padding, dy: 0)
    }

    /// The part of the empty line that a caret takes; zero if there is none.
    public final var extraLineFragmentUsedRect: CGRect {
        guard let extra = flow.extra else { return .zero }
        return CGRect(
            x: extra.rect.minX - textContainers[extra.area].padding, y: extra.rect.minY, width: 2 * textContainers[extra.area].padding,
            height: extra.rect.height)
    }

    /// The container of the empty line; nil if there is none.
    public final var extraLineFragmentTextContainer: NSTextContainer? { flow.extra.map { textContainers[$0.area] } }

    // MARK: Rectangles

    /// The area that text takes in a container, with the padding; of zero size without text.
    public final func usedRect(for container: NSTextContainer) -> CGRect {
        let index = index(of: container)
        var rect = CGRect.null
        for line in shown where line.area == index { rect = rect.union(used(of: line)) }
        if let extra = flow.extra, extra.area == index { rect = rect.union(extraLineFragmentUsedRect) }
        guard !rect.isNull else { return .zero }
        return CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.maxY)
    }

    /// The smallest rectangle around glyphs in a container, of whole lines where they go beyond one; null without any.
    public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(for: glyphRange, in: index(of: container), toEdges: false)
        return rects.isEmpty ? .zero : rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    }

    /// Calls a closure for each rectangle of glyphs in a container, and with a flag that ends the calls.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: A selection around them; with `NSNotFound` as location the rectangles are those of the text, otherwise lines that the
    ///     range goes beyond are covered to the edge, as selections are.
    ///   - textContainer: The container.
    ///   - block: The closure.
    public final func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(for: glyphRange, in: index(of: textContainer), toEdges: selectedRange.location != NSNotFound) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangles of a range, from top to bottom.
    final func rects(for range: NSRange, in area: Int, toEdges: Bool) -> [CGRect] {
        shown.filter { $0.area == area && $0.units.lowerBound < NSMaxRange(range) && $0.end > range.location }.flatMap { line -> [CGRect] in
            var rects = line.spans(of: range).map {
                CGRect(x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound, height: line.rect.height)
            }
            if toEdges, NSMaxRange(range) > line.units.upperBound {
                let start = rects.last?.maxX ?? line.caretX(before: max(line.units.lowerBound, range.location))
                let rest = CGRect(x: start, y: line.rect.minY, width: max(line.rect.maxX - start, 0), height: line.rect.height)
                rects = rects.isEmpty ? [rest] : Array(rects.dropLast()) + [rects[rects.count - 1].union(rest)]
            }
            return rects
        }
    }

    // MARK: Points

    /// The glyph at a point: that of the nearest line, and there the nearest one; 0 without text.
    public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { hit(point, container).unit }

    /// The glyph at a point, and how far through it the point is: 0 at its leading edge, 1 at its trailing edge.
    public final func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, container)
        partialFraction?.pointee = hit.fraction
        return hit.unit
    }

    /// How far through the glyph at a point the point is: 0 at its leading edge, 1 at its trailing edge.
    public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, container).fraction
    }

    /// The character at a point: of the nearest line, and there the nearest one; 0 without text.
    ///
    /// - Parameters:
    ///   - point: In the container's coordinates.
    ///   - container: The container.
    ///   - partialFraction: Takes how far between the carets before and behind the letter the point is, from 0 to 1.
    public final func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, container)
        partialFraction?.pointee = hit.fraction
        return hit.unit
    }

    private func hit(_ point: CGPoint, _ container: NSTextContainer) -> (unit: Int, fraction: CGFloat) {
        let flow = flow
        guard flow.length > 0, point.x.isFinite, point.y.isFinite, let index = flow.line(nearest: point, in: index(of: container)) else {
            return (0, 0)
        }
        let line = flow.lines[index]
        // Behind the last line's break.
        if line.units.lowerBound >= flow.length { return (flow.length - 1, 1) }
        let string = line.layout.string
        func letter(_ unit: Int) -> NSRange {
            let base = line.units.lowerBound - line.baseInLayout
            let range = (string as NSString).rangeOfComposedCharacterSequence(at: unit - base)
            return NSRange(location: range.location + base, length: range.length)
        }
        guard !line.units.isEmpty else { return (line.units.lowerBound, 0) }
        let near = min(max(line.unit(nearest: point.x), line.units.lowerBound), line.units.upperBound)
        var best = letter(min(near, line.units.upperBound - 1))
        for unit in [near - 1, near] where line.units.contains(unit) {
            let range = letter(unit)
            if line.spans(of: range).contains(where: { $0.contains(point.x) }) { best = range }
        }
        let (before, behind) = (line.caretX(before: best.location), line.caretX(before: NSMaxRange(best)))
        guard before != behind else { return (best.location, 0) }
        return (best.location, min(max((point.x - before) / (behind - before), 0), 1))
    }
}
