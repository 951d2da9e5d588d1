import CoreGraphics
import ListEngine

/// A list whose rows or items can be dragged.
@MainActor
protocol DraggableList: UIScrollView {
    /// The row or item at a point of the content; nil for none.
    func draggedPath(at point: CGPoint) -> IndexPath?
    func draggedCell(at path: IndexPath) -> UIView?
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    /// Tells the cell of a row or item about its state.
    func showDrag(_ state: ListDragState, at path: IndexPath)
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
}

/// The state of a cell in a drag; the cells' public states have the same values.
enum ListDragState: Int { case none, lifting, dragging }

/// The drags of a list's cells, which its drag delegate gives.
final class ListDrag: NSObject, UIDragInteractionDelegate {
    private unowned let list: any DraggableList
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The rows or items of the lifted and dragged items.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private var hasBegun = false

    init(_ list: any DraggableList) {
        self.list = list
        super.init()
    }

    /// Whether items of the list are lifted or dragged.
    var isActive: Bool { !sources.isEmpty }

    /// The row or item of a dragged item; nil for one of another source.
    func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    /// The state of a row or item, for a cell that appears.
    func state(at path: IndexPath) -> ListDragState {
        guard sources.contains(where: { $0.path == path }) else { return .none }
        return hasBegun ? .dragging : .lifting
    }

    /// Converts the stored index paths to the list's new content.
    func carry(by mapping: ListMapping) {
        sources = sources.compactMap { source in mapping.newPath(of: source.path).map { (source.item, $0) } }
    }

    private func show(_ state: ListDragState) {
        var shown: Set<IndexPath> = []
        for source in sources where shown.insert(source.path).inserted { list.showDrag(state, at: source.path) }
    }

    private func end() {
        show(.none)
        (sources, hasBegun) = ([], false)
    }

    // MARK: Drag

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard sources.isEmpty, let path = list.draggedPath(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(for: session, at: path)
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { path(of: item).flatMap(preview) }

    private func preview(at path: IndexPath) -> UITargetedDragPreview? {
        guard let cell = list.draggedCell(at: path), cell.superview != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        show(.lifting)
        animator.addCompletion { [weak self] in if $0 == .start { self?.end() } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasBegun = true
        show(.dragging)
        list.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.dragAllowsMove(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.draggedPath(at: point) else { return [] }
        let items = list.dragItems(addedTo: session, at: path, point: point)
        sources += items.map { ($0, path) }
        if !items.isEmpty { list.showDrag(.dragging, at: path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { path(of: item).flatMap(preview) }

    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        guard !hasBegun else { return }
        animator.addCompletion { [weak self] _ in self?.end() }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        end()
        list.dragDidEnd(session)
    }
}
