import CoreGraphics
import SwiftABI

/// A text shadow, the value of the attribute `.shadow`.
///
/// Attributed strings retain the object without copying it: change it only before use. Source:
/// https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationMark()

    /// The offset of the shadow to the right and downward, in points; zero by default. Non-finite values are ignored.
    open var shadowOffset = CGSize.zero {
        didSet {
            if !(shadowOffset.width + shadowOffset.height).isFinite { refuse("shadowOffset", shadowOffset) { shadowOffset = oldValue } }
        }
    }

    /// The blur radius, in points; 0 by default. Negative and non-finite values are ignored.
    open var shadowBlurRadius: CGFloat = 0 {
        didSet {
            if !(shadowBlurRadius >= 0 && shadowBlurRadius.isFinite) {
                refuse("shadowBlurRadius", shadowBlurRadius) { shadowBlurRadius = oldValue }
            }
        }
    }

    /// A `UIColor` or a `CGColor`; by default black with an opacity of 1/3. nil or anything else draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow with default values.
    public override init() {
        super.init()
    }

    /// Reads a shadow from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.object(of: UIColor.self, forKey: "NSShadowColor")
    }

    /// Writes the shadow into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset, forKey: "NSShadowOffset")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = (shadowColor as? any TextColorValue)?.textColor { coder.encode(UIColor(cgColor: color), forKey: "NSShadowColor") }
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? any TextColorValue)?.textColor == (other.shadowColor as? any TextColorValue)?.textColor
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue &+ shadowBlurRadius.hashValue }

    private func refuse(_ name: String, _ value: Any, _ restore: () -> Void) {
        reportOnce("NSShadow.\(name)", "NSShadow.\(name): \(value) is refused; the last value is kept")
        restore()
    }
}
