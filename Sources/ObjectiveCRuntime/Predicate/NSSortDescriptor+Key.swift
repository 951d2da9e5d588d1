import CoreGraphics
import Foundation

extension NSSortDescriptor: _MadeObject {
    /// Creates a descriptor that sorts by the value of a key path; nil sorts the objects themselves.
    ///
    /// Nil comes first. Numbers, strings and dates have an order; other values count as equal.
    public convenience init(key: String?, ascending: Bool) {
        self.init(_made: KeySortDescriptor(key, ascending, .plain))
    }

    /// Creates a descriptor with a method that compares strings: `compare(_:)`, `caseInsensitiveCompare(_:)`, `localizedCompare(_:)`,
    /// `localizedCaseInsensitiveCompare(_:)` and `localizedStandardCompare(_:)` of `NSString`. Others trap.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        guard let order = StringOrder(selector: selector?.name) else {
            trap(
                object: "NSSortDescriptor", value: "the method \(selector?.name ?? "") cannot compare here",
                remedy: "use a method of NSString such as localizedStandardCompare(_:), or a comparator")
        }
        self.init(_made: KeySortDescriptor(key, ascending, order))
    }

    /// Creates a descriptor with a closure that compares the values of a key path.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(_made: KeySortDescriptor(key, ascending, .plain, comparator))
    }

    /// Creates a descriptor that sorts by a property whose values may be nil, which come first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { StringOrder.plain.compare($0, $1) }
    }

    /// The key path by which it sorts; nil of one that was made of a Swift key path whose names are not known.
    public var key: String? {
        if let own = self as? KeySortDescriptor { return own.sortKey }
        return KeyPathNames.name(of: keyPath, in: NSObject.self)
    }
}

/// A descriptor with a key.
package final class KeySortDescriptor: NSSortDescriptor {
    package let sortKey: String?
    package let order: StringOrder
    /// The closure that compares; nil for the order of strings.
    package let ownComparator: Comparator?

    init(_ key: String?, _ ascending: Bool, _ order: StringOrder, _ comparator: Comparator? = nil) {
        (sortKey, self.order, ownComparator) = (key, order, comparator)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (one, other) = (value(of: object1), value(of: object2))
        let result: ComparisonResult
        if let ownComparator {
            result = ownComparator(one ?? NSNull(), other ?? NSNull())
        } else {
            result = order.compare(one, other)
        }
        guard !ascending else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }

    private func value(of object: Any) -> Any? {
        guard let sortKey, sortKey != "self" else { return KeyValue.plain(object) }
        return KeyValue.plain(KeyValue.value(forKeyPath: sortKey, of: object))
    }

    package override var comparator: Comparator { ownComparator ?? { [order] in order.compare($0, $1) } }

    package override var reversedSortDescriptor: Any { KeySortDescriptor(sortKey, !ascending, order, ownComparator) }

    package override func copy(with zone: NSZone? = nil) -> Any { self }

    package override var description: String {
        "(\(sortKey ?? "self"), \(ascending ? "ascending" : "descending"), \(order.rawValue):)"
    }
}
