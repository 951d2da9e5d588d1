import Foundation
import LayoutEngine

/// The engine of a tree of views: its constraints as equations, and frames from their solution.
@MainActor
final class ConstraintSystem {
    @exclusivity(unchecked) weak var root: UIView?
    let solver = ConstraintSolver()
    @exclusivity(unchecked) var items: [ObjectIdentifier: ConstraintItem] = [:]
    /// By the variables' numbers.
    @exclusivity(unchecked) var itemOfVariable: [ConstraintItem?] = []
    /// Items with a new rectangle, by their superviews.
    @exclusivity(unchecked) var moved: [ObjectIdentifier: [ConstraintItem]] = [:]
    /// Items with a frame that constraints do not place, in the order of their addition.
    @exclusivity(unchecked) var fixedItems = OrderedObjects<ConstraintItem>()
    /// Those among them whose sizes are not held before the next layout: a view that was just added or measured is about to get its frame.
    @exclusivity(unchecked) var unheldItems = OrderedObjects<ConstraintItem>()
    /// Labels of several lines, whose height depends on their width.
    @exclusivity(unchecked) var wrappingItems = OrderedObjects<ConstraintItem>()
    /// By the numbers of the engine's constraints.
    @exclusivity(unchecked) var explicit: [NSLayoutConstraint?] = []
    /// The system's own constraints, by the numbers of the engine's.
    @exclusivity(unchecked) var systemConstraints: [SystemConstraint?] = []
    /// Required constraints that contradict others, tried again when something changes.
    @exclusivity(unchecked) var broken = OrderedObjects<NSLayoutConstraint>()
    /// Broken constraints by the numbers of those that they contradict: only a change of one of these can help.
    @exclusivity(unchecked) var waiting: [Int: OrderedObjects<NSLayoutConstraint>] = [:]
    /// Broken constraints to try again before the next solution.
    @exclusivity(unchecked) var retries = OrderedObjects<NSLayoutConstraint>()
    /// Whether the engine is made for a fitting size and places nothing.
    @exclusivity(unchecked) var isFitting = false
    /// The view whose subviews are being placed, which needs no further layout for what moves in it.
    @exclusivity(unchecked) weak var placing: UIView?
    /// Whether a view's fitting size is determined in this engine.
    @exclusivity(unchecked) var isMeasuring = false
    @exclusivity(unchecked) var reported: Set<String> = []
    /// The length of what was logged about conflicts.
    @exclusivity(unchecked) var reportedLength = 0
    /// The number of activations so far, for the choice of the constraint to break.
    @exclusivity(unchecked) var activations = 0

    init(root: UIView) { self.root = root }

    var hasItems: Bool { !items.isEmpty }

    /// Has the engine solved before the next layout of the tree; superviews of views that move then are laid out.
    func schedule() {
        guard !isFitting, !isMeasuring else { return }
        UIKitState.current.hasConstraintSystems = true
        root?.layer.setNeedsLayoutPreparation()
    }

    /// Schedules an update since a constraint that a view holds, or its own size, has changed.
    func schedule(in view: UIView?) {
        schedule()
        if !isFitting, !isMeasuring { EncapsulatedContents.didChange(in: view) }
    }

    // MARK: Items

    func item(_ object: AnyObject) -> ConstraintItem {
        if let item = items[ObjectIdentifier(object)] { return item }
        // Without recursion: the way up may be long.
        if let view = object as? UIView, view !== root {
            for outer in view.followedSuperviews(in: self) { _ = makeItem(outer) }
        }
        return makeItem(object)
    }

    private func makeItem(_ object: AnyObject) -> ConstraintItem {
        let view = object as? UIView
        let guide = object as? UILayoutGuide
        let item = ConstraintItem(solver, view: view, guide: guide)
        items[ObjectIdentifier(object)] = item
        for variable in item.variables {
            while itemOfVariable.count <= variable.number { itemOfVariable.append(nil) }
            itemOfVariable[variable.number] = item
        }
        if let view {
            if view.constraintState?.translatesMask ?? true || view === root {
                hold(item)
            } else {
                view.storedSuperview?.constraintStateForWriting.setsSubviewFrames = true
                updateIntrinsicSize(of: item)
            }
        } else if let guide, guide.isOfSystem {
            hold(item)
        } else if let guide, guide.isContent {
            for (variable, edge) in [(item.left, FrameEdge.left), (item.top, .top)] {
                let origin = SystemConstraint(item: item, kind: .guide(edge))
                if let constraint = addSystem(variable - 0, .equal, .required, origin) { item.origin.append(constraint) }
            }
        }
        return item
    }

