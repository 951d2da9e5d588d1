import CoreGraphics

/// A line of text, with its glyphs in their places; immutable.
///
/// Source: https://developer.apple.com/documentation/coretext/ctline
public final class CTLine: @unchecked Sendable {
    /// The shown text: that of the source, or parts of it and the mark of truncation.
    let string: NSAttributedString
    let text: LineText
    /// The source's unit of each unit of the shown text, and of its end.
    let sources: [Int]
    /// The units of the source.
    let range: CFRange
    let runs: [CTRun]
    let letters: [LineLetter]
    /// The width with spaces at the end.
    let width: Double
    let ascent: Double
    let descent: Double
    let leading: Double

    /// - Parameters:
    ///   - string: The shown text.
    ///   - sources: The source's units; nil for the same.
    ///   - range: The units of the source; nil for those of `sources`.
    ///   - widening: Points that are added after some units.
    init(_ string: NSAttributedString, sources: [Int]? = nil, range: CFRange? = nil, widening: (units: [Int], width: Double)? = nil) {
        self.string = string
        var text = LineText(string, isLine: true)
        if let widening { text.widen(widening.units, by: widening.width) }
        self.text = text
        let units = sources ?? Array(0...string.length)
        self.sources = units
        self.range = range ?? CFRange(location: units.first ?? 0, length: string.length)
        let isEmpty = string.length == 0
        var (runs, start): ([CTRun], Double) = ([], 0)
        for (number, glyphs) in (isEmpty ? [] : TextLayout.cached(text.text).glyphLines.first ?? []).enumerated() {
            let run = CTRun(
                glyphs, number: number, text: text,
                attributes: string.attributes(at: min(glyphs.range.location, string.length - 1), effectiveRange: nil), start: start,
                source: { units[min(max($0, 0), units.count - 1)] })
            runs.append(run)
            start += run.width
        }
        self.runs = runs
        width = max(start, 0)
        ascent = runs.map(\.ascent).max() ?? 0
        descent = runs.map(\.descent).max() ?? 0
        leading = runs.map(\.leading).max() ?? 0
        letters = LineLetter.letters(of: runs, in: Array(text.text.string.utf16))
    }

    /// The width of spaces and separators at the end of the text.
    var trailingWidth: Double {
        let units = Array(string.string.utf16)
        let end = units.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
        return letters.filter { $0.units.lowerBound >= end }.reduce(0) { $0 + $1.x.upperBound - $1.x.lowerBound }
    }

    /// The width without spaces at the end.
    var inkWidth: Double { max(width - trailingWidth, 0) }

    static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x3000 || LineText.separators.contains(unit) }

    /// Draws the line at the text position of a context.
    func draw(in context: CGContext) {
        guard !runs.isEmpty else { return }
        guard context.textDrawingMode == .fill else {
            var path = PathData()
            for run in runs { path.add(run.outline(0..<run.glyphs.glyphs.count), transform: context.textMatrix) }
            return context.drawText(path)
        }
        TextLayout.cached(text.colored(by: context.fillColor)).drawLine(in: context, space: context.textMatrix)
    }
}

/// A letter of a line, or several that one glyph draws.
struct LineLetter {
    /// The units of the shown text.
    let units: Range<Int>
    /// The extent in points from the line's left end.
    let x: ClosedRange<Double>
    let isRightToLeft: Bool
    /// The offsets from the first unit at which characters begin; one for most letters.
    let starts: [Int]

    /// From left to right.
    static func letters(of runs: [CTRun], in text: [UInt16]) -> [LineLetter] {
        runs.flatMap { run -> [LineLetter] in
            let glyphs = run.glyphs
            var ends: [Int: Int] = [:]
            let firsts = Array(Set(glyphs.indices)).sorted()
            for (first, next) in zip(firsts, firsts.dropFirst() + [NSMaxRange(glyphs.range)]) { ends[first] = next }
            var letters: [LineLetter] = []
            var pen = run.start
            for (index, first) in glyphs.indices.enumerated() {
                let end = pen + max(glyphs.advances[index], 0)
                if let last = letters.last, last.units.lowerBound == first {
                    letters[letters.count - 1] = LineLetter(
                        units: last.units, x: last.x.lowerBound...end, isRightToLeft: last.isRightToLeft, starts: last.starts)
                } else {
                    let units = first..<max(ends[first] ?? first, first)
                    let characters = String(decoding: text[units.clamped(to: 0..<text.count)], as: UTF16.self)
                    var starts: [Int] = []
                    var offset = 0
                    for character in characters {
                        starts.append(offset)
                        offset += character.utf16.count
                    }
                    letters.append(LineLetter(units: units, x: pen...end, isRightToLeft: glyphs.isRightToLeft, starts: starts))
                }
                pen = end
            }
            return letters
        }
    }

    /// The x position of the edge before a character; `number` may be their count.
    func edge(_ number: Int) -> Double {
        let share = starts.isEmpty ? 0 : Double(number) / Double(starts.count)
        return isRightToLeft
            ? x.upperBound - share * (x.upperBound - x.lowerBound) : x.lowerBound + share * (x.upperBound - x.lowerBound)
    }

    /// The x position of the caret before a unit of the letter.
    func caret(before unit: Int) -> Double { edge(starts.lastIndex { $0 <= unit - units.lowerBound } ?? 0) }
}
