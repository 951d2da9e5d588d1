import CoreGraphics
import Foundation

/// A change of a text: the range that was replaced, and the length of what replaced it, in UTF-16 units.
struct TextEdit {
    var range: NSRange
    var length: Int
}

/// The paragraphs of a text up to a line feed, laid out by themselves and without a position.
final class TextPiece {
    let layout: TextLayout
    let carets: [TextLayout.CaretLine]
    /// The UTF-16 units with the line feed.
    let length: Int

    init(_ layout: TextLayout, length: Int) {
        self.layout = layout
        self.length = length
        carets = layout.caretLines
    }
}

extension TextPiece {
    /// The lines that differ from those of a piece with as many: between those of the text before an edit and those of the text behind it,
    /// which has moved by some units.
    fileprivate func changedLines(from other: TextPiece, before start: Int, after end: Int, moved change: Int) -> Range<Int> {
        func isSame(_ index: Int, by change: Int) -> Bool {
            let (one, old) = (layout.lines[index], other.layout.lines[index])
            let (units, oldUnits) = (carets[index].units, other.carets[index].units)
            return one == old && units.lowerBound == oldUnits.lowerBound + change && units.upperBound == oldUnits.upperBound + change
        }
        var (low, high) = (0, carets.count)
        while low < high, other.carets[low].units.upperBound < start, isSame(low, by: 0) { low += 1 }
        while high > low, other.carets[high - 1].units.lowerBound > end, isSame(high - 1, by: change) { high -= 1 }
        return low..<high
    }
}

/// A text in an area that has a width and no end, laid out piece by piece, so that a change lays out the pieces that it touches alone.
///
/// - Complexity: A line of a number, a unit or a height takes O(log *p*), where *p* is the number of pieces; an edit O(*p*) steps of an
///   addition each, and the layout of the pieces that it touches.
struct TextPieces {
    let width: Double
    let padding: CGFloat
    private let style: TextStyle
    private weak var container: NSTextContainer?
    private var pieces: [TextPiece] = []
    // Of each piece, and of what follows the last: its first unit, the number of its first line, and its top.
    private var units: [Int] = [0]
    private var lines: [Int] = [0]
    private var tops: [CGFloat] = [0]
    private(set) var size = CGSize.zero

    var lineCount: Int { lines[pieces.count] }

    init(_ text: NSAttributedString, style: TextStyle, width: Double, padding: CGFloat, container: NSTextContainer?) {
        (self.style, self.width, self.padding, self.container) = (style, width, padding, container)
        pieces = made(of: text, in: 0..<text.length)
        arrange()
    }

    /// Takes a text that differs from the present one by an edit. Returns the heights between which the text looks different.
    mutating func take(_ text: NSAttributedString, _ edit: TextEdit) -> ClosedRange<CGFloat> {
        let first = piece(ofUnit: edit.range.location)
        var last = piece(ofUnit: NSMaxRange(edit.range))
        let change = edit.length - edit.range.length
        let start = units[first]
        var new = made(of: text, in: start..<units[last + 1] + change)
        // Items behind a list that has changed get other numbers.
        if new.last?.layout.listNumbers != pieces[last].layout.listNumbers {
            let edited = last
            while last + 1 < pieces.count, pieces[last + 1].layout.hasLists { last += 1 }
            if last > edited { new = made(of: text, in: start..<units[last + 1] + change) }
        }
        let old = (pieces: Array(pieces[first...last]), bottom: last + 1 < pieces.count ? tops[last + 1] : size.height)
        pieces.replaceSubrange(first...last, with: new)
        arrange()
        let next = first + new.count
        let bottom = next < pieces.count ? tops[next] : size.height
        guard old.pieces.count == 1, new.count == 1, old.bottom == bottom, old.pieces[0].carets.count == new[0].carets.count else {
            let reach = Self.reach(of: (old.pieces + new).flatMap(\.carets))
            let below = old.bottom == bottom ? bottom : max(old.bottom, bottom, size.height) + 1e6
            return tops[first] - reach...below + reach
        }
        let changed = new[0].changedLines(
            from: old.pieces[0], before: edit.range.location - start, after: NSMaxRange(edit.range) - start, moved: change)
        let lines = Array(new[0].carets[changed])
        guard let top = lines.first?.top, let end = lines.last?.bottom else { return tops[first]...tops[first] }
        let reach = Self.reach(of: lines)
        return tops[first] + CGFloat(top) - reach...tops[first] + CGFloat(end) + reach
    }

    /// The distance by which the ink of lines may leave them: about their own height.
    private static func reach(of lines: [TextLayout.CaretLine]) -> CGFloat {
        CGFloat(lines.reduce(0) { max($0, $1.bottom - $1.top) })
    }

