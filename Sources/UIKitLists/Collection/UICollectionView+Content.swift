import CoreGraphics
import ListEngine

extension UICollectionView {
    /// Item counts, from the data source if not loaded.
    final var counts: CollectionCounts {
        if let storedCounts { return storedCounts }
        let counts = displayed(askForCounts(), with: placeholders)
        storedCounts = counts
        return counts
    }

    final func askForCounts() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts() }
        let sections = max(dataSource.numberOfSections(in: self), 0)
        return CollectionCounts((0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) })
    }

    final func itemCount(of section: Int) -> Int {
        let items = counts.items
        guard items.indices.contains(section) else {
            trap(
                object: "\(self)", value: "numberOfItems(inSection: \(section)), but there are \(items.count) sections",
                remedy: "ask for a section below numberOfSections")
        }
        return items[section]
    }

    final func loadAgain() {
        if batch != nil { batch?.isReload = true }
        endPress()
        dropping?.forgetGap()
        movement = nil
        clearSelection()
        for view in leaving { end(view) }
        leaving = []
        for (_, view) in sortedShown { end(view) }
        shown = [:]
        placeholders.removeAll()
        storedCounts = nil
        lacksIndexTitles = true
        prefetch.reset()
        let context = UICollectionViewLayoutInvalidationContext.make(for: storedLayout)
        context.isEverything = true
        context.isOfCounts = true
        storedLayout.invalidateLayout(with: context)
        layoutIsStale = true
        setNeedsLayout()
    }

    /// Visible elements and their views, in an order that does not depend on the dictionary's.
    final var sortedShown: [(CollectionElement, UICollectionReusableView)] {
        shown.map { ($0.key, $0.value) }.sorted { $0.0.precedes($1.0) }
    }
}

extension CollectionElement {
    func precedes(_ other: CollectionElement) -> Bool {
        if path != other.path { return path < other.path }
        if category != other.category { return category.rawValue < other.category.rawValue }
        return kind < other.kind
    }
}
