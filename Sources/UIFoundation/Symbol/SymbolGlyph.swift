import CoreGraphics
import Symbols

/// A symbol by name: its drawings for weights and scales.
package final class SymbolGlyph: @unchecked Sendable {
    /// A drawing with the measures that place it in a line of text.
    struct Face {
        var drawing: SymbolDrawing
        /// Length of a unit of the drawing, as a fraction of the point size.
        var unit: CGFloat
        /// Width of strokes, in units.
        var line: CGFloat
        /// The place of the baseline, in units.
        var baseline: CGFloat
        /// The left and the right edge in units; nil for the ink with the margins of Apple's symbols.
        var edges: ClosedRange<CGFloat>?
    }

    let name: String
    let isOfSystem: Bool
    /// The images that were made of it.
    let made = MadeSymbols()
    private let makeFace: @Sendable (UIImage.SymbolWeight, UIImage.SymbolScale) -> Face

    init(name: String, isOfSystem: Bool, face: @escaping @Sendable (UIImage.SymbolWeight, UIImage.SymbolScale) -> Face) {
        self.name = name
        self.isOfSystem = isOfSystem
        makeFace = face
    }

    func face(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Face { makeFace(weight, scale) }

    // MARK: The system's symbols

    /// A unit of the grid of 24 as a fraction of the point size: the circle, 18 units wide between the middles of its line, is as wide as
    /// Apple's.
    static let gridUnit: CGFloat = 0.0507
    /// The middle of Apple's symbols above the baseline, as a fraction of the point size.
    static let middle: CGFloat = 0.3667

    private static let known = KnownSymbols()

    /// The system's symbol of a name; nil if the table has none.
    static func system(_ name: String) -> SymbolGlyph? {
        if let glyph = known[name] { return glyph }
        guard let drawing = SymbolTable.drawing(name) else { return nil }
        let glyph = SymbolGlyph(name: name, isOfSystem: true) { weight, scale in
            let unit = gridUnit * scale.factor
            return Face(drawing: drawing, unit: unit, line: weight.stroke / unit, baseline: 12 + middle / unit, edges: nil)
        }
        known[name] = glyph
        return glyph
    }
}

/// The images of a glyph by configuration and environment; all are forgotten at 256.
final class MadeSymbols: @unchecked Sendable {
    private let lock = NSLock()
    private var images: [SymbolImage.Key: SymbolImage] = [:]

    func image(for key: SymbolImage.Key, _ make: () -> SymbolImage) -> SymbolImage {
        if let known = lock.withLock({ images[key] }) { return known }
        let image = make()
        return lock.withLock {
            if let known = images[key] { return known }
            if images.count >= 256 { images = [:] }
            images[key] = image
            return image
        }
    }
}

/// The symbols in use, by name.
private final class KnownSymbols: @unchecked Sendable {
    private let lock = NSLock()
    private var glyphs: [String: SymbolGlyph] = [:]

    subscript(name: String) -> SymbolGlyph? {
        get { lock.withLock { glyphs[name] } }
        set { lock.withLock { glyphs[name] = newValue } }
    }
}
