import UIKit

extension DrawingCard {
    static var text: [CardCell] {
        [
            CardCell("weights") { area, _ in weights(in: area) },
            CardCell("kern, expansion, slant") { area, _ in spacing(in: area) },
            CardCell("underlines and strikethrough") { area, _ in rules(in: area) },
            CardCell("outline, both, shadow") { area, _ in outlines(in: area) },
            CardCell("turned letters") { area, context in circle(of: "CORE GRAPHICS · UIKIT · ", in: area, context) },
            CardCell("letters as a clip") { area, context in letterClip(in: area, context) },
            CardCell("backgrounds, baselines, attachments") { area, _ in runs(in: area) },
            CardCell("tab stops and figures of one width") { area, _ in table(in: area) },
            CardCell("alignment") { area, _ in alignments(in: area) },
            CardCell("justified, with a first line's indent") { area, _ in justified(in: area) },
            CardCell("spacing of lines and paragraphs") { area, _ in paragraphs(in: area) },
            CardCell("truncation: head, middle, tail") { area, _ in truncations(in: area) },
        ]
    }

    private static func attributes(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = ink, _ more: [NSAttributedString.Key: Any] = [:]
    ) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color]
        all.merge(more) { $1 }
        return all
    }

    private static func weights(in area: CGRect) {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        for (index, weight) in weights.enumerated() {
            "a".draw(at: CGPoint(x: area.minX + CGFloat(index) * 24.5, y: area.minY - 8), withAttributes: attributes(36, weight))
        }
        let line = NSMutableAttributedString(string: "Regular ", attributes: attributes(17))
        line.append(
            NSAttributedString(string: "Italic ", attributes: [.font: UIFont.italicSystemFont(ofSize: 17), .foregroundColor: pink]))
        line.append(NSAttributedString(string: "Bold ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: blue]))
        line.append(
            NSAttributedString(
                string: "Mono", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular), .foregroundColor: mint]))
        line.draw(at: CGPoint(x: area.minX, y: area.maxY - 26))
    }

    private static func spacing(in area: CGRect) {
        let lines: [(String, [NSAttributedString.Key: Any])] = [
            ("Kern minus one", [.kern: -1.0]), ("Kern plus three", [.kern: 3.0]), ("Wide letters", [.expansion: 0.35]),
            ("Slanted letters", [.obliqueness: 0.35]),
        ]
        for (index, line) in lines.enumerated() {
            line.0.draw(
                at: CGPoint(x: area.minX, y: area.minY - 4 + CGFloat(index) * 20), withAttributes: attributes(16, .medium, ink, line.1))
        }
    }

    private static func rules(in area: CGRect) {
        let styles: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dots", [.single, .patternDot]),
            ("dashes", [.thick, .patternDash]),
            ("by word only", [.single, .byWord]),
        ]
        for (index, style) in styles.enumerated() {
            let origin = CGPoint(x: area.minX + CGFloat(index % 3) * 74, y: area.minY - 2 + CGFloat(index / 3) * 25)
            let width: [NSAttributedString.Key: Any] = [.underlineStyle: style.1.rawValue, .underlineColor: pink]
            style.0.draw(at: origin, withAttributes: attributes(index == 5 ? 12 : 16, .regular, ink, width))
        }
        let struck = NSMutableAttributedString(
            string: "was 49 €", attributes: attributes(18, .regular, ink, [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
        struck.append(NSAttributedString(string: "  now 29 €", attributes: attributes(18, .bold, pink)))
        struck.draw(at: CGPoint(x: area.minX, y: area.maxY - 24))
    }

    private static func outlines(in area: CGRect) {
        "Ag".draw(at: CGPoint(x: area.minX, y: area.minY), withAttributes: attributes(52, .bold, ink, [.strokeWidth: 3.0]))
        let both: [NSAttributedString.Key: Any] = [.strokeWidth: -4.0, .strokeColor: violet]
        "Ag".draw(at: CGPoint(x: area.minX + 74, y: area.minY), withAttributes: attributes(52, .bold, amber, both))
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 5
        shadow.shadowColor = UIColor(white: 0, alpha: 0.6)
        "Ag".draw(at: CGPoint(x: area.minX + 148, y: area.minY), withAttributes: attributes(52, .bold, mint, [.shadow: shadow]))
    }

    private static func circle(of text: String, in area: CGRect, _ context: CGContext) {
        let attributes = attributes(11.5, .semibold, violet)
        for index in 0..<text.count {
            let letter = String(text[text.index(text.startIndex, offsetBy: index)])
            context.saveGState()
            context.translateBy(x: area.midX - 50, y: area.midY)
            context.rotate(by: CGFloat(index) / CGFloat(text.count) * 2 * .pi)
            letter.draw(at: CGPoint(x: -letter.size(withAttributes: attributes).width / 2, y: -41), withAttributes: attributes)
            context.restoreGState()
        }
        for (index, angle) in [-0.5, -0.25, 0, 0.25, 0.5].enumerated() {
            context.saveGState()
            context.translateBy(x: area.midX + 24, y: area.midY)
            context.rotate(by: CGFloat(angle))
            "rotated".draw(
                at: CGPoint(x: 8, y: -11), withAttributes: Self.attributes(18, .bold, ink.withAlphaComponent(index == 2 ? 1 : 0.28)))
            context.restoreGState()
        }
    }

    /// A gradient clipped to letters.
    private static func letterClip(in area: CGRect, _ context: CGContext) {
        let letters = UIGraphicsImageRenderer(size: area.size).image { _ in
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            "Gradient".draw(
                in: CGRect(x: 0, y: 6, width: area.width, height: 60),
                withAttributes: attributes(48, .heavy, .black, [.paragraphStyle: style, .kern: -1.5]))
        }
        guard let mask = letters.cgImage, let gradient = gradient([blue, violet, pink, amber]) else { return }
        // A mask is drawn with y up, as images are.
        context.translateBy(x: 0, y: area.minY + area.maxY)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: area, mask: mask)
        context.drawLinearGradient(gradient, start: CGPoint(x: area.minX, y: 0), end: CGPoint(x: area.maxX, y: 0), options: [])
    }

    private static func runs(in area: CGRect) {
        let text = NSMutableAttributedString(string: "A ", attributes: attributes(17))
        let marker = UIColor(red: 1, green: 0.92, blue: 0.45, alpha: 1)
        text.append(NSAttributedString(string: "marked", attributes: attributes(17, .medium, ink, [.backgroundColor: marker])))
        text.append(NSAttributedString(string: " word, E = mc", attributes: attributes(17)))
        text.append(NSAttributedString(string: "2", attributes: attributes(11, .regular, ink, [.baselineOffset: 6.0])))
        text.append(NSAttributedString(string: " and H", attributes: attributes(17)))
        text.append(NSAttributedString(string: "2", attributes: attributes(11, .regular, ink, [.baselineOffset: -3.0])))
        text.append(NSAttributedString(string: "O, a ", attributes: attributes(17)))
        let star = NSTextAttachment(
            image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
                starPath(center: CGPoint(x: 10, y: 11), radius: 10).fill(pink)
            })
        star.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
        text.append(NSAttributedString(attachment: star))
        text.append(NSAttributedString(string: " and ", attributes: attributes(17)))
        text.append(NSAttributedString(string: "large", attributes: attributes(24, .bold, blue)))
        text.draw(in: area)
    }

    private static func table(in area: CGRect) {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 140), NSTextTab(textAlignment: .right, location: 216)]
        style.lineSpacing = 2
        let rows = "Lisbon\t1,111.10\t+4.1 %\nKyoto\t980.00\t−0.7 %\nOslo\t1,742.55\t+12.0 %"
        rows.draw(
            in: area,
            withAttributes: [
                .font: UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular), .foregroundColor: ink, .paragraphStyle: style,
            ])
    }

    private static func alignments(in area: CGRect) {
        let rows: [(String, NSTextAlignment, NSWritingDirection)] = [
            ("aligned left", .left, .natural), ("centred", .center, .natural), ("aligned right", .right, .natural),
            ("from right to left", .natural, .rightToLeft),
        ]
        for (index, row) in rows.enumerated() {
            let style = NSMutableParagraphStyle()
            style.alignment = row.1
            style.baseWritingDirection = row.2
            row.0.draw(
                in: CGRect(x: area.minX, y: area.minY - 3 + CGFloat(index) * 20, width: area.width, height: 20),
                withAttributes: attributes(15, .regular, ink, [.paragraphStyle: style]))
        }
    }

    private static func justified(in area: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.firstLineHeadIndent = 18
        let text = "Turn the handle at any speed, in either direction: every frame of the film can be reached, looked at and measured."
        text.draw(in: area.insetBy(dx: 0, dy: -2), withAttributes: attributes(13, .regular, ink, [.paragraphStyle: style]))
    }

    private static func paragraphs(in area: CGRect) {
        let style = NSMutableParagraphStyle()
        style.headIndent = 14
        style.lineHeightMultiple = 0.95
        style.paragraphSpacing = 7
        let text = "1. Lines that wrap hang below the text of the first, not below its figure.\n2. Then a gap before the next."
        text.draw(in: area.insetBy(dx: 0, dy: -2), withAttributes: attributes(13, .regular, ink, [.paragraphStyle: style]))
    }

    private static func truncations(in area: CGRect) {
        for (index, mode) in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].enumerated() {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            let line = CGRect(x: area.minX, y: area.minY + CGFloat(index) * 25, width: area.width, height: 20)
            "The quick brown fox jumps over the lazy dog".draw(
                in: line, withAttributes: attributes(15, .regular, ink, [.paragraphStyle: style]))
        }
    }
}
