import CoreGraphics

extension UICollectionView {
    final class func poolKey(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }

    /// Maximum number of views per identifier in the reuse pool.
    private var poolLimit: Int { max(16, 2 * shown.count) }

    // MARK: Dequeuing

    final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.path == path, reconfigured.cell.storedReuseIdentifier == identifier { return reconfigured.cell }
        let cell: UICollectionViewCell
        if let used = cells.take(identifier) {
            cell = used
            prepareForReuse(used)
        } else {
            if let made = cells.makeFromNib(identifier) {
                cell = made
            } else {
                guard let type = cells.registeredClass(for: identifier) else { refuse("UICollectionElementKindCell", identifier, "cell") }
                cell = unsafeDowncast(make(type), to: UICollectionViewCell.self)
            }
            cell.storedReuseIdentifier = identifier
        }
        setSize(to: cell, CollectionElement(.cell, path))
        return cell
    }

    final func dequeueSupplementaryView(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        let view: UICollectionReusableView
        let key = Self.poolKey(kind, identifier)
        if let used = supplementaryViews.take(key) {
            view = used
            prepareForReuse(used)
        } else {
            if let made = supplementaryViews.makeFromNib(key) {
                view = made
            } else {
                guard let type = supplementaryViews.registeredClass(for: key) else { refuse(kind, identifier, "supplementary view") }
                view = make(type)
            }
            view.storedReuseIdentifier = identifier
        }
        setSize(to: view, CollectionElement(.supplementaryView, kind, path))
        return view
    }

    private func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation { made = type.instance(frame: CGRect(origin: .zero, size: awaited?.attributes.size ?? .zero)) }
        return made ?? type.instance(frame: .zero)
    }

    private func refuse(_ kind: String, _ identifier: String, _ what: String) -> Never {
        trap(
            object: "\(self)", value: "could not dequeue a view of kind: \(kind) with identifier \(identifier)",
            remedy: "register a class for the identifier of the \(what)")
    }

    private func prepareForReuse(_ view: UICollectionReusableView) {
        if let cell = view as? UICollectionViewCell {
            if cell.isSelected { cell.isSelected = false }
            if cell.isHighlighted { cell.isHighlighted = false }
            (cell as? UICollectionViewListCell)?.outlineLevel = nil
        }
        view.prepareForReuse()
    }

    /// Sets the size before the data source configures the view.
    private func setSize(to view: UICollectionReusableView, _ element: CollectionElement) {
        UIView.performWithoutAnimation {
            if let awaited, awaited.element.category == element.category, awaited.element.kind == element.kind {
                view.take(awaited.attributes)
            } else if let attributes = presentAttributes(of: element) {
                view.take(attributes)
            }
        }
    }

    // MARK: Appearing views

    /// Shows an element with a view from the data source or the layout.
    @discardableResult
    final func show(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        awaited = (element, attributes)
        let found = view(for: element)
        awaited = nil
        guard let view = found else { return nil }
        view.element = element
        unmeasured.append(view)
        shown[element] = view
        view.take(attributes)
        askForSeparators(of: view)
        if let cell = view as? UICollectionViewCell {
            if cell.isSelected != selection.contains(element.path) { cell.isSelected.toggle() }
            showEditing(of: cell, at: element.path)
            showDragState(of: cell, at: element.path)
            let isPressed = press?.isHighlighted == true && press?.path == element.path
            if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
        }
        notifyWillDisplay(view, element)
        guard view.element == element else { return nil }
        putInOrder(view)
        view.layOutVisible()
        return view
    }

    private func view(for element: CollectionElement) -> UICollectionReusableView? {
        switch element.category {
        case .cell:
            guard let cell = makeCell(for: element.path) else { return nil }
            check(cell, element, "cellForItemAt", "dequeueReusableCell(withReuseIdentifier:for:)")
            return cell
        case .supplementaryView:
            guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path) else {
                return nil
            }
            check(view, element, "viewForSupplementaryElementOfKind", "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
            return view
        case .decorationView:
            let used = supplementaryViews.take(Self.poolKey(element.kind, ""))
            if let used { prepareForReuse(used) }
            if let used { return used }
            if let nib = storedLayout.decorationNibs[element.kind] { _ = nib.instantiate(withOwner: nil) }
            guard let type = storedLayout.decorationClasses[element.kind] else {
                trap(
                    object: "\(Swift.type(of: storedLayout))",
                    value: "it has decoration views of kind '\(element.kind)', for which no class is registered",
                    remedy: "call register(_:forDecorationViewOfKind:)")
            }
            return make(type)
        }
    }

    private func check(_ view: UICollectionReusableView, _ element: CollectionElement, _ method: String, _ source: String) {
        if view.storedReuseIdentifier == nil {
            trap(
                object: "\(self)", value: "the view returned from collectionView(_:\(method):) does not have a reuseIdentifier",
                remedy: "retrieve it by \(source)")
        }
        if let other = view.element {
            trap(
                object: "\(self)",
                value: "collectionView(_:\(method):) returned the view of \(Array(other.path)) for \(Array(element.path)) too",
                remedy: "retrieve one by \(source) for each")
        }
    }

    /// Inserts a view in front of those with the same or a lower z-index and behind those with a higher one.
    final func putInOrder(_ view: UICollectionReusableView) {
        let index = view.appliedAttributes?.zIndex ?? 0
        let host = host(of: view)
        let all = host.subviews.filter { $0 !== view }
        var target: Int?
        for (at, other) in all.enumerated().reversed() {
            // The scroll view of a section has the place of its items.
            guard let order = (other as? UICollectionReusableView)?.appliedAttributes?.zIndex ?? (other is SectionScrollView ? 0 : nil)
            else {
                continue
            }
            if order <= index {
                target = at + 1
                break
            }
            target = at
        }
        host.insertSubview(view, at: target ?? (host === self ? viewsBehind : 0))
    }

    // MARK: Disappearing views

    /// Ends the display of a view and puts it into the reuse pool.
    final func end(_ view: UICollectionReusableView) {
        guard let element = view.element else { return }
        view.element = nil
        (view as? UICollectionViewListCell)?.rowSeparators = nil
        swiping?.cellHasLeft(view)
        if view.layer.animationKeys()?.isEmpty == false { view.layer.removeAllAnimations() }
        parting.append(view)
        notifyDidEndDisplaying(view, element)
        guard view.element == nil else { return }
        if let cell = view as? UICollectionViewCell, let identifier = cell.storedReuseIdentifier {
            // Another class may have been registered since.
            guard cells.hasNib(identifier) || cells.registeredClass(for: identifier) == type(of: cell) else { return }
            cells.keep(cell, for: identifier, limit: poolLimit)
        } else {
            supplementaryViews.keep(view, for: Self.poolKey(element.kind, view.storedReuseIdentifier ?? ""), limit: poolLimit)
        }
    }

    /// Removes views from the hierarchy that were not reused in this pass.
    final func removeUnusedViews() {
        let gone = parting
        parting = []
        for view in gone where view.element == nil && (view.superview === self || view.superview is SectionScrollView) {
            view.removeFromSuperview()
        }
        removeUnusedScrollViews()
        departedScrollViews.removeAll { view in
            guard !holdsElements(view) else { return false }
            view.removeFromSuperview()
            return true
        }
    }

    private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.isDisplayed = true
        if let cell = view as? UICollectionViewCell {
            guard let path = dataPath(of: element.path) else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
    }

    private func notifyDidEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard view.isDisplayed else { return }
        view.isDisplayed = false
        if let cell = view as? UICollectionViewCell {
            let departed = view.departedPath
            view.departedPath = nil
            guard !cell.isPlaceholder, let path = departed ?? dataPath(of: element.path) else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
        }
    }
}
