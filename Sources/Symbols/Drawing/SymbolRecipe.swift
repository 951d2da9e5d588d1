import CoreGraphics
import Foundation

/// Reads recipes: sources of drawings, with changes after `@`, back to front and divided by spaces.
///
/// A source is a shape or an icon (`bell`), a filled icon of Tabler (`#bell`) or another symbol (`=bell.fill`). Before it, `^` clears the
/// ground and a gap around it, `-` makes it a figure, which is cut out of the ground, `!` clears it in all colors. Changes, in order:
///
/// | change | effect |
/// |---|---|
/// | `s0.8`, `x0.8`, `y0.8` | scale around the center, of one axis |
/// | `h-2`, `v3` | move to the right, down |
/// | `r90` | rotate clockwise around the center |
/// | `m` | mirror left and right |
/// | `w0.8` | width of lines |
/// | `i0,2` | these paths alone |
/// | `f` | fill closed lines |
/// | `l1` | the layer, from 0 |
/// | `t2` | step of a variable value, from 1 |
/// | `cred` | color in multicolor |
struct SymbolRecipe {
    static let gap: CGFloat = 1.15
    static let center = CGPoint(x: 12, y: 12)

    /// Looks up other symbols.
    let symbol: (String) -> SymbolDrawing?

    /// The drawing of a recipe; nil if it names what does not exist.
    func drawing(_ recipe: String) -> SymbolDrawing? {
        var sum = SymbolDrawing(elements: [])
        for word in recipe.split(separator: " ") {
            guard let element = element(word) else { return nil }
            sum = sum + element
        }
        return sum
    }

    private func element(_ word: Substring) -> SymbolDrawing? {
        let pieces = word.split(separator: "@")
        guard let source = pieces.first, let prefix = source.first else { return nil }
        let isMarked = "^-!".contains(prefix)
        guard var drawing = self.source(String(isMarked ? source.dropFirst() : source)) else { return nil }
        for change in pieces.dropFirst() {
            guard let changed = self.changed(drawing, change.first ?? " ", change.dropFirst()) else { return nil }
            drawing = changed
        }
        switch prefix {
        case "^": return drawing.solid.inked(.erase(Self.gap)) + drawing
        case "-": return drawing.inked(.figure)
        case "!": return drawing.inked(.erase(0))
        default: return drawing
        }
    }

    private func source(_ name: String) -> SymbolDrawing? {
        if name.hasPrefix("=") { return symbol(String(name.dropFirst())) }
        guard let text = SymbolText.shapes[name] ?? SymbolText.icons[name] else { return nil }
        var elements: [SymbolElement] = []
        for data in text.split(separator: ";") {
            let data = data.drop { $0 == " " }
            guard let kind = data.first, let path = VectorPathReader.path(data.dropFirst()) else { return nil }
            let shape: SymbolElement.Shape? =
                switch kind {
                case "s": .stroke
                case "f": .area
                case "o": .solid
                default: nil
                }
            guard let shape else { return nil }
            elements.append(SymbolElement(path: path, shape: shape))
        }
        return SymbolDrawing(elements: elements)
    }

    private func changed(_ drawing: SymbolDrawing, _ name: Character, _ value: Substring) -> SymbolDrawing? {
        let number = Double(value).map { CGFloat($0) }
        switch name {
        case "s": return number.map { drawing.applying(.around(Self.center, CGAffineTransform(scaleX: $0, y: $0))) }
        case "x": return number.map { drawing.applying(.around(Self.center, CGAffineTransform(scaleX: $0, y: 1))) }
        case "y": return number.map { drawing.applying(.around(Self.center, CGAffineTransform(scaleX: 1, y: $0))) }
        case "h": return number.map { drawing.applying(CGAffineTransform(translationX: $0, y: 0)) }
        case "v": return number.map { drawing.applying(CGAffineTransform(translationX: 0, y: $0)) }
        case "r": return number.map { drawing.applying(.around(Self.center, CGAffineTransform(rotationAngle: $0 * .pi / 180))) }
        case "m": return drawing.applying(.around(Self.center, CGAffineTransform(scaleX: -1, y: 1)))
        case "w": return number.map { drawing.applying(.identity, lineScale: $0) }
        case "f": return drawing.solid
        case "l": return number.map { drawing.onLayer(Int($0)) }
        case "i":
            let indexes = value.split(separator: ",").compactMap { Int($0) }
            guard indexes.allSatisfy(drawing.elements.indices.contains) else { return nil }
            return SymbolDrawing(elements: indexes.map { drawing.elements[$0] })
        case "t":
            guard let number else { return nil }
            var stepped = drawing
            for index in stepped.elements.indices { stepped.elements[index].step = Int(number) }
            return stepped
        case "c": return SymbolColor(rawValue: String(value)).map { drawing.colored($0) }
        default: return nil
        }
    }
}

extension CGAffineTransform {
    /// A transform whose origin is a point.
    static func around(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
