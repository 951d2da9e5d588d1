import CoreGraphics

/// A focus update with the items of a collection view. Created by the system.
///
/// Source: Apple, [UICollectionViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext).
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let items: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        items = (previous, next)
        super.init(context)
    }

    /// The item whose cell contains what was focused; nil for none of the collection view.
    open var previouslyFocusedIndexPath: IndexPath? { items.previous }

    /// The item whose cell contains what is focused; nil for none of the collection view.
    open var nextFocusedIndexPath: IndexPath? { items.next }
}

extension UICollectionView {
    /// Whether items can become focused, unless the delegate decides.
    final var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    /// Whether the visible cells are those of a sidebar.
    final var isSidebar: Bool {
        shown.values.contains {
            let appearance = ($0 as? UICollectionViewListCell)?.listPosition?.appearance
            return appearance == .sidebar || appearance == .sidebarPlain
        }
    }

    final func canFocusItem(_ path: IndexPath) -> Bool {
        guard let path = dataPath(of: path) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocusNow
    }

    private func path(around item: (any UIFocusItem)?) -> IndexPath? {
        var at: (any UIFocusEnvironment)? = item
        while let each = at {
            if let cell = each as? UICollectionViewCell, let path = path(of: cell) { return path }
            if each === self { return nil }
            at = each.parentFocusEnvironment
        }
        return nil
    }

    private func context(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        UICollectionViewFocusUpdateContext(
            context, from: path(around: context.previouslyFocusedItem).flatMap(dataPath),
            to: path(around: context.nextFocusedItem).flatMap(dataPath))
    }

    final func permitsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: self.context(context)) ?? true
    }

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let items = self.context(context)
        let next = path(around: context.nextFocusedItem)
        if let path = next ?? path(around: context.previouslyFocusedItem) { lastFocusedItem = path }
        delegate?.collectionView(self, didUpdateFocusIn: items, with: coordinator)
        guard let path = next, let item = items.nextFocusedIndexPath, context.nextFocusedItem is UICollectionViewCell,
            !selection.contains(path)
        else { return }
        if delegate?.collectionView(self, selectionFollowsFocusForItemAt: item) ?? selectionFollowsFocus { selectByFocus(path) }
    }

    final var ownPreferredEnvironments: [any UIFocusEnvironment] { preferredFocusPath.flatMap { shownCell(at: $0) }.map { [$0] } ?? [] }
}

extension UICollectionView: FocusList {
    package var preferredFocusPath: IndexPath? {
        let last = remembersLastFocusedIndexPath ? lastFocusedItem : nil
        let preferred = last ?? delegate?.indexPathForPreferredFocusedView(in: self).map(placeholders.displayedPath)
        guard let path = preferred, counts.contains(path) else { return nil }
        return path
    }

    package var lastFocusedPath: IndexPath? { lastFocusedItem }

    package func focusTargets(from start: CGRect, toward heading: UIFocusHeading) -> [(path: IndexPath, frame: CGRect)] {
        // A page ahead.
        var area = start
        switch heading {
        case .up:
            area.origin.y -= bounds.height
            area.size.height += bounds.height
        case .down: area.size.height += bounds.height
        case .left:
            area.origin.x -= bounds.width
            area.size.width += bounds.width
        case .right: area.size.width += bounds.width
        default: return []
        }
        return wanted(in: area).filter { $0.element.category == .cell && shown[$0.element] == nil && $0.attributes.scrollHost == nil }
            .filter { canFocusItem($0.element.path) }.map { ($0.element.path, shownFrame(of: $0.attributes)) }
    }

    package func focusItem(at path: IndexPath) -> (any UIFocusItem)? { shownCell(at: path) }

    package func focusFrame(at path: IndexPath) -> CGRect? {
        guard counts.contains(path) else { return nil }
        prepareLayout()
        return presentAttributes(of: CollectionElement(.cell, path)).map { shownFrame(of: $0) }
    }
}

extension UICollectionViewCell: FocusObserving, FocusEffectDefaulting, PrimaryActing {
    private var collectionView: UICollectionView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    final var isFocusable: Bool {
        guard let collectionView, let path = collectionView.path(of: self) else { return false }
        return collectionView.canFocusItem(path)
    }

    /// None for a cell with a content configuration, which shows the focus itself; otherwise a halo.
    package var defaultFocusEffect: UIFocusEffect? { contentConfiguration == nil ? UIFocusEffect() : nil }

    package var systemFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }

    package func focusDidChange() {
        configurationStateDidChange()
        (self as? UICollectionViewListCell)?.showBackdrop()
    }

    package func primaryPressBegan() -> Bool {
        guard let collectionView, let path = collectionView.path(of: self) else { return false }
        return collectionView.primaryPressBegan(at: path)
    }

    package func primaryPressEnded(isCancelled: Bool) { collectionView?.primaryPressEnded(isCancelled: isCancelled) }
}
