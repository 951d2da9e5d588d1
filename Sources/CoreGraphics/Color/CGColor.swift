/// A colour: components, the space they are of, and an opacity.
///
/// A component that is NaN or infinite is refused: it counts as 0, and one line is logged. Alpha is held to 0...1; the other components are
/// kept as given and held to what can be shown when drawn. Immutable, so it may be used from any thread.
/// Follows [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable {
    /// Red, green, blue and alpha in extended sRGB, colour not multiplied by alpha; a gray one has three equal parts.
    package let rgba: SIMD4<Double>
    private let space: CGColorSpace
    /// The pattern that is painted in place of one colour; nil for none. ``alpha`` is its opacity.
    public let pattern: CGPattern?

    package init(rgba: SIMD4<Double>, space: CGColorSpace, pattern: CGPattern? = nil) {
        var finite = rgba
        for i in finite.indices where !finite[i].isFinite {
            reportOnce("CGColor.components", "CGColor: component \(i) is \(rgba[i]), which is not finite; 0 is used instead.")
            finite[i] = 0
        }
        finite.w = min(max(finite.w, 0), 1)
        self.rgba = finite
        self.space = space
        self.pattern = pattern
    }

    /// Makes an sRGB colour of components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(red.native, green.native, blue.native, alpha.native), space: .standardRGB)
    }

    /// Makes an sRGB colour of components in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray, 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(gray.native, gray.native, gray.native, alpha.native), space: .standardGray)
    }

    /// Makes a colour of the space's components followed by alpha; nil where there are fewer, those beyond are ignored.
    ///
    /// Differs from Apple's: takes an array, whose length is checked, in place of a pointer.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard space.model != .pattern, components.count > space.numberOfComponents else { return nil }
        let c = components.map(\.native)
        let isGray = space.model == .monochrome
        self.init(rgba: isGray ? SIMD4(c[0], c[0], c[0], c[1]) : SIMD4(c[0], c[1], c[2], c[3]), space: space)
    }

    /// Makes a colour that paints a pattern.
    ///
    /// - Parameters:
    ///   - patternSpace: made by ``CGColorSpace/init(patternBaseSpace:)``; its base is the space of a stencil's colour.
    ///   - pattern: what is painted.
    ///   - components: of a pattern with colours its opacity; of a stencil the base space's components, then opacity.
    /// - Returns: nil for another space, and for a stencil in a space without a base.
    ///
    /// Source: [CGColor.init(patternSpace:…)](https://developer.apple.com/documentation/coregraphics/cgcolor/init(patternspace:pattern:components:)).
    public convenience init?(patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard patternSpace.model == .pattern else { return nil }
        if pattern.isColored {
            self.init(rgba: SIMD4(0, 0, 0, components[0].native), space: patternSpace, pattern: pattern)
            return
        }
        guard let base = patternSpace.baseColorSpace,
            let color = CGColor(colorSpace: base, components: (0...base.numberOfComponents).map { components[$0] })
        else { return nil }
        self.init(rgba: color.rgba, space: patternSpace, pattern: pattern)
    }

    /// The space the components are of; never nil here.
    public var colorSpace: CGColorSpace? { space }

    /// How many components there are, alpha counted: 4 for RGB, 2 for gray, 1 for a pattern with colours.
    public var numberOfComponents: Int { space.numberOfComponents + 1 }

    /// The components, alpha last, in their space; never nil here.
    public var components: [CGFloat]? {
        if numberOfComponents == 1 { return [CGFloat(rgba.w)] }
        return numberOfComponents == 2
            ? [CGFloat(rgba.x), CGFloat(rgba.w)] : [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
    }

    /// The opacity, 0 clear to 1 solid.
    public var alpha: CGFloat { CGFloat(rgba.w) }

    /// The same colour; never nil here.
    public func copy() -> CGColor? { self }

    /// The colour with another opacity, held to 0...1; never nil here.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, alpha.native), space: space, pattern: pattern)
    }

    /// Solid black, a gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Solid white, a gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Clear black, a gray.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    /// Whether space and components are the same: a gray white is not an RGB white.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || lhs.rgba == rhs.rgba && lhs.space == rhs.space && lhs.pattern === rhs.pattern
    }

    /// Feeds the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
