import CoreGraphics

/// A constraint of the system's: what it stands for, from which logs make its text.
@MainActor
final class SystemConstraint {
    enum Kind {
        /// The left or top edge, the width or height of a frame that constraints do not place: 0 to 3.
        case frame(Int)
        /// An edge of a guide of the system.
        case guide(String)
        case intrinsic(isWidth: Bool)
        case notNegative(isWidth: Bool)
    }

    let item: ConstraintItem
    let kind: Kind

    init(item: ConstraintItem, kind: Kind) { (self.item, self.kind) = (item, kind) }

    /// Whether it stands for the frame of a view that its app may have meant to place by constraints.
    var isOfAutoresizingMask: Bool {
        if case .frame(let index) = kind { return index < 2 || !(item.view is any EncapsulatedView) }
        return false
    }

    /// The text in UIKit's format.
    var text: String {
        guard let object: AnyObject = item.view ?? item.guide else { return "?" }
        let name = ConstraintSystem.name(object)
        switch kind {
        case .frame(let index):
            guard let view = item.view else { return "?" }
            return frameText(of: view, name, index)
        case .guide(let edge): return guideText(name, edge)
        case .intrinsic(let isWidth):
            guard let view = item.view else { return "?" }
            let value = Double(isWidth ? item.intrinsicSize.width : item.intrinsicSize.height).printed
            let hug = Double((isWidth ? view.hugging.horizontal : view.hugging.vertical).rawValue).printed
            let resist = Double((isWidth ? view.compressionResistance.horizontal : view.compressionResistance.vertical).rawValue).printed
            return "NSContentSizeLayoutConstraint:\(address(of: self)) \(name).\(isWidth ? "width" : "height") == \(value) Hug:\(hug) "
                + "CompressionResistance:\(resist)   (active)"
        case .notNegative(let isWidth):
            return "NSLayoutConstraint:\(address(of: self)) \(name).\(isWidth ? "width" : "height") >= 0   (active)"
        }
    }

    /// `UIView:0x….width == 0   (active)`, or in terms of the superview's length where the mask makes it follow.
    private func frameText(of view: UIView, _ name: String, _ index: Int) -> String {
        let (slope, constant) = (item.held.slopes[index], item.held.constants[index])
        let edge = ["minX", "minY", "width", "height"][index]
        var equation = "\(name).\(edge) == "
        var names = ""
        if slope != 0, let outer = view.storedSuperview {
            let factor = slope == 1 ? "" : "\(slope.printed)*"
            equation += "\(factor)\(ConstraintSystem.name(outer)).\(index % 2 == 0 ? "width" : "height")"
            if constant != 0 { equation += constant < 0 ? " - \((-constant).printed)" : " + \(constant.printed)" }
        } else {
            equation += (constant == 0 ? 0 : constant).printed
            if index < 2, let outer = view.storedSuperview { names = ", names: '|':\(ConstraintSystem.name(outer)) " }
        }
        if view is any EncapsulatedView, index > 1 {
            return "NSLayoutConstraint:\(address(of: self)) 'UIView-Encapsulated-Layout-\(edge.capitalized)' \(equation)   (active)"
        }
        let marks = view is UIWindow ? "h=--- v=---" : "h=\(view.autoresizingMask.horizontalMarks) v=\(view.autoresizingMask.verticalMarks)"
        return "NSAutoresizingMaskLayoutConstraint:\(address(of: self)) \(marks) \(equation)   (active\(names))"
    }

    /// `'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x… )`.
    private func guideText(_ name: String, _ edge: String) -> String {
        let start = "NSLayoutConstraint:\(address(of: self)) '\(item.guide?.identifier ?? "")-\(edge)'"
        guard let index = ["left", "top", "right", "bottom"].firstIndex(of: edge), item.guide?.strip == nil,
            let owner = item.guide?.owningView
        else { return "\(start) \(name).\(edge)   (active)" }
        let gap = "-(\((item.held.constants[index]).printed))-"
        let axis = index % 2 == 0 ? "H:" : "V:"
        let form = index < 2 ? "|\(gap)[\(name)]" : "[\(name)]\(gap)|"
        return "\(start) \(axis)\(form)   (active, names: '|':\(ConstraintSystem.name(owner)) )"
    }
}
