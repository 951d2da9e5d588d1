import Foundation
import ObjectiveCRuntime

/// Methods that update the results of a search.
///
/// Source: Apple, [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text, the tokens or the scope of the search bar have changed, by the user or the app, and when its field has become
    /// first responder. Required.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when the user has chosen one of ``UISearchController/searchSuggestions``. Optional.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        let target: (any UISearchResultsUpdating)? = _forwardingTarget(
            of: "updateSearchResultsForSearchController:selectingSearchSuggestion:")
        target?.updateSearchResults(for: searchController, selecting: searchSuggestion)
    }
}
