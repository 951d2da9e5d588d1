import CoreGraphics

/// A constraint of the system's: what it stands for, from which logs make its text.
@MainActor
final class SystemConstraint {
    enum Kind {
        /// An edge or a length of a frame that constraints do not place.
        case frame(FrameEdge)
        /// An edge of a guide of the system.
        case guide(FrameEdge)
        case intrinsic(NSLayoutConstraint.Axis)
        case notNegative(NSLayoutConstraint.Axis)
    }

    let item: ConstraintItem
    let kind: Kind

    init(item: ConstraintItem, kind: Kind) { (self.item, self.kind) = (item, kind) }

    /// Whether it stands for the frame of a view that its app may have meant to place by constraints.
    var isOfAutoresizingMask: Bool {
        if case .frame(let edge) = kind { return !edge.isLength || !(item.view is any EncapsulatedView) }
        return false
    }

    /// The text in UIKit's format.
    var text: String {
        guard let object: AnyObject = item.view ?? item.guide else { return "?" }
        let name = ConstraintSystem.name(object)
        switch kind {
        case .frame(let edge):
            guard let view = item.view else { return "?" }
            return frameText(of: view, name, edge)
        case .guide(let edge): return guideText(name, edge)
        case .intrinsic(let axis):
            guard let view = item.view else { return "?" }
            return intrinsicText(of: view, name, axis)
        case .notNegative(let axis):
            return "NSLayoutConstraint:\(address(of: self)) \(name).\(axis == .horizontal ? "width" : "height") >= 0   (active)"
        }
    }

    private func intrinsicText(of view: UIView, _ name: String, _ axis: NSLayoutConstraint.Axis) -> String {
        let isWidth = axis == .horizontal
        let value = Double(isWidth ? item.intrinsicSize.width : item.intrinsicSize.height).printed
        let hug = Double((isWidth ? view.hugging.horizontal : view.hugging.vertical).rawValue).printed
        let resist = Double((isWidth ? view.compressionResistance.horizontal : view.compressionResistance.vertical).rawValue).printed
        return "NSContentSizeLayoutConstraint:\(address(of: self)) \(name).\(isWidth ? "width" : "height") == \(value) Hug:\(hug) "
            + "CompressionResistance:\(resist)   (active)"
    }

    /// `UIView:0x….width == 0   (active)`, or in terms of the superview's length where the mask makes it follow.
    private func frameText(of view: UIView, _ name: String, _ edge: FrameEdge) -> String {
        let (slope, constant) = (item.held.slope(of: edge), item.held.constant(of: edge))
        let attribute = edge == .left ? "minX" : edge == .top ? "minY" : edge.rawValue
        var equation = "\(name).\(attribute) == "
        var names = ""
        if slope != 0, let outer = view.storedSuperview {
            let factor = slope == 1 ? "" : "\(slope.printed)*"
            equation += "\(factor)\(ConstraintSystem.name(outer)).\(edge.isHorizontal ? "width" : "height")"
            if constant != 0 { equation += constant < 0 ? " - \((-constant).printed)" : " + \(constant.printed)" }
        } else {
            equation += (constant == 0 ? 0 : constant).printed
            if !edge.isLength, let outer = view.storedSuperview { names = ", names: '|':\(ConstraintSystem.name(outer)) " }
        }
        if view is any EncapsulatedView, edge.isLength {
            let length = edge.rawValue.capitalized
            return "NSLayoutConstraint:\(address(of: self)) 'UIView-Encapsulated-Layout-\(length)' \(equation)   (active)"
        }
        let marks = view is UIWindow ? "h=--- v=---" : "h=\(view.autoresizingMask.horizontalMarks) v=\(view.autoresizingMask.verticalMarks)"
        return "NSAutoresizingMaskLayoutConstraint:\(address(of: self)) \(marks) \(equation)   (active\(names))"
    }

    /// `'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x… )`.
    private func guideText(_ name: String, _ edge: FrameEdge) -> String {
        let start = "NSLayoutConstraint:\(address(of: self)) '\(item.guide?.identifier ?? "")-\(edge)'"
        guard !edge.isLength, item.guide?.strip == nil, let owner = item.guide?.owningView else {
            return "\(start) \(name).\(edge)   (active)"
        }
        let gap = "-(\(item.held.constant(of: edge).printed))-"
        let axis = edge.isHorizontal ? "H:" : "V:"
        let form = edge == .left || edge == .top ? "|\(gap)[\(name)]" : "[\(name)]\(gap)|"
        return "\(start) \(axis)\(form)   (active, names: '|':\(ConstraintSystem.name(owner)) )"
    }
}