    /// Adds the views of a subtree that have no frame of their own: without constraints they have their intrinsic size. Views that override
    /// `updateConstraints()` are called for the first time.
    func addItems(of top: UIView) {
        for view in top.subtree {
            if view.constraintState?.translatesMask == false, view !== root { _ = item(view) }
            if !isFitting { view.requestFirstConstraintUpdate() }
        }
    }

    func existingItem(_ object: AnyObject) -> ConstraintItem? { items[ObjectIdentifier(object)] }

    /// Takes an item out, whose constraints are gone.
    func removeItem(_ object: AnyObject) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
        for constraint in item.systemConstraints { removeSystem(constraint) }
        for variable in item.variables {
            itemOfVariable[variable.number] = nil
            solver.removeVariable(variable)
        }
        fixedItems.remove(item)
        unheldItems.remove(item)
        wrappingItems.remove(item)
    }

    // MARK: The system's constraints

    /// Adds one of the system's constraints; what contradicts it is broken. nil if that cannot be.
    func addSystem(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ origin: SystemConstraint) -> Constraint? {
        switch added(expression, relation, priority) {
        case .success(let constraint):
            note(constraint, origin)
            return constraint
        case .failure(let contradiction):
            guard let last = breakOne(of: contradiction.constraints, beside: origin) else { return nil }
            let added = addSystem(expression, relation, priority, origin)
            wait(last, also: added)
            return added
        }
    }

    func note(_ constraint: Constraint, _ origin: SystemConstraint) {
        while systemConstraints.count <= constraint.number { systemConstraints.append(nil) }
        systemConstraints[constraint.number] = origin
    }

    func removeSystem(_ constraint: Constraint) {
        if constraint.number < systemConstraints.count { systemConstraints[constraint.number] = nil }
        solver.remove(constraint)
        didChange(constraint)
    }

    func origin(_ constraint: Constraint) -> SystemConstraint? {
        constraint.number < systemConstraints.count ? systemConstraints[constraint.number] : nil
    }

    /// Changes a constant of the system's; what contradicts it is broken. False if that cannot be.
    @discardableResult
    func set(_ constant: Double, of constraint: Constraint) -> Bool {
        switch changed(constraint, to: constant) {
        case .success:
            didChange(constraint)
            return true
        case .failure(let contradiction):
            guard let last = breakOne(of: contradiction.constraints, beside: origin(constraint)) else { return false }
            let isSet = set(constant, of: constraint)
            wait(last, also: isSet ? constraint : nil)
            return isSet
        }
    }
}

/// The content of a cell, whose size the cell determines.
@MainActor
package protocol EncapsulatedView: ListElement {
    /// The margins of the content, unless an app sets others.
    var contentMargins: NSDirectionalEdgeInsets { get }

    /// Called when a constraint in the content, or a length that a view there has by itself, has changed; once any list follows them.
    func constraintsDidChange()
}

/// Notifies the contents of cells of changed constraints.
@MainActor
package enum EncapsulatedContents {
    /// Has contents be notified from now on.
    package static func follow() { UIKitState.current.followsCellContents = true }

    /// A constraint that a view holds, or its own size, has changed.
    static func didChange(in view: UIView?) {
        guard UIKitState.current.followsCellContents else { return }
        let outer = sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? any EncapsulatedView }.first
        outer?.constraintsDidChange()
    }
}

/// A view whose intrinsic height depends on its width, as that of a text of several lines does.
@MainActor
package protocol IntrinsicHeightByWidth: UIView {
    var heightDependsOnWidth: Bool { get }
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat
}
