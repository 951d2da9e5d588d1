import CoreGraphics

/// A control with several parts that are accessibility elements of their own.
@MainActor
package protocol ControlWithElements: UIControl {
    var elementCount: Int { get }
    func accessibility(ofElement index: Int) -> AccessibilityDefaults
    /// In the control's coordinates.
    func frame(ofElement index: Int) -> CGRect
}

/// One part of such a control, such as a segment. Activated by a tap at its center.
package final class ControlElement: UIAccessibilityElement {
    private let index: Int

    init(of control: any ControlWithElements, at index: Int) {
        self.index = index
        super.init(accessibilityContainer: control)
    }

    /// nil if the control was deallocated, or has fewer parts.
    private var control: (any ControlWithElements)? {
        (accessibilityContainer as? any ControlWithElements).flatMap { index < $0.elementCount ? $0 : nil }
    }

    package override var accessibilityDefaults: AccessibilityDefaults {
        control?.accessibility(ofElement: index) ?? AccessibilityDefaults()
    }

    package override var ownAccessibilityFrame: CGRect {
        control.map { UIAccessibility.convertToScreenCoordinates($0.frame(ofElement: index), in: $0) } ?? .zero
    }
}

extension ControlWithElements {
    /// The parts, the same objects as long as their number does not decrease.
    package var accessibilityControlElements: [ControlElement] {
        let count = elementCount
        var elements = accessibilityValues?.controlElements ?? []
        guard elements.count != count else { return elements }
        elements = (0..<count).map { $0 < elements.count ? elements[$0] : ControlElement(of: self, at: $0) }
        setAccessibility { $0.controlElements = elements }
        return elements
    }
}
