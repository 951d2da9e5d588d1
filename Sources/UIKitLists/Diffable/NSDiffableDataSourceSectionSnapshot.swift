import Foundation

/// The items of one section as an outline: items have children, which are shown while their parent is expanded.
///
/// An item may occur once. Items that are used and not there trap. Source: Apple,
/// [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Tools"])
/// outline.append(["Pear", "Quince"], to: "Fruit")
/// outline.expand(["Fruit"])
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: @unchecked Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Creates an outline without items.
    public init() {}

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else {
            trap(object: "NSDiffableDataSourceSectionSnapshot", value: "the item \(item) is not there", remedy: "ask contains(_:) first")
        }
        return node
    }

    private func check(_ items: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        for item in items where nodes[item] != nil || !seen.insert(item).inserted {
            trap(object: "NSDiffableDataSourceSectionSnapshot", value: "the item \(item) occurs twice", remedy: "give items of their own")
        }
    }

    // MARK: Changes

    /// Appends items below a parent, or without one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of new items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        check(items)
        if let parent {
            _ = node(parent)
            nodes[parent]?.children += items
        } else {
            rootItems += items
        }
        for item in items { nodes[item] = Node(parent: parent) }
    }

    /// Inserts items before another one, with the same parent.
    ///
    /// - Complexity: O(*n* + *c*), where *n* is the number of new items and *c* that of the parent's children.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, after: 0) }

    /// Inserts items after another one, with the same parent.
    ///
    /// - Complexity: O(*n* + *c*), where *n* is the number of new items and *c* that of the parent's children.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, after: 1) }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after distance: Int) {
        check(items)
        let parent = node(item).parent
        let index = (siblings(of: item).firstIndex(of: item) ?? 0) + distance
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
        for item in items { nodes[item] = Node(parent: parent) }
    }

    private func siblings(of item: ItemIdentifierType) -> [ItemIdentifierType] { node(item).parent.map { node($0).children } ?? rootItems }

    /// Deletes items with their descendants. Items that are not there are ignored.
    ///
    /// - Complexity: O(*d* + *c*), where *d* is the number of deleted items and *c* that of all children of their parents.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone: Set<ItemIdentifierType> = []
        var pending = items.filter { nodes[$0] != nil }
        let parents = Set(pending.compactMap { nodes[$0]?.parent })
        let losesRoots = pending.contains { nodes[$0]?.parent == nil }
        while let item = pending.popLast() {
            if gone.insert(item).inserted { pending += node(item).children }
        }
        for item in gone { nodes[item] = nil }
        // Each list of children is gone through once.
        for parent in parents { nodes[parent]?.children.removeAll { gone.contains($0) } }
        if losesRoots { rootItems.removeAll { gone.contains($0) } }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Replaces the descendants of an item by the items of another outline.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in both.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        check(snapshot.items)
        nodes[parent]?.children = snapshot.rootItems
        for (item, node) in snapshot.nodes {
            var node = node
            if node.parent == nil { node.parent = parent }
            nodes[item] = node
        }
    }

    /// Shows the children of items.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]?.isExpanded = true
        }
    }

    /// Hides the children of items.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]?.isExpanded = false
        }
    }

    // MARK: Questions

    /// The items below an item, each before its children.
    private func descendants(of item: ItemIdentifierType?, onlyVisible: Bool = false) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var pending: [ItemIdentifierType] = (item.map { node($0).children } ?? rootItems).reversed()
        while let next = pending.popLast() {
            found.append(next)
            let node = node(next)
            if !onlyVisible || node.isExpanded { pending += node.children.reversed() }
        }
        return found
    }

    /// All items, each before its children.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public var items: [ItemIdentifierType] { descendants(of: nil) }

    /// The items whose ancestors are all expanded, in order.
    ///
    /// - Complexity: O(*v*), where *v* is the number of visible items.
    public var visibleItems: [ItemIdentifierType] { descendants(of: nil, onlyVisible: true) }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Whether an item's children are shown while it is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    /// Whether all of an item's ancestors are expanded.
    ///
    /// - Complexity: O(*l*), where *l* is the item's level.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        sequence(first: node(item)) { $0.parent.map(node) }.dropFirst().allSatisfy(\.isExpanded)
    }

    /// The number of an item's ancestors.
    ///
    /// - Complexity: O(*l*), where *l* is the item's level.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: node(item)) { $0.parent.map(node) }.reduce(-1) { sum, _ in sum + 1 }
    }

    /// The parent of an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    /// The index of an item among all; nil if it is not there.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns the outline of an item's descendants.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the outline; otherwise its children are.
    /// - Complexity: O(*d*), where *d* is the number of descendants.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var made = Self()
        made.rootItems = includingParent ? [parent] : node(parent).children
        for item in descendants(of: parent) {
            made.nodes[item] = node(item)
            if !includingParent, node(item).parent == parent { made.nodes[item]?.parent = nil }
        }
        if includingParent {
            made.nodes[parent] = node(parent)
            made.nodes[parent]?.parent = nil
        }
        return made
    }
}
