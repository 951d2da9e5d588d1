/// The search controller of a search bar, which learns of changes before and beside the app's delegate.
@MainActor
protocol SearchBarObserver: AnyObject {
    /// Called when the delegate has agreed to begin editing.
    func searchBarWillBegin()
    /// Called when text or scope have changed, and when the field has become first responder.
    func searchBarContentChanged()
    /// Called after a tap on the cancel button.
    func searchBarCancelled()
    /// Called when the app shows or hides the cancel button itself.
    func searchBarChoosesCancelButton()
    /// Called when the app shows or hides the scopes itself.
    func searchBarChoosesScopeBar()
}

/// The position of a search bar.
enum SearchBarPlacement {
    /// As a view of the app.
    case own
    /// In a navigation bar, below the titles.
    case belowTitles
    /// In a navigation bar, in the row of the titles.
    case inline
    /// In a navigation bar, in the place of the titles.
    case insteadOfTitles
}
