import CoreGraphics

/// A constraint of the system's: what it stands for, from which logs make its text.
@MainActor
struct SystemConstraint {
    enum Kind {
        /// An edge or a length of a frame that constraints do not place.
        case frame(String)
        /// An edge of a guide of the system.
        case guide(String)
        case intrinsic(isWidth: Bool)
        case notNegative(isWidth: Bool)
    }

    let item: ConstraintItem
    let kind: Kind

    /// The text in UIKit's format.
    var text: String {
        guard let object: AnyObject = item.view ?? item.guide else { return "?" }
        let name = ConstraintSystem.name(object)
        switch kind {
        case .frame(let edge):
            guard let view = item.view else { return "?" }
            let values = ["minX": item.fixedFrame.minX, "minY": item.fixedFrame.minY, "width": item.fixedFrame.width]
            let equation = "\(name).\(edge) == \(Double(values[edge] ?? item.fixedFrame.height).printed)"
            if view is any EncapsulatedView, edge == "width" || edge == "height" {
                return "NSLayoutConstraint:\(address(of: view)) 'UIView-Encapsulated-Layout-\(edge.capitalized)' \(equation)   (active)"
            }
            let mask = view.autoresizingMask
            return "NSAutoresizingMaskLayoutConstraint h=\(mask.horizontalMarks) v=\(mask.verticalMarks) \(equation)"
        case .guide(let edge): return "'\(item.guide?.identifier ?? "")' \(name).\(edge)"
        case .intrinsic(let isWidth):
            guard let view = item.view else { return "?" }
            let value = Double(isWidth ? item.intrinsicSize.width : item.intrinsicSize.height).printed
            let hug = Double((isWidth ? view.hugging.horizontal : view.hugging.vertical).rawValue).printed
            let resist = Double((isWidth ? view.compressionResistance.horizontal : view.compressionResistance.vertical).rawValue).printed
            return "NSContentSizeLayoutConstraint \(name).\(isWidth ? "width" : "height") == \(value) Hug:\(hug) "
                + "CompressionResistance:\(resist)   (active)"
        case .notNegative(let isWidth): return "NSLayoutConstraint \(name).\(isWidth ? "width" : "height") >= 0   (active)"
        }
    }
}
