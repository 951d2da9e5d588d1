// The view controllers of the columns.
extension UISplitViewController {
    /// The columns of an expanded controller, from the primary one.
    static let expandedColumns: [Column] = [.primary, .supplementary, .secondary]

    var hasSupplementary: Bool { style == .tripleColumn && given[.supplementary] != nil }

    /// The child controller of a column: the navigation controller around what was set; nil for an empty column.
    func root(of column: Column) -> UIViewController? {
        guard let controller = given[column] else { return nil }
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else { return controller }
        if let wrapper = wrappers[column] { return wrapper }
        let wrapper = UINavigationController(rootViewController: controller)
        wrappers[column] = wrapper
        return wrapper
    }

    func setPair(_ controllers: [UIViewController]) {
        guard style == .unspecified else {
            return reportOnce(
                "UISplitViewController.viewControllers",
                "\(diagnosticName): viewControllers is refused, since the controller has columns; use setViewController(_:for:)")
        }
        if controllers.count > 2 {
            reportOnce(
                "UISplitViewController.viewControllers.count",
                "\(diagnosticName): of \(controllers.count) view controllers the first two are taken")
        }
        let (primary, secondary) = (controllers.first, controllers.dropFirst().first)
        let hasNewSecondary = secondary != nil && secondary !== given[.secondary]
        guard isCollapsed, let shown = collapsedController else {
            replace(primary, for: .primary)
            replace(secondary, for: .secondary)
            return arrange()
        }
        if primary !== shown {
            absorbed = []
            given[.primary] = primary
            collapsedController = primary
        }
        given[.secondary] = secondary
        arrange()
        if hasNewSecondary, let secondary, let primary = collapsedController { collapse(secondary, onto: primary) }
    }

    func set(_ controller: UIViewController?, for column: Column) {
        guard style != .unspecified, column != .supplementary || style == .tripleColumn else {
            return reportOnce(
                "UISplitViewController.column \(column)",
                "\(diagnosticName): the column \(column) is refused, since the style is \(style); it needs init(style:) with that column")
        }
        guard controller !== given[column] else { return }
        let isOnStack = isCollapsed && absorbed.contains { $0.column == column }
        if isOnStack { takeBack(column) }
        replace(controller, for: column)
        if isCollapsed {
            if column == .compact || column == .primary { return collapse() }
            if isOnStack { absorb(column, animated: false) }
        }
        arrange()
    }

    private func replace(_ controller: UIViewController?, for column: Column) {
        guard controller !== given[column] else { return }
        if let old = root(of: column), old.container === self { release(old) }
        wrappers[column] = nil
        given[column] = controller
    }

    /// Removes a child with its view.
    func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        if child.viewIfLoaded?.superview != nil { child.leaveScreen() }
        isRearranging = true
        child.removeFromParent()
        isRearranging = false
    }

    /// Makes the children those that the columns, or the collapsed controller, need; their views follow in layout.
    func arrange() {
        let wanted = isCollapsed ? [collapsedController].compactMap(\.self) : Self.expandedColumns.compactMap { root(of: $0) }
        for child in children where !wanted.contains(where: { $0 === child }) { release(child) }
        for child in wanted where child.container !== self {
            addChild(child)
            child.didMove(toParent: self)
        }
        for child in wanted {
            let isNarrow = !isCollapsed && child !== root(of: .secondary)
            overrideTraits(isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, of: child)
        }
        visibleColumns = []
        viewIfLoaded?.setNeedsLayout()
    }

    /// A view controller that left on its own, such as one that the app moves to another container.
    func forget(_ child: UIViewController) {
        guard !isRearranging else { return }
        for column in given.keys where root(of: column) === child || given[column] === child {
            given[column] = nil
            wrappers[column] = nil
        }
        if collapsedController === child { collapsedController = nil }
        viewIfLoaded?.setNeedsLayout()
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if isCollapsed {
            if style != .unspecified {
                if controller !== given[.secondary] {
                    takeBack(.secondary)
                    replace(controller, for: .secondary)
                }
                return absorb(.secondary, animated: true)
            }
            guard let navigation = collapsedController as? UINavigationController else {
                return collapsedController?.present(controller, animated: true) ?? passUpShowDetail(controller, sender)
            }
            given[.secondary] = controller
            return navigation.absorb(controller, into: self, animated: true)
        }
        if style != .unspecified { return set(controller, for: .secondary) }
        guard let primary = given[.primary] else { return setPair([controller]) }
        setPair([primary, controller])
    }
}
