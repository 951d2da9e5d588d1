import CoreGraphics

extension UITableViewCell {
    /// The visible controls.
    final var stateMask: StateMask {
        var mask: StateMask = []
        if editing.isOn, !editing.isSwiped { mask.insert(.showingEditControl) }
        if editing.showsConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Whether an accessory or a control ends the content.
    final var hasTrailingViews: Bool { (presentAccessory?.bounds.width ?? 0) > 0 || showsReorderControlNow }

    final var showsReorderControlNow: Bool { editing.isOn && !editing.isSwiped && editing.canMove && showsReorderControl }

    final func changeEditing(_ isOn: Bool, animated: Bool) {
        let old = stateMask
        guard editing.isOn != isOn else { return editingControlsMayHaveChanged(animated: animated) }
        editing.isOn = isOn
        configurationStateDidChange()
        if !isOn { (editing.isSwiped, editing.showsConfirmation) = (false, false) }
        changeState(from: old, animated: animated)
    }

    /// Notifies the cell that the swipe buttons appear or disappear.
    final func showsConfirmation(_ isShown: Bool, animated: Bool) {
        let old = stateMask
        guard editing.showsConfirmation != isShown else { return }
        editing.showsConfirmation = isShown
        changeState(from: old, animated: animated)
    }

    private func changeState(from old: StateMask, animated: Bool) {
        let new = stateMask
        if new != old { willTransition(to: new) }
        accessoryDidChange()
        editingControlsMayHaveChanged(animated: animated) { [weak self] in
            if new != old { self?.didTransition(to: new) }
        }
    }

    // MARK: Controls

    /// Shows the controls of the current editing state and removes the others; with animation they slide in from the edges.
    final func editingControlsMayHaveChanged(animated: Bool, completion: @escaping () -> Void = {}) {
        let layout = layout(in: bounds.size)
        if layout.hasEditControl { showEditControl() }
        if layout.hasReorderControl { showReorderControl() }
        setNeedsLayout()
        guard animated, window != nil else {
            removeUnusedControls()
            layoutIfNeeded()
            return completion()
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) { [self] in
            cellViews.editControl?.alpha = layout.hasEditControl ? 1 : 0
            cellViews.reorderControl?.alpha = layout.hasReorderControl ? 1 : 0
            layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeUnusedControls()
            completion()
        }
    }

    private func showEditControl() {
        let control = cellViews.editControl ?? CellEditControl(frame: .zero)
        if cellViews.editControl == nil {
            cellViews.editControl = control
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    tableView?.editControlWasTapped(of: self)
                }, for: .touchUpInside)
            // Starts outside the cell, at the edge from which the control enters.
            var outside = layout(in: bounds.size)
            outside.hasEditControl = false
            UIView.performWithoutAnimation { control.frame = placed(outside.editControl) }
            control.alpha = 0
            addSubview(control)
        }
        control.kind = editing.isMultipleSelection ? .check : editing.style == .insert ? .insert : .delete
        control.isChecked = selection.isSelected
        if window == nil || !UIView.areAnimationsEnabled { control.alpha = 1 }
    }

    private func showReorderControl() {
        guard cellViews.reorderControl == nil else { return }
        let control = CellReorderControl(frame: .zero)
        cellViews.reorderControl = control
        control.onDrag = { [weak self] recognizer in
            guard let self else { return }
            tableView?.reorderControlWasDragged(of: self, by: recognizer)
        }
        var outside = layout(in: bounds.size)
        outside.hasReorderControl = false
        UIView.performWithoutAnimation { control.frame = placed(outside.reorderControl) }
        control.alpha = 0
        addSubview(control)
    }

    private func removeUnusedControls() {
        let layout = layout(in: bounds.size)
        if layout.hasEditControl {
            cellViews.editControl?.alpha = 1
        } else {
            cellViews.editControl?.removeFromSuperview()
            cellViews.editControl = nil
        }
        if layout.hasReorderControl {
            cellViews.reorderControl?.alpha = 1
        } else {
            cellViews.reorderControl?.removeFromSuperview()
            cellViews.reorderControl = nil
        }
    }

    // MARK: Reuse

    /// Clears the state of the previous row: selection, editing and animations.
    final func forgetRow() {
        for view in [self, contentView] { view.layer.removeAllAnimations() }
        (slide, alpha, isHidden) = (0, 1, false)
        selection.isSuppressed = false
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        guard editing.isOn || editing.showsConfirmation else { return }
        editing = CellEditing()
        accessoryDidChange()
        removeUnusedControls()
        setNeedsLayout()
    }

    /// Duration in seconds.
    static let editingDuration = 0.3
}
