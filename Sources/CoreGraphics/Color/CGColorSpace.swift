/// The meaning of a colour's components.
///
/// All spaces here share sRGB's transfer curve, so that a device colour, a gray one and an sRGB one of the same numbers look the same; an
/// extended space is one whose components may leave 0...1. Two spaces of one name are equal.
/// Follows [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable {
    /// The name of sRGB. Differs from Apple's: names are `String`, because Linux has no `CFString`.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0...1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of gray with a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of gray with components beyond 0...1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// The space's name; nil for a pattern space.
    public let name: String?
    /// What the components mean.
    public let model: CGColorSpaceModel

    /// Of a pattern space, the space of the colours for patterns that have none; nil for any other space, and where they have their own.
    public let baseColorSpace: CGColorSpace?

    /// How many components a colour of this space has, alpha not counted: 3 for RGB, 1 for gray, those of the base for patterns.
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

    /// Makes the space of patterns: with a base for stencils, whose colour is given when they are painted; nil for patterns with colours.
    ///
    /// - Returns: nil where the base is a pattern space itself.
    ///
    /// Source: [CGColorSpace.init(patternBaseSpace:)](https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(patternbasespace:)).
    public convenience init?(patternBaseSpace base: CGColorSpace?) {
        guard base?.model != .pattern else { return nil }
        self.init(name: nil, model: .pattern, base: base)
    }

    /// Makes the space of one of the names above; nil for a name that is none of them.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(name: name, model: .rgb)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: self.init(name: name, model: .monochrome)
        default: return nil
        }
    }

    // One object each for the spaces that colours are usually of.
    package static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
    package static let extendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
    package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
    package static let standardPattern = CGColorSpace(name: nil, model: .pattern)
    fileprivate static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    fileprivate static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
}

extension CGColorSpace: Hashable {
    /// Whether both have one name, or are pattern spaces of equal bases.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || lhs.name == rhs.name && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The screen's own RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The screen's own gray, which has sRGB's curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
