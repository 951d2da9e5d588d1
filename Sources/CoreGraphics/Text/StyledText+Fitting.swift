import Foundation

extension StyledText {
    /// The box for fitting text, and its overflow behavior.
    package struct Box {
        package var width: Double
        /// Nil for unlimited.
        package var height: Double?
        /// 0 for unlimited.
        package var maxLines: Int
        package var truncation: TextLayout.LineBreaking?

        package init(width: Double, height: Double? = nil, maxLines: Int = 0, truncation: TextLayout.LineBreaking? = nil) {
            self.width = width
            self.height = height
            self.maxLines = maxLines
            self.truncation = truncation
        }
    }

    /// The text scaled down to fit into a box, but not below `minimum` times its size; and its scale.
    ///
    /// If it does not fit at the minimum, it has that scale.
    ///
    /// - Complexity: At most a dozen layouts, one if it fits.
    package func shrunk(toFit box: Box, minimum: Double) -> (text: StyledText, scale: Double) {
        guard box.width > 0, minimum < 1, !fits(in: box) else { return (self, 1) }
        let least = max(minimum, 0.01)
        if box.maxLines == 1 {
            // The width of one line is proportional to the size; the margin makes sure that the text fits.
            let needed = Double(TextLayout.cached(self).size.width)
            let scale = min(max(box.width / max(needed, box.width) * 0.9999, least), 1)
            let text = scaled(by: scale)
            if text.fits(in: box) || scale == least { return (text, scale) }
        }
        let scale = Self.largest(from: least, to: 1) { scaled(by: $0).fits(in: box) }
        return (scaled(by: scale), scale)
    }

    /// The text with letter spacing reduced as little as needed to fit into a box; unchanged if that exceeds UIKit's limit.
    package func tightened(toFit box: Box) -> StyledText {
        guard box.width > 0, !fits(in: box), tightened(by: Self.mostTightening).fits(in: box) else { return self }
        let share = Self.largest(from: 0, to: 1) { tightened(by: (1 - $0) * Self.mostTightening).fits(in: box) }
        return tightened(by: (1 - share) * Self.mostTightening)
    }

    /// Whether the whole text fits in a box; overflow within rounding error is allowed.
    private func fits(in box: Box) -> Bool {
        let layout = TextLayout(self, maxWidth: box.width, maxHeight: box.height, maxLines: box.maxLines, truncation: box.truncation)
        return !layout.isTruncated && layout.lines.allSatisfy { $0.width <= box.width + 1.0 / 64 }
            && Double(layout.size.height) <= (box.height ?? .infinity) + 1.0 / 64
    }

    /// The maximum reduction of letter spacing, as a fraction of the font size. Source: Apple,
    /// NSParagraphStyle.tighteningFactorForTruncation, 0.05.
    private static let mostTightening = 0.05

    /// The largest value that satisfies a predicate, to 1/512 of the interval; `low` if none does.
    private static func largest(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<9 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
