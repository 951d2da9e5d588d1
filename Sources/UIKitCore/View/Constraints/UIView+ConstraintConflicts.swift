import LayoutEngine

/// A required constraint that is broken because it contradicts others.
@MainActor
package struct ConstraintConflict {
    package let broken: NSLayoutConstraint
    /// The constraints that it contradicts, as UIKit's log prints them.
    package let others: [String]
}

extension UIView {
    /// The broken constraints in the tree of this view.
    package final var conflictsInTree: [ConstraintConflict] {
        guard let system = existingConstraintSystem else { return [] }
        return system.broken.all.map { constraint in
            ConstraintConflict(broken: constraint, others: constraint.blockers.compactMap(system.text))
        }
    }

    /// The broken constraints that hold an attribute of this view.
    package final var conflicts: [ConstraintConflict] {
        conflictsInTree.filter { $0.broken.firstItem === self || $0.broken.secondItem === self }
    }
}

extension ConstraintSystem {
    /// A constraint of the engine, by its number, as UIKit's log prints it; nil if it has left.
    fileprivate func text(of number: Int) -> String? {
        if explicit.indices.contains(number), let own = explicit[number] { return "\(own)" }
        if systemConstraints.indices.contains(number), let origin = systemConstraints[number] { return "<\(origin.text)>" }
        return nil
    }
}
