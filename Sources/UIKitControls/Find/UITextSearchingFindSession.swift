import Foundation

/// A session that searches the text of an object.
///
/// Matches are decorated as they are found. When the search has finished, the first one at or behind the selection is highlighted and
/// scrolled to. Source: Apple,
/// [UITextSearchingFindSession](https://developer.apple.com/documentation/uikit/uitextsearchingfindsession).
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private var search: any TextSearch

    /// Creates a session that searches an object, which it does not retain.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        let run = ObjectSearch(searchableObject)
        search = run
        super.init()
        run.onChange = { [weak self] in self?.onChange() }
    }

    /// The object; nil after its deallocation.
    open var searchableObject: (any UITextSearching)? { search.searchable }

    open override var resultCount: Int { search.count }

    open override var highlightedResultIndex: Int { search.index ?? NSNotFound }

    open override var supportsReplacement: Bool { search.searchable?.supportsTextReplacement ?? false }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search.canReplace }

    open override func performSearch(query: String, options: UITextSearchOptions?) { search.begin(query, options ?? UITextSearchOptions()) }

    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replace(searchQuery, by: replacementString, options ?? UITextSearchOptions())
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceAll(searchQuery, by: replacementString, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) { search.move(direction == .forward ? 1 : -1) }

    open override func invalidateFoundResults() { search.clear() }
}

/// A search in an object, whatever its documents are.
@MainActor
private protocol TextSearch: AnyObject {
    var searchable: (any UITextSearching)? { get }
    var count: Int { get }
    var index: Int? { get }
    var canReplace: Bool { get }
    func begin(_ query: String, _ options: UITextSearchOptions)
    func move(_ step: Int)
    func replace(_ query: String, by text: String, _ options: UITextSearchOptions)
    func replaceAll(_ query: String, by text: String, _ options: UITextSearchOptions)
    func clear()
}

@MainActor
private final class ObjectSearch<Searchable: UITextSearching>: TextSearch {
    private typealias Results = SearchResults<Searchable.DocumentIdentifier>

    private weak var object: Searchable?
    private var results: Results?
    private(set) var index: Int?
    var onChange: () -> Void = {}

    init(_ object: Searchable) { self.object = object }

    var searchable: (any UITextSearching)? { object }
    var count: Int { results?.sorted.count ?? 0 }

    func begin(_ query: String, _ options: UITextSearchOptions) { begin(query, options, from: nil) }

    /// - Parameter start: the range from which matches are highlighted; nil for the selection.
    private func begin(_ query: String, _ options: UITextSearchOptions, from start: Results.Match?) {
        guard let object else { return }
        clear()
        let results = Results { [weak object] one, other in
            guard let object else { return .orderedSame }
            if let first = one.document, let second = other.document, first != second {
                return object.compare(document: first, toDocument: second)
            }
            return object.compare(one.range, toRange: other.range, document: one.document)
        }
        self.results = results
        results.onAdd = { [weak object] match in
            object?.decorate(foundTextRange: match.range, document: match.document, usingStyle: .found)
        }
        results.onFinish = { [weak self, weak results] in
            guard let self, let results, results === self.results else { return }
            let origin =
                start
                ?? self.object.flatMap { object in
                    object.selectedTextRange.map { Results.Match(range: $0, document: object.selectedTextSearchDocument) }
                }
            highlight(origin.flatMap(firstIndex(from:)) ?? (count > 0 ? 0 : nil))
            onChange()
        }
        results.onRemove = { [weak self, weak results] in
            guard let self, let results, results === self.results else { return }
            redecorate()
            onChange()
        }
        object.performTextSearch(queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
        onChange()
    }

    /// The index of the first match that does not begin before a range.
    private func firstIndex(from origin: Results.Match) -> Int? {
        guard let object, let matches = results?.sorted else { return nil }
        return matches.firstIndex { match in
            if let document = match.document, let other = origin.document, document != other {
                return object.compare(document: document, toDocument: other) == .orderedDescending
            }
            return object.compare(match.range, toRange: origin.range, document: match.document) != .orderedAscending
        }
    }

    private func redecorate() {
        guard let object, let matches = results?.sorted else { return }
        object.clearAllDecoratedFoundText()
        for match in matches { object.decorate(foundTextRange: match.range, document: match.document, usingStyle: .found) }
        let former = index
        index = nil
        if !matches.isEmpty, let former { highlight(min(former, matches.count - 1)) }
    }

    private func highlight(_ next: Int?) {
        guard let object, let matches = results?.sorted else { return }
        if let index, matches.indices.contains(index) {
            object.decorate(foundTextRange: matches[index].range, document: matches[index].document, usingStyle: .found)
        }
        index = next
        guard let next, matches.indices.contains(next) else { return }
        let match = matches[next]
        object.willHighlight(foundTextRange: match.range, document: match.document)
        object.scrollRangeToVisible(match.range, inDocument: match.document)
        object.decorate(foundTextRange: match.range, document: match.document, usingStyle: .highlighted)
    }

    func move(_ step: Int) {
        guard count > 0 else { return }
        highlight(index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
        onChange()
    }

    var canReplace: Bool {
        guard let object, object.supportsTextReplacement, let match = highlighted else { return false }
        return object.shouldReplace(foundTextRange: match.range, document: match.document, withText: "")
    }

    private var highlighted: Results.Match? {
        guard let index, let matches = results?.sorted, matches.indices.contains(index) else { return nil }
        return matches[index]
    }

    func replace(_ query: String, by text: String, _ options: UITextSearchOptions) {
        guard let object, object.supportsTextReplacement, let match = highlighted,
            object.shouldReplace(foundTextRange: match.range, document: match.document, withText: text)
        else { return }
        let former = index ?? 0
        object.replace(foundTextRange: match.range, document: match.document, withText: text)
        begin(query, options)
        // The match that followed the replaced one has its index; the new text may match too.
        let isMatch = !options.ranges(of: query, in: text as NSString).isEmpty
        if count > 0 { highlight((former + (isMatch ? 1 : 0)) % count) }
        onChange()
    }

    func replaceAll(_ query: String, by text: String, _ options: UITextSearchOptions) {
        guard let object, object.supportsTextReplacement else { return }
        object.replaceAll(queryString: query, options: options, withText: text)
        begin(query, options)
    }

    func clear() {
        results = nil
        index = nil
        object?.clearAllDecoratedFoundText()
    }
}
