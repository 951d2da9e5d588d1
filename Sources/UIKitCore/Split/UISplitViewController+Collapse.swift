/// View controllers that are on another navigation controller's stack while a split view controller is collapsed.
struct AbsorbedStack {
    /// The column that they come from; nil without columns.
    let column: UISplitViewController.Column?
    let owner: UINavigationController
    let controllers: [UIViewController]
}

// Collapsed: one navigation controller has the stacks of all columns. Expanded: each column has its own again.
extension UISplitViewController {
    /// Collapses or expands if the width class asks for it.
    func followWidthClass() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard !isArranged || isCompact != isCollapsed else { return }
        let isFirst = !isArranged
        defer { isArranged = true }
        if isCompact {
            collapse()
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            expand(isFirst: isFirst)
            if !isFirst { delegate?.splitViewControllerDidExpand(self) }
        }
    }

    func collapse() {
        isCollapsed = true
        visibleColumns = []
        if style == .unspecified { collapsePair() } else { collapseColumns() }
        showButton()
    }

    private func collapsePair() {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? given[.primary] ?? given[.secondary]
        let secondary = given[.secondary]
        collapsedController = primary
        if let secondary, secondary !== primary, secondary.container === self { release(secondary) }
        arrange()
        if let primary, let secondary, secondary !== primary { collapse(secondary, onto: primary) }
    }

    func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
        let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    private func collapseColumns() {
        for stack in absorbed.reversed() { giveBack(stack) }
        absorbed = []
        if let compact = given[.compact] {
            collapsedController = compact
            return arrange()
        }
        let there = Self.expandedColumns.filter { given[$0] != nil }
        let proposed = there.last ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        collapsedController = there.first.flatMap { root(of: $0) }
        for column in there.dropFirst() { if let root = root(of: column), root.container === self { release(root) } }
        arrange()
        for column in there.dropFirst() where column.rawValue <= top.rawValue { absorb(column, animated: false) }
    }

    private func expand(isFirst: Bool) {
        let shown = collapsedController
        isCollapsed = false
        collapsedController = nil
        visibleColumns = []
        if style == .unspecified {
            if !isFirst, let shown { expandPair(from: shown) }
        } else {
            for stack in absorbed.reversed() { giveBack(stack) }
            absorbed = []
        }
        arrange()
        var mode = resolvedMode
        if !isFirst, style != .unspecified, let delegate {
            mode = SplitColumns.allowed(
                delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode), splitBehavior,
                hasSupplementary: hasSupplementary)
        }
        change(to: mode, animated: false)
        showButton()
    }

    private func expandPair(from shown: UIViewController) {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary) ?? primary.separateSecondaryViewController(for: self)
            ?? given[.secondary]
        absorbed = []
        if shown !== primary, shown.container === self { release(shown) }
        given[.primary] = primary
        given[.secondary] = secondary === primary ? nil : secondary
    }

    // MARK: Stacks

    /// Puts a column's stack on top of the collapsed one, if it is not there.
    func absorb(_ column: Column, animated: Bool) {
        guard let navigation = collapsedController as? UINavigationController, let controller = root(of: column), controller !== navigation
        else { return }
        if let stack = absorbed.first(where: { $0.column == column }) {
            // It may have been popped in the meantime.
            if let last = stack.controllers.last(where: { navigation.viewControllers.contains($0) }) {
                navigation.popToViewController(last, animated: animated)
                return
            }
            absorbed.removeAll { $0.column == column }
            giveBack(stack)
        }
        navigation.absorb(controller, into: self, column: column, animated: animated)
    }

    /// Returns a column's stack to its own navigation controller.
    func takeBack(_ column: Column) {
        for stack in absorbed where stack.column == column { giveBack(stack) }
        absorbed.removeAll { $0.column == column }
    }

    /// Returns view controllers to their navigation controller, with those that were pushed above them.
    func giveBack(_ stack: AbsorbedStack) {
        guard let navigation = collapsedOrPrimaryStack(of: stack) else {
            return stack.owner.setViewControllers(stack.controllers, animated: false)
        }
        var own = navigation.viewControllers
        var moved = stack.controllers
        if let start = own.firstIndex(where: { controller in stack.controllers.contains { $0 === controller } }) {
            moved = Array(own[start...])
            own.removeSubrange(start...)
            navigation.setViewControllers(own, animated: false)
        }
        stack.owner.setViewControllers(moved, animated: false)
    }

    private func collapsedOrPrimaryStack(of stack: AbsorbedStack) -> UINavigationController? {
        stack.controllers.lazy.compactMap { $0.container as? UINavigationController }.first { $0 !== stack.owner }
    }
}

extension UINavigationController {
    /// Pushes a view controller of a split view controller: of a navigation controller those on its stack, since one cannot be pushed.
    func absorb(
        _ controller: UIViewController, into split: UISplitViewController, column: UISplitViewController.Column? = nil, animated: Bool
    ) {
        guard let inner = controller as? UINavigationController else {
            if !viewControllers.contains(where: { $0 === controller }) { pushViewController(controller, animated: animated) }
            return
        }
        let moved = inner.viewControllers
        guard !moved.isEmpty else { return }
        inner.setViewControllers([], animated: false)
        split.absorbed.append(AbsorbedStack(column: column, owner: inner, controllers: moved))
        setViewControllers(viewControllers + moved, animated: animated)
    }

    func collapse(_ secondary: UIViewController, of split: UISplitViewController) { absorb(secondary, into: split, animated: false) }

    /// The navigation controller whose stack is on this one's, with that stack; otherwise the top view controller, popped.
    func separateSecondary(of split: UISplitViewController) -> UIViewController? {
        if let stack = split.absorbed.popLast() {
            split.giveBack(stack)
            return stack.owner
        }
        return viewControllers.count > 1 ? popViewController(animated: false) : nil
    }
}
