import CoreGraphics
import Foundation

/// Text laid out in one area after the other, each with its lines.
///
/// A value, made for a text and its areas. Text in one area that is a column without an end is laid out in pieces, of which an edit changes
/// some (`TextPieces`).
struct TextFlow {
    /// The form of a text container.
    struct Area {
        /// In points; a length that is not more than 0, or not finite, has no limit.
        var size: CGSize
        /// The space between the edges and the text at the left and the right.
        var padding: CGFloat = 0
        /// 0 for unlimited.
        var maxLines = 0
        var truncation: TextLayout.LineBreaking?
        /// The areas without text, in the area's coordinates.
        var exclusions: [TextExclusion] = []
        /// The text container, for attachments that ask for it.
        weak var container: NSTextContainer?

        var width: Double? { limit(size.width).map { max($0 - 2 * Double(padding), 0) } }
        var height: Double? { limit(size.height) }

        /// The width of a column without an end, in which nothing but its width decides where lines break; nil for other areas.
        var column: Double? { height == nil && maxLines == 0 && truncation == nil && exclusions.isEmpty ? width : nil }

        private func limit(_ length: CGFloat) -> Double? { length > 0 && length < 1e7 ? Double(length) : nil }
    }

    /// A line of the text.
    struct Line {
        /// The number of the area.
        let area: Int
        /// The UTF-16 units of the line in the whole text, without the break at its end.
        let units: Range<Int>
        /// The first unit behind the line and its break.
        var end: Int
        /// The line with the space around it, and the part that the text takes; in the area's coordinates.
        var rect: CGRect
        let used: CGRect
        let baseline: CGFloat
        /// The layout that has the line, the line's number there, and the top left corner of the layout in the area.
        let layout: TextLayout
        let number: Int
        let origin: CGPoint
        private let caret: TextLayout.CaretLine
        private let base: Int

        init(_ caret: TextLayout.CaretLine, number: Int, of layout: TextLayout, base: Int, area: Int, origin: CGPoint, width: CGFloat) {
            let placed = layout.lines[number]
            (self.caret, self.base, self.number, self.layout, self.area, self.origin) = (caret, base, number, layout, area, origin)
            units = caret.units.lowerBound + base..<caret.units.upperBound + base
            end = units.upperBound
            let (top, height) = (origin.y + CGFloat(caret.top), CGFloat(caret.bottom - caret.top))
            rect = CGRect(x: origin.x, y: top, width: width, height: height)
            used = CGRect(x: origin.x + CGFloat(placed.x), y: top, width: CGFloat(placed.width), height: height)
            baseline = origin.y + CGFloat(placed.baseline)
        }

        /// The first unit of the line in its layout's text.
        var baseInLayout: Int { units.lowerBound - base }

        /// The x position of the caret before a unit; of the line's end for units beyond.
        func caretX(before unit: Int) -> CGFloat { origin.x + CGFloat(caret.caretX(before: unit - base)) }

        /// The unit whose caret is nearest to a position.
        func unit(nearest x: CGFloat) -> Int { base + caret.unit(nearest: Double(x - origin.x), in: layout.string) }

        /// The extents of the part of a range in this line, from left to right.
        func spans(of range: NSRange) -> [ClosedRange<CGFloat>] {
            caret.spans(of: NSRange(location: range.location - base, length: range.length)).map {
                origin.x + CGFloat($0.lowerBound)...origin.x + CGFloat($0.upperBound)
            }
        }
    }

    private(set) var length: Int
    private var wholeString: String
    /// The lines, unless there are pieces.
    private var storedLines: [Line] = []
    private var pieces: TextPieces?
    var lines: Lines { Lines(source: pieces.map { .pieces($0) } ?? .lines(storedLines)) }
    /// The empty line behind a break at the end of the text, or of an empty text, and its area.
    private(set) var extra: (area: Int, rect: CGRect)?
    /// The width of the widest line with its indent, and the height of all lines, of each area.
    private(set) var sizes: [CGSize] = []
    /// Whether all of the text is in the areas.
    var isWhole: Bool { (lines.last?.end ?? 0) >= length }

    /// The style of text without attributes.
    private let style: TextStyle
    private let areas: [Area]

    init(_ text: NSAttributedString, style: TextStyle = TextStyle(font: UIFont.systemFont(ofSize: 12).textFont), areas: [Area]) {
        length = text.length
        wholeString = text.string
        self.style = style
        self.areas = areas
        sizes = areas.map { _ in .zero }
        if areas.count == 1, let width = areas[0].column {
            let pieces = TextPieces(text, style: style, width: width, padding: areas[0].padding, container: areas[0].container)
            (self.pieces, sizes) = (pieces, [pieces.size])
        } else {
            var unit = 0
            for (index, area) in areas.enumerated() where unit < length || index == 0 {
                unit = area.exclusions.isEmpty ? fill(index, area, text, from: unit) : flow(index, area, text, from: unit)
            }
        }
        addExtra(text)
    }

