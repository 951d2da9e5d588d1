import CCairo
import Foundation

/// Text that has been broken into lines, ready to be measured and drawn.
///
/// All numbers are points. The layout does not depend on the scale at which it is drawn: nothing is rounded to pixels.
/// Unchanging, but for one thread only, the one that made it: Pango's fonts are not to be shared.
package final class TextLayout {
    /// The width of the widest line, at most `maxWidth`, and the height of all lines; not rounded.
    package let size: CGSize
    /// The lines from top to bottom, one at least.
    package let lines: [Line]
    /// True when some of the text is not shown.
    package let isTruncated: Bool

    let paragraphs: [TextParagraph]
    /// The width beyond which nothing may be drawn.
    let clipWidth: Double?

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - string: the text; each line feed, carriage return, line or paragraph separator starts a new line, and a zero counts as a space.
    ///   - style: how what no run covers looks.
    ///   - runs: styles for parts of the text; where two overlap the later one counts.
    ///   - maxWidth: the width of the box; nil for as wide as the text. NaN counts as nil, and is reported.
    ///   - maxLines: how many lines there may be; 0 for any number.
    ///   - alignment: where lines are in a box of `maxWidth`, or of the widest line.
    ///   - lineBreaking: what becomes of text wider than the box.
    package init(
        _ string: String, style: TextStyle, runs: [Run] = [], maxWidth: Double? = nil, maxLines: Int = 0, alignment: Alignment = .natural,
        lineBreaking: LineBreaking = .wordWrap
    ) {
        let maxWidth = TextLayout.acceptedWidth(maxWidth)
        let context = PangoText.makeContext()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let source = TextSource(string, style: style, runs: runs)

        var paragraphs: [TextParagraph] = []
        var linesLeft = maxLines > 0 ? maxLines : Int.max
        var hidesParagraphs = false
        for range in source.paragraphs {
            func lay(_ part: (text: [UInt8], segments: [TextParagraph.Segment])) -> TextParagraph {
                TextParagraph(
                    part.text, segments: part.segments, context: context, maxWidth: maxWidth, maxLines: linesLeft,
                    isJustified: alignment == .justified, lineBreaking: lineBreaking)
            }
            var paragraph = lay(source.part(range))
            hidesParagraphs = paragraph.lines.count >= linesLeft && range.upperBound < source.bytes.count
            if hidesParagraphs, lineBreaking.truncates, !paragraph.isTruncated {
                // The ellipsis for the paragraphs that follow, and have no line left.
                paragraph = lay(source.part(range, isFollowedByEllipsis: true))
            }
            paragraphs.append(paragraph)
            linesLeft -= min(paragraph.lines.count, linesLeft)
            if linesLeft == 0 { break }
        }

        let widest = paragraphs.lazy.flatMap(\.lines).map(\.width).max() ?? 0
        var lines: [Line] = []
        var top = 0.0
        for paragraph in paragraphs {
            lines += paragraph.lines.map { $0.placed(below: top, in: maxWidth ?? widest, alignment) }
            top += paragraph.lines.last?.bottom ?? 0
        }
        self.paragraphs = paragraphs
        self.lines = lines
        size = CGSize(width: min(widest, maxWidth ?? widest), height: top)
        isTruncated = hidesParagraphs || paragraphs.contains(where: \.isTruncated)
        clipWidth = maxWidth.flatMap { widest > $0 ? $0 : nil }
    }

    private static func acceptedWidth(_ width: Double?) -> Double? {
        guard let width else { return nil }
        guard !width.isNaN else {
            reportOnce("TextLayout.maxWidth", "TextLayout.maxWidth: NaN is refused; the text gets the width that it needs.")
            return nil
        }
        // Beyond this Pango cannot count, and no text is as wide.
        return width < 500_000 ? max(width, 0) : nil
    }
}

extension TextParagraph.Line {
    fileprivate func placed(below y: Double, in boxWidth: Double, _ alignment: TextLayout.Alignment) -> TextLayout.Line {
        let room = boxWidth - width
        let x =
            switch alignment {
            case .left: 0.0
            case .center: max(room / 2, 0)
            case .right: max(room, 0)
            case .natural, .justified: isRightToLeft ? max(room, 0) : 0
            }
        return TextLayout.Line(x: x, baseline: y + baseline, width: width, ascent: baseline - top, descent: bottom - baseline)
    }
}
