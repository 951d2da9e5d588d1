import UIKit

extension UIView {
    /// The descriptions of the view and its descendants in UIKit's form, a line for each, without a last line break.
    var describedTree: String {
        var lines: [String] = []
        var pending = [(view: self, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + view.description)
            pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n")
    }
}
