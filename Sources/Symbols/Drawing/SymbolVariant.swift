import CoreGraphics
import Foundation

/// Variants by rule: `fill`, `slash`, the grounds `circle`, `square` and their like, empty or filled, and badges.
struct SymbolVariant {
    let base: SymbolDrawing
    /// The base's own `fill`; nil to fill its closed lines.
    let filled: SymbolDrawing?
    let symbol: (String) -> SymbolDrawing?

    /// The drawing of a variant, word by word; nil if a rule is missing.
    func drawing(_ variant: String) -> SymbolDrawing? {
        var words = variant.split(separator: ".").map(String.init)[...]
        var drawing = base
        // `bell.badge.fill`: the word after a badge belongs to the base.
        if words.first == "badge", words.last == "fill" {
            drawing = filled ?? base.solid
            words.removeLast()
        }
        while let word = words.popFirst() {
            let isFilled = words.first == "fill"
            switch word {
            case "fill": drawing = filled ?? base.solid
            case "slash":
                if isFilled {
                    drawing = filled ?? base.solid
                    words = words.dropFirst()
                }
                drawing = slashed(drawing)
            case "badge":
                let names = (1...max(1, words.count)).reversed().map { words.prefix($0).joined(separator: ".") }
                if let name = names.first(where: { symbol($0) != nil }), let figure = symbol(name) {
                    words = words.dropFirst(name.split(separator: ".").count)
                    drawing = badged(drawing, name, figure)
                } else if words.isEmpty {
                    drawing = dotted(drawing)
                } else {
                    return nil
                }
            default:
                guard let ground = symbol(word), let position = Self.positions[word] else { return nil }
                if isFilled { words = words.dropFirst() }
                guard let shape = isFilled ? symbol("\(word).fill") : ground else { return nil }
                drawing = enclosed(drawing, in: shape, at: position, isFilled: isFilled)
            }
        }
        return drawing
    }

    // MARK: Grounds

    /// Center and scale of a figure on its ground.
    private struct Position {
        let center: CGPoint
        let scale: CGFloat

        init(_ y: CGFloat, _ scale: CGFloat) {
            center = CGPoint(x: 12, y: y)
            self.scale = scale
        }
    }

    private static let positions = [
        "circle": Position(12, 0.6), "square": Position(12, 0.58), "app": Position(12, 0.6), "rectangle": Position(12, 0.58),
        "diamond": Position(12, 0.56), "shield": Position(11.7, 0.56), "seal": Position(12, 0.56), "triangle": Position(14, 0.46),
        "octagon": Position(12, 0.6), "hexagon": Position(12, 0.58), "bubble": Position(10.8, 0.52), "folder": Position(13.2, 0.46),
        "icloud": Position(12.6, 0.44), "cloud": Position(12.6, 0.44), "doc": Position(14.5, 0.42), "viewfinder": Position(12, 0.55),
        "bookmark": Position(10, 0.42), "heart": Position(11.6, 0.46), "house": Position(13.2, 0.42), "rotation": Position(12, 0.42),
        "capsule": Position(12, 0.5),
    ]

    private func enclosed(_ figure: SymbolDrawing, in ground: SymbolDrawing, at position: Position, isFilled: Bool) -> SymbolDrawing {
        let outline = figure.outline
        guard !outline.isNull else { return ground }
        let scale = position.scale * min(1, 17 / max(outline.width, outline.height))
        let transform = CGAffineTransform(translationX: -outline.midX, y: -outline.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: position.center.x, y: position.center.y))
        // Figures of many lines have thinner ones: heavy weights leave gaps between them.
        let isSimple = figure.elements.count <= 2
        let small = figure.applying(
            transform, lineScale: isSimple ? isFilled ? 1 : 0.92 : 0.8, lineLimit: isSimple ? 2.6 : 1.7)
        return ground.onLayer(1) + (isFilled ? small.inked(.figure) : small)
    }

    // MARK: Slashes and badges

    private func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let outline = drawing.outline
        let reach = min(9.2, max(8, max(outline.width, outline.height) / 2 + 0.6))
        var path = PathData()
        path.move(to: CGPoint(x: outline.midX - reach, y: outline.midY - reach))
        path.addLine(to: CGPoint(x: outline.midX + reach, y: outline.midY + reach))
        let slash = SymbolDrawing(elements: [SymbolElement(path: path, shape: .stroke)])
        return drawing.onLayer(1) + slash.inked(.erase(SymbolRecipe.gap)) + slash
    }

    /// A filled circle at the lower right corner with the figure cut out of it, or a figure that stands free.
    private func badged(_ drawing: SymbolDrawing, _ name: String, _ figure: SymbolDrawing) -> SymbolDrawing {
        let outline = drawing.outline
        let corner = CGPoint(x: outline.maxX - 1.6, y: outline.maxY - 2)
        let small = figure.outline
        let isFree = ["clock", "gearshape", "person.crop.circle", "plus.magnifyingglass", "ellipsis", "magnifyingglass"].contains(name)
        let scale = (isFree ? 8.6 : name == "exclamationmark" || name == "questionmark" ? 5.6 : 4.8) / max(small.width, small.height)
        let position = CGAffineTransform(translationX: -small.midX, y: -small.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
        let mark = figure.applying(position, lineScale: 0.85, lineLimit: 2)
        let circle = disc(corner, 4.6)
        let color: SymbolColor? =
            switch name {
            case "plus": .green
            case "minus", "xmark": .red
            default: nil
            }
        if isFree { return drawing.onLayer(1) + circle.inked(.erase(SymbolRecipe.gap)) + mark }
        return drawing.onLayer(1) + circle.inked(.erase(SymbolRecipe.gap)) + circle.colored(color)
            + mark.inked(color == nil ? .erase(0) : .figure)
    }

    /// A dot at the upper right corner.
    private func dotted(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let outline = drawing.outline
        let dot = disc(CGPoint(x: outline.maxX - 1.6, y: outline.minY + 1.8), 3.9)
        return drawing.onLayer(1) + dot.inked(.erase(SymbolRecipe.gap)) + dot.colored(.red)
    }

    private func disc(_ center: CGPoint, _ radius: CGFloat) -> SymbolDrawing {
        var path = PathData()
        path.addRelativeArc(center: center, radius: radius, startAngle: 0, delta: 2 * .pi)
        path.closeSubpath()
        return SymbolDrawing(elements: [SymbolElement(path: path, shape: .area)])
    }
}
