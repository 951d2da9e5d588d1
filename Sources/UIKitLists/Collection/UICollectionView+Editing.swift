import CoreGraphics

extension UICollectionView {
    /// Whether items can be selected at present.
    final var permitsSelection: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether more than one item can be selected at present.
    final var permitsMultipleSelection: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    final func editingDidChange() {
        swiping?.closeAll()
        endPress()
        if movement != nil { cancelInteractiveMovement() }
        if !isEditing || !permitsSelection { clearSelection() }
        let change = {
            for (path, cell) in self.shownCells {
                self.showEditing(of: cell, at: path)
                cell.layoutIfNeeded()
            }
        }
        guard window != nil, UIView.areAnimationsEnabled else { return change() }
        UIView.animate(
            withDuration: Self.defaultAnimationDuration, delay: 0, options: [.allowUserInteraction, .layoutSubviews], animations: change)
    }

    /// Tells a cell whether its item is edited.
    final func showEditing(of cell: UICollectionViewCell, at path: IndexPath) {
        let item = dataPath(of: path)
        let isEdited = isEditing && (item.map { delegate?.collectionView(self, canEditItemAt: $0) ?? true } ?? false)
        if cell.isEdited != isEdited { cell.isEdited = isEdited }
    }

    /// Follows a drag of a cell's reorder control.
    final func reorderControlWasDragged(of cell: UICollectionViewCell, by recognizer: UILongPressGestureRecognizer) {
        let finger = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard let path = path(of: cell), beginMovement(of: path) else { return }
            movement?.grip = CGVector(dx: cell.center.x - finger.x, dy: cell.center.y - finger.y)
        case .changed:
            guard let grip = movement?.grip else { return }
            updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
        case .ended: if movement?.grip != nil { endInteractiveMovement() }
        case .cancelled, .failed: if movement?.grip != nil { cancelInteractiveMovement() }
        case .possible: break
        }
    }
}
