import CoreGraphics

/// A control with several parts that are accessibility elements of their own.
@MainActor
protocol PartedControl: UIControl {
    var partCount: Int { get }
    func accessibility(ofPart index: Int) -> AccessibilityDefaults
    /// In the control's coordinates.
    func frame(ofPart index: Int) -> CGRect
}

/// One part of such a control, such as a segment. Activated by a tap at its centre.
final class ControlPart: UIAccessibilityElement {
    private let index: Int

    init(of control: any PartedControl, at index: Int) {
        self.index = index
        super.init(accessibilityContainer: control)
    }

    /// nil if the control was deallocated, or has fewer parts.
    private var control: (any PartedControl)? {
        (accessibilityContainer as? any PartedControl).flatMap { index < $0.partCount ? $0 : nil }
    }

    override var accessibilityDefaults: AccessibilityDefaults { control?.accessibility(ofPart: index) ?? AccessibilityDefaults() }

    override var ownAccessibilityFrame: CGRect {
        control.map { UIAccessibility.convertToScreenCoordinates($0.frame(ofPart: index), in: $0) } ?? .zero
    }
}

extension PartedControl {
    /// The parts, the same objects as long as their number does not decrease.
    var accessibilityParts: [ControlPart] {
        let count = partCount
        var parts = accessibilityValues?.parts ?? []
        guard parts.count != count else { return parts }
        parts = (0..<count).map { $0 < parts.count ? parts[$0] : ControlPart(of: self, at: $0) }
        setAccessibility { $0.parts = parts }
        return parts
    }
}
