import CoreGraphics
import LayoutEngine

// The solution, and the frames that it gives.
extension ConstraintSystem {
    /// Runs pending updates of constraints, follows what changed outside, and has the superviews of items that moved laid out.
    ///
    /// - Parameter free: An item whose size is not held.
    func update(except free: ConstraintItem? = nil) {
        holdSizes(except: free)
        refreshFixedItems()
        retryBroken()
        // A text's height follows from its width, and the width may follow from that.
        for _ in 0..<8 {
            let (hasMeasured, hasBounded) = (measureWrappingItems(), takeChanges())
            if !hasMeasured, !hasBounded { break }
        }
    }

    /// Measures the labels whose width has changed. Returns whether there were any.
    private func measureWrappingItems() -> Bool {
        var hasChanged = false
        for item in wrappingItems {
            let width = solver.value(of: item.width)
            guard width >= 0, abs(width - item.measuredWidth) > 0.01 else { continue }
            item.measuredWidth = width
            updateIntrinsicSize(of: item)
            hasChanged = true
        }
        return hasChanged
    }

    /// Notes the items whose values have changed. Returns whether some would be negative, which the engine excludes now.
    private func takeChanges() -> Bool {
        var hasChanged = false
        for variable in solver.takeChangedVariables() {
            guard let item = itemOfVariable[variable.number] else { continue }
            if item.fixed.isEmpty, !item.isGuide {
                if !isFitting, item.note(solver.value(of: variable), of: variable), !item.hasMoved { noteMove(of: item) }
                if keepNotNegative(item, variable) { hasChanged = true }
            } else if let guide = item.guide, guide.isContent, let scroll = guide.owningView, scroll !== placing {
                scroll.setNeedsLayout()
            }
        }
        return hasChanged
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
