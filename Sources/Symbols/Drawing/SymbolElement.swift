import CoreGraphics
import Foundation

/// A stroke or a shape of a symbol, in units of its grid: 24 wide and high, y down.
package struct SymbolElement: Equatable {
    package enum Shape {
        /// A line of the weight's width, with round ends.
        case stroke
        /// The area within the path.
        case area
        /// The area within the path and a line around it.
        case solid
    }

    package enum Ink: Equatable {
        case draw
        /// Clears what is below, and this many units around it.
        case erase(CGFloat)
        /// A figure on a filled ground: clears it in one color, has its own color among several.
        case figure
    }

    package var path: PathData
    package var shape: Shape
    package var ink = Ink.draw
    /// Width of the line, as a fraction of the weight's.
    package var lineScale: CGFloat = 1
    /// The widest line, so that small figures stay open in heavy weights.
    package var lineLimit = CGFloat.infinity
    /// 0 for the primary layer, 1 for the secondary, 2 for the tertiary.
    package var layer = 0
    /// Position among the elements that a variable value shows one by one, from 1 on; nil for an element that always shows.
    package var step: Int?
    /// The element's color in multicolor; nil for the tint.
    package var color: SymbolColor?

    package init(path: PathData, shape: Shape) {
        self.path = path
        self.shape = shape
    }

    /// Width of the line, for a width of the weight's.
    package func width(line: CGFloat) -> CGFloat { shape == .area ? 0 : min(line * lineScale, lineLimit) }

    /// The rectangle of the ink, for a width of the weight's line.
    package func bounds(line: CGFloat) -> CGRect {
        let outline = path.bounds
        if outline.isNull { return outline }
        let margin = width(line: line) / 2
        return outline.insetBy(dx: -margin, dy: -margin)
    }

    func applying(_ transform: CGAffineTransform) -> SymbolElement {
        var changed = self
        changed.path = path.applying(transform)
        return changed
    }
}

/// A color of a symbol in multicolor.
package enum SymbolColor: String {
    case red, orange, yellow, green, blue, white, black, gray, cyan
}
