import CCairo
import Foundation

extension TextPainter {
    /// A rule to draw.
    struct Stroke: Hashable {
        var rule: TextRule
        var color: CGColor
        /// The distance from the baseline down to the top edge.
        var top: Double
        var thickness: Double
        var shadow: TextShadow?
    }

    /// Paints a rule along part of a line; its pattern starts at the line's start.
    func paint(_ stroke: Stroke, over x: ClosedRange<Double>, of line: Line, baseline: Double) {
        guard stroke.thickness > 0 else { return }
        var pieces = [x]
        if stroke.rule.isByWord { pieces = line.words(in: x) }
        shadowed(stroke.shadow) {
            paint(stroke.color) {
                for piece in pieces.flatMap({ stroke.dashes(in: $0, from: line.layout.x) }) {
                    cairo_rectangle(
                        context.cairo, piece.lowerBound, baseline + stroke.top, piece.upperBound - piece.lowerBound, stroke.thickness)
                    guard stroke.rule.isDouble else { continue }
                    cairo_rectangle(
                        context.cairo, piece.lowerBound, baseline + stroke.top + 2 * stroke.thickness, piece.upperBound - piece.lowerBound,
                        stroke.thickness)
                }
            }
        }
    }
}

extension TextPainter.Stroke {
    /// The parts of an extent covered by the pattern.
    fileprivate func dashes(in x: ClosedRange<Double>, from origin: Double) -> [ClosedRange<Double>] {
        let lengths = rule.pattern.lengths.map { $0 * thickness }
        let period = lengths.reduce(0, +)
        // A pattern too fine to be visible is a solid line.
        guard period > 0, (x.upperBound - x.lowerBound) / period < 10_000 else { return [x] }
        var start = origin + ((x.lowerBound - origin) / period).rounded(.down) * period
        var result: [ClosedRange<Double>] = []
        while start < x.upperBound {
            for (index, length) in lengths.enumerated() {
                let (low, high) = (max(start, x.lowerBound), min(start + length, x.upperBound))
                if index % 2 == 0, low < high { result.append(low...high) }
                start += length
            }
        }
        return result
    }
}

extension TextPainter.Line {
    /// Extents of neighboring runs with equal `value`, without those where it is nil.
    func spans<Value: Equatable>(of value: (Run) -> Value?) -> [(value: Value, x: ClosedRange<Double>, length: Double)] {
        var result: [(value: Value, x: ClosedRange<Double>, length: Double)] = []
        var isOpen = false
        for run in runs {
            guard let own = value(run) else {
                isOpen = false
                continue
            }
            if isOpen, let last = result.last, last.value == own {
                result[result.count - 1].x = last.x.lowerBound...max(run.x.upperBound, last.x.lowerBound)
            } else {
                result.append((own, run.x, 0))
            }
            isOpen = true
        }
        for index in result.indices { result[index].length = result[index].x.upperBound - result[index].x.lowerBound }
        return result
    }

    /// The parts of an extent without the spaces.
    fileprivate func words(in x: ClosedRange<Double>) -> [ClosedRange<Double>] {
        runs.flatMap { $0.words }.compactMap { word in
            let (low, high) = (max(word.lowerBound, x.lowerBound), min(word.upperBound, x.upperBound))
            return low < high ? low...high : nil
        }
    }
}

extension TextPainter.Line.Run {
    /// One of the style's rules, at the position from the font's tables; that of the style's own font, so that a rule stays level under
    /// glyphs of a fallback font.
    func rule(
        _ rule: KeyPath<TextStyle, TextRule?>, _ position: KeyPath<FontMetrics, Double>, _ thickness: KeyPath<FontMetrics, Double>
    ) -> TextPainter.Stroke? {
        guard let rule = style[keyPath: rule] else { return nil }
        let metrics = style.font.metrics
        return TextPainter.Stroke(
            rule: rule, color: rule.color ?? style.color, top: -metrics[keyPath: position] - self.rise,
            thickness: metrics[keyPath: thickness] * rule.thicknessFactor, shadow: style.shadow)
    }
}
