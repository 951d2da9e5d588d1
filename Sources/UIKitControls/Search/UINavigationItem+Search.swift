import UIKitCore

extension UINavigationItem {
    /// The search controller whose bar is below the titles; nil, the default, for none.
    ///
    /// The bar is 52 points high. It collapses as the content scrolls (``UINavigationItem/hidesSearchBarWhenScrolling``), before
    /// a large title does, and it moves to the place of the titles while the search is active. Another item's controller is taken from it.
    /// Source: Apple,
    /// [searchController](https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller).
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            if let other = newValue?.item, other !== self { other.search = nil }
            search = newValue
        }
    }
}
