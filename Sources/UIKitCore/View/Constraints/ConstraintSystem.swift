import Foundation
import LayoutEngine

/// The engine of a tree of views: its constraints as equations, and frames from their solution.
@MainActor
final class ConstraintSystem {
    @exclusivity(unchecked) private weak var root: UIView?
    let solver = ConstraintSolver()
    @exclusivity(unchecked) private var items: [ObjectIdentifier: ConstraintItem] = [:]
    /// By the variables' numbers.
    @exclusivity(unchecked) private var itemOfVariable: [ConstraintItem?] = []
    /// Items with a new rectangle, by their superviews.
    @exclusivity(unchecked) private var moved: [ObjectIdentifier: [ConstraintItem]] = [:]
    /// Items with a frame that constraints do not place, in the order of their addition.
    @exclusivity(unchecked) private var fixedItems = OrderedObjects<ConstraintItem>()
    /// Those among them whose sizes are not held before the next layout: a view that was just added or measured is about to get its frame.
    @exclusivity(unchecked) private var unheldItems = OrderedObjects<ConstraintItem>()
    /// Labels of several lines, whose height depends on their width.
    @exclusivity(unchecked) private var wrappingItems = OrderedObjects<ConstraintItem>()
    /// By the numbers of the engine's constraints.
    @exclusivity(unchecked) var explicit: [NSLayoutConstraint?] = []
    /// The system's own constraints, by the numbers of the engine's.
    @exclusivity(unchecked) private var systemConstraints: [SystemConstraint?] = []
    /// Required constraints that contradict others, tried again when something changes.
    @exclusivity(unchecked) var broken = OrderedObjects<NSLayoutConstraint>()
    /// Broken constraints by the numbers of those that they contradict: only a change of one of these can help.
    @exclusivity(unchecked) var waiting: [Int: OrderedObjects<NSLayoutConstraint>] = [:]
    /// Broken constraints to try again before the next solution.
    @exclusivity(unchecked) var retries = OrderedObjects<NSLayoutConstraint>()
    /// Whether the engine is made for a fitting size and places nothing.
    @exclusivity(unchecked) var isFitting = false
    /// The view whose subviews are being placed, which needs no further layout for what moves in it.
    @exclusivity(unchecked) private weak var placing: UIView?
    /// Whether a view's fitting size is determined in this engine.
    @exclusivity(unchecked) var isMeasuring = false
    @exclusivity(unchecked) var reported: Set<String> = []
    /// The length of what was logged about conflicts.
    @exclusivity(unchecked) var reportedLength = 0
    /// The number of activations so far, for the choice of the constraint to break.
    @exclusivity(unchecked) private var activations = 0

    init(root: UIView) { self.root = root }

    var hasItems: Bool { !items.isEmpty }

    /// Has the engine solved before the next layout of the tree; superviews of views that move then are laid out.
    func schedule() {
        guard !isFitting, !isMeasuring else { return }
        UIKitState.current.hasConstraintSystems = true
        root?.layer.setNeedsLayoutPreparation()
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
            item.origin = [
                addSystem(item.left - 0, .equal, .required, SystemConstraint(item: item, kind: .guide("left"))),
                addSystem(item.top - 0, .equal, .required, SystemConstraint(item: item, kind: .guide("top"))),
            ].compactMap { $0 }
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
        for constraint in item.fixed + (item.intrinsic + item.notNegative).compactMap({ $0 }) + item.exercises + item.origin {
            removeSystem(constraint)
        }
        for variable in item.variables {
            itemOfVariable[variable.number] = nil
            solver.removeVariable(variable)
        }
        fixedItems.remove(item)
        unheldItems.remove(item)
        wrappingItems.remove(item)
    }

    func addSystem(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ origin: SystemConstraint) -> Constraint? {
        let outcome: (Constraint?, [Constraint])
        do {
            outcome = (try solver.add(EngineNumber.limited(expression), relation, priority: priority), [])
        } catch .unsatisfiable(let set) {
            outcome = (nil, set)
        } catch { outcome = (nil, []) }
        if let constraint = outcome.0 {
            note(constraint, origin)
            return constraint
        }
        guard let last = breakOne(of: outcome.1, beside: origin) else { return nil }
        let added = addSystem(expression, relation, priority, origin)
        wait(last, also: added)
        return added
    }

