import Foundation

extension StyledText {
    /// The box that a text is to fit into, and what happens where it does not.
    package struct Box {
        package var width: Double
        /// nil for any height.
        package var height: Double?
        /// 0 for any number.
        package var maxLines: Int
        package var truncation: TextLayout.LineBreaking?

        package init(width: Double, height: Double? = nil, maxLines: Int = 0, truncation: TextLayout.LineBreaking? = nil) {
            self.width = width
            self.height = height
            self.maxLines = maxLines
            self.truncation = truncation
        }
    }

    /// The text as large as it can be to fit into a box, not above its own size and not below `minimum` times it; and its scale.
    ///
    /// Where it does not fit even at the minimum, that is what it gets. - Complexity: at most a dozen layouts, one where it fits.
    package func shrunk(toFit box: Box, minimum: Double) -> (text: StyledText, scale: Double) {
        guard box.width > 0, minimum < 1, !fits(in: box) else { return (self, 1) }
        let least = max(minimum, 0.01)
        if box.maxLines == 1 {
            // Widths of one line are proportional to the size; the last bit is given away so that the text does fit.
            let needed = Double(TextLayout.cached(self).size.width)
            let scale = min(max(box.width / max(needed, box.width) * 0.9999, least), 1)
            let text = scaled(by: scale)
            if text.fits(in: box) || scale == least { return (text, scale) }
        }
        let scale = Self.largest(from: least, to: 1) { scaled(by: $0).fits(in: box) }
        return (scaled(by: scale), scale)
    }

    /// The text with letters as little closer together as it takes to fit into a box; itself where that would take more than UIKit allows.
    package func tightened(toFit box: Box) -> StyledText {
        guard box.width > 0, !fits(in: box), tightened(by: Self.mostTightening).fits(in: box) else { return self }
        let share = Self.largest(from: 0, to: 1) { tightened(by: (1 - $0) * Self.mostTightening).fits(in: box) }
        return tightened(by: (1 - share) * Self.mostTightening)
    }

    /// Whether all of it is shown in a box; a hair over the edge is one that only sums have made so.
    private func fits(in box: Box) -> Bool {
        let layout = TextLayout(self, maxWidth: box.width, maxHeight: box.height, maxLines: box.maxLines, truncation: box.truncation)
        return !layout.isTruncated && layout.lines.allSatisfy { $0.width <= box.width + 1.0 / 64 }
            && Double(layout.size.height) <= (box.height ?? .infinity) + 1.0 / 64
    }

    /// How much closer letters may move, as a part of their size. Source: Apple, NSParagraphStyle.tighteningFactorForTruncation, 0.05.
    private static let mostTightening = 0.05

    /// The largest value for which something holds, to 1/512 of the interval; `low` where it holds for none.
    private static func largest(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<9 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
