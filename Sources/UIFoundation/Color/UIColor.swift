import CoreGraphics
import SwiftABI

/// A colour with opacity, immutable and thread-safe.
///
/// Components are extended sRGB (or extended grey) from 0 to 1; values outside are wider-gamut colours and are kept, as since iOS 10. A
/// NaN or infinite component counts as 0 and is logged once. Two colours are equal if their colour space and components are, so
/// `UIColor.black` (gray) differs from `UIColor(red: 0, green: 0, blue: 0, alpha: 1)`, as in UIKit.
///
/// A dynamic colour, such as a system colour, depends on traits: it is resolved with `UITraitCollection.current` when it is drawn or its
/// components or `cgColor` are read. Views resolve theirs with their own traits, and again when those change. Source:
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    package let content: ColorContent

    init(content: ColorContent) {
        self.content = content
        super.init()
    }

    /// The Core Graphics colour; a dynamic colour is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        if case .fixed(let color) = content { return color }
        return content.resolved(with: .current)
    }

    /// Creates a colour with the components and colour space of a `cgColor`.
    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        super.init()
    }

    /// Creates a dynamic colour, resolved by `dynamicProvider` for given traits, on any thread.
    ///
    /// It may return another dynamic colour, which is resolved with the same traits; endless recursion gives clear. Two such colours are
    /// equal only if identical. Source: https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(ProvidedColor(provider: dynamicProvider))
        super.init()
    }

    /// Returns the colour resolved with given traits; a fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content { return self }
        return UIColor(cgColor: content.resolved(with: traitCollection))
    }

    /// Creates a colour from extended sRGB components, 0 to 1.
    ///
    /// `alpha` is the opacity, 0 (transparent) to 1 (opaque); values outside are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey from 0 (black) to 1 (white), with an opacity clamped to 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue (0…1 once around the circle, wrapping), saturation and brightness (0…1), with `alpha` clamped to 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        content = .fixed(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
        super.init()
    }

    /// Returns the colour with another opacity, clamped to 0…1; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): color.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
        case .dynamic(let color): UIColor(content: .dynamic(TranslucentColor(base: color, alpha: alpha)))
        }
    }

    /// Sets the fill and stroke colour of the current graphics context, if there is one.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current graphics context, if there is one.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke colour of the current graphics context, if there is one.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Returns the colour itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    open override var hash: Int { content.hashValue }

    /// The colour space and the components, as UIKit prints them: `UIExtendedSRGBColorSpace 1 0 0 1`; for a dynamic colour the address, and
    /// a system colour's name.
    open override var description: String {
        if case .dynamic(let color) = content { return color.description(at: address(of: self)) }
        let components = cgColor.components ?? []
        let space = components.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
}