    private func note(_ constraint: Constraint, _ origin: SystemConstraint) {
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

    // MARK: Frames that constraints do not place

    private func heldFrame(of item: ConstraintItem) -> HeldFrame {
        if let view = item.view { return HeldFrame(view, isOutermost: view === root) }
        guard let guide = item.guide, let owner = guide.owningView else { return HeldFrame(constants: .zero) }
        if let strip = guide.strip { return HeldFrame(constants: SIMD4(0, 0, 0, Double(strip.height(owner)))) }
        // A guide of the system in terms of its owner: its insets alone; the size comes from the owner's variables.
        guard let edges = guide.insets?(owner) else { return HeldFrame(constants: .zero) }
        return HeldFrame(constants: SIMD4(edges.left, edges.top, edges.right, edges.bottom))
    }

    /// `variable - slope * superview's length - constant`.
    private func heldExpression(_ index: Int, of item: ConstraintItem) -> LinearExpression {
        var result = LinearExpression(terms: [Term(item.variables[index])], constant: -item.held.constants[index])
        let slope = item.held.slopes[index]
        if slope != 0, let outer = item.view?.storedSuperview {
            let owner = self.item(outer)
            result.terms.append(Term(index % 2 == 0 ? owner.width : owner.height, -slope))
        }
        return result
    }

    private func addHeld(_ index: Int, of item: ConstraintItem) -> Constraint? {
        // A length that waits for a measurement does not constrain the content.
        let open = item.view?.constraintState?.openLengths ?? .none
        let isOpen = index == 3 && open != .none || index == 2 && open == .both
        return addSystem(
            heldExpression(index, of: item), .equal, isOpen ? EngineNumber.limited(.fittingSizeLevel) : .required,
            SystemConstraint(item: item, kind: .frame(index)))
    }

    private func hold(_ item: ConstraintItem) {
        let held = heldFrame(of: item)
        item.held = held
        fixedItems.append(item)
        func add(_ expression: LinearExpression, _ edge: String) -> Constraint? {
            addSystem(expression, .equal, .required, SystemConstraint(item: item, kind: .guide(edge)))
        }
        guard let guide = item.guide, let owner = guide.owningView else {
            item.fixed = [addHeld(0, of: item), addHeld(1, of: item)].compactMap { $0 }
            unheldItems.append(item)
            return
        }
        let own = self.item(owner)
        let edges = owner.alignmentRectInsets
        if let strip = guide.strip {
            item.fixed = [
                add(item.left - 0, "left"),
                strip.edge == .top
                    ? add(item.top - 0, "top")
                    : add(item.top + item.height - own.height - Double(edges.top + edges.bottom), "bottom"),
                add(item.width - own.width - Double(edges.left + edges.right), "width"),
                add(item.height - held.constants.w, "height"),
            ].compactMap { $0 }
            return
        }
        item.fixed = [
            add(item.left - held.constants.x, "left"), add(item.top - held.constants.y, "top"),
            add(item.left + item.width - own.width + (held.constants.z - Double(edges.left + edges.right)), "right"),
            add(item.top + item.height - own.height + (held.constants.w - Double(edges.top + edges.bottom)), "bottom"),
        ].compactMap { $0 }
    }

    /// Holds the sizes that are not held yet, but for one. An engine for a fitting size holds those alone that follow a superview's.
    private func holdSizes(except free: ConstraintItem?) {
        guard !unheldItems.isEmpty else { return }
        let items = unheldItems
        unheldItems.removeAll()
        for item in items where !item.fixed.isEmpty && item.fixed.count < 4 {
            if item === free || awaitsSize(item) {
                unheldItems.append(item)
                continue
            }
            let held = heldFrame(of: item)
            if held != item.held, item.fixed.count == 2 { holdAgain(item, held) }
            item.held = held
            for index in 2...3 where !isFitting || held.slopes[index] != 0 {
                if let constraint = addHeld(index, of: item) { item.fixed.append(constraint) }
            }
        }
    }

    private func awaitsSize(_ item: ConstraintItem) -> Bool {
        guard let view = item.view, view.layer.bounds.size == .zero else { return false }
        return view.storedSuperview?.constraintState?.measuresSubviews == true
    }

    /// Holds what was held before at another frame.
    private func holdAgain(_ item: ConstraintItem, _ held: HeldFrame) {
        let hasSameSlopes = held.slopes == item.held.slopes
        item.held = held
        guard !hasSameSlopes else {
            for (index, constraint) in item.fixed.enumerated() { set(-held.constants[index], of: constraint) }
            return
        }
        for constraint in item.fixed { removeSystem(constraint) }
        item.fixed = item.fixed.indices.compactMap { addHeld($0, of: item) }
    }

    /// Lets go of a size until the next layout.
    func freeSize(of item: ConstraintItem) {
        guard item.fixed.count == 4 else { return }
        for constraint in item.fixed[2...] { removeSystem(constraint) }
        item.fixed.removeLast(2)
        unheldItems.append(item)
    }

    /// Follows frames and insets that changed since.
    private func refreshFixedItems() {
        for item in fixedItems {
            let held = heldFrame(of: item)
            guard held != item.held, item.fixed.count == 4 else { continue }
            guard let guide = item.guide else {
                holdAgain(item, held)
                continue
            }
            item.held = held
            if guide.strip != nil {
                set(-held.constants.w, of: item.fixed[3])
                continue
            }
            let edges = guide.owningView?.alignmentRectInsets ?? .zero
            let constants = SIMD4(
                -held.constants.x, -held.constants.y, held.constants.z - Double(edges.left + edges.right),
                held.constants.w - Double(edges.top + edges.bottom))
            for (index, constraint) in item.fixed.enumerated() { set(constants[index], of: constraint) }
        }
    }

    /// Has constraints place an item: the view whose fitting size is requested.
    func free(_ item: ConstraintItem) {
        fixedItems.remove(item)
        for constraint in item.fixed { removeSystem(constraint) }
        item.fixed = []
        updateIntrinsicSize(of: item)
    }

    /// Changes a constant of the system's; what contradicts it is broken. False if that cannot be.
    @discardableResult
    private func set(_ constant: Double, of constraint: Constraint) -> Bool {
        var conflict: [Constraint] = []
        do {
            try solver.setConstant(EngineNumber.limited(constant), of: constraint)
            didChange(constraint)
            return true
        } catch .unsatisfiable(let set) { conflict = set } catch {}
        guard !conflict.isEmpty, let last = breakOne(of: conflict, beside: origin(constraint)) else { return false }
        let isSet = set(constant, of: constraint)
        wait(last, also: isSet ? constraint : nil)
        return isSet
    }

    /// A view starts or stops to be placed by constraints.
    func maskTranslationDidChange(of view: UIView) {
        guard let item = existingItem(view) else { return addItems(of: view) }
        if view.constraintState?.translatesMask ?? true {
            for index in item.intrinsic.indices { setIntrinsic(index, of: item, nil) }
            if item.fixed.isEmpty { hold(item) }
        } else {
            fixedItems.remove(item)
            for constraint in item.fixed { removeSystem(constraint) }
            item.fixed = []
            view.storedSuperview?.constraintStateForWriting.setsSubviewFrames = true
            updateIntrinsicSize(of: item)
        }
        schedule()
    }

    // MARK: Intrinsic sizes

    func intrinsicSizeDidChange(of view: UIView) {
        guard let item = existingItem(view) else { return }
        if let old = item.baselines, old != item.presentBaselines {
            reinstall { [$0.firstAttribute, $0.secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline } }
        }
        guard item.fixed.isEmpty else { return }
        item.measuredWidth = -1
        updateIntrinsicSize(of: item)
        schedule()
    }

    private func updateIntrinsicSize(of item: ConstraintItem) {
        guard let view = item.view else { return }
        var size = view.intrinsicContentSize
        if let wrapping = view as? IntrinsicHeightByWidth, wrapping.heightDependsOnWidth {
            wrappingItems.append(item)
            if item.measuredWidth >= 0 { size.height = wrapping.intrinsicHeight(forWidth: item.measuredWidth) }
        }
        for (length, anchor) in [(size.width, view.widthAnchor), (size.height, view.heightAnchor)] where length.isNaN {
            trap(
                object: "\(view)",
                value: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:\(anchor) "
                    + "secondAnchor:(null)",
                remedy: "return a number for each side of intrinsicContentSize, or UIView.noIntrinsicMetric")
        }
        if size.width.isFinite || size.width > 0 { size.width = EngineNumber.limited(size.width, "content size") }
        if size.height.isFinite || size.height > 0 { size.height = EngineNumber.limited(size.height, "content size") }
        let old = [item.intrinsicSize.width, item.intrinsicSize.height]
        item.intrinsicSize = size
        let hugging = view.hugging
        let compression = view.compressionResistance
        let axes = [
            (item.width, size.width, hugging.horizontal, compression.horizontal),
            (item.height, size.height, hugging.vertical, compression.vertical),
        ]
        for (axis, (variable, value, hug, resist)) in axes.enumerated() {
            let (upper, lower) = (2 * axis, 2 * axis + 1)
            let (hug, resist) = (EngineNumber.limited(hug), EngineNumber.limited(resist))
            guard value >= 0, value.isFinite else {
                setIntrinsic(upper, of: item, nil)
                setIntrinsic(lower, of: item, nil)
                continue
            }
            let number = Double(value)
            if !hug.isRequired, !resist.isRequired {
                // Neither bound holds by all means: one equation has them both.
                setIntrinsic(lower, of: item, nil)
                setIntrinsic(upper, of: item, IntrinsicBound(variable, number, .equal, hug, resist))
                continue
            }
            // The bounds do not cross on the way: that would be solved, only to be solved back.
            let isSmaller = number < old[axis]
            if isSmaller { setIntrinsic(lower, of: item, IntrinsicBound(variable, number, .greaterThanOrEqual, resist, resist)) }
            setIntrinsic(upper, of: item, IntrinsicBound(variable, number, .lessThanOrEqual, hug, hug))
            if !isSmaller { setIntrinsic(lower, of: item, IntrinsicBound(variable, number, .greaterThanOrEqual, resist, resist)) }
        }
    }

    private func setIntrinsic(_ index: Int, of item: ConstraintItem, _ bound: IntrinsicBound?) {
        if let old = item.intrinsic[index] {
            if let bound, solver.relation(of: old) == bound.relation, solver.priority(of: old) == bound.above,
                solver.priorityBelow(of: old) == bound.below
            {
                set(-bound.value, of: old)
                return
            }
            removeSystem(old)
            item.intrinsic[index] = nil
        }
        guard let bound else { return }
        let origin = SystemConstraint(item: item, kind: .intrinsic(isWidth: index < 2))
        guard bound.relation == .equal else {
            item.intrinsic[index] = addSystem(bound.variable - bound.value, bound.relation, bound.above, origin)
            return
        }
        // A preference contradicts nothing.
        guard let added = try? solver.prefer(bound.variable - bound.value, above: bound.above, below: bound.below) else { return }
        note(added, origin)
        item.intrinsic[index] = added
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        activations += 1
        constraint.activation = activations
        install(constraint)
        schedule()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        forget(constraint)
        forgetReports(of: constraint)
        schedule()
    }

    /// Takes a constraint out of the engine.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        explicit[installed.number] = nil
        solver.remove(installed)
        constraint.installed = nil
        didChange(installed, hasLeft: true)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        schedule()
        guard let installed = constraint.installed else {
            if broken.contains(constraint) { retries.append(constraint) }
            return
        }
        do {
            let constant = constraint.baseConstant - constraint.constantSign * Double(constraint.constant)
            try solver.setConstant(EngineNumber.limited(constant), of: installed)
            didChange(installed)
        } catch {
            uninstall(constraint)
            install(constraint)
        }
    }

