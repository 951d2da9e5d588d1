import CoreGraphics

/// A shadow of text, the value of the attribute `.shadow`.
///
/// Attributed strings keep the object, not a copy: change it only before it is used.
/// Source: https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()

    /// How far the shadow lies to the right of and below the text, in points; zero at first. What is not finite is refused.
    open var shadowOffset = CGSize.zero {
        didSet {
            if !(shadowOffset.width + shadowOffset.height).isFinite { refuse("shadowOffset", shadowOffset) { shadowOffset = oldValue } }
        }
    }

    /// How far its edges are blurred, in points; 0, sharp, at first. What is negative or not finite is refused.
    open var shadowBlurRadius: CGFloat = 0 {
        didSet {
            if !(shadowBlurRadius >= 0 && shadowBlurRadius.isFinite) {
                refuse("shadowBlurRadius", shadowBlurRadius) { shadowBlurRadius = oldValue }
            }
        }
    }

    /// A `UIColor` or a `CGColor`; black of a third's opacity at first. nil or anything else draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// A shadow that lies under the text.
    public override init() {
        super.init()
    }

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
