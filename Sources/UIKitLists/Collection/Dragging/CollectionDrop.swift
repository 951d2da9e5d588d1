import CoreGraphics
import ListEngine
import QuartzCore

/// The drops into a collection view: items that are reordered or make space, or the item under the finger, and the end of dropped items'
/// animations.
final class CollectionDrop: NSObject, UIDropInteractionDelegate {
    private unowned let list: UICollectionView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var scrolling = ListDragScrolling(list) { [weak self] in self?.session?.run?.refresh() }
    private weak var session: DropSession?
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    /// Position of the gap for items of other sources; nil for none.
    private(set) var gap: IndexPath?
    /// The item under the finger into which others would go.
    private var highlighted: IndexPath?
    /// The position that the items take after the delay of the cadence.
    private var waiting: (path: IndexPath, timer: MediaTimer)?
    private var ends: [ListDropEnd] = []
    /// Items whose cells appear when the previews arrive.
    private var arriving: [IndexPath] = []

    init(_ list: UICollectionView) {
        self.list = list
        super.init()
    }

    var isActive: Bool { session != nil }

    private var delegate: (any UICollectionViewDropDelegate)? { list.dropDelegate }

    /// Whether the cell of a displayed index path is invisible: it is at the finger, or its preview has not arrived.
    func hides(_ path: IndexPath) -> Bool {
        if let movement = list.movement, movement.isDrop, movement.destination == path { return true }
        return arriving.contains(path)
    }

    // MARK: Movement

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        delegate?.collectionView(list, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session as? DropSession
        delegate?.collectionView(list, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let finger = session.location(in: list)
        scrolling.follow(finger)
        let source = movedItem(session)
        let inserted = source == nil || list.movement == nil ? insertion(at: finger) : reordered(to: finger)
        guard let delegate else { return proposal }
        let said = delegate.collectionView(list, dropSessionDidUpdate: session, withDestinationIndexPath: inserted.map(position))
        proposal = said
        let isAccepted = said.operation == .copy || said.operation == .move
        switch isAccepted ? said.intent : .unspecified {
        case .insertAtDestinationIndexPath:
            highlight(nil)
            insert(at: inserted, reordering: said.operation == .move ? source : nil)
        case .insertIntoDestinationIndexPath:
            close()
            destination = list.path(at: finger).flatMap { list.dataPath(of: $0) == nil ? nil : $0 }
            highlight(destination)
        case .unspecified:
            close()
            destination = inserted
            highlight(nil)
        }
        return said
    }

    /// The position of a reordered item at the finger: the items have made space for it where it is.
    private func reordered(to finger: CGPoint) -> IndexPath? {
        guard let movement = list.movement else { return nil }
        return list.storedLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.destination,
            withPosition: list.mirrored(CGRect(origin: finger, size: .zero)).origin)
    }

    /// The position at which an item would be inserted: the far edge of the item under the finger, seen from the gap.
    private func insertion(at finger: CGPoint) -> IndexPath? {
        if let gap, list.gapFrame(at: gap)?.contains(finger) == true { return gap }
        guard let path = list.shownCells.first(where: { $0.1.frame.contains(finger) })?.0 else { return nil }
        guard let gap, path.section == gap.section, path >= gap else { return path }
        return IndexPath(item: path.item + 1, section: path.section)
    }

    /// Position in the data source.
    private func position(_ path: IndexPath) -> IndexPath {
        list.placeholders.dataPosition(path, leaving: list.movement?.isDrop == true ? list.movement?.origin : nil)
    }

    /// The only item of a drag, if it is the collection view's.
    private func movedItem(_ session: any UIDropSession) -> IndexPath? {
        session.items.count == 1 ? list.dragging?.path(of: session.items[0]) : nil
    }

    /// Makes space at a position, now or after the delay of the cadence.
    private func insert(at path: IndexPath?, reordering source: IndexPath?) {
        destination = path
        guard let path else { return close() }
        if source != nil, list.movement == nil { list.beginDropMovement(of: source ?? path) }
        let present = source == nil ? gap : list.movement?.destination
        guard present != path else { return stopWaiting() }
        guard waiting?.path != path else { return }
        stopWaiting()
        let delay = list.reorderingCadence.delay
        guard delay > 0 else { return open(at: path, reordering: source != nil) }
        let timer = MediaTimer(
            after: delay, name: "UICollectionView.reorderingCadence",
            onMainActor: { [weak self] in
                self?.waiting = nil
                self?.open(at: path, reordering: source != nil)
            })
        timer.start()
        waiting = (path, timer)
    }

