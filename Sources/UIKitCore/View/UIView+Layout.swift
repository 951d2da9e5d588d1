import RenderScene

extension UIView {
    /// Sets the frames that constraints give to subviews.
    final func layOutByConstraints() {
        constraintState?.hasPlacedSubviews = true
        if constraintState?.setsSubviewFrames == true { setSubviewFrames() }
    }

    package final func runLayout() {
        if storedSuperview == nil { prepareConstraints() }
        updateSafeArea()
        asCurrent { layOut() }
    }

    private func layOut() {
        guard let controller = owningController else { return layOutSubviews() }
        controller.updateUnavailableContent()
        controller.viewWillLayoutSubviews()
        layOutSubviews()
        controller.layOutUnavailableContent()
        controller.viewDidLayoutSubviews()
    }

    /// Constraints place subviews also where a class overrides `layoutSubviews()` and does not call `super`.
    private func layOutSubviews() {
        constraintState?.hasPlacedSubviews = false
        layoutSubviews()
        if constraintState?.hasPlacedSubviews == false { layOutByConstraints() }
    }

    struct SafeArea {
        /// Insets set on a window, or by a container on a child's view.
        var own: UIEdgeInsets?
        /// Insets last reported to the view.
        var known = UIEdgeInsets.zero
    }

    /// Safe area insets set by a window or container; nil derives them from the superview's.
    package final var ownSafeAreaInsets: UIEdgeInsets? {
        get { safeArea.own }
        set {
            guard newValue != safeArea.own else { return }
            safeArea.own = newValue
            safeAreaSourceDidChange()
        }
    }

    /// Updates the safe area of this view and its descendants in the next layout pass.
    package final func safeAreaSourceDidChange() {
        for view in subtree { view.setNeedsLayout() }
    }

    /// The current insets, computed from the nearest window or container down to this view.
    final var presentSafeAreaInsets: UIEdgeInsets {
        var chain: [UIView] = []
        var at: UIView? = self
        while let view = at {
            chain.append(view)
            at = view.safeArea.own == nil ? view.storedSuperview : nil
        }
        var insets = UIEdgeInsets.zero
        // A window's class may override its insets; its own value is computed here.
        if chain.count > 1, let window = chain.last as? UIWindow {
            insets = window.safeAreaInsets
            chain.removeLast()
        }
        return chain.reversed().reduce(insets) { $1.safeAreaInsets(inherited: $0) }
    }

    /// A child's inset is the superview's inset where it reaches into the child, never more than that, plus `additionalSafeAreaInsets`
    /// (`Documentation/Behavior.md#metrics`).
    private func safeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let own = safeArea.own {
            insets = own
        } else if inherited != .zero, let outer = storedSuperview?.bounds {
            let size = layer.bounds.size
            let anchor = layer.anchorPoint
            let frame = CGRect(
                x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
            func reaching(_ inset: CGFloat, from distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
            insets = UIEdgeInsets(
                top: reaching(inherited.top, from: frame.minY - outer.minY),
                left: reaching(inherited.left, from: frame.minX - outer.minX),
                bottom: reaching(inherited.bottom, from: outer.maxY - frame.maxY),
                right: reaching(inherited.right, from: outer.maxX - frame.maxX))
        }
        return insets + (owningController?.additionalSafeAreaInsets ?? .zero)
    }

    /// Schedules an update of the safe area if a change of frame affects it.
    final func noteSafeArea() {
        guard let inherited = storedSuperview?.safeArea.known, inherited != .zero || safeArea.known != .zero else { return }
        if safeAreaInsets(inherited: inherited) != safeArea.known { setNeedsLayout() }
    }

    /// Layout runs from the top down, so the superview's insets are up to date here.
    private func updateSafeArea() {
        let insets: UIEdgeInsets
        if let storedSuperview {
            insets = safeAreaInsets(inherited: storedSuperview.safeArea.known)
        } else {
            // Of a window, whose class may override them.
            insets = self is UIWindow ? safeAreaInsets : safeAreaInsets(inherited: .zero)
        }
        guard insets != safeArea.known else { return }
        safeArea.known = insets
        for view in storedSubviews { view.setNeedsLayout() }
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        guard constraintState?.insetsMarginsFromSafeArea ?? true else { return }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
    }
}
