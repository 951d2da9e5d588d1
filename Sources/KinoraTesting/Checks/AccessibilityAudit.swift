import UIKit

/// Checks a tree of views, as it is displayed now.
@MainActor struct AccessibilityAudit {
    let stage: Stage
    let root: UIView
    let exceptions: [UIView]

    /// The smallest width and height of a hit area in points.
    static let smallestHitArea = 44

    private static let systemControls: [UIView.Type] = [
        UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self,
    ]

    /// The displayed views in the tree, without exceptions and views below them.
    private var views: [UIView] {
        var found: [UIView] = []
        var pending = [root]
        let screen = CGRect(origin: .zero, size: stage.window.bounds.size)
        while let view = pending.popLast() {
            if view.isHidden || view.alpha < 0.01 || exceptions.contains(where: { $0 === view }) { continue }
            if !view.bounds.isEmpty, view.convert(view.bounds, to: nil).intersects(screen) { found.append(view) }
            pending += view.subviews.reversed()
        }
        return found
    }

    // MARK: Labels

    /// Problems as lines.
    var labelProblems: [String] {
        let elements = AccessibilityTree.elements(in: [root]).filter { element in !exceptions.contains { $0 === element } }
        let unnamed = elements.filter { $0.accessibilityLabel?.isEmpty ?? true }
            // A field is announced by its text or placeholder.
            .filter { !($0 is UITextField || $0 is UITextView) || ($0.accessibilityValue?.isEmpty ?? true) }
        let known = Set(elements.map { ObjectIdentifier($0) })
        let unreachable = views.filter { view in
            guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled else { return false }
            return !isInside(control, known) && !control.subtree.contains { known.contains(ObjectIdentifier($0)) }
        }
        let roles = elements.filter {
            guard let label = $0.accessibilityLabel?.lowercased() else { return false }
            return $0.accessibilityTraits.contains(.button) && (label.hasSuffix(" button") || label == "button")
        }
        return unnamed.map { "\(name(of: $0)) has no accessibility label." }
            + unreachable.map { "\(NodeDescription.short($0)) is not an accessibility element, nor inside one." }
            + roles.map { "\(name(of: $0)) has the label '\($0.accessibilityLabel ?? "")': the trait adds the word button." }
    }

    private func name(of element: UIResponder) -> String {
        if let view = element as? UIView { return "\(NodeDescription.short(view)) \(view.frame.printed)" }
        return "\(NodeDescription.typeName(element)) at \(element.accessibilityFrame.printed)"
    }

    private func isInside(_ view: UIView, _ elements: Set<ObjectIdentifier>) -> Bool {
        var at: UIView? = view
        while let next = at {
            if elements.contains(ObjectIdentifier(next)) { return true }
            at = next.superview
        }
        return false
    }

    // MARK: Hit areas

    var hitAreaProblems: [String] {
        views.compactMap { view in
            guard takesTaps(view), !Self.systemControls.contains(where: { view.isKind(of: $0) }) else { return nil }
            let (width, height) = (extent(of: view, isHorizontal: true), extent(of: view, isHorizontal: false))
            guard width < Self.smallestHitArea || height < Self.smallestHitArea else { return nil }
            return "\(NodeDescription.short(view)) takes touches in \(width) x \(height) points; at least 44 x 44 are expected."
        }
    }

    private func takesTaps(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    /// Points about the center, along one axis, in which the view takes touches; at most 44 are probed.
    private func extent(of view: UIView, isHorizontal: Bool) -> Int {
        let (x, y) = (view.bounds.midX, view.bounds.midY)
        func takes(_ offset: CGFloat) -> Bool {
            view.point(inside: CGPoint(x: isHorizontal ? x + offset : x, y: isHorizontal ? y : y + offset), with: nil)
        }
        let half = Self.smallestHitArea / 2
        let before = (0..<half).prefix { takes(-CGFloat($0) - 0.5) }.count
        let after = (0..<half).prefix { takes(CGFloat($0) + 0.5) }.count
        return before + after
    }

    // MARK: Texts

    var textProblems: [String] {
        views.compactMap { view in
            guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
            let scale = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 1
            let width = label.bounds.width / scale
            let needed = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: width, height: 100_000), limitedToNumberOfLines: 0)
            guard needed.width > width + 0.5 || needed.height * scale > label.bounds.height + 0.5 else { return nil }
            let name = NodeDescription.short(label)
            return "\(name) cuts off its text: it needs \(needed.size.printed) and has \(label.bounds.size.printed)."
        }
    }

    /// The labels that show text, with their smallest contrast.
    var contrastProblems: [String] {
        let labels = views.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false && !isDisabled($0) }
        return TextContrast(stage, labels).ratios.compactMap { label, ratio in
            let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
            let needed = label.font.pointSize >= 18 || isBold && label.font.pointSize >= 14 ? 3 : 4.5
            guard ratio < needed - 0.05 else { return nil }
            return "\(NodeDescription.short(label)) has a contrast of \(String(format: "%.1f", ratio)) to what is behind it; at least "
                + "\(needed.printed) is expected."
        }
    }

    private func isDisabled(_ label: UILabel) -> Bool {
        var at: UIView? = label
        while let view = at {
            if let control = view as? UIControl, !control.isEnabled { return true }
            at = view.superview
        }
        return !label.isEnabled
    }
}
