import CoreGraphics

/// Lines in their places in an area.
struct FrameFilling {
    private(set) var lines: [CTLine] = []
    /// The left end of each baseline, in points from the box's bottom left corner, y up.
    private(set) var origins: [CGPoint] = []
    /// The units that are shown.
    private(set) var visible: CFRange
    /// The width of the widest line with its indents.
    private(set) var widest = 0.0
    /// The height of all lines.
    private(set) var height = 0.0

    init(_ typesetter: CTTypesetter, _ range: Range<Int>, in area: FrameArea) {
        visible = CFRange(location: range.lowerBound, length: 0)
        var (unit, bottom) = (range.lowerBound, 0.0)
        var style = range.isEmpty ? TextParagraphStyle() : typesetter.paragraphStyle(from: typesetter.paragraphStart(of: unit))
        var above: TextParagraphStyle?
        while unit < range.upperBound {
            let isFirst = typesetter.beginsParagraph(at: unit)
            if isFirst { style = typesetter.paragraphStyle(from: unit) }
            var top = bottom
            if let above {
                top += Self.finite(above.lineSpacing)
                if isFirst { top += max(Self.finite(style.paragraphSpacingBefore), 0) + max(Self.finite(above.paragraphSpacing), 0) }
            }
            let estimate = typesetter.estimatedHeight(at: unit)
            guard let span = Self.span(in: area, from: &top, height: estimate) else { break }
            let indent = Self.finite(isFirst ? style.firstLineHeadIndent : style.headIndent)
            let tail = Self.finite(style.tailIndent)
            let end = tail > 0 ? min(tail, span.upperBound - span.lowerBound) : span.upperBound - span.lowerBound + tail
            let width = max(end - indent, 0)
            let wraps = style.lineBreaking == .wordWrap || style.lineBreaking == .charWrap
            let count =
                wraps
                ? typesetter.unitCount(from: unit, width: width, breaksLetters: style.lineBreaking == .charWrap)
                : typesetter.paragraphEnd(after: unit) - unit
            let units = unit..<min(unit + max(count, 1), range.upperBound)
            let line = Self.fitted(typesetter.line(units), style, width, isLast: typesetter.endsParagraph(at: units.upperBound))
            let ascent = line.runs.map(\.frameAscent).max() ?? 0
            let natural = ascent + line.descent + line.leading
            let tall = style.height(natural: natural)
            let missing = line.ascent + line.descent + line.leading - tall
            guard top + tall - line.leading <= area.box.height + LineFitting.tolerance else { break }
            // Height that is added or taken away is at the top, but for what the font's metrics do not have, which stays there.
            let baseline = top + ascent + max(tall - natural, 0) - max(missing, 0)
            let isRightToLeft = line.isRightToLeft(style)
            let free = max(width - line.inkWidth, 0)
            let left = isRightToLeft ? span.upperBound - end : span.lowerBound + indent
            let shift =
                switch style.alignment {
                case .left: 0.0
                case .center: free / 2
                case .right: free
                case .natural, .justified: isRightToLeft ? free : 0
                }
            lines.append(line)
            origins.append(CGPoint(x: left + shift, y: area.box.height - baseline))
            widest = max(widest, tail > 0 ? max(indent + line.inkWidth, tail) : indent + line.inkWidth - tail)
            unit = units.upperBound
            visible.length = unit - range.lowerBound
            bottom = top + tall
            height = bottom
            above = style
        }
    }

    /// The part of the area in which a line of a height fits; moves its top down until there is one.
    private static func span(in area: FrameArea, from top: inout Double, height: Double) -> ClosedRange<Double>? {
        while top + height <= area.box.height + LineFitting.tolerance || area.isRectangle {
            if let span = area.span(from: top, to: top + height), area.isRectangle || span.upperBound - span.lowerBound >= height {
                return span
            }
            top += 1
        }
        return nil
    }

    /// The line as the paragraph's mode and alignment show it.
    private static func fitted(_ line: CTLine, _ style: TextParagraphStyle, _ width: Double, isLast: Bool) -> CTLine {
        let type: CTLineTruncationType? =
            switch style.lineBreaking {
            case .truncatingHead: .start
            case .truncatingTail: .end
            case .truncatingMiddle: .middle
            case .wordWrap, .charWrap, .clipping: nil
            }
        if let type, line.string.length > 0 {
            let attributes = line.string.attributes(at: type == .start ? 0 : line.string.length - 1, effectiveRange: nil)
            let token = CTLine(NSAttributedString(string: "\u{2026}", attributes: attributes))
            return CTLineCreateTruncatedLine(line, width, type, token) ?? line
        }
        guard style.alignment == .justified, !isLast else { return line }
        return CTLineCreateJustifiedLine(line, 1, width) ?? line
    }

    private static func finite(_ length: Double) -> Double { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
}

extension CTTypesetter {
    /// The style of the paragraph that begins at a unit.
    fileprivate func paragraphStyle(from unit: Int) -> TextParagraphStyle {
        TextAttributes(string.attributes(at: unit, effectiveRange: nil)).paragraphStyle ?? TextParagraphStyle()
    }

    /// The height of a line in the font at a unit.
    fileprivate func estimatedHeight(at unit: Int) -> Double {
        let font = TextAttributes(string.attributes(at: unit, effectiveRange: nil)).font ?? LineText.base.font
        return font.frameAscent + font.verticalMetrics.descent
    }
}

extension TextParagraphStyle {
    /// The height of a line of a natural height.
    fileprivate func height(natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= min(lineHeightMultiple, 1000) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, min(minimumLineHeight, 1_000_000)) }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        return height
    }
}

extension CTLine {
    /// Whether the line begins at the right: the paragraph's direction, or that of its first letter.
    fileprivate func isRightToLeft(_ style: TextParagraphStyle) -> Bool {
        if let direction = style.baseWritingDirection { return direction == .rightToLeft }
        return letters.min { $0.units.lowerBound < $1.units.lowerBound }?.isRightToLeft ?? false
    }
}
