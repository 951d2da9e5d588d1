import CoreGraphics
import Symbols

/// The symbol of an image: a glyph with a configuration, for an environment.
package final class SymbolImage: Hashable, @unchecked Sendable {
    /// The traits that a symbol's size depends on.
    package struct Environment: Hashable {
        var category: UIContentSizeCategory
        var isBold: Bool
        var scale: CGFloat

        package init(_ traits: UITraitCollection) {
            category = traits.preferredContentSizeCategory
            isBold = traits.legibilityWeight == .bold
            scale = traits.displayScale > 0 ? traits.displayScale : mainScreenScale()
        }
    }

    let glyph: SymbolGlyph
    package let configuration: UIImage.SymbolConfiguration?
    package let environment: Environment
    package let steps: SymbolPainter.Steps
    private let tint: UIColor?

    private let face: SymbolGlyph.Face
    /// Pixels of one color by their enlargement; others are not kept.
    private let drawn = DrawnSymbols()

    package let pointSize: CGFloat
    package let weight: UIImage.SymbolWeight
    /// The size in points, whole pixels.
    package let size: CGSize
    /// The image's rectangle in units of the drawing.
    private let area: CGRect
    /// Distance of the baseline from the bottom edge in points, up.
    package let baselineOffset: CGFloat
    package let alignmentRectInsets: UIEdgeInsets

    /// The symbol of a glyph, made once: images of it share their pixels.
    static func of(
        _ glyph: SymbolGlyph, _ configuration: UIImage.SymbolConfiguration?, _ environment: Environment,
        steps: SymbolPainter.Steps = .all, tint: UIColor? = nil
    ) -> SymbolImage {
        let key = Key(configuration: configuration, environment: environment, steps: steps, tint: tint)
        return glyph.made.image(for: key) { SymbolImage(glyph, configuration, environment, steps: steps, tint: tint) }
    }

    struct Key: Hashable {
        let configuration: UIImage.SymbolConfiguration?
        let environment: Environment
        let steps: SymbolPainter.Steps
        let tint: UIColor?
    }

    private init(
        _ glyph: SymbolGlyph, _ configuration: UIImage.SymbolConfiguration?, _ environment: Environment, steps: SymbolPainter.Steps = .all,
        tint: UIColor? = nil
    ) {
        self.glyph = glyph
        self.configuration = configuration
        self.environment = environment
        self.steps = steps
        self.tint = tint
        let state = configuration?.state ?? SymbolState()
        let font = state.textStyle.map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: UITraitCollection(preferredContentSizeCategory: environment.category))
        }
        pointSize = state.pointSize ?? font?.pointSize ?? 17
        let plain = state.weight ?? font.map { UIFont.Weight(css: $0.fontDescription.weight).symbolWeight() } ?? .regular
        weight = environment.isBold ? plain.bolder : plain
        face = glyph.face(weight, state.scale ?? .medium)

        let scale = environment.scale
        let unit = face.unit * pointSize
        let ink = face.drawing.bounds(line: face.line)
        var outer = ink.insetBy(dx: -Self.margins.width * pointSize / unit, dy: -Self.margins.height * pointSize / unit)
        if let edges = face.edges {
            outer = CGRect(x: edges.lowerBound, y: outer.minY, width: edges.upperBound - edges.lowerBound, height: outer.height)
        }
        func whole(_ length: CGFloat) -> CGFloat { max(1, (length * scale - 1 / 64).rounded(.up)) / scale }
        size = ink.isNull ? .zero : CGSize(width: whole(outer.width * unit), height: whole(outer.height * unit))
        area = CGRect(
            x: outer.midX - size.width / unit / 2, y: outer.midY - size.height / unit / 2, width: size.width / unit,
            height: size.height / unit)
        baselineOffset = ((area.maxY - face.baseline) * unit * scale).rounded() / scale
        // As high as a line of the system font.
        let line = UIFont.systemFont(ofSize: pointSize)
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        alignmentRectInsets = UIEdgeInsets(
            top: pixel(size.height - baselineOffset - line.ascender), left: 0, bottom: pixel(baselineOffset + line.descender), right: 0)
    }

    /// Margins of Apple's symbols around their ink, as fractions of the point size.
    private static let margins = CGSize(width: 0.088, height: 0.059)

    package var name: String { glyph.name }
    package var isOfSystem: Bool { glyph.isOfSystem }
    package var scale: CGFloat { environment.scale }
    package var flipsForRightToLeft: Bool { face.drawing.flipsForRightToLeft }
    /// Whether a variable value changes the symbol.
    package var stepCount: Int { face.drawing.stepCount }

    /// Whether the configuration draws the symbol in other colors than the tint.
    package var hasOwnColors: Bool {
        switch configuration?.state.colors {
        case .hierarchical, .palette: true
        case .multicolor: face.drawing.isColored
        case .monochrome, nil: false
        }
    }

    // MARK: Changes

    package func configured(_ configuration: UIImage.SymbolConfiguration?) -> SymbolImage {
        .of(glyph, configuration, environment, steps: steps, tint: tint)
    }

    package func tinted(_ color: UIColor) -> SymbolImage { .of(glyph, configuration, environment, steps: steps, tint: color) }

    package func showing(_ steps: SymbolPainter.Steps) -> SymbolImage {
        .of(glyph, configuration, environment, steps: steps, tint: tint)
    }

    package func made(for environment: Environment) -> SymbolImage {
        environment == self.environment ? self : .of(glyph, configuration, environment, steps: steps, tint: tint)
    }

    // MARK: Pixels

    /// The symbol's pixels, enlarged by a factor of at most 16, in the colors of the current traits; nil if it has none.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels, when it is first drawn.
    package func pixels(zoom: CGFloat = 1) -> CGImage? {
        guard size.width > 0 else { return nil }
        let zoom = min(16, max(1, zoom))
        let colors = self.colors
        if case .single(let color) = colors, color == .black { return drawn[zoom] { draw(zoom, colors) } }
        return draw(zoom, colors)
    }

    private func draw(_ zoom: CGFloat, _ colors: SymbolPainter.Colors) -> CGImage? {
        let painter = SymbolPainter(drawing: face.drawing, line: face.line, colors: colors, steps: steps)
        let factor = scale * zoom
        let pixels = CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
        return painter.image(of: area, unit: face.unit * pointSize * factor, pixels: pixels)
    }

    private var colors: SymbolPainter.Colors {
        if let tint { return .single(tint.cgColor) }
        switch configuration?.state.colors {
        case .hierarchical(let color):
            let primary = color.cgColor
            return .layers([1, 0.5, 0.25].map { primary.copy(alpha: primary.alpha * $0) ?? primary })
        case .palette(let palette): return .layers(palette.map(\.cgColor))
        case .multicolor where face.drawing.isColored: return .own(tint: UIColor.tintColor.cgColor) { Self.color($0).cgColor }
        default: return .single(.black)
        }
    }

    private static func color(_ color: SymbolColor) -> UIColor {
        switch color {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .blue: .systemBlue
        case .cyan: .systemTeal
        case .white: .white
        case .black: .black
        case .gray: .systemGray
        }
    }

    // MARK: Comparison

    package static func == (left: SymbolImage, right: SymbolImage) -> Bool {
        left === right
            || left.glyph === right.glyph && left.configuration == right.configuration && left.environment == right.environment
                && left.steps == right.steps && left.tint == right.tint
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(glyph))
        hasher.combine(configuration)
        hasher.combine(environment)
        hasher.combine(steps)
    }
}

/// A symbol's pixels by enlargement; the last four.
private final class DrawnSymbols: @unchecked Sendable {
    private let lock = NSLock()
    private var images: [(zoom: CGFloat, image: CGImage?)] = []

    subscript(zoom: CGFloat, draw: () -> CGImage?) -> CGImage? {
        lock.withLock {
            if let known = images.first(where: { $0.zoom == zoom }) { return known.image }
            let image = draw()
            images.append((zoom, image))
            if images.count > 4 { images.removeFirst() }
            return image
        }
    }
}
