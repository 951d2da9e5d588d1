/// A color: components in a color space, and an opacity.
///
/// A component that is NaN or infinite is replaced by 0 and logged once. Alpha is clamped to 0...1; the other components are stored as
/// given and clamped to the displayable range when drawn. Immutable, so safe to use from any thread.
/// Follows [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Sendable {
    /// Red, green, blue and alpha in extended sRGB, not premultiplied; a gray has three equal components.
    package let rgba: SIMD4<Double>
    private let space: CGColorSpace
    /// The components as given, where ``rgba`` is converted from another space.
    private let given: SIMD3<Double>?
    /// The pattern painted instead of a single color; nil for none. ``alpha`` is its opacity.
    public let pattern: CGPattern?

    package init(rgba: SIMD4<Double>, space: CGColorSpace, pattern: CGPattern? = nil, given: SIMD3<Double>? = nil) {
        var finite = rgba
        for i in finite.indices where !finite[i].isFinite {
            reportOnce("CGColor.components", "CGColor: component \(i) is \(rgba[i]), which is not finite; 0 is used instead.")
            finite[i] = 0
        }
        finite.w = min(max(finite.w, 0), 1)
        self.rgba = finite
        self.space = space
        self.given = given
        self.pattern = pattern
    }

    /// Creates an sRGB color from components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(red.native, green.native, blue.native, alpha.native), space: .standardRGB)
    }

    /// Creates an sRGB color from components in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(gray.native, gray.native, gray.native, alpha.native), space: .standardGray)
    }

    /// A gray of equal components; else an RGB color.
    package convenience init(grayIfEqual rgba: SIMD4<Double>) {
        self.init(rgba: rgba, space: rgba.x == rgba.y && rgba.y == rgba.z ? .standardGray : .standardRGB)
    }

    /// Whether the color is one of a gray space.
    package var isGray: Bool { space.model == .monochrome }

    /// Creates a color from the space's components followed by alpha. Nil if there are too few; surplus components are ignored.
    ///
    /// Differs from Apple's: takes an array, whose length is checked, instead of a pointer.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard space.model != .pattern, components.count > space.numberOfComponents else { return nil }
        let c = components.map(\.native)
        if space.model == .monochrome {
            self.init(rgba: SIMD4(c[0], c[0], c[0], c[1]), space: space)
        } else {
            let given = SIMD3(c[0], c[1], c[2])
            let isConverted = space.name == CGColorSpace.displayP3 && c[..<3].allSatisfy(\.isFinite)
            self.init(rgba: SIMD4(space.standardRGB(given), c[3]), space: space, given: isConverted ? given : nil)
        }
    }

    /// Creates a color that paints a pattern.
    ///
    /// - Parameters:
    ///   - patternSpace: Created with ``CGColorSpace/init(patternBaseSpace:)``; its base is the color space of an uncolored pattern.
    ///   - pattern: The pattern to paint.
    ///   - components: For a colored pattern its opacity; for an uncolored one the base space's components, then opacity.
    /// - Returns: Nil for another kind of space, and for an uncolored pattern in a space without a base.
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

    /// The color space of the components; never nil here.
    public var colorSpace: CGColorSpace? { space }

    /// The number of components, including alpha: 4 for RGB, 2 for gray, 1 for a colored pattern.
    public var numberOfComponents: Int { space.numberOfComponents + 1 }

    /// The components in their color space, alpha last; never nil here.
    public var components: [CGFloat]? {
        if numberOfComponents == 1 { return [CGFloat(rgba.w)] }
        if numberOfComponents == 2 { return [CGFloat(rgba.x), CGFloat(rgba.w)] }
        let color = given ?? SIMD3(rgba.x, rgba.y, rgba.z)
        return [CGFloat(color.x), CGFloat(color.y), CGFloat(color.z), CGFloat(rgba.w)]
    }

    /// The opacity, from 0 transparent to 1 opaque.
    public var alpha: CGFloat { CGFloat(rgba.w) }

    /// The same color; never nil here.
    public func copy() -> CGColor? { self }

    /// The color with another opacity, clamped to 0...1; never nil here.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, alpha.native), space: space, pattern: pattern, given: given)
    }

    /// Opaque black in the gray space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the gray space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black in the gray space.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    /// Whether color space and components are equal: a gray white differs from an RGB white.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || lhs.rgba == rhs.rgba && lhs.space == rhs.space && lhs.pattern === rhs.pattern
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
