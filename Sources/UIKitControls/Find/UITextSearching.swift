import Foundation

/// The look of a range of text during a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As without a search.
    case normal = 0
    /// A match.
    case found
    /// The match that is shown.
    case highlighted
}

/// An object whose text a `UITextSearchingFindSession` searches.
///
/// An object with one document has no use for the documents' identifiers, which are nil then. Source: Apple,
/// [UITextSearching](https://developer.apple.com/documentation/uikit/uitextsearching).
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The identifiers of several documents of one object.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, from which a search begins; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// The document of the selection; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether matches can be replaced; false by default.
    var supportsTextReplacement: Bool { get }

    /// Compares two ranges of a document by their order.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Compares two documents by their order; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches the text, and passes matches to an aggregator, now or later.
    ///
    /// - Parameters:
    ///   - queryString: the text to search for.
    ///   - options: the handling of letters and words.
    ///   - resultAggregator: receives the matches, and the end of the search.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows the whole text as without a search.
    func clearAllDecoratedFoundText()
    /// Called before a range is shown as highlighted; does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a range; does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether a range may be replaced by a text; by default as `supportsTextReplacement`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a range by a text; does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all matches of a search by a text; does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Receives the matches of a search.
///
/// Source: Apple, [UITextSearchAggregator](https://developer.apple.com/documentation/uikit/uitextsearchaggregator).
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: SearchResults<DocumentIdentifier>

    /// The ranges of all matches, in their order.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.sorted.map(\.range)) }

    /// Adds a match.
    ///
    /// - Parameters:
    ///   - range: its range.
    ///   - searchString: the text that was searched for.
    ///   - document: its document; nil for the only one.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) { results.add(range, document) }

    /// Ends the search: the match at the selection is highlighted.
    public func finishedSearching() { results.finish() }

    /// Removes a match.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) { results.remove(range, document) }

    /// Removes all matches.
    public func invalidate() { results.removeAll() }
}
