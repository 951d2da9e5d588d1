import CoreGraphics
import SwiftABI

/// A color with opacity, immutable and thread-safe.
///
/// Components are extended sRGB (or extended gray) from 0 to 1; values outside are wider-gamut colors and are kept, as since iOS 10. A
/// NaN or infinite component counts as 0 and is logged once. Two colors are equal if their color space and components are, so
/// `UIColor.black` (gray) differs from `UIColor(red: 0, green: 0, blue: 0, alpha: 1)`, as in UIKit.
///
/// A dynamic color, such as a system color, depends on traits: it is resolved with `UITraitCollection.current` when it is drawn or its
/// components or `cgColor` are read. Views resolve theirs with their own traits, and again when those change. Source:
/// https://developer.apple.com/documentation/uikit/uicolor
///
/// ```swift
/// let card = UIColor { traits in
///     traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : .white
/// }
/// let faded = card.withAlphaComponent(0.5)
/// let dark = card.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
/// ```
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable, _AssociatedObjectOwner {
    // First, as Foundation requires of values of attributed strings.
    private let mark = FoundationMark()
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?
    package let content: ColorContent

    init(content: ColorContent) {
        self.content = content
        super.init()
    }

    /// Creates a color without content: clear black.
    public override init() {
        content = .fixed(CGColor(gray: 0, alpha: 0))
        super.init()
    }

    /// The Core Graphics color; a dynamic color is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        if case .fixed(let color) = content { return color }
        return content.resolved(with: .current)
    }

    /// Creates a color with the components and color space of a `cgColor`; one in Display P3 becomes extended sRGB.
    public init(cgColor: CGColor) {
        let isP3 = cgColor.colorSpace?.name == CGColorSpace.displayP3
        content = .fixed(isP3 ? CGColor(rgba: cgColor.rgba, space: .extendedRGB) : cgColor)
        super.init()
    }

    /// Creates a dynamic color, resolved by `dynamicProvider` for given traits, on any thread.
    ///
    /// It may return another dynamic color, which is resolved with the same traits; endless recursion gives clear. Two such colors are
    /// equal only if identical. Source: https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(ProvidedColor(provider: dynamicProvider))
        super.init()
    }

    /// Returns the color resolved with given traits; a fixed color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content { return self }
        return UIColor(cgColor: content.resolved(with: traitCollection))
    }

    /// Creates a color from extended sRGB components, 0 to 1.
    ///
    /// `alpha` is the opacity, 0 (transparent) to 1 (opaque); values outside are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a gray from 0 (black) to 1 (white), with an opacity clamped to 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a color from hue (0…1 once around the circle, wrapping), saturation and brightness (0…1), with `alpha` clamped to 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        content = .fixed(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
        super.init()
    }

    /// Creates the color of a literal, `#colorLiteral(red:green:blue:alpha:)`, from extended sRGB components; a subclass with initializers
    /// of its own has to have it, as on iOS.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        content = .fixed(CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
        super.init()
    }

    /// Reads a color from an archive: a system color or a catalog's by its name, which stays dynamic, others by their components. nil if
    /// the archive has none.
    public required init?(coder: NSCoder) {
        guard let content = Self.content(of: coder) else { return nil }
        self.content = content
        super.init()
    }

    /// Writes the color into an archive; of a dynamic color that has no name, what it is with the current traits.
    open func encode(with coder: NSCoder) { encodeContent(with: coder) }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the color with another opacity, clamped to 0…1; a dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): color.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
        case .dynamic(let color): UIColor(content: .dynamic(TranslucentColor(base: color, alpha: alpha)))
        }
    }

    /// Sets the fill and stroke color of the current graphics context, if there is one.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current graphics context, if there is one.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current graphics context, if there is one.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Returns the color itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    open override var hash: Int { content.hashValue }

    /// The color space and the components, as UIKit prints them: `UIExtendedSRGBColorSpace 1 0 0 1`; for a dynamic color the address, and
    /// a system color's name.
    open override var description: String {
        if case .dynamic(let color) = content { return color.description(at: address(of: self)) }
        let components = cgColor.components ?? []
        let isP3 = cgColor.colorSpace?.name == CGColorSpace.displayP3
        let space = components.count == 2 ? "UIExtendedGrayColorSpace" : isP3 ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace"
        return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }

    // MARK: Components

    /// Gets the extended sRGB components and the opacity, each 0…1, through non-nil pointers.
    ///
    /// - Returns: whether the color could be converted; always true, because every color here is gray or RGB.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        writeRGB(red, green: green, blue: blue, alpha: alpha)
    }

    /// Gets hue, saturation, brightness and opacity, each 0…1, through non-nil pointers; a gray has hue and saturation 0.
    ///
    /// - Returns: whether the color could be converted; always true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        writeHSB(hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Gets the gray component (0 black to 1 white) and the opacity through non-nil pointers.
    ///
    /// Other colors are converted to the gray of the same luminance (Rec. 709 weights in linear light).
    ///
    /// - Returns: whether the color could be converted; always true.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        writeGray(white, alpha: alpha)
    }
}

