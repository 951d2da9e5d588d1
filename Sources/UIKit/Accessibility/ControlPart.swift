import CoreGraphics

/// A control of several parts, each of which people who do not see it are told of by itself.
@MainActor
protocol PartedControl: UIControl {
    var partCount: Int { get }
    func accessibility(ofPart index: Int) -> AccessibilityDefaults
    /// In the control's coordinates.
    func frame(ofPart index: Int) -> CGRect
}

/// One part of such a control, such as a segment. A finger in its middle activates it.
final class ControlPart: UIAccessibilityElement {
    private let index: Int

    init(of control: any PartedControl, at index: Int) {
        self.index = index
        super.init(accessibilityContainer: control)
    }

    /// nil when the control has gone, or has fewer parts by now.
    private var control: (any PartedControl)? {
        (accessibilityContainer as? any PartedControl).flatMap { index < $0.partCount ? $0 : nil }
    }

    override var accessibilityDefaults: AccessibilityDefaults { control?.accessibility(ofPart: index) ?? AccessibilityDefaults() }

    override var ownAccessibilityFrame: CGRect {
        control.map { UIAccessibility.convertToScreenCoordinates($0.frame(ofPart: index), in: $0) } ?? .zero
    }
}

extension PartedControl {
    /// The same objects as long as the parts are there.
    var accessibilityParts: [ControlPart] {
        let count = partCount
        var parts = accessibilityValues?.parts ?? []
        guard parts.count != count else { return parts }
        parts = (0..<count).map { $0 < parts.count ? parts[$0] : ControlPart(of: self, at: $0) }
        setAccessibility { $0.parts = parts }
        return parts
    }
}
