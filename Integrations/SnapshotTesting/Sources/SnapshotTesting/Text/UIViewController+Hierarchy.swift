import UIKit

extension UIViewController {
    /// The controller, its children and those that it presents in UIKit's form, a line for each, without a last line break.
    var describedHierarchy: String {
        var lines: [String] = []
        var pending = [(controller: self, depth: 0, isPresented: false)]
        while let (controller, depth, isPresented) = pending.popLast() {
            let marks = (0..<depth).map { isPresented && $0 == depth - 1 ? "   + " : "   | " }.joined()
            lines.append(marks + controller.describedLine(isPresented: isPresented))
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                pending.append((presented, depth + 1, true))
            }
            pending.append(contentsOf: controller.children.reversed().map { ($0, depth + 1, false) })
        }
        return lines.joined(separator: "\n")
    }

    private func describedLine(isPresented: Bool) -> String {
        let view =
            viewIfLoaded.map { "<\(type(of: $0))>\($0.window == nil ? " not in the window" : "")" } ?? "(view not loaded)"
        var line = "<\(type(of: self))>, state: \(_appearanceName), view: \(view)"
        if isPresented, let presentationController { line += ", presented with: <\(type(of: presentationController))>" }
        return line
    }
}
