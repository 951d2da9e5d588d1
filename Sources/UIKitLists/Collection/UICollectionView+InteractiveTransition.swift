import CoreGraphics

extension UICollectionView {
    final func beginTransition(to new: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?) -> UICollectionViewTransitionLayout {
        guard interactiveTransition == nil else {
            trap(
                object: "\(self)", value: "an interactive transition is under way", remedy: "finish or cancel it before the next one begins"
            )
        }
        layoutIfNeeded()
        prepareLayout()
        let old = storedLayout
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        old.prepareForTransition(to: new)
        adopt(new)
        new.prepareForTransition(from: old)
        adopt(layout)
        let proposed = proposedOffset()
        // The new layout decides on the content offset before any of it is visible.
        storedLayout = new
        let (present, size) = (contentOffset, contentSize)
        layoutIsStale = true
        new.prepare()
        new.preparedAndInvalidated()
        layoutIsStale = false
        let target = rest(for: proposed, in: new)
        contentSize = size
        show(present)
        storedLayout = layout
        interactiveTransition = CollectionTransition(layout: layout, from: present, to: target, completion: completion)
        layoutIsStale = true
        setNeedsLayout()
        return layout
    }

    private func rest(for proposed: () -> CGPoint, in layout: UICollectionViewLayout) -> CGPoint {
        UIView.performWithoutAnimation { contentSize = layout.collectionViewContentSize }
        let offset = layout.targetContentOffset(forProposedContentOffset: proposed())
        return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }

    /// Applies the progress of an interactive transition, including its content offset.
    final func transitionDidProgress(_ layout: UICollectionViewTransitionLayout) {
        guard let transition = interactiveTransition, transition.layout === layout else { return }
        layout.invalidateLayout()
        prepareLayout()
        let progress = layout.transitionProgress
        show(
            CGPoint(
                x: transition.from.x + (transition.to.x - transition.from.x) * progress,
                y: transition.from.y + (transition.to.y - transition.from.y) * progress))
    }

    final func endTransition(isFinished: Bool) {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        layoutIfNeeded()
        let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (kept, other) = isFinished ? (new, old) : (old, new)
        let offset = isFinished ? transition.to : transition.from
        replaceLayout(
            with: kept, animated: true, offset: { [unowned self] in atRest(offset) },
            finish: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            },
            completion: { [weak self] completed in
                if self?.storedLayout !== other { other.storedCollectionView = nil }
                transition.layout.storedCollectionView = nil
                transition.completion?(completed, isFinished)
            })
    }

    /// Ends an interactive transition because another layout is set.
    final func abandonTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        storedLayout = transition.layout.currentLayout
        layoutIsStale = true
        transition.layout.nextLayout.storedCollectionView = nil
        transition.layout.storedCollectionView = nil
        transition.completion?(false, false)
    }
}
