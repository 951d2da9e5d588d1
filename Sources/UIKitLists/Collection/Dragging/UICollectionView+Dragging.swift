import CoreGraphics

extension UICollectionView {
    /// The pace at which items make space for a dragged one.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After the finger has rested for a fifth of a second, an estimate.
        case fast = 1
        /// After the finger has rested for 0.6 seconds, an estimate.
        case slow = 2

        /// In seconds.
        var delay: Double {
            switch self {
            case .immediate: 0
            case .fast: 0.2
            case .slow: 0.6
            }
        }
    }
}

extension UICollectionView: DraggableList {
    /// Adds or removes the interactions of drags and drops.
    final func dragDelegatesDidChange() {
        if dragDelegate == nil, let old = dragging {
            removeInteraction(old.interaction)
            dragging = nil
        } else if dragDelegate != nil, dragging == nil {
            let made = ListDrag(self)
            made.interaction.isEnabled = dragInteractionEnabled
            dragging = made
            addInteraction(made.interaction)
        }
        if dropDelegate == nil, let old = dropping {
            removeInteraction(old.interaction)
            dropping = nil
        } else if dropDelegate != nil, dropping == nil {
            let made = CollectionDrop(self)
            dropping = made
            addInteraction(made.interaction)
        }
    }

    // MARK: Cells

    /// Shows the states of the visible cells in a drag.
    final func showDragStates() {
        for (path, cell) in shownCells {
            let isHidden = dropping?.hides(path) ?? false
            if cell.isAtFinger != isHidden { cell.isAtFinger = isHidden }
        }
    }

    /// Shows the state of a cell that appears.
    final func showDragState(of cell: UICollectionViewCell, at path: IndexPath) {
        let state = dragging?.state(at: unmoved(path)) ?? .none
        if state.rawValue != cell.dragState.rawValue { cell.change(to: state) }
        let isHidden = dropping?.hides(path) ?? false
        if cell.isAtFinger != isHidden { cell.isAtFinger = isHidden }
    }

    // MARK: Reordering

    /// Begins to reorder an item that is dragged; its cell is invisible.
    final func beginDropMovement(of path: IndexPath) {
        guard movement == nil, batch == nil, change == nil, counts.contains(path),
            let attributes = presentAttributes(of: CollectionElement(.cell, path))
        else { return }
        movement = CollectionMovement(origin: path, destination: path, position: attributes.center, isDrop: true)
        showDragStates()
    }

    final func updateDropMovement(to path: IndexPath) {
        guard let movement, movement.isDrop, movement.destination != path, isDestination(path, for: movement) else { return }
        makeSpace(at: path)
        showDragStates()
    }

    /// Returns the items to the data source's order.
    final func endDropMovement() {
        guard let movement, movement.isDrop else { return }
        if movement.destination != movement.origin { makeSpace(at: movement.origin) }
        self.movement = nil
        showDragStates()
        gapDidChange()
    }

    // MARK: Gap

    /// Animates the items to their positions for a new gap.
    final func gapDidChange() {
        guard batch == nil, change == nil else { return }
        UIView.animate(
            withDuration: Self.defaultAnimationDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.settle() })
    }

    /// Attributes of an item that makes space for a dropped one: those of the next item, in its own size.
    final func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let path = attributes.indexPath
        guard let gap = dropping?.gap, attributes.representedElementCategory == .cell, path.count == 2, path.section == gap.section,
            path.item >= gap.item, counts.contains(path)
        else { return attributes }
        let copy = attributes.copied
        copy.center = nextCenter(after: path, attributes)
        return copy
    }

    /// Frame of the gap, in the content's coordinates; nil if the section has no items.
    final func gapFrame(at path: IndexPath) -> CGRect? {
        if let attributes = presentAttributes(of: CollectionElement(.cell, path)) { return attributes.frame }
        guard path.item > 0 else { return nil }
        let last = IndexPath(item: path.item - 1, section: path.section)
        guard let attributes = presentAttributes(of: CollectionElement(.cell, last)) else { return nil }
        let center = nextCenter(after: last, attributes)
        return CGRect(
            x: center.x - attributes.size.width / 2, y: center.y - attributes.size.height / 2, width: attributes.size.width,
            height: attributes.size.height)
    }

    /// Center of the item after another one, or of one that would follow the last.
    private func nextCenter(after path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        let next = IndexPath(item: path.item + 1, section: path.section)
        if let following = presentAttributes(of: CollectionElement(.cell, next)) { return following.center }
        let center = attributes.center
        guard path.item > 0,
            let before = presentAttributes(of: CollectionElement(.cell, IndexPath(item: path.item - 1, section: path.section)))
        else { return CGPoint(x: center.x, y: center.y + attributes.size.height) }
        let step = CGVector(dx: center.x - before.center.x, dy: center.y - before.center.y)
        // In its line, or at the beginning of the next one.
        let ahead = CGPoint(x: center.x + step.dx, y: center.y + step.dy)
        let half = attributes.size.width / 2
        if abs(step.dy) < 1, ahead.x - half >= 0, ahead.x + half <= contentSize.width { return ahead }
        guard abs(step.dy) < 1, let first = presentAttributes(of: CollectionElement(.cell, IndexPath(item: 0, section: path.section)))
        else {
            return abs(step.dx) < 1 ? ahead : CGPoint(x: center.x + (before.center.x - center.x), y: before.center.y + 2 * step.dy)
        }
        return CGPoint(x: first.center.x, y: center.y + lineStep(before: path, attributes))
    }

    /// Distance of an item's line from the one before, in points.
    private func lineStep(before path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        for item in stride(from: path.item - 1, through: max(path.item - 50, 0), by: -1) {
            let element = CollectionElement(.cell, IndexPath(item: item, section: path.section))
            guard let other = presentAttributes(of: element) else { break }
            let step = attributes.center.y - other.center.y
            if step >= 1 { return step }
        }
        return attributes.size.height
    }

    // MARK: Drag

    func draggedPath(at point: CGPoint) -> IndexPath? { path(at: point) }

    func draggedCell(at path: IndexPath) -> UIView? { shownCell(at: path) }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        placeholders.dataPath(of: path).flatMap { dragDelegate?.collectionView(self, itemsForBeginning: session, at: $0) } ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        placeholders.dataPath(of: path).flatMap { dragDelegate?.collectionView(self, itemsForAddingTo: session, at: $0, point: point) }
            ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        placeholders.dataPath(of: path).flatMap { dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: $0) }
    }

    func showDrag(_ state: ListDragState, at path: IndexPath) {
        guard let (_, cell) = shownCells.first(where: { unmoved($0.0) == path }) else { return }
        cell.change(to: state)
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}

extension UICollectionViewCell {
    final func change(to state: ListDragState) {
        guard let state = DragState(rawValue: state.rawValue), state != dragState else { return }
        dragState = state
        dragStateDidChange(state)
    }

    final func showDragState(_ state: DragState) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
            contentView.alpha = state == .dragging ? 0.5 : 1
        }
    }
}