    /// Whether an edit, after which the text has a length, lays out some paragraphs alone.
    func isEditable(from edit: TextEdit, to length: Int) -> Bool {
        pieces != nil && NSMaxRange(edit.range) <= self.length && self.length - edit.range.length + edit.length == length
    }

    /// Takes a text that differs from the present one by an edit, for which `isEditable` is true. Returns the heights between which the
    /// text looks different; nil for any.
    mutating func take(_ text: NSAttributedString, _ edit: TextEdit) -> ClosedRange<CGFloat>? {
        (length, wholeString, extra) = (text.length, text.string, nil)
        guard var changed = pieces else { return nil }
        pieces = nil
        let heights = changed.take(text, edit)
        (pieces, sizes) = (changed, [changed.size])
        addExtra(text)
        return heights
    }

    /// Lays out all that an area without exclusions has space for. Returns the first unit behind it.
    private mutating func fill(_ index: Int, _ area: Area, _ text: NSAttributedString, from base: Int) -> Int {
        let rest = base == 0 ? text : text.attributedSubstring(from: NSRange(location: base, length: length - base))
        var styled = StyledText(rest, style: style, from: base, in: area.container)
        styled.continueLists(at: base, of: text)
        let layout = TextLayout(
            styled, maxWidth: area.width, maxHeight: area.height, maxLines: area.maxLines, truncation: area.truncation)
        let origin = CGPoint(x: area.padding, y: 0)
        sizes[index] = layout.size
        let width = area.width.map { CGFloat($0) } ?? layout.size.width
        let first = storedLines.count
        for (number, caret) in layout.caretLines.enumerated() {
            storedLines.append(Line(caret, number: number, of: layout, base: base, area: index, origin: origin, width: width))
        }
        closeLines(from: first, in: rest.string as NSString, base: base)
        return layout.isTruncated ? storedLines.last?.end ?? base : length
    }

    /// Gives lines the breaks at their ends, and the space down to the next.
    private mutating func closeLines(from first: Int, in string: NSString, base: Int) {
        for index in storedLines.indices.dropFirst(first) {
            if index + 1 < storedLines.count {
                storedLines[index].end = max(storedLines[index + 1].units.lowerBound, storedLines[index].end)
                let bottom = storedLines[index + 1].rect.minY
                if bottom > storedLines[index].rect.maxY { storedLines[index].rect.size.height = bottom - storedLines[index].rect.minY }
            } else {
                storedLines[index].close(in: string, base: base)
            }
        }
    }

    // MARK: Around exclusions

    /// The width from which text is beside an exclusion.
    private static let leastWidth: CGFloat = 20
    /// The most units of which a line is looked for.
    private static let longestLine = 2000

    /// Lays out lines in what exclusions leave of an area. Returns the first unit behind them.
    private mutating func flow(_ index: Int, _ area: Area, _ text: NSAttributedString, from base: Int) -> Int {
        let string = text.string as NSString
        let (left, right) = (Double(area.padding), (area.width ?? 1e6) + Double(area.padding))
        var (unit, y, count) = (base, 0.0, 0)
        let deepest = area.exclusions.reduce(0) { max($0, Double($1.bounds.maxY)) }
        while unit < length, area.maxLines == 0 || count < area.maxLines {
            let paragraph = string.paragraphRange(for: NSRange(location: unit, length: 0))
            let end = min(NSMaxRange(paragraph), unit + Self.longestLine)
            let piece = text.attributedSubstring(from: NSRange(location: unit, length: end - unit))
            let styled = StyledText(piece, style: style, from: unit, in: area.container)
            let isFirst = unit == paragraph.location
            guard let probe = TextLayout(styled, maxLines: 1).caretLines.first else { break }
            let (before, height) = (isFirst ? probe.top : 0, probe.bottom - probe.top)
            if let limit = area.height, y + before + height > limit, count > 0 { break }
            let spans = TextExclusion.spans(left...right, in: y + before...y + before + height, between: area.exclusions).filter {
                $0.upperBound - $0.lowerBound >= min(Double(Self.leastWidth), right - left)
            }
            guard !spans.isEmpty else {
                y += 1
                if y > deepest { break }
                continue
            }
            var bottom = y + before + height
            for span in spans where unit < NSMaxRange(paragraph) {
                let rest = text.attributedSubstring(
                    from: NSRange(location: unit, length: min(NSMaxRange(paragraph), unit + Self.longestLine) - unit))
                var line = StyledText(rest, style: style, from: unit, in: area.container)
                line.continueLists(at: unit, of: text)
                let layout = TextLayout(line, maxWidth: span.upperBound - span.lowerBound, maxLines: 1)
                guard let caret = layout.caretLines.first else { break }
                let origin = CGPoint(x: span.lowerBound, y: y + before - caret.top)
                let first = storedLines.count
                storedLines.append(
                    Line(caret, number: 0, of: layout, base: unit, area: index, origin: origin, width: span.upperBound - span.lowerBound))
                closeLines(from: first, in: rest.string as NSString, base: unit)
                guard storedLines[first].end > unit else { break }
                unit = storedLines[first].end
                bottom = max(bottom, Double(storedLines[first].rect.maxY))
            }
            y = bottom
            count += 1
        }
        for line in storedLines where line.area == index {
            sizes[index].width = max(sizes[index].width, line.used.maxX - area.padding)
            sizes[index].height = max(sizes[index].height, line.rect.maxY)
        }
        return unit
    }

