import Foundation

extension TextLayout.Shaped {
    /// Lays out paragraphs in order until the line limit is reached.
    init(_ source: TextSource, in workspace: TextWorkspace, maxWidth: Double?, maxLines: Int, truncation: TextLayout.LineBreaking?) {
        var linesLeft = maxLines
        for range in source.paragraphs {
            let style = source.paragraphStyle(atByte: range.lowerBound)
            let tail = TextParagraphStyle.length(style.tailIndent)
            let limits = TextParagraph.Limits(
                maxWidth: tail > 0 ? min(tail, maxWidth ?? tail) : maxWidth.map { max($0 + tail, 0) }, maxLines: linesLeft,
                truncation: truncation)
            func lay(_ excerpt: (text: [UInt8], segments: [TextParagraph.Segment])) -> TextParagraph {
                TextParagraph(excerpt.text, segments: excerpt.segments, style: style, in: workspace, limits: limits)
            }
            var paragraph = lay(source.excerpt(range))
            hidesParagraphs = paragraph.lines.count >= linesLeft && range != source.paragraphs.last
            if hidesParagraphs, truncation?.truncates == true, !paragraph.isTruncated {
                // An ellipsis for the remaining paragraphs beyond the line limit.
                paragraph = lay(source.excerpt(range, isFollowedByEllipsis: true))
            }
            paragraphs.append(paragraph)
            starts.append(range.lowerBound)
            linesLeft -= min(paragraph.lines.count, linesLeft)
            if linesLeft == 0 { break }
        }
    }

    /// The positions of lines in a box; nil for one as wide as they need.
    func placed(in maxWidth: Double?) -> (lines: [TextLayout.Line], size: CGSize, widest: Double) {
        var widest = 0.0
        var wanted = 0.0
        for paragraph in paragraphs {
            let tail = TextParagraphStyle.length(paragraph.style.tailIndent)
            for (index, line) in paragraph.lines.enumerated() {
                let end = paragraph.indent(ofLine: index) + line.width
                widest = max(widest, end)
                wanted = max(wanted, tail < 0 ? end - tail : tail > 0 ? max(end, tail) : end)
            }
        }
        let box = maxWidth ?? wanted
        var lines: [TextLayout.Line] = []
        var bottom = 0.0
        for (number, paragraph) in paragraphs.enumerated() {
            let style = paragraph.style
            if number > 0 {
                bottom += max(TextParagraphStyle.length(style.paragraphSpacingBefore), 0)
                bottom += max(TextParagraphStyle.length(paragraphs[number - 1].style.paragraphSpacing), 0)
            }
            for (index, line) in paragraph.lines.enumerated() {
                if !lines.isEmpty {
                    let above = index > 0 ? style : paragraphs[number - 1].style
                    bottom += max(TextParagraphStyle.length(above.lineSpacing), 0)
                }
                let placed = line.placed(below: bottom, in: box, indent: paragraph.indent(ofLine: index), style)
                bottom = placed.baseline + placed.descent
                lines.append(placed)
            }
        }
        return (lines, CGSize(width: min(widest, box), height: bottom), widest)
    }
}

extension TextParagraph.Line {
    fileprivate func placed(below y: Double, in boxWidth: Double, indent: Double, _ style: TextParagraphStyle) -> TextLayout.Line {
        let tail = TextParagraphStyle.length(style.tailIndent)
        let end = tail > 0 ? tail : boxWidth + tail
        // From the left edge; indents are at the leading side of the paragraph.
        let left = isRightToLeft ? boxWidth - end : indent
        let available = max(end - indent - width, 0)
        let x =
            switch style.alignment {
            case .left: left
            case .center: left + available / 2
            case .right: left + available
            case .natural, .justified: isRightToLeft ? left + available : left
            }
        // Added or removed line height is at the top, as in UIKit.
        let descent = bottom - baseline
        let height = style.lineHeight(natural: bottom - top)
        return TextLayout.Line(x: x, baseline: y + height - descent, width: width, ascent: height - descent, descent: descent)
    }
}
