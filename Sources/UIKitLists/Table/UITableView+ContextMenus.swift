import CoreGraphics

extension UITableView: ContextMenuSource {
    /// Adds the menus of cells once there is a delegate to give them.
    final func addContextMenus() {
        guard contextMenus == nil, delegate != nil else { return }
        let made = ListContextMenu { [unowned self] location in
            guard !isEditing, let shown = loadedGeometry.row(at: Double(location.y)), let path = dataPath(of: shown) else { return nil }
            let point = shownCell(at: shown).map { convert(location, to: $0) } ?? location
            return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        } commit: { [unowned self] configuration, animator in
            delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        contextMenus = made
        addInteraction(made.interaction)
    }

    package func contextMenuView(at point: CGPoint) -> UIView? { draggedPath(at: point).flatMap(draggedCell) }
}
