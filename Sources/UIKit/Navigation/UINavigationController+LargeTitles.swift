extension UINavigationController {
    /// Has the large title give way to the content of the screen that is shown, as that is scrolled.
    func followContent(of controller: UIViewController) {
        let found = controller.contentScrollView(for: .top)
        guard found !== titleScrollView else {
            // It may have been scrolled while screens changed.
            if let found, found.knownAdjustedInset == found.adjustedContentInset { contentDidScroll(found) }
            return
        }
        if titleScrollView?.titleBarOwner === self { titleScrollView?.titleBarOwner = nil }
        titleScrollView = found
        guard let found else { return }
        found.titleBarOwner = self
        found.knownTopRoom = found.topRoom
    }

    /// The item of the screen that is shown, where its large title goes with this content.
    private func item(over scrollView: UIScrollView) -> UINavigationItem? {
        guard scrollView === titleScrollView, !hidesBar, navigationBar.showsLargeTitle, let shownController,
            shownController === stack.last, shownController.edgesForExtendedLayout.contains(.top),
            scrollView.contentInsetAdjustmentBehavior != .never
        else { return nil }
        return shownController.navigationItem
    }

    /// How much the bar may still grow, in points.
    func roomForLargeTitle(over scrollView: UIScrollView) -> CGFloat { item(over: scrollView)?.largeTitleCollapse ?? 0 }

    /// The content has moved: by as much as it has left its top, the bar gets lower.
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard runningTransition == nil, !isChangingScreens, let item = item(over: scrollView), let shownController else { return }
        let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + item.largeTitleCollapse
        let collapse = min(max(way, 0), UINavigationBar.largeTitleHeight)
        guard abs(collapse - item.largeTitleCollapse) > 1e-9 else { return }
        item.largeTitleCollapse = collapse
        navigationBar.content?.collapseDidChange()
        placeBars()
        place(shownController)
    }

    /// Where the content comes to rest: not with half of a large title.
    func restingPlace(for y: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        guard item(over: scrollView) != nil else { return y }
        let range = scrollView.restRange.y
        let (top, collapsed) = (range.lowerBound, range.lowerBound + UINavigationBar.largeTitleHeight)
        guard y > top, y < collapsed, collapsed <= range.upperBound else { return y }
        return y - top < UINavigationBar.largeTitleHeight / 2 ? top : collapsed
    }
}

extension UINavigationController {
    /// Has the bars look as the content of a screen says, and those of the containers around.
    func followEdges(of controller: UIViewController) {
        titleEdge.follow(controller.contentScrollView(for: .top))
        toolbarEdge.follow(controller.contentScrollView(for: .bottom))
        contentScrollViewDidChange()
    }
}

extension UIViewController {
    /// Has the bars of the containers around go by the scroll view that this controller's content is in now.
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
    /// The view, or the first of its subviews, that scrolls.
    var foundContentScrollView: UIScrollView? {
        guard let view = loadedView else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
