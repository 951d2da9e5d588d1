import CoreGraphics

/// A colour with its opacity, immutable and safe to use on any thread.
///
/// Components are extended sRGB (or extended grey) from 0 to 1; values outside are wider-gamut colours and are kept, as since iOS 10.
/// A component that is NaN or infinite counts as 0, with one log line. Two colours are equal when their colour space and
/// components are, so `UIColor.black` (grey) differs from `UIColor(red: 0, green: 0, blue: 0, alpha: 1)`, as in UIKit.
///
/// A dynamic colour, as the system's are, depends on the traits: it is resolved with `UITraitCollection.current` when it is drawn or asked for its
/// components or its `cgColor`. Views resolve theirs with their own traits, and again when those change.
/// Source: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    let content: ColorContent

    init(content: ColorContent) {
        self.content = content
        super.init()
    }

    /// The same colour as Core Graphics and layers take it; a dynamic one as it is under `UITraitCollection.current`.
    open var cgColor: CGColor {
        if case .fixed(let color) = content { return color }
        return content.resolved(with: .current)
    }

    /// A colour with the components of `cgColor`, in its colour space.
    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        super.init()
    }

    /// A dynamic colour: `dynamicProvider` is asked for its looks under given traits whenever it is resolved, on any thread.
    ///
    /// It may answer with another dynamic colour, which is resolved with the same traits; one that answers with itself for ever counts as clear.
    /// Two such colours are equal only when they are one object.
    /// Source: https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(ProvidedColor(provider: dynamicProvider))
        super.init()
    }

    /// The colour as it is under the given traits: one that does not depend on traits any more; a colour that never did is itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = content { return self }
        return UIColor(cgColor: content.resolved(with: traitCollection))
    }

    /// A colour of extended sRGB components, 0 to 1.
    ///
    /// `alpha` is the opacity, 0 (transparent) to 1 (opaque); values outside are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A grey from 0 (black) to 1 (white), with `alpha` as its opacity, clamped to 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// A colour of hue (0…1 once around the circle, wrapping), saturation and brightness (0…1), with `alpha` clamped to 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        content = .fixed(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
        super.init()
    }

    /// The same colour with another opacity, clamped to 0…1; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): color.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
        case .dynamic(let color): UIColor(content: .dynamic(TranslucentColor(base: color, alpha: alpha)))
        }
    }

    /// Makes this the fill and the stroke colour of the current graphics context; without one it does nothing.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current graphics context; without one it does nothing.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the stroke colour of the current graphics context; without one it does nothing.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// The colour itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    open override var hash: Int { content.hashValue }

    /// The colour space and the components, as UIKit prints them: `UIExtendedSRGBColorSpace 1 0 0 1`; of a dynamic colour the address, and the name
    /// if it is the system's.
    open override var description: String {
        if case .dynamic(let color) = content { return color.description(at: address(of: self)) }
        let components = cgColor.components ?? []
        let space = components.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
}
