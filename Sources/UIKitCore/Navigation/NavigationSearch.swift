import CoreGraphics

/// The search of a navigation item, which the bar shows below its titles.
@MainActor
package protocol NavigationSearch: AnyObject {
    /// The view below the titles; the bar lays it out.
    var searchView: UIView { get }
    /// Height of the view when it has not collapsed, in points.
    var searchHeight: CGFloat { get }
    /// Whether a search is in progress: the view keeps its height.
    var isSearching: Bool { get }
    /// Whether the view is in the place of the titles, at the top of the bar.
    var hidesTitles: Bool { get }

    /// The text that is searched for; nil or empty for none.
    var searchText: String? { get }

    /// Whether the view fits into the row of the titles.
    var fitsInline: Bool { get }

    /// Called when the view is in the row of the titles, or below them; twice does nothing.
    func show(isInline: Bool)

    /// Called when another item, or none, shows the search.
    func hostDidChange(to item: UINavigationItem?)
}

extension UINavigationItem {
    /// Height of the search bar that scrolling may hide, in points.
    var collapsibleSearchHeight: CGFloat {
        guard hidesSearchBarWhenScrolling, let search, !search.isSearching, !hasInlineSearch else { return 0 }
        return search.searchHeight
    }

    /// Visible height of the search bar below the titles, in points.
    var visibleSearchHeight: CGFloat { hasInlineSearch ? 0 : search.map { max(0, $0.searchHeight - searchCollapse) } ?? 0 }

    /// Whether the search is in the row of the titles.
    package final var hasInlineSearch: Bool {
        guard let search, search.fitsInline, preferredSearchBarPlacement != .stacked else { return false }
        return bar?.traitCollection.horizontalSizeClass == .regular
    }

    /// Updates the bar for another search, or another state of the search; animatable.
    package final func searchDidChange() {
        if let search, search.isSearching { searchCollapse = 0 }
        bar?.searchDidChange(of: self)
    }

    /// The controller whose item this is, in the stack of the navigation controller that shows it; nil without one.
    package final var controllerOnStack: UIViewController? { bar?.owner?.stack.first { $0.navigationItem === self } }

    /// The navigation controller's view, which contains the bar.
    package final var viewOfBar: UIView? { bar?.owner?.viewIfLoaded ?? bar }
}

extension UINavigationBar {
    /// Shows a search, or its new state.
    func searchDidChange(of item: UINavigationItem) {
        itemDidChange(item)
        guard item === topItem else { return }
        content?.searchDidChange()
        largeTitlesDidChange()
        owner?.searchDidChange()
    }

    /// Heights by which the bar gets lower as content scrolls, in points; the search bar collapses first.
    var collapsibleHeights: (search: CGFloat, title: CGFloat) {
        guard let item = topItem, item.search?.hidesTitles != true else { return (0, 0) }
        return (item.collapsibleSearchHeight, showsLargeTitle ? largeTitleHeight : 0)
    }

    /// Amounts by which the bar has become lower, in points.
    var collapses: (search: CGFloat, title: CGFloat) {
        guard let item = topItem, item.search?.hidesTitles != true else { return (0, 0) }
        return (item.search == nil ? 0 : item.searchCollapse, showsLargeTitle ? item.largeTitleCollapse : 0)
    }
}

extension UINavigationController {
    /// Lays out the bar and the content below it for a search that has begun or ended; animatable.
    func searchDidChange() {
        guard viewIfLoaded != nil, !isExchangingViews else { return }
        layOutBars()
        navigationBar.layoutIfNeeded()
        guard runningExchange == nil, let shownController else { return }
        layOut(shownController)
        // The content may have scrolled during the search.
        if let titleScrollView { contentDidScroll(titleScrollView) }
    }
}
