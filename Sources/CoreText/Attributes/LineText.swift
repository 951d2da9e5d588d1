import CoreGraphics

/// An attributed string as the text layout takes it, with what Core Text's attributes add.
struct LineText {
    var text: StyledText
    /// The runs of the text whose color is the context's fill color.
    private(set) var contextColored: Set<Int> = []

    /// The style of text without attributes.
    static let base = TextStyle(font: FontDescription(family: "Helvetica", size: 12))

    /// - Parameters:
    ///   - string: The text with its attributes, Core Text's or UIKit's.
    ///   - isLine: Whether all of it is one line: separators of paragraphs show nothing then.
    init(_ string: NSAttributedString, isLine: Bool) {
        var units = Array(string.string.utf16)
        var (runs, contextColored): ([TextLayout.Run], Set<Int>) = ([], [])
        var paragraphs: [StyledText.ParagraphRun] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            guard !attributes.isEmpty else { return }
            let values = TextAttributes(attributes)
            var style = values.style(over: Self.base)
            let hasOwnColor = style.apply(attributes)
            if let delegate = attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] as? CTRunDelegate {
                style.attachment = TextAttachment(bounds: delegate.bounds)
                // Pango gives sizes to this character alone.
                for index in range.location..<NSMaxRange(range) { units[index] = 0xFFFC }
            }
            if !hasOwnColor, values.isColoredByContext { contextColored.insert(runs.count) }
            runs.append(TextLayout.Run(range: range, style: style))
            if let paragraph = values.paragraphStyle {
                // Lines are placed by their frame.
                var style = TextParagraphStyle()
                style.tabStops = paragraph.tabStops
                style.defaultTabInterval = paragraph.defaultTabInterval
                style.baseWritingDirection = paragraph.baseWritingDirection
                paragraphs.append(StyledText.ParagraphRun(range: range, style: style))
            }
        }
        if isLine {
            for (index, unit) in units.enumerated() where Self.separators.contains(unit) { units[index] = 0x200B }
        }
        text = StyledText(String(decoding: units, as: UTF16.self), style: Self.base, runs: runs, paragraphStyles: paragraphs)
        self.contextColored = contextColored
    }

    /// Whether a unit ends a paragraph.
    static let separators: Set<UInt16> = [0x0A, 0x0D, 0x2028, 0x2029]

    /// The text with the color of a context where it has none of its own.
    func colored(by color: CGColor) -> StyledText {
        guard !contextColored.isEmpty else { return text }
        var text = text
        for index in contextColored { text.runs[index].style.color = color }
        return text
    }

    /// Adds points after units of the text.
    mutating func widen(_ units: [Int], by width: Double) {
        let runs = text.runs
        for unit in units {
            let index = runs.lastIndex { NSLocationInRange(unit, $0.range) }
            var style = index.map { runs[$0].style } ?? text.style
            if style.tracking != 0 { style.tracking += width } else { style.kern += width }
            if let index, contextColored.contains(index) { contextColored.insert(text.runs.count) }
            text.runs.append(TextLayout.Run(range: NSRange(location: unit, length: 1), style: style))
        }
    }
}

extension TextAttributes {
    fileprivate var isColoredByContext: Bool {
        (self[kCTForegroundColorFromContextAttributeName] as? NSNumber)?.boolValue
            ?? (self[kCTForegroundColorFromContextAttributeName] as? Bool) ?? false
    }
}

extension TextStyle {
    /// Applies Core Text's attributes, and takes away what it does not draw; returns whether they have a color.
    fileprivate mutating func apply(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }
        func color(_ name: String) -> CGColor? { (value(name) as? any TextColorValue)?.textColor }
        (shadow, strikethrough, background) = (nil, nil, nil)
        attachment?.image = nil
        attachment?.fitting = nil
        if let color = color(kCTForegroundColorAttributeName) { self.color = color }
        if let color = color(kCTStrokeColorAttributeName) { strokeColor = color }
        if let color = color(kCTUnderlineColorAttributeName) { underline?.color = color }
        background = color(kCTBackgroundColorAttributeName)
        // Apple: a kerning of 0 switches the font's off.
        if kern == 0, value(kCTKernAttributeName) != nil { font.features.append("kern=0") }
        if let matrix = (value(kCTFontAttributeName) as? CTFont)?.matrix, !matrix.isIdentity { apply(matrix) }
        return color(kCTForegroundColorAttributeName) != nil || color(TextAttributeName.foregroundColor) != nil
    }

    /// Applies a font's matrix: its heights, its widths and its slant. A rotation has no effect on lines, and is logged once.
    private mutating func apply(_ matrix: CGAffineTransform) {
        guard matrix.d > 0, matrix.a > 0, matrix.b == 0, matrix.d.isFinite, matrix.a.isFinite, matrix.c.isFinite else {
            reportOnce("CTFont.matrix", "CTFont: lines take no matrix that turns, mirrors or is not finite: \(matrix); it is left out.")
            return
        }
        font.size *= matrix.d
        if matrix.a != matrix.d { expansion += log(matrix.a / matrix.d) }
        if matrix.c != 0 { obliqueness += matrix.c / matrix.d }
    }
}
