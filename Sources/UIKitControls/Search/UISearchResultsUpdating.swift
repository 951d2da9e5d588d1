import Foundation

/// A method that updates the results of a search.
///
/// Source: Apple, [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or the scope of the search bar has changed, by the user or the app, and when its field has become first
    /// responder.
    func updateSearchResults(for searchController: UISearchController)
}