    /// Lays out a range that begins with a piece and ends with one; at least one piece.
    private func made(of text: NSAttributedString, in range: Range<Int>) -> [TextPiece] {
        let string = text.string
        var (result, start, unit): ([TextPiece], Int, Int) = ([], range.lowerBound, range.lowerBound)
        var numbers = TextListNumbers(before: start, of: text)
        func add() {
            let piece = text.attributedSubstring(from: NSRange(location: start, length: unit - start))
            var styled = StyledText(piece, style: style, from: start, in: container)
            styled.listNumbers = numbers
            let layout = TextLayout(styled, maxWidth: width)
            result.append(TextPiece(layout, length: unit - start))
            numbers = layout.listNumbers
            start = unit
        }
        let first = String.Index(utf16Offset: range.lowerBound, in: string)
        for character in string.utf16[first...].prefix(range.count) {
            unit += 1
            if character == 0x0A { add() }
        }
        if start < unit || result.isEmpty { add() }
        return result
    }

    private mutating func arrange() {
        (units, lines, tops, size) = ([0], [0], [], .zero)
        units.reserveCapacity(pieces.count + 1)
        lines.reserveCapacity(pieces.count + 1)
        tops.reserveCapacity(pieces.count + 1)
        var spacing = 0.0
        for (index, piece) in pieces.enumerated() {
            let above = index == 0 ? 0 : spacing + piece.layout.spacingBefore
            tops.append(size.height + above)
            size.height += above + piece.layout.size.height
            size.width = max(size.width, piece.layout.size.width)
            spacing = piece.layout.spacingAfter
            units.append(units[index] + piece.length)
            lines.append(lines[index] + piece.carets.count)
        }
        tops.append(size.height)
    }

    // MARK: Lookup

    /// The last piece of those whose value is at most another; there is always one.
    private func piece<Value: Comparable>(_ values: [Value], atMost value: Value) -> Int {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if values[middle] <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func piece(ofUnit unit: Int) -> Int { piece(units, atMost: unit) }

    /// The line of a number.
    func line(_ number: Int) -> TextFlow.Line {
        let index = piece(lines, atMost: number)
        let (piece, own) = (pieces[index], number - lines[index])
        let origin = CGPoint(x: padding, y: tops[index])
        var line = TextFlow.Line(
            piece.carets[own], number: own, of: piece.layout, base: units[index], area: 0, origin: origin, width: CGFloat(width))
        let below: CGFloat
        if own + 1 < piece.carets.count {
            line.end = max(units[index] + piece.carets[own + 1].units.lowerBound, line.end)
            below = tops[index] + CGFloat(piece.carets[own + 1].top)
        } else if index + 1 < pieces.count {
            line.end = units[index + 1]
            below = tops[index + 1] + CGFloat(pieces[index + 1].carets.first?.top ?? 0)
        } else {
            line.close(in: piece.layout.string as NSString, base: units[index])
            return line
        }
        if below > line.rect.maxY { line.rect.size.height = below - line.rect.minY }
        return line
    }

    /// The number of the last line that begins at or before a unit.
    func lineNumber(ofUnit unit: Int) -> Int {
        let index = piece(ofUnit: unit)
        let (carets, base) = (pieces[index].carets, units[index])
        return lines[index] + max((carets.firstIndex { $0.units.lowerBound + base > unit } ?? carets.count) - 1, 0)
    }

    /// The number of the first line that ends below a height; the last one for heights below all.
    func lineNumber(below y: CGFloat) -> Int {
        // Spacing above a piece belongs to the line before it.
        var number = lines[piece(tops, atMost: y)]
        while number + 1 < lineCount, line(number).rect.maxY <= y { number += 1 }
        return number
    }

    /// The layouts that are within some heights, with their origins.
    func layouts(in heights: ClosedRange<CGFloat>) -> [(layout: TextLayout, origin: CGPoint)] {
        // The ink of a line may leave it by about its own height.
        let first = max(piece(tops, atMost: heights.lowerBound) - 1, 0)
        var result: [(layout: TextLayout, origin: CGPoint)] = []
        for index in first..<pieces.count {
            let layout = pieces[index].layout
            let reach = CGFloat(layout.lines.first.map { $0.ascent + $0.descent } ?? 0)
            if tops[index] - reach > heights.upperBound { break }
            result.append((layout, CGPoint(x: padding, y: tops[index])))
        }
        return result
    }

    /// The words of the text, in order.
    var words: [NSRange] {
        zip(pieces, units).flatMap { piece, base in
            piece.layout.allWords.map { NSRange(location: $0.location + base, length: $0.length) }
        }
    }
}
