import CoreGraphics

/// A part of a view that draws several things, as people who do not see it are told of it.
///
/// Give it to its container's `accessibilityElements`. Source: Apple, `UIAccessibilityElement`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains it; nil when that has gone.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?

    /// An element in a view or another element; the container is not kept.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// Where it is, in the container's coordinates (points); zero unless set. Setting it makes `accessibilityFrame` follow the container; what is not finite
    /// is refused.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            guard (newValue.minX + newValue.minY + newValue.width + newValue.height).isFinite else {
                return reportOnce(
                    "accessibilityFrameInContainerSpace", "\(self): accessibilityFrameInContainerSpace \(newValue.printed) is refused")
            }
            frameInContainer = newValue
        }
    }

    /// The container, where it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var ownAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        // The frames of containers that are elements themselves add up.
        var (frame, at) = (frameInContainer, accessibilityContainer)
        while let element = at as? UIAccessibilityElement {
            frame = frame.offsetBy(dx: element.accessibilityFrameInContainerSpace.minX, dy: element.accessibilityFrameInContainerSpace.minY)
            at = element.accessibilityContainer
        }
        return (at as? UIView).map { UIAccessibility.convertToScreenCoordinates(frame, in: $0) } ?? frame
    }
}
