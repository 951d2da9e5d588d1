import CCairo
import Foundation

/// Text broken into lines, ready for measuring and drawing.
///
/// All numbers are points. The layout is independent of the drawing scale: nothing is rounded to pixels. Immutable, but usable only on
/// the thread that created it, because Pango's fonts are not thread-safe.
package final class TextLayout {
    /// The width of the widest line with its indent, at most `maxWidth`, and the height of all lines; not rounded.
    package let size: CGSize
    /// The lines from top to bottom, at least one.
    package let lines: [Line]
    /// Whether some of the text is not shown.
    package let isTruncated: Bool

    /// The text.
    package var string: String { text.string }

    let text: StyledText
    let shaped: Shaped
    /// The width beyond which drawing is clipped.
    let clipWidth: Double?

    /// The state that stays unchanged in a wider box.
    struct Shaped {
        var paragraphs: [TextParagraph] = []
        /// The start of each paragraph in the text's UTF-8.
        var starts: [Int] = []
        /// Whether some paragraphs are not shown.
        var hidesParagraphs = false
        /// The numbers of lists behind the last paragraph.
        var listNumbers = TextListNumbers()

        var isTruncated: Bool { hidesParagraphs || paragraphs.contains(where: \.isTruncated) }
    }

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - maxWidth: The width of the box; nil for as wide as the text. NaN counts as nil, and is reported.
    ///   - maxHeight: The height of the box: lines that end below it are not shown, except the first; nil for any. NaN counts as nil.
    ///   - maxLines: The maximum number of lines; 0 for unlimited.
    ///   - truncation: The treatment of the remaining text by the last line: an ellipsis, or with `clipping` the line (if it is the
    ///     only one) continues to the edge. With nil, or wrapping, the rest is not shown.
    package convenience init(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, maxLines: Int = 0, truncation: LineBreaking? = nil
    ) {
        let maxWidth = TextLayout.accepted(maxWidth, "maxWidth")
        let text = text.fitted(in: maxWidth)
        let workspace = TextWorkspace.current
        workspace.layoutCount += 1
        let source = TextSource(text)
        let lineLimit = maxLines > 0 ? maxLines : Int.max
        var shaped = Shaped(source, in: workspace, maxWidth: maxWidth, maxLines: lineLimit, truncation: truncation)
        if let maxHeight = TextLayout.accepted(maxHeight, "maxHeight") {
            let lines = shaped.placed(in: maxWidth).lines
            // Allow a line to end below the box within rounding error.
            let fitting = max(lines.lazy.prefix { $0.baseline + $0.descent <= maxHeight + 1.0 / 64 }.count, 1)
            if fitting < lines.count {
                shaped = Shaped(source, in: workspace, maxWidth: maxWidth, maxLines: fitting, truncation: truncation)
            }
        }
        self.init(text, shaped, maxWidth: maxWidth)
    }

    /// Lays out text of one paragraph style, as a label does: it wraps, and `lineBreaking` applies to the last line.
    ///
    /// - Parameters:
    ///   - style: The style of text without a run.
    ///   - runs: Styles of ranges; where two overlap the later one applies.
    ///   - maxWidth: The width of the box; nil for as wide as the text. NaN counts as nil, and is reported.
    ///   - maxLines: The maximum number of lines; 0 for unlimited.
    ///   - alignment: The alignment of lines in a box of `maxWidth`, or of the widest line.
    ///   - lineBreaking: The treatment of text wider than the box; clipping keeps each paragraph to one line.
    package convenience init(
        _ string: String, style: TextStyle, runs: [Run] = [], maxWidth: Double? = nil, maxLines: Int = 0, alignment: Alignment = .natural,
        lineBreaking: LineBreaking = .wordWrap
    ) {
        var paragraph = TextParagraphStyle(alignment: alignment)
        if !lineBreaking.truncates { paragraph.lineBreaking = lineBreaking }
        self.init(
            StyledText(string, style: style, runs: runs, paragraphStyle: paragraph), maxWidth: maxWidth, maxLines: maxLines,
            truncation: lineBreaking)
    }

    /// Returns the same layout as `init`, from the thread's cache.
    package static func cached(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, maxLines: Int = 0, truncation: LineBreaking? = nil
    ) -> TextLayout {
        let workspace = TextWorkspace.current
        let key = TextLayoutCache.Key(text: text, maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines, truncation: truncation)
        if let layout = workspace.layouts.layout(for: key) { return layout }
        var layout: TextLayout?
        if maxWidth != nil || maxHeight != nil || maxLines != 0 || truncation != nil, !text.hasFittings {
            // Measured text that fits the drawing box reuses the measured layout.
            let measured = workspace.layouts.layout(for: TextLayoutCache.Key(text: text, maxLines: 0))
            layout = measured?.widened(maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines)
        }
        let made = layout ?? TextLayout(text, maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines, truncation: truncation)
        workspace.layouts.insert(made, for: key)
        return made
    }

    /// The number of layouts created on the calling thread, not counting cached ones.
    package static var layoutCount: Int { TextWorkspace.current.layoutCount }

    private init(_ text: StyledText, _ shaped: Shaped, maxWidth: Double?) {
        let placed = shaped.placed(in: maxWidth)
        self.text = text
        self.shaped = shaped
        lines = placed.lines
        size = placed.size
        isTruncated = shaped.isTruncated
        clipWidth = maxWidth.flatMap { placed.widest > $0 ? $0 : nil }
    }

    /// The same lines in a box in which they all fit; nil if line breaks might differ.
    private func widened(maxWidth: Double?, maxHeight: Double?, maxLines: Int) -> TextLayout? {
        let isAnyWidthFine = shaped.paragraphs.allSatisfy { $0.style.alignment != .justified && $0.style.tailIndent == 0 }
        guard isAnyWidthFine, !(maxWidth?.isNaN ?? false), !(maxHeight?.isNaN ?? false), size.width <= maxWidth ?? .infinity,
            size.height <= maxHeight ?? .infinity, maxLines <= 0 || lines.count <= maxLines
        else { return nil }
        return TextLayout(text, shaped, maxWidth: TextLayout.accepted(maxWidth, "maxWidth"))
    }

    private static func accepted(_ length: Double?, _ name: String) -> Double? {
        guard let length else { return nil }
        guard !length.isNaN else {
            reportOnce("TextLayout.\(name)", "TextLayout.\(name): NaN is refused; the text gets what it needs.")
            return nil
        }
        // Pango's integer units overflow beyond this.
        return length < 500_000 ? max(length, 0) : nil
    }
}

