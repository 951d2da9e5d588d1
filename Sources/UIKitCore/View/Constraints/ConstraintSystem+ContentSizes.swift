import CoreGraphics
import LayoutEngine

// Lengths by the content of views.
extension ConstraintSystem {
    func intrinsicSizeDidChange(of view: UIView) {
        guard let item = existingItem(view) else { return }
        if let old = item.baselines, old != item.presentBaselines {
            reinstall { [$0.firstAttribute, $0.secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline } }
        }
        guard item.fixed.isEmpty else { return }
        item.measuredWidth = -1
        updateIntrinsicSize(of: item)
        schedule(in: view)
    }

    func updateIntrinsicSize(of item: ConstraintItem) {
        guard let view = item.view else { return }
        let size = intrinsicSize(of: view, item)
        let old = item.intrinsicSize
        item.intrinsicSize = size
        let (hugging, compression) = (view.hugging, view.compressionResistance)
        update(.horizontal, of: item, size.width, from: old.width, hugging.horizontal, compression.horizontal)
        update(.vertical, of: item, size.height, from: old.height, hugging.vertical, compression.vertical)
    }

    /// Keeps the texts of several lines in a view at most as wide as an engine has laid them out. Returns their items.
    func keepWidths(below view: UIView, from other: ConstraintSystem) -> [ConstraintItem] {
        var kept: [ConstraintItem] = []
        for text in other.wrappingItems where text.measuredWidth > 0 {
            guard let label = text.view, label.isDescendant(of: view), let item = existingItem(label) else { continue }
            item.keptWidth = text.measuredWidth
            updateIntrinsicSize(of: item)
            kept.append(item)
        }
        return kept
    }

    func releaseWidths(of items: [ConstraintItem]) {
        for item in items {
            item.keptWidth = nil
            updateIntrinsicSize(of: item)
        }
    }

    func removeIntrinsicSize(of item: ConstraintItem) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { removeBounds(axis, of: item) }
    }

    /// The size of a view's content, limited.
    private func intrinsicSize(of view: UIView, _ item: ConstraintItem) -> CGSize {
        var size = view.intrinsicContentSize
        if let wrapping = view as? IntrinsicHeightByWidth, wrapping.heightDependsOnWidth {
            wrappingItems.append(item)
            if let kept = item.keptWidth { size.width = min(size.width, CGFloat(kept)) }
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
        return size
    }

    /// Has the engine know a length of the content: as an equation, or as two bounds if one of them is required.
    private func update(
        _ axis: NSLayoutConstraint.Axis, of item: ConstraintItem, _ value: CGFloat, from old: CGFloat, _ hug: UILayoutPriority,
        _ resist: UILayoutPriority
    ) {
        guard value >= 0, value.isFinite else { return removeBounds(axis, of: item) }
        let (hug, resist) = (EngineNumber.limited(hug), EngineNumber.limited(resist))
        let (variable, number) = (item.length(axis), Double(value))
        if !hug.isRequired, !resist.isRequired {
            // Neither bound holds by all means: one equation has them both.
            setBound(.lower, axis, of: item, nil)
            return setBound(.upper, axis, of: item, IntrinsicBound(variable, number, .equal, hug, resist))
        }
        let upper = IntrinsicBound(variable, number, .lessThanOrEqual, hug, hug)
        let lower = IntrinsicBound(variable, number, .greaterThanOrEqual, resist, resist)
        // The bounds do not cross on the way: that would be solved, only to be solved back.
        let isSmaller = value < old
        if isSmaller { setBound(.lower, axis, of: item, lower) }
        setBound(.upper, axis, of: item, upper)
        if !isSmaller { setBound(.lower, axis, of: item, lower) }
    }

    private func removeBounds(_ axis: NSLayoutConstraint.Axis, of item: ConstraintItem) {
        setBound(.upper, axis, of: item, nil)
        setBound(.lower, axis, of: item, nil)
    }

    private func setBound(
        _ kind: LengthEquations.Bound, _ axis: NSLayoutConstraint.Axis, of item: ConstraintItem, _ bound: IntrinsicBound?
    ) {
        if let old = item[axis][kind] {
            if let bound, solver.relation(of: old) == bound.relation, solver.priority(of: old) == bound.above,
                solver.priorityBelow(of: old) == bound.below
            {
                set(-bound.value, of: old)
                return
            }
            removeSystem(old)
            item[axis][kind] = nil
        }
        guard let bound else { return }
        let origin = SystemConstraint(item: item, kind: .intrinsic(axis))
        let expression = bound.variable - bound.value
        guard bound.relation == .equal else {
            item[axis][kind] = addSystem(expression, bound.relation, bound.above, origin)
            return
        }
        switch attempt({ () throws(LayoutError) in try solver.prefer(expression, above: bound.above, below: bound.below) }) {
        case .success(let added):
            note(added, origin)
            item[axis][kind] = added
        case .failure: preconditionFailure("a preference contradicts nothing")
        }
    }

    // MARK: Negative lengths

    /// Requires a size not to be negative once it would be, and those of its siblings: what one may not give up, the next ones would.
    func keepNotNegative(_ item: ConstraintItem, _ variable: Variable) -> Bool {
        guard variable == item.width || variable == item.height else { return false }
        let axis: NSLayoutConstraint.Axis = variable == item.width ? .horizontal : .vertical
        guard item[axis].notNegative == nil, solver.value(of: variable) < -1e-6 else { return false }
        keepNotNegative(item, axis)
        for sibling in item.view?.storedSuperview?.storedSubviews ?? [] {
            guard let other = existingItem(sibling), other.fixed.isEmpty, other[axis].notNegative == nil else { continue }
            keepNotNegative(other, axis)
        }
        return item[axis].notNegative != nil
    }

    private func keepNotNegative(_ item: ConstraintItem, _ axis: NSLayoutConstraint.Axis) {
        item[axis].notNegative = addSystem(
            item.length(axis) - 0, .greaterThanOrEqual, .required, SystemConstraint(item: item, kind: .notNegative(axis)))
    }
}
