import CoreGraphics

extension NSLayoutConstraint {
    /// The constraint as UIKit prints it: `<NSLayoutConstraint:0x… 'id' UILabel:0x….width == 40   (active)>`.
    final var printed: String {
        var names: [String] = []
        let start = "<\(type(of: self)):\(address(of: self))\(identifier.map { " '\($0)'" } ?? "")"
        let state = isActive ? "active" : "inactive"
        let body = visualForm(&names) ?? linearForm
        let suffix = ([state] + (names.isEmpty ? [] : ["names: " + names.joined(separator: ", ")])).joined(separator: ", ")
        return "\(start) \(body)   (\(suffix))>"
    }

    private var sign: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private var priorityMark: String { priority == .required ? "" : "@\(Double(priority.rawValue).printed)" }

    private var linearForm: String {
        func operand(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map(ConstraintSystem.name) ?? "(gone)").\(attribute.name)"
        }
        var text = "\(operand(firstItem, firstAttribute)) \(sign)"
        let number = Double(constant)
        if secondAttribute != .notAnAttribute {
            text += " "
            if multiplier != 1 { text += "\(Double(multiplier).printed)*" }
            text += operand(secondItem, secondAttribute)
            if number != 0 { text += number < 0 ? " - \((-number).printed)" : " + \(number.printed)" }
        } else {
            text += " \(number.printed)"
        }
        return text + (priority == .required ? "" : " \(priorityMark)")
    }

    /// `H:[A]-(8)-[B]` and `V:|-(8)-[A]`: the distance of two edges that face each other; nil for others.
    private func visualForm(_ names: inout [String]) -> String? {
        guard let first = firstItem, let second = secondItem, multiplier == 1 else { return nil }
        let pairs: [(Attribute, Attribute, String, Bool)] = [
            (.leading, .trailing, "H:", false), (.left, .right, "H:", false), (.top, .bottom, "V:", false),
            (.trailing, .leading, "H:", true), (.right, .left, "H:", true), (.bottom, .top, "V:", true),
        ]
        let relationMark = relation == .equal ? "" : sign
        func gap(_ number: CGFloat) -> String { "-(\(relationMark)\(Double(number == 0 ? 0 : number).printed)\(priorityMark))-" }
        func node(_ item: AnyObject) -> String { "[\(ConstraintSystem.name(item))]" }
        for (one, other, axis, isReversed) in pairs where one == firstAttribute && other == secondAttribute {
            return axis + (isReversed ? node(first) + gap(-constant) + node(second) : node(second) + gap(constant) + node(first))
        }
        let isInside = (first as? UIView)?.superview === second
        guard isInside, firstAttribute == secondAttribute else {
            guard (second as? UIView)?.superview === first, firstAttribute == secondAttribute else { return nil }
            switch firstAttribute {
            case .trailing, .right, .bottom:
                names = ["'|':\(ConstraintSystem.name(first))"]
                return (firstAttribute == .bottom ? "V:" : "H:") + node(second) + gap(constant) + "|"
            default: return nil
            }
        }
        switch firstAttribute {
        case .leading, .left, .top:
            names = ["'|':\(ConstraintSystem.name(second))"]
            return (firstAttribute == .top ? "V:" : "H:") + "|" + gap(constant) + node(first)
        case .trailing, .right, .bottom:
            names = ["'|':\(ConstraintSystem.name(second))"]
            return (firstAttribute == .bottom ? "V:" : "H:") + node(first) + gap(-constant) + "|"
        default: return nil
        }
    }
}

extension UIView.AutoresizingMask {
    /// The marks of UIKit's logs: `&` for what is flexible, `-` for what is not. Where nothing is, the distance behind is.
    var horizontalMarks: String { Self.marks(horizontalFlexibility) }

    var verticalMarks: String { Self.marks(verticalFlexibility) }

    private static func marks(_ flexible: (Bool, Bool, Bool)) -> String {
        guard flexible.0 || flexible.1 || flexible.2 else { return "--&" }
        return (flexible.0 ? "&" : "-") + (flexible.1 ? "&" : "-") + (flexible.2 ? "&" : "-")
    }
}
