import CoreGraphics
import Display

extension UISplitViewController {
    /// Duration of a change of columns, in seconds; an estimate.
    static var changeDuration: TimeInterval { 0.35 }
    /// The opacity of the shade over a covered secondary column; an estimate.
    static var dimming: CGFloat { 0.2 }

    /// Whether the controller is wider than high.
    var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? Screen.current?.bounds.size ?? .zero
        return size.width > size.height
    }

    /// The mode that the preferred one becomes at the present size.
    var resolvedMode: DisplayMode {
        guard given[.primary] != nil || hasSupplementary else { return .secondaryOnly }
        let wanted = preferredDisplayMode == .automatic ? (isWide ? DisplayMode.oneBesideSecondary : .secondaryOnly) : preferredDisplayMode
        return SplitColumns.allowed(wanted, splitBehavior, hasSupplementary: hasSupplementary)
    }

    var isMirrored: Bool {
        (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    func columns(for mode: DisplayMode) -> SplitColumns {
        func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension || !value.isFinite ? nil : value }
        let size = viewIfLoaded?.bounds.size ?? .zero
        let primary = SplitColumns.width(
            preferred: given(preferredPrimaryColumnWidth), fraction: given(preferredPrimaryColumnWidthFraction),
            minimum: given(minimumPrimaryColumnWidth), maximum: given(maximumPrimaryColumnWidth), of: size.width)
        let supplementary = SplitColumns.width(
            preferred: given(preferredSupplementaryColumnWidth), fraction: given(preferredSupplementaryColumnWidthFraction),
            minimum: given(minimumSupplementaryColumnWidth), maximum: given(maximumSupplementaryColumnWidth), of: size.width)
        return SplitColumns(
            size: size, primaryWidth: primary, supplementaryWidth: hasSupplementary ? supplementary : nil, displayMode: mode,
            isMirrored: isMirrored)
    }

    func columnsNeedLayout() { viewIfLoaded?.setNeedsLayout() }

    func layoutContents() {
        guard !isAddingViews else { return }
        followWidthClass()
        guard !isCollapsed else { return layOutCollapsed() }
        let size = view.bounds.size
        if let old = arrangedSize, (old.width > old.height) != (size.width > size.height) { change(to: resolvedMode, animated: false) }
        arrangedSize = size
        guard edgeInteraction.fraction == nil else { return }
        addViews(of: visible(in: currentMode))
        layOut(columns(for: currentMode).frames, shade: currentMode.isOver ? 1 : 0)
        removeHiddenViews()
    }

    private func layOutCollapsed() {
        guard let child = collapsedController, let content = child.view else { return }
        dimmingView.alpha = 0
        if content.superview !== view { view.addSubview(content) }
        content.setUntransformedFrame(view.bounds)
    }

    func visible(in mode: DisplayMode) -> Set<Column> {
        Set(Self.expandedColumns.filter { root(of: $0) != nil && mode.shows($0, hasSupplementary: hasSupplementary) })
    }

    /// Adds the views of columns into the container, in order: the secondary one, the shade, the others.
    func addViews(of columns: Set<Column>) {
        // A column that arrives moves as a whole: its contents are laid out before.
        isAddingViews = true
        defer { isAddingViews = false }
        let frames = self.columns(for: currentMode).frames
        UIView.performWithoutAnimation {
            for column in [Column.secondary, .supplementary, .primary] where columns.contains(column) {
                guard let content = root(of: column)?.view, content.superview !== view else { continue }
                content.setUntransformedFrame(frame(of: column, in: frames))
                view.insertSubview(content, at: column == .secondary ? 0 : view.subviews.count)
                content.layoutIfNeeded()
            }
        }
        visibleColumns.formUnion(columns)
    }

    /// The frame of a column's view: a hairline is left to the next column.
    private func frame(of column: Column, in frames: SplitColumns.Frames) -> CGRect {
        guard column != .secondary, column != .compact else { return frames.secondary }
        var frame = column == .primary ? frames.primary : frames.supplementary
        let line = min(1 / max(traitCollection.displayScale, 1), frame.width)
        frame.size.width -= line
        if isMirrored { frame.origin.x += line }
        return frame
    }

    /// Sets the frames of the visible columns.
    func layOut(_ frames: SplitColumns.Frames, shade: CGFloat) {
        for column in visibleColumns { root(of: column)?.viewIfLoaded?.setUntransformedFrame(frame(of: column, in: frames)) }
        dimmingView.setUntransformedFrame(view.bounds)
        dimmingView.alpha = Self.dimming * shade
        dimmingView.isUserInteractionEnabled = shade > 0
    }

    func removeHiddenViews() {
        for column in visibleColumns.subtracting(visible(in: currentMode)) {
            visibleColumns.remove(column)
            if let child = root(of: column), child.viewIfLoaded?.superview === view { child.leaveScreen() }
        }
    }

    // MARK: Changes

    /// Changes the display mode; callbacks come first.
    func change(to mode: DisplayMode, animated: Bool) {
        guard mode != currentMode else { return columnsNeedLayout() }
        let (before, after) = (visible(in: currentMode), visible(in: mode))
        if !isCollapsed, isArranged {
            delegate?.splitViewController(self, willChangeTo: mode)
            if style != .unspecified {
                for column in Self.expandedColumns where before.contains(column) && !after.contains(column) {
                    delegate?.splitViewController(self, willHide: column)
                }
                for column in Self.expandedColumns where after.contains(column) && !before.contains(column) {
                    delegate?.splitViewController(self, willShow: column)
                }
            }
        }
        guard !isCollapsed, isArranged, isViewLoaded, view.window != nil else {
            currentMode = mode
            return columnsNeedLayout()
        }
        addViews(of: after)
        currentMode = mode
        showButton()
        let isInBlock = !animated && UIView.inheritedAnimationDuration > 0
        guard animated || isInBlock else { return columnsNeedLayout() }
        move(to: mode, duration: isInBlock ? nil : Self.changeDuration)
    }

    /// Moves the columns to their frames with an animation; nil is the surrounding one.
    func move(to mode: DisplayMode, duration: TimeInterval?) {
        let changes = { [self] in
            layOut(columns(for: mode).frames, shade: mode.isOver ? 1 : 0)
            for column in visibleColumns { root(of: column)?.viewIfLoaded?.layoutIfNeeded() }
        }
        guard let duration else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction], animations: changes,
            completion: { [weak self] _ in if self?.isCollapsed == false { self?.removeHiddenViews() } })
    }

    /// The mode in which a column is visible.
    private func mode(showing column: Column) -> DisplayMode {
        let wanted: DisplayMode =
            switch column {
            case .primary: hasSupplementary ? .twoBesideSecondary : .oneBesideSecondary
            case .supplementary: .oneBesideSecondary
            case .secondary, .compact: currentMode.isOver ? .secondaryOnly : currentMode
            }
        return SplitColumns.allowed(wanted, splitBehavior, hasSupplementary: hasSupplementary)
    }

    func reveal(_ column: Column) {
        guard isCollapsed else {
            guard column == .secondary || !currentMode.shows(column, hasSupplementary: hasSupplementary) else { return }
            return change(to: mode(showing: column), animated: true)
        }
        guard let navigation = collapsedController as? UINavigationController, root(of: column) !== navigation else {
            (collapsedController as? UINavigationController).map { pop($0, to: .primary) }
            return
        }
        absorb(column, animated: true)
    }

    func conceal(_ column: Column) {
        guard isCollapsed else {
            guard column != .secondary, currentMode.shows(column, hasSupplementary: hasSupplementary) else { return }
            let wanted = column == .primary && hasSupplementary ? DisplayMode.oneBesideSecondary : .secondaryOnly
            return change(to: SplitColumns.allowed(wanted, splitBehavior, hasSupplementary: hasSupplementary), animated: true)
        }
        guard let navigation = collapsedController as? UINavigationController,
            let start = absorbed.first(where: { $0.column == column })?.controllers.first,
            let index = navigation.viewControllers.firstIndex(of: start), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }

    /// Pops to the top view controller of the column at the bottom of the stack.
    private func pop(_ navigation: UINavigationController, to column: Column) {
        let above = absorbed.flatMap(\.controllers)
        guard let first = navigation.viewControllers.firstIndex(where: { above.contains($0) }), first > 0 else { return }
        navigation.popToViewController(navigation.viewControllers[first - 1], animated: true)
    }

    // MARK: Button

    func toggleMode() {
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let next: DisplayMode =
            if wanted != .automatic {
                wanted
            } else if hasSupplementary {
                switch currentMode {
                case .automatic, .secondaryOnly: .oneBesideSecondary
                case .oneBesideSecondary, .oneOverSecondary: .twoBesideSecondary
                default: .oneBesideSecondary
                }
            } else {
                currentMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
            }
        change(to: SplitColumns.allowed(next, splitBehavior, hasSupplementary: hasSupplementary), animated: true)
    }

    /// Puts the display mode button into the navigation bar of the first visible column.
    func showButton() {
        let isThere = displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && style != .unspecified
        let first = Self.expandedColumns.first { visible(in: currentMode).contains($0) }
        for column in Self.expandedColumns {
            guard let navigation = root(of: column) as? UINavigationController, let item = navigation.viewControllers.first?.navigationItem
            else { continue }
            item.displayModeItem = isThere && !isCollapsed && column == first && given[.primary] != nil ? displayModeButtonItem : nil
        }
    }
}
