import CCairo
import Foundation

/// Text that has been broken into lines, ready to be measured and drawn.
///
/// All numbers are points. The layout does not depend on the scale at which it is drawn: nothing is rounded to pixels.
/// Unchanging, but for one thread only, the one that made it: Pango's fonts are not to be shared.
package final class TextLayout {
    /// The width of the widest line with its indent, at most `maxWidth`, and the height of all lines; not rounded.
    package let size: CGSize
    /// The lines from top to bottom, one at least.
    package let lines: [Line]
    /// True when some of the text is not shown.
    package let isTruncated: Bool

    let text: StyledText
    let parts: Parts
    /// The width beyond which nothing may be drawn.
    let clipWidth: Double?

    /// What does not change when a text is put into a wider box.
    struct Parts {
        var paragraphs: [TextParagraph] = []
        /// Where each paragraph begins in the text's UTF-8.
        var starts: [Int] = []
        /// Whether there are paragraphs that are not shown.
        var hidesParagraphs = false

        var isTruncated: Bool { hidesParagraphs || paragraphs.contains(where: \.isTruncated) }
    }

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - maxWidth: the width of the box; nil for as wide as the text. NaN counts as nil, and is reported.
    ///   - maxHeight: the height of the box: lines that end below it are not shown, except the first; nil for any. NaN counts as nil.
    ///   - maxLines: how many lines there may be; 0 for any number.
    ///   - truncation: what the last line that may be shown does with the rest of the text: an ellipsis, or with `clipping` the line (if it
    ///     is the only one) goes on to the edge. Nil, or wrapping: the rest is not shown.
    package convenience init(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, maxLines: Int = 0, truncation: LineBreaking? = nil
    ) {
        let maxWidth = TextLayout.accepted(maxWidth, "maxWidth")
        let workspace = TextWorkspace.current
        workspace.layoutCount += 1
        let source = TextSource(text)
        let lineLimit = maxLines > 0 ? maxLines : Int.max
        var parts = Parts(source, in: workspace, maxWidth: maxWidth, maxLines: lineLimit, truncation: truncation)
        if let maxHeight = TextLayout.accepted(maxHeight, "maxHeight") {
            let lines = parts.placed(in: maxWidth).lines
            // A line that is a hair too low is one that only sums have made so.
            let fitting = max(lines.lazy.prefix { $0.baseline + $0.descent <= maxHeight + 1.0 / 64 }.count, 1)
            if fitting < lines.count {
                parts = Parts(source, in: workspace, maxWidth: maxWidth, maxLines: fitting, truncation: truncation)
            }
        }
        self.init(text, parts, maxWidth: maxWidth)
    }

    /// Lays text out that has one paragraph style, as a label does: it wraps, and the last line does what `lineBreaking` says.
    ///
    /// - Parameters:
    ///   - style: how what no run covers looks.
    ///   - runs: styles for parts of the text; where two overlap the later one counts.
    ///   - maxWidth: the width of the box; nil for as wide as the text. NaN counts as nil, and is reported.
    ///   - maxLines: how many lines there may be; 0 for any number.
    ///   - alignment: where lines are in a box of `maxWidth`, or of the widest line.
    ///   - lineBreaking: what becomes of text wider than the box; clipping keeps each paragraph to one line.
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

    /// The same layout as `init` makes, which is kept for the next time that it is asked for; the thread's own.
    package static func cached(
        _ text: StyledText, maxWidth: Double? = nil, maxHeight: Double? = nil, maxLines: Int = 0, truncation: LineBreaking? = nil
    ) -> TextLayout {
        let workspace = TextWorkspace.current
        let key = TextLayoutCache.Key(text: text, maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines, truncation: truncation)
        if let layout = workspace.layouts.layout(for: key) { return layout }
        var layout: TextLayout?
        if maxWidth != nil || maxHeight != nil || maxLines != 0 || truncation != nil {
            // A text that was measured and fits where it is drawn is the one that was measured.
            let measured = workspace.layouts.layout(for: TextLayoutCache.Key(text: text, maxLines: 0))
            layout = measured?.widened(maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines)
        }
        let made = layout ?? TextLayout(text, maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines, truncation: truncation)
        workspace.layouts.insert(made, for: key)
        return made
    }

    /// How many texts the calling thread has laid out so far; those from the cache do not count.
    package static var layoutCount: Int { TextWorkspace.current.layoutCount }

    private init(_ text: StyledText, _ parts: Parts, maxWidth: Double?) {
        let placed = parts.placed(in: maxWidth)
        self.text = text
        self.parts = parts
        lines = placed.lines
        size = placed.size
        isTruncated = parts.isTruncated
        clipWidth = maxWidth.flatMap { placed.widest > $0 ? $0 : nil }
    }

    /// The same lines in a box in which they all fit; nil where they might be broken differently.
    private func widened(maxWidth: Double?, maxHeight: Double?, maxLines: Int) -> TextLayout? {
        let isAnyWidthFine = parts.paragraphs.allSatisfy { $0.style.alignment != .justified && $0.style.tailIndent == 0 }
        guard isAnyWidthFine, !(maxWidth?.isNaN ?? false), !(maxHeight?.isNaN ?? false), size.width <= maxWidth ?? .infinity,
            size.height <= maxHeight ?? .infinity, maxLines <= 0 || lines.count <= maxLines
        else { return nil }
        return TextLayout(text, parts, maxWidth: TextLayout.accepted(maxWidth, "maxWidth"))
    }

    private static func accepted(_ length: Double?, _ name: String) -> Double? {
        guard let length else { return nil }
        guard !length.isNaN else {
            reportOnce("TextLayout.\(name)", "TextLayout.\(name): NaN is refused; the text gets what it needs.")
            return nil
        }
        // Beyond this Pango cannot count, and no text is as large.
        return length < 500_000 ? max(length, 0) : nil
    }
}
