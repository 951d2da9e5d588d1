import Findings
import UIKit

/// Checks a tree of views, as it is displayed now.
@MainActor struct AccessibilityAudit {
    let stage: Stage
    let root: UIView
    let exceptions: [UIView]

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
            guard let area = HitArea(of: view), area.isTooSmall else { return nil }
            return area.sentence(NodeDescription.short(view))
        }
    }

    // MARK: Texts

    var textProblems: [String] {
        views.compactMap { view in
            guard let label = view as? UILabel, let missing = label.missingSize else { return nil }
            return label.cutOffSentence(NodeDescription.short(label), missing)
        }
    }

    /// The labels that show text, with their smallest contrast.
    var contrastProblems: [String] {
        let labels = views.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false && !$0.isDisabled }
        return TextContrast(stage, labels).ratios.compactMap { label, ratio in
            ratio < label.neededContrast - 0.05 ? label.contrastSentence(NodeDescription.short(label), ratio) : nil
        }
    }
}
