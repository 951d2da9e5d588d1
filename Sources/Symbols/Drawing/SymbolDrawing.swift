import CoreGraphics
import Foundation

/// A symbol as strokes and shapes, back to front, in units of a grid of 24.
package struct SymbolDrawing: Equatable {
    package var parts: [SymbolPart] = []
    /// Whether the symbol is mirrored in layouts from right to left.
    package var flipsForRightToLeft = false

    package init(parts: [SymbolPart]) { self.parts = parts }

    /// The number of steps of a variable value; 0 for a symbol that has none.
    package var stepCount: Int { parts.lazy.compactMap(\.step).max() ?? 0 }

    /// Whether the symbol has colors of its own.
    package var isColored: Bool { parts.contains { $0.color != nil } }

    /// The rectangle of the ink, for a width of the weight's line.
    package func bounds(line: CGFloat) -> CGRect {
        parts.reduce(.null) { $1.ink == .draw ? $0.union($1.bounds(line: line)) : $0 }
    }

    /// The rectangle of the center lines.
    var outline: CGRect { bounds(line: 0) }

    func applying(_ transform: CGAffineTransform, lineScale: CGFloat = 1, lineLimit: CGFloat = .infinity) -> SymbolDrawing {
        var changed = self
        changed.parts = parts.map { part in
            var part = part.applying(transform)
            part.lineScale *= lineScale
            part.lineLimit = min(part.lineLimit, lineLimit)
            return part
        }
        return changed
    }

    /// The drawing with its layers moved back.
    func onLayer(_ offset: Int) -> SymbolDrawing {
        var changed = self
        for index in changed.parts.indices { changed.parts[index].layer = min(2, changed.parts[index].layer + offset) }
        return changed
    }

    func inked(_ ink: SymbolPart.Ink) -> SymbolDrawing {
        var changed = self
        for index in changed.parts.indices where changed.parts[index].ink == .draw { changed.parts[index].ink = ink }
        return changed
    }

    /// The drawing with its closed strokes filled.
    var solid: SymbolDrawing {
        var changed = self
        for index in changed.parts.indices where changed.parts[index].shape == .stroke { changed.parts[index].shape = .solid }
        return changed
    }

    func colored(_ color: SymbolColor?) -> SymbolDrawing {
        guard let color else { return self }
        var changed = self
        for index in changed.parts.indices { changed.parts[index].color = color }
        return changed
    }

    static func + (back: SymbolDrawing, front: SymbolDrawing) -> SymbolDrawing {
        var sum = back
        sum.parts += front.parts
        return sum
    }
}