/// The content of a color: fixed, or dependent on traits.
package enum ColorContent: Hashable {
    case fixed(CGColor)
    case dynamic(DynamicColor)

    func resolved(with traits: UITraitCollection) -> CGColor {
        switch self {
        case .fixed(let color): color
        case .dynamic(let color): color.resolved(with: traits)
        }
    }

    /// Colors of RGB spaces are equal if they look the same.
    package static func == (left: ColorContent, right: ColorContent) -> Bool {
        switch (left, right) {
        case (.fixed(let one), .fixed(let other)):
            one == other
                || one.rgba == other.rgba && one.pattern === other.pattern
                    && one.colorSpace?.model == .rgb && other.colorSpace?.model == .rgb
        case (.dynamic(let one), .dynamic(let other)): one == other
        default: false
        }
    }

    /// Whether the color may differ under other traits, or in another view.
    package var isDynamic: Bool {
        if case .dynamic = self { true } else { false }
    }
}

/// A color that depends on traits. Unless overridden, it equals only itself.
package class DynamicColor: Hashable, @unchecked Sendable {
    func resolved(with traits: UITraitCollection) -> CGColor { .clear }

    func isEqual(to other: DynamicColor) -> Bool { self === other }

    /// The description of a `UIColor` at an address.
    func description(at address: String) -> String { "<UIDynamicColor: \(address)>" }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    package static func == (left: DynamicColor, right: DynamicColor) -> Bool { left.isEqual(to: right) }
}

/// A dynamic color resolved by the app's closure.
final class ProvidedColor: DynamicColor, @unchecked Sendable {
    private let provider: @Sendable (UITraitCollection) -> UIColor
    /// Maximum number of providers that return another dynamic color.
    private static let maximumDepth = 100

    init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.provider = provider
    }

    override func description(at address: String) -> String { "<UIDynamicProviderColor: \(address)>" }

    override func resolved(with traits: UITraitCollection) -> CGColor {
        traits.asCurrent {
            var provided = self
            for _ in 0..<Self.maximumDepth {
                switch provided.provider(traits).content {
                case .fixed(let color): return color
                case .dynamic(let next as ProvidedColor): provided = next
                case .dynamic(let next): return next.resolved(with: traits)
                }
            }
            reportOnce(
                "UIColor.dynamicProvider",
                "UIColor(dynamicProvider:): it returns dynamic colors without end; clear is used instead")
            return .clear
        }
    }
}

extension UIColor {
    /// The color of an asset catalog of the main bundle; nil if it has none of this name. See `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The color of an asset catalog (`Assets.xcassets`) of a bundle, nil for the main one; nil if it has none of this name.
    ///
    /// It is dynamic: appearance, contrast and device choose among the set's components where it is drawn. Groups that provide a namespace
    /// come before the name (`Group/Name`).
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; nil for the main one.
    ///   - traitCollection: Has no effect, since the color is resolved with the traits of the place where it is used.
    /// - Complexity: O(*g*) once for a bundle, where *g* is the number of its catalogs' sets, then the size of the set's file.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = CatalogColor.named(name, in: bundle) else { return nil }
        self.init(content: .dynamic(color))
    }
}
