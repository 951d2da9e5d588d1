import CoreGraphics
import Foundation

/// Text laid out in one area after the other, each with its lines. A value: it is made once for a text and its areas.
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

        var width: Double? { limit(size.width).map { max($0 - 2 * Double(padding), 0) } }
        var height: Double? { limit(size.height) }

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

    let length: Int
    private let wholeString: String
    private(set) var lines: [Line] = []
    /// The empty line behind a break at the end of the text, or of an empty text, and its area.
    private(set) var extra: (area: Int, rect: CGRect)?
    /// The width of the widest line with its indent, and the height of all lines, of each area.
    private(set) var sizes: [CGSize] = []
    /// Whether all of the text is in the areas.
    var isWhole: Bool { (lines.last?.end ?? 0) >= length }

    /// The style of text without attributes.
    private let style: TextStyle

    init(_ text: NSAttributedString, style: TextStyle = TextStyle(font: UIFont.systemFont(ofSize: 12).textFont), areas: [Area]) {
        length = text.length
        wholeString = text.string
        self.style = style
        sizes = areas.map { _ in .zero }
        var unit = 0
        for (index, area) in areas.enumerated() where unit < length || index == 0 {
            unit = area.exclusions.isEmpty ? fill(index, area, text, from: unit) : flow(index, area, text, from: unit)
        }
        addExtra(text, areas)
    }

    /// Lays out all that an area without exclusions has space for. Returns the first unit behind it.
    private mutating func fill(_ index: Int, _ area: Area, _ text: NSAttributedString, from base: Int) -> Int {
        let rest = base == 0 ? text : text.attributedSubstring(from: NSRange(location: base, length: length - base))
        let layout = TextLayout(
            StyledText(rest, style: style), maxWidth: area.width, maxHeight: area.height, maxLines: area.maxLines,
            truncation: area.truncation)
        let origin = CGPoint(x: area.padding, y: 0)
        sizes[index] = layout.size
        let width = area.width.map { CGFloat($0) } ?? layout.size.width
        let first = lines.count
        for (number, caret) in layout.caretLines.enumerated() {
            lines.append(Line(caret, number: number, of: layout, base: base, area: index, origin: origin, width: width))
        }
        closeLines(from: first, in: rest.string as NSString, base: base)
        return layout.isTruncated ? lines.last?.end ?? base : length
    }

    /// Gives lines the breaks at their ends, and the space down to the next.
    private mutating func closeLines(from first: Int, in string: NSString, base: Int) {
        for index in lines.indices.dropFirst(first) {
            if index + 1 < lines.count {
                lines[index].end = max(lines[index + 1].units.lowerBound, lines[index].end)
                let bottom = lines[index + 1].rect.minY
                if bottom > lines[index].rect.maxY { lines[index].rect.size.height = bottom - lines[index].rect.minY }
            } else {
                let unit = lines[index].units.upperBound - base
                guard unit < string.length else { continue }
                let isReturn = string.character(at: unit) == 0x0D && unit + 1 < string.length && string.character(at: unit + 1) == 0x0A
                if lines[index].isBreak(string.character(at: unit)) { lines[index].end += isReturn ? 2 : 1 }
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
            let styled = StyledText(piece, style: style)
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
                let layout = TextLayout(StyledText(rest, style: style), maxWidth: span.upperBound - span.lowerBound, maxLines: 1)
                guard let caret = layout.caretLines.first else { break }
                let origin = CGPoint(x: span.lowerBound, y: y + before - caret.top)
                let first = lines.count
                lines.append(
                    Line(caret, number: 0, of: layout, base: unit, area: index, origin: origin, width: span.upperBound - span.lowerBound))
                closeLines(from: first, in: rest.string as NSString, base: unit)
                guard lines[first].end > unit else { break }
                unit = lines[first].end
                bottom = max(bottom, Double(lines[first].rect.maxY))
            }
            y = bottom
            count += 1
        }
        for line in lines where line.area == index {
            sizes[index].width = max(sizes[index].width, line.used.maxX - area.padding)
            sizes[index].height = max(sizes[index].height, line.rect.maxY)
        }
        return unit
    }

    // MARK: The end

    private mutating func addExtra(_ text: NSAttributedString, _ areas: [Area]) {
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
        guard !lines.isEmpty else { return nil }
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].units.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The number of the line of an area that is nearest to a point; nil if it has none.
    func line(nearest point: CGPoint, in area: Int) -> Int? {
        let own = lines.indices.filter { lines[$0].area == area }
        guard let last = own.last else { return nil }
        let below = own.first { point.y < lines[$0].rect.maxY } ?? last
        // Beside exclusions several lines have one height.
        let row = own.filter { abs(lines[$0].rect.midY - lines[below].rect.midY) < 0.5 }
        return row.last { lines[$0].rect.minX <= point.x } ?? row.first ?? below
    }

    /// Draws the lines of an area that are within some heights, with their backgrounds.
    func draw(in context: CGContext, area: Int, at point: CGPoint, visible: ClosedRange<CGFloat>) {
        var drawn: TextLayout?
        for line in lines where line.area == area && line.layout !== drawn {
            drawn = line.layout
            let top = Double(line.origin.y)
            line.layout.draw(
                in: context, at: CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y),
                visible: Double(visible.lowerBound) - top...Double(visible.upperBound) - top)
        }
    }

    /// The words of the text, in order.
    var words: [NSRange] {
        guard let first = lines.first?.layout else { return [] }
        let isOne = lines.allSatisfy { $0.layout === first }
        return isOne ? first.allWords : TextLayout(StyledText(wholeString, style: style)).allWords
    }

    /// The units of an area; nil if it has no text.
    func units(in area: Int) -> Range<Int>? {
        let own = lines.filter { $0.area == area }
        guard let first = own.first, let last = own.last else { return nil }
        return first.units.lowerBound..<last.end
    }
}

extension TextFlow.Line {
    fileprivate func isBreak(_ unit: UInt16) -> Bool { [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit) }
}
