import Findings
import UIKit

/// The views of the windows as indented lines, for messages.
@MainActor enum ViewTree {
    /// Returns at most `limit` lines, and one with the number of the others. Subviews of controls and of hidden views are
    /// left out.
    static func lines(_ windows: [UIView], limit: Int = 40) -> [String] {
        var all: [String] = []
        var pending = windows.reversed().map { (view: $0, depth: 0) }
        while let (view, depth) = pending.popLast() {
            all.append(String(repeating: "  ", count: depth) + line(view))
            if view is UIControl || view.isHidden { continue }
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        guard all.count > limit else { return all }
        return all.prefix(limit) + ["… and \(all.count - limit) more views"]
    }

    private static func line(_ view: UIView) -> String {
        var line = "\(NodeDescription.short(view)) \(view.frame.printed)"
        if view.accessibilityIdentifier != nil, let text = NodeDescription.text(of: view), !text.isEmpty {
            line += " \"\(NodeDescription.clipped(text))\""
        }
        if let label = view.accessibilityLabel, label != NodeDescription.text(of: view), !label.isEmpty {
            line += " label '\(NodeDescription.clipped(label))'"
        }
        if view.isHidden { line += " hidden" }
        if view.alpha < 0.01 { line += " transparent" }
        if (view as? UIControl)?.isEnabled == false { line += " disabled" }
        return line
    }
}
