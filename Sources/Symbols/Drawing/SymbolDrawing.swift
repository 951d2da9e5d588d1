import CoreGraphics
import Foundation

/// A symbol as strokes and shapes, back to front, in units of a grid of 24.
package struct SymbolDrawing: Equatable {
    package var elements: [SymbolElement] = []
    /// Whether the symbol is mirrored in layouts from right to left.
    package var flipsForRightToLeft = false

    package init(elements: [SymbolElement]) { self.elements = elements }

    /// The number of steps of a variable value; 0 for a symbol that has none.
    package var stepCount: Int { elements.lazy.compactMap(\.step).max() ?? 0 }

    /// Whether the symbol has colors of its own.
    package var isColored: Bool { elements.contains { $0.color != nil } }

    /// The rectangle of the ink, for a width of the weight's line.
    package func bounds(line: CGFloat) -> CGRect {
        elements.reduce(.null) { $1.ink == .draw ? $0.union($1.bounds(line: line)) : $0 }
    }

    /// The rectangle of the center lines.
    var outline: CGRect { bounds(line: 0) }

    func applying(_ transform: CGAffineTransform, lineScale: CGFloat = 1, lineLimit: CGFloat = .infinity) -> SymbolDrawing {
        var changed = self
        changed.elements = elements.map { element in
            var element = element.applying(transform)
            element.lineScale *= lineScale
            element.lineLimit = min(element.lineLimit, lineLimit)
            return element
        }
        return changed
    }

    /// The drawing with its layers moved back.
    func onLayer(_ offset: Int) -> SymbolDrawing {
        var changed = self
        for index in changed.elements.indices { changed.elements[index].layer = min(2, changed.elements[index].layer + offset) }
        return changed
    }

    func inked(_ ink: SymbolElement.Ink) -> SymbolDrawing {
        var changed = self
        for index in changed.elements.indices where changed.elements[index].ink == .draw { changed.elements[index].ink = ink }
        return changed
    }

    /// The drawing with its closed strokes filled.
    var solid: SymbolDrawing {
        var changed = self
        for index in changed.elements.indices where changed.elements[index].shape == .stroke { changed.elements[index].shape = .solid }
        return changed
    }

    func colored(_ color: SymbolColor?) -> SymbolDrawing {
        guard let color else { return self }
        var changed = self
        for index in changed.elements.indices { changed.elements[index].color = color }
        return changed
    }

    static func + (back: SymbolDrawing, front: SymbolDrawing) -> SymbolDrawing {
        var sum = back
        sum.elements += front.elements
        return sum
    }
}
