import Foundation

/// The matches of one search.
@MainActor
final class SearchResults<DocumentIdentifier: Hashable> {
    /// A match.
    struct Match {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    private var matches: [Match] = []
    private var order: [Match]?
    private let compare: (Match, Match) -> ComparisonResult
    /// Called for each new match.
    var onAdd: (Match) -> Void = { _ in }
    /// Called after matches were removed.
    var onRemove: () -> Void = {}
    /// Called at the end of the search.
    var onFinish: () -> Void = {}

    init(compare: @escaping (Match, Match) -> ComparisonResult) { self.compare = compare }

    /// The matches in their order.
    var sorted: [Match] {
        if let order { return order }
        let made = matches.sorted { compare($0, $1) == .orderedAscending }
        order = made
        return made
    }

    func add(_ range: UITextRange, _ document: DocumentIdentifier?) {
        let match = Match(range: range, document: document)
        matches.append(match)
        order = nil
        onAdd(match)
    }

    func remove(_ range: UITextRange, _ document: DocumentIdentifier?) {
        matches.removeAll { $0.range.isEqual(range) && $0.document == document }
        order = nil
        onRemove()
    }

    func removeAll() {
        matches = []
        order = nil
        onRemove()
    }

    func finish() { onFinish() }
}
