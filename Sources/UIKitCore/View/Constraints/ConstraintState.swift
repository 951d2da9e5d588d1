import LayoutEngine

/// A view's constraints, guides and priorities; nil for a view without any.
final class ConstraintState {
    @exclusivity(unchecked) var translatesMask = true
    @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    @exclusivity(unchecked) var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    /// Constraints of which the view is the nearest common ancestor.
    @exclusivity(unchecked) var constraints = OrderedObjects<NSLayoutConstraint>()
    /// Active constraints that have the view as an item.
    @exclusivity(unchecked) var references = OrderedObjects<ConstraintReference>()
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides: [String: UILayoutGuide] = [:]
    /// Of the outermost superview: the engine of its tree.
    @exclusivity(unchecked) var system: ConstraintSystem?
    /// The engine of the tree, once it was looked up there; nil again when the view leaves the tree.
    @exclusivity(unchecked) weak var knownSystem: ConstraintSystem?
    /// Whether the engine places subviews.
    @exclusivity(unchecked) var setsSubviewFrames = false
    /// Whether the view measures its subviews: what has no size yet is about to get one.
    @exclusivity(unchecked) var measuresSubviews = false
    /// The lengths that the present frame does not decide, because the view is about to be measured.
    @exclusivity(unchecked) var openLengths = OpenLengths.none
    /// Whether the base class's `layoutSubviews()` ran in the layout that is under way.
    @exclusivity(unchecked) var hasPlacedSubviews = false
    @exclusivity(unchecked) var needsUpdateConstraints = false
    /// Whether the first call of `updateConstraints()`, in a tree with constraints, was requested.
    @exclusivity(unchecked) var hadFirstUpdate = false
    @exclusivity(unchecked) var margins: NSDirectionalEdgeInsets?
    @exclusivity(unchecked) var preservesSuperviewMargins = false
    /// Whether margins at the sides alone are at least the superview's.
    @exclusivity(unchecked) var preservesHorizontalMargins = false
    @exclusivity(unchecked) var insetsMarginsFromSafeArea = true

    /// The app's guides in the order of their addition, and those of the system.
    var allGuides: [UILayoutGuide] { guides + systemGuides.sorted { $0.key < $1.key }.map(\.value) }
}

/// The lengths of a list's content that wait for a measurement.
package enum OpenLengths: Int {
    case none
    case height
    case both
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

    /// The engine of the view's tree, if it has one. Views with constraints keep it, so that a deep tree is walked once.
    final var existingConstraintSystem: ConstraintSystem? {
        var view = self
        while true {
            if let known = view.constraintState?.knownSystem ?? view.constraintState?.system {
                if view !== self { constraintState?.knownSystem = known }
                return known
            }
            guard let up = view.storedSuperview else { return nil }
            view = up
        }
    }

    /// The engine of the view's tree, made if there is none.
    final var constraintSystem: ConstraintSystem {
        if let system = existingConstraintSystem { return system }
        let root = root
        let system = ConstraintSystem(root: root)
        root.constraintStateForWriting.system = system
        system.addItems(of: root)
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
        guard let system = existingConstraintSystem else { return }
        let views = subtree
        for constraint in constraintsToOutside { constraint.isActive = false }
        for view in views {
            guard let state = view.constraintState else { continue }
            state.knownSystem = nil
            for constraint in state.constraints { system.remove(constraint) }
            for guide in state.allGuides { system.removeItem(guide) }
        }
        // From the leaves up: a view that follows its superview's size is held by it.
        for view in views.reversed() { system.removeItem(view) }
    }

    /// The constraints of the subtree that ancestors hold.
    final var constraintsToOutside: [NSLayoutConstraint] {
        let views = subtree
        let inside = Set(views.map { ObjectIdentifier($0) })
        return views.flatMap { view -> [NSLayoutConstraint] in
            guard let state = view.constraintState else { return [] }
            let references = [state.references] + state.allGuides.map(\.references)
            return references.joined().compactMap(\.constraint).filter { constraint in
                constraint.holder.map { !inside.contains(ObjectIdentifier($0)) } ?? false
            }
        }
    }

    /// Brings the subtree's constraints into the engine of the tree that it has joined by a superview.
    final func joinConstraintSystem() {
        // The way up may be long, and most views are not concerned.
        lazy var root = self.root
        var isConcerned = false
        let mayUpdate = UIKitState.current.hasConstraintSystems
        for view in subtree {
            if mayUpdate, view.awaitsFirstConstraintUpdate { isConcerned = true }
            guard let state = view.constraintState else { continue }
            isConcerned = true
            if state.needsUpdateConstraints { root.layer.setNeedsLayoutPreparation() }
            state.system = nil
            state.knownSystem = nil
            if !state.translatesMask { markSuperview(view) }
            if !state.constraints.isEmpty {
                let system = root.constraintSystem
                for constraint in state.constraints { system.add(constraint) }
            }
        }
        guard isConcerned, let system = existingConstraintSystem else { return }
        system.addItems(of: self)
        system.schedule()
    }

    private final func markSuperview(_ view: UIView) { view.storedSuperview?.constraintStateForWriting.setsSubviewFrames = true }
}
