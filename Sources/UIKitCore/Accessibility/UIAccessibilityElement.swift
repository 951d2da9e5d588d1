import CoreGraphics

/// An accessibility element for part of a view that is no view itself.
///
/// Add it to its container's `accessibilityElements`. Source: Apple, `UIAccessibilityElement`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityDefaulting {
    /// The view or element that contains it; nil after its deallocation.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?

    /// Creates an element in a view or another element; the container is not retained.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The frame in the container's coordinates (points); zero by default. Setting it makes `accessibilityFrame` follow the container;
    /// non-finite values are ignored.
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

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var ownAccessibilityFrame: CGRect {
        guard let frameInContainer else { return .zero }
        // Frames of nested elements are added up.
        var (frame, at) = (frameInContainer, accessibilityContainer)
        while let element = at as? UIAccessibilityElement {
            frame = frame.offsetBy(dx: element.accessibilityFrameInContainerSpace.minX, dy: element.accessibilityFrameInContainerSpace.minY)
            at = element.accessibilityContainer
        }
        return (at as? UIView).map { UIAccessibility.convertToScreenCoordinates(frame, in: $0) } ?? frame
    }
}
