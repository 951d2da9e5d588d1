import Foundation
import UIKit

/// A view of the present: values of UIKit, and the constraints that hold it.
struct ViewDetail: Encodable {
    let className: String
    /// The class of the controller whose root view it is; nil for none.
    let controller: String?
    let identifier: String?
    let label: String?
    /// In the superview's space.
    let frame: [Double]
    let alpha: Double
    let isUserInteractionEnabled: Bool
    /// The size of its content; nil without one.
    let intrinsicSize: [Double?]?
    let translatesMask: Bool
    let isAmbiguous: Bool
    let constraints: [InspectedConstraint]
    let conflicts: [InspectedConflict]

    private static let most = 200

    @MainActor
    init(_ view: UIView) {
        className = "\(type(of: view))"
        controller = (view.next as? UIViewController).map { "\(type(of: $0))" }
        identifier = view.accessibilityIdentifier
        label = view.accessibilityLabel.map { String($0.prefix(LayerList.longestText)) }
        let frame = view.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        alpha = Double(view.alpha)
        isUserInteractionEnabled = view.isUserInteractionEnabled
        let size = view.intrinsicContentSize
        let lengths = [size.width, size.height].map { $0 == UIView.noIntrinsicMetric ? nil : Double($0) }
        intrinsicSize = lengths == [nil, nil] ? nil : lengths
        translatesMask = view.translatesAutoresizingMaskIntoConstraints
        isAmbiguous = view.hasAmbiguousLayout
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        let holding = axes.flatMap { axis in view.constraintsAffectingLayout(for: axis).map { InspectedConstraint($0, axis) } }
        constraints = Array(holding.prefix(Self.most))
        conflicts = view.conflicts.prefix(Self.most).map(InspectedConflict.init)
    }
}

/// A constraint: `first = multiplier × second + constant`, or an inequality.
struct InspectedConstraint: Encodable {
    let axis: String
    let identifier: String?
    /// Items by their classes, with attributes: `UILabel.width`; nil for no second item.
    let first: String
    let second: String?
    let relation: String
    let multiplier: Double
    let constant: Double
    let priority: Double

    @MainActor
    init(_ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis?) {
        self.axis = axis.map { $0 == .horizontal ? "horizontal" : "vertical" } ?? ""
        identifier = constraint.identifier
        first = Self.text(of: constraint.firstItem, constraint.firstAttribute)
        second = constraint.secondAttribute == .notAnAttribute ? nil : Self.text(of: constraint.secondItem, constraint.secondAttribute)
        relation =
            switch constraint.relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        priority = Double(constraint.priority.rawValue)
    }

    @MainActor
    private static func text(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let item else { return "(gone).\(attribute)" }
        let name =
            switch item {
            case let guide as UILayoutGuide where !guide.identifier.isEmpty: guide.identifier
            case let view as UIView: view.accessibilityIdentifier ?? "\(type(of: view))"
            default: "\(type(of: item))"
            }
        return "\(name.prefix(LayerList.longestText)).\(attribute)"
    }
}

/// A broken constraint with those that it contradicts.
struct InspectedConflict: Encodable {
    let broken: InspectedConstraint
    /// As UIKit's log prints them.
    let others: [String]

    @MainActor
    init(_ conflict: ConstraintConflict) {
        broken = InspectedConstraint(conflict.broken, nil)
        others = conflict.others.prefix(40).map { String($0.prefix(1000)) }
    }
}
