import CoreGraphics
import LayoutEngine

extension UIView {
    /// The size of the view by its own constraints and those below it: an engine is made, solved and dropped.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfSubtree()
        let system = ConstraintSystem(fitting: self)
        return system.fittingSize(of: self, target, horizontal, vertical)
    }
}

extension ConstraintSystem {
    /// An engine of a subtree, whose constraints stay in their own.
    convenience init(fitting view: UIView) {
        self.init(root: view)
        isFitting = true
        free(item(view))
        for view in view.subtree {
            guard let state = view.constraintState else { continue }
            for constraint in state.constraints { copy(constraint, holder: view) }
        }
    }

    private func copy(_ constraint: NSLayoutConstraint, holder: UIView) {
        let (base, sign) = (constraint.baseConstant, constraint.constantSign)
        defer { (constraint.baseConstant, constraint.constantSign) = (base, sign) }
        guard let expression = expression(of: constraint, in: holder) else { return }
        _ = try? solver.add(
            expression, Relation(constraint, isFlipped: constraint.constantSign < 0),
            priority: Priority(rawValue: constraint.priority.rawValue))
    }

    func fittingSize(of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let item = item(view)
        let insets = view.alignmentRectInsets
        for (variable, length, priority) in [
            (item.width, target.width - insets.left - insets.right, horizontal),
            (item.height, target.height - insets.top - insets.bottom, vertical),
        ] {
            _ = try? solver.add(variable - Double(max(length, 0)), .equal, priority: Priority(rawValue: priority.rawValue))
            _ = try? solver.add(variable - 0, .greaterThanOrEqual)
        }
        update()
        let rect = rect(of: item).outset(by: insets)
        let scale = max(view.traitCollection.displayScale, 1)
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }
        return CGSize(width: rounded(rect.width), height: rounded(rect.height))
    }
}

extension Relation {
    @MainActor
    init(_ constraint: NSLayoutConstraint, isFlipped: Bool) {
        let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
        guard isFlipped, constraint.firstAttribute.kind == .horizontal else {
            self = relation
            return
        }
        self = Relation(rawValue: -relation.rawValue) ?? .equal
    }
}