extension TextLayout {
    /// Draws the text with its top left corner at `origin`, in a user space whose y points down.
    ///
    /// Glyphs are filled as paths at subpixel positions; only color glyphs (emoji) are copied as images, at whole pixels. Unless the
    /// matrix rotates, each baseline is snapped to the nearest pixel edge. The context's alpha, blend mode, clip and matrix apply, its
    /// colors do not.
    ///
    /// - Parameter visible: the extent from the layout's top whose lines are drawn; nil for all.
    package func draw(in context: CGContext, at origin: CGPoint, visible: ClosedRange<Double>? = nil) {
        TextLayout.draw([(self, origin)], in: context, visible: visible.map { $0.lowerBound + origin.y...$0.upperBound + origin.y })
    }

    /// Draws texts that follow each other: the backgrounds of all, then the glyphs, as one text would be drawn.
    ///
    /// - Parameter visible: the extent in user space whose lines are drawn; nil for all.
    package static func draw(_ texts: [(layout: TextLayout, origin: CGPoint)], in context: CGContext, visible: ClosedRange<Double>? = nil) {
        let drawn = texts.map { text in
            let own = visible.map { $0.lowerBound - text.origin.y...$0.upperBound - text.origin.y }
            return (text, text.layout.drawnLines(in: own))
        }
        for (text, lines) in drawn {
            text.layout.clipped(context, at: text.origin) { for line in lines { $0.paintBackgrounds(of: line) } }
        }
        for (text, lines) in drawn { text.layout.clipped(context, at: text.origin) { for line in lines { $0.paint(line) } } }
    }

    /// Draws some lines without their backgrounds, as ``draw(in:at:visible:)`` does.
    package func drawText(in context: CGContext, at origin: CGPoint, lines numbers: Range<Int>) {
        clipped(context, at: origin) { painter in
            for (index, line) in drawnLines(in: nil).enumerated() where numbers.contains(index) { painter.paint(line) }
        }
    }

    private func clipped(_ context: CGContext, at origin: CGPoint, _ body: (TextPainter) -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        if let clipWidth { context.clip(to: CGRect(x: origin.x, y: origin.y, width: clipWidth, height: size.height)) }
        body(TextPainter(context: context, origin: origin))
    }

    /// The numbers of lists behind the text.
    package var listNumbers: TextListNumbers { shaped.listNumbers }

    /// Whether a paragraph of the text is in a list.
    package var hasLists: Bool { shaped.paragraphs.contains { !$0.style.lists.isEmpty } }

    /// The space above the text where other text precedes it: that before its first paragraph.
    package var spacingBefore: Double {
        max(TextParagraphStyle.length(shaped.paragraphs.first?.style.paragraphSpacingBefore ?? 0), 0)
    }

    /// The space below the text where other text follows it: that of its last paragraph and of its last line.
    package var spacingAfter: Double {
        guard let style = shaped.paragraphs.last?.style else { return 0 }
        return max(TextParagraphStyle.length(style.paragraphSpacing), 0) + max(TextParagraphStyle.length(style.lineSpacing), 0)
    }

    private func drawnLines(in visible: ClosedRange<Double>?) -> [TextPainter.Line] {
        var index = 0
        return shaped.paragraphs.flatMap { paragraph in
            paragraph.lines.enumerated().compactMap { number, line in
                defer { index += 1 }
                let placed = lines[index]
                // A line's ink may leave it by about its own height.
                let reach = placed.ascent + placed.descent
                if let visible, placed.baseline + reach < visible.lowerBound || placed.baseline - reach > visible.upperBound { return nil }
                let painted = TextPainter.Line(placed, line, of: paragraph)
                guard number == 0, let marker = paragraph.paintedMarker(beside: placed, isRightToLeft: line.isRightToLeft) else {
                    return painted
                }
                return TextPainter.Line(layout: placed, runs: marker.runs + painted.runs)
            }
        }
    }
}

extension TextLayout {
    /// The bounding box of the glyphs' ink, in points from the top left corner, y down; zero if there is none.
    package var inkBounds: CGRect {
        var bounds = CGRect.null
        for (line, pangoLine) in zip(lines, shaped.paragraphs.lazy.flatMap(\.lines)) {
            var ink = PangoRectangle()
            pango_layout_line_get_extents(pangoLine.pango, &ink, nil)
            guard ink.width > 0, ink.height > 0 else { continue }
            let covered = CGRect(
                x: line.x + PangoText.points(ink.x), y: line.baseline + PangoText.points(ink.y), width: PangoText.points(ink.width),
                height: PangoText.points(ink.height))
            bounds = bounds.union(covered)
        }
        return bounds.isNull ? .zero : bounds
    }
}