    /// Installs the constraints again whose edges depend on the direction.
    func layoutDirectionDidChange() {
        reinstall { $0.firstAttribute.isDirectional || $0.secondAttribute.isDirectional }
    }

    /// Installs constraints again, whose equations have changed.
    private func reinstall(where hasChanged: (NSLayoutConstraint) -> Bool) {
        for constraint in explicit.compactMap({ $0 }) where hasChanged(constraint) {
            guard constraint.installed != nil else { continue }
            uninstall(constraint)
            install(constraint)
        }
        for constraint in broken where hasChanged(constraint) { retries.append(constraint) }
        schedule()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        try? solver.setPriority(EngineNumber.limited(constraint.priority), of: installed)
        schedule()
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let expression = expression(of: constraint, in: holder) else { return }
        let relation = Relation(constraint, isFlipped: constraint.constantSign < 0)
        var conflict: [Constraint] = []
        do {
            let installed = try solver.add(EngineNumber.limited(expression), relation, priority: EngineNumber.limited(constraint.priority))
            constraint.installed = installed
            forgetReports(of: constraint)
            while explicit.count <= installed.number { explicit.append(nil) }
            explicit[installed.number] = constraint
            return
        } catch .unsatisfiable(let set) { conflict = set } catch { return }
        guard let last = lastToBreak(of: conflict.compactMap(own) + [constraint]) else { return }
        report(conflict, beside: "\(constraint)", breaking: last)
        guard last !== constraint else { return wait(constraint, for: conflict) }
        takeOut(last, for: conflict)
        install(constraint)
        // The set contradicts all the same: with this constraint in it now.
        wait(last, also: constraint.installed)
    }

