import CoreGraphics
import ListEngine

/// The drops into a table: the gap between rows or the row under the finger, and the end of dropped items' animations.
final class TableDrop: NSObject, UIDropInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var scrolling = ListDragScrolling(table) { [weak self] in self?.session?.run?.refresh() }
    /// The drag above the table, until its end.
    private weak var session: DropSession?
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    private(set) var gap: TableGap?
    /// The row under the finger into which items would go.
    private var highlighted: IndexPath?
    private var ends: [ListDropEnd] = []
    /// Rows whose cells appear when the previews arrive.
    private var arriving: [IndexPath] = []

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    var isActive: Bool { session != nil }

    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    /// Whether a row's cell is invisible: it is at the finger, or its preview has not arrived.
    func hides(_ path: IndexPath) -> Bool { gap?.source == path || arriving.contains(path) }

    // MARK: Movement

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        delegate?.tableView(table, canHandle: session) ?? (table.defaultDropProposal(session).operation == .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session as? DropSession
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let finger = session.location(in: table)
        scrolling.follow(finger)
        let inserted = insertion(at: finger.y)
        let position = inserted.map { table.placeholders.dataPosition($0, leaving: gap?.source) }
        let said =
            delegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: position)
            ?? table.defaultDropProposal(session)
        proposal = said
        show(said, session, at: finger.y, inserted)
        return said
    }

    /// Shows the gap or the highlighted row of a proposal.
    private func show(_ proposal: UITableViewDropProposal, _ session: any UIDropSession, at y: CGFloat, _ inserted: IndexPath?) {
        let isAccepted = proposal.operation == .copy || proposal.operation == .move
        let row = table.geometry?.row(at: Double(y)).flatMap { table.dataPath(of: $0) == nil ? nil : $0 }
        var intent = isAccepted ? proposal.intent : .unspecified
        if intent == .automatic { intent = isInMiddle(y, of: row) ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath }
        switch intent {
        case .insertAtDestinationIndexPath:
            destination = inserted
            highlight(nil)
            set(inserted.map { makeGap(at: $0, session) })
        case .insertIntoDestinationIndexPath:
            destination = row
            set(nil)
            highlight(row)
        default:
            destination = inserted
            set(nil)
            highlight(nil)
        }
    }

    private func isInMiddle(_ y: CGFloat, of row: IndexPath?) -> Bool {
        guard let row else { return false }
        let frame = table.presentRect(ofRow: row)
        return abs(y - frame.midY) < frame.height / 4
    }

    /// The index path at which an item would be inserted: the far edge of the row under the finger, seen from the gap.
    private func insertion(at y: CGFloat) -> IndexPath? {
        guard let geometry = table.geometry, !geometry.sections.isEmpty else { return nil }
        let source = gap?.source
        func position(_ path: IndexPath) -> IndexPath {
            guard let source, path.section == source.section, path > source else { return path }
            return IndexPath(row: path.row - 1, section: path.section)
        }
        if let gap {
            let top = gap.top(in: geometry)
            if y >= top, y < top + gap.height { return gap.target }
        }
        if let row = table.visibleRows.first(where: { row in
            guard row.path != gap?.source else { return false }
            let frame = table.frame(of: row)
            return y >= frame.minY && y < frame.maxY
        }) {
            let position = position(row.path)
            guard let gap, position >= gap.target else { return position }
            return IndexPath(row: position.row + 1, section: position.section)
        }
        switch geometry.item(at: Double(y)) {
        case .header(let section)?: return IndexPath(row: 0, section: section)
        case .footer(let section)?:
            return IndexPath(row: geometry.sections[section].rows.count - (source?.section == section ? 1 : 0), section: section)
        default: return nil
        }
    }

    private func makeGap(at path: IndexPath, _ session: any UIDropSession) -> TableGap {
        let source = proposal.operation == .move ? movedRow(session) : nil
        let height = (source ?? rows(of: session).first).map { table.presentRect(ofRow: $0).height } ?? table.usualRowHeight
        return TableGap(source: source, target: path, height: height)
    }

    /// The only row of a drag, if it is the table's.
    private func movedRow(_ session: any UIDropSession) -> IndexPath? {
        let rows = rows(of: session)
        return rows.count == 1 && session.items.count == 1 ? rows[0] : nil
    }

    private func rows(of session: any UIDropSession) -> [IndexPath] { session.items.compactMap { table.dragging?.path(of: $0) } }

    private func set(_ new: TableGap?) {
        guard new != gap else { return }
        gap = new
        table.gapDidChange()
        table.showDragStates()
    }

    /// Forgets the gap before the rows change.
    func forgetGap() {
        guard gap != nil else { return }
        gap = nil
        table.showDragStates()
    }

    private func highlight(_ path: IndexPath?) {
        guard path != highlighted else { return }
        if let highlighted { table.shownCell(at: highlighted)?.setHighlighted(false, animated: true) }
        highlighted = path
        if let path { table.shownCell(at: path)?.setHighlighted(true, animated: true) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    private func leave() {
        scrolling.stop()
        highlight(nil)
        set(nil)
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        scrolling.stop()
        highlight(nil)
        let source = gap?.source
        if let source, let destination, let dataSource = table.dataSource, table.movesRows(dataSource),
            let from = table.dataPath(of: source)
        {
            let to = table.placeholders.dataPosition(destination, leaving: source)
            ends = session.items.map { ListDropEnd(item: $0, goal: .cell(destination)) }
            forgetGap()
            if source != destination {
                dataSource.tableView(table, moveRowAt: from, to: to)
                table.change { $0.update.movedItems.append(.init(from: from, to: to)) }
            }
        } else if let delegate {
            let entries = session.items.map { item in
                TableDropCoordinator.Item(
                    item, table.dragging?.path(of: item).flatMap(table.dataPath), self.session?.run?.previewSize(of: item) ?? .zero)
            }
            let isInside = gap == nil && proposal.intent != .unspecified
            let given = destination.map { isInside ? table.dataPath(of: $0) ?? $0 : table.placeholders.dataPosition($0, leaving: source) }
            let coordinator = TableDropCoordinator(session, entries, at: given, proposal, in: table)
            delegate.tableView(table, performDropWith: coordinator)
            ends = coordinator.ends.map { $0.displayed(by: table.placeholders) }
        }
        forgetGap()
        arriving = ends.compactMap { end in
            if case .cell(let path) = end.goal, table.geometry?.contains(path) == true { return path }
            return nil
        }
        table.showDragStates()
        table.gapDidChange()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let end = ends.first(where: { $0.item === item }) else { return defaultPreview }
        switch end.goal {
        case .cell(let path):
            let frame = table.presentRect(ofRow: path)
            let target = UIDragPreviewTarget(container: table, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let cell = table.shownCell(at: path), let parameters = parameters(at: path, of: cell) else {
                return defaultPreview.retargetedPreview(with: target)
            }
            return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
        case .inside(let path, let rect):
            let size = defaultPreview.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height, 1) : 1
            let origin = table.presentRect(ofRow: path).origin
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: table, center: CGPoint(x: origin.x + rect.midX, y: origin.y + rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .placeholder, .none: return defaultPreview
        }
    }

    /// The look of a dropped row's preview at its end; nil for the dragged one.
    private func parameters(at path: IndexPath, of cell: UITableViewCell) -> UIDragPreviewParameters? {
        if let context = table.placeholders.context(at: path) { return context.placeholder.previewParametersProvider?(cell) }
        return table.dataPath(of: path).flatMap { delegate?.tableView(table, dropPreviewParametersForRowAt: $0) }
    }

    /// Converts the stored index paths to the table's new rows.
    func carry(by mapping: ListMapping) { arriving = arriving.compactMap(mapping.position) }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let end = ends.first(where: { $0.item === item }), let animator = animator as? DragAnimations else { return }
        end.animations.follow(animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        // The cell replaces its preview.
        UIView.performWithoutAnimation { for path in arriving { table.shownCell(at: path)?.change(to: .none) } }
        (ends, arriving) = ([], [])
        table.showDragStates()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        self.session = nil
        destination = nil
        delegate?.tableView(table, dropSessionDidEnd: session)
    }
}
