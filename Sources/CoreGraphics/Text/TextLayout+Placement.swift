import Foundation

extension TextLayout.Shaped {
    /// Lays out paragraphs in order until the line limit is reached.
    init(_ source: TextSource, in workspace: TextWorkspace, maxWidth: Double?, maxLines: Int, truncation: TextLayout.LineBreaking?) {
        var linesLeft = maxLines
        listNumbers = source.listNumbers
        for range in source.paragraphs {
            var style = source.paragraphStyle(atByte: range.lowerBound)
            let marker = self.marker(of: range, in: source, &style, workspace)
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
            paragraph.marker = marker
            paragraphs.append(paragraph)
            starts.append(range.lowerBound)
            linesLeft -= min(paragraph.lines.count, linesLeft)
            if linesLeft == 0 { break }
        }
    }

    /// The marker of a paragraph in lists, whose style gets their indent.
    private mutating func marker(
        of range: Range<Int>, in source: TextSource, _ style: inout TextParagraphStyle, _ workspace: TextWorkspace
    ) -> TextParagraph? {
        let isContinued = source.isContinued(range)
        if !isContinued {
            listNumbers.count(style.lists)
            listNumbers.hasMarkerInText = !style.lists.isEmpty && source.hasOwnMarker(range)
        }
        listNumbers.isWithinParagraph = false
        guard !style.lists.isEmpty, !listNumbers.hasMarkerInText else { return nil }
        let indent = TextList.indent * Double(style.lists.count)
        style.firstLineHeadIndent = indent + (isContinued ? style.headIndent : style.firstLineHeadIndent)
        style.headIndent += indent
        guard !isContinued, var first = source.excerpt(range).segments.first?.style else { return nil }
        (first.attachment, first.background, first.underline, first.strikethrough, first.shadow) = (nil, nil, nil, nil, nil)
        let text = Array(listNumbers.marker(style.lists).utf8)
        guard !text.isEmpty else { return nil }
        var plain = TextParagraphStyle()
        plain.baseWritingDirection = style.baseWritingDirection
        return TextParagraph(
            text, segments: [TextParagraph.Segment(range: 0..<text.count, style: first)], style: plain, in: workspace,
            limits: TextParagraph.Limits(maxLines: 1))
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

extension TextParagraph {
    /// The marker of the first line, for painting; nil without one.
    func paintedMarker(beside line: TextLayout.Line, isRightToLeft: Bool) -> TextPainter.Line? {
        guard let marker, let own = marker.lines.first else { return nil }
        let x =
            isRightToLeft
            ? line.x + line.width + max(TextList.gap - own.width, TextList.leastGap)
            : line.x - max(TextList.gap, own.width + TextList.leastGap)
        let placed = TextLayout.Line(x: x, baseline: line.baseline, width: own.width, ascent: line.ascent, descent: line.descent)
        return TextPainter.Line(placed, own, of: marker)
    }
}
