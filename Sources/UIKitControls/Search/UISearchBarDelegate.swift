import Foundation
import ObjectiveCRuntime
import UIKitCore

/// The methods that follow the editing of a search bar and its buttons. All are optional.
///
/// Source: Apple, [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin; true if not implemented.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Notifies that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end; true if not implemented.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Notifies that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Notifies that the user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether the user may replace a range (UTF-16 units) of the text; true if not implemented.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Notifies of the keyboard's search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Notifies of a tap on the bookmark button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Notifies of a tap on the cancel button. The bar itself does nothing.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Notifies of a tap on the results button.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Notifies that the user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        target("searchBarShouldBeginEditing:").map { $0.searchBarShouldBeginEditing(searchBar) } ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        target("searchBarTextDidBeginEditing:")?.searchBarTextDidBeginEditing(searchBar)
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        target("searchBarShouldEndEditing:").map { $0.searchBarShouldEndEditing(searchBar) } ?? true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        target("searchBarTextDidEndEditing:")?.searchBarTextDidEndEditing(searchBar)
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        target("searchBar:textDidChange:")?.searchBar(searchBar, textDidChange: searchText)
    }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        target("searchBar:shouldChangeTextInRange:replacementText:").map {
            $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        target("searchBarSearchButtonClicked:")?.searchBarSearchButtonClicked(searchBar)
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        target("searchBarBookmarkButtonClicked:")?.searchBarBookmarkButtonClicked(searchBar)
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        target("searchBarCancelButtonClicked:")?.searchBarCancelButtonClicked(searchBar)
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        target("searchBarResultsListButtonClicked:")?.searchBarResultsListButtonClicked(searchBar)
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        target("searchBar:selectedScopeButtonIndexDidChange:")?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UISearchBarDelegate)? { _forwardingTarget(of: name) }
}