    /// The app's constraint that the engine's one stands for; nil for the system's.
    func own(_ constraint: Constraint) -> NSLayoutConstraint? {
        constraint.number < explicit.count ? explicit[constraint.number] : nil
    }

    // MARK: Layout

    /// Runs pending updates of constraints, follows what changed outside, and has the superviews of items that moved laid out.
    ///
    /// - Parameter free: An item whose size is not held.
    func update(except free: ConstraintItem? = nil) {
        holdSizes(except: free)
        refreshFixedItems()
        retryBroken()
        for _ in 0..<8 {
            var isStable = true
            for item in wrappingItems {
                let width = solver.value(of: item.width)
                guard width >= 0, abs(width - item.measuredWidth) > 0.01 else { continue }
                item.measuredWidth = width
                updateIntrinsicSize(of: item)
                isStable = false
            }
            for variable in solver.takeChangedVariables() {
                guard let item = itemOfVariable[variable.number] else { continue }
                if item.fixed.isEmpty, !item.isGuide {
                    if !isFitting, item.note(solver.value(of: variable), of: variable), !item.hasMoved { noteMove(of: item) }
                    if keepNotNegative(item, variable) { isStable = false }
                } else if let guide = item.guide, guide.isContent, let scroll = guide.owningView, scroll !== placing {
                    scroll.setNeedsLayout()
                }
            }
            if isStable { break }
        }
    }

