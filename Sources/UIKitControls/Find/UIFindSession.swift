import Foundation

/// One search, from the appearance of the find navigator to its end. Subclasses search; the base class finds nothing.
///
/// Source: Apple, [UIFindSession](https://developer.apple.com/documentation/uikit/uifindsession).
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The display of the number of matches.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "2 of 5".
        case currentAndTotal = 0
        /// "5".
        case total
        /// Nothing.
        case none
    }

    /// Called after results have changed by themselves.
    final var onChange: () -> Void = {}

    /// Creates a session.
    public override init() { super.init() }

    /// The number of matches; 0 in the base class.
    open var resultCount: Int { 0 }

    /// The index of the match that is highlighted; `NSNotFound` for none, and in the base class.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The display of the number of matches; the current one and the total by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Whether matches can be replaced; false in the base class.
    open var supportsReplacement: Bool { false }

    /// Whether the highlighted match can be replaced; false in the base class.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a text; does nothing in the base class, as the methods below.
    ///
    /// - Parameters:
    ///   - query: the text to search for; not empty.
    ///   - options: the handling of letters and words; nil for the default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted match.
    ///
    /// - Parameters:
    ///   - searchQuery: the text that was searched for.
    ///   - replacementString: the text in its stead.
    ///   - options: the handling of letters and words; nil for the default.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces all matches.
    ///
    /// - Parameters:
    ///   - searchQuery: the text to search for.
    ///   - replacementString: the text in its stead.
    ///   - options: the handling of letters and words; nil for the default.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the next match in a direction; after the last one the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets the matches; the next search finds them again.
    open func invalidateFoundResults() {}
}
