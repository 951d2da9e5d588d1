extension UINavigationController {
    /// Collapses the large title with the content of a view controller.
    func followContent(of controller: UIViewController) {
        let found = controller.contentScrollView(for: .top)
        guard found !== titleScrollView else {
            // The content may have scrolled during the transition.
            if let found, found.knownAdjustedInset == found.adjustedContentInset { contentDidScroll(found) }
            // The refresh control is in the bar only above a large title.
            if found?.storedRefreshControl != nil { found?.setNeedsLayout() }
            return
        }
        if titleScrollView?.titleBarOwner === self { titleScrollView?.titleBarOwner = nil }
        titleScrollView = found
        guard let found else {
            controller.navigationItem.largeTitleStretch = 0
            return
        }
        found.titleBarOwner = self
        found.knownLargeTitleExpansion = found.largeTitleExpansion
    }

    /// The visible view controller's item if its large title or its search bar collapses with this scroll view.
    private func item(over scrollView: UIScrollView) -> UINavigationItem? {
        guard scrollView === titleScrollView, !hidesBar, navigationBar.collapsibleHeights != (0, 0), let shownController,
            shownController === stack.last, shownController.extends(.top, underTranslucentBar: navigationBar.isTranslucent),
            scrollView.contentInsetAdjustmentBehavior != .never
        else { return nil }
        return shownController.navigationItem
    }

    /// Amount by which the bar can still grow, in points.
    func expansionOfLargeTitle(over scrollView: UIScrollView) -> CGFloat {
        guard item(over: scrollView) != nil else { return 0 }
        return navigationBar.collapses.search + navigationBar.collapses.title
    }

    /// Reduces the height of the bar by the distance that the content is scrolled from its top, the search bar first, or stretches it by
    /// the distance that the content is pulled down.
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard runningExchange == nil, !isExchangingViews, let item = item(over: scrollView), let shownController else { return }
        let inset = scrollView.adjustedContentInset.top - scrollView.refreshInset
        let (heights, before) = (navigationBar.collapsibleHeights, navigationBar.collapses)
        let distance = scrollView.contentOffset.y + inset + before.search + before.title
        let search = min(max(distance, 0), heights.search)
        let title = min(max(distance - search, 0), heights.title)
        let stretch = navigationBar.showsLargeTitle ? max(-distance, 0) : 0
        let collapses = abs(search - before.search) > 1e-9 || abs(title - before.title) > 1e-9
        guard collapses || abs(stretch - item.largeTitleStretch) > 1e-9 else { return }
        (item.searchCollapse, item.largeTitleStretch) = (search, stretch)
        if navigationBar.showsLargeTitle { item.largeTitleCollapse = title }
        navigationBar.content?.collapseDidChange()
        layOutBars()
        if collapses { layOut(shownController) }
    }

    /// Adjusts the offset at rest so that search bar and large title are fully expanded or collapsed.
    func restingOffset(for y: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        guard item(over: scrollView) != nil else { return y }
        let (range, heights) = (scrollView.restRange.y, navigationBar.collapsibleHeights)
        var top = range.lowerBound + scrollView.refreshInset
        for height in [heights.search, heights.title] where height > 0 {
            let collapsed = top + height
            if y > top, y < collapsed, collapsed <= range.upperBound { return y - top < height / 2 ? top : collapsed }
            top = collapsed
        }
        return y
    }

    /// The view above the large title that shows the refresh control of a scroll view; nil without a large title.
    func refreshHost(of scrollView: UIScrollView) -> UIView? {
        guard navigationBar.showsLargeTitle, let item = item(over: scrollView), let content = navigationBar.content, content.item === item
        else { return nil }
        return content.refreshHost
    }
}

extension UINavigationController {
    /// Updates the bars of this and enclosing containers for the scroll position of a view controller's content.
    func followEdges(of controller: UIViewController) {
        titleEdge.follow(controller.contentScrollView(for: .top))
        toolbarEdge.follow(controller.contentScrollView(for: .bottom))
        contentScrollViewDidChange()
    }
}

extension UIViewController {
    /// Notifies enclosing containers that the controller's content is in another scroll view.
    final func contentScrollViewDidChange() {
        for container in sequence(first: self, next: \.parent).dropFirst() {
            if let tabs = container as? UITabBarController { tabs.followEdge() }
            if let navigation = container as? UINavigationController, let shown = navigation.shownController {
                navigation.titleEdge.follow(shown.contentScrollView(for: .top))
                navigation.toolbarEdge.follow(shown.contentScrollView(for: .bottom))
            }
        }
    }
}

extension UIViewController {
    /// The view itself, or its first subview, that is a scroll view.
    var foundContentScrollView: UIScrollView? {
        guard let view = loadedView else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
