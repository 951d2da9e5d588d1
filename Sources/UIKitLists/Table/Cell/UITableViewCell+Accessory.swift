import CoreGraphics

extension UITableViewCell {
    /// The accessory view in the current state.
    final var presentAccessory: UIView? {
        if editing.isOn, !editing.isSwiped { return editingAccessoryView ?? (editingAccessoryType == .none ? nil : cellViews.accessory) }
        return accessoryView ?? (accessoryType == .none ? nil : cellViews.accessory)
    }

    /// Adds the current accessory view and removes the previous one.
    final func accessoryDidChange() {
        let isEdited = editing.isOn && !editing.isSwiped
        let type = isEdited ? editingAccessoryType : accessoryType
        let own = isEdited ? editingAccessoryView : accessoryView
        if own == nil, type != .none {
            let view = cellViews.accessory ?? CellAccessoryView(frame: .zero)
            cellViews.accessory = view
            view.show(type, in: self)
            if view.superview !== self { addSubview(view) }
        } else {
            cellViews.accessory?.removeFromSuperview()
            cellViews.accessory = nil
        }
        for (view, isShown) in [(accessoryView, !isEdited), (editingAccessoryView, isEdited)] {
            guard let view, view !== own || !isShown else { continue }
            if view.superview === self { view.removeFromSuperview() }
        }
        if let own, own.superview !== self { addSubview(own) }
        setNeedsLayout()
    }

    final func accessoryViewDidChange(from old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        accessoryDidChange()
    }
}