    private func stopWaiting() {
        waiting?.timer.invalidate()
        waiting = nil
    }

    private func open(at path: IndexPath, reordering: Bool) {
        if reordering { return list.updateDropMovement(to: path) }
        gap = path
        list.gapDidChange()
    }

    private func close() {
        stopWaiting()
        if list.movement?.isDrop == true { list.endDropMovement() }
        guard gap != nil else { return }
        gap = nil
        list.gapDidChange()
    }

    /// Forgets the gap before the items change.
    func forgetGap() {
        stopWaiting()
        gap = nil
    }

    private func highlight(_ path: IndexPath?) {
        guard path != highlighted else { return }
        if let highlighted { list.shownCell(at: highlighted)?.isHighlighted = false }
        highlighted = path
        if let path { list.shownCell(at: path)?.isHighlighted = true }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        scrolling.stop()
        highlight(nil)
        close()
        delegate?.collectionView(list, dropSessionDidExit: session)
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        scrolling.stop()
        highlight(nil)
        if let waiting {
            // The drop takes effect where the finger is.
            let path = waiting.path
            stopWaiting()
            open(at: path, reordering: list.movement?.isDrop == true)
        }
        let entries = session.items.map { item in
            CollectionDropCoordinator.Item(
                item, list.dragging?.path(of: item).flatMap(list.placeholders.dataPath), self.session?.run?.previewSize(of: item) ?? .zero)
        }
        let isInside = proposal.intent == .insertIntoDestinationIndexPath
        let given = destination.flatMap { isInside ? list.dataPath(of: $0) : position($0) }
        let coordinator = CollectionDropCoordinator(session, entries, at: given, proposal, in: list)
        delegate?.collectionView(list, performDropWith: coordinator)
        ends = coordinator.ends.map { $0.displayed(by: list.placeholders) }
        let counts = list.counts
        arriving = ends.compactMap { end in
            if case .cell(let path) = end.goal, counts.contains(path) { return path }
            return nil
        }
        close()
        list.showDragStates()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let end = ends.first(where: { $0.item === item }) else { return defaultPreview }
        switch end.goal {
        case .cell(let path):
            guard let attributes = list.presentAttributes(of: CollectionElement(.cell, path)) else { return defaultPreview }
            let size = defaultPreview.size
            let isSame = abs(size.width - attributes.size.width) < 1 && abs(size.height - attributes.size.height) < 1
            let target = UIDragPreviewTarget(container: list, center: attributes.center)
            if let cell = list.shownCell(at: path), let parameters = parameters(at: path, of: cell) {
                return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
            }
            guard !isSame, size.width > 0, size.height > 0 else { return defaultPreview.retargetedPreview(with: target) }
            let scale = CGAffineTransform(scaleX: attributes.size.width / size.width, y: attributes.size.height / size.height)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(container: list, center: attributes.center, transform: scale))
        case .inside(let path, let rect):
            let size = defaultPreview.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height, 1) : 1
            let origin = list.presentAttributes(of: CollectionElement(.cell, path))?.frame.origin ?? .zero
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: list, center: CGPoint(x: origin.x + rect.midX, y: origin.y + rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder, .none: return defaultPreview
        }
    }

    /// The look of a dropped item's preview at its end; nil for the dragged one.
    private func parameters(at path: IndexPath, of cell: UICollectionViewCell) -> UIDragPreviewParameters? {
        if let context = list.placeholders.context(at: path) { return context.placeholder.previewParametersProvider?(cell) }
        return list.placeholders.dataPath(of: path).flatMap { delegate?.collectionView(list, dropPreviewParametersForItemAt: $0) }
    }

    /// Converts the stored index paths to the list's new items.
    func carry(by mapping: ListMapping) { arriving = arriving.compactMap(mapping.position) }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let end = ends.first(where: { $0.item === item }), let animator = animator as? DragAnimations else { return }
        end.animations.follow(animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        // The cell replaces its preview.
        UIView.performWithoutAnimation { for path in arriving { list.shownCell(at: path)?.change(to: .none) } }
        (ends, arriving) = ([], [])
        list.showDragStates()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        self.session = nil
        destination = nil
        delegate?.collectionView(list, dropSessionDidEnd: session)
    }
}
