import CoreGraphics

extension UICollectionView: ContextMenuSource {
    /// Adds the menus of cells once there is a delegate to give them.
    final func addContextMenus() {
        guard contextMenus == nil, delegate != nil else { return }
        let made = ListContextMenu { [unowned self] location in
            guard let path = path(at: location).flatMap(dataPath) else { return nil }
            return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: location)
        } commit: { [unowned self] configuration, animator in
            delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        contextMenus = made
        addInteraction(made.interaction)
    }

    package func contextMenuView(at point: CGPoint) -> UIView? { path(at: point).flatMap { shownCell(at: $0) } }
}
