/// The interpretation of a color's components.
///
/// All spaces here share sRGB's transfer curve, so that a device, gray and sRGB color with equal numbers look the same; an extended
/// space allows components outside 0...1. Display P3 has other primaries: its colors and bitmaps are converted to sRGB. Spaces of equal
/// name are equal.
/// Follows [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable {
    /// The name of sRGB. Differs from Apple's: names are `String`, because Linux has no `CFString`.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside 0...1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of Display P3, whose primaries are further apart than sRGB's. A ``CGContext`` of this space stores sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of gray with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of gray with components outside 0...1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// The name of the space; nil for a pattern space.
    public let name: String?
    /// The color model of the components.
    public let model: CGColorSpaceModel

    /// For a pattern space, the color space of uncolored patterns; nil for other spaces and for colored patterns.
    public let baseColorSpace: CGColorSpace?

    /// The number of components, not counting alpha: 3 for RGB, 1 for gray, the base's for patterns.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    private init(name: String?, model: CGColorSpaceModel, base: CGColorSpace? = nil) {
        self.name = name
        self.model = model
        baseColorSpace = base
    }

    /// Creates a pattern space: with a base for uncolored patterns, whose color is given when they are painted; nil for colored
    /// patterns.
    ///
    /// - Returns: Nil if the base is a pattern space itself.
    ///
    /// Source: [CGColorSpace.init(patternBaseSpace:)](https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(patternbasespace:)).
    public convenience init?(patternBaseSpace base: CGColorSpace?) {
        guard base?.model != .pattern else { return nil }
        self.init(name: nil, model: .pattern, base: base)
    }

    /// Creates the space with one of the names above; nil for any other name.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3: self.init(name: name, model: .rgb)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: self.init(name: name, model: .monochrome)
        default: return nil
        }
    }

    // Shared instances of the common spaces.
    package static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
    package static let extendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
    package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
    package static let standardPattern = CGColorSpace(name: nil, model: .pattern)
    package static let displayP3Space = CGColorSpace(name: displayP3, model: .rgb)
    fileprivate static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    fileprivate static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
}

extension CGColorSpace: Hashable {
    /// Whether both have the same name, or are pattern spaces with equal bases.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || lhs.name == rhs.name && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The device RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device gray space, which has sRGB's curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The color model of a color space.
///
/// Follows [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two color axes.
    case lab
    /// One component for each ink of the device.
    case deviceN
    /// An index into a color table.
    case indexed
    /// A pattern instead of components.
    case pattern
}
