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

/// Accessibility values of a responder where the app has set none.
package struct AccessibilityDefaults {
    package var isElement = false
    package var label: String?
    package var hint: String?
    package var value: String?
    package var traits = UIAccessibilityTraits.none
    package var identifier: String?

    package init(
        isElement: Bool = false, label: String? = nil, hint: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none, identifier: String? = nil
    ) {
        self.isElement = isElement
        self.label = label
        self.hint = hint
        self.value = value
        self.traits = traits
        self.identifier = identifier
    }
}

/// A responder that describes itself to accessibility, such as a label by its text. Values set by the app take precedence.
@MainActor
package protocol AccessibilityDefaulting: UIResponder {
    var accessibilityDefaults: AccessibilityDefaults { get }
}

/// An accessibility element that contains further ones, such as a text with its links. They follow it.
@MainActor
package protocol AccessibilityDividing: UIResponder {
    var accessibilityItems: [UIResponder] { get }
}

extension UIResponder {
    final var defaultAccessibility: AccessibilityDefaults {
        (self as? any AccessibilityDefaulting)?.accessibilityDefaults ?? AccessibilityDefaults()
    }
}
