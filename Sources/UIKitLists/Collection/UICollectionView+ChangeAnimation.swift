import CoreGraphics

extension UICollectionView {
    /// Default duration of animated updates and changes of layouts, in seconds.
    static var defaultAnimationDuration: Double { 0.3 }

    private var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled }

    // MARK: Previous attributes

    /// Attributes of the elements that are visible or within one screenful, in the layout's coordinates. Called before the layout prepares
    /// again.
    final func attributesBefore() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard !shown.isEmpty else { return [:] }
        var before: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        for attributes in storedLayout.layoutAttributesForElements(in: mirrored(near)) ?? [] {
            before[CollectionElement(attributes)] = attributes.copied
        }
        for (element, view) in shown { if let applied = view.appliedAttributes { before[element] = mirrored(applied) } }
        return before
    }

    // MARK: Changes

    /// Animates visible elements to a layout that was invalidated, for instance in an animation block.
    final func animateInvalidatedLayout(from before: [CollectionElement: UICollectionViewLayoutAttributes]? = nil) {
        let layout = storedLayout
        let change = CollectionChange(before: before ?? attributesBefore(), from: nil, to: layout)
        let old = bounds
        animateChange(
            change, prepare: { layout.prepare(forAnimatedBoundsChange: old) }, finish: { layout.finalizeAnimatedBoundsChange() },
            proposesOffset: false, completion: nil)
    }

    /// Replaces the displayed elements by those of the current layout, in one animation.
    ///
    /// - Parameters:
    ///   - offset: the content offset proposed to the layout and the delegate; nil for the current one.
    ///   - prepare, finish: called after the layout was prepared, and after all animations were set up.
    ///   - proposesOffset: whether to ask the layout and the delegate for the content offset.
    final func animateChange(
        _ change: CollectionChange, prepare: () -> Void = {}, finish: () -> Void = {}, proposesOffset: Bool = true,
        offset: (() -> CGPoint)? = nil, completion: ((Bool) -> Void)?
    ) {
        self.change = change
        var gone: [UICollectionReusableView] = []
        let set = {
            self.prepareLayout()
            prepare()
            if proposesOffset {
                var target = self.storedLayout.targetContentOffset(forProposedContentOffset: offset?() ?? self.contentOffset)
                target = self.delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
                if target.x.isFinite, target.y.isFinite { self.show(target) }
                self.prepareLayout()
            }
            self.layOutScrollViews()
            if self.window != nil { gone = self.exchangeShown(change) } else { self.endShown() }
            finish()
            self.change = nil
            if self.window != nil { self.settle() }
        }
        withoutActuallyEscaping(set) { set in
            UIView.animate(
                withDuration: Self.defaultAnimationDuration, delay: 0,
                options: [.beginFromCurrentState, .layoutSubviews, .allowUserInteraction],
                animations: set,
                completion: { [weak self] finished in
                    self?.endLeaving(gone)
                    completion?(finished)
                })
        }
    }

    /// Outside a window nothing is shown; the first layout in a window creates the views.
    private func endShown() {
        for (_, view) in sortedShown { end(view) }
        shown = [:]
        setNeedsLayout()
    }

    /// Animates remaining elements to their new attributes, appearing ones from the layout's initial attributes and disappearing ones to
    /// its final ones. Returns the views of disappearing elements.
    private func exchangeShown(_ change: CollectionChange) -> [UICollectionReusableView] {
        var left = shown
        var next: [CollectionElement: UICollectionReusableView] = [:]
        var staying: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
        var coming: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
        for (element, attributes) in wanted(in: bounds) {
            if let old = change.oldElement(of: element), let view = left.removeValue(forKey: old) {
                view.element = element
                view.departedPath = nil
                next[element] = view
                staying.append((view, attributes))
            } else {
                coming.append((element, attributes))
            }
        }
        let going = animatesChanges ? left.sorted { $0.key.precedes($1.key) } : []
        if !animatesChanges { for (_, view) in left.sorted(by: { $0.key.precedes($1.key) }) { end(view) } }
        shown = next

        var leavers: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
        for (element, view) in going {
            if let final = change.departure.disappearance(of: element) {
                leaving.append(view)
                leavers.append((view, mirrored(final)))
            } else {
                end(view)
            }
        }
        for (element, attributes) in coming {
            let first = animatesChanges ? storedLayout.appearance(of: element).map(mirrored) : nil
            var view: UICollectionReusableView?
            // A callback may have reloaded the data.
            guard storedCounts != nil else { break }
            UIView.performWithoutAnimation {
                view = show(element, attributes)
                if let first { view?.take(first) }
                view?.layoutIfNeeded()
            }
            if let view, first != nil { staying.append((view, attributes)) }
        }
        for (view, attributes) in staying where view.element != nil { take(attributes, by: view) }
        for (view, attributes) in leavers { view.take(attributes) }
        return leavers.map(\.view)
    }

    private func endLeaving(_ gone: [UICollectionReusableView]) {
        for view in gone {
            guard let index = leaving.firstIndex(where: { $0 === view }) else { continue }
            leaving.remove(at: index)
            end(view)
        }
        if !isTiling { removeUnusedViews() }
    }
}
