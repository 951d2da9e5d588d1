import CoreGraphics
import ListEngine

/// A focus update with the rows of a table view. Created by the system.
///
/// Source: Apple, [UITableViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext).
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let rows: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        rows = (previous, next)
        super.init(context)
    }

    /// The row that contains the item that was focused; nil if it is in no row of the table.
    open var previouslyFocusedIndexPath: IndexPath? { rows.previous }

    /// The row that contains the item that is focused; nil if it is in no row of the table.
    open var nextFocusedIndexPath: IndexPath? { rows.next }
}

extension UITableView {
    /// Whether rows can become focused, unless the delegate decides.
    final var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    final func canFocusRow(_ path: IndexPath) -> Bool {
        guard let path = dataPath(of: path) else { return false }
        return delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocusNow
    }

    private func row(of item: (any UIFocusItem)?) -> IndexPath? {
        var at = item.flatMap { UIFocusSystem.view($0) }
        while let view = at {
            if let cell = view as? UITableViewCell, let path = path(of: cell) { return path }
            at = view.superview
        }
        return nil
    }

    private func context(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(
            context, from: row(of: context.previouslyFocusedItem).flatMap(dataPath), to: row(of: context.nextFocusedItem).flatMap(dataPath))
    }

    final func permitsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: self.context(context)) ?? true
    }

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let rows = self.context(context)
        let next = row(of: context.nextFocusedItem)
        if let path = next ?? row(of: context.previouslyFocusedItem) { lastFocusedRow = path }
        delegate?.tableView(self, didUpdateFocusIn: rows, with: coordinator)
        guard let path = next, let row = rows.nextFocusedIndexPath, context.nextFocusedItem is UITableViewCell, !selection.contains(path)
        else { return }
        if delegate?.tableView(self, selectionFollowsFocusForRowAt: row) ?? selectionFollowsFocus { selectByFocus(path) }
    }

    final var ownPreferredEnvironments: [any UIFocusEnvironment] {
        guard let path = preferredFocusPath else { return [] }
        if let cell = shownCell(at: path) { return [cell] }
        return []
    }
}

extension UITableView: FocusList {
    package var preferredFocusPath: IndexPath? {
        let last = remembersLastFocusedIndexPath ? lastFocusedRow : nil
        let preferred = last ?? delegate?.indexPathForPreferredFocusedView(in: self).map(placeholders.displayedPath)
        guard let path = preferred, loadedGeometry.contains(path) else { return nil }
        return path
    }

    package var lastFocusedPath: IndexPath? { lastFocusedRow }

    package func focusTargets(from start: CGRect, toward heading: UIFocusHeading) -> [(path: IndexPath, frame: CGRect)] {
        guard heading == .up || heading == .down, let first = loadedGeometry.row(at: Double(start.midY)) else { return [] }
        var at: TableItem? = .row(first)
        // A page of rows that cannot become focused ends the search.
        let limit = bounds.height
        while let item = at {
            at = heading == .down ? loadedGeometry.item(after: item) : loadedGeometry.item(before: item)
            guard case .row(let path)? = at else { continue }
            let frame = presentRect(ofRow: path)
            guard abs(frame.midY - start.midY) < start.height + limit else { return [] }
            if shownCell(at: path) == nil, canFocusRow(path) { return [(path, frame)] }
        }
        return []
    }

    package func focusItem(at path: IndexPath) -> (any UIFocusItem)? { shownCell(at: path) }

    package func focusFrame(at path: IndexPath) -> CGRect? { loadedGeometry.contains(path) ? presentRect(ofRow: path) : nil }
}

extension UITableViewCell: FocusObserving, FocusEffectDefaulting, PrimaryActing {
    /// None: the cell itself shows the focus.
    package var defaultFocusEffect: UIFocusEffect? { nil }

    package var systemFocusPriority: UIFocusGroupPriority { isSelected ? .prioritized : .ignored }

    package func focusDidChange() {
        selection.isFocused = isFocused
        configurationStateDidChange()
        showSelection(animated: false)
        tintTexts(isFocused)
    }

    /// Shows the standard texts in the tint color while the cell is focused.
    private func tintTexts(_ isTinted: Bool) {
        for label in [cellViews.title, cellViews.detail].compactMap({ $0 }) {
            if isTinted {
                if selection.restingColors[ObjectIdentifier(label)] == nil {
                    selection.restingColors[ObjectIdentifier(label)] = label.textColor
                }
                label.textColor = tintColor
            } else if let color = selection.restingColors.removeValue(forKey: ObjectIdentifier(label)) {
                label.textColor = color
            }
        }
    }

    package func primaryPressBegan() -> Bool {
        guard let tableView, let path = tableView.path(of: self) else { return false }
        return tableView.primaryPressBegan(at: path)
    }

    package func primaryPressEnded(isCancelled: Bool) { tableView?.primaryPressEnded(isCancelled: isCancelled) }
}
