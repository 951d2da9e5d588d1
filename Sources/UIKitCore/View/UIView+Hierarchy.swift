extension UIView {
    /// The view and everything below it in preorder, without recursion.
    package final var subtree: [UIView] {
        var found: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.storedSubviews.reversed())
        }
        return found
    }

    final func isInside(_ other: UIView) -> Bool {
        var at: UIView? = self
        while let view = at {
            if view === other { return true }
            at = view.storedSuperview
        }
        return false
    }

    final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let others = storedSubviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? (offset == 1 ? others.count : 0))
    }

    /// `index` counts the subviews without the new one. Callbacks may change the hierarchy, so each step reads it again.
    final func insert(_ view: UIView, at index: Int) {
        checkInsertion(of: view)
        if view.storedSuperview === self {
            storedSubviews.removeIdentical(view)
            store(view, at: index)
            return
        }
        view.willMove(toSuperview: self)
        if view.window !== window { view.announceMove(to: window) }
        if let old = view.storedSuperview {
            old.willRemoveSubview(view)
            view.leaveConstraintSystem()
            old.storedSubviews.removeIdentical(view)
        }
        checkInsertion(of: view)
        view.storedSuperview = self
        store(view, at: index)
        view.joinConstraintSystem()
        view.inheritTintColor(ownTintColor ?? inheritedTintColor)
        guard view.storedSuperview === self else { return }
        view.inheritTraits(storedTraits)
        guard view.storedSuperview === self else { return }
        if view.window !== window { view.enter(window) }
        guard view.storedSuperview === self else { return }
        view.didMoveToSuperview()
        guard view.storedSuperview === self else { return }
        didAddSubview(view)
    }

    private func checkInsertion(of view: UIView) {
        guard view === self || !view.storedSubviews.isEmpty && isInside(view) else { return }
        trap(object: "\(view)", value: "it would become a subview of itself", remedy: "take \(self) out of it first")
    }

    /// Sublayers have the order of their views; the frontmost view's layer is also in front of layers that the app added.
    private func store(_ view: UIView, at index: Int) {
        let clamped = min(max(index, 0), storedSubviews.count)
        storedSubviews.insert(view, at: clamped)
        if clamped + 1 < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[clamped + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func announceMove(to window: UIWindow?) {
        // A view that leaves the window resigns first responder.
        firstResponderInside?.loseFirstResponder()
        UIFocusSystem.shown?.viewWillLeave(self)
        for each in subtree {
            each.owningController?.viewWillMove(toWindow: window)
            each.willMove(toWindow: window)
        }
    }

    final func enter(_ window: UIWindow?) {
        let all = subtree
        for each in all {
            each.storedWindow = window
            if window == nil, !each.storedGestureRecognizers.isEmpty { each.abandonGestures() }
        }
        for each in all where each.storedWindow === window {
            if window != nil {
                each.takeAppearance()
                each.reportTraits()
            }
            each.didMoveToWindow()
            each.owningController?.viewDidMoveToWindow()
        }
    }

    final func leaveSuperview() {
        guard let old = storedSuperview else { return }
        willMove(toSuperview: nil)
        if window != nil { announceMove(to: nil) }
        guard storedSuperview === old else { return }
        old.willRemoveSubview(self)
        guard storedSuperview === old else { return }
        leaveConstraintSystem()
        old.storedSubviews.removeIdentical(self)
        storedSuperview = nil
        layer.removeFromSuperlayer()
        inheritTintColor(nil)
        guard storedSuperview == nil else { return }
        if window != nil { enter(nil) }
        guard storedSuperview == nil else { return }
        didMoveToSuperview()
    }

    final func exchange(_ first: Int, _ second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
            trap(
                object: "\(self)", value: "exchangeSubview(at: \(first), withSubviewAt: \(second)) with \(storedSubviews.count) subviews",
                remedy: "use indexes below the number of subviews")
        }
        guard first != second else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (a, b) = (storedSubviews[low], storedSubviews[high])
        insert(b, at: low)
        insert(a, at: high)
    }
}
