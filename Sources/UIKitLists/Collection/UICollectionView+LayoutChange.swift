import CoreGraphics

extension UICollectionView {
    final func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        if interactiveTransition != nil { abandonTransition() }
        guard new !== storedLayout else {
            completion?(true)
            return
        }
        if window != nil, !isTiling { layoutIfNeeded() }
        let old = storedLayout
        old.prepareForTransition(to: new)
        adopt(new)
        new.prepareForTransition(from: old)
        let proposed = proposedOffset()
        replaceLayout(
            with: new, animated: animated, offset: proposed,
            finish: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            }
        ) { finished in
            if old.storedCollectionView === self, self.storedLayout !== old { old.storedCollectionView = nil }
            completion?(finished)
        }
    }

    /// Replaces the current layout by one that is already attached to the view.
    final func replaceLayout(
        with new: UICollectionViewLayout, animated: Bool, offset: @escaping () -> CGPoint, finish: () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let old = storedLayout
        let views = sortedShown.map(\.1)
        let isKnown = storedCounts != nil && window != nil && !isTiling && change == nil
        let before = isKnown ? attributesBefore() : [:]
        for view in views { view.willTransition(from: old, to: new) }
        departScrollViews()
        storedLayout = new
        layoutIsStale = true
        new.invalidateLayout(with: .make(for: new))
        setNeedsLayout()
        let done = { (finished: Bool) in
            for view in views { view.didTransition(from: old, to: new) }
            completion(finished)
        }
        guard isKnown else {
            finish()
            return done(true)
        }
        let change = CollectionChange(before: before, from: old, to: new)
        if animated {
            animateChange(change, finish: finish, offset: offset, completion: done)
        } else {
            UIView.performWithoutAnimation { animateChange(change, finish: finish, offset: offset, completion: nil) }
            done(true)
        }
    }

    /// Content offset of the current layout that keeps the item in the middle in position if possible; the closure computes it once the
    /// layout is prepared.
    final func proposedOffset() -> () -> CGPoint {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let chosen = selection.sorted().first { shown[CollectionElement(.cell, $0)] != nil }
        let distances = shownCells.map { path, cell in (path: path, distance: hypot(cell.center.x - middle.x, cell.center.y - middle.y)) }
        let nearest = distances.min { $0.distance < $1.distance }
        let path = chosen ?? nearest?.path
        let present = contentOffset
        // Content at its start stays there.
        let isAtStart = atRest(CGPoint(x: -.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude)) == present
        return { [unowned self] in
            guard !isAtStart, let path, let frame = presentAttributes(of: CollectionElement(.cell, path))?.frame else {
                return atRest(contentOffset)
            }
            return atRest(CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2))
        }
    }
}
