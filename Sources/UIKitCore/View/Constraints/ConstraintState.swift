import LayoutEngine

/// A view's constraints, guides and priorities; nil for a view without any.
final class ConstraintState {
    @exclusivity(unchecked) var translatesMask = true
    @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    @exclusivity(unchecked) var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    /// Constraints of which the view is the nearest common ancestor.
    @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides: [String: UILayoutGuide] = [:]
    /// Of the outermost superview: the engine of its tree.
    @exclusivity(unchecked) var system: ConstraintSystem?
    /// Whether the engine places subviews.
    @exclusivity(unchecked) var setsSubviewFrames = false
    @exclusivity(unchecked) var needsUpdateConstraints = false
    @exclusivity(unchecked) var margins: NSDirectionalEdgeInsets?
    @exclusivity(unchecked) var preservesSuperviewMargins = false
    @exclusivity(unchecked) var insetsMarginsFromSafeArea = true
}

extension UIView {
    final var constraintStateForWriting: ConstraintState {
        if let constraintState { return constraintState }
        let state = ConstraintState()
        constraintState = state
        return state
    }

    /// The outermost superview.
    final var root: UIView {
        var view = self
        while let up = view.storedSuperview { view = up }
        return view
    }

    /// The engine of the view's tree; the view is its outermost superview.
    final var constraintSystem: ConstraintSystem {
        let state = constraintStateForWriting
        if let system = state.system { return system }
        let system = ConstraintSystem(root: self)
        state.system = system
        system.addItems(of: self)
        return system
    }

    final func commonAncestor(with other: UIView) -> UIView? {
        if other === self || storedSuperview === other { return other }
        if other.storedSuperview === self { return self }
        if let up = storedSuperview, up === other.storedSuperview { return up }
        var own: Set<ObjectIdentifier> = []
        var at: UIView? = self
        while let view = at {
            own.insert(ObjectIdentifier(view))
            at = view.storedSuperview
        }
        at = other
        while let view = at {
            if own.contains(ObjectIdentifier(view)) { return view }
            at = view.storedSuperview
        }
        return nil
    }

    // MARK: Hierarchy

    /// Takes the subtree's constraints out of the tree that it leaves; those to views outside end.
    final func leaveConstraintSystem() {
        guard let system = root.constraintState?.system, system.hasItems else { return }
        let views = subtree
        let leaving = Set(views.map { ObjectIdentifier($0) })
        var at = storedSuperview
        while let view = at {
            if let state = view.constraintState {
                for constraint in state.constraints
                where NSLayoutConstraint.isItem(constraint.firstItem, in: leaving)
                    || NSLayoutConstraint.isItem(constraint.secondItem, in: leaving)
                {
                    constraint.isActive = false
                }
            }
            at = view.storedSuperview
        }
        for view in views {
            guard let state = view.constraintState else { continue }
            for constraint in state.constraints { system.remove(constraint) }
            for guide in state.guides + state.systemGuides.values { system.removeItem(guide) }
        }
        for view in views { system.removeItem(view) }
    }

    /// Brings the subtree's constraints into the engine of the tree that it has joined.
    final func joinConstraintSystem() {
        var isConstrained = false
        for view in subtree {
            guard let state = view.constraintState else { continue }
            isConstrained = true
            if view !== root { state.system = nil }
            if !state.translatesMask { markSuperview(view) }
            for constraint in state.constraints { root.constraintSystem.add(constraint) }
        }
        if isConstrained { root.constraintState?.system?.addItems(of: self) }
        if isConstrained { root.constraintState?.system?.schedule() }
    }

    private final func markSuperview(_ view: UIView) { view.storedSuperview?.constraintStateForWriting.setsSubviewFrames = true }
}

extension NSLayoutConstraint {
    static func isItem(_ item: AnyObject?, in views: Set<ObjectIdentifier>) -> Bool {
        guard let item else { return false }
        if let guide = item as? UILayoutGuide { return guide.owningView.map { views.contains(ObjectIdentifier($0)) } ?? false }
        return views.contains(ObjectIdentifier(item))
    }
}