    // MARK: The end

    private mutating func addExtra(_ text: NSAttributedString) {
        guard isWhole, !areas.isEmpty else { return }
        guard let last = lines.last else { return }
        // The layout may have the line itself.
        if last.units.lowerBound == length { return extra = (last.area, last.rect) }
        guard last.end > last.units.upperBound else { return }
        let attributes = text.attributes(at: length - 1, effectiveRange: nil)
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let width = areas[last.area].width.map { CGFloat($0) } ?? 0
        extra = (last.area, CGRect(x: areas[last.area].padding, y: last.rect.maxY, width: width, height: font.lineHeight))
    }

    // MARK: Lines of units and points

    /// The number of the line with a unit, or the last one that begins before it; nil without lines.
    func line(of unit: Int) -> Int? {
        if let pieces { return pieces.lineNumber(ofUnit: unit) }
        guard !storedLines.isEmpty else { return nil }
        var (low, high) = (0, storedLines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if storedLines[middle].units.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The lines from the one before a range to the one at its end: all lines that touch the range are among them.
    func lines(around range: NSRange) -> [Line] {
        guard let first = line(of: range.location), let last = line(of: NSMaxRange(range)) else { return [] }
        let lines = lines
        return (max(first - 1, 0)...max(last, first)).map { lines[$0] }
    }

    /// The number of the line of an area that is nearest to a point; nil if it has none.
    func line(nearest point: CGPoint, in area: Int) -> Int? {
        if let pieces { return area == 0 ? pieces.lineNumber(below: point.y) : nil }
        let own = storedLines.indices.filter { storedLines[$0].area == area }
        guard let last = own.last else { return nil }
        let below = own.first { point.y < storedLines[$0].rect.maxY } ?? last
        // Beside exclusions several lines have one height.
        let row = own.filter { abs(storedLines[$0].rect.midY - storedLines[below].rect.midY) < 0.5 }
        return row.last { storedLines[$0].rect.minX <= point.x } ?? row.first ?? below
    }

    /// The lines of an area that are within some heights, or nearly.
    func lines(in area: Int, visible: ClosedRange<CGFloat>) -> [Line] {
        let lines = lines
        // A line's ink may leave it by about its own height.
        func isNear(_ line: Line) -> Bool {
            line.area == area && line.rect.maxY + line.rect.height >= visible.lowerBound
                && line.rect.minY - line.rect.height <= visible.upperBound
        }
        guard let pieces else { return lines.filter(isNear) }
        let first = max(pieces.lineNumber(below: visible.lowerBound) - 1, 0)
        let last = min(pieces.lineNumber(below: visible.upperBound) + 1, lines.count - 1)
        return (first...last).lazy.map { lines[$0] }.filter(isNear)
    }

    /// Draws the lines of an area that are within some heights, with their backgrounds.
    func draw(in context: CGContext, area: Int, at point: CGPoint, visible: ClosedRange<CGFloat>) {
        var texts: [(layout: TextLayout, origin: CGPoint)] = []
        if let pieces {
            texts = pieces.layouts(in: visible)
        } else {
            for line in storedLines where line.area == area && line.layout !== texts.last?.layout {
                texts.append((line.layout, line.origin))
            }
        }
        for index in texts.indices {
            texts[index].origin.x += point.x
            texts[index].origin.y += point.y
        }
        TextLayout.draw(
            texts, in: context, visible: Double(visible.lowerBound + point.y)...Double(visible.upperBound + point.y))
    }

    /// The words of the text, in order.
    var words: [NSRange] {
        if let pieces { return pieces.words }
        guard let first = storedLines.first?.layout else { return [] }
        let isOne = storedLines.allSatisfy { $0.layout === first }
        return isOne ? first.allWords : TextLayout(StyledText(wholeString, style: style)).allWords
    }

    /// The units of an area; nil if it has no text.
    func units(in area: Int) -> Range<Int>? {
        if let pieces { return area == 0 ? 0..<pieces.line(pieces.lineCount - 1).end : nil }
        let own = storedLines.filter { $0.area == area }
        guard let first = own.first, let last = own.last else { return nil }
        return first.units.lowerBound..<last.end
    }
}

extension TextFlow.Line {
    /// Gives the last line of a text that begins at a unit the break at its end.
    mutating func close(in string: NSString, base: Int) {
        let unit = units.upperBound - base
        guard unit < string.length, [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(string.character(at: unit)) else { return }
        let isPair = string.character(at: unit) == 0x0D && unit + 1 < string.length && string.character(at: unit + 1) == 0x0A
        end += isPair ? 2 : 1
    }
}