    private func noteMove(of item: ConstraintItem) {
        guard let superview = item.view?.storedSuperview else { return }
        item.hasMoved = true
        let key = ObjectIdentifier(superview)
        if moved[key] == nil {
            moved[key] = [item]
            if superview !== placing { superview.setNeedsLayout() }
        } else {
            moved[key]?.append(item)
        }
    }

    /// Requires a size not to be negative once it would be, and those of its siblings: what one may not give up, the next ones would.
    private func keepNotNegative(_ item: ConstraintItem, _ variable: Variable) -> Bool {
        let axis = variable == item.width ? 0 : variable == item.height ? 1 : 2
        guard axis < 2, item.notNegative[axis] == nil, solver.value(of: variable) < -1e-6 else { return false }
        keepNotNegative(item, axis)
        for sibling in item.view?.storedSuperview?.storedSubviews ?? [] {
            guard let other = existingItem(sibling), other.fixed.isEmpty, other.notNegative[axis] == nil else { continue }
            keepNotNegative(other, axis)
        }
        return item.notNegative[axis] != nil
    }

    private func keepNotNegative(_ item: ConstraintItem, _ axis: Int) {
        item.notNegative[axis] = addSystem(
            (axis == 0 ? item.width : item.height) - 0, .greaterThanOrEqual, .required,
            SystemConstraint(item: item, kind: .notNegative(isWidth: axis == 0)))
    }

    /// Solves what is pending, and writes the frames of a view's subviews.
    func positionSubviews(of view: UIView) {
        let outer = placing
        placing = view
        update()
        placing = outer
        if let items = moved.removeValue(forKey: ObjectIdentifier(view)) {
            let scale = max(view.traitCollection.displayScale, 1)
            for item in items {
                item.hasMoved = false
                guard let subview = item.view, subview.storedSuperview === view, item.fixed.isEmpty else { continue }
                setFrame(of: subview, item, scale)
            }
        }
        if let scroll = view as? UIScrollView, let guide = scroll.constraintState?.systemGuides["content"], let item = existingItem(guide) {
            let size = CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
            if scroll.contentSize != size { scroll.contentSize = size }
        }
    }

    private func setFrame(of view: UIView, _ item: ConstraintItem, _ scale: CGFloat) {
        let rect = CGRect(
            x: solver.value(of: item.left), y: solver.value(of: item.top), width: max(solver.value(of: item.width), 0),
            height: max(solver.value(of: item.height), 0)
        ).outset(by: view.alignmentRectInsets).roundedToPixels(scale)
        let anchor = view.layer.anchorPoint
        let size = rect.size
        let position = CGPoint(x: rect.minX + anchor.x * size.width, y: rect.minY + anchor.y * size.height)
        if view.layer.bounds.size != size { view.bounds = CGRect(origin: view.layer.bounds.origin, size: size) }
        if view.layer.position != position { view.center = position }
    }

    func frame(of guide: UILayoutGuide) -> CGRect {
        update()
        guard let item = existingItem(guide), let owner = guide.owningView else { return .zero }
        return rect(of: item).roundedToPixels(max(owner.traitCollection.displayScale, 1))
    }

    func rect(of item: ConstraintItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.left), y: solver.value(of: item.top), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
    }
}

/// The content of a cell, whose size the cell determines.
@MainActor
package protocol EncapsulatedView: ListElement {
    /// The margins of the content, unless an app sets others.
    var contentMargins: NSDirectionalEdgeInsets { get }
}

/// A view whose intrinsic height depends on its width, as that of a text of several lines does.
@MainActor
package protocol IntrinsicHeightByWidth: UIView {
    var heightDependsOnWidth: Bool { get }
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat
}
